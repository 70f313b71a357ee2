"""Moves picked in the hand: the offered ones, their results, and the end of the match."""

import re

from simcord import ResponseMessage

from bot.discord_io.controls import parse_custom_id
from tests.cogs.games.king_of_the_mountain.playing import (
    BACK,
    NAMES,
    RESPAWN,
    args_of,
    begin,
    go,
    move,
    pick,
)
from tests.cogs.table.test_limits import check_everything
from tests.games.king_of_the_mountain.setting import king, on, reserve, table
from tests.support.acting import arrange
from tests.support.reading import footer, told
from tests.support.world import World, buttons, labels, words

GREEN, RED = 3, 4
"""Styles of buttons."""


def red(hand: ResponseMessage) -> set[str]:
    """Return the labels of the red buttons, which capture."""
    found = (parse_custom_id(b["custom_id"]) for b in buttons(hand) if b.get("style") == RED)
    return {control.args for control in found if control is not None}


async def board_text(world: World) -> str:
    """The text of the board, without its picture's words."""
    board = await world.board()
    return f"{told(board)}\n{footer(board)}"


async def test_captures_return_to_the_corner_and_then_to_the_reserve(world: World) -> None:
    await begin(world, "ann", "bob")
    await arrange(world, table("RD4 AG4", "RD9 BD12 GI6 NA16"))
    hand = await world.hand("ann")
    assert red(hand) == {"D4", "G4"}
    hand = await pick(world, "ann", hand, "D4")
    assert red(hand) == {"D4-D9"}
    await move(world, "ann", "D4xD9")
    text = await board_text(world)
    assert "🔴 ann: Rook `D4xD9` · 🟦 Rook `D9` returns to `S19`" in text
    record = await world.only_match()
    assert on(record.state, "S19") == "R2"
    await move(world, "bob", "A16-C17")
    await move(world, "ann", "G4*I6")
    text = await board_text(world)
    assert "🔴 ann: Archer `G4*I6` · 🟦 Giant `I6` goes into reserve" in text
    assert "`D4xD9`" not in text
    assert "`A16-C17`" in text
    record = await world.only_match()
    assert reserve(record.state, 1) == "G"
    assert record.state.position.captures == [2, 0]


async def test_pieces_come_in_from_the_reserve_by_two_presses(world: World) -> None:
    await begin(world, "ann", "bob")
    await arrange(world, table("NB7", "GS5 RA1", reserves=("NNB", "")))
    hand = await world.hand("ann")
    await world.people["ann"].click(hand, label=RESPAWN)
    assert "come in on `A1`?" in words(hand)
    assert args_of(hand, "respawn") == ["B", "N"]
    assert red(hand) == {"B", "N"}
    await world.people["ann"].click(hand, label=BACK)
    assert "Your turn" in words(hand)
    await move(world, "ann", "N@A1")
    text = await board_text(world)
    assert "🔴 ann re-spawns: Knight `N@A1` · 🟦 Rook `A1` returns to `S19`" in text
    await move(world, "bob", "S5-S6")
    hand = await world.hand("ann")
    await world.people["ann"].click(hand, label=RESPAWN)
    assert "come in on `E5`?" in words(hand)
    assert red(hand) == set()
    await move(world, "ann", "B@E5")
    record = await world.only_match()
    assert (on(record.state, "A1"), on(record.state, "E5")) == ("N1", "B1")


async def test_a_captured_king_comes_back_and_the_board_tells_of_check_and_chain(
    world: World,
) -> None:
    await begin(world, "ann", "bob", "cem")
    await arrange(world, table("RG4", "KM6 NA16", "KE15 RR1 HO15"))
    await move(world, "ann", "G4-G6")
    text = await board_text(world)
    assert "`G4-G6` · in check: 🟦 bob" in text
    assert "🟦 bob's King is in check." in text
    hand = await world.hand("bob")
    assert "Your King is in check" in words(hand)
    await move(world, "bob", "A16-C17")
    await move(world, "cem", "R1-R2")
    hand = await pick(world, "ann", await world.hand("ann"), "G6", "M6")
    assert red(hand) == {"G6-M6"}
    await go(world, "ann", hand, "M6")
    text = await board_text(world)
    assert "🔴 ann: Rook `G6xM6` · 🟦 King `M6` returns to `E15` · 🔶 King `E15` returns" in text
    assert "🔶 Hero `O15` returns to `S19`" in text
    for message in (await world.board(), await world.hand("bob"), await world.hand("ann")):
        assert "👑 **🟦 bob's King was captured on `M6` and is back on `E15`.**" in words(message)
        assert "👑 **🔶 cem's King was captured on `E15` and is back on `O15`.**" in words(message)
    record = await world.only_match()
    assert (king(record.state, 1), king(record.state, 2)) == ("E15", "O15")
    assert record.state.position.captures[0] == 1
    check_everything(world)


async def test_a_king_who_moves_onto_the_centre_wins_and_the_table_shows_it(world: World) -> None:
    await begin(world, *NAMES)
    await arrange(world, table("KI9 QJ7", "", "", "ND9"))
    old = await world.board()
    hand = await world.hand("ann")
    (wins,) = (each for each in buttons(hand) if each.get("style") == GREEN)
    assert wins["custom_id"].endswith(":I9")
    hand = await pick(world, "ann", hand, "I9")
    (wins,) = (each for each in buttons(hand) if each.get("style") == GREEN)
    assert wins["custom_id"].endswith(":I9-J10")
    assert wins["label"] == "3 J10"
    await go(world, "ann", hand, "J10")
    record = await world.only_match()
    assert record.status == "over"
    board = words(await world.board())
    assert "ann's King has reached the centre, J10. He's crowned King of the Hill" in board
    assert "🥇 **ann** · 0 captures" in board
    for name in NAMES[1:]:
        assert f"2. **{name}**" in board
    assert labels(old) == ["Rematch", "Replay", "Verify the deal", "Rules", "Review"]
    assert "`I9-J10`" in board
    assert "ann's King has reached the centre" in words(hand)
    assert labels(hand) == labels(old)


async def test_the_board_counts_the_turns_on_the_centre_that_are_to_be_kept(world: World) -> None:
    await begin(world, "ann", "bob", keep_it=2)
    await arrange(world, table("KI9 RD4", "GS5 RP1", keep_it=2))
    await move(world, "ann", "I9-J10")
    assert "👑 **🔴 ann's King is on the centre: 0 of 2.**" in await board_text(world)
    await move(world, "bob", "S5-S6")
    text = await board_text(world)
    assert "👑 **🔴 ann's King is on the centre: 1 of 2.**" in text
    assert "But Can You Keep It: 2 turns" in text
    await move(world, "ann", "D4-D5")
    record = await world.only_match()
    assert record.status == "running"
    await move(world, "bob", "S6-S7")
    board = words(await world.board())
    assert "ann's King has kept the centre, J10, long enough." in board
    assert (await world.only_match()).status == "over"


async def test_the_limit_of_rounds_ends_in_a_draw_of_all(world: World) -> None:
    await begin(world, "ann", "bob", turn_limit=1)
    await arrange(world, table("RD4", "RD15", turn_limit=1))
    assert "a draw after 1 round" in await board_text(world)
    await move(world, "ann", "D4-D5")
    await move(world, "bob", "D15-D14")
    board = words(await world.board())
    assert "A draw: the last round is over, and nobody's King is crowned" in board
    assert board.count("🤝") == 2
    assert (await world.only_match()).status == "over"


async def test_everybody_is_told_of_a_king_three_steps_from_the_centre(world: World) -> None:
    await begin(world, "ann", "bob", "cem")
    await arrange(world, table("KJ6", "KM10 RA16", "GS5"))
    waiting = await world.hand("cem")

    async def check(**near: str) -> None:
        hands = [await world.hand(name) for name in ("ann", "bob")]
        for message in (await world.board(), waiting, *hands):
            found = re.findall(r"\*\*. (\w+)'s King is (.*) from the centre", words(message))
            assert dict(found) == near

    await check(bob="3 steps")
    await move(world, "ann", "J6-J7")
    await check(ann="3 steps", bob="3 steps")
    await move(world, "bob", "M10-N10")
    await check(ann="3 steps")
    state = table("KJ9", "", "")
    await arrange(world, state)
    assert "🔴 ann's King is 1 step from the centre" in words(await world.hand("bob"))
