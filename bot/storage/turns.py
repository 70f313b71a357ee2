"""Transactions about the same person, one after the other."""

from sqlalchemy import Connection, func, select


def take_turn(connection: Connection, user_id: int) -> None:
    """Wait for other transactions that take a person's turn; until this one ends none other does.

    So what is counted of them stays true. On SQLite all that write come one after the other.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(user_id)))
