"""Positions of King of the Mountain: those that random matches come through, and scrambled ones."""

import random
from collections.abc import Iterator
from typing import Any

from games.core import Chance, Entry, begin, step
from games.king_of_the_mountain.board import (
    CENTRE,
    CORNERS,
    INNER_POINTS,
    KINDS,
    KING,
    SIDE,
    SQUARES,
    piece_of,
)
from games.king_of_the_mountain.position import Position, empty_position
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.terrain import terrain_of
from tests.games.king_of_the_mountain.setting import GAME, header_of
from tests.games.playing import random_move

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
    (4, {"board": "citadel", "all_hands": True}),
)
"""Players and options: all boards, numbers of players and variants."""


def wander(
    number: int, seed: int, turns: int
) -> Iterator[tuple[KingOfTheMountainOptions, Position]]:
    """The options and each position of one of the matches, in which much is captured.

    With three or more players one gives up halfway.
    """
    seats, wanted = MATCHES[number]
    header, rng = header_of(seats, seed, **wanted), random.Random(seed)
    state, chance = begin(GAME, header), Chance(header.key)
    while state.phase != "over" and state.turns < turns:
        if state.phase == "playing":
            yield state.options, state.position
        entry = random_move(GAME, state, rng)
        if seats > 2 and state.turns >= turns // 2 and not state.position.gone:
            entry = Entry("concession", rng.randrange(seats))
        step(GAME, state, entry, chance)


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
