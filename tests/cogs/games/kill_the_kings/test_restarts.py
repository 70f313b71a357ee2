"""The plug is pulled in every phase of a game; the very same buttons go on working."""

from typing import Any

import pytest

from tests.cogs.games.kill_the_kings.playing import (
    MONTH,
    NEAR_WIN,
    TRACE,
    Offer,
    all_games,
    allowed,
    arrange,
    concede,
    control_of,
    deal,
    deal_directly,
    make,
    now,
    offered,
    read,
    said,
)
from tests.support.world import World, answer, labels

PHASES: dict[str, tuple[dict[str, Any], Offer]] = {
    "fresh": ({}, ("draw", "")),
    "drawn": ({"piles": ("QC",), "drawn": "JH"}, ("place", "JH/0")),
    "reserving": ({"piles": ("QC",), "drawn": "JH"}, ("reserve", "")),
    "full reserve": ({"piles": ("QC",), "reserve": "JH 2C 3D 4S"}, ("place", "JH/0")),
    "full reserve, drawing": ({"reserve": "JH 2C 3D 4S"}, ("draw", "")),
    "killing": ({"piles": ("QC QD",), "drawn": "QH"}, ("place", "QH/0")),
    "just killed": (
        {"piles": ("QC QD QH",), "deaths": ("kind",), "reserve": "2C"},
        ("place", "2C/1"),
    ),
    "last card": ({"piles": ("QC QD",), "reserve": "QH 2C", "stock": 0}, ("place", "QH/0")),
}


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
@pytest.mark.parametrize("phase", PHASES)
async def test_a_move_shown_before_a_restart_is_made_after_it(
    world: World, phase: str, private: bool
) -> None:
    table, move = PHASES[phase]
    record, board = await deal(world, private=private)
    record = await arrange(world, record, **table)
    assert move in offered(board)
    picture = world.picture(board)
    await world.restart()
    assert world.picture(board) == picture
    result = await make(world, "ann", board, move)
    assert not result.followups
    after = await now(world, record)
    assert after.version == record.version + 1
    assert offered(board) == allowed(after)
    assert after.published_version == after.version
    assert len(await world.bot.queries.log_of(record.id)) == 1


async def test_a_move_in_direct_messages_is_made_after_a_restart(world: World) -> None:
    board = await deal_directly(world)
    await world.restart()
    await make(world, "ann", board, ("draw", ""))
    (record,) = await all_games(world)
    assert record.state.drawn is not None
    assert offered(await world.board(record)) == allowed(record)


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
async def test_a_game_is_won_with_a_restart_before_every_move(world: World, private: bool) -> None:
    record, board = await deal(world, private=private)
    await arrange(world, record, **NEAR_WIN)
    await world.restart()
    await make(world, "ann", board, ("draw", ""))
    await world.restart()
    await make(world, "ann", board, ("place", "QH/0"))
    assert "ann wins" in read(board)
    await world.restart()
    assert "New game" in labels(board)


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
@pytest.mark.parametrize(
    ("label", "told"), [("Hint", "Hint:"), ("Concede", "Concede this game?"), ("Rules", "**")]
)
async def test_every_other_button_answers_after_a_restart(
    world: World, label: str, told: str, private: bool
) -> None:
    _, board = await deal(world, private=private)
    await world.restart()
    before = await world.rows()
    assert told in said(await world.people["ann"].click(board, label=label))
    assert await world.rows() == before


async def test_a_concession_asked_before_a_restart_is_confirmed_after_it(world: World) -> None:
    record, board = await deal(world)
    question = answer(await world.people["ann"].click(board, label="Concede"))
    await world.restart()
    await world.people["ann"].click(question, label="Yes, concede")
    assert (await now(world, record)).state.ending == "conceded"
    assert "**Conceded.**" in read(board)


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
@pytest.mark.parametrize("label", ["New game", "Replay", "Verify the deal", "Rules"])
async def test_every_button_of_a_finished_game_works_after_a_restart(
    world: World, label: str, private: bool
) -> None:
    record, board = await deal(world, private=private)
    await concede(world, "ann", board)
    await world.restart()
    result = await world.people["ann"].click(board, label=label)
    if label == "New game":
        (new,) = [game for game in await all_games(world) if game.id != record.id]
        shown = answer(result) if private else await world.board(new)
        assert offered(shown) == {("draw", "")}
        await make(world, "ann", shown, ("draw", ""))
    else:
        assert TRACE not in said(result)
        assert len(await all_games(world)) == 1


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


async def test_a_private_game_conceded_after_a_restart_can_be_left_behind(world: World) -> None:
    """Its board, drawn before the restart, says what became of it as soon as it is pressed."""
    record, board = await deal(world, private=True)
    old = control_of(board, "draw")
    await world.restart()
    await concede(world, "ann", board)
    assert (await now(world, record)).status == "over"
    await world.press("ann", board, old)
    assert "**Conceded.**" in read(board)
    assert "New game" in labels(board)


async def test_a_move_that_was_not_shown_before_the_plug_was_pulled_is_shown(world: World) -> None:
    record, board = await deal(world)
    world.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
    await make(world, "ann", board, ("draw", ""))
    assert offered(board) == {("draw", "")}
    world.heal()
    await world.restart()
    assert offered(board) == allowed(await now(world, record))
    assert len(world.messages(world.channel.id)) == 1


async def test_a_board_that_could_not_be_posted_appears_after_a_restart(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", times=None)
    await world.people["ann"].slash(world.channel, "play kill-the-kings")
    assert world.messages(world.channel.id) == []
    world.heal()
    await world.restart()
    (record,) = await all_games(world)
    await make(world, "ann", await world.board(record), ("draw", ""))


async def test_restarts_post_nothing_twice(world: World) -> None:
    await deal(world)
    await deal(world, private=True)
    count = {channel: len(stored) for channel, stored in world.env.backend.messages.items()}
    for _ in range(2):
        await world.restart()
    assert count == {channel: len(stored) for channel, stored in world.env.backend.messages.items()}
