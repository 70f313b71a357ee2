"""Discord answers with errors, or the database does: no match stops, and all is made up for."""

import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.discord_io.router import NOTHING_SAVED
from tests.support.wording import english
from tests.support.world import (
    LOWEST,
    MIDDLE,
    Click,
    World,
    declare_button,
    labels,
    pings,
    said_privately,
    text_of,
    words,
)

EDIT = ("PATCH", "/channels/*/messages/*")
CARRIED_EDIT = ("PATCH", "/webhooks/*/*/messages/@original")
"""The request by which a press changes the board that it was made on."""
POST = ("POST", "/channels/*/messages")
DELETE = ("DELETE", "/channels/*/messages/*")
THREAD = ("POST", "/channels/*/messages/*/threads")
ANSWER_EDIT = ("PATCH", "/webhooks/*/*/messages/*")
FOLLOWUP = ("POST", "/webhooks/*/*")
CALLBACK = ("POST", "/interactions/*/*/callback")
TRACE = "Discord rejected my reply"

faults = pytest.mark.parametrize(("status", "times"), [(429, 1), (500, 3)], ids=str)


@faults
async def test_a_board_edit_that_fails_is_made_up_for(
    world: World, status: int, times: int
) -> None:
    await world.begin("ann", "bob", "cem")
    world.env.inject_error(*CARRIED_EDIT, status=status, times=None)
    await world.play_turn()
    await world.env.advance_time(15 * (times - 1) + 1)
    assert "declared" not in words(await world.board())
    world.heal()
    await world.env.advance_time(16)
    assert "declared " in words(await world.board())
    record = await world.only_match()
    assert record.shown.published_version == record.version


async def test_a_channels_rate_limit_does_not_touch_a_board_that_was_pressed(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="untimed")
    world.env.inject_error("*", "/channels/*", status=429, times=None)
    await world.play_turn()
    assert "declared " in words(await world.board())


async def test_a_rate_limit_loses_no_press_and_stops_no_match(world: World) -> None:
    before = await world.begin("ann", "bob", "cem", target=1, pace="untimed")
    name, hand = await world.turn()
    custom_id = declare_button(hand, MIDDLE)["custom_id"]
    world.env.inject_error("*", "*", status=429, times=None)
    await world.press(name, hand, custom_id)
    assert (await world.only_match()).version == before.version + 1
    assert "declared " not in words(await world.board())
    await world.env.advance_time(60)
    world.heal()
    await world.env.advance_time(16)
    record = await world.only_match()
    assert record.shown.published_version == record.version == before.version + 1
    assert "declared " in words(await world.board())
    assert (await world.play_to_the_end()).status == "over"


async def test_a_board_post_that_fails_is_made_up_for(world: World) -> None:
    world.deny("create_public_threads")
    await world.gather("ann", "bob")
    world.env.inject_error(*POST, status=500, times=3)
    await world.press("ann", await world.lobby(), "Start")
    await world.env.advance_time(15 * 3 + 1)
    assert ": your turn." in words(await world.board())
    await world.play_turn()


after_a_while_or_a_restart = pytest.mark.parametrize("restart", [False, True])


@after_a_while_or_a_restart
async def test_a_lobby_that_cannot_be_posted_comes_later(world: World, restart: bool) -> None:
    world.env.inject_error(*POST, status=500, times=None)
    await world.ask("ann", "play high-card")
    await world.env.advance_time(31)
    assert not world.messages(world.channel.id)
    world.heal()
    await (world.restart() if restart else world.env.advance_time(16))
    await world.join("bob")
    assert "bob" in words(await world.lobby())
    assert len(world.messages(world.channel.id)) == 1


async def test_a_match_whose_thread_cannot_be_opened_is_played(world: World) -> None:
    await world.gather("ann", "bob", target=1)
    world.env.inject_error(*THREAD, status=500, times=3)
    await world.press("ann", await world.lobby(), "Start")
    await world.env.advance_time(15 * 3 + 1)
    assert (await world.play_to_the_end()).status == "over"
    assert "the match!" in words(await world.board())


@after_a_while_or_a_restart
async def test_a_ping_that_fails_is_made_up_for(world: World, restart: bool) -> None:
    await world.begin("ann", "bob", "cem")
    world.env.inject_error(*POST, status=500, times=None)
    await world.play_turn()
    await world.grace()
    world.heal()
    if restart:
        await world.restart()
    await world.grace()
    record = await world.only_match()
    assert world.called(record.shown.place_id) == [await world.whose_turn()]


async def test_a_warning_that_fails_is_made_up_for(world: World) -> None:
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    assert record.alarm.ends_at is not None
    world.env.inject_error(*POST, status=500, times=3)
    await world.env.advance_time(4 * 60 + 50)
    texts = [text_of(m) for m in world.messages(record.shown.place_id) if pings(m)]
    assert len(texts) == 1
    assert f"<@{world.people[name].id}>" in texts[0]
    assert "your time" in texts[0]


async def test_the_lobbys_message_points_to_the_thread_after_a_failed_edit(world: World) -> None:
    lobby = await world.gather("ann", "bob")
    world.env.inject_error("PATCH", f"/channels/*/messages/{lobby.id}", status=500, times=3)
    await world.press("ann", lobby, "Start")
    await world.env.advance_time(15 * 3 + 1)
    assert f"<#{(await world.only_match()).shown.place_id}>" in words(lobby)
    assert "Start" not in labels(lobby)


async def test_an_old_board_that_cannot_be_deleted_goes_later(world: World) -> None:
    record = await world.begin("ann", "bob")
    world.env.inject_error(*DELETE, status=500, times=3)
    await world.ask("ann", "board", place=world.place(record.shown.place_id))
    await world.env.advance_time(15 * 3 + 1)
    assert len(world.boards(record.shown.place_id)) == 1


async def test_an_old_ping_that_cannot_be_deleted_goes_later(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    await world.play_turn()
    world.env.inject_error(*DELETE, status=500, times=3)
    await world.play_turn()
    await world.env.advance_time(15 * 3 + 1)
    assert world.called(record.shown.place_id) in ([await world.whose_turn()], [])


@pytest.mark.parametrize("times", [2, 3], ids=["told", "told nothing"])
async def test_a_hand_that_cannot_be_shown_says_so_and_opens_at_another_press(
    world: World, times: int
) -> None:
    await world.begin("ann", "bob")
    name, before = await world.whose_turn(), await world.rows()
    world.env.inject_error(*CALLBACK, status=500, times=times)
    result = await world.press(name, await world.board(), "My hand")
    assert (f"{TRACE}. Your match is safe." in words(result)) == (times == 2)
    assert await world.rows() == before
    assert "Your turn" in words(await world.hand(name))


@pytest.mark.parametrize(("status", "code"), [(500, 0), (404, 10062)])
async def test_a_press_whose_answer_does_not_arrive_is_done_and_shown(
    world: World, status: int, code: int
) -> None:
    """Discord failed, or would not be answered any more."""
    lobby = await world.open_table("ann")
    world.env.inject_error(*CALLBACK, status=status, code=code)
    await world.press("bob", lobby, "Join")
    assert [chair.name for chair in (await world.only_match()).chairs] == ["ann", "bob"]
    await world.env.advance_time(16)
    assert "bob" in words(lobby)


async def test_nobody_is_told_that_nothing_changed_when_their_card_was_played(world: World) -> None:
    record = await world.begin("ann", "bob")
    name, hand = await world.turn()
    word = declare_button(hand, LOWEST)["custom_id"]
    world.env.inject_error(*CALLBACK, status=500)
    (result,) = await world.at_once(Click(name, hand, custom_id=word))
    assert (await world.only_match()).version == record.version + 1
    assert "declared Lowest" in words(await world.board())
    if result.followups:
        assert "Nothing was changed" not in said_privately(result)


async def test_nobody_is_told_that_nothing_changed_when_they_joined(world: World) -> None:
    await world.begin("ann", "bob")
    world.env.inject_error(*FOLLOWUP, status=500)
    result = await world.people["cem"].click(await world.board(), label="Join")
    assert len((await world.only_match()).chairs) == 3
    if result.followups:
        assert "Nothing was changed" not in said_privately(result)


async def test_an_open_hand_that_could_not_be_refreshed_still_plays(world: World) -> None:
    await world.begin("ann", "bob")
    other = await world.waiting()
    hand = await world.hand(other)
    name = await world.whose_turn()
    own = await world.hand(name)
    world.env.inject_error(*ANSWER_EDIT, status=500, times=2)
    await world.play_hand(name, own, MIDDLE)
    assert "not your turn yet" in words(hand)
    await world.env.advance_time(31)
    assert "Your turn" in words(hand)
    fresh = await world.hand(other)
    await world.people[other].click(fresh, custom_id=declare_button(fresh, MIDDLE)["custom_id"])
    assert "Last reveal" in words(await world.board())


async def test_a_match_goes_on_while_discord_refuses_everything_public(world: World) -> None:
    await world.begin("ann", "bob", "cem", "dora")
    for fault in (EDIT, CARRIED_EDIT, POST, DELETE):
        world.env.inject_error(*fault, times=None)
    for _ in range(4):
        await world.play_turn()
    record = await world.only_match()
    assert len(await world.bot.queries.log_of(record.id)) == 4
    await world.env.advance_time(100)
    world.heal()
    await world.env.advance_time(16)
    assert "Last reveal" in words(await world.board())
    assert (await world.only_match()).shown.published_version == record.version


async def test_open_hands_refresh_while_the_board_cannot_be_shown(world: World) -> None:
    await world.begin("ann", "bob")
    hand = await world.hand(await world.waiting())
    for fault in (EDIT, CARRIED_EDIT, POST):
        world.env.inject_error(*fault, times=None)
    await world.play_turn()
    assert "Your turn" in words(hand)


async def test_the_bot_tries_a_dead_channel_seldom_and_comes_back_with_a_turn(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    name, hand = await world.turn()
    for fault in (EDIT, CARRIED_EDIT, POST):
        world.env.inject_error(*fault, times=None)
    await world.play_hand(name, hand, MIDDLE)
    await world.env.advance_time(15 * 30)
    tried = len(world.env.http_requests)
    await world.env.advance_time(15 * 10)
    assert len(world.env.http_requests) - tried <= 4
    world.heal()
    await world.play_turn()
    assert "Last reveal" in words(await world.board())


async def test_a_command_whose_answer_fails_is_answered_at_the_next_try(world: World) -> None:
    world.env.inject_error(*CALLBACK, status=500)
    assert f"{TRACE}. Nothing is lost." in said_privately(await world.ask("ann", "help"))
    result = await world.ask("ann", "help")
    assert "Castellan deals games of kings" in said_privately(result)
    assert result.ephemeral


async def test_a_board_that_stays_unshown_brings_one_ping(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="untimed")
    await world.play_turn()
    for fault in (EDIT, CARRIED_EDIT):
        world.env.inject_error(*fault, status=500, times=None)
    await world.play_turn()
    await world.grace()
    called = world.called((await world.only_match()).shown.place_id)
    assert called == [await world.whose_turn()]


async def test_a_board_wanted_anew_is_so_although_its_ping_fails_too(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="untimed")
    before = await world.only_match()
    await world.play_turn()
    world.env.inject_error("POST", "*", status=500, times=None)
    with world.env._bot_scope():
        world.bot.publisher.touch(before.id, at_bottom=True)
    await world.grace()
    world.heal()
    await world.env.advance_time(5 * 60)
    assert (await world.only_match()).shown.board_message_id != before.shown.board_message_id


# What could not be saved


async def make_read_only(world: World, *, on: bool) -> None:
    """Make the writing connection refuse changes, as on a read-only disk."""
    home: Any = world.bot.database._home
    thread = await home._writer._open()
    pragma = f"PRAGMA query_only={on:d}"
    await thread.call(lambda connection: connection.connection.cursor().execute(pragma))


def damage(path: Path, offset: int, size: int) -> bytes:
    """Overwrite a part of a file. Returns it as it was."""
    whole = path.read_bytes()
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(os.urandom(size))
    return whole


def restore(path: Path, whole: bytes) -> None:
    path.write_bytes(whole)


@pytest.mark.sqlite
async def test_a_press_and_a_command_that_cannot_be_stored_say_so(world: World) -> None:
    board = await world.open_table("ann")
    before = await world.rows()
    await make_read_only(world, on=True)
    told = [await world.press("bob", board, "Join"), await world.ask("bob", "play high-card")]
    for result in told:
        assert english(NOTHING_SAVED) in said_privately(result)
    await make_read_only(world, on=False)
    assert await world.rows() == before
    await world.press("bob", board, "Join")
    assert len((await world.only_match()).chairs) == 2


@pytest.mark.sqlite
async def test_an_autocomplete_that_cannot_read_says_so(world: World) -> None:
    await world.begin("ann", "bob")
    await world.env.settle()
    database = world.bot.database
    page = await database.scalar(text("SELECT rootpage FROM sqlite_master WHERE name = 'chairs'"))
    size = await database.scalar(text("PRAGMA page_size"))
    await database.wipe_deleted()
    path = Path(world.settings.database_url.removeprefix("sqlite:///"))
    whole = damage(path, (page - 1) * size, size)
    # What is in memory is still right.
    await database.read(lambda connection: connection.execute(text("PRAGMA shrink_memory")))
    offered = await world.people["ann"].autocomplete(world.channel, "hand", "match", "")
    assert [each["name"] for each in offered] == [english(NOTHING_SAVED)]
    restore(path, whole)
