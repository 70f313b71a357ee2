"""Deletes old matches and logs that nobody needs. Results and ratings stay."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, select, update

from bot.base import logs
from bot.base.calendar import DAY_MS
from bot.base.chores import Chore
from bot.match.ledger import Ledger
from bot.match.record import CLOSED
from bot.storage import tables
from bot.storage.database import set_fact

log = logs.get(__name__)

LOG_KEPT_MS: Final = 30 * DAY_MS
CLEARED: Final = "called_off_cleared"
"""The fact that stores until when cancelled matches have lost their logs."""
_AT_ONCE: Final = 50  # matches deleted in one transaction; presses wait for it
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
    """Looks every hour for matches that are old enough."""

    def __init__(self, ledger: Ledger, keep_days: int | None) -> None:
        """``keep_days`` is how long finished matches are kept; None keeps them forever."""
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
    """Delete the logs of the next day's cancelled matches. Returns False if none are left."""
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
