"""What is made of kept matches: they go on from any step, and results become rows of signs."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.base.language import languages
from bot.base.refusals import Refusal
from bot.match.chairs import Chair
from bot.match.people import Place
from bot.match.record import Record
from bot.match.verification import Export, export_text, verify
from bot.match.view import match_view
from bot.pages.cards import WRITTEN, Course, signs_text
from bot.pages.presenter import Presenter
from bot.pictures.result import SignRow, result_picture
from cogs.daily.deals import DailyDeal
from cogs.daily.pages import result_page
from cogs.daily.shares import events_of
from cogs.replays import origins
from games import GAMES
from games.core import Entry, entry_of, replay
from tests.games.kept import KEPT
from tests.support.imagined import ENGLISH, presenter_of
from tests.support.looking import drawn
from tests.support.stored import BOB, Shelf

STEPS = 2
"""So many steps of each match are gone on from."""
FILES = [
    path
    for path in sorted(KEPT.glob("*.json"))
    for slug, _, version in [path.stem.partition("-v")]
    if slug in GAMES and version.startswith(str(GAMES[slug].rules_version))
]


def kept(path: Path) -> tuple[Record, list[Entry]]:
    """A kept match as it was stored when it was over, and its log."""
    export = Export.model_validate_json(path.read_text("utf-8"))
    record = Record(
        id=export.match,
        slug=export.game,
        rules_version=export.rules_version,
        options=export.options,
        pace="relaxed",
        status="lobby",
        host_id=1000,
        guild_id=1,
        locale="en-US",
        secret=bytes.fromhex(export.secret),
        commitment=export.commitment,
        channel_id=2,
        created_at=0,
        shared_deal=export.shared,
    )
    clicks = export.contributions or [""]
    record.chairs = [Chair(at, 1000 + at, f"p{at}", click) for at, click in enumerate(clicks)]
    record.begin()
    log = [Entry(each.kind, each.seat, each.action) for each in export.log]
    for entry in log:
        record.play(entry, None, 0)
        if entry.kind == "joining":
            at = len(record.chairs)
            record.chairs.append(Chair(at, 1000 + at, f"p{at}", ""))
    return record, log


def chosen(record: Record, page: Any, rng: random.Random) -> Iterator[Entry]:
    game = record.game
    for seat in sorted(record.to_act):
        menu = game.menu(record.state, seat)
        action = page.choose(game.view(record.state, seat), menu, rng) if menu else None
        if action is not None:
            yield entry_of(game, seat, action)


def go_on(connection: Connection, old: Record, steps: int, place: Place) -> Record | None:
    """Return the match that continues after a step, not stored; None if nobody can act."""
    try:
        step = origins.Step(old, steps, "", steps + 1)
        begun, _ = origins.play_on(connection, 0, step, BOB, place, "page", private=False)
    except Refusal:
        return None
    return begun


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
async def test_a_match_goes_on_from_any_step(shelf: Shelf, path: Path) -> None:
    old, log = kept(path)
    await shelf.ledger.find_or_create(lambda *_: (old, True))
    rng, number = random.Random(path.stem), 0
    for steps in rng.sample(range(len(log)), min(STEPS, len(log))):
        begun = await shelf.database.read(go_on, old, steps, shelf.place)
        if begun is None:
            assert not old.game.to_act(replay(old.game, old.header, log, steps))
            continue
        number += 1
        assert [entry for entry, _ in begun.entries] == log[:steps]
        assert begun.state == replay(old.game, old.header, log, steps)
        mine = begun.chair_of(BOB.user_id)
        assert mine is not None
        assert mine.seat in begun.to_act
        assert [chair for chair in begun.chairs if chair.coached] == [mine]
        page = GAMES[begun.slug].computers["page"]
        while begun.status == "running":
            begun.play(next(chosen(begun, page, rng), None) or begun.time_out(), None, 0)
        assert verify(export_text(begun, [entry for entry, _ in begun.entries]))
        assert begun.unrated == "casual"
    assert number


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_legend_of_a_result_has_its_signs_and_no_others(path: Path) -> None:
    record, log = kept(path)
    presenter, events = presenter_of(record.game), events_of(record, log)
    signs = presenter.result_signs(Course(events, 0))
    legend = presenter.signs_legend
    assert (legend is None) == (type(presenter).result_signs is Presenter.result_signs)
    if legend is None:
        assert not signs
        return
    told = ENGLISH.render(legend)
    assert all(WRITTEN[sign] in told for sign in signs if sign != "gap")
    assert len(signs_text(signs)) >= len(signs)
    if record.slug == "kill-the-kings":
        outcome = record.game.outcome(replay(record.game, record.header, log))
        assert outcome is not None
        assert sum(sign != "none" for sign in signs) == outcome.scores[0]
    for language in languages() if record.game.has_daily_deals else ():
        record.shared_deal = DailyDeal(record.slug, "2030-01-01", 1).name
        page = result_page(presenter, match_view(record, 0, language), signs, 1, language)
        named = {sign for sign, written in WRITTEN.items() if written in page.text}
        assert named - {"gap"} == {*signs} - {"gap"}, language.code
        drawn(page)


def test_a_long_row_of_signs_is_broken_and_stays_in_its_picture() -> None:
    rows = [SignRow("", ("good", "star", "gap") * times) for times in (1, 12)]
    short, long = (result_picture(1, "ann", "High Card", "won", (row,)) for row in rows)
    assert short != long and len(long) > len(short)
