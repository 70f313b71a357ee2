"""Postings: a row for each thing shown on Discord, with the message that shows it.

The rows are a transactional outbox: a transaction that changes something to show calls ``want``,
and the row stays unsettled until Discord has the message. ``pause_after`` says when to retry one
that Discord refused, by one rule for all messages.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    or_,
    select,
    update,
)

from bot.base.calendar import DAY_MS, HOUR_MS
from bot.discord_io.failures import Failure
from bot.match.record import LIVE
from bot.storage import tables
from bot.storage.statements import insert_into

_row = tables.postings.c


@dataclass(frozen=True, slots=True)
class Posting:
    """A message on Discord, or one to post.

    ``subject`` is the id of what it shows, unique within its ``kind``. ``shown`` is the digest of
    its message. It's settled once the shown ``version`` has caught up with ``wanted``.
    """

    kind: str
    subject: str
    match_id: str | None = None
    guild_id: int | None = None
    place_id: int | None = None
    message_id: int | None = None
    posted_at: int | None = None
    shown: str | None = None
    version: int = 0
    wanted: int = 0

    @classmethod
    def of(cls, row: Any) -> Self:
        return cls(**{name: getattr(row, name) for name in cls.__dataclass_fields__})


_COLUMNS = [_row[name] for name in Posting.__dataclass_fields__]
_SELECT_ONE = select(*_COLUMNS).where(
    _row.kind == bindparam("of_kind"), _row.subject == bindparam("of")
)
_SELECT_SOME = select(*_COLUMNS).where(
    _row.kind == bindparam("of_kind"), _row.subject.in_(bindparam("among", expanding=True))
)
_SELECT_UNSETTLED = select(_row.kind, _row.subject).where(~_row.settled)


def _this(kind: str, subject: str) -> ColumnElement[bool]:
    return and_(_row.kind == kind, _row.subject == subject)


def want(
    connection: Connection,
    kind: str,
    subject: str,
    *,
    guild_id: int,
    match_id: str | None = None,
    place_id: int | None = None,
    message_id: int | None = None,
) -> None:
    """Request that a subject be shown or brought up to date."""
    row = {
        "kind": kind,
        "subject": subject,
        "guild_id": guild_id,
        "match_id": match_id,
        "place_id": place_id,
        "message_id": message_id,
        "wanted": 1,
    }
    again = {"wanted": _row.wanted + 1, "settled": False}
    connection.execute(
        insert_into(connection, tables.postings)
        .values(row)
        .on_conflict_do_update(index_elements=["kind", "subject"], set_=again)
    )


def want_again(connection: Connection, kind: str, subject: str) -> bool:
    """Request that a subject be brought up to date. Returns False if it has no posting."""
    again = update(tables.postings).where(_this(kind, subject))
    again = again.values(wanted=_row.wanted + 1, settled=False)
    return connection.execute(again).rowcount > 0


def want_all_again(connection: Connection, subjects: Select[Any]) -> None:
    """Request that everything shown of these subjects be brought up to date."""
    again = update(tables.postings).where(_row.subject.in_(subjects))
    connection.execute(again.values(wanted=_row.wanted + 1, settled=False))


def load(connection: Connection, kind: str, subject: str) -> Posting | None:
    row = connection.execute(_SELECT_ONE, {"of_kind": kind, "of": subject}).first()
    return None if row is None else Posting.of(row)


def load_all(connection: Connection, kind: str, subjects: Sequence[str]) -> list[Posting]:
    values = {"of_kind": kind, "among": subjects}
    return [Posting.of(row) for row in connection.execute(_SELECT_SOME, values)]


def load_unsettled(
    connection: Connection, ours: ColumnElement[bool], kinds: Sequence[str] | None = None
) -> list[tuple[str, str]]:
    """Return kind and subject of unsettled postings on the servers that ``ours`` selects.

    Without ``kinds`` they are of any kind.
    """
    query = _SELECT_UNSETTLED.where(ours)
    if kinds is not None:
        query = query.where(_row.kind.in_(kinds))
    return [(kind, subject) for kind, subject in connection.execute(query)]


def give_up(connection: Connection, kind: str, subject: str) -> int | None:
    """Stop trying to show a subject, unless it belongs to a live match.

    Returns the number of requests so far, or None without a posting.
    """
    under_way = select(tables.matches.c.id).where(tables.matches.c.status.in_(LIVE))
    done = update(tables.postings).where(
        _this(kind, subject), or_(_row.match_id.is_(None), _row.match_id.not_in(under_way))
    )
    connection.execute(done.values(settled=True))
    return connection.scalar(select(_row.wanted).where(_this(kind, subject)))


def store(connection: Connection, posting: Posting) -> None:
    """Store a posting's message. It's settled, unless it was requested again in the meantime."""
    changed = {name: getattr(posting, name) for name in ("place_id", "message_id", "posted_at")}
    changed |= {"shown": posting.shown, "version": posting.wanted}
    this = update(tables.postings).where(_this(posting.kind, posting.subject))
    connection.execute(this.values(settled=_row.wanted == posting.wanted, **changed))


def forget(connection: Connection, kind: str, subjects: Sequence[str]) -> None:
    """Delete postings whose messages stay, or are now kept up to date elsewhere."""
    gone = delete(tables.postings).where(_row.kind == kind, _row.subject.in_(subjects))
    connection.execute(gone)


def drop(connection: Connection, seen: Posting) -> None:
    """Delete a posting, unless it was requested again."""
    this = _this(seen.kind, seen.subject)
    connection.execute(delete(tables.postings).where(this, _row.wanted == seen.wanted))


SECOND_MS: Final = 1000
MINUTE_MS: Final = 60 * SECOND_MS
WEEK_MS: Final = 7 * DAY_MS

_FIRST_PAUSE_MS: Final = 15 * SECOND_MS
_QUICK_ATTEMPTS: Final = 8  # number of attempts before the pauses start to grow
_LONGEST_PAUSE_MS: Final = 10 * MINUTE_MS


def pause_after(failure: Failure, attempts: int, trying_for: int) -> int | None:
    """Return the milliseconds until the next attempt, or None to give up.

    ``attempts`` have failed in a row, and ``trying_for`` ms have passed since the first of them. A
    temporary failure is retried for a day with exponential backoff. A permanent refusal is retried
    every 2 minutes in the first hour, every 10 minutes on the first day, and hourly for a week:
    only a moderator can end it, and Discord doesn't always report when.
    """
    if failure in (Failure.PASSING, Failure.MESSAGE_GONE, Failure.FAULT):
        doubled = _FIRST_PAUSE_MS * 2 ** min(10, max(0, attempts - _QUICK_ATTEMPTS))
        return None if trying_for >= DAY_MS else min(doubled, _LONGEST_PAUSE_MS)
    if trying_for < HOUR_MS:
        return 2 * MINUTE_MS
    if trying_for < DAY_MS:
        return 10 * MINUTE_MS
    return None if trying_for >= WEEK_MS else HOUR_MS


@dataclass(slots=True)
class Wish:
    """A request for the next round, besides showing the newest version.

    ``renamed`` means that a player of a finished match was renamed. ``only_pings`` limits the
    request to due pings.
    """

    only_pings: bool = True
    at_bottom: bool = False
    renamed: bool = False

    def add(self, other: "Wish") -> None:
        """Merge a later request into this one."""
        self.only_pings &= other.only_pings
        self.at_bottom |= other.at_bottom
        self.renamed |= other.renamed
