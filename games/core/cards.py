"""Playing cards as small ints: ``suit * 13 + rank - 2``, jokers 52 (black) and 53 (red).

People read ``A♠``, data says ``AS``, and state, menus and views hold the int.
"""

from typing import Annotated, Final

from pydantic import BeforeValidator, PlainSerializer, WithJsonSchema

SUITS: Final = "CDHS"
SYMBOLS: Final = ("♣\ufe0e", "♦\ufe0e", "♥\ufe0e", "♠\ufe0e")
"""Suits as text. The variation selector after each one prevents dark emoji on a dark background."""
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
BLACK_JOKER, RED_JOKER = 52, 53
STANDARD_DECK: Final = tuple(range(52))

CODES: Final = (*(rank + suit for suit in SUITS for rank in RANKS), "JB", "JR")
_BY_CODE: Final = {code: card for card, code in enumerate(CODES)}


def rank_of(card: int) -> int:
    """Return the rank of a suited card, 2 to 14. Aces are high."""
    return card % 13 + 2


def suit_of(card: int) -> int:
    """Return the suit of a suited card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13


def code(card: int) -> str:
    """Return the card's code, such as ``10H``, ``AS`` or ``JB``."""
    return CODES[card]


def parse(text: str) -> int:
    """Return the card with this code. Raises ValueError for anything else."""
    try:
        return _BY_CODE[text]
    except KeyError:
        raise ValueError(f"not a card: {text!r}") from None


def _validate(value: object) -> int:
    if isinstance(value, str):
        return parse(value)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(CODES):
        return value
    raise ValueError(f"not a card: {value!r}")


Card = Annotated[  # A card in an action or a stored state: an int in memory, its code in JSON
    int,
    BeforeValidator(_validate),
    PlainSerializer(code, return_type=str),
    WithJsonSchema({"type": "string", "enum": list(CODES)}),
]
