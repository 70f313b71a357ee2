"""Games for one without Discord, and databases from before there were any."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from simcord._runtime import _attach_bot
from sqlalchemy import (
    BigInteger,
    Connection,
    column,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy import table as sql_table

from bot.app import Castellan
from bot.base.refusals import Refusal
from bot.match import actions, lobbies, waking
from bot.match.people import Person, Place
from bot.match.record import Record
from bot.match.shared_deals import SharedDeals
from bot.match.solitaires import begin_solitaire, deal_again
from bot.match.store import BOARD_OF, SHOWN_AS
from bot.secrecy import Asker, Secrecy, Sight
from bot.storage import tables
from bot.storage.schema import MIGRATIONS, known_revisions
from cogs.daily.actions import DailyDeals
from games.core import commitment
from tests.support.places import copied, inside, place_of
from tests.support.stored import ANN, BOB, CEM, HALL, Shelf
from tests.support.waiting import let_go
from tests.support.world import (
    LOWEST,
    World,
    answer,
    declare_button,
    labels,
    said_privately,
    words,
)

SLUG = "kill-the-kings"
READER = Asker(ANN.user_id)
DAY_MS = 24 * 3600 * 1000
MONTH_MS = 30 * DAY_MS


async def opened_on(shelf: Shelf) -> DailyDeals:
    shared_deals = SharedDeals(shelf.database)
    await shared_deals.open()
    return DailyDeals(shelf.ledger, shared_deals)


async def alone(shelf: Shelf, *, private: bool) -> tuple[Record, bool]:
    return await shelf.ledger.find_or_create(begin_solitaire, SLUG, {}, ANN, HALL, private=private)


@pytest.fixture
async def daily(shelf: Shelf) -> DailyDeals:
    return await opened_on(shelf)


async def attempt(
    daily: DailyDeals, person: Person = ANN, place: Place = HALL
) -> tuple[Record, bool]:
    return await daily.begin(SLUG, person, place)


async def test_many_at_once_begin_one_attempt_each(daily: DailyDeals) -> None:
    people = (ANN, BOB, CEM) * 5
    begun = await asyncio.gather(*(attempt(daily, person) for person in people))
    assert sum(new for _, new in begun) == 3
    assert len({record.id for record, _ in begun}) == 3
    assert len({tuple(record.state.stock) for record, _ in begun}) == 1


async def test_the_deal_depends_on_day_and_server_and_on_nothing_else(
    shelf: Shelf, daily: DailyDeals
) -> None:
    first, _ = await attempt(daily)
    other = Person(BOB.user_id, "somebody else", 123456)
    same, _ = await attempt(daily, other, Place(HALL.guild_id, 5, "de"))
    assert same.state.stock == first.state.stock
    abroad, _ = await attempt(daily, CEM, Place(2, HALL.channel_id, HALL.locale))
    nowhere, _ = await attempt(daily, CEM, Place(None, HALL.channel_id, HALL.locale))
    shelf.clock.move(DAY_MS)
    tomorrow, _ = await attempt(daily)
    deals = [r.state.stock for r in (first, abroad, nowhere, tomorrow)]
    assert all(deals.count(deal) == 1 for deal in deals)
    secrets = [r.secret for r in (first, abroad, nowhere, tomorrow)]
    assert len(set(secrets)) == 4
    assert all(len(secret) == 32 for secret in secrets)


async def test_another_installation_deals_otherwise(daily: DailyDeals, tmp_path: Path) -> None:
    first, _ = await attempt(daily)
    other = Shelf(tmp_path / "other.db")
    await other.database.open()
    second, _ = await attempt(await opened_on(other))
    await other.database.close()
    assert first.shared_deal == second.shared_deal
    assert first.state.stock != second.state.stock


async def test_the_seal_of_a_daily_deal_is_made_from_its_own_secret(daily: DailyDeals) -> None:
    record, _ = await attempt(daily)
    assert record.shared_deal is not None
    assert record.commitment == commitment(record.rules_version, record.shared_deal, record.secret)
    assert record.contributions == []
    again, new = await attempt(daily)
    assert not new
    assert (again.id, again.secret, again.commitment) == (
        record.id,
        record.secret,
        record.commitment,
    )


@pytest.mark.parametrize(("hours", "days"), [(0, 1), (12, 1), (23.999, 1), (24, 2), (36, 2)])
async def test_the_next_deal_comes_at_midnight_utc(
    shelf: Shelf, daily: DailyDeals, hours: float, days: int
) -> None:
    begun = shelf.clock.time
    shelf.clock.move(int(hours * 3600 * 1000))
    assert daily.tomorrow() == int((begun + timedelta(days=days)).timestamp())


async def test_the_secret_is_told_only_after_the_day_and_the_last_attempt(
    shelf: Shelf, daily: DailyDeals
) -> None:
    mine, _ = await attempt(daily)
    theirs, _ = await attempt(daily, BOB)
    await shelf.ledger.change(mine.id, actions.resign, ANN)
    mine = await shelf.ledger.read(mine.id)
    for _ in range(2):
        with pytest.raises(Refusal, match="Others may still be playing"):
            await Secrecy(shelf.database, shelf.ledger.now).check(READER, mine, Sight.SECRET)
        shelf.clock.move(DAY_MS)
    await shelf.ledger.change(theirs.id, actions.resign, BOB)
    await Secrecy(shelf.database, shelf.ledger.now).check(READER, mine, Sight.SECRET)


async def test_again_is_for_the_player_of_a_game_that_is_over(
    shelf: Shelf, daily: DailyDeals
) -> None:
    record, _ = await attempt(daily)
    with pytest.raises(Refusal, match="isn't over yet"):
        await shelf.ledger.find_or_create(deal_again, record.id, ANN, HALL)
    await shelf.ledger.change(record.id, actions.resign, ANN)
    with pytest.raises(Refusal, match="someone else's game"):
        await shelf.ledger.find_or_create(deal_again, record.id, BOB, HALL)
    new, _ = await shelf.ledger.find_or_create(deal_again, record.id, ANN, HALL)
    assert new.shared_deal is None
    assert (new.status, new.private, new.secret == record.secret) == ("running", True, False)


async def test_again_of_a_match_for_several_is_refused(shelf: Shelf, daily: DailyDeals) -> None:
    record = await shelf.lobby("relaxed", BOB)
    await shelf.ledger.change(record.id, lobbies.cancel, record.version, ANN)
    with pytest.raises(Refusal):
        await shelf.ledger.find_or_create(deal_again, record.id, ANN, HALL)
    assert len(await shelf.queries.matches_of(ANN.user_id)) == 0


async def test_a_game_put_aside_wakes_nobody_and_is_taken_up_by_its_player(
    shelf: Shelf, daily: DailyDeals
) -> None:
    record, _ = await alone(shelf, private=True)
    shelf.clock.move(MONTH_MS - 1)
    await waking.wake(shelf.ledger, shelf.computers, record.id, record.version)
    assert (await shelf.ledger.read(record.id)).status == "running"
    shelf.clock.move(1)
    assert await waking.wake(shelf.ledger, shelf.computers, record.id, record.version) is False
    aside = await shelf.ledger.read(record.id)
    assert (aside.status, aside.alarm.wake_at) == ("archived", None)
    with pytest.raises(Refusal):
        await actions.take_up(shelf.ledger, record.id, BOB)
    with pytest.raises(Refusal, match="paused"):
        await shelf.ledger.change(record.id, actions.act, aside.alarm.since, ANN, {"type": "draw"})
    again = await actions.take_up(shelf.ledger, record.id, ANN)
    assert again.alarm.ends_at == shelf.ledger.now() + MONTH_MS


# Databases of the first version


def as_first_version(path: Path) -> None:
    """Make a database what it would be if the first version had written it."""
    stored = inside(path, _everything)
    old = path.with_name("first.db")
    inside(old, lambda connection: _store_as_first_version(connection, stored), migrated=False)
    for left in path.parent.glob(f"{path.name}*"):
        left.unlink()
    copied(old, path)


def _everything(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    shown = [tables.postings.c[column].label(name) for name, column in SHOWN_AS.items()]
    wide = select(tables.matches, *shown).join_from(tables.matches, tables.postings, BOARD_OF)
    queries = {table.name: select(table) for table in tables.metadata.sorted_tables}
    return {
        name: [dict(row) for row in connection.execute(query).mappings()]
        for name, query in {**queries, "matches": wide}.items()
    }


def _store_as_first_version(
    connection: Connection, stored: dict[str, list[dict[str, Any]]]
) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    look = inspect(connection)
    for table in tables.metadata.sorted_tables:
        if not look.has_table(table.name):
            continue
        names = {each["name"] for each in look.get_columns(table.name)}
        types = {each.name: each.type for each in table.c}
        columns = [column(name, types.get(name)) for name in names]
        if rows := stored[table.name]:
            kept = [{name: row.get(name) for name in names} for row in rows]
            connection.execute(insert(sql_table(table.name, *columns)), kept)
    alarms = [_alarm_of(row) for row in stored["matches"]]
    times = [column(name, _TIMES.get(name)) for name in alarms[0]]
    connection.execute(insert(sql_table("deadlines", *times)), alarms)
    assert MigrationContext.configure(connection).get_current_revision() == "0001"
    assert "since" not in {each["name"] for each in look.get_columns("deadlines")}


_TIMES = dict.fromkeys(("computer_at", "warn_at", "ends_at", "wake_at"), BigInteger())


def _alarm_of(match: dict[str, Any]) -> dict[str, Any]:
    """Return an alarm as the first version stored it.

    It had a row of its own, and its decision was one text.
    """
    row = {name.removeprefix("alarm_"): match[name] for name in match if "alarm_" in name}
    key = "lobby"
    if row["decision"] is not None:
        step = f"#{row['step']}" if row["step"] else ""
        key = f"{row['decision']}{step}|{','.join(map(str, row['people']))}"
    kept = ("computer_at", "warn_at", "ends_at", "wake_at", "attempts")
    named = {"match_id": match["id"], "version": match["version"], "key": key}
    return named | {name: row[name] for name in kept}


async def updated(world: World) -> None:
    """The bot stops, its database turns out to be of the first version, the new bot starts."""
    path = place_of(world.settings.database_url)
    old = world.bot
    await world.env.settle()
    await world.env._detach_bot()
    await let_go(old)
    await old.database.close()
    as_first_version(path)
    world.env.bot = Castellan(world.settings)
    await _attach_bot(world.env, world.env.bot)
    await world.env.settle()


def revision(world: World) -> list[Any]:
    path = place_of(world.settings.database_url)
    query = text("SELECT version_num FROM alembic_version")
    return inside(path, lambda connection: list(connection.scalars(query)))


async def test_a_match_of_the_first_version_goes_on_with_its_old_buttons(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    await world.play_turn()
    name = await world.whose_turn()
    hand = await world.hand(name)
    before = await world.only_match()
    assert before.alarm.since == before.version
    await updated(world)
    assert revision(world) == [known_revisions()[0]]
    after = await world.only_match()
    assert (after.state, after.version, after.alarm.since) == (
        before.state,
        before.version,
        before.version,
    )
    assert (after.private, after.shared_deal) == (False, None)
    await world.people[name].click(hand, custom_id=declare_button(hand, LOWEST)["custom_id"])
    assert (await world.only_match()).version == before.version + 1
    assert "Last reveal" in words(await world.board())
    assert (await world.play_turn()) in ("ann", "bob")


async def test_buttons_of_the_first_version_carry_the_version_of_their_match(world: World) -> None:
    """A player joined in the middle of a decision, which then made new buttons."""
    await world.begin("ann", "bob", pace="untimed")
    name = await world.whose_turn()
    await world.people["cem"].click(await world.board(), label="Join")
    before = await world.only_match()
    assert before.alarm.since < before.version
    hand = await world.hand(name)
    word = declare_button(hand, LOWEST)["custom_id"].split(":", 2)[2]
    await updated(world)
    result = await world.press(name, hand, f"{before.id}:{before.version}:{word}")
    assert not result.followups
    assert (await world.only_match()).version == before.version + 1
    assert "moved on" not in words(hand)


@pytest.mark.parametrize("label", ["My hand", "Leave", "Join", "Rules"])
async def test_every_button_of_a_board_of_the_first_version_answers(
    world: World, label: str
) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    await updated(world)
    name = "cem" if label == "Join" else "bob"
    result = await world.people[name].click(board, label=label)
    assert "something went wrong" not in said_privately(result)
    assert len((await world.only_match()).chairs) == (3 if label == "Join" else 2)


async def test_a_lobby_of_the_first_version_is_started_with_its_old_button(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.seat("bob")
    await updated(world)
    await world.people["ann"].click(lobby, label="Start")
    assert (await world.only_match()).status == "running"
    assert "My hand" in labels(await world.board())


async def test_the_clock_of_a_match_of_the_first_version_runs_on(world: World) -> None:
    before = await world.begin("ann", "bob", pace="live")
    await updated(world)
    after = await world.only_match()
    assert after.alarm.ends_at == before.alarm.ends_at
    await world.env.advance_time(47)
    assert (await world.only_match()).version == before.version + 1


async def test_games_for_one_are_begun_beside_old_matches(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    await updated(world)
    deals = answer(await world.people["ann"].slash(world.channel, "daily"))
    await world.people["ann"].click(deals, label="Kill the Kings")
    games = await world.all_matches()
    assert sorted(game.slug for game in games) == ["high-card", SLUG]
