"""The queue and budget for everything the bot shows by itself. Replies to presses go first.

Pages are built, drawn and sent on the event loop, one step after the other. Without the queue, a
reply would have to wait for other tables' boards and hands. The budget spreads requests over time,
to stay below Discord's global rate limit.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Final

MAX_GIVING_WAY_SECONDS: Final = 0.1  # maximum time that anything waits for presses and higher ranks


class Rank(IntEnum):
    """The order in which waiting things are shown."""

    TURN = 0  # the hand and the ping of a player whose turn it is
    BOARD = 1
    OTHER = 2


class Outgoing:
    """Lets things go one at a time, after replies to presses and higher ranks.

    A press must not wait for something that waits for the press, which ``hurrying`` prevents.
    """

    def __init__(self) -> None:
        self._answering = 0
        self._hurried: Counter[str] = Counter()
        self._waiting: dict[Rank, dict[asyncio.Future[None], str]] = {rank: {} for rank in Rank}
        self._next: asyncio.Handle | None = None

    @contextmanager
    def press(self) -> Iterator[Callable[[], None]]:
        """Hold everything back in the block, until the yielded function is called."""
        held = True

        def answered() -> None:
            nonlocal held
            if held:
                held = False
                self._answering -= 1
                self._go_on()

        self._answering += 1
        try:
            yield answered
        finally:
            answered()

    @contextmanager
    def hurrying(self, *subjects: str) -> Iterator[None]:
        """In the block, these subjects skip the queue, because a press waits for them."""
        self._hurried.update(subjects)
        for waiting in self._waiting.values():
            for turn, subject in waiting.items():
                if subject in self._hurried:
                    _set_result_unless_cancelled(turn)
        try:
            yield
        finally:
            self._hurried -= Counter(subjects)

    async def turn(self, rank: Rank, subject: str) -> None:
        """Wait for a turn to build and send a message about ``subject``, e.g. a match."""
        if subject in self._hurried:
            return
        loop = asyncio.get_running_loop()
        if not (self._answering or self._next or any(self._waiting.values())):
            self._next = loop.call_soon(self._let_next_go)  # others wait behind it
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting[rank][turn] = subject
        # Without this limit a steady stream of presses could hold back boards forever.
        timer = loop.call_later(MAX_GIVING_WAY_SECONDS, _set_result_unless_cancelled, turn)
        self._go_on()
        try:
            await turn
        finally:
            timer.cancel()
            del self._waiting[rank][turn]

    def _go_on(self) -> None:
        if self._next is None and not self._answering and any(self._waiting.values()):
            self._next = asyncio.get_running_loop().call_soon(self._let_next_go)

    def _let_next_go(self) -> None:
        self._next = None
        if self._answering:
            return
        for waiting in self._waiting.values():
            for turn in waiting:
                if not turn.done():
                    _set_result_unless_cancelled(turn)
                    self._go_on()
                    return


# SimCord knows the callbacks of sleeping tasks by this name, which is asyncio's own.
def _set_result_unless_cancelled(turn: asyncio.Future[None]) -> None:
    if not turn.done():
        turn.set_result(None)


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
        """Use only this share of the allowance, from 0 to 1. Other processes use the rest."""
        self._per_second *= share
        self._at_once = max(1.0, self._per_second / 8)

    async def spend(self, *, watched: bool, turn: bool = False) -> None:
        """Wait for a token. ``turn`` means that the request notifies a player of their turn."""
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
