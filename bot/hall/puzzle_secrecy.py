"""Which matches hold the answer to today's question, and from whom they are kept until then."""

from collections.abc import Collection

from sqlalchemy import Connection, and_, select

from bot.match.record import Record
from bot.storage import tables


def matches_asked_about(
    connection: Connection, records: Collection[Record], day: str, unless_by: int | None
) -> frozenset[str]:
    """Return which of some matches the questions of a day are taken from.

    Leaves out those of servers whose question ``unless_by`` has answered.
    """
    asked, answered = tables.puzzles.c, tables.puzzle_answers.c
    theirs = and_(
        answered.guild_id == asked.guild_id,
        answered.day == asked.day,
        answered.user_id == unless_by,
    )
    unanswered = (
        select(asked.guild_id, asked.header)
        .join(tables.puzzle_answers, theirs, isouter=True)
        .where(asked.day == day, asked.guild_id.in_({record.guild_id for record in records}))
        .where(answered.user_id.is_(None))
    )
    found = {(guild_id, header["key"]) for guild_id, header in connection.execute(unanswered)}
    return frozenset(
        record.id for record in records if (record.guild_id, record.header.key.hex()) in found
    )
