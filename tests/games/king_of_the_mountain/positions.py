"""Positions of King of the Mountain: those that random matches come through, and scrambled ones."""

import random
from collections.abc import Iterator
from typing import Any

from games.core import Chance
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.board import (
    CENTRE,
    CORNERS,
    INNER_POINTS,
    KINDS,
    KING,
    SIDE,
    SQUARES,
    kind_of,
    piece_of,
)
from games.king_of_the_mountain.moves import action_of, moves_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, Position, empty_position
from games.king_of_the_mountain.state import KingOfTheMountainOptions, KingOfTheMountainState
from games.king_of_the_mountain.terrain import terrain_of

GAME = KingOfTheMountain()
MATCHES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"board": "citadel", "mutant_monarch": True}),
    (3, {"board": "citadel", "wait_for_it": True, "mutant_monarch": True}),
    (4, {"board": "citadel", "army_size": 12, "keep_it": 3}),
    (2, {"board": "forest", "all_hands": True}),
    (3, {"board": "forest", "army_size": 14, "mutant_monarch": True, "keep_it": 5}),
    (4, {"board": "forest", "mutant_monarch": True}),
    (2, {"board": "valleys", "army_size": 10, "mutant_monarch": True}),
    (3, {"board": "valleys", "mutant_monarch": True, "turn_limit": 400}),
    (4, {"board": "valleys", "pick_for_friend": True, "mutant_monarch": True}),
)
"""Players and options: all boards, numbers of players and variants."""


def wander(
    number: int, seed: int, turns: int
) -> Iterator[tuple[KingOfTheMountainOptions, Position]]:
    """The options and each position of one of the matches, played so that much is captured.

    With three or more players one gives up halfway.
    """
    seats, wanted = MATCHES[number]
    rng = random.Random(seed)
    chance = Chance(seed.to_bytes(32, "big"))
    state = _opening(KingOfTheMountainOptions(**wanted), seats, rng, chance)
    while state.phase != "over" and state.turns < turns:
        yield state.options, state.position
        if seats > 2 and state.turns >= turns // 2 and not state.position.gone:
            GAME.concede(state, rng.randrange(seats), chance)
            continue
        GAME.apply(state, state.position.turn, action_of(_bold(state, rng)), chance)
        while state.mutating:
            victim = state.mutating[0]
            GAME.apply(state, victim, GAME.menu(state, victim).sample(rng), chance)


def _opening(
    options: KingOfTheMountainOptions, seats: int, rng: random.Random, chance: Chance
) -> KingOfTheMountainState:
    """A match with armies picked and deployed at random."""
    state = GAME.new(options, seats, chance)
    while state.phase != "playing":
        for seat in sorted(GAME.to_act(state)):
            GAME.apply(state, seat, GAME.menu(state, seat).sample(rng), chance)
    return state


def _bold(state: KingOfTheMountainState, rng: random.Random) -> int:
    """A legal move: Kings are captured, and bold moves made, more often than by chance."""
    board = state.position.board
    found = moves_of(state.position, state.position.turn)
    for wanted in (_captures_king, _is_brave):
        if rng.random() < 0.3 and (chosen := [move for move in found if wanted(board, move)]):
            return rng.choice(chosen)
    return rng.choice(found)


def _captures_king(board: bytearray, move: int) -> bool:
    return move < RESPAWN and kind_of(board[move % SIZE]) == KING


def _is_brave(board: bytearray, move: int) -> bool:
    """Captures, re-spawns and moves of Kings."""
    return move >= RESPAWN or board[move % SIZE] > 0 or kind_of(board[move // SIZE]) == KING


def scramble(seed: int) -> Position:
    """A position that has come about by no play: pieces crowded together, Kings on the points."""
    rng = random.Random(seed)
    seats = rng.choice((2, 3, 4))
    position = empty_position(rng.choice(("citadel", "forest", "valleys")), seats, 0)
    position.gone = (rng.randrange(seats),) if seats > 2 and rng.random() < 0.2 else ()
    position.turn = rng.choice(position.living)
    walls = terrain_of(position.board_name).walls
    middle = rng.choice((*CORNERS, *INNER_POINTS, CENTRE))
    crowd = [
        at
        for at in SQUARES
        if at not in walls
        and max(abs(at % SIDE - middle % SIDE), abs(at // SIDE - middle // SIDE)) < 6
    ]
    for seat in position.living:
        king = rng.choice((*CORNERS, *INNER_POINTS, CENTRE, *rng.sample(crowd, 6)))
        while position.board[king]:
            king = rng.choice(crowd)
        position.board[king] = piece_of(seat, KING)
        for kind in rng.choices(KINDS[1:], k=rng.randrange(3, 10)):
            at = rng.choice((*crowd, *CORNERS, *INNER_POINTS))
            if not position.board[at]:
                position.board[at] = piece_of(seat, kind)
        position.reserves[seat] = tuple(sorted(rng.choices(KINDS[1:], k=rng.randrange(4))))
        position.monarchs[seat] = rng.choice((0, rng.choice(KINDS[1:])))
        position.kept[seat] = rng.randrange(1, 4) if king == CENTRE else 0
        position.captures[seat] = rng.randrange(10)
    return position
