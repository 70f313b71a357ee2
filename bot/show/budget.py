"""Spreads the bot's own requests over time, to stay below Discord's global rate limit."""

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

from bot.discord_io.outgoing import Rank


class Budget:
    """Limits requests per second: a token bucket with priorities.

    Pings and hands of players whose turn it is go first, then watched tables.

    Replies to presses, and edits through their tokens, don't count.
    """

    def __init__(self, now: Callable[[], int], per_second: float) -> None:
        """``now`` returns milliseconds. A burst is limited to an eighth of ``per_second``."""
        self._now = now
        self._per_second = per_second
        self._at_once = max(1.0, per_second / 8)
        self._left = self._at_once
        self._looked_at = 0
        self._waiting: list[tuple[Rank, int, asyncio.Future[None]]] = []
        self._numbers = count()

    def share(self, share: float) -> None:
        """Use only this share of the allowance, from 0 to 1; other processes use the rest."""
        self._per_second *= share
        self._at_once = max(1.0, self._per_second / 8)

    async def spend(self, *, watched: bool, turn: bool = False) -> None:
        """Wait for a token. ``turn``: the request notifies a player of their turn."""
        self._earn()
        # New requests queue behind waiting ones, even if there are tokens.
        if self._left >= 1 and not self._waiting:
            self._left -= 1
            return
        rank = Rank.TURN if turn else Rank.BOARD if watched else Rank.OTHER
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._numbers), place))
        if len(self._waiting) == 1:
            self._come_back()
        await place

    def _earn(self) -> None:
        now = self._now()
        # The clock may be set back, which must not cost tokens.
        earned = max(0, now - self._looked_at) * self._per_second / 1000
        self._left = min(self._at_once, self._left + earned)
        self._looked_at = now

    def _come_back(self) -> None:
        seconds = max(0.0, 1 - self._left) / self._per_second
        # One millisecond more, since a timer that fires early would find just under a token.
        asyncio.get_running_loop().call_later(seconds + 0.001, self._let_go)

    def _let_go(self) -> None:
        self._earn()
        while self._waiting and self._left >= 1:
            *_, place = heappop(self._waiting)
            if not place.done():  # the caller may have given up
                place.set_result(None)
                self._left -= 1
        if self._waiting:
            self._come_back()
