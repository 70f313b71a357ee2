"""Decisions before the turns, and mutations between them."""

import random
from typing import Final

from games.king_of_the_mountain import pieces as p
from games.king_of_the_mountain.armies import SUGGESTIONS, suggested_army, suggested_pieces
from games.king_of_the_mountain.computers.evaluation import IN_RESERVE, WORTH
from games.king_of_the_mountain.state import OTHER_PIECES, KingOfTheMountainOptions
from games.king_of_the_mountain.view import KingOfTheMountainView

GAIN: Final = {
    p.QUEEN: 12.0,
    p.MARSHALL: 11.0,
    p.CARDINAL: 8.0,
    p.ROOK: 8.0,
    p.CANNON: 8.0,
    p.KANGAROO: 6.0,
    p.BISHOP: 6.0,
    p.KNIGHT: 4.0,
    p.ARCHER: 4.0,
    p.GIANT: 1.0,
    p.HERO: 0.0,
}
"""Value of each gained movement to a King, who moves faster with it. A hero's adds nothing to his
own."""


def pieces_to_pick(options: KingOfTheMountainOptions, rng: random.Random) -> tuple[int, ...]:
    """Return a suggestion for one's own reserve, or the least valuable pieces for an opponent."""
    if not options.pick_for_friend:
        return suggested_pieces(rng.choice([*SUGGESTIONS]), options.chosen)
    weakest = sorted(OTHER_PIECES, key=lambda kind: (WORTH[kind], kind))
    return tuple(sorted(weakest[: options.chosen]))


def army_to_deploy(view: KingOfTheMountainView, rng: random.Random) -> str:
    """Return one of the suggested armies, with the picked pieces if any were picked."""
    name = rng.choice([*SUGGESTIONS])
    pieces = suggested_pieces(name, view.options.chosen) if view.given is None else view.given
    return suggested_army(name, pieces, view.options.lines)


def movement_to_gain(reserve: tuple[int, ...]) -> int | None:
    """Return the reserve piece whose movement is worth most beyond the piece itself, or None."""

    def profit(kind: int) -> float:
        return GAIN[kind] - WORTH[kind] * IN_RESERVE

    best = max(sorted(set(reserve)), key=profit, default=None)
    return best if best is not None and profit(best) > 0 else None
