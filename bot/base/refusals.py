"""Refusals that a person can act on, told privately in that person's language."""

from bot.base.language import Sentence


class Refusal(Exception):
    """Raised when a person asks for something that cannot be done; nothing has changed."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.text)
        self.sentence = sentence


class StaleClick(Refusal):
    """The click was made on an older board or hand than the present one."""
