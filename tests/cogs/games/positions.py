"""Pages of positions that are laid out by hand: what is said and offered there, without a bot."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.match.chairs import Chair
from bot.match.record import Record
from bot.match.view import MatchView
from bot.pages.model import Page, Select
from bot.pages.presenter import Weighed
from tests.games.playing import AnyGame
from tests.support.imagined import ENGLISH, Pages, imagined, presenter_of
from tests.support.reading import SERVICE


def record_of(game: AnyGame, state: Any, names: Sequence[str]) -> Record:
    """A running match that has come to a position, with these people on its seats."""
    record = next(imagined(game, 0, tuple(f"player {number}" for number in range(30))))
    record.chairs = [Chair(seat, seat + 1, name, str(seat)) for seat, name in enumerate(names)]
    record.state = state
    return record


def pages_of(game: AnyGame, state: Any, names: Sequence[str]) -> Pages:
    return Pages(record_of(game, state, names), presenter_of(game))


def labels_on(page: Page) -> list[str]:
    """Return the labels of the game's own buttons, including disabled ones."""
    rows = [row for row in page.rows if not isinstance(row, Select)]
    return [each.label for row in rows for each in row if each.verb not in SERVICE - {"back"}]


def menus_on(page: Page) -> list[list[str]]:
    return [
        [option.label for option in row.options] for row in page.rows if isinstance(row, Select)
    ]


def alternative(page: Page) -> str:
    assert page.picture is not None
    return page.picture.alt


def shape(text: str) -> str:
    """Return a sentence without the cards and squares that it names."""
    return re.sub(r"(\d+|[JQKA])[♠♥♦♣]|[A-S]\d{1,2}", "_", text.replace("\ufe0e", ""))


class Case(NamedTuple):
    """A position in which one decision is better than another."""

    seen: MatchView[Any]
    better: Weighed
    worse: Weighed

    def told(self) -> str:
        """Return why, as players read it."""
        texts = presenter_of(self.seen.game).texts(self.seen, ENGLISH)
        return texts.reason(self.better, self.worse).replace("\ufe0e", "")


def check_reason(reason: str, true: Case, false: Case) -> None:
    """A reason is told where it's true, without a number, and not where it's false."""
    assert reason in true.told()
    assert not re.search(r"\d", shape(true.told())), "the lines above have the numbers"
    assert reason not in false.told()
