"""People who look for an opponent on any server, over a database; boards of older versions."""

import asyncio
import json
from collections import Counter
from importlib import import_module
from typing import Any

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, delete, func, insert, select, text, update

from bot.base.refusals import Refusal
from bot.match.people import Person, Place
from bot.match.record import Record
from bot.pages.match_form import Seek
from bot.preferences.people import PreferenceBook
from bot.preferences.servers import GuildBook
from bot.storage import tables
from bot.storage.notices import News, Notice
from cogs.privacy.deletion import Deletion
from cogs.privacy.export import Exports
from cogs.queue import actions as seekers
from cogs.queue import tables as queue_tables
from cogs.queue.actions import EVERYBODY, SEEKING_MS
from games import GAMES
from tests.cogs.queue.across import PEOPLE, Tower
from tests.support.acting import finish
from tests.support.any_table import Table
from tests.support.stored import ANN, BOB, CEM, Shelf, let_all_decide, overheard
from tests.support.world import World, labels, words

SOUGHT = Seek("king-of-the-hill", "relaxed")
KEEP, TOWER = Place(1, 11, "en-US"), Place(2, 22, "de")


@pytest.fixture
async def open_shelf(shelf: Shelf) -> Shelf:
    """A shelf on which two servers let their people play with others."""
    for place in (KEEP, TOWER):
        await GuildBook(shelf.database).change(place.guild_id or 0, visitors=True)
    return shelf


async def seek(shelf: Shelf, person: Person, place: Place, wish: Seek = SOUGHT) -> Record | None:
    return await seekers.seek(shelf.ledger, wish, person, place)


async def number_of(shelf: Shelf, table: Any) -> int:
    return int(await shelf.database.scalar(select(func.count()).select_from(table)))


async def test_the_second_who_wants_the_same_plays_the_first(open_shelf: Shelf) -> None:
    assert await seek(open_shelf, ANN, KEEP) is None
    record = await seek(open_shelf, BOB, TOWER)
    assert record is not None
    stored = await open_shelf.ledger.read(record.id)
    assert [chair.user_id for chair in stored.chairs] == [ANN.user_id, BOB.user_id]
    assert (stored.guild_id, stored.channel_id, stored.private) == (KEEP.guild_id, 0, True)
    assert [chair.guild_id for chair in stored.chairs] == [KEEP.guild_id, TOWER.guild_id]
    assert stored.status == "running"
    assert stored.kind.direct
    assert stored.unrated == "casual"
    assert not await number_of(open_shelf, queue_tables.seekers)


async def test_two_in_one_channel_play_there(open_shelf: Shelf) -> None:
    await seek(open_shelf, ANN, KEEP)
    record = await seek(open_shelf, BOB, KEEP)
    assert record is not None
    assert not record.kind.direct
    assert (record.channel_id, record.private) == (KEEP.channel_id, False)


@pytest.mark.parametrize("other", [Seek("high-card", "relaxed"), Seek("king-of-the-hill", "live")])
async def test_who_wants_something_else_waits_too(open_shelf: Shelf, other: Seek) -> None:
    await seek(open_shelf, ANN, KEEP)
    assert await seek(open_shelf, BOB, TOWER, other) is None
    assert await open_shelf.database.read(seekers.find_wishes, 0, CEM.user_id) == [SOUGHT, other]
    assert await open_shelf.database.read(seekers.find_wishes, 0, BOB.user_id) == [SOUGHT]


async def test_names_are_those_that_people_have_allowed(open_shelf: Shelf) -> None:
    """Otherwise nobody on the other server learns a player's name."""
    await PreferenceBook(open_shelf.database).count_worldwide(BOB.user_id, "Sir Robert", "en-US")
    await seek(open_shelf, ANN, KEEP)
    record = await seek(open_shelf, BOB, TOWER)
    assert record is not None
    assert [chair.name for chair in record.chairs] == ["Player 1", "Sir Robert"]


@pytest.mark.postgresql
async def test_the_process_of_the_one_who_waited_is_told_of_a_change(open_shelf: Shelf) -> None:
    await seek(open_shelf, ANN, KEEP)
    record = await seek(open_shelf, BOB, TOWER)
    assert record is not None
    open_shelf.database.shards.assign(2, [1])  # neither server is of that one
    with overheard(open_shelf.database) as said:
        await open_shelf.act(record)
    told = [str(values) for statement, values in said if "pg_notify" in statement]
    assert len(told) == 1
    assert Notice(News.CHANGED, record.id, KEEP.guild_id).text in told[0]


async def test_a_person_waits_for_one_thing_and_keeps_their_place(open_shelf: Shelf) -> None:
    await seek(open_shelf, ANN, KEEP)
    open_shelf.clock.move(1000)
    await seek(open_shelf, ANN, TOWER)
    (row,) = await open_shelf.database.rows(select(queue_tables.seekers))
    assert row.guild_id == TOWER.guild_id
    assert row.ends_at - row.since == SEEKING_MS + 1000
    await seek(open_shelf, ANN, KEEP, Seek("high-card", "live"))
    (row,) = await open_shelf.database.rows(select(queue_tables.seekers))
    assert (row.slug, row.ends_at - row.since) == ("high-card", SEEKING_MS)


async def test_who_has_stopped_or_waited_too_long_is_not_paired(open_shelf: Shelf) -> None:
    await seek(open_shelf, ANN, KEEP)
    await open_shelf.database.write(seekers.stop_seeking, ANN.user_id)
    assert await seek(open_shelf, BOB, TOWER) is None
    open_shelf.clock.move(SEEKING_MS)
    assert await seek(open_shelf, CEM, KEEP) is None
    await seekers.forget_lapsed(open_shelf.ledger)
    left = await open_shelf.database.scalars(select(queue_tables.seekers.c.user_id))
    assert left == [CEM.user_id]


async def test_a_server_that_does_not_allow_it_has_no_part_in_it(open_shelf: Shelf) -> None:
    book = GuildBook(open_shelf.database)
    with pytest.raises(Refusal):
        await seek(open_shelf, CEM, Place(3, 33, "en-US"))
    await seek(open_shelf, ANN, KEEP)
    await book.change(1, visitors=False)
    assert await open_shelf.database.read(seekers.find_wishes, 0, CEM.user_id) == []
    assert await seek(open_shelf, BOB, TOWER) is None, "it has changed its mind"
    with pytest.raises(Refusal):
        await seek(open_shelf, ANN, KEEP)
    await book.change(1, visitors=True, left_at=5)
    assert await seek(open_shelf, CEM, TOWER) is not None, "with bob"


@pytest.mark.parametrize(("where", "who"), [(1, BOB), (2, ANN), (1, ANN)])
async def test_whom_a_server_bars_is_not_paired(open_shelf: Shelf, where: int, who: Person) -> None:
    await seek(open_shelf, ANN, KEEP)
    await GuildBook(open_shelf.database).bar(where, who.user_id, who.name, 1, 2)
    assert await seek(open_shelf, BOB, TOWER) is None
    assert await number_of(open_shelf, queue_tables.seekers) == 2
    await GuildBook(open_shelf.database).bar(2, CEM.user_id, "cem", 1, 2)
    with pytest.raises(Refusal):
        await seek(open_shelf, CEM, TOWER)


async def test_who_sits_in_too_many_matches_by_now_is_passed_over(open_shelf: Shelf) -> None:
    await seek(open_shelf, ANN, KEEP)
    for _ in range(10):
        await open_shelf.running()
        await let_all_decide(open_shelf.database)
    await open_shelf.database.run(update(tables.chairs).values(user_id=ANN.user_id))
    assert await seek(open_shelf, CEM, TOWER) is None


async def test_who_keeps_opponents_waiting_finds_no_more(open_shelf: Shelf) -> None:
    for opponent in range(100, 103):
        await seek(open_shelf, ANN, KEEP)
        assert await seek(open_shelf, Person(opponent, "", 1), TOWER) is not None
    with pytest.raises(Refusal):
        await seek(open_shelf, ANN, KEEP)
    await let_all_decide(open_shelf.database)
    assert await seek(open_shelf, ANN, KEEP) is None


async def test_of_many_who_come_at_once_all_are_paired_once(open_shelf: Shelf) -> None:
    """And one who presses twenty times is one."""
    people = [Person(100 + number, f"p{number}", 1) for number in range(9)]
    presses = [
        seek(open_shelf, person, (KEEP, TOWER)[person.user_id % 2])
        for person in [*people, *[people[-1]] * 20]
    ]
    await asyncio.gather(*presses)
    rows = await open_shelf.database.rows(select(tables.chairs.c.match_id, tables.chairs.c.user_id))
    assert set(Counter(row.match_id for row in rows).values()) == {2}
    once = Counter(row.user_id for row in rows if row.user_id != people[-1].user_id)
    assert set(once.values()) == {1}
    waiting = await open_shelf.database.scalars(select(queue_tables.seekers.c.user_id))
    assert len(waiting) <= 1
    assert len(once) + len(set(waiting) - {people[-1].user_id}) == 8


async def test_deleting_ones_data_ends_the_wait(open_shelf: Shelf) -> None:

    await seek(open_shelf, ANN, KEEP)
    await Deletion(open_shelf.ledger).delete(ANN.user_id)
    assert await seek(open_shelf, BOB, TOWER) is None


@given(st.text(max_size=30))
def test_of_custom_ids_only_wishes_are_understood(text: str) -> None:
    try:
        wish = Seek.from_text(text)
    except ValueError:
        return
    assert wish.text == text
    assert 2 in GAMES[wish.slug].seats


def test_nobody_has_the_turn_of_everybody() -> None:
    assert EVERYBODY < 0, "and pseudonyms wait for nothing"


def migrate(connection: Connection, record: Record, first: int, second: dict[str, int]) -> None:
    """Store a match as it was with schema 0037, with a board in each of two channels; update it."""
    match, post = tables.matches, tables.postings
    public = update(match).values(private=False, channel_id=first, guild_id=record.guild_id)
    connection.execute(public.where(match.c.id == record.id))
    board = {"place_id": first, "message_id": 1234, "version": record.version}
    connection.execute(update(post).where(post.c.subject == record.id).values(board))
    beside = {"subject": record.id, "kind": "second", "match_id": record.id, "message_id": 4321}
    connection.execute(insert(post).values(**beside, **second, version=record.version))
    connection.execute(delete(tables.direct_hands))
    connection.execute(text("DROP INDEX ix_chairs_guild_id"))
    connection.execute(text("ALTER TABLE chairs DROP COLUMN guild_id"))
    connection.execute(text("ALTER TABLE postings ADD COLUMN locale VARCHAR(16)"))
    migration = import_module("bot.storage.migrations.versions.0038_direct_messages")
    with Operations.context(MigrationContext.configure(connection)):
        migration.upgrade()


async def update_from(world: World, tower: Tower, record: Record) -> Record:
    """Make the match one of schema 0037, and start the bot anew. Returns what it has become."""
    for name in PEOPLE:
        hand = tower.hand(name)
        world.env.backend.delete_message(hand.channel_id, hand.id)
    second = {"guild_id": tower.guild.id, "place_id": tower.channel.id}
    await world.bot.database.write(migrate, record, world.channel.id, second)
    await world.restart()
    record = await world.only_match()
    assert [chair.guild_id for chair in record.chairs] == [world.guild.id, tower.guild.id]
    assert await world.bot.database.scalars(tables.postings.select()) == [record.id]
    return record


@pytest.mark.parametrize("pace", ["relaxed", "untimed"])
async def test_one_that_runs_is_played_on_in_direct_messages(world: World, pace: str) -> None:
    tower = await Tower(world).allow()
    record = await tower.match(Seek("king-of-the-hill", pace))  # type: ignore[arg-type]
    record = await update_from(world, tower, record)
    assert (record.guild_id, record.channel_id, record.private) == (world.guild.id, 0, True)
    assert (record.stands_in, record.shown.board_message_id) == (0, None)
    table = Table(world, record.game, 31)
    for _ in range(3):
        record = await world.only_match()
        name = table.able(record)[0]
        hand = tower.hand(name)
        await table.press(name, hand, await table.choose(record, name, hand))
        await world.env.settle()
        assert (await world.only_match()).version > record.version
    await finish(world, record)
    for name in PEOPLE:
        assert "Find an opponent" in labels(tower.hand(name))


async def test_one_that_is_over_is_watched_where_it_was(world: World) -> None:
    tower = await Tower(world).allow()
    await finish(world, await tower.match())
    record = await update_from(world, tower, await world.only_match())
    assert (record.channel_id, record.private) == (world.channel.id, False)
    control = f"{record.id}:{record.version}:replay"
    for name, sees in {"bob": True, "yan": False, "zoe": True}.items():
        page = await world.force(name, control, place=tower.channel_of(name))
        assert ("Player 1" in words(page)) == sees
    file = json.loads(await world.bot.service(Exports).of(world.people["zoe"].id))
    assert file["matches"][0]["guild_id"] == str(tower.guild.id)
