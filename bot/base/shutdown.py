"""Shutdown of a process, and its reports to systemd by the sd_notify protocol.

Every wait has a limit, and the process exits even if a part hangs. Without a service manager
nothing is reported.
"""

import asyncio
import os
import signal
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from bot.base import logs

log = logs.get(__name__)

MAX_SHUTDOWN_SECONDS: Final = 14.0
PARTS_SHARE: Final = 6 / 7  # share of that time for the parts, which end one after the other
MIN_PART_SECONDS: Final = 0.1
"""Minimum time for each part, even if earlier ones have used up the time."""
MAX_LOGGING_SECONDS: Final = 0.5
"""Maximum time for the last log line, as the reader of the log may hang too."""
LOST_SHARDS: Final = 1
"""Exit status if the process ended because another one may have taken its shards."""
UNFINISHED: Final = 3  # exit status if the process ended before all parts had ended


class Shutdown:
    """Ends the parts of a process, each with a time limit, and then the process."""

    def __init__(self, seconds: float = MAX_SHUTDOWN_SECONDS) -> None:
        """``seconds`` is the maximum time for the whole shutdown."""
        self._seconds = seconds
        self.lost_shards = False
        self.asked = False  # True once a signal has asked for the shutdown
        self.unfinished: list[str] = []  # parts that failed to end, or ran out of time
        self._under_way: list[str] = []
        self._watched = False
        self._began: float | None = None
        self._over = threading.Event()

    @property
    def status(self) -> int:
        """The exit status if the process ended now."""
        if self.lost_shards:
            return LOST_SHARDS
        return UNFINISHED if self.unfinished else 0

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Kill the process if a shutdown begins and this block isn't left in time."""
        self._watched = True
        try:
            yield
        finally:
            self._over.set()

    def when_asked(self, end: Callable[[], object]) -> None:
        """Call ``end`` in the running loop on SIGINT or SIGTERM.

        The time limit starts with the signal, so it holds even if the loop is blocked.
        """
        loop = asyncio.get_running_loop()

        def asked(_number: int, _frame: object) -> None:
            self.asked = True
            self.begin()
            if not loop.is_closed():
                loop.call_soon_threadsafe(end)

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, asked)

    def begin(self) -> None:
        """Start the time limit of the shutdown."""
        if self._began is None:
            self._began = time.monotonic()
            if self._watched:
                threading.Thread(target=self._watch, name="castellan-shutdown", daemon=True).start()

    def lose_shards(self) -> None:
        """Note that another process may have taken the shards, unless a shutdown is under way."""
        if self._began is None:
            self.lost_shards = True

    async def end(self, part: str, ending: Callable[[], Awaitable[None]], seconds: float) -> None:
        """End a part within ``seconds``.

        A failure or time-out is logged and doesn't keep other parts from ending.
        """
        self.begin()
        assert self._began is not None, "just begun"
        left = self._began + PARTS_SHARE * self._seconds - time.monotonic()
        limit = max(MIN_PART_SECONDS, min(seconds, left))
        task = asyncio.ensure_future(ending())
        self._under_way.append(part)
        try:
            await asyncio.wait([task], timeout=limit)
        finally:
            self._under_way.remove(part)
        if not task.done():
            task.cancel()
            log.error("shutdown incomplete: a part did not end in time", part=part, seconds=limit)
        elif task.cancelled() or task.exception() is None:
            return
        else:
            error = task.exception()
            log.error("shutdown incomplete: a part did not end cleanly", part=part, exc_info=error)
        self.unfinished.append(part)

    def cut_off(self, error: BaseException | None = None) -> None:
        """End the process at once, whatever threads and tasks are left.

        ``error`` is logged as the reason.
        """
        hanging = [*self.unfinished, *self._under_way]
        last_words = threading.Thread(
            target=log.error,
            args=("ended before everything was finished; the next start does the rest",),
            kwargs={"unfinished": hanging, "exc_info": error},
            daemon=True,
        )
        last_words.start()
        last_words.join(MAX_LOGGING_SECONDS)
        os._exit(self.status or UNFINISHED)

    def _watch(self) -> None:
        if not self._over.wait(self._seconds):
            self.cut_off()


class ServiceManager:
    """Reports this process to the service manager that started it."""

    def __init__(self) -> None:
        self._pings: asyncio.Task[None] | None = None

    def report_ready(self) -> None:
        """Report that the bot is ready, and keep pinging the watchdog. Later calls do nothing."""
        if self._pings is None:
            notify("READY=1")
            self._pings = asyncio.create_task(_ping())

    def report_stopping(self) -> None:
        """Report that the bot is stopping, and stop pinging the watchdog."""
        notify("STOPPING=1")
        if self._pings is not None:
            self._pings.cancel()


def notify(message: str) -> None:
    """Send a message, such as READY=1, to the service manager's socket, if there is one."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # a name in Linux's abstract namespace
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.sendto(message.encode(), address)
    except OSError as error:
        log.warning("service manager could not be told", told=message, error=str(error))


async def _ping() -> None:
    """Ping the watchdog twice in each of its periods, if there is one."""
    seconds = _watchdog_seconds()
    while seconds is not None:
        notify("WATCHDOG=1")
        await asyncio.sleep(seconds / 2)


def _watchdog_seconds() -> float | None:
    """Seconds without a ping after which this process is killed, or None for never."""
    period = os.environ.get("WATCHDOG_USEC")
    watched = os.environ.get("WATCHDOG_PID", str(os.getpid()))
    return int(period) / 1_000_000 if period and watched == str(os.getpid()) else None
