"""What makes tests cost less: things done once, few polls, quick copies, loops and logs."""

import asyncio
import copy
import datetime
import logging
import selectors
import time
from collections.abc import Callable, Iterator, MutableMapping
from functools import cache
from importlib.metadata import entry_points
from selectors import SelectorKey
from types import SimpleNamespace
from typing import Any, Final

import structlog
from simcord import _dpy_internals, _runtime, components, gateway, results
from simcord.backend import serializers
from simcord.http import router
from sqlalchemy import Connection, Engine, event

from bot.pages import faces

# SQL compiled once per process, although every test opens engines of its own


class CompiledStatements(MutableMapping[tuple[Any, ...], Any]):
    """A cache of statements for all engines of one kind of database.

    SQLAlchemy's own cache is per engine: a statement's key begins with the engine's dialect.
    """

    def __init__(self) -> None:
        self._statements: dict[tuple[Any, ...], Any] = {}

    def __getitem__(self, key: tuple[Any, ...]) -> Any:
        return self._statements[_shared(key)]

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        self._statements[_shared(key)] = compiled

    def __delitem__(self, key: tuple[Any, ...]) -> None:
        del self._statements[_shared(key)]

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self._statements)

    def __len__(self) -> int:
        return len(self._statements)


def _shared(key: tuple[Any, ...]) -> tuple[Any, ...]:
    dialect, *rest = key
    return (type(dialect), *rest)


def compile_statements_once() -> None:
    """Share compiled statements among all engines that connect from now on."""
    statements = CompiledStatements()

    @event.listens_for(Engine, "engine_connect")
    def _share(connection: Connection) -> None:
        connection.execution_options(compiled_cache=statements)


# Installed packages, which every bot asks for the faces of games, and which stay as they are


def list_packages_once() -> None:
    """Read what packages offer once per process from now on."""
    vars(faces)["entry_points"] = cache(entry_points)


# A selector that polls less often while its event loop is busy: a bot in memory has thousands of
# rounds in which nothing can have arrived; polling took a tenth of its tests' time


ROUNDS_BETWEEN_POLLS = 16


class SeldomSelector(selectors.DefaultSelector):
    _round = 0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        if timeout == 0:
            self._round += 1
            if self._round % ROUNDS_BETWEEN_POLLS:
                return []
        return super().select(timeout)


def poll_seldom() -> None:
    """Use it for all event loops created from now on."""
    selectors.DefaultSelector = SeldomSelector  # type: ignore[misc]


# Copies of the data to and from SimCord's Discord: deepcopy took a fifth of a press


ATOMS = {str, int, float, bool, type(None)}


def copied(data: Any) -> Any:
    """Return a deep copy of data that is mostly JSON."""
    kind = type(data)
    if kind in ATOMS:
        return data
    if kind is dict:
        return {key: each if type(each) in ATOMS else copied(each) for key, each in data.items()}
    if kind is list:
        return [each if type(each) in ATOMS else copied(each) for each in data]
    return copy.deepcopy(data)


def copy_quickly() -> None:
    """Make SimCord copy messages and events this way from now on."""
    for module in (components, results, serializers):
        assert vars(module)["deepcopy"] is copy.deepcopy
        vars(module)["deepcopy"] = copied
    for importer in (gateway, router):
        assert vars(importer)["copy"] is copy
        vars(importer)["copy"] = SimpleNamespace(deepcopy=copied)


# An event loop and a clock of SimCord's that cost less: they took a tenth of a bot's time


_track_callback: Final[Callable[..., asyncio.Handle]] = _runtime._track_callback
_monotonic: Final = time.monotonic


def _track_seldom(
    work: Any,
    original: Callable[..., asyncio.Handle],
    callback: Any,
    args: tuple[Any, ...],
    *,
    when: float | None,
    context: Any,
    schedule_args: tuple[Any, ...] = (),
    **how: Any,
) -> asyncio.Handle:
    """Track everything but steps of tasks: whether a task is busy is seen from the task itself."""
    if when is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        return original(*schedule_args, callback, *args, context=context)
    return _track_callback(
        work,
        original,
        callback,
        args,
        when=when,
        context=context,
        schedule_args=schedule_args,
        **how,
    )


def _bot_time() -> float:
    """Return the virtual time to a bot, and the real one to everybody else."""
    scope = _runtime._BOT_SCOPE.get()
    if scope is not None:
        env, generation = scope
        if env._started and env._runtime is not None and generation == env._generation:
            virtual: float = env._virtual_time
            return virtual
    return _monotonic()


def schedule_quickly() -> None:
    """Make every SimCord use these from now on."""
    vars(_runtime)["_track_callback"] = _track_seldom
    vars(_dpy_internals)["_clock_monotonic"] = _bot_time
    for name in ("timedelta", "timezone"):  # else each use of them fails once
        setattr(_dpy_internals._DatetimeModule, name, getattr(datetime, name))
    # Records are removed from a list, which otherwise compares the fields of all before them.
    _runtime._CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]


# One line per event, fast: structlog's defaults are slow


def log_plainly() -> None:
    """Print all events, with tracebacks in the bot's format."""
    structlog.reset_defaults()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.NOTSET),
    )


def work_quickly() -> None:
    """Make everything from now on work this way."""
    compile_statements_once()
    list_packages_once()
    copy_quickly()
    schedule_quickly()
    poll_seldom()
    log_plainly()
