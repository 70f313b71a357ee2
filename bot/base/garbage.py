"""What a start makes is kept out of the way of garbage collections."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Let no garbage collection run meanwhile, and none look through what was made until then.

    It stays until the process ends. Full collections would look through all of it again and again,
    and everybody's press waits for them.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
