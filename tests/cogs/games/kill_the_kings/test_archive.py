"""Games that nobody touches: put aside after a month, and taken up again whenever one likes."""

import pytest

from tests.cogs.games.kill_the_kings.playing import (
    MONTH,
    all_games,
    allowed,
    control_of,
    deal,
    deal_directly,
    make,
    now,
    offered,
    read,
    said,
)
from tests.support.any_table import TRACE
from tests.support.asking import go_to
from tests.support.world import Click, World, answer, found_button, labels, pings, words

PLACES = pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
RESUME = "Resume"


async def test_a_game_is_put_aside_after_a_month_and_not_before(world: World) -> None:
    record, _ = await deal(world)
    await world.leap(MONTH - 60)
    assert (await now(world, record)).status == "running"
    await world.leap(61)
    assert (await now(world, record)).status == "archived"
    board = await world.board(await now(world, record))
    assert "Paused after a month without a move" in read(board)
    assert labels(board) == [RESUME]
    assert len(world.boards(world.channel.id)) == 1
    assert not any(pings(message) for message in world.messages(world.channel.id))
    assert world.direct_messages("ann") == []


async def test_the_table_is_kept_while_the_game_is_put_aside(world: World) -> None:
    record, board = await deal(world)
    await make(world, "ann", board, ("draw", ""))
    before = await now(world, record)
    await world.leap(MONTH + 60)
    aside = await world.board(await now(world, record))
    assert before.state.reserve
    await world.people["ann"].click(aside, label=RESUME)
    after = await now(world, record)
    assert after.status == "running"
    assert after.state == before.state
    board = await world.board(after)
    assert offered(board) == allowed(after)
    await make(world, "ann", board, ("draw", ""))
    await world.leap(MONTH - 60)
    assert (await now(world, record)).status == "running"


@PLACES
async def test_an_old_button_of_a_game_put_aside_is_refused(world: World, private: bool) -> None:
    record, board = await deal(world, private=private)
    old = {b: control_of(board, b) for b in ("draw", "hint", "leave")}
    await world.leap(MONTH + 60)
    if not private:
        board = await world.board(await now(world, record))
    before = await world.rows()
    for pressed in old.values():
        told = said(await world.press("ann", board, pressed))
        assert TRACE not in told
        assert len(told) > 20
    assert await world.rows() == before
    assert (await now(world, record)).status == "archived"
    assert RESUME in labels(board) or "/hand" in told


@PLACES
async def test_hand_takes_up_what_was_put_aside(world: World, private: bool) -> None:
    record, _ = await deal(world, private=private)
    await world.leap(MONTH + 60)
    ann = world.people["ann"]
    text = said(await ann.slash(world.channel, "tables"))
    assert "paused, `/hand` resumes it" in text
    result = await (ann.user.slash("hand") if private else ann.slash(world.channel, "hand"))
    hand = answer(result)
    assert (await now(world, record)).status == "running"
    await make(world, "ann", hand, ("draw", ""))
    after = await now(world, record)
    assert offered(hand) == allowed(after)
    if not private:
        assert offered(await world.board(after)) == allowed(after)
        assert len(world.boards(world.channel.id)) == 1


async def test_taking_up_twice_at_once_takes_up_once(world: World) -> None:
    record, _ = await deal(world)
    await world.leap(MONTH + 60)
    board = await world.board(await now(world, record))
    click = Click("ann", board, RESUME)
    results = await world.at_once(click, click)
    assert all(TRACE not in said(result) for result in results if result.followups)
    record = await now(world, record)
    assert record.status == "running"
    board = await world.board(record)
    assert not (await make(world, "ann", board, ("draw", ""))).followups
    assert len(world.boards(world.channel.id)) == 1


async def test_take_it_up_pressed_late_does_not_put_open_buttons_out_of_date(world: World) -> None:
    record, _ = await deal(world)
    await world.leap(MONTH + 60)
    board = await world.board(await now(world, record))
    resume = found_button(board, RESUME)["custom_id"]
    await world.press("ann", board, resume)
    hand = answer(await world.people["ann"].slash(world.channel, "hand"))
    draw = control_of(hand, "draw")
    version = (await now(world, record)).version
    await world.press("ann", await world.board(await now(world, record)), resume)
    assert (await now(world, record)).version == version
    assert not (await world.press("ann", hand, draw)).followups
    assert len((await now(world, record)).state.stock) == 46


async def test_a_game_in_direct_messages_is_put_aside_and_taken_up(world: World) -> None:
    await deal_directly(world)
    (record,) = await all_games(world)
    await world.leap(MONTH + 60)
    record = await now(world, record)
    assert record.status == "archived"
    board = await world.board(record)
    result = await world.people["ann"].user.click(board, label=RESUME)
    assert not result.followups
    record = await now(world, record)
    assert record.status == "running"
    board = await world.board(record)
    await make(world, "ann", board, ("draw", ""))
    boards = [m for m in world.direct_messages("ann") if m.attachments]
    assert len(boards) == 1


async def test_a_month_in_which_the_bot_was_away_does_not_count(world: World) -> None:
    record, board = await deal(world)
    await world.outage(MONTH + 60)
    assert (await now(world, record)).status == "running"
    board = await world.board(await now(world, record))
    await make(world, "ann", board, ("draw", ""))


async def test_a_game_put_aside_can_be_conceded(world: World) -> None:
    record, _ = await deal(world)
    await world.leap(MONTH + 60)
    question = answer(await go_to(world.people["ann"], "concede", world.channel))
    result = await world.people["ann"].click(question, label="Yes, concede")
    assert "You've conceded" in words(question)
    assert not result.followups
    assert (await now(world, record)).status == "over"


async def test_the_board_is_called_down_in_direct_messages(world: World) -> None:
    await deal_directly(world)
    before = world.direct_messages("ann")[-1]
    told = await go_to(world.people["ann"].user, "board")
    assert "Here is the table again" in said(told)
    (board,) = [m for m in world.direct_messages("ann") if labels(m)]
    assert board.id != before.id
    assert ("draw", "") in offered(board)
