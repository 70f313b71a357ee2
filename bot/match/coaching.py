"""Coaching for people who are new to a game."""

from typing import Final

from sqlalchemy import Connection, func, select

from bot.match.record import Record
from bot.storage import tables

FIRST_MATCHES: Final = 3


def coach(connection: Connection, record: Record) -> None:
    """Mark the players who are new to this game, in the transaction that deals."""
    row = tables.results.c
    people = [chair.user_id for chair in record.chairs if chair.user_id is not None]
    known = (
        select(row.user_id)
        .where(row.user_id.in_(people), row.slug == record.slug)
        .group_by(row.user_id)
        .having(func.count() >= FIRST_MATCHES)
    )
    experienced = set(connection.scalars(known))
    for chair in record.chairs:
        chair.coached = chair.user_id is not None and chair.user_id not in experienced
