"""Leaving: a computer plays on at once, whatever there is to decide."""

from bot.pages.model import plain
from tests.cogs.games.eighty_points.playing import (
    begin,
    come_to,
    get_ready,
    put,
)
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited
from tests.support.world import World, labels, words


async def test_an_ally_who_leaves_stays_the_secret_ally(world: World) -> None:
    await begin(world, rounds=1)
    state = table.table("AS 3C", "KS 3D", "5S 6D", "7S 8D", "9S 9D", called="KS", rounds=1)
    await arrange(world, state)
    hand = await world.hand("bob")
    assert "Play it first, and you're the ally" in words(hand)
    await world.leave("bob")
    assert "secret ally" not in words(hand)
    await put(world, "ann", "AS")
    await world.env.advance_time(2.1)
    assert "Called card: K♠︎, played by bob, the ally." in plain(words(await world.board()))
    assert await awaited(world) == ["cem"]


async def test_those_who_left_are_ready_by_themselves_after_the_others(world: World) -> None:
    await begin(world, rounds=2)
    await come_to(world, "scored")
    for name in ("dora", "eve"):
        await world.leave(name)
    await world.env.advance_time(3)
    assert not any((await world.only_match()).state.answered), "people answer first"
    await get_ready(world, "ann", "bob", "cem")
    await world.env.advance_time(4.1)
    assert (await world.only_match()).state.round == 2
    assert "Ready" not in labels(await world.board())
