"""Tells systemd when the bot is ready, alive and stopping, as sd_notify does.

Does nothing without a service manager.
"""

import asyncio
import os
import socket

from bot.base import logs

log = logs.get(__name__)


class ServiceManager:
    """Reports this process to the service manager that started it."""

    def __init__(self) -> None:
        self._pings: asyncio.Task[None] | None = None

    def report_ready(self) -> None:
        """Report that the bot is ready, then keep pinging the watchdog.

        Further calls do nothing.
        """
        if self._pings is None:
            notify("READY=1")
            self._pings = asyncio.create_task(_ping())

    def report_stopping(self) -> None:
        """Report that the bot is stopping; systemd limits how long that takes."""
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
        log.warning("service manager cannot be told", told=message, error=str(error))


async def _ping() -> None:
    """Ping the watchdog twice in each of its periods; return at once if there is none."""
    seconds = _watchdog_seconds()
    while seconds is not None:
        notify("WATCHDOG=1")
        await asyncio.sleep(seconds / 2)


def _watchdog_seconds() -> float | None:
    """Seconds without a ping after which this process is killed; None for never."""
    period = os.environ.get("WATCHDOG_USEC")
    watched = os.environ.get("WATCHDOG_PID", str(os.getpid()))
    return int(period) / 1_000_000 if period and watched == str(os.getpid()) else None
