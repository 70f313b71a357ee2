"""Calls of lobbies for more players, limited per table, person, game and server."""

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from bot.base.bounds import BOUNDS
from bot.base.language import Refusal, sentence
from bot.match import store
from bot.match.admission import check_host
from bot.match.ledger import require
from bot.match.people import Person
from bot.match.record import Record
from bot.show.postings import forget, want
from bot.storage import tables
from bot.storage.statements import lock_person
from cogs.table_calls.tables import table_calls

CALL_AGAIN_MS: Final = 15 * 60 * 1000
"""Minimum time between two calls for the same game on a server, and by the same person.

The number of all calls on a server within this time is limited, too.
"""
POSTED_AS: Final = "call"
"""The kind of posting used for calls."""
_row = table_calls.c


def reserve_call(connection: Connection, match_id: str, person: Person, now: int) -> None:
    """Store a call by a lobby's host, and queue its message. Raises Refusal."""
    lock_person(connection, person.user_id)
    record = require(store.load(connection, match_id))
    if record.status != "lobby":
        raise Refusal(sentence("bot/match-already-begun"))
    check_host(record, person)
    if len(record.chairs) >= record.most:
        raise Refusal(sentence("table-calls/table-full"))
    settings = tables.guild_settings
    here = select(settings.c.guild_id).where(settings.c.guild_id == record.guild_id)
    connection.execute(here.with_for_update())  # one call on a server at a time
    if connection.scalar(select(_row.match_id).where(_row.match_id == match_id)) is not None:
        raise Refusal(sentence("table-calls/already-called"))
    _check_often(connection, record, person, now)
    values: dict[str, Any] = {
        "match_id": match_id,
        "guild_id": record.guild_id,
        "slug": record.slug,
        "called_at": now,
        "user_id": person.user_id,
    }
    connection.execute(insert(table_calls).values(values))
    assert record.guild_id is not None, "a server's role is mentioned"
    want(connection, POSTED_AS, match_id, guild_id=record.guild_id, match_id=match_id)


def _check_often(connection: Connection, record: Record, person: Person, now: int) -> None:
    """Raise Refusal after too many calls: by the person, for the game, or on the server."""
    lately = select(_row.called_at).where(_row.called_at > now - CALL_AGAIN_MS)
    here = lately.where(_row.guild_id == record.guild_id)
    bound = BOUNDS["calls"]
    # The first limit that is exceeded is given as the reason.
    for calls, most, who in (
        (lately.where(_row.user_id == person.user_id), bound.mine, "you"),
        (here.where(_row.slug == record.slug), 1, "game"),
        (here, bound.everybody or 1, "server"),
    ):
        newest_first = connection.scalars(calls.order_by(_row.called_at.desc())).all()
        if len(newest_first) >= most:
            # Once this call is too old to count, there is room for another one.
            moment = f"<t:{-(-(newest_first[most - 1] + CALL_AGAIN_MS) // 1000)}:R>"
            raise Refusal(sentence("table-calls/called", who=who, moment=moment))


def take_back(connection: Connection, match_id: str) -> None:
    """Delete a call that could not be posted."""
    connection.execute(delete(table_calls).where(_row.match_id == match_id))
    forget(connection, POSTED_AS, [match_id])


def find_in_server(connection: Connection, guild_id: int) -> list[str]:
    """Return the lobbies of a server with a call."""
    return list(connection.scalars(select(_row.match_id).where(_row.guild_id == guild_id)))
