"""What threads do, on the event loop, for tests that aren't about storage, threads or crashes.

The same driver runs the same transactions, each whole. Only the two hops between threads are left
out, which cost more than most transactions, and than most pictures that are only sketched.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from typing import ParamSpec, TypeVar

import pytest
from sqlalchemy import Connection, Engine

from bot.storage import sqlite
from bot.storage.sqlite import _Change, _Driver

_Told = TypeVar("_Told")
_Asked = ParamSpec("_Asked")


class WorkerOnLoop:
    """One connection, and transactions that run when their caller's turn comes."""

    def __init__(self, engine: Engine, path: str) -> None:
        self._engine = engine
        self._path = path
        self._driver: _Driver | None = None
        self._closed = False
        self.busy = 0

    async def run(self, body: Callable[[Connection], _Told]) -> _Told:
        """What the body returns, once its transaction has ended."""
        await asyncio.sleep(0)  # whoever else may run does so, as while a thread works
        if self._closed:
            raise RuntimeError("the database is closed")
        driver = self._opened()
        told: asyncio.Future[_Told] = asyncio.get_running_loop().create_future()
        driver.waiting.append(_Change(body, copy_context(), told))
        driver.commit()
        for change in driver.ended:
            change.tell()
        return await told

    def _opened(self) -> _Driver:
        if self._driver is None or self._driver.is_closed:
            self._driver = _Driver(
                self._engine, self._path, isolation_level=None, check_same_thread=False
            )
        sqlite._of_thread.driver = self._driver  # which its engine's first connection is made of
        return self._driver

    async def close(self) -> None:
        """Disconnect."""
        self._closed = True
        driver, self._driver = self._driver, None
        if driver is not None:
            driver._let_go()
            driver.close()


@contextmanager
def sqlite_on_loop() -> Iterator[None]:
    """Let databases that are made meanwhile run their transactions on the event loop."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "_Worker", WorkerOnLoop)
        patch.setattr(sqlite, "READERS", 1)  # an engine has one connection in each thread
        yield


@contextmanager
def threads_on_loop() -> Iterator[None]:
    """Let a bot do meanwhile on the event loop what it would do in another thread."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio, "to_thread", _at_once)
        yield


async def _at_once(
    work: Callable[_Asked, _Told], /, *args: _Asked.args, **options: _Asked.kwargs
) -> _Told:
    await asyncio.sleep(0)  # whoever else may run does so
    return copy_context().run(work, *args, **options)
