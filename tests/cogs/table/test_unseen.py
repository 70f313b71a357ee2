"""Messages that are deleted, and tables that Discord refuses to show."""

from datetime import timedelta

import discord
import pytest

from bot.match.record import Record
from cogs.privacy.departures import BELIEVED_MS
from tests.cogs.server_settings.managing import boss_of
from tests.support.world import LOWEST, World, labels, pings, said_privately, words

# Deleted messages, threads and channels


PERMISSIONS = {
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


OTHERS = {"View Channel", "Send Messages in Threads"}


def listed(text: str) -> set[str]:
    """The permissions that an answer names."""
    return {part for part in text.split("**") if part in {*PERMISSIONS.values(), *OTHERS}}


async def test_missing_permissions_are_named_and_no_table_opens(world: World) -> None:
    for names in (*([name] for name in PERMISSIONS), [*PERMISSIONS]):
        world.deny(*names)
        told = said_privately(await world.ask("ann", "play high-card"))
        assert listed(told) == {PERMISSIONS[name] for name in names}
    assert not await world.all_matches()
    assert not world.messages(world.channel.id)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
    ],
)
async def test_what_a_thread_would_need_is_named_and_the_match_stays_in_the_channel(
    world: World, name: str, shown: str
) -> None:
    world.deny(name)
    result = await boss_of(world).slash(world.channel, "play high-card")
    assert f"I'd need **{shown}**" in said_privately(result)
    await world.join("bob")
    await boss_of(world).click(await world.lobby(), label="Start")
    assert (await world.board()).channel_id == world.channel.id


async def test_what_a_thread_would_need_is_told_to_managers_alone(world: World) -> None:
    world.deny("create_public_threads", "send_messages_in_threads")
    told = said_privately(await world.ask("ann", "play high-card"))
    assert "Your table is open" in told
    assert "I'd need" not in told and not listed(told)


async def test_in_a_thread_only_what_a_thread_needs_is_named(world: World) -> None:
    backend = world.env.backend
    made = backend.create_thread(world.channel.id, "side room", world.people["ann"].id)
    thread = world.place(made.id)
    world.deny("send_messages")
    assert not listed(said_privately(await world.ask("ann", "play high-card", place=thread)))
    world.deny("send_messages_in_threads")
    result = await world.ask("ann", "play high-card", place=thread)
    assert listed(said_privately(result)) == {"Send Messages in Threads"}


async def test_a_rematch_where_a_permission_is_missing_names_it(world: World) -> None:
    world.deny("create_public_threads")
    await world.begin("ann", "bob", target=1)
    await world.play_to_the_end()
    world.deny("create_public_threads", "attach_files")
    result = await world.press("ann", await world.board(), "Rematch")
    assert listed(said_privately(result)) == {"Attach Files"}
    assert len(await world.all_matches()) == 1


async def test_a_match_goes_on_when_the_bot_may_no_longer_write(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    world.deny("send_messages", "send_messages_in_threads")
    await world.play_turn()
    assert "declared " in words(await world.board())
    world.deny()
    await world.grace()
    assert world.called(record.shown.place_id) == [await world.whose_turn()]


async def test_a_match_goes_on_when_the_bot_can_no_longer_see_the_channel(world: World) -> None:
    await world.begin("ann", "bob")
    name, hand = await world.turn()
    world.deny("view_channel")
    await world.play_hand(name, hand, LOWEST)
    await world.env.advance_time(40)
    world.deny()
    await world.grace()
    assert "declared Lowest" in words(await world.board())


@pytest.mark.parametrize("how", ["alone", "in bulk", "after a restart"])
async def test_a_deleted_board_is_posted_again_at_once(world: World, how: str) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    if how == "after a restart":
        await world.restart()
    if how == "in bulk":
        note = await world.people["ann"].send(world.place(board.channel_id), "hello")
        world.env.backend.bulk_delete_messages(board.channel_id, [board.id, note.id])
        await world.env.settle()
    else:
        await world.delete(board)
    again = await world.board()
    assert again.id != board.id
    assert ": your turn." in words(again)
    assert len(world.boards(again.channel_id)) == 1
    await world.play_turn()


async def test_a_deleted_lobby_message_is_posted_again_while_it_is_needed(world: World) -> None:
    lobby = await world.open_table("ann", target=1)
    await world.delete(lobby)
    again = await world.lobby()
    assert again.id != lobby.id
    await world.join("bob")
    await world.start("ann")
    await world.delete(again)
    assert (await world.play_to_the_end()).status == "over"
    assert "the match!" in words(await world.board())


@pytest.mark.parametrize("restart", [False, True])
async def test_a_deleted_thread_brings_the_board_into_the_channel(
    world: World, restart: bool
) -> None:
    record = await world.begin("ann", "bob", target=2)
    if restart:
        await world.restart()
    await world.delete_place(world.place(record.shown.place_id))
    assert (await world.only_match()).shown.place_id == world.channel.id
    assert (await world.board()).channel_id == world.channel.id
    assert len(world.boards(world.channel.id)) == 1
    assert f"<#{record.shown.place_id}>" not in words(await world.lobby())
    assert (await world.play_to_the_end()).status == "over", "although hands were open there"


async def test_a_deleted_channel_stops_nothing_else(world: World) -> None:
    await world.gather("ann", "bob")
    gone = world.guild.create_text_channel("gone")
    await world.ask("cem", "play high-card", place=gone)
    world.env.backend.delete_channel(gone.id)
    await world.leap(2 * 3600 + 1)
    assert [record.status for record in await world.all_matches()] == ["cancelled"] * 2


async def test_a_deleted_ping_is_not_missed(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    await world.play_turn()
    await world.grace()
    record = await world.only_match()
    (call,) = world.calls(record.shown.place_id)
    await world.delete(call)
    await world.play_turn()
    await world.grace()
    assert world.called(record.shown.place_id) in ([await world.whose_turn()], [])


async def test_a_table_whose_channel_was_deleted_is_called_into_another_one(world: World) -> None:
    await world.begin("ann", "bob")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.delete_place(world.channel)
    assert "is gone" in said_privately(await world.ask("ann", "board", place=elsewhere))
    assert (await world.board()).channel_id == elsewhere.id
    await world.play_turn()
    assert "declared " in words(await world.board())


# Clocks stand where nobody can see the table, and its players know


TURN = 45
"""Seconds of a live turn."""
LONG = 4 * TURN
DAY = 24 * 60 * 60


def seconds_left(world: World, record: Record) -> float:
    assert record.alarm.ends_at is not None
    return record.alarm.ends_at / 1000 - world.env.now().timestamp()


def lock_out(world: World, record: Record) -> None:
    """Lock a match's thread, in a channel that takes no messages either."""
    world.refusals.refuse(world.channel, 50013)
    world.refusals.lock(world.place(record.shown.place_id))


async def let_in(world: World, record: Record) -> None:
    world.refusals.allow(world.channel)
    world.refusals.unlock(world.place(record.shown.place_id))
    await world.env.advance_time(1)


async def test_a_locked_thread_costs_nobody_a_turn(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    lock_out(world, record)
    await world.env.advance_time(LONG)
    stood = await world.only_match()
    assert stood.version == record.version
    assert not any(chair.timeouts or chair.stand_in for chair in stood.chairs)
    for name in ("ann", "bob", "cem"):
        (told,) = world.direct_messages(name)
        assert "You can open your hand here too" in words(told)
        assert labels(told) == ["My hand"]
    assert len(world.refused) <= 80
    await let_in(world, record)
    again = await world.only_match()
    assert again.shown.refused_at is None
    assert "your turn" in words(await world.board())
    assert seconds_left(world, again) > TURN - 12
    await world.env.advance_time(seconds_left(world, again) + 3)
    assert (await world.only_match()).version > record.version


@pytest.mark.parametrize("in_letter", [False, True])
async def test_time_runs_for_who_opens_their_hand_elsewhere(world: World, in_letter: bool) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    elsewhere = world.guild.create_text_channel("elsewhere")
    lock_out(world, record)
    await world.env.advance_time(2 * TURN)
    name = await world.whose_turn()
    if in_letter:
        await world.people[name].user.click(world.direct_messages(name)[-1], label="My hand")
    else:
        await world.ask(name, "hand", place=elsewhere)
    await world.env.advance_time(TURN - 1)
    assert (await world.only_match()).version == record.version
    await world.env.advance_time(60)  # it isn't looked at all the time
    assert (await world.only_match()).version > record.version


async def test_whoever_had_their_hand_open_gets_one_more_turn_at_most(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    await world.hand(await world.whose_turn())
    await world.env.advance_time(10)
    lock_out(world, record)
    await world.env.advance_time(2 * TURN - 11)
    assert (await world.only_match()).version == record.version
    await world.env.advance_time(60)
    assert (await world.only_match()).version > record.version
    world.refusals.unlock(world.place(record.shown.place_id))
    await world.env.advance_time(1)
    assert (await world.only_match()).shown.refused_at is None


async def test_a_thread_locked_again_and_again_is_explained_once_an_hour(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="correspondence")
    for _ in range(3):
        lock_out(world, record)
        await world.env.advance_time(200)
        await let_in(world, record)
        await world.env.advance_time(20)
    assert [len(world.direct_messages(name)) for name in ("ann", "bob", "cem")] == [1, 1, 1]


async def test_a_refusal_that_nobody_tells_the_end_of_is_found_out(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    await world.restart()  # no hand is open any more, which would show the turn
    world.refusals.refuse(world.place(record.shown.place_id), 50001)
    world.refusals.refuse(world.channel, 50001)
    await world.env.advance_time(LONG)
    assert (await world.only_match()).version == record.version
    world.refusals.allow(record.shown.place_id)
    world.refusals.allow(world.channel)
    await world.env.advance_time(150)
    assert (await world.only_match()).shown.refused_at is None


async def test_computers_play_nothing_that_nobody_can_see(world: World) -> None:
    await world.begin("ann", "bob", pace="live", computers=2)
    record = await world.only_match()
    lock_out(world, record)
    await world.env.advance_time(10 * TURN)
    stood = await world.only_match()
    assert stood.version - record.version <= 3
    assert not any(chair.stand_in for chair in stood.chairs)


async def test_a_match_moves_to_the_channel_when_its_thread_is_locked(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    world.refusals.lock(world.place(record.shown.place_id))
    await world.env.advance_time(1)
    assert (await world.only_match()).shown.place_id == world.channel.id
    assert "your turn" in words(await world.board())
    assert not world.direct_messages("ann")
    await world.play_turn()
    assert (await world.only_match()).version > record.version


@pytest.mark.parametrize("delay", [30, 44, 60])
async def test_a_turn_has_its_time_from_when_it_could_be_seen(world: World, delay: int) -> None:
    await world.begin("ann", "bob", "cem", pace="live")
    name, hand = await world.turn()
    world.env.inject_error("PATCH", "*", status=503, times=None)
    world.env.inject_error("POST", "/channels/*", status=503, times=None)
    await world.play_hand(name, hand)
    played = await world.only_match()
    await world.env.advance_time(delay)
    assert (await world.only_match()).version == played.version
    world.heal()
    await world.env.advance_time(31)
    shown = await world.only_match()
    assert shown.version == played.version
    assert TURN - 32 <= seconds_left(world, shown) <= TURN
    await world.env.advance_time(seconds_left(world, shown) - 1)
    assert (await world.only_match()).version == played.version
    await world.env.advance_time(3)
    assert (await world.only_match()).version > played.version


async def test_a_thread_that_discord_misses_for_a_moment_keeps_its_match(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    await world.restart()  # no token is left to edit with
    name, elsewhere = await world.whose_turn(), world.guild.create_text_channel("elsewhere")
    hand = await world.ask(name, "hand", place=elsewhere)
    world.refusals.refuse(world.place(record.shown.place_id), 10003, times=2)
    await world.play_hand(name, hand)
    await world.env.advance_time(31)
    shown = await world.only_match()
    assert shown.shown.place_id == record.shown.place_id
    assert shown.shown.published_version == shown.version > record.version


async def test_board_says_what_discord_answered(world: World) -> None:
    lock_out(world, await world.begin("ann", "bob", pace="live"))
    elsewhere = world.guild.create_text_channel("elsewhere")
    said = said_privately(await world.ask("ann", "board", place=elsewhere))
    assert "posted the table again" not in said
    assert "I can't show the table in" in said


@pytest.mark.parametrize("game", ["high-card", "kill-the-kings"])
async def test_a_table_that_cannot_be_posted_is_not_there(world: World, game: str) -> None:
    world.refusals.refuse(world.channel, 50001, callbacks=False)
    said = said_privately(await world.ask("ann", f"play {game}"))
    assert "I can't see that channel" in said
    assert await world.all_matches() == []


async def test_a_match_that_nobody_can_see_for_a_week_is_called_off(world: World) -> None:
    record = await world.begin("ann", "bob", pace="correspondence")
    lock_out(world, record)
    await world.leap(6 * DAY)
    assert (await world.only_match()).version == record.version
    await world.leap(2 * DAY)
    over = await world.only_match()
    assert (over.status, over.cause) == ("cancelled", "unseen")
    assert "cancelled it" in words(world.direct_messages("ann")[-1])


async def test_a_bot_in_time_out_pings_as_soon_as_it_may(world: World) -> None:
    """Nobody presses in the thread, so no token can post the ping."""
    record = await world.begin("ann", "bob", pace="correspondence")
    await world.restart()
    elsewhere = world.guild.create_text_channel("elsewhere")
    world.refusals.time_out(world.guild, timedelta(minutes=10))
    name = await world.whose_turn()
    await world.play_hand(name, await world.ask(name, "hand", place=elsewhere))
    await world.env.advance_time(9 * 60)
    assert world.calls(record.shown.place_id) == []
    await world.env.advance_time(2 * 60)
    (ping,) = world.calls(record.shown.place_id)
    assert pings(ping) == [world.people[await world.whose_turn()].id]


async def test_a_bot_in_time_out_says_so(world: World) -> None:
    world.refusals.time_out(world.guild, timedelta(hours=1))
    assert "been put in time-out" in said_privately(await world.ask("ann", "play high-card"))


async def test_a_server_in_an_outage_costs_nobody_time(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    left = seconds_left(world, record)
    with world.refusals.take_down(world.guild):
        await world.env.advance_time(LONG)
    await world.env.settle()
    again = await world.only_match()
    assert again.version == record.version
    assert not world.direct_messages("ann")
    assert left - 1 <= seconds_left(world, again) <= left + 1
    await world.env.advance_time(seconds_left(world, again) + 3)
    assert (await world.only_match()).version > record.version


async def test_a_server_that_comes_back_within_minutes_keeps_its_matches(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    await world.let_all_decide()
    world.refusals.remove(world.guild)
    await world.env.advance_time(3 * 60)
    world.refusals.bring_back(world.guild)
    await world.env.settle()
    assert (await world.only_match()).version == record.version
    await world.env.advance_time(TURN + 3)
    assert (await world.only_match()).version == record.version + 1
    await world.env.advance_time(BELIEVED_MS / 1000 + 61)
    assert (await world.only_match()).status == "running"
    assert (await world.bot.guild_book.of(world.guild.id)).left_at is None


async def test_a_ping_that_is_refused_stops_no_table_that_can_be_seen(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    await world.restart()
    world.env.inject_error(
        "POST", f"/channels/{record.shown.place_id}/messages", status=403, code=50013, times=None
    )
    await world.env.advance_time(TURN + 3)
    assert (await world.only_match()).version > record.version
    assert not world.direct_messages("ann")


async def test_a_refusal_is_found_again_after_a_restart(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", pace="live")
    lock_out(world, record)
    await world.env.advance_time(TURN)
    assert (await world.only_match()).shown.refused_at is not None
    await world.restart()
    await world.env.advance_time(TURN)
    assert (await world.only_match()).version == record.version
    assert len(world.direct_messages("ann")) == 1
    await let_in(world, record)
    assert (await world.only_match()).shown.refused_at is None


async def test_a_thread_that_the_bot_is_not_in_is_said_so(world: World) -> None:
    private, host = discord.ChannelType.private_thread.value, world.people["ann"].id
    made = world.env.backend.create_thread(world.channel.id, "aside", host, type=private)
    thread = world.place(made.id)
    world.refusals.refuse(thread, 50001, callbacks=False)
    said = said_privately(await world.ask("ann", "play high-card", place=thread))
    assert "I'm not in this thread yet" in said
    assert "Your table is open" not in said  # it was, until Discord refused to show it
    assert await world.all_matches() == []


async def test_a_board_that_is_only_edited_was_not_posted_again(world: World) -> None:
    record = await world.begin("ann", "bob", pace="live")
    await world.restart()  # no token is left to post with
    elsewhere = world.guild.create_text_channel("elsewhere")
    no_posts = ("POST", f"/channels/{record.shown.place_id}/messages")
    nothing_in_the_channel = ("*", f"/channels/{world.channel.id}/messages*")
    for request in (no_posts, nothing_in_the_channel):
        world.env.inject_error(*request, status=403, code=50013, times=None)
    said = said_privately(await world.ask("ann", "board", place=elsewhere))
    assert "I can't show the table in" in said
    assert (await world.only_match()).shown.refused_at is None


async def test_a_ping_leaves_with_the_board_and_comes_where_it_went(world: World) -> None:
    record = await world.begin("ann", "bob", pace="correspondence")
    await world.grace()
    assert len(world.calls(record.shown.place_id)) == 1
    world.refusals.lock(world.place(record.shown.place_id))
    await world.env.advance_time(10)
    moved = await world.only_match()
    assert moved.shown.place_id == world.channel.id
    assert world.calls(record.shown.place_id) == []
    (ping,) = world.calls(moved.shown.place_id)
    assert pings(ping) == [world.people[await world.whose_turn()].id]
