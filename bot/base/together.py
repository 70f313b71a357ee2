"""Running several awaitables concurrently."""

import asyncio
from collections.abc import Awaitable

from bot.base import logs

log = logs.get(__name__)


async def together(*work: Awaitable[None]) -> None:
    """Run all of them, even if some fail. Raises the first error and logs the others."""
    results = await asyncio.gather(*work, return_exceptions=True)
    failures = [each for each in results if each is not None]
    for failure in failures[1:]:
        log.warning("a second part of the same change failed", exc_info=failure)
    if failures:
        raise failures[0]
