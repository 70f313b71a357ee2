"""Servers' settings, the people blocked from their matches, and a log for their managers.

The log says what managers did to matches and people. All managers can read it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeVar
from zoneinfo import ZoneInfo, available_timezones

import discord
from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, select, update

from bot.base.calendar import DAY_MS, HOUR_MS
from bot.base.language import Language, language_for, sentence
from bot.base.refusals import Refusal
from bot.match.record import Pace, Record
from bot.storage import Database, tables
from bot.storage.statements import Prepared, choices_of, row_of, upsert
from games import GAMES

Deed = Literal["ended", "barred", "unbarred", "changed", "cancelled", "deleted", "behind", "dodged"]
NOBODY: Final = 0  # stands for the person if Discord doesn't say who did something
KEPT_MS: Final = 90 * DAY_MS
DODGES_MS: Final = 30 * DAY_MS  # managers hear of a second match behind within this time
MAX_KEPT: Final = 200  # number of newest acts to keep per server
_row = tables.manager_acts.c


class Act(NamedTuple):
    """An act by ``user_id``: it ended ``match_id``, or concerned ``other_id`` or their plans.

    If a channel or role chosen in a setting was deleted, ``match_id`` names the setting. A person
    was ``behind`` in a match that ended out of sight. If that happened again within a month, they
    ``dodged``. Negative ids belong to people who have deleted their data.
    """

    user_id: int
    act: Deed
    match_id: str | None
    other_id: int | None
    at: int


def note_act(
    connection: Connection,
    guild_id: int,
    user_id: int,
    act: Deed,
    now: int,
    *,
    match_id: str | None = None,
    other_id: int | None = None,
) -> None:
    """Store an act, and delete those beyond ``MAX_KEPT``."""
    values: dict[str, Any] = {
        "guild_id": guild_id,
        "user_id": user_id,
        "act": act,
        "match_id": match_id,
        "other_id": other_id,
        "at": now,
    }
    connection.execute(insert(tables.manager_acts).values(values))
    here = _row.guild_id == guild_id
    newest = select(_row.id).where(here).order_by(_row.at.desc(), _row.id.desc())
    oldest_kept = connection.scalars(newest.offset(MAX_KEPT - 1).limit(1)).first()
    if oldest_kept is not None:
        connection.execute(delete(tables.manager_acts).where(here, _row.id < oldest_kept))


def note_dodge(connection: Connection, guild_id: int, user_id: int, at: int, match_id: str) -> None:
    """Note that a person was behind in a match that ended out of sight."""
    # Matches that end together count as one time.
    lately = _row.at.between(at - DODGES_MS, at - HOUR_MS)
    dodges = (_row.user_id == user_id, _row.act.in_(("behind", "dodged")))
    before = select(_row.id).where(_row.guild_id == guild_id, *dodges, lately).limit(1)
    act: Deed = "behind" if connection.scalar(before) is None else "dodged"
    note_act(connection, guild_id, user_id, act, at, match_id=match_id)


def find_acts(connection: Connection, guild_id: int, now: int, most: int) -> list[Act]:
    """Return a server's acts, the newest first."""
    found = connection.execute(
        select(*(_row[name] for name in Act._fields))
        .where(_row.guild_id == guild_id, _row.at > now - KEPT_MS)
        .order_by(_row.at.desc(), _row.id.desc())
        .limit(most)
    )
    return [Act(*each) for each in found]


def forget_acts(connection: Connection, now: int, ours: ColumnElement[bool]) -> None:
    """Delete expired acts on the servers that ``ours`` selects."""
    connection.execute(delete(tables.manager_acts).where(_row.at <= now - KEPT_MS, ours))


T = TypeVar("T")

REGIONS: Final = (
    *("Africa", "America", "Antarctica", "Arctic", "Asia"),
    *("Atlantic", "Australia", "Europe", "Indian", "Pacific"),
)

_NOT_OFFERED: Final = sentence("bot/not-offered")
_SELECT_SETTINGS = select(tables.guild_settings).where(
    tables.guild_settings.c.guild_id == bindparam("at")
)
_FIND_SETTINGS = Prepared(_SELECT_SETTINGS)


@lru_cache
def time_zones() -> tuple[str, ...]:
    """Return UTC and all time zones named after a place, such as ``Europe/Berlin``."""
    places = (name for name in available_timezones() if name.partition("/")[0] in REGIONS)
    return ("UTC", *sorted(name for name in places if "/" in name))


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """One server's settings. The defaults are for a server that has never chosen.

    Matches may start in ``channels``, or anywhere if empty, and only people with
    ``starter_role_id`` may start them. Quiet hours are hours of the day in ``time_zone``, including
    the first and excluding the last. ``seasons`` makes each month a season.
    """

    channels: tuple[int, ...] = ()
    threads: bool = True
    pace: Pace | None = None
    starter_role_id: int | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    time_zone: str = "UTC"
    seasons: bool = False
    language: str | None = None  # the language of boards and announcements, None for Discord's
    left_at: int | None = None  # when the bot left the server, in milliseconds since 1970
    threadless_channel_id: int | None = None
    """The channel where Discord last refused a match's thread because too many were open."""
    manager_role_id: int | None = None
    """The role that may change these settings, besides people who manage the server."""
    games_off: tuple[str, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)
    """What only one feature asks, by name: its settings, and what it has noted about the server."""

    def get(self, name: str) -> Any:
        """Return a setting, or None if it's a feature's and nothing was chosen."""
        return getattr(self, name, self.more.get(name))

    def offers(self, slug: str) -> bool:
        """Return True if people may begin matches of a game here."""
        return slug in GAMES and slug not in self.games_off

    def offered(self, games: Mapping[str, T]) -> dict[str, T]:
        """Return the games, by slug, that are offered here."""
        return {slug: game for slug, game in games.items() if self.offers(slug)}

    def quiet_at(self, now: int) -> bool:
        """Return True during quiet hours. ``now`` is in milliseconds since 1970."""
        start, end = self.quiet_from, self.quiet_until
        if start is None or end is None or start == end:
            return False
        hour = self.local_time(now).hour
        return start <= hour < end if start < end else hour >= start or hour < end

    def local_time(self, now: int) -> datetime:
        """Return a time, in milliseconds since 1970, in the server's time zone."""
        return datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(self.time_zone))

    def language_on(self, guild: discord.Guild | None) -> Language:
        """Return the language of boards and announcements, or the guild's own if none is set."""
        locale = None if guild is None else guild.preferred_locale.value
        return language_for(self.language or locale)


@dataclass(frozen=True, slots=True)
class Barred:
    """A member who may not join the server's matches, and since when."""

    user_id: int
    name: str
    at: int


class GuildBook:
    """Reads and writes servers' settings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild_id: int | None) -> GuildSettings:
        if guild_id is None:
            return GuildSettings()
        return await self._database.read(load_settings, guild_id)

    async def change(self, guild_id: int, **values: Any) -> GuildSettings:
        """Store some of the settings. Returns all of them."""
        return await self._database.write(change_settings, guild_id, values)

    async def list_barred(self, guild_id: int) -> list[Barred]:
        """Return the people whom a server has blocked, the latest first."""
        row = tables.bars.c
        found = await self._database.rows(
            select(row.user_id, row.name, row.at)
            .where(row.guild_id == guild_id)
            .order_by(row.at.desc(), row.user_id)
        )
        return [Barred(*each) for each in found]

    async def bar(self, guild_id: int, user_id: int, name: str, now: int, by: int) -> None:
        """Block a member, and log the manager who did it."""
        row = {"guild_id": guild_id, "user_id": user_id, "name": name, "at": now}

        def store(connection: Connection) -> None:
            upsert(connection, tables.bars, [row], changing=())
            note_act(connection, guild_id, by, "barred", now, other_id=user_id)

        await self._database.write(store)

    async def unbar(self, guild_id: int, user_id: int, now: int, by: int) -> bool:
        """Unblock a member, and log the manager who did it. Returns whether they were blocked."""
        row = tables.bars.c

        def store(connection: Connection) -> bool:
            mine = delete(tables.bars).where(row.guild_id == guild_id, row.user_id == user_id)
            gone = connection.execute(mine).rowcount > 0
            if gone:
                note_act(connection, guild_id, by, "unbarred", now, other_id=user_id)
            return gone

        return await self._database.write(store)


def load_settings(connection: Connection, guild_id: int | None) -> GuildSettings:
    """Load a server's settings, or the defaults outside servers."""
    found = _FIND_SETTINGS.rows(connection, {"at": guild_id})
    return _settings(found[0]) if found else GuildSettings()


def load_settings_where(
    connection: Connection, *which: ColumnElement[bool]
) -> dict[int, GuildSettings]:
    """Load the settings of some servers, by id, within a transaction."""
    found = connection.execute(select(tables.guild_settings).where(*which)).mappings()
    return {row["guild_id"]: _settings(dict(row)) for row in found}


def check_offered(connection: Connection, record: Record) -> None:
    """Raise Refusal if a new match's server doesn't offer its game."""
    if not (record.kind.planned or record.guild_id is None):
        refuse_unless_offered(load_settings(connection, record.guild_id), record.slug)


def refuse_unless_offered(settings: GuildSettings, slug: str) -> None:
    if not settings.offers(slug):
        raise Refusal(_NOT_OFFERED)


def change_settings(connection: Connection, guild_id: int, values: dict[str, Any]) -> GuildSettings:
    table = tables.guild_settings
    upsert(connection, table, [{"guild_id": guild_id, "channels": []}], changing=())
    here = connection.execute(_SELECT_SETTINGS.with_for_update(), {"at": guild_id})
    row = here.mappings().one()
    changed = row_of(table, values, row["more"])
    connection.execute(update(table).where(table.c.guild_id == guild_id).values(changed))
    return _settings({**dict(row), **changed})


def _settings(row: Mapping[str, Any]) -> GuildSettings:
    games_off = tuple(row["more"].get("games_off", ()))
    lists = {"channels": tuple(row["channels"]), "games_off": games_off}
    return choices_of(GuildSettings, {**row, **lists})
