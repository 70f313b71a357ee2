"""Queries about matches: a person's, a channel's, a server's."""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, func, or_, select

from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.match import store
from bot.match.kind import kind_named
from bot.match.record import LIVE, UNFINISHED, Record
from bot.storage import Database, tables
from games.core import Entry

_match, _chair = tables.matches.c, tables.chairs.c
_COUNT_HOSTED = (
    select(func.count())
    .select_from(tables.matches)
    .where(_match.host_id == bindparam("of"), _match.status == "lobby")
)
_SELECT_SEATS = (
    select(_chair.seat, _chair.decided, _match.alarm_people, _match.kind)
    .select_from(tables.chairs.join(tables.matches))
    .where(_chair.user_id == bindparam("of"), ~_chair.left, _match.status.in_(LIVE))
)


@dataclass(frozen=True, slots=True)
class LiveTable:
    """A server's lobby or running match, without its state."""

    match_id: str
    slug: str
    begun: bool
    channel_id: int
    created_at: int
    seats: tuple[tuple[str, bool], ...]  # each name, and whether it is a computer's


class Queries:
    """Reads matches from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def live_places(self) -> set[int]:
        """Return the channels and threads where this process's lobbies and matches are."""
        ours = self._database.shards.rows(_match.guild_id, self._database.shards.begun)
        matches = select(_match.channel_id).where(_match.status.in_(LIVE), ~_match.private, ours)
        return set(await self._database.scalars(matches))

    async def all_live(
        self, guild_id: int | None = None, *, among: Collection[int] | None = None
    ) -> list[str]:
        """Return the ids of lobbies and running matches of the shards ``among``, or this process's.

        With ``guild_id``, only those with a board on that server or people who came from it.
        """
        live = select(_match.id).where(_match.status.in_(LIVE))
        if guild_id is None:
            live = live.where(self._database.shards.rows(_match.guild_id, among))
        else:
            guests = select(_chair.match_id).where(_chair.guild_id == guild_id)
            boards = and_(_match.guild_id == guild_id, ~_match.private)
            live = live.where(or_(boards, _match.id.in_(guests)))
        return list(await self._database.scalars(live))

    async def count_live(self) -> dict[str, int]:
        """Count this process's lobbies and running matches, by status."""
        row = tables.matches.c
        ours = self._database.shards.rows(row.guild_id)
        live = select(row.status, func.count()).where(row.status.in_(LIVE), ours)
        found = {each[0]: each[1] for each in await self._database.rows(live.group_by(row.status))}
        return {status: found.get(status, 0) for status in LIVE}

    async def matches_of(self, user_id: int, slug: str | None = None) -> list[Record]:
        """Return a user's lobbies, running and archived matches, the newest first.

        ``slug`` limits them to one game.
        """
        seated = (tables.chairs.c.user_id == user_id, ~tables.chairs.c.left)
        ids = select(tables.matches.c.id).join(tables.chairs)
        ids = ids.where(*seated, tables.matches.c.status.in_(UNFINISHED))
        if slug is not None:
            ids = ids.where(tables.matches.c.slug == slug)
        return await self._load(ids)

    async def _load(self, ids: Select[str]) -> list[Record]:
        newest_first = ids.order_by(tables.matches.c.created_at.desc()).limit(MAX_SELECT_OPTIONS)
        return await self._database.read(
            lambda connection: store.load_many(connection, connection.scalars(newest_first).all())
        )

    async def log_of(self, match_id: str) -> list[Entry]:
        return await self._database.read(store.load_log, match_id)

    async def last_action_since(
        self, match_id: str, version: int, user_id: int
    ) -> dict[str, Any] | None:
        """Return the user's latest action after ``version``, or None."""
        row = tables.log.c
        played = (
            select(row.action)
            .where(
                row.match_id == match_id,
                row.sequence > version,
                row.user_id == user_id,
                row.kind == "action",
            )
            .order_by(row.sequence.desc())
            .limit(1)
        )
        found: dict[str, Any] | None = await self._database.scalar(played)
        return found

    async def live_tables(self, guild_id: int) -> list[LiveTable]:
        """Return a server's lobbies and running matches that have a board, the oldest first."""
        row, chair = tables.matches.c, tables.chairs.c
        query = (
            select(row.id, row.slug, row.status, row.channel_id, row.created_at, chair.name)
            .add_columns(chair.user_id)
            .join_from(tables.matches, tables.chairs, isouter=True)
            .where(row.guild_id == guild_id, row.status.in_(LIVE), ~row.private)
            .order_by(row.created_at, row.id, chair.seat)
        )
        found = await self._database.rows(query)
        grouped = (list(seats) for _, seats in groupby(found, key=lambda each: each.id))
        return [
            LiveTable(
                *(seats[0].id, seats[0].slug, seats[0].status != "lobby"),
                *(seats[0].channel_id, seats[0].created_at),
                tuple((each.name or "", each.user_id is None) for each in seats),
            )
            for seats in grouped
        ]


def count_hosted(connection: Connection, user_id: int) -> int:
    return connection.scalar(_COUNT_HOSTED, {"of": user_id}) or 0


def count_seated(connection: Connection, user_id: int) -> tuple[int, int]:
    """Count a user's seats in lobbies and running matches.

    Returns how many there are, and in how many others wait for the user's first decision.
    """
    seats = connection.execute(_SELECT_SEATS, {"of": user_id}).all()
    waited_for = [each for each in seats if each.seat in each.alarm_people and not each.decided]
    return len(seats), sum(not kind_named(each.kind).one_person for each in waited_for)
