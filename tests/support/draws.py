"""What is drawn by lot, the same in every run: what fails once fails again."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch


@contextmanager
def drawing(seed: str) -> Iterator[None]:
    """Let secrets, and so the cards that are dealt, follow from the seed."""
    rng = random.Random(seed)
    with patch.multiple(
        "secrets", choice=rng.choice, token_bytes=rng.randbytes, randbits=rng.getrandbits
    ):
        yield
