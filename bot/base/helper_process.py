"""Helper processes: they run at a lower priority than the bot, and end with it."""

import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final

_QUIET_TRACKER: Final = "ignore:resource_tracker:UserWarning"


class HelperContext(SpawnContext):
    """Starts helper processes, and can kill them whatever they are doing."""

    def __init__(self) -> None:
        super().__init__()
        self._begun: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        self._begun = [each for each in self._begun if each.exitcode is None]
        self._begun.append(SpawnProcess(*args, **kwargs))
        return self._begun[-1]

    def end(self) -> None:
        """Kill all helpers, even those that get no processor time to end themselves."""
        for process in self._begun:
            if process.is_alive():
                process.kill()


def context() -> HelperContext:
    """Return the multiprocessing context for helper processes.

    Queues have named semaphores, which a killed bot leaves behind. Python's resource tracker
    removes them and prints a warning for each, which doesn't belong in a log. The tracker starts
    with the first helper and takes these warning options.
    """
    if _QUIET_TRACKER not in sys.warnoptions:
        sys.warnoptions.append(_QUIET_TRACKER)
    return HelperContext()


def begin(niceness: int) -> None:
    """Lower this process's priority by ``niceness``, and end it when the bot ends or says so.

    Other signals to stop are left to the bot.
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
    """Wait for the bot's SIGTERM, then end.

    If one helper is killed, the process pool ends the others this way and waits for them.
    """
    while signal.sigwaitinfo((signal.SIGTERM,)).si_pid != os.getppid():
        pass  # sent to the whole process group, so the bot decides
    os._exit(0)
