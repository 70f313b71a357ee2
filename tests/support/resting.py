"""Loops of the bot that sleep, which SimCord would look into anew whenever it looks."""

import asyncio
from typing import Any
from weakref import WeakSet

import simcord.env
from simcord import _dpy_internals, _runtime, _settlement

_SLEEPS: WeakSet[asyncio.Future[Any]] = WeakSet()
"""What loops wait for between two rounds, as far as it was looked into."""


def at_rest(state: Any, task: Any) -> bool:
    """Whether a task is a loop between two rounds, which only the passing of time will wake."""
    waiter = task._fut_waiter
    if waiter is None or waiter.done():
        return False
    if waiter not in _SLEEPS:
        if not _dpy_internals.tasks_loop_sleep(task, waiter):
            return False
        _settlement._virtualize_recognized_waits(state, [task])
        _SLEEPS.add(waiter)
    return any(
        timer.when is not None
        and timer.when > state.virtual_time
        and not timer.handle.cancelled()
        and waiter in timer.handle._args
        for timer in state.work.callbacks
    )


def remember_who_rests() -> None:
    """Let SimCord ask this first from now on."""
    parked, virtualize = _settlement._is_parked, _settlement._virtualize_recognized_waits

    def is_parked(state: Any, task: Any, deadline: float) -> bool:
        return at_rest(state, task) or parked(state, task, deadline)

    def virtualize_others(state: Any, pending: list[Any]) -> None:
        virtualize(state, [task for task in pending if not at_rest(state, task)])

    # It finds a callback among all others by comparing every field of theirs.
    _runtime._CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
    simcord.env._is_parked = is_parked  # type: ignore[attr-defined]
    simcord.env._virtualize_recognized_waits = virtualize_others  # type: ignore[attr-defined]
