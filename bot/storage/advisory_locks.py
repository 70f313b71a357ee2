"""Locks on people, held until a transaction ends."""

from collections.abc import Iterable

from sqlalchemy import Connection, func, select


def lock_people(connection: Connection, user_ids: Iterable[int]) -> None:
    """Lock several people, in an order that cannot deadlock."""
    for user_id in sorted(set(user_ids)):
        lock_person(connection, user_id)


def lock_person(connection: Connection, user_id: int) -> None:
    """Lock a person until this transaction ends, after other transactions that hold the lock.

    This keeps what is counted about them true. On SQLite all writers come one after the other
    anyway. Rows of matches are locked before any person, never after, so that no two transactions
    wait for each other.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(user_id)))
