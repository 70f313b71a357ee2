"""The 19×19 squares and the twelve kinds of pieces.

A square is an int, rank times 19 plus file, both from 0: A1 is 0, S1 is 18, S19 is 360. A piece is
a small int: its owner's seat plus one, times sixteen, plus its kind. 0 is no piece.
"""

from typing import Annotated, Final

from pydantic import BeforeValidator, PlainSerializer

SIDE: Final = 19
SQUARES: Final = range(SIDE * SIDE)
FILES: Final = "ABCDEFGHIJKLMNOPQRS"
NAMES: Final = tuple(f"{FILES[at % SIDE]}{at // SIDE + 1}" for at in SQUARES)
_BY_NAME: Final = {name: at for at, name in enumerate(NAMES)}
OUTER: Final = 4  # Width of the outer region, in squares from the edge


def square_named(name: object) -> int:
    """Return the square for a name such as ``J10``, or for an int. Raises ValueError for others."""
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
    """True within the 11×11 square E5–O15. All other squares are the outer region."""
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
"""Number of usual deployment squares. The rest of the twenty belong to All Hands on Deck."""
COURT_SQUARES: Final = tuple(tuple(turn_square(at, corner) for at in _COURT) for corner in range(4))
"""Starting squares of King, Queen, Marshall and Cardinal by corner. The Marshall is to the King's
left."""
LINE_SQUARES: Final = tuple(tuple(turn_square(at, corner) for at in _LINES) for corner in range(4))
"""Other deployment squares by corner, the usual sixteen first."""
SEAT_CORNERS: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Corner of each seat, by number of players."""

Square = Annotated[  # A square in an action or a stored state: an int in memory, its name in JSON
    int, BeforeValidator(square_named), PlainSerializer(NAMES.__getitem__, return_type=str)
]


KING, QUEEN, MARSHALL, CARDINAL, BISHOP, ROOK = range(1, 7)
KNIGHT, KANGAROO, CANNON, ARCHER, GIANT, HERO = range(7, 13)
KINDS: Final = range(KING, HERO + 1)

LETTERS: Final = ".KQMCBRNLPAGH"
"""Letter of each kind. L: the kangaroo is a true leaper. P: the cannon is the pao of Chinese
chess."""
_BY_LETTER: Final = {letter: kind for kind, letter in enumerate(LETTERS) if kind}

STRAIGHT: Final = frozenset((QUEEN, ROOK, MARSHALL))
ASLANT: Final = frozenset((QUEEN, BISHOP, CARDINAL))
"""Kinds that capture along free diagonals. STRAIGHT ones capture along files and ranks."""
STRAIGHT_STEP: Final = frozenset((KING, HERO))
ASLANT_STEP: Final = frozenset((KING, GIANT))
"""Kinds that capture one square away diagonally. STRAIGHT_STEP ones use files and ranks."""
KNIGHTS: Final = frozenset((KNIGHT, MARSHALL, CARDINAL))  # Kinds that capture as a knight does

COURT: Final = (KING, QUEEN, MARSHALL, CARDINAL)  # Pieces that start on squares of their own
HEROES: Final = 6  # Number of heroes, which are in every army
CHOSEN_KINDS: Final = (BISHOP, ROOK, KNIGHT, KANGAROO, CANNON, ARCHER, GIANT)
PAIR: Final = 2  # Number of pieces of each kind other than the court and heroes
MAX_PIECES: Final = len(COURT) + HEROES + PAIR * len(CHOSEN_KINDS)
MIN_PIECES: Final = len(COURT) + HEROES


def piece_of(seat: int, kind: int) -> int:
    return seat + 1 << 4 | kind


def kind_of(piece: int) -> int:
    return piece & 15


def owner_of(piece: int) -> int:
    """Return the seat that a piece belongs to, or -1 for an empty square."""
    return (piece >> 4) - 1


def kind_named(letter: object) -> int:
    """Return the kind for a letter, or for an int. Raises ValueError for others."""
    if isinstance(letter, str) and letter in _BY_LETTER:
        return _BY_LETTER[letter]
    if isinstance(letter, int) and not isinstance(letter, bool) and letter in KINDS:
        return letter
    raise ValueError("no such kind of piece")


Kind = Annotated[  # A kind in an action or a stored state: an int in memory, its letter in JSON
    int, BeforeValidator(kind_named), PlainSerializer(LETTERS.__getitem__, return_type=str)
]
