"""The pages that tell the rules of a game."""

from collections.abc import Iterable

from bot.base.language import Language, Sentence
from bot.pages.model import Page, Picture


def paragraphs(told: Iterable[Sentence], language: Language, apart: str = "\n\n") -> str:
    """Sentences of the rules as one text."""
    return apart.join(language.render(each) for each in told)


def pages_of(title: str, texts: Iterable[str], credit: str, picture: Picture) -> tuple[Page, ...]:
    """A page for each text, the picture of an example on the first of them."""
    return tuple(
        Page(title, text, footer=credit, picture=None if number else picture)
        for number, text in enumerate(texts)
    )
