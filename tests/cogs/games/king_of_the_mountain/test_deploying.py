"""Armies chosen by people and the variants; mutations, leaving, and what is refused."""

import re
from typing import Any

import pytest
from simcord import ResponseMessage

from games.king_of_the_mountain.armies import SUGGESTED, suggested_army, suggested_pieces
from games.king_of_the_mountain.board import NAMES as SQUARES
from tests.cogs.games.king_of_the_mountain.playing import (
    DEPLOY,
    NAMES,
    RESPAWN,
    SLUG,
    begin,
    deploy,
    give,
    move,
    moves_offered,
    offer_draw,
    pick,
    sit,
)
from tests.cogs.table.test_limits import check_everything
from tests.games.king_of_the_mountain.setting import king, on, pieces, reserve, table
from tests.support.acting import arrange, awaited
from tests.support.reading import able, offers
from tests.support.world import World, buttons, labels, pings, said_privately, words

PRIMARY = 1


def corner_text(hand: ResponseMessage) -> list[str]:
    """Return the alt text of the corner's picture."""
    text = hand.attachments[0].description or ""
    assert text.startswith("Corner: ")
    return text.removeprefix("Corner: ").split(", ")


def squares(hand: ResponseMessage) -> list[str]:
    return [label for label in labels(hand) if label.split()[0] in SQUARES]


async def press(world: World, name: str, hand: ResponseMessage, square: str) -> None:
    (label,) = (each for each in labels(hand) if each.startswith(f"{square} "))
    await world.press(name, hand, label)


def others(hand: ResponseMessage) -> list[str]:
    """The pieces that may stand there instead."""
    return [label.removeprefix("+ ") for label in able(hand) if label.startswith("+ ")]


def lit(hand: ResponseMessage) -> list[str]:
    """Which suggestion is marked as the present army."""
    return [b["label"] for b in buttons(hand) if b.get("style") == PRIMARY]


@pytest.mark.parametrize(("people", "told"), [(2, "You both"), (3, "You all")])
async def test_the_board_says_that_both_or_all_deploy_together(
    world: World, people: int, told: str
) -> None:
    await begin(world, *("ann", "bob", "cem")[:people])
    assert f"{told} deploy in secret" in words(await world.board())


async def test_the_editor_swaps_and_replaces_and_shows_the_effect_at_once(world: World) -> None:
    await begin(world, "ann", "bob")
    hand = await world.hand("ann")
    vanguard = suggested_army("vanguard", suggested_pieces("vanguard", 10), 16)
    assert vanguard == "BPNRBPNRLHHHLHHH"
    pictures = [world.picture(hand)]
    assert lit(hand) == ["Vanguard"] and not squares(hand)
    await world.press("ann", hand, "Rearrange")
    assert corner_text(hand) == squares(hand)
    await press(world, "ann", hand, "A3")
    pictures.append(world.picture(hand))
    assert lit(hand) == ["A3 Bishop"]
    assert "Which square should A3 Bishop swap with?" in words(hand)
    await press(world, "ann", hand, "C1")
    assert lit(hand) == ["C1 Bishop"]
    await press(world, "ann", hand, "A3")
    assert lit(hand) == ["A3 Bishop"]
    await press(world, "ann", hand, "F2")
    pictures.append(world.picture(hand))
    assert lit(hand) == []
    assert {"A3 Hero", "F2 Bishop"} <= {*squares(hand)}
    assert corner_text(hand) == squares(hand)
    await press(world, "ann", hand, "C1")
    assert others(hand) == ["Archer", "Giant"]
    await world.press("ann", hand, "+ Archer")
    pictures.append(world.picture(hand))
    assert "C1 Archer" in corner_text(hand)
    await press(world, "ann", hand, "D2")
    assert not others(hand)
    check_everything(world)
    pictures.append(world.picture(hand))
    assert len({*pictures}) == len(pictures)
    await press(world, "ann", hand, "D2")
    assert lit(hand) == []
    await world.press("ann", hand, "Done")
    assert lit(hand) == [] and not squares(hand), "no suggestion is like that"
    army = corner_text(hand)
    await world.press("ann", hand, DEPLOY)
    assert "Your army is ready." in words(hand) and labels(hand) == ["More"]
    assert corner_text(hand) == army
    record = await deploy(world, "bob")
    assert record.state.armies[0] == "HPNRAPNRLHHBLHHH"
    assert [on(record.state, square) for square in ("A3", "C1", "F2")] == ["H1", "A1", "B1"]


async def test_a_suggestion_is_marked_and_can_be_changed_before_it_stands(world: World) -> None:
    await begin(world, "ann", "bob", pick_for_friend=True)
    for name in ("ann", "bob"):
        hand = await world.hand(name)
        await world.press(name, hand, "Suggest")
        assert "A suggestion: change what you like" in words(hand)
        await world.press(name, hand, "Give these pieces")
    hand = await world.hand("ann")
    await world.press("ann", hand, "Suggest")
    assert "A suggestion: change what you like" in words(hand)
    (army,) = (custom_id.rpartition(":")[2] for custom_id, _ in offers(hand, "deploy"))
    assert lit(hand), "one of the named ones"
    await world.press("ann", hand, "Rearrange")
    bishop = next(name for name in squares(hand) if "Hero" not in name)
    await press(world, "ann", hand, bishop.split()[0])
    other = next(name for name in squares(hand) if name.split()[1] != bishop.split()[1])
    await press(world, "ann", hand, other.split()[0])
    assert "A suggestion" not in words(hand)
    await world.press("ann", hand, DEPLOY)
    stands = (await world.only_match()).state.armies[0]
    assert stands != army and sorted(stands) == sorted(army)


async def test_a_small_army_leaves_squares_empty_and_may_move_the_gaps(world: World) -> None:
    await begin(world, "ann", "bob", army_size=12)
    assert "Limited Armies: 12 pieces each" in words(await world.board())
    hand = await world.hand("ann")
    await world.press("ann", hand, "Rearrange")
    assert sum("empty" in label for label in squares(hand)) == 8
    assert len(corner_text(hand)) == 8
    rook = next(label.split()[0] for label in squares(hand) if "Rook" in label)
    gap = next(label.split()[0] for label in squares(hand) if "empty" in label)
    await press(world, "ann", hand, gap)
    assert not others(hand)
    await press(world, "ann", hand, rook)
    assert f"{gap} Rook" in corner_text(hand)
    assert f"{rook} empty" in squares(hand)
    await press(world, "ann", hand, gap)
    kinds = {"Bishop", "Knight", "Kangaroo", "Cannon", "Archer", "Giant"}
    assert {*others(hand)} == kinds, "some have no room but beside the button that deploys"
    check_everything(world)
    await world.press("ann", hand, DEPLOY)
    record = await deploy(world, "bob")
    assert len(pieces(record.state, 0)) == len(pieces(record.state, 1)) == 12
    assert on(record.state, gap) == "R1"
    assert on(record.state, rook) == ""


async def test_pieces_are_picked_for_the_player_on_the_left_who_places_them(world: World) -> None:
    await begin(world, "ann", "bob", "cem", pick_for_friend=True, army_size=13)
    assert "Waiting for 🔴 **ann**, 🟦 **bob** and 🔶 **cem**" in words(await world.board())
    hand = await world.hand("ann")
    assert "Pick 3 pieces for 🟦 bob" in words(hand)
    assert "Picked: Bishop, Rook ×2." in words(hand)
    ((custom_id, values),) = offers(hand, "pick")
    places = dict(zip(("B", "B2", "R", "R2", "N", "N2", "L", "L2"), values, strict=False))
    wanted = [places["B"], places["N"], places["L"]]
    await world.people["ann"].select(hand, wanted, custom_id=custom_id)
    assert "Picked: Bishop, Knight, Kangaroo." in words(hand)
    await world.press("ann", hand, "Give these pieces")
    assert "You've picked: Bishop, Knight, Kangaroo. Waiting" in words(hand)
    board = words(await world.board())
    assert "Kangaroo" not in board
    assert "Waiting for 🟦 **bob** and 🔶 **cem**" in board
    for name in ("bob", "cem"):
        await world.press(name, await world.hand(name), "Give these pieces")
    given = await world.hand("bob")
    assert "🔴 ann picked for you: Bishop, Knight, Kangaroo." in words(given)
    assert "🔶 cem picked for you: Bishop, Rook ×2." in words(hand)
    await world.press("bob", given, "Rearrange")
    kangaroo = next(label.split()[0] for label in squares(given) if "Kangaroo" in label)
    await press(world, "bob", given, kangaroo)
    assert not others(given)
    assert "can't deploy that" in await world.rejected("bob", "deploy:RRNNHHHHHH......")
    record = await deploy(world, "bob", "ann", "cem")
    chosen = ["".join(sorted({*army} - {*".H"})) for army in record.state.armies]
    assert chosen == ["BR", "BLN", "BR"]


async def test_wait_for_it_begins_at_once_with_all_but_the_court_in_reserve(world: World) -> None:
    record = await begin(world, "ann", "bob", wait_for_it=True)
    assert record.state.phase == "playing"
    assert len(pieces(record.state, 0)) == 4
    assert reserve(record.state, 0) == "BBRRNNLLPPAAGGHHHHHH"
    board = words(await world.board())
    assert "Wait for It" in board
    assert "To play: " in board
    assert "reserve: BBRRNNLLPPAAGGHHHHHH" in board
    name = await world.whose_turn()
    hand = await world.hand(name)
    await world.press(name, hand, RESPAWN)
    assert "Hero" in able(hand)


async def test_with_limited_armies_each_picks_what_waits_in_the_own_reserve(world: World) -> None:
    await begin(world, "ann", "bob", wait_for_it=True, army_size=12)
    assert "the pieces that wait in your reserve" in words(await world.board())
    hand = await world.hand("ann")
    assert "Pick 2 pieces for your reserve" in words(hand)
    await give(world, "ann", "BG", hand)
    assert "You've picked: Bishop, Giant" in words(hand)
    await give(world, "bob", "AA")
    record = await world.only_match()
    assert record.state.phase == "playing"
    assert [reserve(record.state, seat) for seat in (0, 1)] == ["BGHHHHHH", "AAHHHHHH"]
    assert "reserve: BGHHHHHH" in words(await world.board())


async def test_an_army_that_cannot_be_is_refused_and_nothing_stands(world: World) -> None:
    await begin(world, "ann", "bob")
    for army, told in {
        "": "can't deploy that",
        "nonsense": "can't deploy that",
        "BPNRBPNRLHHHLHH.": "six Heroes",
        "BBBRPPNRLHHHLHHH": "can't deploy that",
        "BPNRBPNRLHHH.HHH": "can't deploy that",
        "QPNRBPNRLHHHLHHH": "can't deploy that",
        "BPNRBPNRLHHHLHHHBBBB": "can't deploy that",
        "B" * 60: "can't do that now",
    }.items():
        assert told in await world.rejected("ann", f"deploy:{army}"), army


# Refusals: forged, outdated and foreign controls, and options that clash


async def test_nobody_moves_for_another_or_a_piece_that_is_not_theirs(world: World) -> None:
    await sit(world, "RD4", "RD9", reserves=("", "N"))
    for control in ("move:D4-D5", "move:D9-D8", "respawn:N", "offer_draw"):
        assert "not your turn" in await world.rejected("bob", control)
    for control, told in {
        "move:D9-D8": "isn't yours",
        "move:J10-J11": "no piece on that square",
        "move:D4-E9": "land on a wall",
        "move:D4-E5": "can't go there",
        "respawn:N": "don't have that piece in reserve",
    }.items():
        assert told in await world.rejected("ann", control), control


async def test_options_that_clash_are_refused_by_name_and_no_table_opens(world: World) -> None:
    clashes: tuple[tuple[dict[str, Any], str, str], ...] = (
        ({"all_hands": True, "army_size": 16}, "All Hands on Deck", "Limited Armies"),
        ({"all_hands": True, "pick_for_friend": True}, "All Hands on Deck", "Pick Your Friends"),
        ({"all_hands": True, "wait_for_it": True}, "All Hands on Deck", "Wait for It"),
        ({"army_size": 10, "pick_for_friend": True}, "Limited Armies", "Pick Your Friends"),
        ({"army_size": 21}, "All Hands on Deck", "army_size"),
    )
    for options, one, other in clashes:
        told = said_privately(await world.ask("ann", f"play {SLUG}", **options))
        assert one in told and other in told, options
    assert await world.all_matches() == []
    assert world.messages(world.channel.id) == []


async def test_variants_that_go_together_open_a_table_that_names_them(world: World) -> None:
    options: dict[str, Any] = {
        "board": "valleys",
        "army_size": 14,
        "pick_for_friend": True,
        "mutant_monarch": True,
        "keep_it": 3,
        "turn_limit": 80,
    }
    await begin(world, "ann", "bob", **options)
    board = words(await world.board())
    for named in (
        "Valleys: ",
        "Limited Armies: 14 pieces each",
        "You Can Pick Your Friends",
        "Mutant Monarch",
        "But Can You Keep It: 3 turns",
        "a draw after 80 rounds",
    ):
        assert named in board
    assert "Leave" in labels(await world.board())


# Mutant Monarch: the victim decides at once while the others wait


WAITS = "The King of 🟦 **bob** was captured for the first time"


async def test_the_victim_is_called_and_gains_a_movement_while_others_wait(world: World) -> None:
    await sit(world, "RD4", "KD12 NA16", "RR1", reserves=("", "NNB", ""), mutant_monarch=True)
    await world.env.advance_time(61)
    await move(world, "ann", "D4xD12")
    record = await world.only_match()
    assert record.state.phase == "mutating"
    await world.grace()
    (call,) = world.calls(record.shown.place_id)
    assert pings(call) == [world.people["bob"].id]
    board = words(await world.board())
    assert WAITS in board
    assert "King `D12` returns to `A19`" in board
    assert "To play: " not in board
    before = await world.rows()
    for name in ("ann", "cem"):
        hand = await world.hand(name)
        assert "To play: 🟦 **bob**" in words(hand)
        assert labels(hand) == ["More"]
        assert "not your turn" in await world.rejected(name, "mutate:N")
        assert "can't do that now" in await world.rejected(name, "move:R1-R2")
    assert "don't have that piece in reserve" in await world.rejected("bob", "mutate:R")
    assert "can't do that now" in await world.rejected("bob", "mutate:Z")
    assert await world.rows() == before
    hand = await world.hand("bob")
    assert not world.calls(record.shown.place_id)
    assert "Your King was captured" in words(hand)
    assert "`D4xD12`" in words(hand)
    assert able(hand)[-3:] == ["Bishop", "Knight", "Leave him as he is"]
    assert [picture.filename for picture in hand.attachments] == ["hand.png"]
    check_everything(world)
    await world.play("bob", "mutate", "N", hand)
    board = words(await world.board())
    assert "🟦 bob's King can now also move and capture like a Knight." in board
    assert "bob: K+N A19" in board and "(reserve: BN)" in board
    assert "To play: 🟦 **bob**" in board
    assert "Your turn" in words(hand)
    await pick(world, "bob", hand, "A19")
    assert {"B17", "C18", "B19"} <= moves_offered(hand)
    await move(world, "bob", "A19-B17")
    assert king((await world.only_match()).state, 1) == "B17"


async def test_who_declines_is_not_asked_again(world: World) -> None:
    await sit(world, "RD4 RE1", "KD12 NA16", reserves=("", "N"), mutant_monarch=True)
    await move(world, "ann", "D4xD12")
    await world.play("bob", "mutate", "-")
    board = words(await world.board())
    assert "🟦 bob leaves the King as he is." in board
    assert "King moves as" not in board
    assert reserve((await world.only_match()).state, 1) == "N"
    state = table("RD4", "KD12 NA16", reserves=("", "N"), mutant_monarch=True)
    state.position.fallen[1] = True
    await arrange(world, state)
    await move(world, "ann", "D4xD12")
    assert (await world.only_match()).state.phase == "playing"
    assert await world.whose_turn() == "bob"


async def test_the_victims_of_a_chain_decide_in_the_order_of_their_capture(world: World) -> None:
    await sit(world, "RG6", "KK6 NA16", "KE15", reserves=("", "N", "A"), mutant_monarch=True)
    await move(world, "ann", "G6xK6")
    assert WAITS in words(await world.board())
    hand = await world.hand("cem")
    assert "To play: 🟦 **bob**" in words(hand)
    await world.play("bob", "mutate", "N")
    assert "The King of 🔶 **cem** was captured" in words(await world.board())
    assert able(hand)[-2:] == ["Archer", "Leave him as he is"]
    await world.play("cem", "mutate", "A", hand)
    board = words(await world.board())
    assert "🔶 cem's King can now also move and capture like an Archer." in board
    assert await world.whose_turn() == "bob"


# Leaving in each phase: the pieces go, the match goes on, and the last one left wins


async def test_the_last_to_choose_who_leaves_lets_the_match_go_on(world: World) -> None:
    await begin(world, *NAMES[:3], pick_for_friend=True)
    await give(world, "bob", "NNPPLLAAGG")
    await give(world, "cem", "NNPPLLAAGG")
    await world.leave("ann")
    assert (await world.only_match()).state.phase == "deploying"
    hand = words(await world.hand("bob"))
    assert "ann has left; you have: Bishop ×2, Rook ×2" in hand, f"{SUGGESTED} is suggested"
    assert "bob picked for you: Knight ×2" in words(await world.hand("cem"))
    await deploy(world, "bob")
    await world.leave("cem")
    record = await world.only_match()
    assert (record.status, record.state.ending, record.state.winner) == ("over", "alone", 1)
    board = words(await world.board())
    assert "bob is the last one left, so bob's King is crowned King of the Hill." in board
    assert "🥇 **bob**" in board
    assert re.search(r"\*\*ann\*\* · 0 captures · .*left the match", board)


async def test_who_has_nobody_left_to_pick_for_is_told_so(world: World) -> None:
    await begin(world, *NAMES[:3], pick_for_friend=True)
    await world.leave("ann")
    assert (await world.only_match()).state.phase == "picking"
    told = said_privately(await world.ask("cem", "hand"))
    assert "ann has left, so there's nothing for you to pick." in told


async def test_who_leaves_in_turn_hands_it_on_and_frees_what_they_blocked(world: World) -> None:
    await sit(world, "KC3 RD4", "KC17", "KQ17 RP16", "KQ3", reserves=("N", "", "", ""))
    hand = await world.hand("bob")
    await world.leave("ann")
    record = await world.only_match()
    assert await awaited(world) == ["bob"] and "**Your turn.**" in words(hand)
    assert (pieces(record.state, 0), reserve(record.state, 0)) == (set(), "")
    board = words(await world.board())
    assert "🔴 ann leaves the match, and their pieces leave the board." in board
    assert "D4" not in board
    await world.leave("cem")
    assert await awaited(world) == ["bob"], "it was not cem's turn"
    await move(world, "bob", "C17-C16")
    assert await awaited(world) == ["dora"]


async def test_the_last_who_had_to_answer_a_draw_leaves_and_the_others_have_agreed(
    world: World,
) -> None:
    await sit(world, "", "", "")
    await offer_draw(world, "ann")
    await world.press("bob", await world.board(), "Accept the draw")
    await world.let_all_decide()
    await world.press("cem", await world.ask("cem", "resign"), "Yes, leave")
    record = await world.only_match()
    assert (record.status, record.state.ending) == ("over", "agreed")
    board = words(await world.board())
    assert "A draw, by agreement: nobody's King is crowned King of the Hill." in board
    assert re.search(r"3\. \*\*cem\*\* · 0 captures · .*left the match", board)


async def test_the_victim_leaves_at_a_pending_mutation_and_play_goes_on(world: World) -> None:
    await sit(
        world,
        "KC3 RC10",
        "KC17 RE18",
        "KQ17 HP16",
        "KQ3 HP4",
        reserves=("", "NR", "", ""),
        mutant_monarch=True,
    )
    await move(world, "ann", "C10xC17")
    hand = await world.hand("cem")
    await world.leave("bob")
    record = await world.only_match()
    assert record.state.phase == "playing" and await awaited(world) == ["cem"]
    assert "**Your turn.**" in words(hand)
