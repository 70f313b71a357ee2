"""Calls of lobbies for more players: one a table, and few on a server."""

from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match import store
from bot.match.admission import check_host
from bot.match.ledger import require
from bot.match.people import Person
from bot.match.record import Record
from bot.storage import tables

CALL_AGAIN_MS: Final = 15 * 60 * 1000
"""Minimum time between two calls for the same game on the same server."""
_row = tables.table_calls.c


def reserve_call(connection: Connection, match_id: str, person: Person, now: int) -> Record:
    """Store a call by a lobby's host, and return the lobby. Raises Refusal."""
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
        "channel_id": record.channel_id,
        "called_at": now,
    }
    connection.execute(insert(tables.table_calls).values(values))
    return record


def note_message(connection: Connection, match_id: str, message_id: int | None) -> None:
    """Store the message of a call; None once it is deleted."""
    called = update(tables.table_calls).where(_row.match_id == match_id)
    connection.execute(called.values(message_id=message_id))


def take_back(connection: Connection, match_id: str) -> None:
    """Delete a call that could not be posted."""
    connection.execute(delete(tables.table_calls).where(_row.match_id == match_id))


def find_in_server(connection: Connection, guild_id: int) -> list[tuple[int, int]]:
    """Return channel and message of every call in a server."""
    query = select(_row.channel_id, _row.message_id).where(
        _row.guild_id == guild_id, _row.message_id.is_not(None)
    )
    return [(channel, message) for channel, message in connection.execute(query)]


def find_outdated(connection: Connection, ours: Any) -> list[tuple[str, int, int]]:
    """Return match, channel and message of the calls to tables that are no longer open."""
    query = (
        select(_row.match_id, _row.channel_id, _row.message_id)
        .join(tables.matches)
        .where(_row.message_id.is_not(None), tables.matches.c.status != "lobby", ours)
    )
    return [(match, channel, message) for match, channel, message in connection.execute(query)]
