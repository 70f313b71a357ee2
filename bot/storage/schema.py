"""The schema of a database, and how it is brought up to date."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

MIGRATIONS: Final = Path(__file__).parent / "migrations"
_MIGRATING: Final = 0
"""Advisory lock of the process that migrates; no user has this id."""


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    return made


@lru_cache(maxsize=1)
def known_revisions() -> tuple[str, ...]:
    """Return every schema that this version knows, the newest first."""
    return tuple(s.revision for s in ScriptDirectory.from_config(config()).walk_revisions())


def is_older(revision: str | None) -> bool:
    """True if a schema has to be migrated; None is that of an empty database.

    Raises LookupError for one that only a newer version knows and that this one cannot work with.
    """
    if revision is None or revision in known_revisions():
        return revision != known_revisions()[0]
    if _borne_by(revision) in {_number(known) for known in known_revisions()}:
        return False
    raise LookupError(revision)


def lock_migration(connection: Connection) -> None:
    """Wait, however long it takes, until no other process migrates; until this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))


def migrate(connection: Connection) -> None:
    ours = config()
    ours.attributes["connection"] = connection
    command.upgrade(ours, "head")


def _number(revision: str) -> str:
    """Return the number of a schema: 0009 of 0009_0008."""
    return revision.partition("_")[0]


def _borne_by(revision: str) -> str:
    """Return the oldest schema whose version can work with a newer one: 0008 of 0009_0008.

    So the version before can go on, and start again, during a rolling update.
    """
    return revision.partition("_")[2]
