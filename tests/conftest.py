"""Fixtures: a real bot on a real SQLite file in SimCord's Discord."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import Env

from bot.client import Castellan
from bot.settings import Settings
from bot.storage import Database
from tests.world import World


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors, for a browser and killed processes keep some waiting."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database with nothing in it, to be copied: migrating takes longer than a test."""
    path = tmp_path_factory.mktemp("empty") / "castellan.db"

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{path}")
        await database.open()
        await database.close()

    asyncio.run(make())
    return path


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    path = shutil.copy(empty_database, tmp_path / "castellan.db")
    return Settings(database_url=f"sqlite+aiosqlite:///{path}", _env_file=None)  # type: ignore[call-arg]


@pytest.fixture
async def env(settings: Settings) -> AsyncIterator[Env]:
    bot = Castellan(settings)
    running = Env(bot, shard_count=1, settle_timeout=15.0)
    await running.start()
    yield running
    last = running.bot
    await running.shutdown()
    for used in {bot, last}:
        assert isinstance(used, Castellan)
        await used.database.close()
    running._raise_errors_since(running._errors_acknowledged)


@pytest.fixture
async def world(env: Env, settings: Settings) -> World:
    made = World(env, settings)
    await env.settle()
    return made
