"""Check that what an older version left behind stays true when all rules have changed.

The database and the messages are those of ``tests/kept/database``, as schema 0036 left them.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult
from sqlalchemy import Connection, select, text

from bot.base.calendar import day_at
from bot.match.rebuild import rebuild, recount_once
from bot.storage import tables
from cogs.daily.standings import settle
from cogs.replays.history import HistoryQuery, leaf_of
from tests.cogs.doors import READING
from tests.cogs.leftovers import ANYBODY
from tests.support.any_table import TRACE
from tests.support.older import Older, press
from tests.support.stored import opened, overheard
from tests.support.world import World, labels, said_privately, words

OLDER = Older("0036")
pytestmark = pytest.mark.sqlite


def stored(connection: Connection) -> dict[str, list[Any]]:
    """The results, the ratings, and how every finished match ended."""
    chair, row = tables.chairs.c, tables.matches.c
    places = (
        select(row.id, chair.seat, chair.name, chair.place, chair.score)
        .join(tables.chairs)
        .where(row.status == "over")
    )
    return {
        "results": sorted(map(tuple, connection.execute(select(tables.results))), key=repr),
        "ratings": sorted(map(tuple, connection.execute(select(tables.ratings))), key=repr),
        "places": sorted(map(tuple, connection.execute(places))),
    }


def said(result: InteractionResult) -> str:
    shown = [result.response, *result.followups]
    return "\n".join(words(message) for message in shown if message is not None)


def check(result: InteractionResult, about: object) -> None:
    """Fail if a person got no reply, or only a trace id."""
    assert result.acknowledged, about
    assert TRACE not in said(result), about


def is_quiet(log: str) -> None:
    assert "Traceback" not in log
    assert "level='error'" not in log
    assert "interaction failed" not in log


async def test_every_control_of_every_old_board_says_something_true(
    older_hall: World, capsys: pytest.CaptureFixture[str]
) -> None:
    world, database = older_hall, older_hall.bot.database
    await settle(database, day_at(world.bot.ledger.now()))  # as the first look at standings does
    before = await database.read(stored)
    assert len(OLDER.controls()) > 300
    for control in OLDER.controls():
        for name in [control.owner] if control.owner else ANYBODY:
            check(await press(world, control, name), (name, control))
    for name in ("ann", "bob", "cem", "dora", "stranger"):
        for command in READING:
            check(await world.people[name].slash(world.channel, command), (name, command))
    assert await database.read(stored) == before
    await world.restart()
    assert await world.bot.database.read(stored) == before
    is_quiet(capsys.readouterr().out)


async def test_finished_matches_ended_as_they_did(older_hall: World) -> None:
    ended: dict[str, list[list[Any]]] = {}
    for match_id, *facts in (await older_hall.bot.database.read(stored))["places"]:
        ended.setdefault(match_id, []).append(facts)
    assert ended == OLDER.told["told"]["outcomes"]


@pytest.mark.parametrize("mine", [True, False], ids=["mine", "server"])
async def test_the_history_tells_what_it_told(older_hall: World, mine: bool) -> None:
    world, ann = older_hall, older_hall.people["ann"].id
    channels = frozenset({world.channel.id, *(each["id"] for each in OLDER.told["threads"])})
    wanted = HistoryQuery(ann, world.guild.id, mine=mine, channels=channels)
    told: dict[str | None, list[list[Any]]] = {}
    leaf = await world.bot.database.read(leaf_of, wanted)
    while True:
        for match in leaf.matches:
            told[match.match_id] = [
                [seat.seat, seat.name, seat.place, seat.score, seat.left, seat.computer]
                for seat in match.seats
            ]
        if not leaf.older:
            break
        last = leaf.matches[-1].number
        with overheard(world.bot.database) as asked:
            leaf = await world.bot.database.read(leaf_of, wanted, "older", last)
        assert len(asked) <= 3
    assert told == OLDER.told["told"]["history_mine" if mine else "history_server"]


async def test_a_page_of_matches_with_computers_takes_three_statements(older_hall: World) -> None:
    world = older_hall
    forged = world.forge("-:0:history:,")
    with overheard(world.bot.database) as statements:
        result = await world.press("ann", forged, "0")
    assert sum("🤖" in line for line in words(result).splitlines()) >= 3
    asked = [each for each, _ in statements if "results" in each or "chairs" in each]
    assert 0 < len(asked) <= 3
    for statement in asked:
        assert " log" not in statement
        assert "state" not in re.findall(r"\w+", statement)


async def test_ratings_made_again_are_the_same(older_hall: World) -> None:
    database = older_hall.bot.database
    before = await database.read(stored)
    done = await rebuild(database)
    assert await database.read(stored) == before
    assert (done.replayed, done.corrected, done.added) == (0, 0, 0)
    assert done.kept == len(OLDER.told["told"]["outcomes"])


async def test_ratings_made_again_from_the_logs_are_the_same(tmp_path: Path) -> None:
    """If the rules are still those that the matches were played under."""
    async with opened(OLDER.lay(tmp_path / "castellan.db")) as shelf:
        await recount_once(shelf.database)  # as the first start does
        before = await shelf.database.read(stored)
        done = await rebuild(shelf.database)
        assert await shelf.database.read(stored) == before
    assert (done.kept, done.corrected, done.added) == (0, 0, 0)
    assert done.replayed == len(OLDER.told["told"]["outcomes"])


async def test_an_end_that_was_not_shown_is_shown_once(older_hall: World) -> None:
    """As a crash leaves it: c5xhnaerc5 had ended, and its board showed its last decision."""
    world = older_hall
    record = await world.bot.ledger.read("c5xhnaerc5")
    board = words(await world.board(record))
    assert "wins the match!" in board
    assert "played under older rules" in board
    assert "Replay" not in labels(await world.board(record))
    assert await world.bot.board_postings.find_unpublished() == []
    requests = len(world.env.http_requests)
    await world.restart()
    await world.env.advance_time(60)
    sent = [each for each in world.env.http_requests[requests:] if "messages" in each.path]
    assert [each for each in sent if str(record.shown.board_message_id) in each.path] == []


async def test_matches_under_way_are_called_off_and_tables_closed(older_hall: World) -> None:
    world = older_hall
    reasons = {"running": "This match was cancelled", "lobby": "so this table was closed"}
    shown = 0
    for match_id, status in OLDER.told["statuses"].items():
        if status not in reasons:
            continue
        record = await world.bot.ledger.read(match_id)
        assert (record.status, record.cause) == ("cancelled", "rules")
        if record.private:
            continue
        message_id = record.shown.board_message_id or record.shown.lobby_message_id
        assert message_id is not None
        board = world.public(record.stands_in, message_id)
        assert "been corrected" in words(board)
        assert reasons[status] in words(board)
        assert labels(board) == (["More"] if status == "running" else [])
        if status == "running":
            assert record.secret.hex() in said_privately(await world.verify_deal("ann", board))
        shown += 1
    assert shown > 8


async def test_who_had_begun_the_deal_of_the_day_is_dealt_another(older_hall: World) -> None:
    world = older_hall
    old = await world.bot.ledger.read("rvcjrq8w0w")
    assert (old.host_id, old.cause) == (world.people["ann"].id, "rules")
    assert "You've played today's deal" not in said_privately(
        await world.begin_daily("ann", "kill-the-kings")
    )
    (new,) = await world.bot.queries.matches_of(world.people["ann"].id, "kill-the-kings")
    assert (new.shared_deal, new.status) == (f"{old.shared_deal}/1", "running")
    assert new.secret != old.secret, "she has seen the cards of the first"
    assert "Only you see this" in said_privately(await world.begin_daily("ann", "kill-the-kings"))
    other = await world.begin_daily("bob", "kill-the-kings")
    assert "You've played today's deal" in said_privately(other), "bob had finished it"


async def test_what_old_boards_say(older_hall: World) -> None:
    for end, told in {
        ":verify": "The file holds the whole match",
        ":replay": "played under older rules",
        ":share": "lost",
        ":again": "Your move: put",
        ":resume": "was cancelled",
        ":start": "This table was closed",
        ":join": ".",
        ":rematch": "A new table is open for the same people",
    }.items():
        control = next(each for each in OLDER.controls() if each.custom_id.endswith(end))
        record = await older_hall.bot.ledger.read(control.custom_id.split(":")[0])
        owner = next(c.user_id for c in record.chairs if c.user_id)
        name = next(n for n, actor in older_hall.people.items() if actor.id == owner)
        assert told in said(await press(older_hall, control, name)), end


async def test_the_migration_says_what_it_came_from(older_hall: World) -> None:
    revision = await older_hall.bot.database.scalar(text("SELECT version_num FROM alembic_version"))
    assert revision == "0041"


async def test_old_results_have_their_leaderboard_and_their_deals_day(older_hall: World) -> None:
    rows = await older_hall.bot.database.rows(select(tables.results))
    dealt = [row for row in rows if row.deal]
    assert dealt and {row.board for row in dealt} == {f"{row.slug}/daily" for row in dealt}
    assert all(f"{row.slug}/{row.day}/{row.deal_guild_id}" in row.deal for row in dealt)
    assert all(row.board == row.slug and not row.day for row in rows if not row.deal)
