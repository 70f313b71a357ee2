"""What a start makes is kept out of the way of garbage collections."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


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
        gc.enable()
