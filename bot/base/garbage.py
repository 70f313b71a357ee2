"""Keeps objects made during startup out of later garbage collections."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MAX_NEW_OBJECTS: Final = 20_000
"""Number of new objects that triggers a collection. Python's default suits smaller programs."""


@contextmanager
def uncollected() -> Iterator[None]:
    """Pause garbage collection in the block, then exempt all existing objects from later ones.

    They live until the process ends anyway. A full collection would traverse them each time, and
    all presses would wait for it.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(MAX_NEW_OBJECTS)
        gc.enable()
