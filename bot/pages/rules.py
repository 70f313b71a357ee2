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
    "If you leave before you've decided anything, the match is called off and doesn't count. Do "
    "that three times in a day, and you have to wait 15 minutes for your next rated match."
)
"""A house ruling of every game for several players."""
KEPT_SEAT: Final = sentence(
    "If that happens three times in a row, a computer plays for you until you take your seat back."
)
"""The last house ruling on running out of time."""

Paragraph = Sentence | tuple[Sentence, ...]
"""A sentence, or one that introduces a list of the others."""


def paragraphs(told: Iterable[Paragraph], language: Language) -> str:
    return "\n\n".join(
        "\n- ".join(map(language.render, each if isinstance(each, tuple) else (each,)))
        for each in told
    )


def pages_of(title: str, texts: Iterable[str], credit: str, picture: Picture) -> tuple[Page, ...]:
    """Return pages for these texts, split if too long; the first has the example's picture."""
    pages = [page for text in texts for page in _pages_that_fit(Page(title, text, footer=credit))]
    return (replace(pages[0], picture=picture), *pages[1:])


def _pages_that_fit(page: Page) -> list[Page]:
    """Split a page at paragraphs until each part fits into a message."""
    ends = [found.start() for found in re.finditer("\n\n", page.text)]
    if len(page.whole) <= MAX_RULES or not ends:
        return [page]
    middle = min(ends, key=lambda end: abs(2 * end - len(page.text)))
    halves = page.text[:middle], page.text[middle:].lstrip()
    return [each for half in halves for each in _pages_that_fit(replace(page, text=half))]
