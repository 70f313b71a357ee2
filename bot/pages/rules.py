"""The pages with the rules of a game."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.base.discord_limits import MAX_CONTENT
from bot.base.language import Language, Sentence, sentence
from bot.pages.model import Page, Picture

MAX_RULES: Final = MAX_CONTENT - 50
"""Maximum length of a page of rules. When it's sent, each suit symbol gets one character longer."""
LEAVING_EARLY: Final = sentence("pages/leaving-early")  # a house ruling for every multiplayer game
KEPT_SEAT: Final = sentence("pages/kept-seat")
"""The last consequence of time-outs in every game with a clock."""


def pages_of(
    title: str,
    chapters: Iterable[Sentence],
    credit: str,
    picture: Picture,
    language: Language,
) -> tuple[Page, ...]:
    """Return a page for each chapter, or several for a long one. The first has the picture."""
    pages = [
        page
        for chapter in chapters
        for page in _pages_that_fit(Page(title, language.render(chapter), footer=credit))
    ]
    return (replace(pages[0], picture=picture), *pages[1:])


def _pages_that_fit(page: Page) -> list[Page]:
    ends = [found.start() for found in re.finditer("\n\n", page.text)]
    if len(page.whole) <= MAX_RULES or not ends:
        return [page]
    middle = min(ends, key=lambda end: abs(2 * end - len(page.text)))
    halves = page.text[:middle], page.text[middle:].lstrip()
    return [each for half in halves for each in _pages_that_fit(replace(page, text=half))]
