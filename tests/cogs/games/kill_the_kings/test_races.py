"""Old buttons, double clicks, screens that lag behind: politely refused, nothing is damaged."""

import pytest

from tests.cogs.games.kill_the_kings.playing import (
    all_games,
    allowed,
    arrange,
    concede,
    custom_id,
    deal,
    make,
    now,
    offered,
    read,
    said,
)
from tests.support.world import Click, World, found_button

pytestmark = pytest.mark.threads


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


async def test_an_illegal_move_is_refused_with_its_reason(world: World) -> None:
    record, board = await deal(world)
    table = {"piles": ("", "10D", "", "QS QH QD"), "deaths": (None, None, None, "kind")}
    record = await arrange(world, record, **table, reserve="3C", drawn="JC")
    before = await world.rows()
    for verb, args, told in (
        ("draw", "", "You've drawn a card"),
        ("place", "3C/0", "You've drawn a card"),
        ("place", "2H/0", "haven't drawn that card"),
        ("place", "JC/1", "doesn't fit there"),
        ("place", "JC/3", "already dead"),
    ):
        assert told in said(await world.press("ann", board, custom_id(record, verb, args)))
    assert await world.rows() == before


async def test_a_public_game_can_be_played_from_a_hand_as_well(world: World) -> None:
    """Actions in the private copy appear on the board, and the other way round."""
    record, board = await deal(world)
    hand = await world.ask("ann", "hand")
    await make(world, "ann", hand, ("draw", ""))
    assert offered(board) == offered(hand) == allowed(await now(world, record))
    await make(world, "ann", board, ("draw", ""))
    assert offered(board) == offered(hand) == allowed(await now(world, record))
    old = custom_id(record, "undo")
    assert "moved on" in said(await world.press("ann", hand, old)) + read(hand)
