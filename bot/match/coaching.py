"""Coaching for people who are new to a game."""

from typing import Final

from sqlalchemy import Connection, bindparam, func, select

from bot.match.record import Record, user_ids_in
from bot.storage import tables

FIRST_MATCHES: Final = 3

_row = tables.results.c
_SELECT_EXPERIENCED = (
    select(_row.user_id)
    .where(_row.user_id.in_(bindparam("among", expanding=True)))
    .where(_row.slug == bindparam("of_game"))
    .group_by(_row.user_id)
    .having(func.count() >= FIRST_MATCHES)
)


def coach(connection: Connection, record: Record) -> None:
    """Mark the players who are new to this game, in the transaction that deals."""
    people = user_ids_in(record.chairs)
    values = {"among": people, "of_game": record.slug}
    experienced = set(connection.scalars(_SELECT_EXPERIENCED, values))
    for chair in record.chairs:
        chair.coached = chair.user_id is not None and chair.user_id not in experienced
