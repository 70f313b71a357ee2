"""Evenings as they are stored: planned, joined, left, called off. All are parts of transactions."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from bot.base.language import sentence, sentence_for
from bot.base.refusals import Refusal
from bot.match.admission import check_welcome
from bot.match.lobbies import new_id
from bot.match.people import MAX_NAME_LENGTH, Person, Place
from bot.match.record import Cause, Status
from bot.storage import tables
from bot.storage.upserts import upsert
from cogs.daily.deals import daily_seats
from cogs.game_nights.movements import ROUNDS, SEATS
from games.core import Level

Phase = Literal["open", "running", "over", "cancelled"]
UNFINISHED: Final = ("open", "running")

ARENA_GAMES: Final = ("king-of-the-hill",)
"""Games in which everybody plays one match after another, against whoever is free."""
DEAL_MINUTES: Final[Mapping[str, int]] = {
    "eighty-points": 10,
    "high-card": 6,
    "king-of-the-mountain": 20,
}
"""Games in which all tables play the same deals, and about how long one takes."""
DEAL_OPTIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    "king-of-the-mountain": {"turn_limit": 40},
}
"""Options of an evening's deals besides those of deals of the day, so that each comes to an end:
all tables wait for the last one."""
EVENING_GAMES: Final = (*ARENA_GAMES, *DEAL_MINUTES)
"""Games that an evening can be played in."""
LENGTHS: Final = (30, 45, 60, 90, 120)
"""Lengths of an arena that can be chosen, in minutes."""
_DEALS: Final = (3, 5, 8)
MAX_PLANNED: Final = 3
"""Maximum number of evenings that a server has planned or under way."""
MAX_PEOPLE: Final = 60
REMINDER_MS: Final = 10 * 60 * 1000
"""Time before an evening at which those who take part are reminded of it."""
LAST_MATCH_MS: Final = 15 * 60 * 1000
"""Time after the end in which matches under way may still end and count."""

_evening, _guest, _table = tables.evenings.c, tables.evening_people.c, tables.evening_tables.c


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening of a server. ``level`` is that of the computers where people are missing.

    ``deals`` is how many are played, the same at all tables; None for an arena. Their secrets are
    made from ``secret``; ``sections`` are those of ``seating``. ``event_id`` is the server's
    scheduled event for it. ``shown`` is the digest of what its message says; it is ``settled`` once
    that is its end.
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
    posted_at: int | None = None
    shown: str | None = None
    settled: bool = False
    deals: int | None = None
    secret: bytes | None = field(default=None, repr=False)
    sections: Sequence[int] = ()

    @property
    def unfinished(self) -> bool:
        """Return whether it is planned or under way."""
        return self.phase in UNFINISHED

    @property
    def began_at(self) -> int:
        """Return when it began, or is to begin."""
        return self.ends_at - self.minutes * 60_000

    @property
    def closes_at(self) -> int:
        """Return until when matches may end that count."""
        return self.ends_at + LAST_MATCH_MS


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who takes part, or did; ``since`` is when they last came.

    ``number`` is what they are called in ``seating``, once they have been dealt in.
    """

    user_id: int
    name: str
    here: bool
    since: int
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table of an evening; without a user a computer's."""

    user_id: int | None
    name: str
    level: Level
    stand_in: bool
    left: bool
    place: int | None
    score: int | None
    spent: int | None


@dataclass(frozen=True, slots=True)
class Table:
    """A match of an evening, and where it stands: the channel and the board's message.

    ``deal`` is the number of its deal, from 1, if other tables play the same. Nobody sees a
    ``hidden`` one: only computers sit there.
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
    """An evening with all who took part in it, first to last, and all its matches."""

    evening: Evening
    guests: tuple[Guest, ...]
    tables: tuple[Table, ...]

    @property
    def dealt(self) -> int:
        """Return how many deals have begun that all tables play."""
        return max((table.deal or 0 for table in self.tables), default=0)

    def table_of(self, user_id: int) -> Table | None:
        """Return the match that somebody plays just now; None if they play none."""
        for table in self.tables:
            mine = any(seat.user_id == user_id and not seat.left for seat in table.seats)
            if mine and table.status == "running":
                return table
        return None

    def ending(self, now: int) -> bool:
        """Return whether no more matches begin."""
        evening = self.evening
        if evening.deals is not None:
            return self.dealt >= evening.deals
        return evening.phase == "running" and now >= evening.ends_at


_COLUMNS: Final = [_evening[each.name] for each in fields(Evening)]
_SELECT: Final = select(*_COLUMNS)


def require(evening: Evening | None) -> Evening:
    """Return the evening. Raises Refusal if it is None."""
    if evening is None:
        raise Refusal(sentence("I don't have that evening any more."))
    return evening


def load(connection: Connection, evening_id: str, *, to_change: bool = False) -> Evening | None:
    """Return an evening, locked if it is to be changed; None if there is none."""
    query = _SELECT.where(_evening.id == evening_id)
    found = connection.execute(query.with_for_update() if to_change else query).mappings().first()
    return None if found is None else Evening(**found)


def gather(connection: Connection, evening_id: str) -> Gathering:
    """Return an evening with all that belongs to it. Raises Refusal if there is none."""
    evening = require(load(connection, evening_id))
    row = _guest
    guests = connection.execute(
        select(row.user_id, row.name, row.here, row.since, row.number)
        .where(row.evening_id == evening_id)
        .order_by(row.since, row.user_id)
    )
    return Gathering(evening, tuple(Guest(*each) for each in guests), _tables(connection, evening))


def _tables(connection: Connection, evening: Evening) -> tuple[Table, ...]:
    match, shown, chair = tables.matches.c, tables.publications.c, tables.chairs.c
    here = _table.evening_id == evening.id
    seated: dict[str, list[Seat]] = {}
    chairs = connection.execute(
        select(
            *(chair.match_id, chair.user_id, chair.name, chair.level),
            *(chair.stand_in, chair.left, chair.place, chair.score, chair.spent),
        )
        .join(tables.evening_tables, _table.match_id == chair.match_id)
        .where(here)
        .order_by(chair.match_id, chair.seat)
    )
    for match_id, *seat in chairs:
        seated.setdefault(match_id, []).append(Seat(*seat))
    found = connection.execute(
        select(
            *(match.id, _table.number, _table.deal, match.carried),
            *(match.status, match.cause, match.ended_at),
            func.coalesce(shown.place_id, match.channel_id),
            shown.board_message_id,
        )
        .select_from(tables.evening_tables)
        .join(tables.matches)
        .join(tables.publications, shown.match_id == match.id)
        .where(here)
        .order_by(_table.number)
    )
    return tuple(Table(*each, tuple(seated.get(each[0], ()))) for each in found)


def lengths_of(slug: str) -> Sequence[int]:
    """Return the lengths that can be chosen for an evening: minutes of an arena, else deals.

    At five to a table everybody sits in every seat equally often.
    """
    if slug in ARENA_GAMES:
        return LENGTHS
    return (ROUNDS, 2 * ROUNDS) if daily_seats(slug) == SEATS else _DEALS


def of_server(connection: Connection, guild_id: int) -> list[Evening]:
    """Return the evenings that a server has planned or under way, the earliest first."""
    here = (_evening.guild_id == guild_id, _evening.phase.in_(UNFINISHED))
    return _read(connection.execute(_SELECT.where(*here).order_by(_evening.starts_at)).mappings())


def _read(found: Any) -> list[Evening]:
    rows: list[Mapping[str, Any] | RowMapping] = list(found)
    return [Evening(**row) for row in rows]


def plan(
    connection: Connection,
    now: int,
    place: Place,
    slug: str,
    level: Level,
    starts_at: int,
    length: int,
) -> Evening:
    """Store a new evening of a length of ``lengths_of``. Raises Refusal."""
    assert place.guild_id is not None, "evenings are of servers"
    if starts_at <= now:
        raise Refusal(sentence("That time has already passed. Choose a later one."))
    if len(of_server(connection, place.guild_id)) >= MAX_PLANNED:
        raise Refusal(
            sentence_for(
                MAX_PLANNED,
                "This server already has {n} evening planned.",
                "This server already has {n} evenings planned. Call one off first.",
            )
        )
    arena = slug in ARENA_GAMES
    minutes = length if arena else length * DEAL_MINUTES[slug]
    evening = Evening(
        id=new_id(),
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        locale=place.locale,
        slug=slug,
        level=level,
        minutes=minutes,
        phase="open",
        starts_at=starts_at,
        ends_at=starts_at + minutes * 60_000,
        reminded=starts_at - now <= REMINDER_MS,
        deals=None if arena else length,
        secret=None if arena else secrets.token_bytes(32),
    )
    values = {each.name: getattr(evening, each.name) for each in fields(Evening)}
    connection.execute(insert(tables.evenings), values)
    return evening


def take_part(connection: Connection, now: int, evening_id: str, person: Person) -> None:
    """Let somebody take part, before the evening or during it. Raises Refusal."""
    evening = _to_change(connection, evening_id)
    check_welcome(connection, evening.guild_id, person.user_id)
    gathering = gather(connection, evening_id)
    if gathering.ending(now):
        raise Refusal(sentence("The last matches of this evening are being played."))
    here = {each.user_id: each.here for each in gathering.guests}
    if here.get(person.user_id):
        raise Refusal(sentence("You're already taking part."))
    if sum(here.values()) >= MAX_PEOPLE:
        raise Refusal(
            sentence_for(
                MAX_PEOPLE,
                "{n} player is already taking part, and there's no room for more.",
                "{n} players are already taking part, and there's no room for more.",
            )
        )
    row = {
        "evening_id": evening_id,
        "user_id": person.user_id,
        "name": person.name[:MAX_NAME_LENGTH],
        "here": True,
        "since": now,
    }
    upsert(connection, tables.evening_people, [row])


def leave(connection: Connection, evening_id: str, person: Person) -> Table | None:
    """Let somebody leave, what they have played stays; return the match that they are in now.

    They stay at its table. Raises Refusal.
    """
    evening = _to_change(connection, evening_id)
    mine = (_guest.evening_id == evening_id, _guest.user_id == person.user_id, _guest.here)
    gone = (
        delete(tables.evening_people)
        if evening.phase == "open"
        else update(tables.evening_people).values(here=False)
    )
    if not connection.execute(gone.where(*mine)).rowcount:
        raise Refusal(sentence("You're not taking part."))
    return gather(connection, evening_id).table_of(person.user_id)


def call_off(connection: Connection, _: int, evening_id: str) -> None:
    """End an evening without a winner; matches under way go on. Raises Refusal."""
    _to_change(connection, evening_id)
    change(connection, evening_id, phase="cancelled")


def change(connection: Connection, evening_id: str, **values: Any) -> None:
    """Store some columns of an evening."""
    connection.execute(update(tables.evenings).where(_evening.id == evening_id).values(values))


def _to_change(connection: Connection, evening_id: str) -> Evening:
    """Return an evening, locked. Raises Refusal unless it is planned or under way."""
    evening = require(load(connection, evening_id, to_change=True))
    if evening.phase == "over":
        raise Refusal(sentence("This evening is over."))
    if evening.phase == "cancelled":
        raise Refusal(sentence("This evening was called off."))
    return evening
