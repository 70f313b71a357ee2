"""Calls of lobbies for more players: one a table, few of a person and few on a server."""

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from bot.base.bounds import BOUNDS
from bot.base.language import Sentence, sentence
from bot.base.refusals import Refusal
from bot.match import store
from bot.match.admission import check_host
from bot.match.ledger import require
from bot.match.people import Person
from bot.match.record import Record
from bot.show.postings import forget, want
from bot.storage import tables
from bot.storage.advisory_locks import lock_person

CALL_AGAIN_MS: Final = 15 * 60 * 1000
"""Minimum time between two calls for the same game on the same server, and by the same person.

All calls on a server within it are bounded, too."""
POSTED_AS: Final = "call"
"""The kind of its posting."""
_row = tables.table_calls.c


def reserve_call(connection: Connection, match_id: str, person: Person, now: int) -> None:
    """Store a call by a lobby's host, and ask for its message. Raises Refusal."""
    lock_person(connection, person.user_id)
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
        raise Refusal(sentence("You've already pinged players for this table."))
    _check_often(connection, record, person, now)
    values: dict[str, Any] = {
        "match_id": match_id,
        "guild_id": record.guild_id,
        "slug": record.slug,
        "called_at": now,
        "user_id": person.user_id,
    }
    connection.execute(insert(tables.table_calls).values(values))
    assert record.guild_id is not None, "a server's role is mentioned"
    want(connection, POSTED_AS, match_id, guild_id=record.guild_id, match_id=match_id)


def _check_often(connection: Connection, record: Record, person: Person, now: int) -> None:
    """Raise Refusal if there were enough calls lately: by the person, for the game, or here."""
    lately = select(_row.called_at).where(_row.called_at > now - CALL_AGAIN_MS)
    here = lately.where(_row.guild_id == record.guild_id)
    bound = BOUNDS["calls"]
    for calls, most, told in (
        (lately.where(_row.user_id == person.user_id), bound.mine, _you_called),
        (here.where(_row.slug == record.slug), 1, _game_called),
        (here, bound.everybody or 1, _server_called),
    ):
        newest_first = connection.scalars(calls.order_by(_row.called_at.desc())).all()
        if len(newest_first) >= most:
            again = newest_first[most - 1] + CALL_AGAIN_MS
            raise Refusal(told(f"<t:{-(-again // 1000)}:R>"))


def _you_called(moment: str) -> Sentence:
    return sentence(
        "You've only just pinged players for a table. You can do that again {moment}.",
        moment=moment,
    )


def _game_called(moment: str) -> Sentence:
    return sentence(
        "I've only just pinged players for this game. Try again {moment}.", moment=moment
    )


def _server_called(moment: str) -> Sentence:
    return sentence(
        "I've only just pinged players for several tables here. Try again {moment}.",
        moment=moment,
    )


def take_back(connection: Connection, match_id: str) -> None:
    """Delete a call that could not be posted."""
    connection.execute(delete(tables.table_calls).where(_row.match_id == match_id))
    forget(connection, POSTED_AS, [match_id])


def find_in_server(connection: Connection, guild_id: int) -> list[str]:
    """Return the lobbies of a server that players were called to."""
    return list(connection.scalars(select(_row.match_id).where(_row.guild_id == guild_id)))
