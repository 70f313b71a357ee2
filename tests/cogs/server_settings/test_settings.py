"""``/settings`` by its commands: who may, whom it names, and which match it ends."""

from typing import Any

import pytest
from sqlalchemy import insert, update

from bot.match.record import Record
from bot.storage import tables
from tests.cogs.server_settings.managing import BOSS, boss_of, control, manage, panel, text
from tests.support.world import World, answer, labels, pings, said_privately, words


async def test_only_managers_of_a_server_are_offered_the_settings(world: World) -> None:
    offered = boss_of(world).available_commands(world.channel)
    assert [each for each in offered if each.startswith("settings")] == ["settings"]
    for name in ("ann", "stranger"):
        ordinary = world.people[name].available_commands(world.channel)
        assert not any(command.startswith("settings") for command in ordinary)
    private = boss_of(world).user.available_commands()
    assert not any(command.startswith("settings") for command in private)


async def test_who_is_given_the_command_still_needs_the_permission(world: World) -> None:
    record = await world.begin("ann", "bob")
    with world.env._bot_scope():
        commands = await world.bot.tree.fetch_commands()
    (command,) = (each for each in commands if each.name == "settings")
    ann, bob = world.people["ann"], world.people["bob"]
    world.guild.set_command_permissions(command.id, {ann: True})
    before = await world.rows()
    asked: tuple[dict[str, Any], ...] = (
        {},
        {"block": bob},
        {"unblock": str(bob.id)},
        {"end": record.id},
    )
    for options in asked:
        refused = await ann.slash(world.channel, "settings", **options)
        assert "Only people with the Manage Server permission" in said_privately(refused)
    assert await world.rows() == before
    for option in ("end", "unblock"):
        assert await ann.autocomplete(world.channel, "settings", option, "") == []


async def test_a_long_list_of_the_barred_fits_and_goes_on_in_the_command(world: World) -> None:
    book, boss = world.bot.guild_book, boss_of(world)
    facts = {"guild_id": world.guild.id, "name": "W" * 32}
    rows = [{**facts, "user_id": 9000 + number, "at": number} for number in range(250)]
    await world.bot.database.run(insert(tables.bars), rows)
    message = await panel(world, "People and open tables")
    assert "**Blocked:** 250 people" in text(message)
    assert text(message).count("W" * 32) == 15
    assert "235 more: find them by name with `/settings unblock:`." in text(message)
    assert "Matches they're already playing go on." in text(message)
    assert len(control(message, "unbar")["options"]) == 25
    assert len(await boss.autocomplete(world.channel, "settings", "unblock", "")) == 25
    await book.bar(world.guild.id, 77, "Zoe", 0, 1)
    (offered,) = await boss.autocomplete(world.channel, "settings", "unblock", "zo")
    shown = await manage(world, unblock=offered["value"])
    assert "**Blocked:** 250 people" in said_privately(shown)
    assert 77 not in [each.user_id for each in await book.list_barred(world.guild.id)]
    for wrong in ("Zoe", "77", "-5", "9" * 19, "9" * 5000, "½"):
        refused = await manage(world, unblock=wrong)
        assert "Nobody with that name is blocked" in said_privately(refused)


async def damage(world: World, record: Record, state: Any) -> None:
    """Store what no version of the game has written."""
    await world.bot.database.run(
        update(tables.matches).where(tables.matches.c.id == record.id).values(state=state)
    )


async def ended(world: World, record: Record) -> str:
    """End a match by the command and its one question. Returns the reply."""
    question = answer(await manage(world, end=record.id))
    assert "End this match?" in text(question)
    assert "ann and bob" in text(question)
    await world.people[BOSS].click(question, label="Yes, end it")
    return text(question)


@pytest.mark.parametrize("state", [None, {"version": 999}, [], {"version": 1, "deck": "?"}])
async def test_a_match_is_ended_without_a_result_whether_its_state_can_be_loaded_or_not(
    world: World, state: Any
) -> None:
    record = await world.begin("ann", "bob")
    assert record.shown.place_id is not None
    await world.grace()
    assert any(pings(message) for message in world.messages(record.shown.place_id))
    await world.play_turn()
    log = await world.bot.queries.log_of(record.id)
    if state is not None:
        await damage(world, record, state)
    assert "**Open tables and matches:** none" in await ended(world, record)
    after = await world.only_match()
    assert (after.status, after.alarm.wake_at, after.rematch_id) == ("cancelled", None, None)
    assert await world.bot.queries.log_of(record.id) == log
    board = world.public(record.shown.place_id, record.shown.board_message_id or 0)
    assert "server manager cancelled this match" in words(board)
    assert record.commitment in words(board)
    assert record.secret.hex() in words(board)
    assert labels(board) == []
    assert not any(pings(message) for message in world.messages(record.shown.place_id))
    rows = await world.rows()
    assert rows["results"] == rows["ratings"] == []
    await world.restart()
    assert await world.bot.board_postings.find_unpublished() == []


async def test_running_matches_are_suggested_by_their_players(world: World) -> None:
    record = await world.begin("ann", "bob")
    boss = boss_of(world)
    for typed in ("", "BOB", "high"):
        (offered,) = await boss.autocomplete(world.channel, "settings", "end", typed)
        assert (offered["name"], offered["value"]) == ("High Card: ann and bob", record.id)
    assert await boss.autocomplete(world.channel, "settings", "end", "cem") == []
    await damage(world, record, {})
    assert len(await boss.autocomplete(world.channel, "settings", "end", "")) == 1


async def test_what_is_no_match_of_the_server_cannot_be_ended(world: World) -> None:
    record = await world.begin("ann", "bob")
    before = await world.rows()
    for match in ("0000000000", "'; --", "x" * 200):
        assert "That match isn't open" in said_privately(await manage(world, end=match))
    await world.bot.database.run(update(tables.matches).values(guild_id=77))
    assert "That match isn't open" in said_privately(await manage(world, end=record.id))
    confirmed = f"-:0:settings:ended/{record.id}"
    refused = await world.press(BOSS, world.forge(confirmed), confirmed)
    assert "That match isn't open" in said_privately(refused)
    await world.bot.database.run(update(tables.matches).values(guild_id=world.guild.id))
    assert await world.rows() == before


async def test_people_and_matches_that_look_alike_are_told_apart(world: World) -> None:
    for user_id in (71, 72):
        await world.bot.guild_book.bar(world.guild.id, user_id, "Sam", 0, 1)
    await world.open_table("ann")
    yard = world.guild.create_text_channel("yard")
    await world.people["ann"].slash(yard, "play high-card")
    message = await panel(world, "People and open tables")
    barred = {option["label"] for option in control(message, "unbar")["options"]}
    assert barred == {"Sam · 71", "Sam · 72"}
    table = "High Card, not started yet: ann"
    offered = {option["label"] for option in control(message, "end")["options"]}
    assert offered == {f"{table} · #great-hall", f"{table} · #yard"}
    suggested = await boss_of(world).autocomplete(world.channel, "settings", "end", "yard")
    assert [each["name"] for each in suggested] == [f"{table} · #yard"]
