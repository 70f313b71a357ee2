"""Passes SimCord's requests to the bot's breaker, as aiohttp does in production."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from multidict import CIMultiDict
from simcord import Env
from yarl import URL

from bot.app import Castellan
from bot.discord_io.breaker import watch

JSON = "application/json"
THROUGH_DISCORD = {"Via": "1.1 google"}


def trace_requests(env: Env) -> None:
    """Put the breaker before all requests of the bot from now on.

    An injected 429 is Cloudflare's, as SimCord's answers have no headers: discord.py raises it at
    once. Everything else is Discord's own.
    """
    bot: Any = env.bot
    assert isinstance(bot, Castellan)
    trace = aiohttp.TraceConfig()
    watch(bot.breaker, trace)
    trace.freeze()
    clients: tuple[Any, ...] = (env._webhook_adapter, bot.http)
    for client in clients:
        client.request = _traced(client.request, trace)


def _traced(
    request: Callable[..., Awaitable[Any]], trace: aiohttp.TraceConfig
) -> Callable[..., Awaitable[Any]]:
    async def traced(route: Any, *args: Any, **options: Any) -> Any:
        session: Any = None
        context = trace.trace_config_ctx()
        method, url, headers = route.method, URL(route.url), CIMultiDict[str]()
        asked = aiohttp.TraceRequestStartParams(method, url, headers)
        await trace.on_request_start.send(session, context, asked)
        response: Any = SimpleNamespace(status=200, content_type=JSON, headers=THROUGH_DISCORD)
        try:
            return await request(route, *args, **options)
        except discord.HTTPException as error:
            through = {} if error.status == 429 else THROUGH_DISCORD
            response = SimpleNamespace(status=error.status, content_type=JSON, headers=through)
            raise
        finally:
            answered = aiohttp.TraceRequestEndParams(method, url, headers, response)
            await trace.on_request_end.send(session, context, answered)

    return traced
