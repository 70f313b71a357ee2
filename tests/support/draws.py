"""Random draws that are the same in every run, so that failures repeat."""

import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def drawing(seed: str) -> Iterator[None]:
    """Derive secrets, and so all cards dealt, from the seed."""
    rng = random.Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "choice", rng.choice)
        patch.setattr(secrets, "token_bytes", rng.randbytes)
        patch.setattr(secrets, "randbits", rng.getrandbits)
        yield
