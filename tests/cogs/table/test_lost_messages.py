"""Messages, threads, channels and permissions that disappear under a match."""

import pytest

from tests.cogs.server_settings.managing import boss_of
from tests.support.world import LOWEST, World, declare_button, said_privately, words

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


async def test_a_missing_permission_is_named_and_no_table_opens(world: World) -> None:
    for name, shown in PERMISSIONS.items():
        world.deny(name)
        assert listed(said_privately(await world.ask("ann", "play high-card"))) == {shown}
    assert not await world.all_matches()
    assert not world.messages(world.channel.id)


async def test_all_missing_permissions_are_named_together(world: World) -> None:
    world.deny(*PERMISSIONS)
    result = await world.ask("ann", "play high-card")
    assert listed(said_privately(result)) == set(PERMISSIONS.values())


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
    world.deny("create_public_threads")
    assert "I'm missing" not in said_privately(await world.ask("ann", "play high-card"))


async def test_in_a_thread_only_what_a_thread_needs_is_named(world: World) -> None:
    backend = world.env.backend
    made = backend.create_thread(world.channel.id, "side room", world.people["ann"].id)
    thread = world.place(made.id)
    world.deny("send_messages")
    assert not listed(said_privately(await world.ask("ann", "play high-card", place=thread)))
    world.deny("send_messages_in_threads")
    result = await world.ask("ann", "play high-card", place=thread)
    assert listed(said_privately(result)) == {"Send Messages in Threads"}


async def test_without_leave_to_open_threads_nothing_is_missing(world: World) -> None:
    world.deny("create_public_threads", "send_messages_in_threads")
    record = await world.begin("ann", "bob")
    assert record.shown.place_id == world.channel.id


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
    name = await world.whose_turn()
    called = world.called(record.shown.place_id)
    assert called == [name]


async def test_a_match_goes_on_when_the_bot_can_no_longer_see_the_channel(world: World) -> None:
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    hand = await world.hand(name)
    world.deny("view_channel")
    word = declare_button(hand, LOWEST)["custom_id"]
    await world.people[name].click(hand, custom_id=word)
    await world.env.advance_time(40)
    world.deny()
    await world.grace()
    assert "declared Lowest" in words(await world.board())


async def test_a_deleted_board_is_posted_again_at_once(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    world.env.backend.delete_message(board.channel_id, board.id)
    await world.env.settle()
    again = await world.board()
    assert again.id != board.id
    assert ": your turn." in words(again)
    assert len(world.boards(again.channel_id)) == 1
    await world.play_turn()


async def test_boards_deleted_in_bulk_are_posted_again(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    note = await world.people["ann"].send(world.place(board.channel_id), "hello")
    world.env.backend.bulk_delete_messages(board.channel_id, [board.id, note.id])
    await world.env.settle()
    assert (await world.board()).id != board.id


async def test_a_deleted_lobby_message_is_posted_again(world: World) -> None:
    lobby = await world.open_table("ann")
    world.env.backend.delete_message(lobby.channel_id, lobby.id)
    await world.env.settle()
    assert (await world.lobby()).id != lobby.id
    await world.join("bob")
    await world.press("ann", await world.lobby(), "Start")
    assert (await world.only_match()).status == "running"


async def test_a_match_goes_on_without_its_lobbys_message(world: World) -> None:
    lobby = await world.open_table("ann", target=1)
    await world.join("bob")
    await world.press("ann", lobby, "Start")
    world.env.backend.delete_message(lobby.channel_id, lobby.id)
    await world.env.settle()
    assert (await world.play_to_the_end()).status == "over"
    assert "the match!" in words(await world.board())


async def test_a_deleted_thread_brings_the_board_into_the_channel(world: World) -> None:
    record = await world.begin("ann", "bob", target=1)
    world.env.backend.delete_channel(record.shown.place_id)
    await world.env.settle()
    after = await world.only_match()
    assert after.shown.place_id == world.channel.id
    assert (await world.board()).channel_id == world.channel.id
    assert len(world.boards(world.channel.id)) == 1
    assert (await world.play_to_the_end()).status == "over"


async def test_no_message_points_to_a_thread_that_was_deleted(world: World) -> None:
    record = await world.begin("ann", "bob")
    world.env.backend.delete_channel(record.shown.place_id)
    await world.env.settle()
    assert f"<#{record.shown.place_id}>" not in words(await world.lobby())


async def test_a_thread_deleted_after_a_restart_brings_the_board_into_the_channel(
    world: World,
) -> None:
    record = await world.begin("ann", "bob")
    await world.restart()
    world.env.backend.delete_channel(record.shown.place_id)
    await world.env.settle()
    assert (await world.board()).channel_id == world.channel.id


async def test_a_thread_deleted_while_a_hand_is_open_stops_nobody(world: World) -> None:
    record = await world.begin("ann", "bob")
    world.env.backend.delete_channel(record.shown.place_id)
    await world.env.settle()
    await world.play_turn()
    await world.play_turn()
    assert "Last reveal" in words(await world.board())


async def test_a_deleted_channel_stops_nothing_else(world: World) -> None:
    await world.open_table("ann")
    await world.join("bob")
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
    world.env.backend.delete_message(record.shown.place_id, call.id)
    await world.env.settle()
    await world.play_turn()
    await world.grace()
    name = await world.whose_turn()
    called = world.called(record.shown.place_id)
    assert called in ([name], [])


async def test_a_table_whose_channel_was_deleted_is_called_into_another_one(world: World) -> None:
    await world.begin("ann", "bob")
    elsewhere = world.guild.create_text_channel("elsewhere")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert "is gone" in said_privately(await world.ask("ann", "board", place=elsewhere))
    board = await world.board()
    assert board.channel_id == elsewhere.id
    await world.play_turn()
    assert "declared " in words(await world.board())
