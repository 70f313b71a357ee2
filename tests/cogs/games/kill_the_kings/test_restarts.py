"""The plug is pulled: every button of a game for one goes on working, wherever it is played."""

import pytest

from tests.cogs.games.kill_the_kings.playing import (
    MONTH,
    TRACE,
    all_games,
    allowed,
    control_of,
    deal,
    make,
    now,
    offered,
    read,
    said,
)
from tests.support.world import World, answer, labels


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
async def test_every_button_answers_after_a_restart_before_and_after_the_end(
    world: World, private: bool
) -> None:
    """A private board, drawn before the restart, tells what became of it once it is pressed."""
    record, board = await deal(world, private=private)
    old, question = control_of(board, "draw"), None
    for label, told in (
        ("Hint (makes it unrated)", "Hint:"),
        ("Rules", "**"),
        ("Concede", "Concede this game?"),
    ):
        await world.restart()
        result = await world.people["ann"].click(board, label=label)
        assert told in said(result)
        question = answer(result)
    await world.restart()
    assert (await now(world, record)).version == record.version
    assert question is not None
    await world.people["ann"].click(question, label="Yes, concede")
    await world.press("ann", board, old)
    assert "**Conceded.**" in read(board)
    for label in ("Replay", "Verify the deal", "Rules"):
        await world.restart()
        assert TRACE not in said(await world.people["ann"].click(board, label=label))
    await world.restart()
    result = await world.people["ann"].click(board, label="New game")
    (new,) = [game for game in await all_games(world) if game.id != record.id]
    shown = answer(result) if private else await world.board(new)
    await make(world, "ann", shown, ("draw", ""))


async def test_a_game_put_aside_is_taken_up_again_after_a_restart(world: World) -> None:
    record, _ = await deal(world)
    await world.leap(MONTH + 60)
    await world.restart()
    board = await world.board(await now(world, record))
    assert labels(board) == ["Take it up again"]
    await world.people["ann"].click(board, label="Take it up again")
    record = await now(world, record)
    assert record.status == "running"
    board = await world.board(record)
    await make(world, "ann", board, ("draw", ""))
    await world.restart()
    assert offered(board) == allowed(await now(world, record))


async def test_restarts_post_nothing_twice(world: World) -> None:
    await deal(world)
    await deal(world, private=True)
    count = {channel: len(stored) for channel, stored in world.env.backend.messages.items()}
    for _ in range(2):
        await world.restart()
    assert count == {channel: len(stored) for channel, stored in world.env.backend.messages.items()}
