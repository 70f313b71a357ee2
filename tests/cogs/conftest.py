"""Fixtures of the tests that every game passes."""

import random

import pytest


@pytest.fixture
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every run draw the same secrets, and so deal the same cards."""
    rng = random.Random("any table")
    monkeypatch.setattr("secrets.choice", rng.choice)
    monkeypatch.setattr("secrets.token_bytes", rng.randbytes)
