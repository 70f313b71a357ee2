"""Bounds on shared resources: how much one person may take, so that others get some too.

``BOUNDS`` is the table, which ``docs/operating.md`` prints. Limits on requests over time are in
``bot.discord_io.limits``. The rest are locks, and helpers to run work together or without waiting.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Final, Generic, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from bot.base import logs
from bot.base.language import Sentence
from bot.base.refusals import Refusal

log = logs.get(__name__)


KeyT = TypeVar("KeyT")
ThingT = TypeVar("ThingT")


class Bound(NamedTuple):
    """Maximum for one person, and for everybody together if there is one.

    ``within`` is the scope of everybody's maximum, if it isn't the whole bot. ``beyond`` is what
    happens when a person exceeds theirs.
    """

    what: str
    mine: int
    everybody: int | None
    beyond: str
    within: str = ""


BOUNDS: Final[dict[str, Bound]] = {
    "presses": Bound("presses and commands handled at the same time", 4, None, "waits"),
    "suggestions": Bound("lists offered while typing, at the same time", 2, None, "waits"),
    "thoughts": Bound("hints, graded steps and turning points computed", 1, None, "waits"),
    "reviews": Bound("reviews computed", 1, 1, "refused"),
    "animations": Bound("animations drawn", 1, 2, "waits"),
    "exports": Bound("exports of a person's data written", 1, None, "waits"),
    "replays": Bound("replays that play by themselves", 2, 40, "the oldest is paused"),
    "lists": Bound("open `/tables`", 1, 100, "the older one closes"),
    "watched": Bound("matches watched", 3, 50, "the oldest closes", "match"),
    "lobbies": Bound("tables that wait for players", 3, None, "refused"),
    "seats": Bound("seats in open tables and matches", 10, None, "refused"),
    "threads": Bound("threads opened for matches in an hour", 20, 200, "left out", "server"),
    "challenges": Bound("open challenges", 3, None, "refused"),
    "searches": Bound("searches for an opponent", 1, None, "the newest counts"),
    "managers' nights": Bound("game nights planned by a manager", 3, 5, "refused", "server"),
    "members' nights": Bound("the same by a member with the role", 2, 5, "refused", "server"),
    "night forms": Bound("forms of game nights to try again", 1, 100, "the older one is forgotten"),
    "night pings": Bound("role pings in a day, one a game night", 2, 3, "left out", "server"),
    "calls": Bound("pings for a table in 15 minutes", 1, 3, "refused", "server"),
}


MAX_LATEST: Final = 1000


class Latest(dict[KeyT, ThingT]):
    """A dictionary that keeps its ``MAX_LATEST`` newest entries."""

    def put(self, key: KeyT, thing: ThingT) -> ThingT | None:
        """Add an entry. Returns the value that it replaces, if any."""
        older = self.pop(key, None)
        self[key] = thing
        if len(self) > MAX_LATEST:
            del self[next(iter(self))]
        return older


class PerPerson(Generic[KeyT, ThingT]):
    """Enforces one of the ``BOUNDS``: drops the oldest things, or makes work wait or refuses it."""

    def __init__(self, name: str) -> None:
        """``name`` is a key of ``BOUNDS``."""
        self._name = name
        self._kept: dict[KeyT, tuple[int, ThingT]] = {}
        self._turns: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()

    @property
    def _bound(self) -> Bound:
        return BOUNDS[self._name]

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: KeyT) -> ThingT | None:
        kept = self._kept.get(key)
        return None if kept is None else kept[1]

    def items(self) -> list[tuple[KeyT, ThingT]]:
        return [(key, thing) for key, (_, thing) in self._kept.items()]

    def values(self) -> list[ThingT]:
        return [thing for _, thing in self._kept.values()]

    def pop(self, key: KeyT) -> ThingT | None:
        kept = self._kept.pop(key, None)
        return None if kept is None else kept[1]

    def is_full(self, user_id: int) -> bool:
        """Return True if everybody's maximum is reached and the person holds nothing."""
        most = self._bound.everybody
        return most is not None and len(self._kept) >= most and not self._keys_of(user_id)

    def put(self, user_id: int, key: KeyT, thing: ThingT) -> list[tuple[KeyT, ThingT]]:
        """Keep a thing for a person. Returns their oldest ones beyond their maximum.

        Beyond everybody's maximum the oldest thing is dropped, even if it's another person's.
        """
        self._kept.pop(key, None)
        self._kept[key] = (user_id, thing)
        gone = [
            (old, self._kept.pop(old)[1]) for old in self._keys_of(user_id)[: -self._bound.mine]
        ]
        # Dictionaries keep the order of insertion, so the first key is the oldest.
        while self._bound.everybody is not None and len(self._kept) > self._bound.everybody:
            del self._kept[next(iter(self._kept))]
        return gone

    def _keys_of(self, user_id: int) -> list[KeyT]:
        return [key for key, (owner, _) in self._kept.items() if owner == user_id]

    @asynccontextmanager
    async def turn(self, user_id: int, busy: Sentence | None = None) -> AsyncIterator[None]:
        """Wait for one of the person's slots, and hold it during the block.

        Raises Refusal with ``busy``, if given, instead of waiting.
        """
        turn = self._turns.get(user_id)
        if turn is None:
            turn = self._turns[user_id] = asyncio.Semaphore(self._bound.mine)
        # No await between this check and the next line, so the slot can't be lost in between.
        if busy is not None and turn.locked():
            raise Refusal(busy)
        async with turn:
            yield


class Locks(Generic[KeyT]):
    """``async with locks.of(key)`` excludes other tasks with the same key."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[KeyT, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: KeyT) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())


async def together(*work: Awaitable[None]) -> None:
    """Await all of ``work``, even if some fail. Raises the first error and logs the others."""
    results = await asyncio.gather(*work, return_exceptions=True)
    failures = [each for each in results if each is not None]
    for failure in failures[1:]:
        log.warning("a second part of the same change failed", exc_info=failure)
    if failures:
        raise failures[0]


_only: Final = ContextVar("only at hand", default=False)


class NotAtHand(Exception):
    """Something would have to be loaded or computed first."""


@contextmanager
def only_at_hand() -> Iterator[None]:
    """Inside the block, code raises NotAtHand instead of waiting for what isn't in memory."""
    before = _only.set(True)
    try:
        yield
    finally:
        _only.reset(before)


def check_at_hand() -> None:
    """Raise NotAtHand inside an ``only_at_hand`` block. Call this before anything slow."""
    if _only.get():
        raise NotAtHand
