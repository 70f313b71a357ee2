"""Servers' data after the bot has left: a week of grace, then nothing; or at once on request."""

import asyncio
from typing import Any

import pytest
from simcord.backend import serializers
from simcord.backend.models import Guild
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from bot.cli import main
from bot.match.people import Place
from bot.match.ratings import EVERYWHERE
from bot.storage import tables
from cogs.challenges.messages import ChallengeMessages
from cogs.game_nights.messages import GameNights
from cogs.privacy.departures import BELIEVED_MS, MAX_LEFT_AT_ONCE, Departures
from cogs.privacy.erasure import erase_server
from tests.cogs.game_nights.holding import plan
from tests.cogs.server_settings.managing import have_set
from tests.support.living import begun, finished, here, living, people, traces
from tests.support.refusing import refuse, refuse_no_longer
from tests.support.stored import everything
from tests.support.world import World, labels, said_privately, words

DAY = 24 * 60 * 60


async def leave(world: World) -> Guild:
    guild: Guild = world.env.backend.guilds.pop(world.guild.id)
    world.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await world.env.settle()
    await world.env.advance_time(BELIEVED_MS / 1000 + 61)
    return guild


async def come_back(world: World, guild: Guild) -> None:
    backend = world.env.backend
    backend.guilds[guild.id] = guild
    payload = dict(serializers.guild_create_payload(backend, guild))
    payload.pop("unavailable", None)  # that is there only where a server has been away
    backend.emit("GUILD_CREATE", payload)
    await world.env.settle()


async def left_at(world: World) -> int | None:
    return (await world.bot.guild_book.of(world.guild.id)).left_at


async def later(world: World, days: float) -> None:
    await world.leap(days * DAY)


async def count(world: World, table: Any, **where: Any) -> int:
    query = select(func.count()).select_from(table)
    for name, value in where.items():
        query = query.where(table.c[name] == value)
    return await world.bot.database.scalar(query) or 0


async def test_a_server_has_a_week_and_then_nothing_of_it_is_left(world: World) -> None:
    await have_set(world, threads=False)
    await world.bot.guild_book.bar(world.guild.id, 77, "somebody", 5, 1)
    await finished(world, "ann", "bob")
    running = await begun(world, "ann", "cem")
    async with living(world) as past:
        elsewhere = await past.begin(
            "high-card", people(world, "ann", "bob"), place=Place(None, 555, "en-US")
        )
    before = world.bot.ledger.now()
    await leave(world)
    assert (await world.now(running)).status == "cancelled"
    gone = await left_at(world)
    assert gone == before
    await later(world, 6.9)
    assert await count(world, tables.matches, guild_id=world.guild.id) == 2
    assert await left_at(world) == gone
    await later(world, 0.2)
    assert await traces(world, world.guild.id, world.channel.id, running.shown.place_id) == []
    assert [record.id for record in await world.all_matches()] == [elsewhere.id]
    seated = await world.bot.database.scalars(select(tables.chairs.c.match_id))
    assert set(seated) == {elsewhere.id}


async def test_a_bot_that_comes_back_within_the_week_finds_everything(world: World) -> None:
    await finished(world, "ann", "bob")
    guild = await leave(world)
    await later(world, 6)
    await come_back(world, guild)
    assert await left_at(world) is None
    await later(world, 8)
    assert await count(world, tables.matches, guild_id=world.guild.id) == 1
    assert await count(world, tables.ratings, guild_id=world.guild.id) == 6
    assert (await world.ask("ann", "preferences")).ephemeral


async def test_who_counts_across_servers_keeps_what_counts_there(world: World) -> None:
    for name in ("ann", "bob"):
        await world.bot.preferences.count_worldwide(world.people[name].id, name, "en-US")
    await finished(world, "ann", "bob", "cem")
    await finished(world, "ann", "cem")
    before = await count(world, tables.ratings, guild_id=EVERYWHERE)
    await leave(world)
    await later(world, 7.1)
    assert await traces(world, world.guild.id) == []
    assert await count(world, tables.ratings) == before == 6
    kept = await world.bot.database.rows(select(tables.results))
    assert [row.name for row in kept] == ["ann", "bob"]
    assert {(row.match_id, row.guild_id, row.mu) for row in kept} == {(None, None, None)}


async def leave_unnoticed(world: World) -> None:
    """The bot is removed from the server while it is off."""
    world.env.backend.guilds.pop(world.guild.id)
    await world.restart()


async def test_leaving_while_the_bot_was_off_is_noticed(world: World) -> None:
    await finished(world, "ann", "bob")
    running = await begun(world, "ann", "cem")
    await leave_unnoticed(world)
    assert await left_at(world) == world.bot.ledger.now()
    assert (await world.now(running)).status == "cancelled"
    await later(world, 7.1)
    assert await traces(world, world.guild.id) == []


async def test_a_match_saved_by_the_end_of_the_process_is_called_off(world: World) -> None:
    """The bot noted that it was removed, and was stopped before it could end the matches."""
    running = await begun(world, "ann", "cem")
    await world.bot.guild_book.change(world.guild.id, left_at=world.bot.ledger.now())
    await leave_unnoticed(world)
    assert (await world.now(running)).status == "cancelled"


async def test_private_games_go_with_a_server_that_was_left_unnoticed(world: World) -> None:
    await world.restart()  # so that the bot has seen where it is
    async with living(world) as past:
        ann = past.click(world.person("ann"))
        record, _ = await past.daily_deals.begin("kill-the-kings", ann, here(world))
        await past.resign(record, ann)
        past.wait(24)
        await past.end_day()
    assert await count(world, tables.ratings, guild_id=world.guild.id) == 3
    await leave_unnoticed(world)
    await later(world, 7.1)
    assert await traces(world, world.guild.id) == []


async def test_results_alone_tell_that_the_bot_was_in_a_server(world: World) -> None:
    """As if its matches had been deleted by hand."""
    await finished(world, "ann", "bob")
    for table in (tables.matches, tables.guild_settings):
        await world.bot.database.run(table.delete())
    await leave_unnoticed(world)
    await later(world, 7.1)
    assert await traces(world, world.guild.id) == []


async def test_coming_back_while_the_bot_was_off_is_noticed(world: World) -> None:
    await finished(world, "ann", "bob")
    await world.bot.guild_book.change(world.guild.id, left_at=5)
    await world.restart()
    assert await left_at(world) is None
    assert await count(world, tables.matches, guild_id=world.guild.id) == 1


async def test_a_server_that_is_only_unavailable_is_left_alone(world: World) -> None:
    await finished(world, "ann", "bob")
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    present = {guild.id for guild in world.bot.guilds}
    await world.do(world.bot.service(Departures).compare(present))
    assert await left_at(world) is None


async def test_servers_are_compared_when_all_shards_have_told_of_theirs(world: World) -> None:
    """One shard alone would show too few missing servers for a mistake to be seen."""
    await finished(world, "ann", "bob")
    shards = world.bot.database.shards
    shards.assign(2, (0, 1))
    first = shards.of(world.guild.id)
    shards._begun = {first}
    departures = Departures(world.bot.ledger)
    await world.do(departures.look_after())
    assert await left_at(world) is None
    shards.begin(1 - first)
    await world.do(departures.look_after())
    assert await left_at(world) is not None


async def test_games_that_people_took_along_are_of_no_server_the_bot_has_left(world: World) -> None:
    """Played by a user installation where the bot itself never was."""
    async with living(world) as past:
        place = Place(4321, 555, "en-US")
        await past.alone(past.click(world.person("ann")), place, private=True)
    await later(world, 1)
    assert await count(world, tables.guild_settings, guild_id=4321) == 0
    await later(world, 8)
    assert await count(world, tables.matches, guild_id=4321) == 1


async def test_an_erasure_on_request_ends_the_boards_that_stand(world: World) -> None:
    await finished(world, "ann", "bob")
    running = await begun(world, "ann", "cem")
    assert "My hand" in labels(await world.board(running))
    assert await world.do(world.bot.service(Departures).erase(world.guild.id)) == 2
    board = await world.board(running)
    assert labels(board) == ["More"]
    assert "cancelled this match" in words(board)
    told = await world.press("ann", board, "More")
    assert "I don't have that match any more." in said_privately(told)
    assert await traces(world, world.guild.id, world.channel.id) == []
    again = await begun(world, "ann", "bob")
    assert (await world.only_match()).id == again.id


async def test_an_erasure_on_request_takes_along_what_would_stand_for_ever(world: World) -> None:
    await plan(world)
    await world.ask("ann", "challenge", game="king-of-the-hill", member=world.people["bob"])
    events = world.env.backend.guilds[world.guild.id].scheduled_events
    assert (len(world.messages(world.channel.id)), len(events)) == (2, 1)
    world.bot.service(ChallengeMessages).chore.stop()
    world.bot.service(GameNights).chore.stop()
    await world.do(world.bot.service(Departures).erase(world.guild.id))
    assert world.messages(world.channel.id) == []
    assert events == {}


@pytest.mark.parametrize("asked", [False, True])
async def test_interrupted_erasure_is_resumed(
    world: World, monkeypatch: pytest.MonkeyPatch, *, asked: bool
) -> None:
    """Whether the week was over, or its managers asked for it while the bot is there."""
    monkeypatch.setattr("cogs.privacy.erasure._MATCHES_AT_ONCE", 1)
    for _ in range(3):
        await finished(world, "ann", "bob")
    few = "(SELECT count(*) FROM matches) < 3"
    await world.bot.database.write(refuse, "stop", "DELETE ON matches", when=few, why="stopped")
    if asked:
        with world.env._bot_scope(), pytest.raises(SQLAlchemyError, match="stopped"):
            await world.bot.service(Departures).erase(world.guild.id)
    else:
        await leave(world)
        await later(world, 8)
    assert await count(world, tables.matches) == 2
    assert await left_at(world) is not None
    await world.bot.database.write(refuse_no_longer, "stop", "matches")
    assert world.bot.service(Departures).chore.running
    await later(world, 1 / 24)
    assert await traces(world, world.guild.id) == []


@pytest.mark.parametrize("gone", [MAX_LEFT_AT_ONCE, MAX_LEFT_AT_ONCE + 1])
async def test_too_many_servers_at_once_are_not_thought_gone(world: World, gone: int) -> None:
    """The token or the number of shards is wrong then, and no match must end for that."""
    departures, present = world.bot.service(Departures), {world.guild.id}
    others = {(1000 + number) << 22 for number in range(gone)}
    await world.do(departures.compare(present | others))
    await world.do(departures.compare(present))
    row = tables.guild_settings.c
    noted = await world.bot.database.scalars(select(row.guild_id).where(row.left_at.is_not(None)))
    assert set(noted) == (others if gone <= MAX_LEFT_AT_ONCE else set())


async def test_a_round_that_fails_for_any_reason_is_not_the_last(world: World) -> None:
    def present() -> set[int]:
        raise RuntimeError("nobody knows")

    departures = Departures(world.bot.ledger, None, present)
    with world.env._bot_scope():
        departures.chore.start()
    await world.env.settle()
    assert departures.chore.trouble is None
    await departures.stop()


async def test_deleting_the_board_of_an_erased_match_is_no_failure(world: World) -> None:
    """The console erased it, so that the running bot still believes the board to be one."""
    running = await begun(world, "ann", "bob")
    await erase_server(world.bot.database, world.guild.id)
    assert running.shown.place_id is not None
    assert running.shown.board_message_id is not None
    world.env.backend.delete_message(running.shown.place_id, running.shown.board_message_id)
    await world.env.settle()
    assert await world.all_matches() == []


@pytest.mark.threads
async def test_the_console_erases_a_server(
    hall: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    number = await count(hall, tables.matches, guild_id=hall.guild.id)
    monkeypatch.setenv("DATABASE_URL", hall.settings.database_url)
    assert await asyncio.to_thread(main, ["erase-server", str(hall.guild.id)]) == 0
    assert f"{number} matches" in capsys.readouterr().out
    assert await traces(hall, hall.guild.id) == []
    stored = await everything(hall.bot.database)
    assert {name for name, rows in stored.items() if rows} <= {"facts", "shards"}
    assert await asyncio.to_thread(main, ["erase-server", "0"]) == 2
