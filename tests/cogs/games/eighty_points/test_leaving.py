"""Leaving: a computer plays on at once, whatever there is to decide."""

from tests.cogs.games.eighty_points.playing import (
    NAMES,
    begin,
    come_to,
    get_ready,
    leave,
    put,
)
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited
from tests.support.world import Click, World, answer, labels, words


async def test_a_computer_buries_and_calls_for_the_king_who_leaves(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "burying")
    await leave(world, "ann")
    board = words(await world.board())
    assert "~~ann~~" in board and "left, a computer plays on" in board
    await world.env.advance_time(4.2)
    actions = [e for e in await world.bot.queries.log_of(record.id) if e.kind == "action"]
    assert [(e.seat, (e.action or {})["type"]) for e in actions] == [(0, "bury"), (0, "call")]


async def test_an_ally_who_leaves_stays_the_secret_ally(world: World) -> None:
    await begin(world, rounds=1)
    state = table.table("AS 3C", "KS 3D", "5S 6D", "7S 8D", "9S 9D", called="KS", rounds=1)
    await arrange(world, state)
    hand = await world.hand("bob")
    assert "Play it first, and you are the ally" in words(hand)
    await leave(world, "bob")
    assert "secret ally" not in words(hand)
    await put(world, "ann", "AS")
    await world.env.advance_time(2.1)
    assert "Called card: K♠︎, played by bob, the ally." in words(await world.board())
    assert await awaited(world) == ["cem"]


async def test_all_five_leaving_at_once_lets_computers_play_to_the_end(world: World) -> None:
    await begin(world, rounds=1)
    hands = ("AS KD 3C", "7S 7S 4C", "8S 9S 9D", "JS QS 9C", "10S 4S 4D")
    await arrange(world, table.table(*hands, rounds=1))
    await world.let_all_decide()
    asked = {
        name: answer(await world.people[name].click(await world.board(), label="Leave"))
        for name in NAMES
    }
    await world.at_once(*(Click(name, page, "Yes, leave") for name, page in asked.items()))
    record = await world.only_match()
    assert record.state.left == [True] * 5 and record.status == "running"
    await world.env.advance_time(60)
    record = await world.only_match()
    assert record.status == "over"
    board = words(await world.board())
    assert board.count("left the match") == 5
    assert "🥇 **ann**" in board


async def test_those_who_left_are_ready_by_themselves_after_the_others(world: World) -> None:
    await begin(world, rounds=2)
    await come_to(world, "scored")
    for name in ("dora", "eve"):
        await leave(world, name)
    await world.env.advance_time(3)
    assert not any((await world.only_match()).state.answered), "people answer first"
    await get_ready(world, "ann", "bob", "cem")
    await world.env.advance_time(4.1)
    assert (await world.only_match()).state.round == 2
    assert "Ready" not in labels(await world.board())
