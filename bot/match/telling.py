"""Decides who is pinged about what in a match, and when. ``RULES`` is the table.

==========  ==========================  ========  ======  =====  =====
occasion    whom                        paces     absent  here   quiet
==========  ==========================  ========  ======  =====  =====
turn        players who have to decide  all       5 s     pause  waits
chance      players who may decide      all       5 s     pause  waits
late        players still to decide     all       0 s     0 s    mute
joined      the host                    all       5 s     pause  waits
full        all but the newest player   all       5 s     pause  waits
closing     the host                    all       0 s     0 s    mute
invited     the last match's players    all       5 s     pause  waits
next        the other player            all       5 s     pause  waits
replaced    players away too often      all       0 s     0 s    waits
over        players but the last        slow      5 s     pause  waits
cancelled   players but the host        not live  5 s     pause  waits
==========  ==========================  ========  ======  =====  =====

A person is *here* if they pressed a control of the match up to a minute before. Their call is put
off by a pause (live 15 s, relaxed 45 s, slower 3 min). If they look again, a ``turn`` is put off
again and other news is dropped, as they have seen it. In a server's quiet hours a call is mute, or
waits for their end at the slow paces. A ping is deleted once its people come or it's outdated.

A delayed ping is a row of ``pings`` with ``due_at``, at most one per match and person. A
``turn`` needs no row until somebody has been pinged: it follows from the match. Nobody is
pinged where only computers wait, and people who want no pings get none.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Final

from sqlalchemy import ColumnElement, Connection, bindparam, delete, select, update

from bot.match.chairs import Chair
from bot.match.record import Pace, Record, Status
from bot.storage import tables
from bot.storage.statements import Prepared, upsert

HERE_MS: Final = 60 * 1000
QUARTER_MS: Final = 15 * 60 * 1000  # quiet hours end on a quarter of an hour in every time zone
_SOON_MS: Final = 5 * 1000  # for people who act or look right away
_SLOW: Final[tuple[Pace, ...]] = ("correspondence", "untimed")
_PAUSE_MS: Final[Mapping[Pace, int]] = {
    "live": 15 * 1000,
    "relaxed": 45 * 1000,
    "correspondence": 3 * 60 * 1000,
    "untimed": 3 * 60 * 1000,
}
_NO_PAUSE: Final[Mapping[Pace, int]] = dict.fromkeys(_PAUSE_MS, 0)

_row = tables.pings.c
_FIND = Prepared(select(tables.pings).where(_row.match_id == bindparam("of")))


class Occasion(StrEnum):
    """Kinds of news for people, in the order in which they are posted."""

    TURN = "turn"
    CHANCE = "chance"
    LATE = "late"
    JOINED = "joined"
    FULL = "full"
    CLOSING = "closing"
    INVITED = "invited"
    NEXT = "next"
    REPLACED = "replaced"
    OVER = "over"
    CANCELLED = "cancelled"


OF_A_TURN: Final = (Occasion.TURN, Occasion.CHANCE, Occasion.LATE)


@dataclass(frozen=True, slots=True)
class Rule:
    """How people hear of an occasion. If ``here_ms`` lacks the match's pace, they don't."""

    absent_ms: int = _SOON_MS
    here_ms: Mapping[Pace, int] = field(default_factory=lambda: _PAUSE_MS)
    waits: bool = True  # for the end of quiet hours, at the slow paces


_AT_ONCE: Final = Rule(0, _NO_PAUSE, waits=False)
RULES: Final[Mapping[Occasion, Rule]] = {
    Occasion.TURN: Rule(),
    Occasion.CHANCE: Rule(),
    Occasion.LATE: _AT_ONCE,
    Occasion.JOINED: Rule(),
    Occasion.FULL: Rule(),
    Occasion.CLOSING: _AT_ONCE,
    Occasion.INVITED: Rule(),
    Occasion.NEXT: Rule(),
    Occasion.REPLACED: Rule(0, _NO_PAUSE),
    Occasion.OVER: Rule(here_ms={pace: _PAUSE_MS[pace] for pace in _SLOW}),
    Occasion.CANCELLED: Rule(here_ms={p: ms for p, ms in _PAUSE_MS.items() if p != "live"}),
}


@dataclass(frozen=True, slots=True)
class Ping:
    """News of a match for one person.

    While it has ``due_at``, it's put off. Otherwise ``since`` is when it was posted. ``key`` names
    the turn. Without a ``message_id`` it hasn't been posted yet, or its person has come.
    """

    match_id: str
    user_id: int
    occasion: Occasion
    key: str
    since: int
    due_at: int | None = None
    place_id: int | None = None
    message_id: int | None = None


def turn_of(record: Record) -> str | None:
    """Return the key of the present turn, or of the decision that some may make, or None."""
    if record.status != "running":
        return None
    return record.alarm.turn if record.awaited else f"#{record.alarm.decision}"


def calls(record: Record, known: Mapping[int, Ping], turn: str, began_at: int) -> list[Ping]:
    """Return the pings due now or later, one per person. The turn began at ``began_at``."""
    due = [
        ping
        for ping in known.values()
        if ping.due_at is not None and not is_outdated(ping, record, turn)
    ]
    if record.status != "running" or record.alone:
        return due
    occasion = Occasion.TURN if record.awaited else Occasion.CHANCE
    for seat in sorted(record.awaited or record.to_act):
        user_id = record.chairs[seat].user_id
        if user_id is None or record.chairs[seat].computer:
            continue
        ping = known.get(user_id)
        if ping is None or ping.key != turn or ping.occasion not in OF_A_TURN:
            due = [each for each in due if each.user_id != user_id]
            due.append(Ping(record.id, user_id, occasion, turn, began_at))
    return due


def when(call: Ping, pace: Pace, seen_at: int, now: int, *, quiet: bool) -> int | None:
    """The time to tell a person, in milliseconds since 1970, or None if they needn't be told.

    ``seen_at`` is when they last pressed a control of the match.
    """
    rule = RULES[call.occasion]
    if pace not in rule.here_ms:
        return None
    if seen_at > call.since and call.occasion not in (Occasion.TURN, Occasion.CHANCE):
        return None
    here = seen_at >= call.since - HERE_MS
    at = max(call.since, seen_at) + rule.here_ms[pace] if here else call.since + rule.absent_ms
    if at <= now and quiet and rule.waits and pace in _SLOW:
        return now + QUARTER_MS - now % QUARTER_MS
    return at


def is_outdated(ping: Ping, record: Record, turn: str | None) -> bool:
    """Return True if a ping is no longer true, whether its person has come or not.

    ``turn`` is the key of the present turn. A ping for a missed turn stays until its person comes.
    """
    chair = record.chair_of(ping.user_id)
    match ping.occasion:
        case Occasion.TURN | Occasion.CHANCE | Occasion.LATE:
            if chair is None:
                return True
            able = not chair.computer and chair.seat in (record.awaited or record.to_act)
            waited_for = able and ping.key == turn and record.status == "running"
            missed = chair.timeouts > 0 and ping.due_at is None
            return not (waited_for or missed)
        case Occasion.JOINED | Occasion.CLOSING:
            return record.status != "lobby"
        case Occasion.FULL:
            return record.status != "running" and not (record.status == "lobby" and record.full)
        case Occasion.INVITED:
            return record.status != "lobby" or chair is not None
        case Occasion.REPLACED:
            return chair is None or not chair.stand_in
        case _:
            return False


def note_events(
    connection: Connection, record: Record, status: Status, chairs: Sequence[Chair], now: int
) -> None:
    """Store a change's news for people. ``status`` and ``chairs`` are from before the change."""
    if record.private or record.game.for_one:
        return
    for occasion, concerned in _events(record, status, chairs):
        add(connection, record, occasion, concerned, now)


def _events(
    record: Record, status: Status, before: Sequence[Chair]
) -> Iterable[tuple[Occasion, set[int]]]:
    sat = {chair.user_id for chair in before if chair.user_id and not chair.left}
    sit = {chair.user_id for chair in record.chairs if chair.user_id and not chair.left}
    actor = record.entries[0][1] if record.entries else None
    if record.status == "lobby" and sit - sat:
        if record.full:
            yield Occasion.FULL, sit & sat
        elif record.host_id in sat:
            yield Occasion.JOINED, {record.host_id}
    elif record.status == "running":
        stood_in = {chair.seat for chair in before if chair.stand_in}
        replaced = [c for c in record.chairs if c.stand_in and c.seat not in stood_in]
        yield Occasion.REPLACED, {chair.user_id for chair in replaced if chair.user_id}
    elif record.status == "over" and status != "over":
        yield Occasion.OVER, sit - {actor}
    # A letter explains tables that can't be seen, and the host was asked before an idle one closed.
    elif record.status == "cancelled" != status and record.cause != "unseen":
        by_host = record.cause in ("host", "idle")
        yield Occasion.CANCELLED, sit - {record.host_id if by_host else None}


def add(
    connection: Connection,
    record: Record,
    occasion: Occasion,
    concerned: Collection[int],
    now: int,
    key: str = "",
) -> None:
    """Store news for people, which replaces older news of the match.

    They hear of newcomers, or of a next match, only once until they come.
    """
    rule = RULES[occasion]
    if not concerned or record.pace not in rule.here_ms:
        return
    rows = [
        {
            "match_id": record.id,
            "user_id": user_id,
            "occasion": occasion,
            "key": key,
            "since": now,
            "due_at": now + rule.absent_ms,
        }
        for user_id in sorted(concerned)
    ]
    once = occasion in (Occasion.JOINED, Occasion.NEXT)
    upsert(connection, tables.pings, rows, where=_row.occasion != occasion if once else None)


def load(connection: Connection, match_id: str) -> dict[int, Ping]:
    """Return a match's pings by person."""
    found = _FIND.rows(connection, {"of": match_id})
    return {row["user_id"]: Ping(**{**row, "occasion": Occasion(row["occasion"])}) for row in found}


def store(connection: Connection, told: Sequence[Ping], gone: Sequence[Ping]) -> None:
    """Store pings, and delete others. News that has come up since they were read isn't lost."""
    for ping in gone:
        same = (_row.occasion == ping.occasion, _row.since == ping.since)
        connection.execute(delete(tables.pings).where(*_this(ping), *same))
    for ping in told:
        message = {"place_id": ping.place_id, "message_id": ping.message_id}
        newer = update(tables.pings).where(*_this(ping), _row.since > ping.since)
        if connection.execute(newer.values(message)).rowcount == 0:
            upsert(connection, tables.pings, [asdict(ping)])


def _this(ping: Ping) -> tuple[ColumnElement[bool], ...]:
    return _row.match_id == ping.match_id, _row.user_id == ping.user_id
