"""Old buttons, double clicks, screens that lag behind: politely refused, nothing is damaged."""

import asyncio
from typing import Any

import pytest

from tests.cogs.games.kill_the_kings.playing import (
    TRACE,
    all_games,
    allowed,
    arrange,
    ask,
    concede,
    control_of,
    custom_id,
    deal,
    deal_directly,
    make,
    now,
    offered,
    read,
    said,
)
from tests.support.world import Click, World, answer, buttons, found_button, labels

HOUR = 3600
PLACES = pytest.mark.parametrize("private", [False, True], ids=["public", "private"])


@PLACES
async def test_a_double_click_draws_one_card(world: World, private: bool) -> None:
    record, board = await deal(world, private=private)
    click = Click("ann", board, "Draw")
    results = await world.at_once(click, click)
    assert all(result.acknowledged for result in results)
    record = await now(world, record)
    assert len(record.state.stock) == 47
    assert len(await world.bot.queries.log_of(record.id)) == 1
    assert offered(board) == allowed(record)
    told = [said(result) for result in results if result.followups]
    assert all("moved on" in text for text in told)


@PLACES
async def test_two_buttons_at_once_make_one_move(world: World, private: bool) -> None:
    record, board = await deal(world, private=private)
    await arrange(world, record, piles=("QC",), drawn="JH")
    placing = [b["custom_id"] for b in buttons(board) if ":place:" in b["custom_id"]]
    clicks = [Click("ann", board, custom_id=pressed) for pressed in placing]
    assert len(clicks) > 1
    await world.at_once(*clicks, Click("ann", board, "Reserve"))
    record = await now(world, record)
    held = [card for pile in record.state.piles for card in pile] + record.state.reserve
    assert len(held) == 2
    assert record.state.drawn is None
    assert len(await world.bot.queries.log_of(record.id)) == 1
    assert offered(board) == allowed(record)


@PLACES
async def test_an_old_button_is_refused_and_the_board_shows_how_it_stands(
    world: World, private: bool
) -> None:
    record, board = await deal(world, private=private)
    draw = control_of(board, "draw")
    await make(world, "ann", board, ("draw", ""))
    reserve = control_of(board, "reserve")
    await make(world, "ann", board, ("reserve", ""))
    await make(world, "ann", board, ("draw", ""))
    before = await world.rows()
    for old in (draw, reserve):
        assert "moved on" in said(await world.press("ann", board, old)) + read(board)
    assert await world.rows() == before
    assert offered(board) == allowed(await now(world, record))


@PLACES
async def test_an_old_button_after_the_end_changes_nothing(world: World, private: bool) -> None:
    record, board = await deal(world, private=private)
    old = [b["custom_id"] for b in buttons(board)]
    await concede(world, "ann", board)
    before = await world.rows()
    for pressed in old[:3]:
        result = await world.press("ann", board, pressed)
        assert result.acknowledged
        assert TRACE not in said(result)
    assert await world.rows() == before
    assert "New game" in labels(board)
    assert (await now(world, record)).status == "over"


async def test_the_buttons_of_the_first_step_stay_good_until_a_move_is_made(world: World) -> None:
    _, board = await deal(world)
    for label in ("Hint", "Rules", "Concede"):
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


@PLACES
async def test_a_double_click_on_new_game_deals_one_game(world: World, private: bool) -> None:
    _, board = await deal(world, private=private)
    await concede(world, "ann", board)
    click = Click("ann", board, "New game")
    await world.at_once(click, click)
    assert len(await all_games(world)) == 2


async def test_new_game_pressed_again_leads_to_the_game_it_dealt(world: World) -> None:
    _, board = await deal(world)
    await concede(world, "ann", board)
    again = found_button(board, "New game")["custom_id"]
    await world.press("ann", board, again)
    await world.press("ann", board, again)
    assert len(await all_games(world)) == 2


async def test_a_hint_asked_while_a_card_is_drawn_harms_nothing(world: World) -> None:
    record, board = await deal(world)
    hint, draw = await world.at_once(Click("ann", board, "Hint"), Click("ann", board, "Draw"))
    assert TRACE not in said(hint)
    assert draw.acknowledged
    assert offered(board) == allowed(await now(world, record))


async def test_a_move_while_the_concession_is_asked_does_not_lose_the_question(
    world: World,
) -> None:
    record, board = await deal(world)
    question = answer(await world.people["ann"].click(board, label="Concede"))
    await world.at_once(Click("ann", question, "Yes, concede"), Click("ann", board, "Draw"))
    record = await now(world, record)
    assert record.state.ending == "conceded"
    assert offered(board) == set()


@pytest.mark.parametrize(
    "args",
    ["", "/", "QC", "QC/", "/0", "QC/9", "QC/-1", "ZZ/0", "KC/0", "QC/0/0", "QC/\u0663", "a' --/0"],
)
async def test_a_malformed_move_is_refused(world: World, args: str) -> None:
    record, board = await deal(world)
    record = await arrange(world, record, piles=("",), drawn="2C")
    before = await world.rows()
    told = said(await world.press("ann", board, custom_id(record, "place", args)))
    assert TRACE not in told
    assert len(told) > 20
    assert await world.rows() == before


@pytest.mark.parametrize(
    ("verb", "args", "told"),
    [
        ("draw", "", "You have drawn a card"),
        ("place", "3C/0", "You have drawn a card"),
        ("place", "2H/0", "neither drawn nor in the reserve"),
        ("place", "JC/1", "does not fit there"),
        ("place", "JC/3", "dead already"),
    ],
)
async def test_an_illegal_move_is_refused_with_its_reason(
    world: World, verb: str, args: str, told: str
) -> None:
    record, board = await deal(world)
    table = {"piles": ("", "10D", "", "QS QH QD"), "deaths": (None, None, None, "kind")}
    record = await arrange(world, record, **table, reserve="3C", drawn="JC")
    before = await world.rows()
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
    old = custom_id(record, "draw")
    assert "moved on" in said(await world.press("ann", hand, old)) + read(hand)


async def test_in_direct_messages_a_double_click_draws_one_card(world: World) -> None:
    board = await deal_directly(world)
    await world.people["ann"].user.click(board, label="Draw")
    (record,) = await all_games(world)
    assert len(record.state.stock) == 47
    assert offered(await world.board(record)) == allowed(record)


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
            await asyncio.gather(*world.bot.publisher._tasks.values())
        return await take(route, *args, **kwargs)

    adapter.request = slow
    result = await world.people["ann"].user.click(board, label="Draw")
    assert not result.followups
    (record,) = await all_games(world)
    board = await world.board(record)
    assert offered(board) == allowed(record)
    boards = [m for m in world.direct_messages("ann") if m.attachments]
    assert [m.id for m in boards] == [board.id]


async def test_nobody_has_more_games_under_way_than_one_can_look_after(world: World) -> None:
    for _ in range(10):
        await ask(world, private=True)
    refused = await ask(world, private=True)
    assert "already sit in 10 matches" in said(refused)
    assert len(await all_games(world)) == 10
