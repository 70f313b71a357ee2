"""Stored game nights, and their SQL."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.messages import message_link
from bot.match.people import MAX_NAME_LENGTH, Person
from bot.match.record import UNPLAYED, Cause, Status, was_away
from bot.match.store import BOARD_OF
from bot.show.postings import want, want_again
from bot.storage import tables
from bot.storage.upserts import upsert
from cogs.daily.deals import daily_seats
from cogs.game_nights.movements import ROUNDS, SEATS
from games import GAMES
from games.core import Level

Phase = Literal["open", "running", "over", "cancelled", "missed", "uninstalled"]
"""``missed``: the bot was away when it was to begin."""
UNFINISHED: Final = ("open", "running")
MESSAGE: Final = "night"
REMINDER: Final = "reminder"
EVENT: Final = "event"
"""The kinds of a game night's postings: its message, the ping before it, the server's event."""

CANCELLED_EVENT: Final = 0
"""Stored instead of an event's id once somebody has cancelled it; it isn't created again."""

LENGTHS: Final = (30, 45, 60, 90, 120)
"""Lengths of an arena to choose from, in minutes."""
_DEALS: Final = (3, 5, 8)
REMINDER_MS: Final = 10 * 60 * 1000
"""Time before a game night at which its players are reminded."""
MAX_WALKOUTS: Final = 2
"""Number of left matches after which a player is excluded."""
LAST_MATCH_MS: Final = 15 * 60 * 1000
"""Time after the end within which running matches may still end and count."""

_night, _guest, _table = tables.evenings.c, tables.evening_people.c, tables.evening_tables.c


@dataclass(frozen=True, slots=True)
class GameNight:
    """A game night of a server. ``level`` is that of the computers in empty seats.

    ``deals`` is the number of deals that all tables play; None for an arena. Their secrets are
    derived from ``secret``; ``sections`` are those of ``movements``. ``event_id`` is the server's
    scheduled event for it, ``message_id`` the message that shows it. ``role_id`` is pinged once,
    with the reminder, at ``pinged_at``. A ``weekly`` one plans the next when it begins.
    ``planner_id`` is unknown of old ones.
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
    deals: int | None = None
    secret: bytes | None = field(default=None, repr=False)
    sections: Sequence[int] = ()
    title: str | None = None
    note: str | None = None
    role_id: int | None = None
    pinged_at: int | None = None
    weekly: bool = False
    planner_id: int | None = None

    @property
    def unfinished(self) -> bool:
        """True if it is planned or running."""
        return self.phase in UNFINISHED

    @property
    def began_at(self) -> int:
        """Planned time of its start; once begun, the actual one."""
        return self.ends_at - self.minutes * 60_000

    @property
    def closes_at(self) -> int:
        """Deadline for its last matches; later results don't count."""
        return self.ends_at + LAST_MATCH_MS


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who takes part, or did; ``since`` is when they last joined.

    ``number`` is theirs in ``movements``, once they have been dealt in.
    """

    user_id: int
    name: str
    here: bool
    since: int
    number: int | None = None

    @property
    def person(self) -> Person:
        return Person(self.user_id, self.name, 0)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table of a game night. Without a user it is a computer's."""

    user_id: int | None
    name: str
    level: Level
    stand_in: bool
    left: bool
    place: int | None
    score: int | None
    spent: int | None
    own_moves: int = 0
    computer_moves: int = 0

    @property
    def away(self) -> bool:
        """Whether its player was away at the end, or for too much of the match."""
        return self.user_id is not None and was_away(self)


@dataclass(frozen=True, slots=True)
class Table:
    """A match of a game night, with the channel and message of its board.

    ``deal`` is the number of its deal, from 1, if other tables play the same. A ``hidden`` table is
    shown to nobody, since only computers sit there.
    """

    match_id: str
    number: int
    deal: int | None
    hidden: bool
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

    @property
    def dealt(self) -> int:
        """Number of deals that have begun; 0 in an arena."""
        return max((table.deal or 0 for table in self.tables), default=0)

    def seats_of(self, user_id: int) -> list[tuple[Table, Seat]]:
        """Return a player's matches, the oldest first, each with their seat."""
        return [
            (table, seat)
            for table in self.tables
            for seat in table.seats
            if seat.user_id == user_id
        ]

    def walkouts(self, user_id: int) -> int:
        """Count the deals that a player left, or the arena matches left before a decision."""
        return sum(
            (seat.left and table.cause in UNPLAYED)
            if table.deal is None
            else (seat.left or (table.status == "over" and seat.away))
            for table, seat in self.seats_of(user_id)
        )

    def table_of(self, user_id: int) -> Table | None:
        """Return the player's running match, or None."""
        for table, seat in self.seats_of(user_id):
            if table.status == "running" and not seat.left:
                return table
        return None

    def ending(self, now: int) -> bool:
        """Return True if no more matches begin."""
        night = self.night
        if night.deals is not None:
            return self.dealt >= night.deals
        return night.phase == "running" and now >= night.ends_at


_SHOWN: Final = frozenset({"phase", "level", "weekly", "starts_at", "minutes", "title", "note"})
"""Columns that its message shows."""
_COLUMNS: Final = [each.name for each in fields(GameNight) if each.name != "message_id"]
_post = tables.postings.c
_SELECT: Final = select(*(_night[name] for name in _COLUMNS), _post.message_id).outerjoin_from(
    tables.evenings, tables.postings, and_(_post.kind == MESSAGE, _post.subject == _night.id)
)


def require(night: GameNight | None) -> GameNight:
    """Return the game night. Raises Refusal if it is None."""
    if night is None:
        raise Refusal(sentence("game-nights/gone"))
    return night


def load(connection: Connection, night_id: str, *, to_change: bool = False) -> GameNight | None:
    """Load a game night; None if there is none. ``to_change`` locks it."""
    query = _SELECT.where(_night.id == night_id)
    query = query.with_for_update(of=tables.evenings) if to_change else query
    found = connection.execute(query).mappings().first()
    return None if found is None else GameNight(**found)


def gather(connection: Connection, night_id: str) -> Gathering:
    """Load a game night with its players and matches. Raises Refusal if there is none."""
    night = require(load(connection, night_id))
    row = _guest
    guests = connection.execute(
        select(row.user_id, row.name, row.here, row.since, row.number)
        .where(row.evening_id == night_id)
        .order_by(row.since, row.user_id)
    )
    return Gathering(night, tuple(Guest(*each) for each in guests), _tables(connection, night))


def _tables(connection: Connection, night: GameNight) -> tuple[Table, ...]:
    match, shown, chair = tables.matches.c, tables.postings.c, tables.chairs.c
    here = _table.evening_id == night.id
    seated: dict[str, list[Seat]] = {}
    chairs = connection.execute(
        select(
            *(chair.match_id, chair.user_id, chair.name, chair.level),
            *(chair.stand_in, chair.left, chair.place, chair.score, chair.spent),
            *(chair.own_moves, chair.computer_moves),
        )
        .join(tables.evening_tables, _table.match_id == chair.match_id)
        .where(here)
        .order_by(chair.match_id, chair.seat)
    )
    for match_id, *seat in chairs:
        seated.setdefault(match_id, []).append(Seat(*seat))
    found = connection.execute(
        select(
            *(match.id, _table.number, _table.deal, match.private),
            *(match.status, match.cause, match.ended_at),
            func.coalesce(shown.place_id, match.channel_id),
            shown.message_id,
        )
        .select_from(tables.evening_tables)
        .join(tables.matches)
        .join(tables.postings, BOARD_OF)
        .where(here)
        .order_by(_table.number)
    )
    return tuple(Table(*each, tuple(seated.get(each[0], ()))) for each in found)


def night_games() -> list[str]:
    """Games for game nights."""
    return [slug for slug, game in GAMES.items() if game.in_arenas or game.night_minutes]


def lengths_of(slug: str) -> Sequence[int]:
    """Return the lengths to choose from: minutes of an arena, or numbers of deals.

    With five at a table, everybody sits in every seat equally often.
    """
    if GAMES[slug].in_arenas:
        return LENGTHS
    return (ROUNDS, 2 * ROUNDS) if daily_seats(slug) == SEATS else _DEALS


def link_to(night: GameNight) -> str:
    """Return the address of a game night's message, or else of its channel."""
    return message_link(night.guild_id, night.channel_id, night.message_id)


def of_server(connection: Connection, guild_id: int) -> list[GameNight]:
    """Return a server's planned and running game nights, the earliest first."""
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
    connection.execute(insert(tables.evenings), values)
    for kind in (MESSAGE, EVENT):
        want(connection, kind, night.id, guild_id=night.guild_id, place_id=night.channel_id)


def change(connection: Connection, night_id: str, **values: Any) -> None:
    """Store some columns, and update the messages that show them."""
    connection.execute(update(tables.evenings).where(_night.id == night_id).values(values))
    if not _SHOWN.isdisjoint(values):
        for kind in (MESSAGE, EVENT):
            want_again(connection, kind, night_id)


def add_guest(connection: Connection, night_id: str, person: Person, now: int) -> None:
    """Store that a person takes part, for the first time or again."""
    row = {
        "evening_id": night_id,
        "user_id": person.user_id,
        "name": person.name[:MAX_NAME_LENGTH],
        "here": True,
        "since": now,
    }
    upsert(connection, tables.evening_people, [row])


def take_out(connection: Connection, night: GameNight, user_id: int) -> bool:
    """Store that a person no longer takes part. Returns False if they didn't before."""
    mine = (_guest.evening_id == night.id, _guest.user_id == user_id, _guest.here)
    gone = (
        delete(tables.evening_people)
        if night.phase == "open"
        else update(tables.evening_people).values(here=False)
    )
    return bool(connection.execute(gone.where(*mine)).rowcount)


def change_guests(
    connection: Connection, night_id: str, user_ids: Collection[int], **values: Any
) -> None:
    some = (_guest.evening_id == night_id, _guest.user_id.in_(user_ids))
    connection.execute(update(tables.evening_people).where(*some).values(values))


def add_table(connection: Connection, night_id: str, match_id: str, deal: int | None) -> None:
    """Store that a match belongs to a game night."""
    held = select(func.coalesce(func.max(_table.number), 0) + 1)
    number = connection.scalar(held.where(_table.evening_id == night_id))
    row = {"match_id": match_id, "evening_id": night_id, "number": number, "deal": deal}
    connection.execute(insert(tables.evening_tables), row)
