"""Computer players' choices in positions of King of the Mountain."""

import random
from typing import Any

from games.core import Player
from games.king_of_the_mountain.computers import PLAYERS
from games.king_of_the_mountain.moves import number_of
from games.king_of_the_mountain.notation import format_move
from games.king_of_the_mountain.state import KingOfTheMountainState, Move, OfferDraw
from tests.games.king_of_the_mountain.setting import GAME, act, begun, new

LUCK = range(3)
KNIGHT = PLAYERS["knight"]


def chosen(
    state: KingOfTheMountainState,
    seat: int | None = None,
    seed: int = 0,
    player: Player[Any] = KNIGHT,
) -> Any:
    """Return a player's choice, which must be in the menu."""
    asked = state.position.turn if seat is None else seat
    menu = GAME.menu(state, asked)
    action = player.choose(GAME.view(state, asked), menu, random.Random(seed))
    assert action in menu
    return action


def moves(state: KingOfTheMountainState, player: Player[Any] = KNIGHT) -> set[str]:
    """Return the moves played in turn, whatever the luck."""
    position = state.position
    found = set()
    for seed in LUCK:
        number = number_of(chosen(state, seed=seed, player=player))
        assert number is not None
        found.add(format_move(position, position.turn, number))
    return found


def crowned_next(state: KingOfTheMountainState, mover: int) -> set[int]:
    """Which seats beside the mover could move their King onto the centre if it were their turn."""
    found = set()
    for seat in state.position.living:
        if seat != mover:
            other = begun(state.options, state.position.copy())
            other.position.turn = seat
            home = state.position.king(seat)
            if any(action == Move(home, 180) for action in GAME.menu(other, seat)):
                found.add(seat)
    return found


def stops(state: KingOfTheMountainState, rival: int = 1, player: Player[Any] = KNIGHT) -> set[str]:
    """The moves that are played against a win which threatens, all of which stop it."""
    position, mover = state.position, state.position.turn
    assert crowned_next(state, mover) == {rival}
    found = set()
    for seed in LUCK:
        after = GAME.copy(state)
        action = chosen(state, seed=seed, player=player)
        act(after, mover, action)
        assert rival not in crowned_next(after, mover)
        number = number_of(action)
        assert number is not None
        found.add(format_move(position, mover, number))
    return found


def busy(number: int, seats: int, turns: int, **options: Any) -> KingOfTheMountainState:
    """A position that random play came to; nobody talks about a draw."""
    state, rng = new(seats, number, **options), random.Random(number)
    while state.phase != "over" and state.turns < turns:
        seat = min(GAME.to_act(state))
        menu = GAME.menu(state, seat)
        action = menu.sample(rng)
        if not isinstance(action, OfferDraw):
            act(state, seat, action)
    return state
