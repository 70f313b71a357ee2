"""Refusals: errors that are shown to the person who asked, in their language."""

from bot.base.language import Sentence


class Refusal(Exception):
    """Raised when a person asks for something that can't be done. Nothing has changed."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.text)
        self.sentence = sentence


class Withheld(Refusal):
    """The match isn't there, or it isn't shown to this person: they can't tell which."""


class StaleClick(Refusal):
    """The click was on a board or hand that is out of date."""
