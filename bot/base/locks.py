"""One lock for each of many things, there only while somebody holds or awaits it."""

import asyncio
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

KeyT = TypeVar("KeyT")


class Locks(Generic[KeyT]):
    """``async with locks.of(key)`` keeps others with the same key waiting."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[KeyT, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: KeyT) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())
