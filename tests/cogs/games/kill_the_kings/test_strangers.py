"""Other people's presses: refused privately, with nothing changed and nothing told."""

from itertools import product
from typing import Any

import pytest

from bot.matches.record import Record
from games.core.cards import label
from tests.cogs.games.kill_the_kings.playing import (
    MONTH,
    TRACE,
    arrange,
    ask,
    concede,
    custom_id,
    deal,
    make,
    now,
    said,
)
from tests.support.world import Click, World, answer, buttons, labels, text_of

VERBS = (
    *("draw", "place:JH/0", "reserve", "hint", "leave", "resign", "again", "share", "resume"),
    *("hand", "pick:JH", "back", "verify", "join", "start", "cancel", "computer", "rematch"),
)
"""Everything that a custom id can ask of a match."""


async def refused(world: World, name: str, message: Any, pressed: str) -> str:
    """What somebody is told who may not do that; fails when anything changes or is shown."""
    before, public = await world.rows(), [text_of(m) for m in world.messages(world.channel.id)]
    result = await world.press(name, message, pressed)
    told = said(result)
    assert TRACE not in told
    assert len(told) > 20
    assert await world.rows() == before
    assert [text_of(m) for m in world.messages(world.channel.id)] == public
    return told


async def test_a_stranger_moves_nothing_on_a_public_board(world: World) -> None:
    record, board = await deal(world)
    await arrange(world, record, piles=("QC",), drawn="JH")
    for control in buttons(board):
        if not control["custom_id"].endswith(":rules"):
            told = await refused(world, "stranger", board, control["custom_id"])
            assert "somebody else's game" in told


async def test_a_stranger_may_read_the_rules(world: World) -> None:
    _, board = await deal(world)
    assert "**" in said(await world.stranger.click(board, label="Rules"))


async def test_a_stranger_cannot_choose_from_the_menu(world: World) -> None:
    record, board = await deal(world)
    await arrange(world, record, piles=("QC",), reserve="JH")
    (menu,) = [b for b in buttons(board) if b.get("options")]
    before = await world.rows()
    result = await world.stranger.select(
        board, [menu["options"][0]["value"]], custom_id=menu["custom_id"]
    )
    assert "somebody else's game" in said(result)
    assert await world.rows() == before


async def test_a_stranger_cannot_answer_the_question_whether_to_concede(world: World) -> None:
    record, board = await deal(world)
    question = answer(await world.people["ann"].click(board, label="Concede"))
    (yes,) = [b["custom_id"] for b in buttons(question) if "Yes" in b["label"]]
    await refused(world, "bob", board, yes)
    assert (await now(world, record)).live


async def test_after_the_end_a_stranger_may_only_look(world: World) -> None:
    _, board = await deal(world)
    await concede(world, "ann", board)
    (again,) = [b["custom_id"] for b in buttons(board) if b["label"] == "New game"]
    assert "somebody else's game" in await refused(world, "bob", board, again)
    shown = await world.people["bob"].click(board, label="Verify the deal")
    assert TRACE not in said(shown)


async def test_a_stranger_cannot_take_up_what_was_put_aside(world: World) -> None:
    record, _ = await deal(world)
    await world.leap(MONTH + 60)
    board = await world.board(await now(world, record))
    (resume,) = [b["custom_id"] for b in buttons(board)]
    await refused(world, "bob", board, resume)
    assert (await now(world, record)).status == "archived"


async def test_a_strangers_press_does_not_hinder_the_players(world: World) -> None:
    record, board = await deal(world)
    theirs, ours = await world.at_once(
        Click("stranger", board, "Draw"), Click("ann", board, "Draw")
    )
    assert "somebody else's game" in said(theirs)
    assert not ours.followups
    assert len((await now(world, record)).state.stock) == 47


async def test_no_forged_button_touches_the_private_game_of_another(world: World) -> None:
    record, board = await deal(world, private=True)
    record = await arrange(world, record, piles=("QC",), drawn="JH")
    for verb in VERBS:
        message = world.forge(custom_id(record, verb))
        told = await refused(world, "bob", message, custom_id(record, verb))
        assert label(record.state.drawn).rstrip("\ufe0e") not in told, verb
        assert "Reserve" in labels(board), verb


@pytest.mark.parametrize("phase", ["over", "archived"])
async def test_no_forged_button_touches_a_closed_private_game_of_another(
    world: World, phase: str
) -> None:
    record, board = await deal(world, private=True)
    if phase == "over":
        await concede(world, "ann", board)
    else:
        await world.leap(MONTH + 60)
    record = await now(world, record)
    assert record.status == phase
    for verb in VERBS:
        if verb != "verify":
            await refused(world, "bob", world.forge("x"), custom_id(record, verb))


@pytest.mark.parametrize("verb", ["join", "start", "cancel", "computer", "rematch", "share"])
async def test_controls_of_games_for_several_do_nothing_for_a_game_for_one(
    world: World, verb: str
) -> None:
    """Not even for its player, and not in any phase."""
    record, board = await deal(world)
    await refused(world, "ann", board, custom_id(record, verb))
    await concede(world, "ann", board)
    if verb != "share":
        await refused(world, "ann", board, custom_id(await now(world, record), verb))


async def high_card(world: World, phase: str) -> Record:
    """A High Card match in a phase; ann is its host."""
    if phase == "deserted":
        lobby = await world.open_table("ann")
        await world.people["ann"].click(lobby, label="Leave")
    elif phase == "lobby":
        await world.open_table("ann")
        await world.seat("bob")
    else:
        await world.begin("ann", "bob", target=1, pace="untimed")
        if phase == "over":
            await world.play_to_the_end()
    return await world.only_match()


@pytest.mark.parametrize("phase", ["deserted", "lobby", "running", "over"])
async def test_controls_of_games_for_one_do_nothing_for_high_card(world: World, phase: str) -> None:
    record = await high_card(world, phase)
    for name, verb in product(("ann", "stranger"), ("hint", "share", "again", "resume")):
        await nothing_comes_of(world, record, name, verb)


async def nothing_comes_of(world: World, record: Record, name: str, verb: str) -> None:
    pressed = custom_id(record, verb)
    message = world.forge(pressed)
    before, count = await world.rows(), len(world.messages(world.channel.id))
    result = await world.press(name, message, pressed)
    assert await world.rows() == before
    assert len(world.messages(world.channel.id)) == count
    told = said(result)
    assert TRACE not in told
    assert len(told) > 20


async def test_two_people_play_side_by_side_in_one_channel(world: World) -> None:
    first, board = await deal(world, "ann")
    second, other = await deal(world, "bob")
    await make(world, "ann", board, ("draw", ""))
    await make(world, "bob", other, ("draw", ""))
    await make(world, "bob", other, ("reserve", ""))
    assert (await now(world, first)).version == 2
    assert (await now(world, second)).version == 3
    assert "several tables" not in said(await world.people["ann"].slash(world.channel, "hand"))
    await ask(world, "ann")
    assert "several tables" in said(await world.people["ann"].slash(world.channel, "hand"))
