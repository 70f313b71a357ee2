"""A lock per key, which exists only while a task holds or awaits it."""

import asyncio
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

KeyT = TypeVar("KeyT")


class Locks(Generic[KeyT]):
    """``async with locks.of(key)`` excludes other tasks with the same key."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[KeyT, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: KeyT) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())
