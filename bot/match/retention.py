"""How long things are stored: matches and logs that nobody needs, and notes of deletions.

Results and ratings stay. Results that would give something away to other players are counted later.
A keyed hash of deleted people and servers is stored until the end of the next day, so that nobody
gets a second try at a shared deal, which may be played past midnight.
"""

import hmac
from collections.abc import Callable
from typing import Final

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, select, update

from bot.base import logs
from bot.base.calendar import DAY_MS, day_at, day_before
from bot.base.chores import Chore
from bot.base.language import Sentence, sentence
from bot.base.refusals import Refusal
from bot.match.counting import count_due
from bot.match.ledger import Ledger
from bot.match.record import CLOSED
from bot.match.shared_deals import master_secret
from bot.storage import tables
from bot.storage.database import set_fact

log = logs.get(__name__)

LOG_KEPT_MS: Final = 30 * DAY_MS
CLEARED: Final = "called_off_cleared"
"""The fact with the time up to which cancelled matches have lost their logs."""
_AT_ONCE: Final = 50  # matches deleted in one transaction, which presses wait for
_match, _result = tables.matches.c, tables.results.c
_SELECT_CLEARED = select(tables.facts.c.value).where(tables.facts.c.name == CLEARED)
_CALLED_OFF = (
    _match.status == "cancelled",
    _match.ended_at > bindparam("since"),
    _match.ended_at <= bindparam("until"),
)
_SELECT_FIRST_CALLED_OFF = select(func.min(_match.ended_at)).where(*_CALLED_OFF)
_DELETE_LOGS = delete(tables.log).where(
    tables.log.c.match_id.in_(select(_match.id).where(*_CALLED_OFF))
)


class Retention:
    """Clears and deletes old matches every hour."""

    def __init__(self, ledger: Ledger, keep_days: int | None) -> None:
        """``keep_days`` is how long finished matches are kept. None keeps them forever."""
        self._database = ledger.database
        self._now = ledger.now
        self._keep_days = keep_days
        self.chore = Chore("old matches", self.look_after, seconds=60 * 60)

    async def look_after(self) -> None:
        """Clear and delete matches that are due. Only one of several processes does this."""
        if not self._database.shards.have(None):
            return
        while await self._database.write(_clear_called_off, self._now() - LOG_KEPT_MS):
            pass
        if self._keep_days is None:
            return
        before, number = self._now() - self._keep_days * DAY_MS, 0
        while deleted := await self._database.write(_delete_old, before):
            number += deleted
        if number:
            log.info("old matches deleted", matches=number)


def _clear_called_off(connection: Connection, until: int) -> bool:
    """Delete the logs of one more day's cancelled matches. Returns False if none are left."""
    since = int(connection.scalar(_SELECT_CLEARED) or 0)
    first = connection.scalar(_SELECT_FIRST_CALLED_OFF, {"since": since, "until": until})
    if first is None:
        return False
    last = min(first + DAY_MS, until)
    connection.execute(_DELETE_LOGS, {"since": since, "until": last})
    set_fact(connection, CLEARED, str(last))
    return True


def _delete_old(connection: Connection, before: int) -> int:
    """Delete some matches that ended before a time. Returns their number.

    Only results that count keep the id of their match.
    """
    old = select(_match.id).where(_match.status.in_(CLOSED), _match.ended_at < before)
    ids = connection.scalars(old.limit(_AT_ONCE)).all()
    if ids:
        these = _match.id.in_(ids)
        unrated = select(_match.id).where(these, _match.unrated.is_not(None))
        parted = update(tables.results).where(_result.match_id.in_(unrated))
        connection.execute(parted.values(match_id=None))
        connection.execute(delete(tables.matches).where(these))
    return len(ids)


SECONDS: Final = 30


class LateCounting:
    """Counts results when they are due, and notifies listeners."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._database = ledger.database
        self.listeners: list[Callable[[], None]] = []
        """Called whenever waiting results have been counted."""
        self.chore = Chore("late counting", self.count, seconds=SECONDS)

    async def count(self) -> None:
        now, row = self._ledger.now(), tables.results.c
        if await self._database.scalar(select(row.number).where(row.counts_at <= now).limit(1)):
            await self._database.write(count_due, now)
            for listener in self.listeners:
                listener()


_NAME: Final = "deleted "
_DIGEST_BYTES: Final = 10
_fact = tables.facts.c.name


def note_deletion(connection: Connection, owner_id: int, now: int) -> None:
    """Remember until the end of the next UTC day that a person's or server's data was deleted."""
    key = master_secret(connection)
    if key is not None:
        set_fact(connection, _name(key, owner_id, day_at(now)), "")


_ONCE_A_DAY: Final = sentence("match/data-deleted")


def check_not_deleted(
    connection: Connection,
    owner_id: int,
    now: int,
    *,
    since: int | None = None,
    told: Sentence = _ONCE_A_DAY,
) -> None:
    """Raise Refusal if a person's or server's data was deleted today or on the day of ``since``."""
    if was_deleted(connection, owner_id, now, now if since is None else since):
        raise Refusal(told)


def was_deleted(connection: Connection, owner_id: int, now: int, since: int) -> bool:
    """Return True if a person's or server's data was deleted today or on the day of ``since``.

    ``since`` is a time, yesterday at the earliest.
    """
    key = master_secret(connection)
    if key is None:  # there has been no shared deal yet
        return False
    names = {_name(key, owner_id, day_at(at)) for at in (now, since)}
    return connection.scalar(select(_fact).where(_fact.in_(names)).limit(1)) is not None


def any_outdated(connection: Connection, now: int) -> bool:
    """Return True if ``forget_outdated`` has anything to do."""
    return connection.scalar(select(_fact).where(*_outdated(now)).limit(1)) is not None


def forget_outdated(connection: Connection, now: int) -> None:
    """Delete the notes from before yesterday."""
    connection.execute(delete(tables.facts).where(*_outdated(now)))


def _outdated(now: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return (_fact >= _NAME, _fact < _NAME + day_before(day_at(now)))


def _name(key: bytes, owner_id: int, day: str) -> str:
    digest = hmac.digest(key, f"{_NAME}{day} {owner_id}".encode(), "sha256")
    return f"{_NAME}{day} {digest[:_DIGEST_BYTES].hex()}"
