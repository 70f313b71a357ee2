"""Matches between servers from before they were played in direct messages, with two boards."""

import json
from importlib import import_module

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, delete, insert, text, update

from bot.match.record import Record
from bot.pages.match_form import Wish
from bot.storage import tables
from cogs.privacy.export import Exports
from tests.cogs.queue.across import PEOPLE, Tower
from tests.support.acting import finish
from tests.support.any_table import Table
from tests.support.world import World, labels, words


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
    servers = [world.guild.id, tower.guild.id]
    assert [chair.guild_id for chair in record.chairs] == servers
    assert await world.bot.database.scalars(tables.postings.select()) == [record.id]
    return record


@pytest.mark.parametrize("pace", ["relaxed", "untimed"])
async def test_one_that_runs_is_played_on_in_direct_messages(world: World, pace: str) -> None:
    tower = await Tower(world).allow()
    record = await tower.match(Wish("king-of-the-hill", pace))  # type: ignore[arg-type]
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
        forged = world.forge(control, channel=tower.channel_of(name))
        assert ("Player 1" in words(await world.press(name, forged, control))) == sees
    file = json.loads(await world.bot.service(Exports).of(world.people["zoe"].id))
    assert file["matches"][0]["guild_id"] == str(tower.guild.id)
