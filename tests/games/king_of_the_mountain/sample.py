"""The places of the pieces of King of the Mountain, and the options that its matches use."""

import random
from collections import Counter
from typing import Any

from games.core import Menu
from games.king_of_the_mountain.layouts import DRAWINGS
from games.king_of_the_mountain.menu import TurnMenu, action_of
from games.king_of_the_mountain.pieces import KING, kind_of
from games.king_of_the_mountain.position import RESPAWN, SIZE
from games.king_of_the_mountain.state import KingOfTheMountainState

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"all_hands": True},
    {"army_size": 12, "pick_for_friend": True, "mutant_monarch": True},
    {"wait_for_it": True, "mutant_monarch": True},
    {"wait_for_it": True, "army_size": 14},
    {"wait_for_it": True, "pick_for_friend": True},
    {"pick_for_friend": True, "keep_it": 2, "mutant_monarch": True},
)

SHORT = {"turn_limit": 2}
"""Options with which a match is soon over."""


def options(rng: random.Random) -> dict[str, Any]:
    """Random play seldom finds the centre, so its matches end by a limit of rounds."""
    return {
        "board": rng.choice([*DRAWINGS]),
        **rng.choice(VARIANTS),
        "turn_limit": rng.randint(6, 20),
    }


def lively(state: KingOfTheMountainState, menu: Menu[Any], rng: random.Random) -> Any:
    """An action: a capture more often than by chance, so that pieces return and Kings fall."""
    if isinstance(menu, TurnMenu) and rng.random() < 0.8:
        board = state.position.board
        captures = [move for move in menu.moves if move < RESPAWN and board[move % SIZE]]
        kings = [move for move in captures if kind_of(board[move % SIZE]) == KING]
        if captures:
            return action_of(rng.choice(kings or captures))
    return menu.sample(rng)


def inventory(state: KingOfTheMountainState) -> Counter[int]:
    """Count each seat's pieces, wherever they are; a seat that left keeps its number."""
    position = state.position
    held = Counter(seat for _, seat, _ in position.pieces())
    for seat in range(position.seats):
        if seat in position.gone:
            held[seat] = state.options.pieces
            continue
        held[seat] += len(position.reserves[seat]) + (position.monarchs[seat] > 0)
        if state.phase in ("picking", "deploying"):
            held[seat] += state.options.pieces - 4
    return held
