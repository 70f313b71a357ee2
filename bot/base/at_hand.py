"""Work that uses only what is in memory, so that the event loop can do it without a thread."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_only: Final = ContextVar("only at hand", default=False)


class NotAtHand(Exception):
    """Something has to be fetched or made first."""


@contextmanager
def only_at_hand() -> Iterator[None]:
    """In the block, raise NotAtHand for what isn't in memory rather than wait for it."""
    before = _only.set(True)
    try:
        yield
    finally:
        _only.reset(before)


def check_at_hand() -> None:
    """Raise NotAtHand in a block that uses only what is in memory."""
    if _only.get():
        raise NotAtHand
