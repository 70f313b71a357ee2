"""Refusals: errors that are shown to the person who asked, in their language."""

from bot.base.language import Sentence, language_for
from bot.base.words import SOURCE_LANGUAGE


class Refusal(Exception):
    """Raised when a person asks for something that can't be done. Nothing has changed."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return language_for(SOURCE_LANGUAGE).render(self.sentence)


class Withheld(Refusal):
    """The match doesn't exist or may not be shown to this person, who can't tell which."""


class StaleClick(Refusal):
    """The click was on a board or hand that is out of date."""
