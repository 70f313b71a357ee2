"""Fixtures: a real bot on a real SQLite file in SimCord's Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import Env

from bot.client import Castellan
from bot.settings import Settings
from tests.world import World


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'castellan.db'}", _env_file=None)  # type: ignore[call-arg]


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
