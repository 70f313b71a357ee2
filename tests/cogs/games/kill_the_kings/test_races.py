"""Old buttons, double clicks, screens that lag behind: politely refused, nothing is damaged."""

from typing import Any

import pytest

from tests.cogs.games.kill_the_kings.playing import (
    all_games,
    allowed,
    arrange,
    concede,
    custom_id,
    deal,
    deal_directly,
    make,
    now,
    offered,
    read,
    said,
)
from tests.support.world import Click, World, answer, buttons, found_button

HOUR = 3600


async def test_two_buttons_at_once_make_one_move(world: World) -> None:
    record, board = await deal(world, private=True)
    await arrange(world, record, piles=("QC",), drawn="JH")
    placing = [b["custom_id"] for b in buttons(board) if ":place:JH" in b["custom_id"]]
    clicks = [Click("ann", board, custom_id=pressed) for pressed in placing]
    assert len(clicks) > 1
    await world.at_once(*clicks, Click("ann", board, "To the reserve"))
    record = await now(world, record)
    held = [card for pile in record.state.piles for card in pile] + record.state.reserve
    assert len(held) == 2
    assert record.state.drawn is None
    assert len(await world.bot.queries.log_of(record.id)) == 1
    assert offered(board) == allowed(record)


async def test_the_buttons_of_the_first_step_stay_good_until_a_move_is_made(world: World) -> None:
    _, board = await deal(world)
    for label in ("Hint (makes it unrated)", "Rules", "Concede"):
        await world.people["ann"].click(board, label=label)
    await world.leap(7 * HOUR)
    result = await make(world, "ann", board, ("draw", ""))
    assert not result.followups


async def test_conceding_twice_concedes_once(world: World) -> None:
    record, board = await deal(world)
    first, second = [
        answer(await world.people["ann"].click(board, label="Concede")) for _ in range(2)
    ]
    await world.at_once(Click("ann", first, "Yes, concede"), Click("ann", second, "Yes, concede"))
    assert len(await world.bot.queries.log_of(record.id)) == 1
    assert "**Conceded.**" in read(board)


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
async def test_new_game_pressed_twice_at_once_and_once_more_deals_one_game(
    world: World, private: bool
) -> None:
    _, board = await deal(world, private=private)
    await concede(world, "ann", board)
    again = found_button(board, "New game")["custom_id"]
    click = Click("ann", board, custom_id=again)
    await world.at_once(click, click)
    await world.press("ann", board, again)
    assert len(await all_games(world)) == 2


async def test_a_move_while_the_concession_is_asked_does_not_lose_the_question(
    world: World,
) -> None:
    record, board = await deal(world)
    question = answer(await world.people["ann"].click(board, label="Concede"))
    await world.at_once(Click("ann", question, "Yes, concede"), Click("ann", board, "Draw"))
    record = await now(world, record)
    assert record.state.ending == "conceded"
    assert offered(board) == set()


async def test_an_illegal_move_is_refused_with_its_reason(world: World) -> None:
    record, board = await deal(world)
    table = {"piles": ("", "10D", "", "QS QH QD"), "deaths": (None, None, None, "kind")}
    record = await arrange(world, record, **table, reserve="3C", drawn="JC")
    before = await world.rows()
    for verb, args, told in (
        ("draw", "", "You have drawn a card"),
        ("place", "3C/0", "You have drawn a card"),
        ("place", "2H/0", "neither drawn nor in the reserve"),
        ("place", "JC/1", "does not fit there"),
        ("place", "JC/3", "dead already"),
    ):
        assert told in said(await world.press("ann", board, custom_id(record, verb, args)))
    assert await world.rows() == before


async def test_a_public_game_can_be_played_from_a_hand_as_well(world: World) -> None:
    """What is done in the private copy shows on the board, and the other way about."""
    record, board = await deal(world)
    hand = answer(await world.people["ann"].slash(world.channel, "hand"))
    await make(world, "ann", hand, ("draw", ""))
    assert offered(board) == offered(hand) == allowed(await now(world, record))
    await make(world, "ann", board, ("reserve", ""))
    assert offered(board) == offered(hand) == allowed(await now(world, record))
    old = custom_id(record, "undo")
    assert "moved on" in said(await world.press("ann", hand, old)) + read(hand)


async def test_an_hour_old_board_in_direct_messages_is_played_on_without_a_complaint(
    world: World,
) -> None:
    """It is posted again at the bottom, perhaps before the press itself is answered."""
    board = await deal_directly(world)
    await world.leap(2 * HOUR)
    adapter = world.env._webhook_adapter
    take = adapter.request

    async def slow(route: Any, *args: Any, **kwargs: Any) -> Any:
        if route.method == "PATCH":
            await world.bot.publisher.wait_until_shown((await all_games(world))[0].id)
        return await take(route, *args, **kwargs)

    adapter.request = slow
    result = await world.people["ann"].user.click(board, label="Draw")
    assert not result.followups
    (record,) = await all_games(world)
    board = await world.board(record)
    assert offered(board) == allowed(record)
    boards = [m for m in world.direct_messages("ann") if m.attachments]
    assert [m.id for m in boards] == [board.id]
