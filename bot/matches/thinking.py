"""The code that runs in a process for computer players, which knows only the rules."""

import multiprocessing
import os
import random
import signal
import threading
from typing import Any

from games import GAMES, computers_of
from games.core import Level

_NICENESS = 19
"""Low process priority, so that presses come before computer players."""


def decide(slug: str, level: Level, view: Any, menu: Any, seed: str) -> Any:
    """Return the action that a game's computer player of a level chooses; None where it waits."""
    return computers_of(slug)[level].choose(view, menu, random.Random(seed))


def begin() -> None:
    """Leave what stops the bot to the bot, and end with it, however it ends, or when it says so."""
    os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGTERM,))
    for ending in (_end_with_the_bot, _end_when_told):
        threading.Thread(target=ending, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    assert bot is not None, "begun by the bot"
    bot.join()
    os._exit(0)


def _end_when_told() -> None:
    """End when the bot says so.

    After one process was killed, the bot ends the others and waits for them.
    """
    while signal.sigwaitinfo((signal.SIGTERM,)).si_pid != os.getppid():
        pass  # that was meant for the bot, and everything with it
    os._exit(0)


def ready() -> None:
    """Import all computer players, so that the first decision need not."""
    for slug in GAMES:
        computers_of(slug)
