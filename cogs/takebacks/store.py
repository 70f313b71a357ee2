"""Takebacks: a person's last action may be undone under four conditions.

It is their own action. Only computers have acted since, so nobody else has to repeat anything. It
showed nothing hidden to anybody, and it drew nothing at random (``leaves_no_trace``).
"""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from bot.match.ledger import After, Change
from bot.match.record import Record, people_in
from bot.match.view import MatchView
from games.core import Chance, Entry, Seat, step
from games.core.takebacks import leaves_no_trace

_NAME: Final = "takeback"
"""The key of the possible takeback in a match's details."""
_FIRST_LOOK: Final = 2
"""Number of worlds per viewer in which an action is checked right after it was made. For an actual
takeback, which is rare, it is checked in more."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """The action that a seat may take back.

    ``start`` is its number in the log, used in controls; it may be taken back while the match is at
    version ``at``. ``asked``: the others are being asked whether they agree; ``agreed`` are the
    seats that have.
    """

    seat: Seat
    start: int
    at: int
    asked: bool = False
    agreed: tuple[Seat, ...] = ()


def takeback_of(seen: Record | MatchView[Any]) -> Takeback | None:
    """Return the takeback that is possible now, or None."""
    return _stored(seen, seen.version) if allows_takebacks(seen) else None


def _stored(seen: Record | MatchView[Any], version: int) -> Takeback | None:
    """Return the takeback noted at ``version``. None if the note is of another version."""
    noted = seen.details.get(_NAME)
    if noted is None or noted["at"] != version:
        return None
    return Takeback(**{**noted, "agreed": tuple(noted["agreed"])})


def note(record: Record, takeback: Takeback | None) -> None:
    """Store the possible takeback in a match's details."""
    others = {name: value for name, value in record.details.items() if name != _NAME}
    noted = {} if takeback is None else {_NAME: asdict(takeback)}
    record.details = {**others, **noted}


def allows_takebacks(seen: Record | MatchView[Any]) -> bool:
    """Return True for a running match that no rating and no comparison depends on.

    A match against computers alone no longer counts after a takeback.
    """
    alone = len(people_in(seen.chairs)) == 1
    counts = seen.rated and not alone
    return seen.begun and seen.status == "running" and seen.kind.takebacks and not counts


def people_to_ask(record: Record, takeback: Takeback) -> frozenset[Seat]:
    """Return the seats whose people still have to agree to a takeback."""
    people = {chair.seat for chair in record.chairs if not chair.computer}
    return frozenset(people - {takeback.seat, *takeback.agreed})


def watch(record: Record) -> After:
    """Update the possible takeback with each change. See ``Ledger.before_commit``.

    A request expires when a player acts.
    """
    since = record.version
    state = record.game.copy(record.state) if allows_takebacks(record) else None

    def after(change: Change) -> None:
        found = None
        if state is not None and allows_takebacks(change.record):
            found = _found_after(change.record, state, since)
        note(change.record, None if found is None else replace(found, at=change.record.version))

    return after


def _found_after(record: Record, state: Any, since: int) -> Takeback | None:
    """Return the possible takeback after a change's entries, which are played in ``state``.

    ``since`` is the version before them.
    """
    found = _stored(record, since)
    if record.entries and found is not None:
        found = replace(found, asked=False, agreed=())
    first = record.version - len(record.entries) + 1
    for number, (entry, user_id) in enumerate(record.entries, first):
        found = _after(record, state, number, entry, user_id, found)
        step(record.game, state, entry, Chance(record.header.key))
    return found


def _after(
    record: Record,
    before: Any,
    number: int,
    entry: Entry,
    user_id: int | None,
    found: Takeback | None,
) -> Takeback | None:
    """Return the possible takeback after an entry played in the state ``before``."""
    if entry.kind != "action" or entry.seat is None:
        return None
    game, seat = record.game, entry.seat
    # A person's action is a new start. An action without a choice isn't worth taking back.
    if user_id is not None:
        found = Takeback(seat, number, number) if game.menu(before, seat).count() > 1 else None
    # Nobody else may have acted since, except computers.
    if found is None or not (seat == found.seat or record.chairs[seat].computer):
        return None
    action = game.actions.validate_python(entry.action)
    key, seats = record.header.key, len(record.chairs)
    free = leaves_no_trace(game, before, seats, seat, action, key, _FIRST_LOOK)
    return found if free else None
