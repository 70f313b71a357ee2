"""SimCord asks the same of loops, clocks and callbacks again and again; it is answered quickly."""

from asyncio import Task
from typing import Any
from weakref import WeakKeyDictionary

import simcord.env
from simcord import _dpy_internals
from simcord._runtime import _CallbackRecord, _selected_env


def settle_quickly() -> None:
    """Let SimCord look at a loop that sleeps between its rounds once, not at every look."""
    module: Any = simcord.env
    virtualize, parked = module._virtualize_recognized_waits, module._is_parked
    asleep: WeakKeyDictionary[Task[Any], tuple[Any, Any]] = WeakKeyDictionary()

    def sleeps_on(task: Any) -> bool:
        """Whether nothing has changed since it was last found asleep: not even its alarm."""
        loop, alarm = asleep.get(task, (None, None))
        sleep: Any = loop._handle if loop is not None else None
        return bool(sleep and sleep.handle is alarm and sleep.future is task._fut_waiter) and (
            not sleep.future.done()
        )

    def virtualize_others(state: Any, pending: list[Task[Any]]) -> None:
        virtualize(state, [task for task in pending if not sleeps_on(task)])

    def is_parked(state: Any, task: Any, deadline: float) -> bool:
        if sleeps_on(task):
            return True
        found: bool = parked(state, task, deadline)
        if found and _dpy_internals.tasks_loop_sleep(task, task._fut_waiter):
            loop = _dpy_internals._tasks_loop_self(task)
            asleep[task] = loop, loop._handle.handle
        return found

    module._virtualize_recognized_waits = virtualize_others
    module._is_parked = is_parked


def tell_time_quickly() -> None:
    """Let SimCord's clock, which every round of every loop reads, import nothing when read."""
    real = _dpy_internals._REAL_MONOTONIC

    def monotonic() -> float:
        env = _selected_env(driver=False)
        told: float = real() if env is None else env._virtual_time
        return told

    _dpy_internals._clock_monotonic = monotonic


def know_callbacks_by_identity() -> None:
    """Let SimCord find what has been called without comparing all fields of all that waits."""
    _CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
