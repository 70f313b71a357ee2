"""Locks on people, held until a transaction ends."""

from collections.abc import Iterable

from sqlalchemy import Connection, func, select


def lock_people(connection: Connection, user_ids: Iterable[int]) -> None:
    """Lock several people, always in the same order so that transactions can't deadlock."""
    for user_id in sorted(set(user_ids)):
        lock_person(connection, user_id)


def lock_person(connection: Connection, user_id: int) -> None:
    """Lock a person until this transaction ends.

    This keeps counts about them right. SQLite needs no lock, as it has one writer at a time. To
    avoid deadlocks, lock rows of matches before people, never after.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(user_id)))
