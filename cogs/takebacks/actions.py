"""Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import select, update

from bot.base.language import Refusal, sentence
from bot.match.actions import own_chair
from bot.match.ledger import Change, set_limit
from bot.match.people import Person
from bot.match.record import TAKEBACK_DECLINED, Alarm, Chair, Record
from bot.match.verification import play_again
from bot.storage import tables
from cogs.takebacks import store
from cogs.takebacks.store import STOP, Request, note, people_to_ask
from games.core import Entry, Seat
from games.core.takebacks import leaves_no_trace

_NOT_POSSIBLE: Final = sentence("takebacks/not-possible")
_LAPSED: Final = sentence("takebacks/lapsed")
_LEAST_SHARE: Final = 4
"""After a takeback, a player has at least the full time divided by this."""


def ask_for_takeback(change: Change, person: Person, start: int) -> None:
    """Take the person's last action back, or ask the other people whether they agree.

    ``start`` is the number of the action that they mean.
    """
    record = change.record
    chair = own_chair(record, person)
    takeback = store.takeback_of(record)
    if takeback is None or (takeback.seat, takeback.start) != (chair.seat, start):
        raise Refusal(_NOT_POSSIBLE)
    _check_trace(change, takeback)
    _settle(change, takeback, chair.seat)


def offer_to_stop(change: Change, person: Person) -> None:
    """Ask the other people to end the match without a result, or agree to that."""
    record = change.record
    chair = own_chair(record, person)
    if not store.may_stop(record):
        raise Refusal(_LAPSED)
    offer = store.request_of(record, STOP) or Request(chair.seat, STOP, record.version)
    _settle(change, offer, chair.seat)


def agree(change: Change, person: Person, start: int) -> None:
    """Agree to what another player asks for. It happens once everybody asked has agreed."""
    chair, request = _asked(change, person, start)
    _settle(change, request, chair.seat)


def decline(change: Change, person: Person, start: int) -> None:
    record = change.record
    chair, _ = _asked(change, person, start)
    record.add_event(TAKEBACK_DECLINED, chair.seat)
    note(record, start, None)


def _asked(change: Change, person: Person, start: int) -> tuple[Chair, Request]:
    """Return the chair and what a person is asked about. Raises Refusal if nothing."""
    record = change.record
    chair, request = own_chair(record, person), store.request_of(record, start)
    if request is None or not request.asked or request.start != start:
        raise Refusal(_LAPSED)
    if chair.seat == request.seat:
        raise Refusal(sentence("takebacks/asked-yourself"))
    if chair.seat not in people_to_ask(record, request):
        raise Refusal(_LAPSED)
    return chair, request


def _settle(change: Change, request: Request, seat: Seat) -> None:
    """Note that a seat agrees to a request; once everybody has, do what it asks for."""
    record = change.record
    request = replace(request, asked=True, agreed=(*request.agreed, seat))
    if people_to_ask(record, request):
        note(record, request.start, request)
    elif request.start != STOP:
        _take_back(change, request)
    else:
        absent = store.never_came(record)
        for chair in absent:
            chair.left = True
        record.call_off("absent" if absent else "agreed", change.now)


def _rows(change: Change) -> Sequence[Any]:
    """Return the log of the match."""
    row = tables.log.c
    log = select(row.sequence, row.kind, row.seat, row.action, row.user_id, row.at)
    mine = log.where(row.match_id == change.record.id).order_by(row.sequence)
    return change.connection.execute(mine).all()


def _check_trace(change: Change, takeback: Request) -> None:
    """Raise Refusal if the action, or the computers' replies, showed or drew something hidden.

    That was already checked when the action was made, but less closely.
    """
    record, before = change.record, None
    game, seats, key = record.game, len(record.chairs), record.header.key
    for playing, entry, _ in play_again(record, _rows(change)):
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
    record, row, rows = change.record, tables.log.c, _rows(change)
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
    """Give a decision to be made again the time that was left for it, or a minimum share."""
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
