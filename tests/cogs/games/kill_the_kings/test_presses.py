"""What a whole game costs in presses, played by real controls as each computer would play it."""

import random

import pytest

from bot.match.record import Record
from games.core import Level
from games.kill_the_kings.computers import PLAYERS
from games.kill_the_kings.state import PEOPLE, PlaceCard, Reserve
from tests.cogs.games.kill_the_kings.playing import Offer, deal, make, now, placing
from tests.support.world import World

MOST = 2
"""Presses a card, on average over a game."""


@pytest.mark.parametrize("level", ["page", "king"])
async def test_a_card_takes_two_presses_at_most(world: World, level: Level) -> None:
    record, board = await deal(world)
    rng, presses, drew = random.Random(level), 0, False
    while record.status == "running":
        move = wanted(record, level, rng, drew=drew)
        assert not (await make(world, "ann", board, move)).followups
        presses, drew = presses + 1, move == ("draw", "")
        record = await now(world, record)
    assert presses <= MOST * (len(PEOPLE) - len(record.state.stock))


def wanted(record: Record, level: Level, rng: random.Random, *, drew: bool) -> Offer:
    """What a computer would do next; a card just drawn is one that it has not kept yet."""
    game, state = record.game, record.game.copy(record.state)
    player = PLAYERS[level]
    if drew and state.drawn is None:
        state.drawn = state.reserve.pop()
        action = player.choose(game.view(state, 0), game.menu(state, 0), rng)
        if not isinstance(action, Reserve):
            return placing(action)
        state = record.state
    action = player.choose(game.view(state, 0), game.menu(state, 0), rng)
    return placing(action) if isinstance(action, PlaceCard) else (action.type, "")
