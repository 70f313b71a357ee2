"""Takebacks: the last action of a person may be undone where four things hold.

It is their own action. Nobody has to do anything again: only computers have acted since. Nothing
hidden was shown to anybody, and no lot was drawn (``leaves_no_trace``).
"""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, select

from bot.match.record import Record
from bot.storage import tables
from games.core import Chance, Entry, Seat, step
from games.core.takebacks import leaves_no_trace

_FIRST_LOOK: Final = 2
"""Number of worlds for each viewer in which an action is tried that somebody has just made. It is
tried in more when it is to be taken back, which is rare."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """The action that a seat may take back.

    ``start`` is its number in the log, with which it is named in controls; it may be taken back
    while the match is at version ``at``. ``asked`` says that the others are asked whether they
    agree, and ``agreed`` are the seats that have.
    """

    seat: Seat
    start: int
    at: int
    asked: bool = False
    agreed: tuple[Seat, ...] = ()


def takeback_of(record: Record) -> Takeback | None:
    """Return what may be taken back in a match as it stands; None for nothing."""
    return _stored(record, record.version) if allows_takebacks(record) else None


def _stored(record: Record, version: int) -> Takeback | None:
    """Return what could be taken back at a version; None where that was noted at another one."""
    if record.takeback is None or record.takeback["at"] != version:
        return None
    return Takeback(**{**record.takeback, "agreed": tuple(record.takeback["agreed"])})


def allows_takebacks(record: Record) -> bool:
    """Return whether it is a running match that no rating and no comparison depends on.

    Games for one have rules of their own for it. A match against computers alone is no longer
    counted once something was taken back.
    """
    compared = record.daily is not None or record.series_id is not None
    same_deal = record.origin is not None and not record.origin["steps"]
    alone = sum(chair.user_id is not None for chair in record.chairs) == 1
    counts = not (record.unrated or alone)
    off = compared or same_deal or counts
    return record.begun and record.status == "running" and not (off or record.solitaire)


def people_to_ask(record: Record, takeback: Takeback) -> frozenset[Seat]:
    """Return the seats whose people have still to agree to a takeback."""
    people = {chair.seat for chair in record.chairs if not chair.computer}
    return frozenset(people - {takeback.seat, *takeback.agreed})


def note_takeback(connection: Connection, record: Record, before: Any, since: int) -> None:
    """Store with a change what may be taken back after it.

    ``before`` is the state before the change, of which this makes the one after it, and ``since``
    the version. What others are asked lapses when somebody acts.
    """
    found = None
    if before is not None and allows_takebacks(record):
        found = _stored(record, since)
        if record.entries and found is not None:
            found = replace(found, asked=False, agreed=())
        first = record.version - len(record.entries) + 1
        for number, (entry, user_id) in enumerate(record.entries, first):
            found = _after(record, before, number, entry, user_id, found)
            step(record.game, before, entry, Chance(record.header.key))
        if found is not None and found.start >= first and _is_of_evening(connection, record):
            found = None
    record.takeback = None if found is None else asdict(replace(found, at=record.version))


def _after(
    record: Record,
    before: Any,
    number: int,
    entry: Entry,
    user_id: int | None,
    found: Takeback | None,
) -> Takeback | None:
    """Return what may be taken back after an entry of the log, played in the state before it."""
    if entry.kind != "action" or entry.seat is None:
        return None
    game, seat = record.game, entry.seat
    if user_id is not None:
        found = Takeback(seat, number, number) if game.menu(before, seat).count() > 1 else None
    if found is None or not (seat == found.seat or record.chairs[seat].computer):
        return None
    action = game.actions.validate_python(entry.action)
    key, seats = record.header.key, len(record.chairs)
    free = leaves_no_trace(game, before, seats, seat, action, key, _FIRST_LOOK)
    return found if free else None


def _is_of_evening(connection: Connection, record: Record) -> bool:
    of = tables.evening_tables.c
    return connection.scalar(select(of.match_id).where(of.match_id == record.id)) is not None
