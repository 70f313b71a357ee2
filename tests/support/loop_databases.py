"""To hand a thread the little that a test lets it do takes longer than that; the loop does it here.

Each thing is done in a later turn of the loop than that in which it was asked for: others go on in
between, and changes that come together are committed together, as with threads.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from bot.storage import sqlite


class Turns(ThreadPoolExecutor):
    """Does what is submitted in turns of the running loop."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """What will have come of it, as a future of the loop; RuntimeError after ``shutdown``."""
        if self._shutdown:
            raise RuntimeError("nothing is taken after the shutdown")
        loop = asyncio.get_running_loop()
        done = loop.create_future()

        def do() -> None:
            if done.cancelled():
                return
            try:
                result = fn(*args, **kwargs)
            except BaseException as error:  # told to who waits for it
                done.set_exception(error)
            else:
                done.set_result(result)

        loop.call_soon(do)
        return done


@contextmanager
def taking_turns() -> Iterator[None]:
    """Let databases that are opened from now on do their work in turns of the loop."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "ThreadPoolExecutor", Turns)
        yield
