"""Marks work that may only use data in memory, so that the event loop can do it itself."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_only: Final = ContextVar("only at hand", default=False)


class NotAtHand(Exception):
    """Something would have to be loaded or computed first."""


@contextmanager
def only_at_hand() -> Iterator[None]:
    """Inside the block, code raises NotAtHand instead of waiting for what isn't in memory."""
    before = _only.set(True)
    try:
        yield
    finally:
        _only.reset(before)


def check_at_hand() -> None:
    """Raise NotAtHand inside an ``only_at_hand`` block; call this before anything slow."""
    if _only.get():
        raise NotAtHand
