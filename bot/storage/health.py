"""Health of a database, judged by its errors."""

import sqlite3
import time
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.base import logs

log = logs.get(__name__)

FAULT_SECONDS: Final = 30
"""How long a fault counts. Small changes may succeed even though the database is in trouble."""
MAX_UNWRITTEN_SECONDS: Final = 8
"""Maximum time since the last stored change for a database to count as writable."""
_FAULTS_OF_SQLITE: Final = {
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
_BUSY_SQLITE: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_DAMAGES_OF_SQLITE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_FAULTS_OF_POSTGRESQL: Final = ("53", "58", "XX")
"""Classes of SQLSTATEs: insufficient resources, system error, internal error."""
_DAMAGES_OF_POSTGRESQL: Final = ("XX001", "XX002")
_READ_ONLY_POSTGRESQL: Final = "25006"


class DatabaseAway(SQLAlchemyError):
    """The database didn't answer, or closed the connection. Nothing was stored."""


class CommitUnknown(SQLAlchemyError):
    """The connection was lost during a commit, so the transaction may be stored or not."""


class Health:
    """Records successes and failures, and logs when trouble begins and ends."""

    def __init__(self) -> None:
        self._stored_at: float | None = None
        self._fault = ""
        self._fault_at = 0.0
        self._damage = ""
        self._in_trouble = False

    def note_stored(self) -> None:
        self._stored_at = time.monotonic()

    def note_failure(self, error: SQLAlchemyError) -> None:
        """Note a failed statement. Its error may be a fault of the database itself."""
        self._stored_at = None
        reason = reason_of(error)
        fault, damage = _kind_of(error)
        if damage:
            self._damage = f"damaged, restore a backup: {reason}"
        elif fault:
            self._fault, self._fault_at = reason, time.monotonic()

    @property
    def wants_write(self) -> bool:
        """True if nothing was stored lately, so that a write should be tested."""
        at = self._stored_at
        return at is None or time.monotonic() - at > MAX_UNWRITTEN_SECONDS

    @property
    def trouble(self) -> str | None:
        """The fault that recent failures have shown, or None."""
        lately = time.monotonic() - self._fault_at < FAULT_SECONDS
        return self._damage or (self._fault if lately else "") or None

    def tell(self, trouble: str | None) -> None:
        """Log the beginning and the end of trouble."""
        if trouble is not None and not self._in_trouble:
            log.error("database in trouble: changes may be lost or fail", trouble=trouble)
        if trouble is None and self._in_trouble:
            log.info("database is well again")
        self._in_trouble = trouble is not None


def reason_of(error: BaseException) -> str:
    """Return the error of a database or driver as one line."""
    told = str(getattr(error, "orig", None) or error).splitlines()
    return told[0] if told else type(error).__name__


def refuses_changes(error: BaseException) -> bool:
    """Return True for an error of a database that is full, read-only, broken, busy or unreachable.

    The failed transaction has stored nothing.
    """
    if isinstance(error, DatabaseAway):
        return True
    if not isinstance(error, DBAPIError):
        return False
    state = getattr(error.orig, "sqlstate", None)
    return any(_kind_of(error)) or _code_of(error) in _BUSY_SQLITE or state == _READ_ONLY_POSTGRESQL


def _code_of(error: DBAPIError) -> int:
    code: int = getattr(error.orig, "sqlite_errorcode", 0)
    return code & 0xFF


def _kind_of(error: SQLAlchemyError) -> tuple[bool, bool]:
    """Classify an error. Returns whether the database is at fault, and whether it is damaged."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    code = _code_of(error) if isinstance(error, DBAPIError) else 0
    state = getattr(cause, "sqlstate", None) or ""
    damage = code in _DAMAGES_OF_SQLITE or state in _DAMAGES_OF_POSTGRESQL
    fault = code in _FAULTS_OF_SQLITE or state.startswith(_FAULTS_OF_POSTGRESQL)
    return fault, damage
