"""The number of presses in a whole game, played by its controls as each computer would."""

import random

import pytest

from bot.match.record import Record
from bot.pages.cards import card_text
from games.core import Chance, Level
from games.core.cards import parse
from games.kill_the_kings import KillTheKings
from games.kill_the_kings.computers import PLAYERS
from games.kill_the_kings.state import PEOPLE, Draw, PlaceCard, Reserve
from tests.cogs.games.kill_the_kings.playing import (
    Offer,
    arrange,
    cards,
    deal,
    make,
    now,
    placing,
    state_of,
)
from tests.support.imagined import ENGLISH
from tests.support.world import World, buttons, words

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
    """Return a computer's next action; a card just drawn isn't kept yet."""
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


async def test_the_first_card_is_on_the_table_when_a_game_begins(world: World) -> None:
    """Nothing else could be done, and nothing of it is greyed out."""
    record, board = await deal(world)
    (card,) = record.state.reserve
    assert f"put **{card_text(card, ENGLISH)}** under a king" in words(board)
    assert len([b for b in buttons(board) if b.get("disabled")]) == 1, "the king it doesn't fit"


async def test_cards_are_drawn_without_a_press_while_nothing_else_is_possible(
    world: World,
) -> None:
    record, board = await deal(world)
    await arrange(world, record, piles=("AC", "AD", "AH", "AS"), top="5D 9C 7H 3S 2H")
    await make(world, "ann", board, ("draw", ""))
    record = await now(world, record)
    assert record.state.reserve == cards("5D 9C 7H 3S"), "a full reserve is a risk to decide on"
    assert "fit nowhere, so they wait in the reserve." in words(board)


def test_taking_back_is_something_else_to_do_if_that_is_allowed() -> None:
    game, state = KillTheKings(), state_of(("QC", "AD", "AH", "AS"), reserve="JC")
    game.apply(state, 0, PlaceCard(parse("JC"), 0), Chance(bytes(32)))
    assert game.only_action(state, 0, undoing=True) is None
    assert game.only_action(state, 0, undoing=False) == Draw()
