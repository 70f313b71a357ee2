"""The pages that tell the rules of a game."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.base.discord_limits import MAX_CONTENT
from bot.base.language import Language, Sentence, sentence
from bot.pages.model import Page, Picture

MAX_RULES: Final = MAX_CONTENT - 50
"""Maximum length of a page of rules; each of its suits takes one character more when it is sent."""
LEAVING_EARLY: Final = sentence(
    "If you leave before you've decided anything, the match is called off and counts for nobody. "
    "After three such matches within a day you wait 15 minutes for the next rated one."
)
"""A house ruling of every game for several."""


def paragraphs(told: Iterable[Sentence], language: Language, apart: str = "\n\n") -> str:
    """Sentences of the rules as one text."""
    return apart.join(language.render(each) for each in told)


def pages_of(title: str, texts: Iterable[str], credit: str, picture: Picture) -> tuple[Page, ...]:
    """Return a page for each text, several for a long one; the first has the example's picture."""
    pages = [page for text in texts for page in _pages_that_fit(Page(title, text, footer=credit))]
    return (replace(pages[0], picture=picture), *pages[1:])


def _pages_that_fit(page: Page) -> list[Page]:
    """Return a page, or its halves if it is too long for a message: whole paragraphs."""
    ends = [found.start() for found in re.finditer("\n\n", page.text)]
    if len(page.whole) <= MAX_RULES or not ends:
        return [page]
    middle = min(ends, key=lambda end: abs(2 * end - len(page.text)))
    halves = page.text[:middle], page.text[middle:].lstrip()
    return [each for half in halves for each in _pages_that_fit(replace(page, text=half))]
