"""Stored game nights, and their SQL."""

from collections.abc import Collection
from dataclasses import dataclass, fields
from typing import Any, Final, Literal

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.messages import message_link
from bot.match.chairs import was_away
from bot.match.deadlines import Ours
from bot.match.people import MAX_NAME_LENGTH, Person
from bot.match.record import UNPLAYED, Cause, Status
from bot.match.store import BOARD_OF
from bot.show.postings import want, want_again, want_all_again
from bot.storage import tables
from bot.storage.statements import upsert
from cogs.game_nights.tables import night_people, night_tables, nights
from games import GAMES
from games.core import Level

Phase = Literal["open", "running", "over", "cancelled", "missed", "withdrawn", "uninstalled"]
"""``missed``: the bot was away at its start. ``withdrawn``: its format is no longer played."""
UNFINISHED: Final = ("open", "running")
# The kinds of its postings: its message, the ping before it, the server's event.
MESSAGE: Final = "night"
REMINDER: Final = "reminder"
EVENT: Final = "event"
CANCELLED_EVENT: Final = 0  # the id of an event that somebody has cancelled: there's no other
MINUTES: Final = (30, 45, 60, 90, 120)  # to choose from
REMINDER_MS: Final = 10 * 60 * 1000  # before it begins
MAX_WALKOUTS: Final = 2  # whoever has left this many matches is excluded
LAST_MATCH_MS: Final = 15 * 60 * 1000  # after the end, in which matches may still end and count

_night, _guest, _table = nights.c, night_people.c, night_tables.c


@dataclass(frozen=True, slots=True)
class GameNight:
    """A game night of a server. ``level`` is that of the computers in empty seats.

    ``event_id`` is the server's scheduled event for it, ``message_id`` the message that shows it.
    ``role_id`` is pinged once, with the reminder, at ``pinged_at``. A ``weekly`` one plans the next
    when it begins. ``planner_id`` is None for old ones.
    """

    id: str
    guild_id: int
    channel_id: int
    locale: str
    slug: str
    level: Level
    minutes: int
    phase: Phase
    starts_at: int
    ends_at: int
    reminded: bool = False
    event_id: int | None = None
    message_id: int | None = None
    title: str | None = None
    note: str | None = None
    role_id: int | None = None
    pinged_at: int | None = None
    weekly: bool = False
    planner_id: int | None = None

    @property
    def unfinished(self) -> bool:
        return self.phase in UNFINISHED

    @property
    def began_at(self) -> int:
        """The planned start, or the actual one once it has begun."""
        return self.ends_at - self.minutes * 60_000

    @property
    def closes_at(self) -> int:
        """The deadline for its last matches. Later results don't count."""
        return self.ends_at + LAST_MATCH_MS


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who takes part, or did. ``since`` is when they last joined.

    ``place`` and ``percent`` are their result at a night of the former format, at which all tables
    played the same deals. Without a place they weren't ranked.
    """

    user_id: int
    name: str
    here: bool
    since: int
    place: int | None = None
    percent: float | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table of a game night. Without a user it is a computer's."""

    user_id: int | None
    name: str
    level: Level
    stand_in: bool
    left: bool
    place: int | None
    own_moves: int = 0
    computer_moves: int = 0

    @property
    def away(self) -> bool:
        """Whether its player was away at the end, or for too much of the match."""
        return self.user_id is not None and was_away(self)


@dataclass(frozen=True, slots=True)
class Table:
    """A match of a game night, with the channel and message of its board."""

    match_id: str
    status: Status
    cause: Cause | None
    ended_at: int | None
    place_id: int
    message_id: int | None
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Gathering:
    """A game night with everybody who took part, first to last, and all its matches."""

    night: GameNight
    guests: tuple[Guest, ...]
    tables: tuple[Table, ...]

    @property
    def playing(self) -> bool:
        return any(table.status == "running" for table in self.tables)

    def seats_of(self, user_id: int) -> list[tuple[Table, Seat]]:
        """Return a player's matches, oldest first, each with their seat."""
        return [
            (table, seat)
            for table in self.tables
            for seat in table.seats
            if seat.user_id == user_id
        ]

    def walkouts(self, user_id: int) -> int:
        """Count the matches that a player left before a decision."""
        return sum(seat.left and table.cause in UNPLAYED for table, seat in self.seats_of(user_id))

    def table_of(self, user_id: int) -> Table | None:
        for table, seat in self.seats_of(user_id):
            if table.status == "running" and not seat.left:
                return table
        return None

    def ending(self, now: int) -> bool:
        """Return True if no more matches begin."""
        return self.night.phase == "running" and now >= self.night.ends_at


# What its message shows.
_SHOWN: Final = frozenset({"phase", "level", "weekly", "starts_at", "minutes", "title", "note"})
_COLUMNS: Final = [each.name for each in fields(GameNight) if each.name != "message_id"]
_post = tables.postings.c
_SELECT: Final = select(*(_night[name] for name in _COLUMNS), _post.message_id).outerjoin_from(
    nights, tables.postings, and_(_post.kind == MESSAGE, _post.subject == _night.id)
)


def require(night: GameNight | None) -> GameNight:
    """Return the game night. Raises Refusal if there is none."""
    if night is None:
        raise Refusal(sentence("game-nights/gone"))
    return night


def load(connection: Connection, night_id: str, *, to_change: bool = False) -> GameNight | None:
    """Load a game night, or return None if it doesn't exist. ``to_change`` locks it."""
    query = _SELECT.where(_night.id == night_id)
    query = query.with_for_update(of=nights) if to_change else query
    found = connection.execute(query).mappings().first()
    return None if found is None else GameNight(**found)


def gather(connection: Connection, night_id: str) -> Gathering:
    """Load a game night with its players and matches. Raises Refusal if there is none."""
    night = require(load(connection, night_id))
    row = _guest
    guests = connection.execute(
        select(row.user_id, row.name, row.here, row.since, row.place, row.percent)
        .where(row.night_id == night_id)
        .order_by(row.since, row.user_id)
    )
    return Gathering(night, tuple(Guest(*each) for each in guests), _tables(connection, night))


def _tables(connection: Connection, night: GameNight) -> tuple[Table, ...]:
    match, shown, chair = tables.matches.c, tables.postings.c, tables.chairs.c
    here = _table.night_id == night.id
    seated: dict[str, list[Seat]] = {}
    chairs = connection.execute(
        select(
            *(chair.match_id, chair.user_id, chair.name, chair.level),
            *(chair.stand_in, chair.left, chair.place, chair.own_moves, chair.computer_moves),
        )
        .join(night_tables, _table.match_id == chair.match_id)
        .where(here)
        .order_by(chair.match_id, chair.seat)
    )
    for match_id, *seat in chairs:
        seated.setdefault(match_id, []).append(Seat(*seat))
    found = connection.execute(
        select(
            *(match.id, match.status, match.cause, match.ended_at),
            func.coalesce(shown.place_id, match.channel_id),
            shown.message_id,
        )
        .select_from(night_tables)
        .join(tables.matches)
        .join(tables.postings, BOARD_OF)
        .where(here)
        .order_by(_table.number)
    )
    return tuple(Table(*each, tuple(seated.get(each[0], ()))) for each in found)


def night_games() -> list[str]:
    return [slug for slug, game in GAMES.items() if game.in_arenas]


def link_to(night: GameNight) -> str:
    """Return the address of a game night's message, or else of its channel."""
    return message_link(night.guild_id, night.channel_id, night.message_id)


def of_server(connection: Connection, guild_id: int) -> list[GameNight]:
    """Return a server's planned and running game nights, earliest first."""
    here = (_night.guild_id == guild_id, _night.phase.in_(UNFINISHED))
    found = connection.execute(_SELECT.where(*here).order_by(_night.starts_at)).mappings()
    return [GameNight(**row) for row in found]


def count_pings(
    connection: Connection, guild_id: int, since: int, planner_id: int | None = None
) -> int:
    """Count a server's game nights that have pinged a role since a time.

    ``planner_id`` restricts them to those of one planner.
    """
    pinged = select(func.count()).where(_night.guild_id == guild_id, _night.pinged_at > since)
    if planner_id is not None:
        pinged = pinged.where(_night.planner_id == planner_id)
    return connection.scalar(pinged) or 0


def add(connection: Connection, night: GameNight) -> None:
    values = {name: getattr(night, name) for name in _COLUMNS}
    connection.execute(insert(nights), values)
    for kind in (MESSAGE, EVENT):
        want(connection, kind, night.id, guild_id=night.guild_id, place_id=night.channel_id)


def change(connection: Connection, night_id: str, **values: Any) -> None:
    """Store some columns, and update the messages that show them."""
    connection.execute(update(nights).where(_night.id == night_id).values(values))
    if not _SHOWN.isdisjoint(values):
        for kind in (MESSAGE, EVENT):
            want_again(connection, kind, night_id)


def give_back(connection: Connection, away: int, ours: Ours) -> None:
    """Extend running game nights by ``away`` ms. See ``Deadlines.credit_listeners``."""
    running = update(nights).where(_night.phase == "running", ours(_night.guild_id))
    connection.execute(running.values(ends_at=_night.ends_at + away))


def cancel_in(connection: Connection, guild_id: int) -> None:
    """Cancel a server's game nights. Their messages and events say so if the bot comes back."""
    unfinished = (_night.guild_id == guild_id, _night.phase.in_(UNFINISHED))
    want_all_again(connection, select(_night.id).where(*unfinished))
    connection.execute(update(nights).where(*unfinished).values(phase="cancelled"))


def add_guest(connection: Connection, night_id: str, person: Person, now: int) -> None:
    """Store that a person takes part, for the first time or again."""
    row = {
        "night_id": night_id,
        "user_id": person.user_id,
        "name": person.name[:MAX_NAME_LENGTH],
        "here": True,
        "since": now,
    }
    upsert(connection, night_people, [row])


def take_out(connection: Connection, night: GameNight, user_id: int) -> bool:
    """Store that a person no longer takes part. Returns False if they weren't taking part."""
    mine = (_guest.night_id == night.id, _guest.user_id == user_id, _guest.here)
    gone = (
        delete(night_people) if night.phase == "open" else update(night_people).values(here=False)
    )
    return bool(connection.execute(gone.where(*mine)).rowcount)


def send_away(connection: Connection, night_id: str, user_ids: Collection[int]) -> None:
    """Store that people no longer take part."""
    some = (_guest.night_id == night_id, _guest.user_id.in_(user_ids))
    connection.execute(update(night_people).where(*some).values(here=False))


def add_table(connection: Connection, night_id: str, match_id: str) -> None:
    held = select(func.coalesce(func.max(_table.number), 0) + 1)
    number = connection.scalar(held.where(_table.night_id == night_id))
    row = {"match_id": match_id, "night_id": night_id, "number": number}
    connection.execute(insert(night_tables), row)
