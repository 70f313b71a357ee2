"""Processes to be killed, forked from one that has imported everything they need."""

import multiprocessing
import os
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    ["tests.support.begun_bot", "tests.support.killed_process", "tests.support.served_page"]
)


def begun(run: Callable[..., None], *args: Any) -> BaseProcess:
    """Start a process that runs something. It is killed if its parent ends first."""
    process = _FORKS.Process(target=_run_to_the_end, args=(run, *args), daemon=True)
    process.start()
    return process


def _run_to_the_end(run: Callable[..., None], *args: Any) -> None:
    """Run something and end the process, as a failure may leave threads that never end."""
    try:
        run(*args)
    except Exception:  # noqa: BLE001
        traceback.print_exc()
        os._exit(1)


@contextmanager
def forked(run: Callable[..., None], *args: Any) -> Iterator[tuple[BaseProcess, Connection]]:
    """Run something in a process until it ends or is killed. Yields the process and its messages.

    The function gets a connection for its messages as its last argument.
    """
    heard, said = _FORKS.Pipe(duplex=False)
    process = begun(run, *args, said)
    said.close()
    try:
        yield process, heard
    except BaseException:  # nobody is left who would end it
        process.kill()
        raise
    finally:
        process.join()


def rest_of(heard: Connection) -> Iterator[bytes]:
    """Yield a process's messages until it ends, even in the middle of one."""
    with heard, suppress(EOFError, OSError):
        while True:
            yield heard.recv_bytes()
