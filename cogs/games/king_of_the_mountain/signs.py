"""The pieces of King of the Mountain as signs, which Discord shows as emojis."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from cogs.games.king_of_the_mountain.pieces_picture import sign
from games.king_of_the_mountain import KINDS

_NAMES: Final = (
    *("", "king", "queen", "marshall", "cardinal", "bishop", "rook"),
    *("knight", "kangaroo", "cannon", "archer", "giant", "hero"),
)


def sign_of(kind: int) -> str:
    """Return the name of the sign of a kind of piece."""
    return f"piece_{_NAMES[kind]}"


def _draw_sign(kind: int) -> str:
    return sign(kind).document()


SIGNS: Final[Mapping[str, Callable[[], str]]] = {
    sign_of(kind): partial(_draw_sign, kind) for kind in KINDS
}
"""Functions that draw the signs, as SVG, by name."""
