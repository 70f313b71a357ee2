"""A database for tests of what is counted."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage import Database
from tests.support.places import copied
from tests.support.stored import opened


@pytest.fixture
async def database(tmp_path: Path, empty_database: Path) -> AsyncIterator[Database]:
    path = tmp_path / "castellan.db"
    copied(empty_database, path)
    async with opened(path) as shelf:
        yield shelf.database
