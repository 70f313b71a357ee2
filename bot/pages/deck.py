"""The deck that pictures are drawn with: in two colours, or in four for those who prefer that."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

FOUR_COLOURED: Final = "_four"
"""Ends the name of a card's sign in the deck of four colours, where that looks different."""
_four: Final = ContextVar("four colours", default=False)


def has_four_colours() -> bool:
    """Whether clubs are green and diamonds blue in what is drawn now."""
    return _four.get()


@contextmanager
def four_colours(wanted: bool = True) -> Iterator[None]:
    """Draw with that deck, if it is wanted."""
    before = _four.set(wanted)
    try:
        yield
    finally:
        _four.reset(before)
