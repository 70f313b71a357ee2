"""The twelve kinds of pieces, and how a square stores a piece.

A piece is a small int: its owner's seat plus one, times sixteen, plus its kind; 0 is no piece.
"""

from typing import Annotated, Final

from pydantic import BeforeValidator, PlainSerializer

KING, QUEEN, MARSHALL, CARDINAL, BISHOP, ROOK = range(1, 7)
KNIGHT, KANGAROO, CANNON, ARCHER, GIANT, HERO = range(7, 13)
KINDS: Final = range(KING, HERO + 1)

LETTERS: Final = ".KQMCBRNLPAGH"
"""Letter of each kind. L: the kangaroo is a true leaper; P: the cannon is the pao of Chinese
chess."""
_BY_LETTER: Final = {letter: kind for kind, letter in enumerate(LETTERS) if kind}

STRAIGHT: Final = frozenset((QUEEN, ROOK, MARSHALL))
ASLANT: Final = frozenset((QUEEN, BISHOP, CARDINAL))
"""Kinds that capture along free diagonals; STRAIGHT ones along files and ranks."""
STRAIGHT_STEP: Final = frozenset((KING, HERO))
ASLANT_STEP: Final = frozenset((KING, GIANT))
"""Kinds that capture on the next diagonal square; STRAIGHT_STEP ones on files and ranks."""
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
    """Return the seat that a piece belongs to; -1 for an empty square."""
    return (piece >> 4) - 1


def kind_named(letter: object) -> int:
    """Return the kind of a letter, or the kind itself. Raises ValueError."""
    if isinstance(letter, str) and letter in _BY_LETTER:
        return _BY_LETTER[letter]
    if isinstance(letter, int) and not isinstance(letter, bool) and letter in KINDS:
        return letter
    raise ValueError("no such kind of piece")


Kind = Annotated[  # A kind in an action or a stored state: an int in memory, its letter in JSON
    int, BeforeValidator(kind_named), PlainSerializer(LETTERS.__getitem__, return_type=str)
]
