"""A stand-in, and clients of this process that take it for Discord."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings

Stand = Callable[[Settings], Awaitable[StandIn]]


@pytest.fixture
async def stand(
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Stand]:
    """Opens a stand-in, which discord.py takes for Discord until the test ends."""
    async with AsyncExitStack() as stack:

        async def open_one(settings: Settings) -> StandIn:
            stand_in = await stack.enter_async_context(StandIn(settings))
            monkeypatch.setattr(Route, "BASE", stand_in.api)
            gateway = yarl.URL(stand_in.gateway.address)
            monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
            return stand_in

        yield open_one


@asynccontextmanager
async def running(client: discord.Client, token: str = "stand-in") -> AsyncIterator[None]:  # noqa: S107
    """The client, connected until the end."""
    task = asyncio.create_task(client.start(token))
    try:
        yield
    finally:
        await client.close()
        await asyncio.gather(task, return_exceptions=True)
