"""A turn's time starts when its board can be seen, and a table that nobody can see pauses.

Boards may come late or not at all: Discord fails, a thread is locked, a filter blocks the text.
Until the board has shown a turn, nothing is played for anybody and no time runs out. Then the turn
gets back the time during which it couldn't be seen. An open hand shows a turn to its owner as well
as a board does.
"""

from dataclasses import replace
from math import inf
from typing import Final

from sqlalchemy import Connection, and_, select, update

from bot.base.calendar import DAY_MS
from bot.match.ledger import Change, SeenAt, stale
from bot.match.record import Record
from bot.match.store import BOARD
from bot.storage import tables

USUAL_MS: Final = 2 * 1000  # a board that appears within this time isn't late
COMPUTERS_WAIT_AFTER_MS: Final = 10 * 1000
"""Computers pause when the board has been out of date for this long."""
SOON_MS: Final = 1000
LOOK_AGAIN_MS: Final = 60 * 1000
"""Maximum time until a paused table is looked at again, unless its board is shown sooner."""
MAX_UNSEEN_MS: Final = 7 * DAY_MS  # a match whose turn couldn't be seen for this long is cancelled

SEEN: Final = -1  # ``began_with`` of a turn that is seen in hands, whatever the board shows

_match, _post = tables.matches.c, tables.postings.c
_TIMES: Final = ("computer_at", "warn_at", "ends_at")


def is_hidden(record: Record) -> bool:
    """Return True for a turn whose time doesn't run, as no board or direct message shows it."""
    shown, alarm = record.shown, record.alarm
    timed = record.status == "running" and alarm.decision is not None
    late = shown.refused_at is not None or shown.published_version < alarm.began_with
    return timed and late and alarm.began_with != SEEN and not record.only_in_replies


def stands_still(record: Record, now: int) -> bool:
    """Return True if due actions have to wait until the board can be seen."""
    if not is_hidden(record):
        return False
    alarm = record.alarm
    computer_is_due = alarm.computer_at is not None and alarm.computer_at <= now
    # Computers may run ahead of a board that is only late, but not for long.
    if computer_is_due and record.shown.refused_at is None:
        return now - (alarm.unseen_at or now) >= COMPUTERS_WAIT_AFTER_MS
    return True


def hidden_since(record: Record) -> int | None:
    """The time when the turn became invisible, or None if it's visible."""
    if not is_hidden(record):
        return None
    if record.shown.published_version < record.alarm.began_with:
        return record.alarm.began_at
    # A turn that was visible at first lost time only since the refusal.
    return max(record.alarm.began_at or 0, record.shown.refused_at or 0)


def look_again_later(connection: Connection, record: Record, now: int) -> None:
    """Postpone a match's next check, unless its times have changed since it was read.

    Soon after the pause begins it's checked more often, as boards mostly come within seconds.
    """
    alarm = record.alarm
    waited = now - (hidden_since(record) or now)
    # It waits for as long as it has waited so far: the interval doubles up to its maximum.
    pause = min(LOOK_AGAIN_MS, max(SOON_MS, waited))
    same = [
        _match[f"alarm_{name}"].is_not_distinct_from(getattr(alarm, name))
        for name in ("began_at", *_TIMES)
    ]
    this = update(tables.matches).where(
        _match.id == record.id, _match.version == record.version, *same
    )
    connection.execute(this.values(alarm_wake_at=now + pause))


def seen_in_hands(record: Record, since: int, seen_at: SeenAt) -> float:
    """The time when all who decide have seen a turn in their hands, or infinity.

    The turn has been hidden since ``since``. Whoever had their hand open before that gets as much
    time as a turn has.
    """
    more = (record.alarm.ends_at or since) - (record.alarm.began_at or since)
    times = (seen_at(record, record.chairs[seat].user_id) for seat in record.alarm.people)
    seen = [inf if at is None else at if at >= since else since + more for at in times]
    return max(seen, default=inf)


def run_from(connection: Connection, record: Record, seen_at: int, now: int) -> None:
    """Start a hidden turn's time at the moment when it was seen in hands."""
    if give_time_back(connection, record, seen_at) is None:
        look_again_later(connection, record, now)
        return
    this = update(tables.matches).where(_match.id == record.id)
    connection.execute(this.values(alarm_began_with=SEEN))


def call_off_unseen(change: Change, version: int) -> None:
    """Cancel a match that has paused for too long. Raises StaleClick if it can be seen."""
    record = change.record
    if record.version != version or not is_hidden(record):
        raise stale()
    record.call_off("unseen", change.now)


def is_late(record: Record, now: int) -> bool:
    """Return True if a board shown now comes noticeably later than usual."""
    alarm, since = record.alarm, hidden_since(record)
    if since is None:
        return False
    stood = now - (alarm.unseen_at or now) >= COMPUTERS_WAIT_AFTER_MS
    missed = alarm.wake_at is not None and alarm.wake_at <= now
    return stood or missed or record.shown.refused_at is not None or now - since > USUAL_MS


def give_time_back(connection: Connection, record: Record, now: int) -> int | None:
    """Give a turn its time back, now that the board shows it at last.

    Call it before the board is stored as shown. Returns when the match next needs attention, or
    None if it has moved on.
    """
    began_with = record.alarm.began_with
    this = and_(_match.id == record.id, _match.alarm_began_with == began_with)
    columns = [_match[f"alarm_{name}"] for name in ("began_at", *_TIMES)]
    row = connection.execute(select(*columns).where(this).with_for_update()).mappings().first()
    if row is None:
        return None
    mine = select(_post.version, _post.refused_at).where(
        _post.subject == record.id, _post.kind == BOARD
    )
    version, refused_at = connection.execute(mine).one()
    began_at = row["alarm_began_at"]
    shown = replace(record.shown, published_version=version, refused_at=refused_at)
    alarm = replace(record.alarm, began_at=began_at)
    since = hidden_since(replace(record, shown=shown, alarm=alarm))
    if since is None:
        return None
    times: dict[str, int | None] = {}
    for name in (f"alarm_{each}" for each in _TIMES):
        at = row[name]
        # The end of a shared deal is the same for everybody.
        times[name] = at if at is None or at == record.lapses_at else at + now - since
    moved = None if began_at is None else began_at + now - since
    at = {name: times[f"alarm_{name}"] for name in _TIMES}
    wake_at = replace(record.alarm, **at).wake_at
    changed = {**times, "alarm_began_at": moved, "alarm_wake_at": wake_at}
    connection.execute(update(tables.matches).where(this).values(changed))
    return wake_at
