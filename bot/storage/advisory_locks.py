"""Transactions about the same person, one after the other."""

from collections.abc import Iterable

from sqlalchemy import Connection, func, select


def lock_people(connection: Connection, user_ids: Iterable[int]) -> None:
    """Take the turns of several people, in an order in which no two can wait for each other."""
    for user_id in sorted(set(user_ids)):
        lock_person(connection, user_id)


def lock_person(connection: Connection, user_id: int) -> None:
    """Wait for other transactions that take a person's turn; until this one ends none other does.

    So what is counted of them stays true. On SQLite all that write come one after the other. Rows
    of matches are locked before any turn is taken, never after, so that no two wait in a circle.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(user_id)))
