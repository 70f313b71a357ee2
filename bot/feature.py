"""The sockets: everything that a feature of ``cogs/`` may plug into. Read this file first.

A feature is a folder ``cogs/<name>/``. Its ``__init__.py`` says what it is and registers what
pages and stored matches need wherever the package is imported:

* ``bot.match.kind.register(Kind(...))``: the policies of its kind of match;
* ``bot.pages.parts.register(name, Part())``: its lines, rows and buttons on a match's pages.

Its ``cog.py`` ends with ``async def setup(bot)``, which the bot calls once at the start. There the
feature makes its own classes from the services of the bot, and joins in:

* ``bot.router.on(verb, ack, handler)``: presses; ``bot.add_cog(cog)``: commands;
* ``bot.ledger.before_commit(events, listener)``: its part of a change, in the same transaction;
* ``bot.ledger.checks``: what refuses a new match, in its transaction;
* ``bot.ledger.on_commit(events, listener)``: what it does after a change (``bot.match.events``);
* ``bot.ledger.plays_unasked``: what is played for people without a press;
* ``bot.hands.endings``: lines below a finished match, for whoever opens it;
* ``bot.publisher.on_show(events, listener)``: each version of a match that is being shown;
* ``bot.keeper.keep(kind, find)``: messages of its own that are kept up to date on Discord;
* ``bot.chores.add(chore)``: whatever recurs;
* ``bot.monitor.samples``: numbers of its own among the metrics;
* ``bot.settings_panel.add(setting)``: what managers choose about it in ``/settings``;
* ``bot.sockets``: moments of the process, listed below;
* ``bot.provide(service)``: a service for features that build on this one, which take it by
  ``bot.service(Service)``.

A feature that is switched off (``FEATURES_OFF``) is never imported, so nothing of it is there but
its tables (``tables.py``), which ``bot.storage.tables`` loads: what is stored is still erased.
"""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from sqlalchemy import ColumnElement

from bot.base.environment import WrongEnvironment
from bot.base.language import Language
from bot.discord_io.controls import Interaction
from bot.pages.model import Button
from bot.preferences.people import ExtraSwitch
from bot.secrecy import Asker

REQUIRED: Final = frozenset({"table"})
"""Features that can't be switched off, because nobody could play without them."""
_COGS: Final = Path(__file__).parent.parent / "cogs"

Afterwards = Callable[[], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Audience:
    """A front page about to be shown to a person, or to everybody if ``user_id`` is None.

    ``asker`` knows which channels can be seen there.
    """

    guild_id: int | None
    user_id: int | None
    language: Language
    asker: Asker


@dataclass(frozen=True, slots=True)
class FrontPart:
    """A feature's lines and buttons on a front page."""

    lines: tuple[str, ...] = ()
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True, slots=True)
class Sockets:
    """Events of the process that features can handle."""

    beginning: list[Callable[[Collection[int]], Awaitable[None]]] = field(default_factory=list)
    """These shards begin: their servers are known, and no board is shown yet."""
    switches: dict[str, ExtraSwitch] = field(default_factory=dict)
    """Switches of ``/preferences``, by their names in custom ids."""
    ending_server: list[Callable[[int], Awaitable[None]]] = field(default_factory=list)
    """All that goes on in a server ends: the bot was removed from it, or its data is erased."""
    erasing_server: list[Callable[[int], Awaitable[None]]] = field(default_factory=list)
    """A server is about to be erased, by its id. The rows of its messages still exist."""
    deleting_person: list[Callable[[int], Awaitable[Afterwards]]] = field(default_factory=list)
    """A person's data is about to be deleted, by their id. Returns what to do afterwards."""
    awaiting_match: list[Callable[[Any], ColumnElement[bool]]] = field(default_factory=list)
    """SQL conditions on the id of a finished match: another one will follow in its thread."""
    front: dict[str, Callable[[Audience], Awaitable[FrontPart]]] = field(default_factory=dict)
    """Parts of the front page of ``/tables``, by feature."""
    table_opened: list[Callable[[Interaction], Awaitable[Button | None]]] = field(
        default_factory=list
    )
    """A person has opened a table. Returns a button for the private reply."""
    closing: list[tuple[str, Callable[[], Awaitable[None]]]] = field(default_factory=list)
    """The process ends and presses have been answered. Each has a name for the log."""
    closed: list[Callable[[], None]] = field(default_factory=list)
    """All boards have been shown for the last time."""


@cache
def all_features() -> tuple[str, ...]:
    """Return the names of all features, which are their folders' names."""
    return tuple(sorted(each.name for each in iter_modules([str(_COGS)]) if each.name != "games"))


def features_on(off: Collection[str] = ()) -> list[str]:
    """Import the enabled features, and return their names.

    Features in ``off`` and those that need them are disabled. A feature lists the others that it
    can't work without as ``NEEDS``. A process that reads stored matches must call this first, so
    that their kinds and parts are registered.
    """
    on = [name for name in all_features() if name not in off]
    needs = {name: getattr(import_module(f"cogs.{name}"), "NEEDS", ()) for name in on}
    while missing := [name for name in on if not {*needs[name]} <= {*on}]:
        on = [name for name in on if name not in missing]
    return on


def check_features(off: Collection[str]) -> None:
    """Raise WrongEnvironment unless these features exist and can be switched off."""
    known = {*all_features()} - REQUIRED
    if unknown := sorted({*off} - known):
        raise WrongEnvironment(
            f"FEATURES_OFF: {', '.join(unknown)} can't be switched off. These can: "
            f"{', '.join(sorted(known))}."
        )
