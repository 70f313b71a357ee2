"""Positions of King of the Mountain, and what of their pictures differs."""

import io
from dataclasses import replace
from functools import cache
from typing import Any, Final

from PIL import Image, ImageChops

from cogs.games.king_of_the_mountain.board_art import SQUARE
from cogs.games.king_of_the_mountain.picture import place_of
from games.core import Chance
from games.king_of_the_mountain import (
    NAMES,
    KingOfTheMountain,
    KingOfTheMountainOptions,
    KingOfTheMountainState,
    KingOfTheMountainView,
    square_named,
)
from games.king_of_the_mountain.pieces import piece_of
from games.king_of_the_mountain.squares import SQUARES

GAME: Final = KingOfTheMountain()
KEY: Final = Chance(bytes(32))
ARMY: Final = "BPNRBPNRLHHHLHHH"
SPOT: Final = "H2"
HOMES: Final = [(0, "A1"), (1, "A19"), (2, "S19"), (3, "S1")]


def begun(seats: int, **options: Any) -> KingOfTheMountainState:
    return GAME.new(KingOfTheMountainOptions(**options), seats, KEY)


def deployed(seats: int, **options: Any) -> KingOfTheMountainState:
    state = begun(seats, **options)
    for seat in range(seats):
        GAME.apply(state, seat, GAME.default_action(state, seat, KEY), KEY)
    return state


def seen(state: KingOfTheMountainState) -> KingOfTheMountainView:
    return GAME.view(state, None)


def opening(seats: int = 4, **changes: Any) -> KingOfTheMountainView:
    return replace(seen(deployed(seats)), **changes)


def standing(view: KingOfTheMountainView, **pieces: tuple[int, int]) -> KingOfTheMountainView:
    """A view with other pieces, seat and kind by square; kind 0 leaves the square empty."""
    position = view.position.copy()
    for name, (seat, kind) in pieces.items():
        position.board[square_named(name)] = piece_of(seat, kind) if kind else 0
    return replace(view, position=position)


def pixels(picture: bytes) -> Image.Image:
    with Image.open(io.BytesIO(picture)) as image:
        return image.convert("RGB")


@cache
def drawn(picture: bytes) -> Image.Image:
    return pixels(picture)


def box_of(square: int, quarters: int = 0) -> tuple[int, int, int, int]:
    x, y = place_of(square, quarters)
    return x, y, x + SQUARE, y + SQUARE


def crop(picture: bytes, square: str | int, quarters: int = 0) -> bytes:
    at = square_named(square)
    return drawn(picture).crop(box_of(at, quarters)).tobytes()


def changes(one: bytes, other: bytes, quarters: int = 0) -> tuple[set[str], bool]:
    """The squares on which two boards differ, and whether they differ beyond the squares."""
    difference = ImageChops.difference(drawn(one), drawn(other))
    found = {NAMES[at] for at in SQUARES if difference.crop(box_of(at, quarters)).getbbox()}
    for at in SQUARES:
        difference.paste((0, 0, 0), box_of(at, quarters))
    return found, difference.getbbox() is not None


def only(*names: str) -> tuple[set[str], bool]:
    return set(names), False
