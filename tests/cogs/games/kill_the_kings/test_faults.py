"""Discord refuses, forgets and deletes: the game goes on, and its board comes back."""

import pytest

from tests.cogs.games.kill_the_kings.playing import (
    TRACE,
    all_games,
    allowed,
    ask,
    concede,
    control_of,
    deal,
    deal_directly,
    make,
    now,
    offered,
    read,
    said,
)
from tests.support.world import World, answer, labels

EDIT = ("PATCH", "/channels/*/messages/*")
POST = ("POST", "/channels/*/messages")
ANSWER = ("PATCH", "/webhooks/*/*/messages/@original")
FOLLOWUP = ("POST", "/webhooks/*/*")
faults = pytest.mark.parametrize(("status", "times"), [(429, 1), (500, 2)], ids=str)


@faults
async def test_an_edit_that_fails_is_made_up_for(world: World, status: int, times: int) -> None:
    record, board = await deal(world)
    world.env.inject_error(*EDIT, status=status, times=times)
    await make(world, "ann", board, ("draw", ""))
    assert offered(board) == {("draw", "")}
    await world.env.advance_time(15 * times + 1)
    assert offered(board) == allowed(await now(world, record))
    assert len(world.messages(world.channel.id)) == 1


@faults
async def test_a_board_that_cannot_be_posted_comes_later(
    world: World, status: int, times: int
) -> None:
    world.env.inject_error(*POST, status=status, times=times)
    await ask(world)
    assert world.messages(world.channel.id) == []
    await world.env.advance_time(15 * times + 1)
    (record,) = await all_games(world)
    await make(world, "ann", await world.board(record), ("draw", ""))
    assert len(world.messages(world.channel.id)) == 1


async def test_while_edits_fail_an_old_button_is_refused_and_nothing_is_played_twice(
    world: World,
) -> None:
    record, board = await deal(world)
    world.env.inject_error(*EDIT, status=500, times=None)
    await make(world, "ann", board, ("draw", ""))
    assert "moved on" in said(await make(world, "ann", board, ("draw", "")))
    assert len((await now(world, record)).state.stock) == 47
    world.heal()
    await world.env.advance_time(16)
    assert offered(board) == allowed(await now(world, record))


async def test_a_private_board_that_could_not_be_edited_is_right_after_the_next_press(
    world: World,
) -> None:
    record, board = await deal(world, private=True)
    draw = control_of(board, "draw")
    world.env.inject_error(*ANSWER, status=500, times=2)
    first = await world.press("ann", board, draw)
    assert "Your match is safe" in said(first)
    world.heal()
    await world.press("ann", board, draw)
    assert len((await now(world, record)).state.stock) == 47
    assert offered(board) == allowed(await now(world, record))


async def test_a_private_board_that_cannot_be_sent_is_opened_by_hand(world: World) -> None:
    world.env.inject_error(*ANSWER, status=500, times=None)
    result = await ask(world, private=True)
    assert result.acknowledged
    world.heal()
    board = answer(await world.people["ann"].slash(world.channel, "hand"))
    await make(world, "ann", board, ("draw", ""))
    assert len(await all_games(world)) == 1


async def test_a_result_that_could_not_be_shared_can_be_shared_again(world: World) -> None:
    _, board = await deal(world, daily=True)
    await concede(world, "ann", board)
    world.env.inject_error(*FOLLOWUP, status=500, times=1)
    await world.people["ann"].click(board, label="Share the result")
    world.heal()
    assert world.messages(world.channel.id) == []
    await world.people["ann"].click(board, label="Share the result")
    assert len(world.messages(world.channel.id)) == 1


async def test_a_deleted_board_stays_away_until_its_player_asks_for_it(world: World) -> None:
    record, board = await deal(world)
    world.env.backend.delete_message(board.channel_id, board.id)
    await world.env.settle()
    assert world.messages(board.channel_id) == []
    await world.people["ann"].slash(world.channel, "board")
    again = await world.board(await now(world, record))
    assert again.id != board.id
    await make(world, "ann", again, ("draw", ""))
    assert offered(again) == allowed(await now(world, record))


async def test_a_board_deleted_while_the_bot_was_off_comes_back_with_board(world: World) -> None:
    record, board = await deal(world)
    await world.restart()
    world.env.backend.delete_message(board.channel_id, board.id)
    await world.restart()
    await world.people["ann"].slash(world.channel, "board")
    again = await world.board(await now(world, record))
    await make(world, "ann", again, ("draw", ""))
    assert len(world.boards(world.channel.id)) == 1


async def test_a_board_deleted_in_direct_messages_is_opened_by_command(world: World) -> None:
    board = await deal_directly(world)
    world.env.backend.delete_message(board.channel_id, board.id)
    await world.env.settle()
    hand = answer(await world.people["ann"].user.slash("hand"))
    await world.people["ann"].user.click(hand, label="Draw")
    (record,) = await all_games(world)
    assert offered(hand) == offered(await world.board(record)) == allowed(record)


async def test_a_game_whose_channel_was_deleted_goes_on(world: World) -> None:
    record, _ = await deal(world)
    other = world.guild.create_text_channel("elsewhere")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    hand = answer(await world.people["ann"].slash(other, "hand"))
    await make(world, "ann", hand, ("draw", ""))
    assert offered(hand) == allowed(await now(world, record))
    told = said(await world.people["ann"].slash(other, "board"))
    assert "stands here from now on" in told
    board = await world.board(await now(world, record))
    assert board.channel_id == other.id
    await make(world, "ann", board, ("reserve", ""))
    assert offered(board) == allowed(await now(world, record))


async def test_a_game_in_a_deleted_thread_is_called_elsewhere(world: World) -> None:
    made = world.env.backend.create_thread(world.channel.id, "side", world.people["ann"].id)
    record, _ = await deal(world, channel=world.place(made.id))
    world.env.backend.delete_channel(made.id)
    await world.env.settle()
    told = said(await world.people["ann"].slash(world.channel, "board"))
    assert TRACE not in told
    board = await world.board(await now(world, record))
    assert board.channel_id == world.channel.id
    await make(world, "ann", board, ("draw", ""))
    assert offered(board) == allowed(await now(world, record))


async def test_a_buried_board_is_posted_again_at_the_bottom(world: World) -> None:
    record, board = await deal(world)
    for number in range(10):
        await world.people["bob"].send(world.channel, f"chat {number}")
    await make(world, "ann", board, ("draw", ""))
    again = await world.board(await now(world, record))
    assert again.id != board.id
    assert world.messages(world.channel.id)[-1].id == again.id
    assert len(world.boards(world.channel.id)) == 1
    assert offered(again) == allowed(await now(world, record))


async def test_anybody_calls_the_only_public_board_of_a_channel(world: World) -> None:
    record, board = await deal(world)
    await deal(world, "bob", private=True)
    said(await world.stranger.slash(world.channel, "board"))
    again = await world.board(await now(world, record))
    assert again.id != board.id
    assert len(world.boards(world.channel.id)) == 1


async def test_without_access_to_the_channel_any_more_the_game_is_played_by_hand(
    world: World,
) -> None:
    record, board = await deal(world)
    world.deny("view_channel", "send_messages", "read_message_history")
    result = await make(world, "ann", board, ("draw", ""))
    assert result.acknowledged
    hand = answer(await world.people["ann"].slash(world.channel, "hand"))
    assert offered(hand) == allowed(await now(world, record))
    await make(world, "ann", hand, ("reserve", ""))
    assert len((await now(world, record)).state.reserve) == 1


async def test_new_game_where_the_bot_may_no_longer_write_says_so(world: World) -> None:
    """A press that seems to do nothing is the worst answer."""
    _, board = await deal(world)
    await concede(world, "ann", board)
    world.deny("send_messages")
    result = await world.people["ann"].click(board, label="New game")
    assert "**Send Messages**" in said(result)
    assert len(await all_games(world)) == 1


async def test_a_game_of_a_server_that_threw_the_bot_out_is_called_off(world: World) -> None:
    record, _ = await deal(world)
    with world.env._bot_scope():
        await world.bot.lobbies.call_off(record.id)
    await world.env.settle()
    board = await world.board(record)
    assert "called off" in read(board)
    assert labels(board) == []
    told = said(await world.press("ann", board, f"{record.id}:1:draw"))
    assert TRACE not in told


async def test_a_match_deleted_from_the_database_says_so(world: World) -> None:
    record, board = await deal(world)
    await world.forget_match(record.id)
    for label in ("Draw", "Hint", "Concede"):
        assert "no longer kept" in said(await world.people["ann"].click(board, label=label))
