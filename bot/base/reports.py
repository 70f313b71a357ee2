"""Unexpected failures: each is logged with a trace id, and counted."""

import asyncio
import secrets
import sys
from typing import Any, Final, Literal

from bot.base import logs, metrics

log = logs.get(__name__)

Where = Literal["press", "event", "chore", "task"]
"""The kind of work that failed: a press or command, a handler of a Discord event, a chore's round,
or a background task."""
_TRACE: Final = "castellan_trace"


def report(what: str, error: BaseException, /, *, where: Where, **facts: object) -> str:
    """Log and count a failure. Returns its trace id, which finds it in the log.

    ``facts`` may be ids, but nothing that people wrote or hold. If the same error is reported
    again, for instance by a task that it ends, it keeps its trace id and isn't counted twice.
    """
    known: str | None = getattr(error, _TRACE, None)
    if known is not None:
        return known
    trace = secrets.token_hex(4)
    setattr(error, _TRACE, trace)
    metrics.FAULTS.labels(where).inc()
    log.error(what, where=where, trace=trace, exc_info=error, **facts)
    return trace


def exception(what: str, /, *, where: Where, **facts: object) -> str:
    """Report the exception that is being handled."""
    error = sys.exc_info()[1]
    assert error is not None, "an exception is being handled"
    return report(what, error, where=where, **facts)


def report_tasks(loop: asyncio.AbstractEventLoop) -> None:
    """Report failures of tasks that nobody awaits, in place of asyncio's own message."""
    loop.set_exception_handler(_report_task)


def _report_task(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error, future = context.get("exception"), context.get("future")
    if error is None:
        loop.default_exception_handler(context)
    elif isinstance(future, asyncio.Task):
        name = getattr(future.get_coro(), "__qualname__", None)
        report("task failed", error, where="task", task=name)
    elif future is not None:
        # E.g. the waiter that asyncpg leaves behind when a connection breaks. The code that used
        # the connection gets the error too, and reports it.
        log.warning("a future failed that nobody awaits", error=repr(error))
    else:
        loop.default_exception_handler(context)
