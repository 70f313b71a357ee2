"""The sockets: everything that a feature of ``cogs/`` may plug into. Read this file first.

A feature is a folder ``cogs/<name>/``. Its ``__init__.py`` says what it is and registers what
pages and stored matches need wherever the package is imported:

* ``bot.match.kind.register(Kind(...))``: the policies of its kind of match;
* ``bot.pages.parts.register(name, Part())``: its lines, rows and buttons on a match's pages.

Its ``cog.py`` ends with ``async def setup(bot)``, which the bot calls once at the start. There the
feature takes the services that it needs from the bot, hands them to its own classes, and joins in:

* ``bot.router.on(verb, where, handler)``: presses; ``bot.add_cog(cog)``: commands;
* ``bot.ledger.before_commit(listener)``: its part of each change, in the same transaction;
* ``bot.ledger.before_create(check)``: what refuses a new match, in its transaction;
* ``bot.ledger.on_commit(listener)``: what happens after a change;
* ``bot.ledger.play_unasked(find)``: what is played for people without a press;
* ``bot.publisher.on_show(listener)``: each version of a match that is being shown;
* ``bot.keeper.keep(kind, find)``: messages of its own that are kept up to date on Discord;
* ``bot.add_chore(chore)``: whatever recurs;
* ``bot.monitor.add(samples)``: numbers of its own among the metrics;
* ``bot.add_settings(setting)``: what managers choose about it in ``/settings``;
* ``bot.sockets``: moments of the process, listed below;
* ``bot.provide(service)``: a service for features that build on this one, which take it by
  ``bot.service(Service)``.

A feature that is switched off (``FEATURES_OFF``) is never imported, so nothing of it is there.
"""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from bot.base.environment import WrongEnvironment
from bot.base.language import Language
from bot.discord_io.controls import Interaction
from bot.match.record import Record
from bot.pages.model import Button
from bot.preferences.people import ExtraSwitch
from bot.secrecy import Asker
from bot.storage.notices import Notice

REQUIRED: Final = frozenset({"table"})
"""Features without which nobody can play."""
_COGS: Final = Path(__file__).parent.parent / "cogs"

Afterwards = Callable[[], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Scene:
    """A front page about to be shown: on which server, to whom (None: everybody), and how.

    ``asker`` tells which channels are seen there.
    """

    guild_id: int | None
    user_id: int | None
    language: Language
    asker: Asker


@dataclass(frozen=True, slots=True)
class FrontPart:
    """A feature's lines on a front page, and its buttons there."""

    lines: tuple[str, ...] = ()
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True, slots=True)
class Sockets:
    """Moments of a process that features may take part in."""

    beginning: list[Callable[[Collection[int]], Awaitable[None]]] = field(default_factory=list)
    """Shards begin, by their numbers: their servers are known, and no board is shown yet."""
    notices: list[Callable[[Notice], None]] = field(default_factory=list)
    """Another process has told of a match."""
    switches: dict[str, ExtraSwitch] = field(default_factory=dict)
    """Switches of ``/preferences`` by a name for custom ids."""
    warnings: list[Callable[[Record], Awaitable[None]]] = field(default_factory=list)
    """The time of a match's players is nearly up."""
    until_shown: list[Callable[[str], Awaitable[None]]] = field(default_factory=list)
    """A press waits until everything is shown that a match has, by its id."""
    erasing_server: list[Callable[[int], Awaitable[None]]] = field(default_factory=list)
    """A server is about to be erased, by its id; the rows of its messages are still there."""
    deleting_person: list[Callable[[int], Awaitable[Afterwards]]] = field(default_factory=list)
    """Somebody's data is about to be deleted, by their id; returns what to do once it is."""
    front: dict[str, Callable[[Scene], Awaitable[FrontPart]]] = field(default_factory=dict)
    """Parts of the front page of ``/tables``, by feature."""
    table_opened: list[Callable[[Interaction], Awaitable[Button | None]]] = field(
        default_factory=list
    )
    """Somebody has opened a table: what the private answer offers them."""
    closing: list[tuple[str, Callable[[], Awaitable[None]]]] = field(default_factory=list)
    """The process ends and presses are answered; each with its name for the log."""
    closed: list[Callable[[], None]] = field(default_factory=list)
    """All boards are shown for the last time."""


@cache
def all_features() -> tuple[str, ...]:
    """Return the names of all features, by their folders."""
    return tuple(sorted(each.name for each in iter_modules([str(_COGS)]) if each.name != "games"))


def features_on(off: Collection[str] = ()) -> list[str]:
    """Import the features that are on, and return their names.

    Those are all but the ones that are off, and the ones that need these. A feature names the
    others that it cannot do without as ``NEEDS``. A process that reads stored matches calls this
    first, so that their kinds and parts are known.
    """
    on = [name for name in all_features() if name not in off]
    needs = {name: getattr(import_module(f"cogs.{name}"), "NEEDS", ()) for name in on}
    while missing := [name for name in on if not {*needs[name]} <= {*on}]:
        on = [name for name in on if name not in missing]
    return on


def check_features(off: Collection[str]) -> None:
    """Raise WrongEnvironment unless all these features exist and the bot can do without them."""
    known = {*all_features()} - REQUIRED
    if unknown := sorted({*off} - known):
        raise WrongEnvironment(
            f"FEATURES_OFF: {', '.join(unknown)} can't be switched off. These can: "
            f"{', '.join(sorted(known))}."
        )
