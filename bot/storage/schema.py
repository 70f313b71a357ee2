"""The schema of a database, and its migration."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

MIGRATIONS: Final = Path(__file__).parent / "migrations"
_MIGRATING: Final = 0  # Advisory lock of the process that migrates. No user has this id.


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    return made


@lru_cache(maxsize=1)
def known_revisions() -> tuple[str, ...]:
    """Return every revision that this version knows, the newest first."""
    return tuple(s.revision for s in ScriptDirectory.from_config(config()).walk_revisions())


def is_older(revision: str | None) -> bool:
    """Return True if a schema has to be migrated. None stands for an empty database.

    Raises LookupError, which says what to do, for a schema that this version can't work with.
    """
    newest, *_, oldest = known_revisions()
    if revision is None or revision in known_revisions():
        return revision != newest
    if _borne_by(revision) in {_number(known) for known in known_revisions()}:
        return False
    if _number(revision) < oldest:
        raise LookupError(
            "is older than this version can update. Bring it up to date with the newest Castellan "
            "1.x first."
        )
    raise LookupError("was made by a newer version of Castellan. Update Castellan first.")


def lock_migration(connection: Connection) -> None:
    """Wait without limit until no other process migrates, and keep the lock until the commit."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))


def migrate(connection: Connection) -> None:
    ours = config()
    ours.attributes["connection"] = connection
    command.upgrade(ours, "head")


def _number(revision: str) -> str:
    """Return 0009 for 0009_0008."""
    return revision.partition("_")[0]


def _borne_by(revision: str) -> str:
    """Return the oldest revision whose version can work with this schema: 0008 for 0009_0008.

    It lets the previous version keep running, and start again, during a rolling update.
    """
    return revision.partition("_")[2]
