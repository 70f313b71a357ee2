"""The open tables and running matches of a server that a person may see there."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select

from bot.base.calendar import ALL_TIME
from bot.match import store
from bot.match.ratings import Tier, displayed_rating
from bot.match.record import Record
from bot.secrecy import Asker, Secrecy, Sight
from bot.storage import Database, tables

MAX_LISTED: Final = 100
"""Maximum number of open tables, and of running matches, to list: the newest."""


@dataclass(frozen=True, slots=True)
class TablesOn:
    """Open tables, the newest first, and matches to watch, the strongest and newest first.

    All are loaded without their states. ``ratings`` are the best rating at each match among ranked
    players, by match id.
    """

    open: tuple[Record, ...]
    running: tuple[Record, ...]
    ratings: dict[str, int]


async def read_tables(database: Database, secrecy: Secrecy, here: Asker) -> TablesOn:
    """Load the open tables and running matches that the asker may see.

    The running matches with the highest ratings come first.
    """
    guild_id, channels = here.guild_id, here.channels
    if guild_id is None or not channels:
        return TablesOn((), (), {})
    lobbies, running, ratings = await database.read(_read, guild_id, channels)
    open_tables = await secrecy.among(here, lobbies, Sight.TABLE)
    seen = await secrecy.among(here, running, Sight.WATCH)
    seen.sort(key=lambda each: ratings.get(each.id, 0), reverse=True)
    return TablesOn(tuple(open_tables), tuple(seen), ratings)


def _read(
    connection: Connection, guild_id: int, channels: frozenset[int]
) -> tuple[list[Record], list[Record], dict[str, int]]:
    lobbies, running = (
        store.load_many(connection, _newest(connection, guild_id, channels, status), states=False)
        for status in ("lobby", "running")
    )
    return lobbies, running, _best_ratings(connection, guild_id, running)


def _newest(
    connection: Connection, guild_id: int, channels: frozenset[int], status: str
) -> list[str]:
    row = tables.matches.c
    here = (row.guild_id == guild_id, row.channel_id.in_(channels), ~row.private)
    found = select(row.id).where(row.status == status, *here).order_by(row.created_at.desc())
    return list(connection.scalars(found.limit(MAX_LISTED)))


def _best_ratings(
    connection: Connection, guild_id: int, records: Iterable[Record]
) -> dict[str, int]:
    """Return the best rating at each match, among players with a rank on the server."""
    line = tables.ratings.c
    people = {chair.user_id for record in records for chair in record.chairs if chair.user_id}
    rated = select(line.board, line.user_id, line.mu).where(
        line.guild_id == guild_id,
        line.period == ALL_TIME,
        line.user_id.in_(people),
        line.mu.is_not(None),
        line.tier == Tier.ESTABLISHED,
    )
    known = {
        (row.board, row.user_id): displayed_rating(row.mu) for row in connection.execute(rated)
    }
    best: dict[str, int] = {}
    for record in records:
        found = [known.get((record.slug, chair.user_id), 0) for chair in record.chairs]
        # Matches without a ranked player are left out.
        if any(found):
            best[record.id] = max(found)
    return best
