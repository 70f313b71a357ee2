"""What everybody at a table has to agree to: takebacks, and stopping without a result.

A person's last action may be undone under four conditions. It is their own action. Only computers
have acted since, so nobody else has to repeat anything. It showed nothing hidden to anybody, and it
drew nothing at random (``leaves_no_trace``).
"""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sqlalchemy import update

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match.actions import own_chair
from bot.match.chairs import Chair, people_in
from bot.match.ledger import Change, allows_takebacks, set_limit
from bot.match.people import Person
from bot.match.record import TAKEBACK_DECLINED, Alarm, Record
from bot.match.verification import log_rows, play_again
from bot.match.view import MatchView
from bot.storage import tables
from games.core import Chance, Entry, Seat, step
from games.core.takebacks import leaves_no_trace

_NAME: Final = "takeback"
_STOP_NAME: Final = "stop"
STOP: Final = 0  # in place of an action's number
_FIRST_LOOK: Final = 2
"""Number of worlds per viewer in which an action is checked right after it was made. For an actual
takeback, which is rare, it is checked in more."""
_NOT_POSSIBLE: Final = sentence("takebacks/not-possible")
_LAPSED: Final = sentence("takebacks/lapsed")
_LEAST_SHARE: Final = 4  # after a takeback, a player has at least the full time divided by this


@dataclass(frozen=True, slots=True)
class Request:
    """The action that a seat may take back, or its offer to stop.

    ``start`` is the action's number in the log, used in controls, or ``STOP``. It may be taken back
    while the match is at version ``at``. ``asked``: the others are being asked whether they agree.
    ``agreed`` are the seats that have.
    """

    seat: Seat
    start: int
    at: int
    asked: bool = False
    agreed: tuple[Seat, ...] = ()


def request_of(seen: Record | MatchView[Any], start: int) -> Request | None:
    """Return the offer to stop, or the takeback that is possible now. None if there is none."""
    if start != STOP:
        return takeback_of(seen)
    return _noted(seen, _STOP_NAME) if may_stop(seen) else None


def may_stop(seen: Record | MatchView[Any]) -> bool:
    """Return True if several people are at the match, and nothing else depends on its result."""
    there = [chair for chair in people_in(seen.chairs) if not chair.left]
    return seen.status == "running" and len(there) > 1 and not seen.kind.planned


def takeback_of(seen: Record | MatchView[Any]) -> Request | None:
    return _stored(seen, seen.version) if allows_takebacks(seen) else None


def _stored(seen: Record | MatchView[Any], version: int) -> Request | None:
    """Return the takeback noted at ``version``. None if the note is of another version."""
    found = _noted(seen, _NAME)
    return None if found is None or found.at != version else found


def _noted(seen: Record | MatchView[Any], name: str) -> Request | None:
    noted = seen.details.get(name)
    return noted and Request(**{**noted, "agreed": tuple(noted["agreed"])})


def note(record: Record, start: int, request: Request | None) -> None:
    """Store the possible takeback, or for ``STOP`` the offer to stop, in a match's details."""
    name = _STOP_NAME if start == STOP else _NAME
    others = {key: value for key, value in record.details.items() if key != name}
    record.details = {**others, **({} if request is None else {name: asdict(request)})}


def people_to_ask(record: Record, request: Request) -> frozenset[Seat]:
    """Return the seats whose people still have to agree.

    Stopping needs the consent of people who are away, but not of those who never came.
    """
    people = {chair.seat for chair in record.chairs if not chair.computer}
    if request.start == STOP:
        there = (chair for chair in people_in(record.chairs) if not chair.left)
        people = {chair.seat for chair in there if chair not in never_came(record)}
    return frozenset(people - {request.seat, *request.agreed})


def never_came(record: Record) -> list[Chair]:
    """Return the chairs of people who have missed a turn and decided nothing yet."""
    people = people_in(record.chairs)
    return [each for each in people if each.timeouts and not (each.decided or each.left)]


def watch(change: Change) -> None:
    """Update the possible takeback with each change.

    A request expires when any player acts, but an offer to stop only when the one who made it does.
    """
    record, found = change.record, None
    since = record.version - record.steps
    if change.before is not None and allows_takebacks(record):
        found = _found_after(record, change.before, since)
    found = None if found is None else replace(found, at=record.version)
    note(record, since, found)
    stop = request_of(record, STOP)
    if stop is not None and any(each.seat == stop.seat for each, _ in record.entries):
        note(record, STOP, None)


def _found_after(record: Record, state: Any, since: int) -> Request | None:
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
    found: Request | None,
) -> Request | None:
    """Return the possible takeback after an entry played in the state ``before``."""
    if entry.kind != "action" or entry.seat is None:
        return None
    game, seat = record.game, entry.seat
    # A person's action is a new start. An action without a choice isn't worth taking back.
    if user_id is not None:
        found = Request(seat, number, number) if game.menu(before, seat).count() > 1 else None
    # Nobody else may have acted since, except computers.
    if found is None or not (seat == found.seat or record.chairs[seat].computer):
        return None
    action = game.actions.validate_python(entry.action)
    key, seats = record.header.key, len(record.chairs)
    free = leaves_no_trace(game, before, seats, seat, action, key, _FIRST_LOOK)
    return found if free else None


def ask_for_takeback(change: Change, person: Person, start: int) -> None:
    """Take the person's last action back, or ask the other people whether they agree.

    ``start`` is the number of the action that they mean.
    """
    record = change.record
    chair = own_chair(record, person)
    takeback = takeback_of(record)
    if takeback is None or (takeback.seat, takeback.start) != (chair.seat, start):
        raise Refusal(_NOT_POSSIBLE)
    _check_trace(change, takeback)
    _note_agreement(change, takeback, chair.seat)


def offer_to_stop(change: Change, person: Person) -> None:
    """Ask the other people to end the match without a result, or agree to that."""
    record = change.record
    chair = own_chair(record, person)
    if not may_stop(record):
        raise Refusal(_LAPSED)
    offer = request_of(record, STOP) or Request(chair.seat, STOP, record.version)
    _note_agreement(change, offer, chair.seat)


def agree(change: Change, person: Person, start: int) -> None:
    """Agree to what another player asks for. It happens once everybody asked has agreed."""
    chair, request = _asked(change, person, start)
    _note_agreement(change, request, chair.seat)


def decline(change: Change, person: Person, start: int) -> None:
    record = change.record
    chair, _ = _asked(change, person, start)
    record.add_event(TAKEBACK_DECLINED, chair.seat)
    note(record, start, None)


def _asked(change: Change, person: Person, start: int) -> tuple[Chair, Request]:
    record = change.record
    chair, request = own_chair(record, person), request_of(record, start)
    if request is None or not request.asked or request.start != start:
        raise Refusal(_LAPSED)
    if chair.seat == request.seat:
        raise Refusal(sentence("takebacks/asked-yourself"))
    if chair.seat not in people_to_ask(record, request):
        raise Refusal(_LAPSED)
    return chair, request


def _note_agreement(change: Change, request: Request, seat: Seat) -> None:
    """Note that a seat agrees to a request. Once everybody has, carry it out."""
    record = change.record
    request = replace(request, asked=True, agreed=(*request.agreed, seat))
    if people_to_ask(record, request):
        note(record, request.start, request)
    elif request.start != STOP:
        _take_back(change, request)
    else:
        absent = never_came(record)
        for chair in absent:
            chair.left = True
        record.call_off("absent" if absent else "agreed", change.now)


def _check_trace(change: Change, takeback: Request) -> None:
    """Raise Refusal if the action, or the computers' replies, showed or drew something hidden.

    That was already checked when the action was made, but less closely.
    """
    record, before = change.record, None
    game, seats, key = record.game, len(record.chairs), record.header.key
    for playing, entry, _ in play_again(record, log_rows(change.connection, record.id)):
        if entry is not None and entry.seat is not None and playing.version >= takeback.start:
            action = game.actions.validate_python(entry.action)
            if not leaves_no_trace(game, before, seats, entry.seat, action, key):
                raise Refusal(_NOT_POSSIBLE)
        if playing.version >= takeback.start - 1:
            before = game.copy(playing.state)


def _take_back(change: Change, takeback: Request) -> None:
    """Restore the match to its state before an action.

    The log keeps the action and the computers' replies, as entries without effect, so that a replay
    gives the match as it counts.
    """
    record, row = change.record, tables.log.c
    rows = log_rows(change.connection, record.id)
    kept = [each for each in rows if each.sequence < takeback.start]
    for playing, _, _ in play_again(record, kept):
        record.go_back_to(playing)
    gone = update(tables.log).where(row.match_id == record.id, row.sequence >= takeback.start)
    change.connection.execute(gone.where(row.kind == "action").values(kind="taken_back"))
    # Time used for the action, which the player doesn't get back.
    used = rows[len(kept)].at - kept[-1].at if kept else 0
    _set_clock(record, used, change.now)
    record.leave_ratings("takeback")
    owner = record.chairs[takeback.seat].user_id
    record.play(Entry("takeback", takeback.seat), owner, change.now)


def _set_clock(record: Record, used: int, now: int) -> None:
    deadline = record.deadline
    if deadline is None or deadline.key == record.alarm.decision:
        return
    seconds = record.seconds
    if seconds is None:
        return
    whole = int(seconds * 1000)
    people = frozenset(seat for seat in deadline.seats if not record.chairs[seat].computer)
    alarm = Alarm(deadline.key, deadline.step, people, since=record.version + 1)
    set_limit(alarm, deadline, seconds, now + max(whole - used, whole // _LEAST_SHARE))
    record.alarm = alarm
