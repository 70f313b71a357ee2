"""Several things done side by side."""

import asyncio
from collections.abc import Awaitable

from bot.base import logs

log = logs.get(__name__)


async def together(*work: Awaitable[None]) -> None:
    """Do all of it, whatever some of it raises; raises the first of that, the rest is logged."""
    results = await asyncio.gather(*work, return_exceptions=True)
    failures = [each for each in results if each is not None]
    for failure in failures[1:]:
        log.warning("a second part of the same change failed", exc_info=failure)
    if failures:
        raise failures[0]
