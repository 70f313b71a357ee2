"""Discord refuses, forgets and deletes: the game goes on, and its board comes back."""

from tests.cogs.games.kill_the_kings.playing import (
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
    said,
)
from tests.support.world import World, answer

ANSWER = ("POST", "/interactions/*/*/callback")
FOLLOWUP = ("POST", "/webhooks/*/*")


async def test_a_private_board_that_could_not_be_edited_is_right_after_the_next_press(
    world: World,
) -> None:
    record, board = await deal(world, private=True)
    draw = control_of(board, "draw")
    world.env.inject_error(*ANSWER, status=500, times=1)
    first = await world.press("ann", board, draw)
    assert "Your match is safe" in said(first)
    world.heal()
    await world.press("ann", board, draw)
    assert len((await now(world, record)).state.stock) == 47
    assert offered(board) == allowed(await now(world, record))


async def test_a_private_board_that_cannot_be_sent_is_opened_by_hand(world: World) -> None:
    world.env.inject_error(*ANSWER, status=500, times=None)
    await ask(world, private=True)
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
