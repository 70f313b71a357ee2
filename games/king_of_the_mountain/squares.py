"""The 19×19 squares: their names, regions, re-spawn points and deployment squares.

A square is an int, rank times 19 plus file, both from 0: A1 is 0, S1 is 18, S19 is 360.
"""

from typing import Annotated, Final

from pydantic import BeforeValidator, PlainSerializer

SIDE: Final = 19
SQUARES: Final = range(SIDE * SIDE)
FILES: Final = "ABCDEFGHIJKLMNOPQRS"
NAMES: Final = tuple(f"{FILES[at % SIDE]}{at // SIDE + 1}" for at in SQUARES)
_BY_NAME: Final = {name: at for at, name in enumerate(NAMES)}
OUTER: Final = 4  # Width of the outer region, in squares from the edge


def file_of(square: int) -> int:
    return square % SIDE


def rank_of(square: int) -> int:
    return square // SIDE


def square_named(name: object) -> int:
    """Return the square of a name such as ``J10``, or the square itself. Raises ValueError."""
    if isinstance(name, str) and name in _BY_NAME:
        return _BY_NAME[name]
    if isinstance(name, int) and not isinstance(name, bool) and name in SQUARES:
        return name
    raise ValueError("no such square")


def turn_square(square: int, quarters: int) -> int:
    """Return a square rotated by clockwise quarter turns: A1 to A19 to S19 to S1."""
    for _ in range(quarters % 4):
        file, rank = square % SIDE, square // SIDE
        square = (SIDE - 1 - file) * SIDE + rank
    return square


def in_middle(square: int) -> bool:
    """True in the 11×11 square E5–O15; all other squares are the outer region."""
    inside = range(OUTER, SIDE - OUTER)
    return square % SIDE in inside and square // SIDE in inside


def _named(names: str) -> tuple[int, ...]:
    return tuple(_BY_NAME[name] for name in names.split())


CENTRE: Final = _BY_NAME["J10"]
CORNERS: Final = _named("A1 A19 S19 S1")  # The outer re-spawn points, clockwise
INNER_POINTS: Final = _named("E5 E15 O15 O5")
"""The inner re-spawn points, in the order of ``CORNERS``."""
_COURT = _named("A1 B2 A2 B1")
_LINES = _named("A3 A4 A5 A6 C1 D1 E1 F1 C2 D2 E2 F2 B3 B4 B5 B6 A7 G1 G2 B7")
USUAL_LINES: Final = 16
"""Number of usual deployment squares; the rest of the twenty belong to All Hands on Deck."""
COURT_SQUARES: Final = tuple(tuple(turn_square(at, corner) for at in _COURT) for corner in range(4))
"""Starting squares of King, Queen, Marshall and Cardinal by corner; the Marshall is to the King's
left."""
LINE_SQUARES: Final = tuple(tuple(turn_square(at, corner) for at in _LINES) for corner in range(4))
"""Other deployment squares by corner, the usual sixteen first."""
SEAT_CORNERS: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Corner of each seat, by number of players."""

Square = Annotated[  # A square in an action or a stored state: an int in memory, its name in JSON
    int, BeforeValidator(square_named), PlainSerializer(NAMES.__getitem__, return_type=str)
]
