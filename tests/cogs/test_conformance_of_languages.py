"""Every page of every game in every language, over random matches that nobody stores."""

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache

import pytest

from bot.base.language import Language, language_for, languages
from bot.base.words import SOURCE_LANGUAGE
from bot.match.people import COMPUTER_NAMES
from bot.match.record import Record
from bot.match.view import match_view
from bot.pages.lesson import position
from bot.pages.model import Page
from bot.pages.table import notice_page
from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH
from cogs.lessons.cog import lesson_page
from tests.games.every import every_game, games_that
from tests.games.playing import AnyGame
from tests.support.imagined import Pages, imagined, presenter_of
from tests.support.looking import drawn, needs_no_embed, within_limits
from tests.support.wording import Changed, Strict

LONGEST = tuple(f"{number}{'W' * 32}"[:32] for number in range(30))


LETTERS = re.compile("(pages/letters|king-of-the-mountain/drawn)-.")
"""Ids of messages with a letter in any language."""
WIDE = Language(
    Changed(
        "de",
        lambda text: f"{text} {'ß' * (len(text) // 2 - 1)}",
        lambda name: bool(LETTERS.fullmatch(name)),
    )
)
"""A language like English whose texts are half as long again."""
SPOKEN = [each for each in languages() if each.code != SOURCE_LANGUAGE]
every_language = pytest.mark.parametrize("language", SPOKEN, ids=lambda language: language.code)


@cache
def moments_of(game: AnyGame, seed: int) -> tuple[Record, ...]:
    """Some of a match, played once for all languages."""
    return tuple(
        deepcopy(record)
        for number, record in enumerate(imagined(game, seed, LONGEST))
        if number % 18 == 0 or record.status == "over"
    )


def memories_of(game: AnyGame, seed: int, language: Language) -> Iterator[Page]:
    """Yield pages with everything played so far, at some moments of a match; they can be long."""
    presenter = presenter_of(game)
    for record in moments_of(game, seed):
        pages = Pages(record, presenter, language)
        yield from (each for each in map(pages.memory, pages.viewers[1:3]) if each is not None)


def pages_of(game: AnyGame, seed: int, language: Language) -> Iterator[Page]:
    """Some of a match, each of its rules and of its lesson."""
    presenter = presenter_of(game)
    for record in moments_of(game, seed):
        pages = Pages(record, presenter, language)
        yield pages.board()
        yield notice_page(presenter, match_view(record, None), language)
        for viewer in pages.viewers[1:3]:
            yield pages.hand(viewer)
    yield from presenter.rules(language)
    for step in range(len(presenter.lesson.steps) + 2) if presenter.lesson else ():
        assert presenter.lesson is not None
        at = position(game.slug, presenter.lesson, step)
        yield lesson_page(presenter, at, LONGEST[0], language)


@every_language
@every_game
def test_every_page_is_said_and_fits(game: AnyGame, language: Language) -> None:
    """And its picture has nothing too small to be read, and no square for a letter.

    What is private is read without embeds too.
    """
    spoken = Language(Strict(language.code))
    pages = [*pages_of(game, 1, spoken)]
    for page in pages:
        assert page.board or needs_no_embed(page), page.title
    for page in (*pages, *memories_of(game, 1, spoken)):
        within_limits(page)
        if page.picture is None:
            continue
        canvas = drawn(page)
        assert (canvas.width, canvas.height <= HEIGHT) == (WIDTH, True)
        assert canvas.smallest >= MIN_TEXT_SIZE, (page.picture.name, page.picture.alt)


@games_that(lambda game: presenter_of(game).lesson)
@pytest.mark.parametrize("code", ["ja", "ru", "zh-CN", "zh-TW"])
def test_computers_have_names_in_the_readers_script(game: AnyGame, code: str) -> None:
    presenter, language = presenter_of(game), language_for(code)
    assert presenter.lesson is not None
    for step in range(len(presenter.lesson.steps) + 1):
        page = lesson_page(presenter, position(game.slug, presenter.lesson, step), "ann", language)
        said = page.text if page.picture is None else f"{page.text} {page.picture.alt}"
        assert not [name for name in COMPUTER_NAMES if name in said]


@every_game
def test_nothing_is_cut_in_a_language_half_as_long_again(game: AnyGame) -> None:
    """Rules are pages of their own length, which translators keep in bounds."""
    told = {page.title for page in presenter_of(game).rules(WIDE)}
    for page in (*pages_of(game, 2, WIDE), *memories_of(game, 2, WIDE)):
        if page.title not in told:
            within_limits(page)
        if page.picture is not None:
            canvas = drawn(page)
            assert (canvas.width, canvas.height <= HEIGHT) == (WIDTH, True)
