"""Calls of lobbies for more players: one a table, and few on a server."""

from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match import store
from bot.match.admission import check_host
from bot.match.ledger import require
from bot.match.people import Person
from bot.show.postings import forget, want
from bot.storage import tables

CALL_AGAIN_MS: Final = 15 * 60 * 1000
"""Minimum time between two calls for the same game on the same server."""
POSTED_AS: Final = "call"
"""The kind of its posting."""
_row = tables.table_calls.c


def reserve_call(connection: Connection, match_id: str, person: Person, now: int) -> None:
    """Store a call by a lobby's host, and ask for its message. Raises Refusal."""
    record = require(store.load(connection, match_id))
    if record.status != "lobby":
        raise Refusal(sentence("This match has already begun."))
    check_host(record, person)
    if len(record.chairs) >= record.most:
        raise Refusal(sentence("Every seat at your table is taken."))
    settings = tables.guild_settings
    here = select(settings.c.guild_id).where(settings.c.guild_id == record.guild_id)
    connection.execute(here.with_for_update())  # one call on a server at a time
    if connection.scalar(select(_row.match_id).where(_row.match_id == match_id)) is not None:
        raise Refusal(sentence("You've already called players to this table."))
    last = select(func.max(_row.called_at)).where(
        _row.guild_id == record.guild_id, _row.slug == record.slug
    )
    again = (connection.scalar(last) or 0) + CALL_AGAIN_MS
    if now < again:
        moment = f"<t:{-(-again // 1000)}:R>"
        raise Refusal(
            sentence(
                "Players have just been called for this game. Try again {moment}.", moment=moment
            )
        )
    values: dict[str, Any] = {
        "match_id": match_id,
        "guild_id": record.guild_id,
        "slug": record.slug,
        "called_at": now,
    }
    connection.execute(insert(tables.table_calls).values(values))
    assert record.guild_id is not None, "a server's role is mentioned"
    want(connection, POSTED_AS, match_id, guild_id=record.guild_id, match_id=match_id)


def take_back(connection: Connection, match_id: str) -> None:
    """Delete a call that could not be posted."""
    connection.execute(delete(tables.table_calls).where(_row.match_id == match_id))
    forget(connection, POSTED_AS, [match_id])


def find_in_server(connection: Connection, guild_id: int) -> list[str]:
    """Return the lobbies of a server that players were called to."""
    return list(connection.scalars(select(_row.match_id).where(_row.guild_id == guild_id)))
