"""What a start makes is kept out of the way of garbage collections."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MAX_NEW_OBJECTS: Final = 20_000
"""Number of new objects after which a collection runs; Python's own is fit for small programs."""


@contextmanager
def uncollected() -> Iterator[None]:
    """Pause garbage collection, and exempt all objects made until then from later ones.

    They are kept until the process ends. Full collections would look through them again and again,
    and everybody's press waits for those.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(MAX_NEW_OBJECTS)
        gc.enable()
