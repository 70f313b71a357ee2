"""Moves picked in the hand, draws, the end of the match, and its record."""

import re
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.discord_io.controls import parse_custom_id
from bot.match.record import Record
from games.king_of_the_mountain.board import COURT
from games.king_of_the_mountain.notation import format_position
from tests.cogs.games.king_of_the_mountain.playing import (
    BACK,
    NAMES,
    RESPAWN,
    args_of,
    begin,
    deploy,
    forged,
    go,
    menu,
    move,
    offer_draw,
    pick,
    sit,
)
from tests.cogs.table.test_limits import check_everything
from tests.games.king_of_the_mountain.reading import parse_position
from tests.games.king_of_the_mountain.setting import king, on, reserve, table
from tests.support.acting import arrange
from tests.support.reading import able, footer, told
from tests.support.world import World, buttons, labels, said_privately, words

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
    await sit(world, "RD4 AG4", "RD9 BD12 GI6 NA16")
    hand = await world.hand("ann")
    assert red(hand) == {"D4", "G4"}
    hand = await pick(world, "ann", hand, "D4")
    assert red(hand) == {"D4-D9"}
    await move(world, "ann", "D4xD9")
    assert "🔴 ann: Rook `D4xD9` · 🟦 Rook `D9` returns to `S19`" in await board_text(world)
    assert on((await world.only_match()).state, "S19") == "R2"
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
    await sit(world, "NB7", "GS5 RA1", reserves=("NNB", ""))
    hand = await world.hand("ann")
    await world.press("ann", hand, RESPAWN)
    assert "come in on `A1`?" in words(hand)
    assert args_of(hand, "respawn") == ["B", "N"]
    assert red(hand) == {"B", "N"}
    await world.press("ann", hand, BACK)
    assert "Your turn" in words(hand)
    await move(world, "ann", "N@A1")
    text = await board_text(world)
    assert "🔴 ann re-spawns: Knight `N@A1` · 🟦 Rook `A1` returns to `S19`" in text
    await move(world, "bob", "S5-S6")
    hand = await world.hand("ann")
    await world.press("ann", hand, RESPAWN)
    assert "come in on `E5`?" in words(hand)
    assert red(hand) == set()
    await move(world, "ann", "B@E5")
    record = await world.only_match()
    assert (on(record.state, "A1"), on(record.state, "E5")) == ("N1", "B1")


async def test_a_captured_king_comes_back_and_the_board_tells_check_and_chain(world: World) -> None:
    await sit(world, "RG4", "KM6 NA16", "KE15 RR1 HO15")
    await move(world, "ann", "G4-G6")
    text = await board_text(world)
    assert "`G4-G6` · in check: 🟦 bob" in text
    assert "🟦 bob's King is in check." in text
    assert "Your King is in check" in words(await world.hand("bob"))
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
    await sit(world, "KI9 QJ7", "", "", "ND9")
    old = await world.board()
    hand = await world.hand("ann")
    (wins,) = (each for each in buttons(hand) if each.get("style") == GREEN)
    assert wins["custom_id"].endswith(":I9")
    hand = await pick(world, "ann", hand, "I9")
    (wins,) = (each for each in buttons(hand) if each.get("style") == GREEN)
    assert wins["custom_id"].endswith(":I9-J10")
    assert wins["label"] == "3 J10"
    await go(world, "ann", hand, "J10")
    assert (await world.only_match()).status == "over"
    board = words(await world.board())
    assert "ann's King has reached the centre, J10. He's crowned King of the Hill" in board
    assert "🥇 **ann** · 0 captures" in board
    for name in NAMES[1:]:
        assert f"2. **{name}**" in board
    assert labels(old) == ["Rematch", "Replay", "Review", "More"]
    assert "`I9-J10`" in board
    assert "ann's King has reached the centre" in words(hand)
    assert labels(hand) == labels(old)


async def test_the_board_counts_the_turns_on_the_centre_that_are_to_be_kept(world: World) -> None:
    await sit(world, "KI9 RD4", "GS5 RP1", keep_it=2)
    await move(world, "ann", "I9-J10")
    assert "👑 **🔴 ann's King is on the centre. Turns kept: 0 of 2.**" in await board_text(world)
    await move(world, "bob", "S5-S6")
    text = await board_text(world)
    assert "👑 **🔴 ann's King is on the centre. Turns kept: 1 of 2.**" in text
    assert "But Can You Keep It: 2 turns" in text
    await move(world, "ann", "D4-D5")
    assert (await world.only_match()).status == "running"
    await move(world, "bob", "S6-S7")
    assert "ann's King has kept the centre, J10, long enough." in words(await world.board())
    assert (await world.only_match()).status == "over"


async def test_the_limit_of_rounds_ends_in_a_draw_of_all(world: World) -> None:
    await sit(world, "RD4", "RD15", turn_limit=1)
    assert "a draw after 1 round" in await board_text(world)
    await move(world, "ann", "D4-D5")
    await move(world, "bob", "D15-D14")
    board = words(await world.board())
    assert "A draw: the last round is over, and nobody's King is crowned" in board
    assert board.count("🤝") == 2
    assert (await world.only_match()).status == "over"


async def test_everybody_is_told_of_a_king_three_steps_from_the_centre(world: World) -> None:
    await sit(world, "KJ6", "KM10 RA16", "GS5")
    cems_hand = await world.hand("cem")

    async def check(mover: str, other: str, short: str, **near: str) -> None:
        waiting = cems_hand if mover != "cem" else await world.hand("ann")
        for message in (await world.board(), waiting, await world.hand(other)):
            found = re.findall(r"\*\*. (\w+)'s King is (.*) from the centre", words(message))
            assert dict(found) == near
        assert f"**Steps to J10: {short}**" in words(await world.hand(mover))

    await check("ann", "bob", "🟦 bob 3", bob="3 steps")
    await move(world, "ann", "J6-J7")
    await check("bob", "ann", "🔴 3 · 🟦 3", ann="3 steps", bob="3 steps")
    await move(world, "bob", "M10-N10")
    await check("cem", "bob", "🔴 ann 3", ann="3 steps")
    await arrange(world, table("KJ9", "", ""))
    assert "🔴 ann's King is 1 step from the centre" in words(await world.hand("bob"))


# Draw offers


ACCEPT, DECLINE, OFFER = "Accept the draw", "Decline", "Offer a draw"
AGREED = "A draw, by agreement: nobody's King is crowned King of the Hill."
ARMIES = ("RD4", "RD15", "RQ14", "RQ5")


async def test_two_agree_on_the_board(world: World) -> None:
    await sit(world, *ARMIES[:2])
    assert ACCEPT not in labels(await world.board())
    await offer_draw(world, "ann")
    hand = await world.hand("ann")
    board = await world.board()
    told = (
        "🤝 🔴 ann offers a draw, and the offer stands until their next turn. Waiting for 🟦 bob."
    )
    assert told in words(board)
    assert "To play: 🔴 **ann**" in words(board)
    assert labels(board) == [ACCEPT, DECLINE, "My hand", "Leave", "Rules", "Watch"]
    before = await world.rows()
    for name, told in (
        ("ann", "no draw offer for you"),
        ("stranger", "Only players at this table"),
    ):
        for label in (ACCEPT, DECLINE):
            assert told in said_privately(await world.press(name, board, label))
    assert await world.rows() == before
    check_everything(world)
    await world.press("bob", board, ACCEPT)
    board = await world.board()
    assert AGREED in words(board)
    assert words(board).count("🤝") == 2
    assert labels(board) == ["Rematch", "Replay", "Review", "More"]
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
    await sit(world, *ARMIES)
    await offer_draw(world, "ann")
    board = await world.board()
    for name in ("bob", "cem"):
        await world.press(name, board, ACCEPT)
    assert "Waiting for 🟢 dora." in words(board)
    await world.press("dora", board, DECLINE)
    assert "Waiting for" not in words(board)
    assert "🟢 dora declines the draw." in words(board)
    assert ACCEPT not in labels(board)
    before = await world.rows()
    assert OFFER not in labels(await menu(world, "ann"))
    assert "one draw per turn" in await world.rejected("ann", "offer_draw")
    assert "no draw offer for you" in await world.rejected("dora", "answer_draw:yes")
    assert "not your turn" in await world.rejected("bob", "offer_draw")
    assert await world.rows() == before
    await move(world, "ann", "D4-D5")
    await offer_draw(world, "bob")
    assert "Waiting for 🔴 ann, 🔶 cem and 🟢 dora" in words(board)


async def test_play_goes_on_while_an_offer_stands_and_it_lapses_with_the_offerers_next_turn(
    world: World,
) -> None:
    await sit(world, *ARMIES[:2])
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
    await sit(world, "RD4", "KD12 NA16", reserves=("", "N"), mutant_monarch=True)
    await offer_draw(world, "ann")
    await move(world, "ann", "D4xD12")
    hand = await world.hand("bob")
    assert able(hand) == ["More", "Whole board", ACCEPT, DECLINE, "Knight", "Leave him as he is"]
    await world.press("bob", hand, label)
    board = words(await world.board())
    assert (AGREED in board) == (label == ACCEPT)
    assert ("may gain the movement" in board) == (label == DECLINE)


# The course of a match as a file that people and programs can read


TITLE = "King of the Mountain"


async def written(world: World, name: str, record: Record | None = None) -> str:
    """Return the record that a person gets in a match's thread; by default of the only match."""
    record = record or await world.only_match()
    place = world.place(record.shown.place_id)
    message = await world.force(name, f"{record.id}:0:moves", place=place)
    assert message.ephemeral
    (file,) = message.attachments
    assert file.filename == f"castellan-{record.id}.txt"
    return world.picture(message).decode()


async def test_the_record_hides_armies_until_they_stand_then_tells_every_move(world: World) -> None:
    await begin(world, "ann", "bob")
    await forged(world, "ann", "deploy:BBRRNNLLAAHHHHHH")
    posted = (await world.board()).id
    for name in ("ann", "bob", "stranger"):
        text = await written(world, name)
        assert "army" not in text
        assert "player 2 is bob" in text
        _, position = parse_position(text[text.index(TITLE) :])
        assert {kind for _, _, kind in position.pieces()} == {*COURT}
    assert (await world.board()).id == posted
    await deploy(world, "bob")
    seat = (await world.only_match()).state.position.turn
    played = []
    steps = {0: "B6-C7", 1: "R16-Q15"}
    for who in (seat, 1 - seat):
        await move(world, NAMES[who], steps[who])
        played.append(f"{who + 1}:{steps[who]}")
    text = await written(world, "bob")
    assert "army 1: BBRRNNLLAAHHHHHH" in text
    assert "army 2: BPNRBPNRLHHHLHHH" in text
    assert f"1. {' '.join(played)}" in text
    options, position = parse_position(text[text.index(TITLE) :])
    record = await world.only_match()
    assert position == record.state.position
    assert options == record.state.options


async def test_a_record_tells_of_captures_re_spawns_mutations_and_leavers(world: World) -> None:
    rules: dict[str, Any] = {"mutant_monarch": True, "turn_limit": 9}
    await sit(world, "KI8 RD6 AG4 NA1", "KD14 NA16", "RR1 GI2", reserves=("B", "N", ""), **rules)
    await move(world, "ann", "D6xD14")
    await world.play("bob", "mutate", "N")
    await move(world, "bob", "A16-C17")
    await world.let_all_decide()
    await world.press("cem", await world.ask("cem", "resign"), "Yes, leave")
    await move(world, "ann", "B@E5")
    text = await written(world, "ann")
    assert "1. 1:D6xD14 2:=N 2:A16-C17 3:resigns" in text
    assert "2. 1:B@E5" in text
    options, position = parse_position(text[text.index(TITLE) :])
    assert position == (await world.only_match()).state.position
    assert position.gone == (2,)
    assert format_position(options, position) in text


async def test_the_record_can_be_had_when_the_match_is_over(world: World) -> None:
    await sit(world, "KI9", "RD15")
    await move(world, "ann", "I9-J10")
    over = await world.only_match()
    board = await world.board()
    for name in ("ann", "bob"):
        text = await written(world, name, over)
        assert "1. 1:I9-J10" in text
        assert "won by player 1 (crowned)" in text
        await world.press(name, board, "Rematch")


async def test_there_is_no_record_in_a_lobby_or_of_a_game_without_notation(world: World) -> None:
    await world.open_table("ann", game="king-of-the-mountain")
    lobby = await world.only_match()
    told = said_privately(await world.force("ann", f"{lobby.id}:0:moves"))
    assert "This match hasn't started yet" in told
    await world.press("ann", await world.lobby(), "Cancel")
    other = await world.begin("bob", "cem")
    refused = await world.force("bob", f"{other.id}:0:moves")
    assert "High Card has no move notation." in said_privately(refused)
    assert not refused.attachments


async def test_players_and_spectators_find_the_record(world: World) -> None:
    await begin(world, "ann", "bob")
    menu = await world.press("ann", await world.hand("ann"), "More")
    watched = await world.press("stranger", await world.board(), "Watch")
    for name, page in (("ann", menu), ("stranger", watched)):
        assert (await world.press(name, page, "Moves as text")).attachments
