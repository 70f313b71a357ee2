"""Ends that every start would meet again, until a person changes something."""

from pathlib import Path

import pytest

from bot.discord_io.starts import is_lasting
from bot.storage import Database, DatabaseRefused


async def refusal(address: str) -> DatabaseRefused:
    database = Database(address)
    with pytest.raises(DatabaseRefused) as refused:
        await database.open()
    return refused.value


async def test_a_damaged_database_needs_a_person(tmp_path: Path) -> None:
    path = tmp_path / "castellan.db"
    path.write_text("not a database " * 1000)
    assert is_lasting(await refusal(f"sqlite:///{path}"))


async def test_a_server_that_is_away_may_come_back() -> None:
    assert not is_lasting(await refusal("postgresql+asyncpg://castellan:x@127.0.0.1:1/castellan"))
