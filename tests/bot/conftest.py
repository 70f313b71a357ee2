"""Fixtures of the tests that need the services but no Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.stored import Shelf, opened


@pytest.fixture
async def shelf(tmp_path: Path) -> AsyncIterator[Shelf]:
    async with opened(tmp_path / "shelf.db") as made:
        yield made
