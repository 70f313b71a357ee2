"""Other people's presses: refused privately, with nothing changed and nothing told."""

from itertools import product
from typing import Any

import pytest

from bot.matches.record import Record
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
from tests.support.cards import label
from tests.support.world import Click, World, answer, text_of

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


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
async def test_no_forged_button_touches_the_game_of_another(world: World, private: bool) -> None:
    """Neither while it is played, nor once it is put aside or over."""
    record, _ = await deal(world, private=private)
    await arrange(world, record, piles=("QC",), drawn="JH")
    for phase in ("running", "archived", "over"):
        if phase == "archived":
            await world.leap(MONTH + 60)
        elif phase == "over":
            hand = answer(await world.people["ann"].slash(world.channel, "hand"))
            await concede(world, "ann", hand)
        record = await now(world, record)
        assert record.status == phase
        for verb in VERBS:
            if (phase, verb) == ("over", "verify"):
                continue
            told = await refused(world, "bob", world.forge("x"), custom_id(record, verb))
            if private and phase == "running":
                assert label(record.state.drawn).rstrip("\ufe0e") not in told, verb


async def test_controls_of_games_for_several_do_nothing_for_a_game_for_one(world: World) -> None:
    """Not even for its player, and not in any phase."""
    record, board = await deal(world)
    for verb in ("join", "start", "cancel", "computer", "rematch", "share"):
        await refused(world, "ann", board, custom_id(record, verb))
    await concede(world, "ann", board)
    record = await now(world, record)
    for verb in ("join", "start", "cancel", "computer", "rematch"):
        await refused(world, "ann", board, custom_id(record, verb))


async def test_controls_of_games_for_one_do_nothing_for_high_card(world: World) -> None:
    """Neither in its lobby, nor while it is played, nor after its end."""
    await world.open_table("ann", target=1, pace="untimed")
    await world.seat("bob")
    for phase in ("lobby", "running", "over"):
        if phase == "running":
            await world.people["ann"].click(await world.lobby(), label="Start")
        elif phase == "over":
            await world.play_to_the_end()
        record = await world.only_match()
        assert record.status == phase
        for name, verb in product(("ann", "stranger"), ("hint", "share", "again", "resume")):
            await nothing_comes_of(world, record, name, verb)


async def test_a_strangers_press_does_not_hinder_the_players(world: World) -> None:
    record, board = await deal(world)
    theirs, ours = await world.at_once(
        Click("stranger", board, "Draw"), Click("ann", board, "Draw")
    )
    assert "somebody else's game" in said(theirs)
    assert not ours.followups
    assert len((await now(world, record)).state.stock) == 47


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
