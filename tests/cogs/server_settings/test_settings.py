"""``/settings`` by its commands: who may, what is set, what is refused."""

from typing import Any

import pytest
from sqlalchemy import update

from bot.matches.record import Record
from bot.preferences.servers import GuildSettings
from bot.storage import tables
from tests.cogs.server_settings.managing import BOSS, boss_of, manage, quiet, stored, text
from tests.support.world import World, answer, labels, pings, said_privately, text_of, words


async def test_only_managers_of_a_server_are_offered_the_settings(world: World) -> None:
    offered = set(boss_of(world).available_commands(world.channel))
    assert {"settings show", "settings channels add", "settings quiet hours"} <= offered
    for name in ("ann", "stranger"):
        ordinary = world.people[name].available_commands(world.channel)
        assert not any(command.startswith("settings") for command in ordinary)
    private = boss_of(world).user.available_commands()
    assert not any(command.startswith("settings") for command in private)


async def test_who_is_given_the_command_still_needs_the_permission(world: World) -> None:
    with world.env._bot_scope():
        commands = await world.bot.tree.fetch_commands()
    (command,) = (each for each in commands if each.name == "settings")
    world.guild.set_command_permissions(command.id, {world.people["ann"]: True})
    for name, options in {"show": {}, "threads": {"on": False}, "erase": {}}.items():
        refused = await world.people["ann"].slash(world.channel, f"settings {name}", **options)
        assert "Only people with the permission Manage Server" in said_privately(refused)
    assert await stored(world) == GuildSettings()
    for name, option in {"end": "match", "unbar": "member"}.items():
        ann = world.people["ann"]
        assert await ann.autocomplete(world.channel, f"settings {name}", option, "") == []


SET: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("threads", {"on": False}, "**in the channel**", {"threads": False}),
    ("pace", {"pace": "live"}, "**live: seconds for a turn**", {"pace": "live"}),
    ("seasons", {"on": True}, "Each month is a **season**", {"seasons": True}),
    ("champions", {"on": True}, "champions are **announced**", {"champions": True}),
    ("quiet hours", {"from": 0, "until": 6}, "**00:00 to 06:00** in UTC", {"time_zone": "UTC"}),
    (
        "quiet hours",
        {"from": 22, "until": 7, "zone": "America/Argentina/Buenos_Aires"},
        "**22:00 to 07:00** in America/Argentina/Buenos Aires",
        {"quiet_from": 22, "quiet_until": 7, "time_zone": "America/Argentina/Buenos_Aires"},
    ),
]


async def test_a_command_sets_and_says_what_holds_then_and_a_restart_keeps_it(
    world: World,
) -> None:
    kept: dict[str, tuple[str, dict[str, Any]]] = {}
    for command, options, said, expected in SET:
        assert said in said_privately(await manage(world, command, **options))
        kept[command] = (said, expected)
    await world.restart()
    settings, shown = await stored(world), said_privately(await manage(world, "show"))
    for said, expected in kept.values():
        assert said in shown
        assert {name: getattr(settings, name) for name in expected} == expected


async def test_what_was_set_can_be_set_back(world: World) -> None:
    await manage(world, "threads", on=False)
    await quiet(world, 1, 2)
    await manage(world, "champions", on=True)
    await manage(world, "seasons", on=True)
    assert "a **thread** of its own" in said_privately(await manage(world, "threads", on=True))
    assert "**no quiet hours**" in said_privately(await manage(world, "quiet off"))
    assert "**not announced**" in said_privately(await manage(world, "champions", on=False))
    assert "**no seasons**" in said_privately(await manage(world, "seasons", on=False))
    settings = await stored(world)
    assert (settings.threads, settings.champions, settings.seasons) == (True, False, False)
    assert (settings.quiet_from, settings.quiet_until) == (None, None)


async def test_channels_are_added_and_taken_away_and_all_at_once(world: World) -> None:
    other = world.guild.create_text_channel("other-hall")
    forum = world.guild.create_forum_channel("market")
    tavern = world.guild.create_voice_channel("tavern")
    for channel in (world.channel, other, forum, tavern, other):
        shown = said_privately(await manage(world, "channels add", channel=channel))
    assert f"start in <#{world.channel.id}>, <#{other.id}>, <#{forum.id}>, and <#{tavern.id}>." in (
        shown
    )
    shown = said_privately(await manage(world, "channels remove", channel=other))
    assert f"<#{other.id}>" not in shown
    assert (await stored(world)).channels == (world.channel.id, forum.id, tavern.id)
    refused = said_privately(await manage(world, "channels remove", channel=other))
    assert f"<#{other.id}> is not among the channels" in refused
    assert "**every channel**" in said_privately(await manage(world, "channels everywhere"))
    assert (await stored(world)).channels == ()


async def test_no_more_channels_can_be_named_than_a_menu_holds(world: World) -> None:
    rooms = [world.guild.create_text_channel(f"room-{n}") for n in range(26)]
    boss_of(world)
    await world.bot.guild_book.change(world.guild.id, channels=[room.id for room in rooms[:25]])
    refused = said_privately(await manage(world, "channels add", channel=rooms[25]))
    assert "No more than 25 channels can be chosen" in refused
    assert len((await stored(world)).channels) == 25


async def test_starters_are_those_with_a_role_or_everybody(world: World) -> None:
    role = world.guild.create_role("knights")
    shown = await manage(world, "starters", role=role)
    assert f"<@&{role.id}> may start them" in said_privately(shown)
    assert (await stored(world)).starter_role_id == role.id
    assert "**Everybody** may start" in said_privately(await manage(world, "starters"))
    await manage(world, "starters", role=role)
    shown = await manage(world, "starters", role=world.guild.default_role)
    assert "**Everybody** may start" in said_privately(shown)
    assert (await stored(world)).starter_role_id is None


async def test_time_zones_are_suggested_by_their_cities(world: World) -> None:
    boss = boss_of(world)
    for typed, first in {
        "berl": "Europe/Berlin",
        "buenos a": "America/Argentina/Buenos_Aires",
    }.items():
        offered = await boss.autocomplete(
            world.channel, "settings quiet hours", "zone", typed, **{"from": 1, "until": 2}
        )
        assert offered[0]["value"] == first
        assert offered[0]["name"] == first.replace("_", " ")
    many = await boss.autocomplete(
        world.channel, "settings quiet hours", "zone", "", **{"from": 1, "until": 2}
    )
    assert len(many) == 25
    assert not any(each["value"].startswith(("Etc/", "US/", "posix")) for each in many)


async def test_hours_and_zones_that_are_none_are_refused(world: World) -> None:
    for zone in ("Middle Earth", "../../etc/passwd", "Etc/GMT+3", "posixrules"):
        assert "I do not know the time zone" in said_privately(await quiet(world, 1, 2, zone))
    assert "at another hour" in said_privately(await quiet(world, 5, 5))
    assert await stored(world) == GuildSettings()


async def test_announcements_go_only_where_they_can(world: World) -> None:
    other = world.guild.create_text_channel("proclamations")
    world.deny("send_messages", "embed_links", channel=other)
    refused = said_privately(await manage(world, "herald", channel=other))
    assert f"in <#{other.id}>. I am missing: **Send Messages**, **Embed Links**" in refused
    assert (await stored(world)).herald_channel_id is None
    shown = said_privately(await manage(world, "herald", channel=world.channel))
    assert f"Announcements go to <#{world.channel.id}>" in shown
    assert "where the match was played" in said_privately(await manage(world, "herald"))


async def damage(world: World, record: Record, state: Any) -> None:
    """Store what no version of the game has written."""
    async with world.bot.database.write() as connection:
        await connection.execute(
            update(tables.matches).where(tables.matches.c.id == record.id).values(state=state)
        )


async def ended(world: World, record: Record) -> str:
    """End a match by the command and its one question; what is said then."""
    question = answer(await manage(world, "end", match=record.id))
    assert "End this match?" in text(question)
    assert "ann and bob" in text(question)
    await world.people[BOSS].click(question, label="Yes, end it")
    return text(question)


async def test_a_manager_ends_a_match_without_a_result(hall: World) -> None:
    before = await hall.rows()
    record = await begun_here(hall, "ann", "bob")
    assert "No table is open" in await ended(hall, record)
    after = await hall.bot.ledger.read(record.id)
    assert (after.status, after.rematch_id) == ("cancelled", None)
    board = words(await hall.board(after))
    assert "called off, without a result" in board
    assert record.commitment in board
    assert record.secret.hex() in board
    assert after.place_id is not None
    assert not any(pings(message) for message in hall.messages(after.place_id))
    rows = await hall.rows()
    assert (rows["results"], rows["ratings"]) == (before["results"], before["ratings"])


@pytest.mark.parametrize("state", [{"version": 999}, [], {"version": 1, "deck": "?"}])
async def test_a_match_whose_state_cannot_be_loaded_is_ended_all_the_same(
    world: World, state: Any
) -> None:
    record = await world.begin("ann", "bob")
    assert record.place_id is not None
    assert any(pings(message) for message in world.messages(record.place_id))
    await world.play_turn()
    log = await world.bot.queries.log_of(record.id)
    await damage(world, record, state)
    assert "No table is open" in await ended(world, record)
    after = await world.only_match()
    assert (after.status, after.alarm.wake_at) == ("cancelled", None)
    assert await world.bot.queries.log_of(record.id) == log
    board = world.public(record.place_id, record.board_message_id or 0)
    assert "called off, without a result" in words(board)
    assert record.secret.hex() in words(board)
    assert labels(board) == []
    assert not any(pings(message) for message in world.messages(record.place_id))
    rows = await world.rows()
    assert rows["results"] == rows["ratings"] == []
    await world.restart()
    assert await world.bot.whereabouts.unpublished() == []


async def begun_here(world: World, *names: str) -> Record:
    """A new match on a server with a past."""
    known = {record.id for record in await live(world)}
    await world.people[names[0]].slash(world.channel, "play high-card")
    (record,) = [record for record in await live(world) if record.id not in known]
    assert record.lobby_message_id is not None
    lobby = world.public(record.channel_id, record.lobby_message_id)
    for name in names[1:]:
        await world.people[name].click(lobby, label="Join")
    await world.people[names[0]].click(lobby, label="Start")
    return await world.bot.ledger.read(record.id)


async def live(world: World) -> list[Record]:
    ids = await world.bot.queries.all_live(world.guild.id)
    return [await world.bot.ledger.read(match_id) for match_id in ids]


async def test_running_matches_are_suggested_by_their_players(world: World) -> None:
    record = await world.begin("ann", "bob")
    boss = boss_of(world)
    for typed in ("", "BOB", "high"):
        (offered,) = await boss.autocomplete(world.channel, "settings end", "match", typed)
        assert (offered["name"], offered["value"]) == ("High Card: ann and bob", record.id)
    assert await boss.autocomplete(world.channel, "settings end", "match", "cem") == []
    await damage(world, record, {})
    assert len(await boss.autocomplete(world.channel, "settings end", "match", "")) == 1


async def test_what_is_no_match_of_the_server_cannot_be_ended(world: World) -> None:
    record = await world.begin("ann", "bob")
    before = await world.rows()
    for match in ("0000000000", "'; --", "x" * 200):
        assert "No such match" in said_privately(await manage(world, "end", match=match))
    async with world.bot.database.write() as connection:
        await connection.execute(update(tables.matches).values(guild_id=77))
    assert "No such match" in said_privately(await manage(world, "end", match=record.id))
    async with world.bot.database.write() as connection:
        await connection.execute(update(tables.matches).values(guild_id=world.guild.id))
    assert await world.rows() == before


async def test_erasing_is_asked_twice_and_can_be_thought_over(world: World) -> None:
    await manage(world, "threads", on=False)
    question = answer(await manage(world, "erase"))
    boss = world.people[BOSS]
    assert "deleted for good" in text(question)
    await boss.click(question, label="Erase everything")
    assert "There is no way back" in text(question)
    await boss.click(question, label="Keep everything")
    assert "**in the channel**" in text(question)
    assert not (await stored(world)).threads
    await boss.click(question, label="Erase everything…")
    await boss.click(question, label="Erase everything")
    await boss.click(question, label="Yes, erase it all")
    assert "Everything that I kept of this server is gone" in text(question)
    assert await stored(world) == GuildSettings()


async def test_settings_leave_nothing_public_behind(world: World) -> None:
    for command, options in {"show": {}, "threads": {"on": False}, "erase": {}}.items():
        await manage(world, command, **options)
    assert [text_of(message) for message in world.messages(world.channel.id)] == []
