"""Runs threads' work on the event loop, for tests that aren't about storage, threads or crashes.

The same driver runs the same transactions, each whole. Only the two hops between threads are
missing; they take longer than most transactions, and than most sketches of pictures.
"""

import asyncio
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from typing import Any, ParamSpec, Self, TypeVar

import pytest

from bot.storage import sqlite

_Told = TypeVar("_Told")
_Asked = ParamSpec("_Asked")


class ThreadOnLoop(sqlite._Thread):
    """A connection that works when it's its caller's turn, without a thread."""

    def __await__(self) -> Generator[Any, None, Self]:
        self._connection = self._connector()
        yield from ()
        return self

    async def _execute(self, work: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(0)  # whoever else may run does so, as while a thread works
        return work(*args)

    def stop(self) -> None:
        """Do nothing: there is no thread."""


@contextmanager
def sqlite_on_loop() -> Iterator[None]:
    """Make databases created in the block run their transactions on the event loop."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "_Thread", ThreadOnLoop)
        patch.setattr(sqlite, "READERS", 1)
        yield


@contextmanager
def threads_on_loop() -> Iterator[None]:
    """Make a bot do on the event loop, in the block, what it would do in other threads."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio, "to_thread", _at_once)
        yield


async def _at_once(
    work: Callable[_Asked, _Told], /, *args: _Asked.args, **options: _Asked.kwargs
) -> _Told:
    await asyncio.sleep(0)  # whoever else may run does so
    return copy_context().run(work, *args, **options)
