"""Processes that work for the bot: they give way to presses, and end with it."""

import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final

_QUIET_TRACKER: Final = "ignore:resource_tracker:UserWarning"


class HelperContext(SpawnContext):
    """Begins helper processes, and can end them whatever they are at."""

    def __init__(self) -> None:
        super().__init__()
        self._begun: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        self._begun = [each for each in self._begun if each.exitcode is None]
        self._begun.append(SpawnProcess(*args, **kwargs))
        return self._begun[-1]

    def end(self) -> None:
        """End all processes at once, even those that get no processor time to end themselves."""
        for process in self._begun:
            if process.is_alive():
                process.kill()


def context() -> HelperContext:
    """The multiprocessing context for helper processes.

    Their queues have named semaphores, which a bot that is killed leaves behind. Python's resource
    tracker removes them then; it also warns of each, which is no line for a log. It is a process
    that is started with the first helper, and takes these options.
    """
    if _QUIET_TRACKER not in sys.warnoptions:
        sys.warnoptions.append(_QUIET_TRACKER)
    return HelperContext()


def begin(niceness: int) -> None:
    """Lower this process's priority by ``niceness``, and end with the bot, or when it says so.

    Signals that stop the bot are left to the bot.
    """
    os.nice(niceness)
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
