"""Rules of a server about beginning matches, and its quiet hours."""

from typing import Any

import discord
import pytest
from simcord import ChannelHandle, InteractionResult

from games import GAMES
from tests.cogs.preferences.test_preferences import prefer
from tests.cogs.server_settings.managing import begin_by, boss_of, have_set, panel, push
from tests.support.living import finished
from tests.support.world import World, pings, said_privately, text_of, words

COMMANDS: list[tuple[str, dict[str, Any]]] = [
    *((f"play {slug}", {}) for slug in GAMES),
    ("play kill-the-kings", {"private": True}),
    ("daily", {}),
]


@pytest.fixture
def other(world: World) -> ChannelHandle:
    return world.guild.create_text_channel("other-hall")


async def test_no_game_starts_outside_allowed_channels(world: World, other: ChannelHandle) -> None:
    third = world.guild.create_text_channel("third-hall")
    await have_set(world, channels=[other.id, third.id])
    for command, options in COMMANDS:
        for person in (world.people["ann"], boss_of(world)):
            refused = await begin_by(person, world.channel, command, options)
            assert f"start in <#{other.id}> or <#{third.id}>." in said_privately(refused)
    assert len(await world.all_matches()) == 0
    for number, (command, options) in enumerate(COMMANDS):
        name = "ann" if number % 2 else "bob"
        await begin_by(world.people[name], other, command, options)
        assert len(await world.all_matches()) == number + 1


async def test_a_thread_counts_as_its_channel(world: World, other: ChannelHandle) -> None:
    await have_set(world, channels=[world.channel.id])
    made = world.env.backend.create_thread(world.channel.id, "side room", world.stranger.id)
    await world.ask("ann", "play high-card", place=world.place(made.id))
    assert len(await world.all_matches()) == 1
    made = world.env.backend.create_thread(other.id, "back room", world.stranger.id)
    refused = await world.ask("ann", "play high-card", place=world.place(made.id))
    assert f"matches start in <#{world.channel.id}>" in said_privately(refused)


async def test_a_rematch_starts_only_where_matches_may(world: World, other: ChannelHandle) -> None:
    old = await finished(world, "ann", "bob")
    await have_set(world, channels=[other.id])
    board = await world.board(old)
    refused = await world.press("ann", board, "Rematch")
    assert f"matches start in <#{other.id}>" in said_privately(refused)
    assert len(await world.all_matches()) == 1
    await have_set(world, channels=[other.id, world.channel.id])
    await world.press("ann", board, "Rematch")
    assert len(await world.all_matches()) == 2


NOT_HERE = "You can't write in this channel"


async def test_nothing_is_posted_for_the_muted(world: World, other: ChannelHandle) -> None:
    record = await finished(world, "ann", "bob")
    await world.env.settle()
    world.mute("ann")
    ann, before = world.people["ann"], len(world.messages(world.channel.id))
    for command, options in COMMANDS:
        told = said_privately(await begin_by(ann, world.channel, command, options))
        assert (NOT_HERE in told) == (not options and command != "daily"), command
    board = await world.board(record)
    assert NOT_HERE in said_privately(await ann.click(board, label="Rematch"))
    door = world.forge("-:0:open_table:high-card", f"{record.id}:0:same_cards", channel=other)
    assert "Your table is open" in said_privately(await ann.click(door, label="0"))
    for control in ("-:0:open_table:high-card", f"{record.id}:0:same_cards"):
        assert NOT_HERE in said_privately(await ann.click(world.forge(control), label="0"))
    challenge = await ann.slash(world.channel, "challenge", member=world.people["bob"])
    assert NOT_HERE in said_privately(challenge)
    assert len(world.messages(world.channel.id)) == before + 2


async def test_in_a_channel_for_matches_tables_open_for_readers_too(world: World) -> None:
    await have_set(world, channels=[world.channel.id])
    world.mute("ann")
    await world.open_table("ann")


async def test_any_open_table_may_be_joined(world: World, other: ChannelHandle) -> None:
    old = await finished(world, "ann", "bob")
    board = await world.board(old)
    await world.press("ann", board, "Rematch")
    await have_set(world, channels=[other.id])
    await have_set(world, starter_role_id=world.guild.create_role("knights").id)
    await world.press("bob", board, "Rematch")
    (again,) = [record for record in await world.all_matches() if record.id != old.id]
    assert [chair.name for chair in again.chairs] == ["ann", "bob"]
    lobby = await world.lobby(again)
    await world.press("cem", lobby, "Join")
    await world.press("ann", lobby, "Start")
    again = await world.now(again)
    assert again.status == "running"
    await world.press("dora", await world.board(again), "Join")
    again = await world.now(again)
    assert [chair.name for chair in again.chairs] == ["ann", "bob", "cem", "dora"]


@pytest.mark.parametrize("options", [{}, {"private": True}])
async def test_a_new_game_of_solitaire_starts_only_where_it_may(
    world: World, other: ChannelHandle, options: dict[str, Any]
) -> None:
    _, board = await world.deal(**options)
    await world.concede("ann", board)
    await have_set(world, channels=[other.id])
    refused = await world.press("ann", board, "New game")
    assert f"matches start in <#{other.id}>" in said_privately(refused)
    assert len(await world.all_matches()) == 1


async def test_no_rule_is_passed_by_in_direct_messages(world: World, other: ChannelHandle) -> None:
    await world.deal()
    hand = await world.ask("ann", "hand", directly=True)
    await world.concede("ann", hand)
    await have_set(world, starter_role_id=world.guild.create_role("knights").id)
    refused = await world.press("ann", hand, "New game")
    assert "Not everyone can start matches on that server" in said_privately(refused)
    await have_set(world, channels=[other.id])
    refused = await world.press("ann", hand, "New game")
    assert f"matches start in <#{other.id}>" in said_privately(refused)
    assert len(await world.all_matches()) == 1


async def test_a_daily_attempt_can_be_seen_anywhere(world: World, other: ChannelHandle) -> None:
    record, _ = await world.deal(daily=True)
    await have_set(world, channels=[other.id])
    shown = await begin_by(world.people["ann"], world.channel, "daily", {})
    assert "matches start" not in said_privately(shown)
    assert [each.id for each in await world.all_matches()] == [record.id]


async def test_direct_messages_know_no_settings(world: World, other: ChannelHandle) -> None:
    await have_set(world, channels=[other.id])
    await world.ask("ann", "play kill-the-kings", directly=True)
    assert len(await world.all_matches()) == 1


async def test_only_people_with_the_role_start_matches_and_managers(world: World) -> None:
    role = world.guild.create_role("knights")
    knight = world.guild.add_member(world.env.create_user("knight"), roles=[role])
    await have_set(world, starter_role_id=role.id)
    refused = await world.ask("ann", "play high-card")
    assert f"Only people with the <@&{role.id}> role can start" in said_privately(refused)
    assert refused.ephemeral
    assert len(await world.all_matches()) == 0
    for person in (knight, boss_of(world)):
        await person.slash(world.channel, "play high-card")
    assert len(await world.all_matches()) == 2


async def test_a_role_is_needed_for_a_rematch_and_a_new_game(world: World) -> None:
    old = await finished(world, "ann", "bob")
    _, board = await world.deal()
    await world.concede("ann", board)
    await have_set(world, starter_role_id=world.guild.create_role("knights").id)
    for message, label in ((await world.board(old), "Rematch"), (board, "New game")):
        refused = await world.press("ann", message, label)
        assert "can start matches here" in said_privately(refused)
    assert len(await world.all_matches()) == 2


async def test_that_all_allowed_channels_are_gone_is_said(
    world: World, other: ChannelHandle
) -> None:
    role = world.guild.create_role("knights")
    await have_set(world, channels=[other.id])
    await have_set(world, starter_role_id=role.id)
    world.env.backend.delete_channel(other.id)
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.env.settle()
    for person in (world.people["ann"], boss_of(world)):
        told = said_privately(await person.slash(world.channel, "play high-card"))
        assert "choose others with /settings" in told
    await have_set(world, channels=[])
    refused = await world.ask("ann", "play high-card")
    assert "has been deleted" in said_privately(refused)
    assert "choose another with /settings" in said_privately(refused)
    await world.ask("boss", "play high-card")
    assert len(await world.all_matches()) == 1


async def test_matches_have_the_usual_pace_unless_somebody_chooses(world: World) -> None:
    await have_set(world, pace="live")
    await world.ask("ann", "play high-card")
    await world.ask("ann", "play high-card", pace="untimed")
    assert sorted(record.pace for record in await world.all_matches()) == ["live", "untimed"]


def hint(result: InteractionResult) -> bool:
    return "a thread of its own, I'd need" in said_privately(result)


async def test_without_threads_matches_stay_in_their_channel(world: World) -> None:
    running = await world.begin("ann", "bob")
    await have_set(world, threads=False)
    assert not hint(await world.people["cem"].slash(world.channel, "play high-card", target=1))
    (record,) = [each for each in await world.all_matches() if each.status == "lobby"]
    lobby = await world.lobby(record)
    await world.press("dora", lobby, "Join")
    await world.press("cem", lobby, "Start")
    record = await world.now(record)
    assert (record.shown.place_id, record.shown.board_message_id) == (world.channel.id, lobby.id)
    assert ": your turn." in words(lobby)
    assert [thread.id for thread in world.channel.threads] == [running.shown.place_id]
    assert (await world.now(running)).shown.place_id == running.shown.place_id
    world.deny("create_public_threads")
    assert not hint(await world.people["cem"].slash(world.channel, "play high-card"))
    await have_set(world, threads=True)
    assert hint(await boss_of(world).slash(world.channel, "play high-card"))


MIDNIGHT = (22, 7)
"""The simulated clock begins at midnight UTC, so these hours have begun."""
DAYLIGHT = (9, 17)


async def quiet(world: World, start: int, end: int, zone: str = "UTC") -> None:
    await have_set(world, quiet_from=start, quiet_until=end, time_zone=zone)


def silent(message: Any) -> bool:
    return discord.MessageFlags._from_value(int(message.flags)).suppress_notifications


@pytest.mark.parametrize(
    ("hours", "zone", "expected"),
    [
        (MIDNIGHT, "UTC", True),
        (DAYLIGHT, "UTC", False),
        (DAYLIGHT, "Asia/Tokyo", True),
        (MIDNIGHT, "Asia/Tokyo", False),
        (None, "UTC", False),
    ],
)
async def test_calls_and_direct_hands_are_silent_in_quiet_hours_only(
    world: World, hours: tuple[int, int] | None, zone: str, expected: bool
) -> None:
    assert world.env.now().hour == 0
    if hours is not None:
        await quiet(world, *hours, zone)
    await prefer(world, "ann", "Send hands by direct message")
    record = await world.begin("ann", "bob", "cem")
    while await world.whose_turn() == "ann":
        await world.play_turn()
    await world.grace()
    (call,) = world.calls(record.shown.place_id)
    assert silent(call) == expected
    assert world.called(record.shown.place_id) == [await world.whose_turn()]
    (hand,) = world.messages(world.people["ann"].user.dm_channel.id)
    assert silent(hand) == expected
    boards = world.boards(record.shown.place_id)
    assert not any(silent(board) for board in boards)


async def test_warnings_are_silent_too_and_clocks_run_on(world: World) -> None:
    await quiet(world, *MIDNIGHT)
    record = await world.begin("ann", "bob")
    turn = await world.whose_turn()
    await world.env.advance_time(4 * 60 + 1)
    (warning,) = world.calls(record.shown.place_id)
    assert "your time in High Card runs out" in text_of(warning)
    assert silent(warning)
    await world.env.advance_time(62)
    assert await world.whose_turn() != turn


async def test_where_turns_take_days_calls_wait_until_quiet_hours_are_over(world: World) -> None:
    await quiet(world, 22, 7)
    record = await world.begin("ann", "bob", pace="correspondence")
    await world.grace()
    assert world.calls(record.shown.place_id) == []
    await world.leap(7 * 3600 - 300)
    assert world.calls(record.shown.place_id) == []
    await world.leap(302)
    (call,) = world.calls(record.shown.place_id)
    assert pings(call) == [world.people[await world.whose_turn()].id]
    assert not silent(call)


async def test_quiet_hours_can_be_ended(world: World) -> None:
    await quiet(world, 0, 23)
    record = await world.begin("ann", "bob", pace="correspondence")
    await world.grace()
    assert world.calls(record.shown.place_id) == []
    await push(world, await panel(world, "Notifications"), "quiet_off")
    await world.env.advance_time(15 * 60)
    assert [silent(message) for message in world.calls(record.shown.place_id)] == [False]
