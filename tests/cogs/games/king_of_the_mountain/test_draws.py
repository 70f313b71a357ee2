"""Draw offers: made in the hand, answered on the board or in the hand, by two to four."""

from typing import Any

import pytest

from bot.match.record import Record
from tests.cogs.games.king_of_the_mountain.playing import (
    NAMES,
    able,
    begin,
    forged,
    menu,
    move,
    offer_draw,
)
from tests.cogs.table.test_limits import check_everything
from tests.games.king_of_the_mountain.setting import table
from tests.support.acting import arrange
from tests.support.world import World, labels, said_privately, words

ACCEPT, DECLINE, OFFER = "Accept the draw", "Decline", "Offer a draw"
AGREED = "A draw, by agreement: nobody's King is crowned King of the Hill."
ARMIES = ("RD4", "RD15", "RQ14", "RQ5")


async def sit(world: World, number: int, **options: Any) -> Record:
    """So many people play, and ann is to move."""
    await begin(world, *NAMES[:number], **options)
    return await arrange(world, table(*ARMIES[:number], **options))


async def test_two_agree_on_the_board(world: World) -> None:
    await sit(world, 2)
    assert ACCEPT not in labels(await world.board())
    await offer_draw(world, "ann")
    hand = await world.hand("ann")
    board = await world.board()
    told = (
        "🤝 🔴 ann offers a draw, and the offer stands until their next turn. Waiting for 🟦 bob."
    )
    assert told in words(board)
    assert "🔴 **ann**'s turn." in words(board)
    assert labels(board) == [ACCEPT, DECLINE, "My hand", "Leave", "Rules", "Watch"]
    before = await world.rows()
    for name, told in (("ann", "no draw offer for you"), ("stranger", "not at this table")):
        for label in (ACCEPT, DECLINE):
            refused = await world.people[name].click(board, label=label)
            assert told in said_privately(refused)
    assert await world.rows() == before
    check_everything(world)
    await world.people["bob"].click(board, label=ACCEPT)
    board = await world.board()
    assert AGREED in words(board)
    assert words(board).count("🤝") == 2
    assert labels(board) == ["Rematch", "Replay", "Verify the deal", "Rules", "Review"]
    assert AGREED in words(hand)


async def test_what_only_computers_have_to_answer_has_no_buttons(world: World) -> None:
    await begin(world, "ann", computers=2)
    await arrange(world, table(*ARMIES[:3]))
    await offer_draw(world, "ann")
    hand = await world.hand("ann")
    told = "You've offered a draw, and the offer stands until your next turn."
    assert f"{told} Play on in the meantime." in words(hand)
    board = await world.board()
    assert "🤝 🔴 ann offers a draw" in words(board)
    assert ACCEPT not in labels(board)


async def test_four_play_on_when_one_declines_and_the_offer_is_made_once_a_turn(
    world: World,
) -> None:
    await sit(world, 4)
    await offer_draw(world, "ann")
    board = await world.board()
    for name in ("bob", "cem"):
        await world.people[name].click(board, label=ACCEPT)
    assert "Waiting for 🟢 dora." in words(board)
    await world.people["dora"].click(board, label=DECLINE)
    assert "Waiting for" not in words(board)
    assert "🟢 dora declines the draw." in words(board)
    assert ACCEPT not in labels(board)
    before = await world.rows()
    assert OFFER not in labels(await menu(world, "ann"))
    assert "one draw per turn" in said_privately(await forged(world, "ann", "offer_draw"))
    late = await forged(world, "dora", "answer_draw:yes")
    assert "no draw offer for you" in said_privately(late)
    assert "not your turn" in said_privately(await forged(world, "bob", "offer_draw"))
    assert await world.rows() == before
    await move(world, "ann", "D4-D5")
    await offer_draw(world, "bob")
    assert "Waiting for 🔴 ann, 🔶 cem, and 🟢 dora" in words(board)


async def test_play_goes_on_while_an_offer_stands_and_it_lapses_with_the_offerers_next_turn(
    world: World,
) -> None:
    await sit(world, 2)
    await offer_draw(world, "ann")
    await move(world, "ann", "D4-D5")
    hand = await world.hand("bob")
    assert "ann offers a draw" in words(hand)
    assert labels(hand)[:4] == ["More", "Whole board", ACCEPT, DECLINE]
    assert {OFFER, "Leave"} & {*labels(await menu(world, "bob"))} == {"Leave"}
    await move(world, "bob", "D15-D14")
    board = await world.board()
    assert "Waiting for" not in words(board)
    assert ACCEPT not in labels(board)
    assert OFFER in labels(await menu(world, "ann"))


@pytest.mark.parametrize("label", [ACCEPT, DECLINE])
async def test_the_victim_of_a_capture_can_answer_a_draw_before_mutating(
    world: World, label: str
) -> None:
    await begin(world, "ann", "bob", mutant_monarch=True)
    await arrange(world, table("RD4", "KD12 NA16", reserves=("", "N"), mutant_monarch=True))
    await offer_draw(world, "ann")
    await move(world, "ann", "D4xD12")
    hand = await world.hand("bob")
    assert able(hand) == ["More", "Whole board", ACCEPT, DECLINE, "Knight", "Leave him as he is"]
    await world.people["bob"].click(hand, label=label)
    board = words(await world.board())
    assert (AGREED in board) == (label == ACCEPT)
    assert ("may gain the movement" in board) == (label == DECLINE)
