"""Leaving in each phase: the pieces go, the match goes on, and the last one left wins."""

import re

from games.king_of_the_mountain.armies import SUGGESTED
from tests.cogs.games.king_of_the_mountain.playing import (
    NAMES,
    begin,
    deploy,
    give,
    leave,
    move,
    offer_draw,
)
from tests.games.king_of_the_mountain.setting import pieces, reserve, table
from tests.support.acting import arrange, awaited
from tests.support.world import World, said_privately, words


async def test_the_last_to_choose_who_leaves_lets_the_match_go_on(world: World) -> None:
    await begin(world, *NAMES[:3], pick_for_friend=True)
    await give(world, "bob", "NNPPLLAAGG")
    await give(world, "cem", "NNPPLLAAGG")
    await leave(world, "ann")
    record = await world.only_match()
    assert record.state.phase == "deploying"
    hand = words(await world.hand("bob"))
    assert "ann has left; you have: Bishop ×2, Rook ×2" in hand, f"{SUGGESTED} is suggested"
    assert "bob picked for you: Knight ×2" in words(await world.hand("cem"))
    await deploy(world, "bob")
    await leave(world, "cem")
    record = await world.only_match()
    assert (record.status, record.state.ending, record.state.winner) == ("over", "alone", 1)
    board = words(await world.board())
    assert "bob is the last one left, so bob's King is crowned King of the Hill." in board
    assert "🥇 **bob**" in board
    assert re.search(r"\*\*ann\*\* · 0 captures · .*left the match", board)


async def test_who_has_nobody_left_to_pick_for_is_told_so(world: World) -> None:
    await begin(world, *NAMES[:3], pick_for_friend=True)
    await leave(world, "ann")
    record = await world.only_match()
    assert record.state.phase == "picking"
    told = said_privately(await world.people["cem"].slash(world.channel, "hand"))
    assert "ann has left, so there's nothing for you to pick." in told


async def test_who_leaves_in_turn_hands_the_turn_on_and_frees_what_they_blocked(
    world: World,
) -> None:
    await begin(world, *NAMES)
    await arrange(world, table("KC3 RD4", "KC17", "KQ17 RP16", "KQ3", reserves=("N", "", "", "")))
    hand = await world.hand("bob")
    await leave(world, "ann")
    record = await world.only_match()
    assert await awaited(world) == ["bob"] and "**Your turn.**" in words(hand)
    assert (pieces(record.state, 0), reserve(record.state, 0)) == (set(), "")
    board = words(await world.board())
    assert "🔴 ann leaves, and all their pieces go too." in board
    assert "D4" not in board
    await leave(world, "cem")
    assert await awaited(world) == ["bob"], "it was not cem's turn"
    await move(world, "bob", "C17-C16")
    assert await awaited(world) == ["dora"]


async def test_the_last_who_had_to_answer_a_draw_leaves_and_the_others_have_agreed(
    world: World,
) -> None:
    await begin(world, *NAMES[:3])
    await arrange(world, table("", "", ""))
    await offer_draw(world, "ann")
    await world.people["bob"].click(await world.board(), label="Accept the draw")
    await leave(world, "cem", command=True)
    record = await world.only_match()
    assert (record.status, record.state.ending) == ("over", "agreed")
    board = words(await world.board())
    assert "A draw, by agreement: nobody's King is crowned King of the Hill." in board
    assert re.search(r"3\. \*\*cem\*\* · 0 captures · .*left the match", board)


async def test_the_victim_leaves_at_a_pending_mutation_and_play_goes_on(world: World) -> None:
    await begin(world, *NAMES, mutant_monarch=True)
    armies = ("KC3 RC10", "KC17 RE18", "KQ17 HP16", "KQ3 HP4")
    await arrange(world, table(*armies, reserves=("", "NR", "", ""), mutant_monarch=True))
    await move(world, "ann", "C10xC17")
    hand = await world.hand("cem")
    await leave(world, "bob")
    record = await world.only_match()
    assert record.state.phase == "playing" and await awaited(world) == ["cem"]
    assert "**Your turn.**" in words(hand)
