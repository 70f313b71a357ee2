"""The pages that tell the rules of a game."""

from collections.abc import Iterable
from typing import Final

from bot.base.language import Language, Sentence, sentence
from bot.pages.model import Page, Picture

LEAVING_EARLY: Final = sentence(
    "If you leave before you've decided anything, the match is called off and counts for nobody. "
    "After three such matches within a day you wait 15 minutes for the next rated one."
)
"""A house ruling of every game for several."""


def paragraphs(told: Iterable[Sentence], language: Language, apart: str = "\n\n") -> str:
    """Sentences of the rules as one text."""
    return apart.join(language.render(each) for each in told)


def pages_of(title: str, texts: Iterable[str], credit: str, picture: Picture) -> tuple[Page, ...]:
    """Return a page for each text, the picture of an example on the first of them."""
    return tuple(
        Page(title, text, footer=credit, picture=None if number else picture)
        for number, text in enumerate(texts)
    )
