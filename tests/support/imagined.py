"""Random matches of any game that aren't stored, and every page of them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

from bot.base.language import Language, language_for
from bot.match.chairs import Chair
from bot.match.ledger import Ledger
from bot.match.record import Record
from bot.match.view import match_view
from bot.pages.card_picker import draft_after
from bot.pages.faces import load_faces
from bot.pages.model import Button, Page, Row, Select
from bot.pages.presenter import Presenter
from bot.pages.table import board_page, hand_page
from games.core import Chance
from tests.games.every import games_that
from tests.games.playing import AnyGame, header_for, random_entry
from tests.support.reading import SERVICE

ENGLISH = language_for("en-US")
ID = "0" * 10
NOW = datetime(2030, 1, 1, tzinfo=UTC)
"""One time for all, so that equal matches look equal on a slow machine too."""
LONGEST_VERSION = 999_999_999
MOST_PAGES = 80
"""Maximum number of pages of one hand to look at, as some hands have countless drafts."""


@cache
def _faces() -> dict[str, Presenter]:
    return {slug: face.PRESENTER for slug, face in load_faces()}


def presenter_of(game: AnyGame) -> Presenter:
    """Return a game's presenter, for pages without Discord."""
    return _faces()[game.slug]


def imagined(game: AnyGame, seed: int, names: tuple[str, ...]) -> Iterator[Record]:
    """Yield a random match with leavers, guests and time-outs, before each step and at the end.

    It is the same record each time.
    """
    header, rng = header_for(game, seed), random.Random(seed)
    ledger = Ledger(None, lambda: NOW, 2.0)  # type: ignore[arg-type]
    record = Record(
        id=ID,
        slug=game.slug,
        rules_version=game.rules_version,
        options=header.options,
        pace=rng.choice(("live", "relaxed")),
        status="lobby",
        host_id=1,
        guild_id=1,
        locale="en-US",
        secret=header.key,
        commitment="",
        channel_id=1,
        created_at=0,
        chairs=[Chair(seat, seat + 1, names[seat], str(seat)) for seat in range(header.seats)],
    )
    record.begin()
    while record.status == "running":
        ledger.set_alarm(record, ledger.now())
        yield record
        entry = random_entry(game, record.state, rng, eventful=True)
        record.play(entry, None, ledger.now())
        record.version += 1
        if entry.kind == "joining":
            seat = len(record.chairs)
            record.chairs.append(Chair(seat, seat + 1, names[seat], ""))
        elif entry.kind == "concession":
            assert entry.seat is not None
            record.chairs[entry.seat].left = True
    yield record


def glimpses(
    game: AnyGame, seed: int, names: tuple[str, ...], rng: random.Random, share: float = 1.0
) -> Iterator[Record]:
    """Yield some moments of such a match: fewer and fewer, but always the last one."""
    for number, record in enumerate(imagined(game, seed, names)):
        if record.status == "over" or rng.random() < max(0.03, share - number / 80):
            yield record


@dataclass(frozen=True)
class Pages:
    """Every page that the people of a match can see."""

    record: Record
    presenter: Presenter
    language: Language = ENGLISH

    @property
    def viewers(self) -> list[int | None]:
        """Return the spectators and the people who still have a seat."""
        return [None, *(chair.seat for chair in self.record.chairs if not chair.left)]

    def board(self) -> Page:
        return board_page(self.presenter, match_view(self.record, None), self.language)

    def hand(self, viewer: int | None, draft: str = "") -> Page:
        return hand_page(self.presenter, match_view(self.record, viewer), self.language, draft)

    def memory(self, viewer: int | None) -> Page | None:
        return self.presenter.memory(match_view(self.record, viewer), self.language)

    def hands(self, viewer: int | None) -> tuple[dict[str, Page], bool]:
        """Return a hand by draft, and whether these are all drafts."""
        found: dict[str, Page] = {}
        waiting, whole = [""], True
        while waiting and len(found) < MOST_PAGES:
            draft = waiting.pop(0)
            found[draft] = self.hand(viewer, draft)
            for control in controls(found[draft]):
                whole &= isinstance(control, Button) or control.most == 1
                for values in presses(control) if control.verb == "pick" else ():
                    picked = draft_after(control.args, values)
                    if picked not in found and picked not in waiting:
                        waiting.append(picked)
        return found, whole and not waiting

    def some_hands(self, viewer: int | None, rng: random.Random, picks: int = 3) -> list[Page]:
        """Return a hand, and the same hand after each of some random picks."""
        found = [self.hand(viewer)]
        for _ in range(picks):
            drafts = [
                draft_after(control.args, values)
                for control in controls(found[-1])
                if control.verb == "pick"
                for values in presses(control)
            ]
            if drafts:
                found.append(self.hand(viewer, rng.choice(drafts)))
        return found

    def actions(self, page: Page, *, greyed: bool = False) -> list[Any]:
        """Return the plays that take one press on a page, ``greyed``-out ones included or not."""
        game = self.record.game
        return [
            game.actions.validate_python(self.presenter.action(each.verb, each.args, values))
            for each in controls(page, greyed=greyed)
            if each.verb not in SERVICE | {"pick"}
            for values in presses(each)
        ]

    def in_menu(self, viewer: int | None) -> list[Any]:
        """Return the plays that a player's menu offers."""
        rows = self.presenter.menu_rows(match_view(self.record, viewer), self.language)
        said = (
            self.presenter.action(each.verb, each.args, values)
            for each in controls(Page("", "", rows=rows))
            for values in presses(each)
        )
        return [self.record.game.actions.validate_python(each) for each in said if each]

    def elsewhere(self, viewer: int | None, key: int) -> "Pages":
        """Return the pages of another match that this viewer can't tell from the real one."""
        game = self.record.game
        chance = Chance(key.to_bytes(32, "big"))
        other = game.determinize(game.view(self.record.state, viewer), chance)
        return replace(self, record=replace(self.record, state=other))


def has_pictures(game: AnyGame) -> bool:
    record = next(imagined(game, 0, tuple(f"player {number}" for number in range(30))))
    return Pages(record, presenter_of(game)).board().picture is not None


with_pictures = games_that(has_pictures)


def controls(page: Page, *, greyed: bool = False) -> list[Button | Select]:
    """Return the controls of a page that can be used, and those ``greyed`` out."""
    return [
        each
        for row in page.rows
        for each in _in(row)
        if greyed or not getattr(each, "disabled", False)
    ]


def _in(row: Row) -> tuple[Button | Select, ...]:
    return (row,) if isinstance(row, Select) else row


def presses(control: Button | Select) -> list[tuple[str, ...]]:
    """Return the values that can be chosen, one at a time."""
    return [()] if isinstance(control, Button) else [(each.value,) for each in control.options]


def texts(page: Page) -> Iterator[str]:
    """Yield every text on a page, including its picture's alt text."""
    yield from (page.title, page.text, page.footer)
    if page.picture is not None:
        yield page.picture.alt
    for row in page.rows:
        for control in _in(row):
            if isinstance(control, Button):
                yield control.label
            else:
                yield control.placeholder
                yield from (option.label for option in control.options)
