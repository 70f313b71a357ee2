"""*Delete* in the middle of matches, and no trace left in any file of the database."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.match import actions, lobbies
from bot.match.people import Person, Place
from bot.preferences.people import PreferenceBook
from bot.storage import tables
from cogs.privacy.deletion import Deletion
from cogs.privacy.departures import Departures
from tests.cogs.privacy.deleting import FORMER, YES, ZEB, all_rows, delete, ids, question
from tests.support.living import begun, finished, here, living, people, said, traces
from tests.support.stored import BOB, Shelf
from tests.support.world import Click, World, buttons, labels, pings, said_privately, words

pytestmark = pytest.mark.threads


@pytest.fixture
async def world(world: World) -> World:
    """The world, and a person with a name that nothing else contains."""
    world.welcome(ZEB)
    return world


async def test_a_computer_takes_the_seat_and_the_others_play_on(world: World) -> None:
    record = await begun(world, ZEB, "ann", "bob", target=1)
    await delete(world)
    record = await world.now(record)
    assert record.host_id == world.people["ann"].id
    chair = record.chairs[0]
    assert (chair.name, chair.left, chair.computer, chair.stand_in) == (FORMER, True, True, False)
    assert chair.user_id is not None
    assert chair.user_id < 0
    assert said(world, ZEB) == []
    assert FORMER in words(await world.board(record))
    for _ in range(400):
        record = await world.now(record)
        if record.status == "over":
            break
        seat = min(record.awaited)
        if seat == 0:
            await world.env.advance_time(2.1)
            continue
        async with living(world) as past:
            await past.step(record)
    kinds = {entry.kind for entry in await world.bot.queries.log_of(record.id)}
    assert kinds == {"action", "departure"}
    viewer = await world.press("bob", await world.board(record), "Replay")
    assert "Step 1 of" in words(viewer)
    assert FORMER in words(viewer)
    results = {row.user_id: row for row in await all_rows(world, tables.results)}
    assert results[chair.user_id].place == 3
    assert results[chair.user_id].name == FORMER
    assert {row.user_id for row in await all_rows(world, tables.ratings)} == {
        world.people[name].id for name in ("ann", "bob")
    }


@pytest.mark.parametrize("others", [(), ("ann",)])
async def test_where_only_computers_are_left_nothing_goes_on(
    world: World, others: tuple[str, ...]
) -> None:
    record = await begun(world, *others, ZEB, computers=2)
    for name in (*others, ZEB):
        assert (await world.now(record)).status == "running"
        await delete(world, name)
    record = await world.now(record)
    assert record.status == "cancelled"
    assert "was cancelled" in words(await world.board(record))
    assert said(world, ZEB) == []


@pytest.mark.parametrize("computers", [1, 2])
async def test_others_who_left_keep_their_result_and_replay(world: World, computers: int) -> None:
    record = await begun(world, "ann", ZEB, computers=computers, target=1)
    async with living(world) as past:
        await past.resign(record, world.person("ann"))
    await delete(world)
    record = await world.now(record)
    assert record.status == "over"
    results = {row.name: row for row in await all_rows(world, tables.results)}
    assert set(results) == {"ann", FORMER}
    assert results["ann"].match_id == record.id
    assert results[FORMER].user_id == record.chairs[1].user_id
    assert not any(row.rated for row in results.values())
    assert await traces(world, world.people[ZEB].id, ZEB) == []
    assert said(world, ZEB) == []
    viewer = await world.press("ann", await world.board(record), "Replay")
    await world.press("ann", viewer, "Last")
    assert FORMER in words(viewer)


@pytest.mark.parametrize("last", ["ann", ZEB])
async def test_no_match_goes_on_for_good_among_computers_alone(world: World, last: str) -> None:
    """Not even in a game that plays rounds until somebody gets far enough."""
    record = await world.begin("ann", ZEB, computers=3, game="eighty-points", rounds=0)
    if last == "ann":
        await delete(world)
        await world.leave("ann")
    else:
        await world.leave("ann")
        await delete(world)
    state = (await world.now(record)).state
    assert state.rounds == state.round, "this round is the last one"


@pytest.mark.parametrize(("days", "status"), [(1, "running"), (31, "archived")])
async def test_games_for_one_end_and_old_boards_are_not_brought_up(
    world: World, days: int, status: str
) -> None:
    await world.ask(ZEB, "play kill-the-kings")
    await world.ask(ZEB, "play kill-the-kings", private=True)
    await world.leap(days * 24 * 60 * 60)
    assert {each.status for each in await world.all_matches()} == {status}
    before = ids(world)
    await delete(world)
    assert {each.status for each in await world.all_matches()} == {"cancelled"}
    assert ids(world) == before
    assert said(world, ZEB) == []
    shown = world.messages(world.channel.id)
    assert all(labels(world.public(world.channel.id, each.id)) == ["More"] for each in shown)


async def test_they_get_up_from_tables_that_have_not_begun(world: World) -> None:
    await world.press("ann", await world.open_table(ZEB), "Join")
    record = await world.only_match()
    await delete(world)
    record = await world.now(record)
    assert [(chair.seat, chair.name) for chair in record.chairs] == [(0, "ann")]
    assert record.host_id == world.people["ann"].id
    text = words(await world.lobby(record))
    assert ZEB not in text and "**ann** · host" in text
    await world.press("bob", await world.lobby(record), "Join")
    await world.press("ann", await world.lobby(record), "Start")
    assert (await world.now(record)).status == "running"


async def test_a_table_where_nobody_else_sits_is_closed(world: World) -> None:
    lobby = await world.open_table(ZEB)
    await world.add_computer(ZEB)
    await delete(world)
    record = await world.only_match()
    assert (record.status, record.cause) == ("cancelled", "deleted")
    assert "was closed" in words(lobby) and "Join" not in labels(lobby)
    assert said(world, ZEB) == []


async def test_a_direct_hand_goes_and_calls_name_them_no_longer(world: World) -> None:
    panel = await world.ask(ZEB, "preferences")
    await world.press(ZEB, panel, "Send hands by direct message")
    record = await begun(world, ZEB, "ann", "bob")
    assert len(world.direct_messages(ZEB)) == 1
    await delete(world)
    assert world.direct_messages(ZEB) == []
    assert world.people[ZEB].id not in {
        user for message in world.messages(record.shown.place_id) for user in pings(message)
    }


async def test_somebody_who_waited_for_a_call_is_not_waited_for_any_more(world: World) -> None:
    """The secret deployment of King of the Mountain, which everybody has to make."""
    async with living(world) as past:
        record = await past.begin(
            "king-of-the-mountain", people(world, "ann", ZEB, "bob"), place=here(world)
        )
    record = await world.now(record)
    assert 1 in record.awaited
    await delete(world)
    await world.env.advance_time(2.5)
    assert 1 not in (await world.now(record)).awaited
    assert said(world, ZEB) == []


async def test_a_click_in_flight_leaves_nothing_half_done(world: World) -> None:
    record = await begun(world, ZEB, "ann", "bob")
    while 0 not in record.awaited:
        async with living(world) as past:
            await past.step(record)
        record = await world.now(record)
    hand = await world.press(ZEB, await world.board(record), "My hand")
    word = next(b for b in buttons(hand) if "Middle" in b.get("label", ""))
    yes = Click(ZEB, await question(world), YES)
    play = Click(ZEB, hand, custom_id=word["custom_id"])
    await world.at_once(yes, play, play)
    await world.at_once(play, Click(ZEB, await world.board(record), "Leave"))
    assert await traces(world, world.people[ZEB].id, ZEB) == []
    assert said(world, ZEB) == []


async def test_pressing_twice_at_once_deletes_once(world: World) -> None:
    record = await finished(world, ZEB, "ann")
    asked = await question(world)
    results = await world.at_once(*[Click(ZEB, asked, YES)] * 3)
    assert all(result.acknowledged for result in results)
    assert await traces(world, world.people[ZEB].id, ZEB) == []
    assert "went wrong" not in words(asked)
    assert FORMER in words(await world.board(record))
    page = await world.ask(ZEB, "daily", game="kill-the-kings")
    dealt = await world.press(ZEB, page, "Play today's deal")
    assert "You deleted your data today" in said_privately(dealt)


async def test_the_same_person_begins_as_somebody_new(world: World) -> None:
    await finished(world, ZEB, "ann")
    await delete(world)
    again = await finished(world, ZEB, "ann")
    lines = [r for r in await all_rows(world, tables.ratings) if r.period == "all"]
    played = {row.user_id: row.played for row in lines}
    assert played == {world.people[ZEB].id: 1, world.people["ann"].id: 2}
    assert again.chairs[0].name == ZEB
    await delete(world)
    former = {r.user_id for r in await all_rows(world, tables.results) if r.user_id < 0}
    assert len(former) == 2


async def test_somebody_unknown_is_deleted_without_a_trace(world: World) -> None:
    before = await world.rows()
    assert "Your data has been deleted" in words(await delete(world, "stranger"))
    assert await world.rows() == before


async def test_a_match_that_cannot_be_read_keeps_nobody_here(world: World) -> None:
    record = await begun(world, ZEB, "ann")
    await world.bot.database.run(
        tables.matches.update().where(tables.matches.c.id == record.id).values(state={"x": 1})
    )
    await delete(world)
    assert (await world.now(record)).status == "cancelled"
    assert await traces(world, world.people[ZEB].id, ZEB) == []


SOMEBODY = Person(0x0DEC0DE5C0FFEE11, "Wilhelmina Unmistakable", 1)
SERVER = Place(guild_id=0x0ABCDEF012345678, channel_id=77, locale="en-US")


def traces_in_files(folder: Path, number: int, name: str) -> dict[str, int]:
    """Count a number, as SQLite stores it or in digits, or a name, in each file."""
    found: dict[str, int] = {}
    for path in folder.iterdir():
        content = path.read_bytes()
        wanted = (number.to_bytes(8, "big"), str(number).encode(), name.encode())
        if times := sum(content.count(each) for each in wanted):
            found[path.name] = times
    return found


async def play(shelf: Shelf, host: Person) -> None:
    """Play a match of a person's that has started, and open one that has not."""
    for started in (True, False):
        record = await lobbies.open_lobby(
            shelf.ledger, "high-card", {"target": 4}, "relaxed", host, SERVER
        )
        record = await shelf.ledger.change(record.id, actions.join, BOB)
        if started:
            record = await shelf.ledger.change(record.id, lobbies.start, record.version, host)
            seat = min(record.game.to_act(record.state))
            action = next(iter(record.game.menu(record.state, seat)))
            data = record.game.actions.dump_python(action, mode="json")
            person = (host, BOB)[seat]
            await shelf.ledger.change(record.id, actions.act, record.version, person, data)


@pytest.mark.sqlite
async def test_a_deleted_person_is_in_no_file(shelf: Shelf) -> None:
    await play(shelf, SOMEBODY)
    await PreferenceBook(shelf.database).count_worldwide(SOMEBODY.user_id, SOMEBODY.name, "en-US")
    folder = shelf.path.parent
    assert traces_in_files(folder, SOMEBODY.user_id, SOMEBODY.name).get("shelf.db-wal", 0) > 5
    await Deletion(shelf.ledger).delete(SOMEBODY.user_id)
    assert traces_in_files(folder, SOMEBODY.user_id, SOMEBODY.name) == {}


@pytest.mark.sqlite
async def test_an_erased_server_is_in_no_file(shelf: Shelf) -> None:
    await play(shelf, SOMEBODY)
    folder = shelf.path.parent
    assert SERVER.guild_id is not None
    assert traces_in_files(folder, SERVER.guild_id, "nothing else")
    await Departures(shelf.ledger).erase(SERVER.guild_id)
    assert traces_in_files(folder, SERVER.guild_id, "nothing else") == {}


@pytest.mark.sqlite
async def test_who_reads_meanwhile_is_waited_for(shelf: Shelf) -> None:
    await play(shelf, SOMEBODY)
    begun, over = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def look(connection: Connection) -> None:
        connection.execute(text("SELECT count(*) FROM chairs"))
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(over.wait(), loop).result()

    reading = asyncio.create_task(shelf.database.read(look))
    await begun.wait()
    deleting = asyncio.create_task(Deletion(shelf.ledger).delete(SOMEBODY.user_id))
    await asyncio.wait([deleting], timeout=0.2)
    over.set()
    await asyncio.gather(reading, deleting)
    assert traces_in_files(shelf.path.parent, SOMEBODY.user_id, SOMEBODY.name) == {}
