"""A match as it is stored, and the rows it is made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, Literal

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import tables
from games import GAMES
from games.core import Chance, Deadline, Entry, Game, Header, Outcome, begin, derive_key, step

Status = Literal["lobby", "running", "over", "cancelled", "archived"]
Pace = Literal["live", "relaxed", "correspondence", "untimed"]
LIVE: Final = ("lobby", "running")
CLOSED: Final = ("over", "cancelled")
"""Nothing more will happen; an archived match is neither, it can be taken up again."""

SECONDS: Final[Mapping[Pace, int | None]] = {
    "live": 45,
    "relaxed": 5 * 60,
    "correspondence": 24 * 60 * 60,
    "untimed": None,
}
"""Seconds for a decision; ``live`` yields to the rules' own where a game has them."""

RECENT_EVENTS: Final = 8

UNREADABLE: Final = (LookupError, ValueError, TypeError, AttributeError)
"""What reading a stored match raises that was damaged, or made by other rules."""

PEOPLE_MARK: Final = "|"
"""Parts an alarm's decision from those who are to make it."""
STEP_MARK: Final = "#"
"""Parts a decision from the step that it has come to."""


def day_of(daily: str) -> str:
    """The day (UTC) of a daily deal, which its name tells: ``<game>/<day>/<server>``."""
    return daily.split("/")[1]


@dataclass(slots=True)
class Chair:
    """A place at a table. Without a user it belongs to a computer.

    ``contribution`` is the id of the interaction that took it, empty for those who came after
    the start; ``stand_in`` says that a computer plays for an absent owner.
    """

    seat: int
    user_id: int | None
    name: str
    contribution: str
    stand_in: bool = False
    timeouts: int = 0
    left: bool = False

    @property
    def computer(self) -> bool:
        return self.user_id is None or self.stand_in or self.left


@dataclass(slots=True)
class Alarm:
    """When a match next needs attention without anybody's click; times in milliseconds.

    ``key`` names the decision waited for and the people who are to make it; ``since`` is the
    version at which that decision came up, so a click made since then is not out of date.
    """

    key: str | None = None
    since: int = 0
    computer_at: int | None = None
    warn_at: int | None = None
    ends_at: int | None = None
    attempts: int = 0

    @property
    def clock(self) -> str | None:
        """What time runs for: a step of a decision, whoever has still to make it."""
        if self.key is None or PEOPLE_MARK not in self.key:
            return None
        return self.key.rpartition(PEOPLE_MARK)[0]

    @property
    def decision(self) -> str | None:
        """The decision waited for, whatever its step; None without a clock."""
        return None if self.clock is None else self.clock.partition(STEP_MARK)[0]

    @property
    def people(self) -> frozenset[str]:
        """The seats of the people who have still to decide, as text."""
        waited_for = (self.key or "").rpartition(PEOPLE_MARK)[2]
        return frozenset(waited_for.split(",")) if self.decision is not None else frozenset()

    @property
    def wake_at(self) -> int | None:
        times = (self.computer_at, self.warn_at, self.ends_at)
        return min((at for at in times if at is not None), default=None)


@dataclass(slots=True)
class Record:
    """A stored match: its row, its chairs, its alarm, and its state once it has begun."""

    id: str
    slug: str
    rules_version: int
    options: dict[str, Any]
    pace: Pace
    status: Status
    host_id: int
    guild_id: int | None
    locale: str
    secret: bytes = field(repr=False)
    commitment: str
    channel_id: int
    created_at: int
    seats: int | None = None
    state: Any = field(default=None, repr=False)
    recent: list[dict[str, Any]] = field(default_factory=list)
    version: int = 1
    published_version: int = 0
    lobby_message_id: int | None = None
    place_id: int | None = None
    board_message_id: int | None = None
    board_posted_at: int | None = None
    ping_message_id: int | None = None
    ping_key: str | None = None
    rematch_id: str | None = None
    invited: list[dict[str, Any]] = field(default_factory=list)
    ended_at: int | None = None
    carried: bool = False
    """The board stands in no channel: it is the answer to its player's own clicks."""
    daily: str | None = None
    """The name of the daily deal that this is an attempt at."""
    shared: bool = False
    """Whether its result has been shared."""
    casual: bool = False
    """Whether it leaves all ratings as they are."""
    renamed: bool = False
    """Whether somebody of it is called otherwise than the messages that stand of it say."""
    chairs: list[Chair] = field(default_factory=list)
    alarm: Alarm = field(default_factory=Alarm)
    entry: tuple[Entry, int | None] | None = field(default=None, repr=False)
    """The log entry of the change under way, and the user behind it."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        return GAMES[self.slug]

    @property
    def live(self) -> bool:
        return self.status in LIVE

    @property
    def solitaire(self) -> bool:
        """Whether this is a game for one: no lobby, no clock, nobody to call."""
        return self.game.seats == range(1, 2)

    @property
    def deal(self) -> str:
        """The name from which the deal is made: the match's own, or the day's."""
        return self.daily or self.id

    @property
    def lapses_at(self) -> int | None:
        """When an attempt at a daily deal ends by itself: a day after its day; else None."""
        if self.daily is None:
            return None
        day = date.fromisoformat(day_of(self.daily))
        end = datetime.combine(day + timedelta(days=2), datetime.min.time(), UTC)
        return int(end.timestamp() * 1000)

    @property
    def contributions(self) -> list[str]:
        """What the clicks that took the seats add to the deal; nothing to the day's."""
        return [] if self.daily else [chair.contribution for chair in self.chairs[: self.seats]]

    @property
    def begun(self) -> bool:
        """Whether the cards have been dealt."""
        return self.state is not None

    @property
    def to_act(self) -> frozenset[int]:
        """Who is to act; nobody before the match begins."""
        return frozenset() if self.state is None else self.game.to_act(self.state)

    @property
    def deadline(self) -> Deadline | None:
        """What the rules wait for; None before the match begins and where they know no clock."""
        return None if self.state is None else self.game.deadline(self.state)

    @property
    def awaited(self) -> frozenset[int]:
        """Who is waited for; of those who may act, nobody while the game goes on by itself."""
        deadline = self.deadline
        return self.to_act if deadline is None else deadline.seats

    @property
    def hurries(self) -> bool:
        """Whether the game goes on by itself at once, since only the live pace waits here."""
        deadline = self.deadline
        return deadline is not None and deadline.live_only and self.pace != "live"

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None before that."""
        return None if self.state is None else self.game.outcome(self.state)

    @property
    def header(self) -> Header:
        """What the match started from; only for a match that has begun."""
        assert self.seats is not None
        key = derive_key(self.secret, self.deal, self.contributions)
        return Header(self.slug, self.rules_version, self.options, self.seats, key)

    def begin(self) -> None:
        """Deal to those who sit here. Raises IllegalOptions."""
        self.seats = len(self.chairs)
        self.state = begin(self.game, self.header)
        self.status = "running"

    def pass_on_host(self) -> None:
        """When the host has left, the first of those still here is the host."""
        here = [chair.user_id for chair in self.chairs if chair.user_id and not chair.left]
        if here and self.host_id not in here:
            self.host_id = here[0]

    def chair_of(self, user_id: int) -> Chair | None:
        """The chair that a user sits on; None for those who left or never sat here."""
        for chair in self.chairs:
            if chair.user_id == user_id and not chair.left:
                return chair
        return None

    def play(self, entry: Entry, user_id: int | None, now: int) -> None:
        """Apply a log entry to the state. Raises GameError and then changes nothing."""
        events = step(self.game, self.state, entry, Chance(self.header.key))
        self.entry = (entry, user_id)
        told = [{"kind": event.kind, **event.public} for event in events]
        self.recent = (self.recent + told)[-RECENT_EVENTS:]
        if self.outcome is not None:
            self.status = "over"
            self.ended_at = now


_COLUMNS = tuple(column.name for column in tables.matches.c if column.name != "state")
_CHANGING = (
    "status",
    "host_id",
    "seats",
    "recent",
    "version",
    "rematch_id",
    "invited",
    "ended_at",
)
"""What changes of a match write, besides the state; the rest is fixed or the publisher's."""
_CHAIR_COLUMNS = tuple(c.name for c in tables.chairs.c if c.name != "match_id")
_ALARM_COLUMNS = ("key", "since", "computer_at", "warn_at", "ends_at", "attempts")

# Statements are built once: building them costs more than running them.
_matches, _chairs, _deadlines = tables.matches, tables.chairs, tables.deadlines
_SELECT_MATCH = (
    select(_matches, *(_deadlines.c[name].label(f"alarm_{name}") for name in _ALARM_COLUMNS))
    .join(_deadlines)
    .where(_matches.c.id == bindparam("of"))
)
_SELECT_CHAIRS = (
    select(*(_chairs.c[name] for name in _CHAIR_COLUMNS))
    .where(_chairs.c.match_id == bindparam("of"))
    .order_by(_chairs.c.seat)
)
_SELECT_LOG = (
    select(tables.log.c.kind, tables.log.c.seat, tables.log.c.action)
    .where(tables.log.c.match_id == bindparam("of"))
    .order_by(tables.log.c.sequence)
)
_UPDATE_MATCH = (
    update(_matches)
    .where(_matches.c.id == bindparam("of"), _matches.c.version == bindparam("seen"))
    .values({name: bindparam(name) for name in (*_CHANGING, "state")})
)
_UPDATE_ALARM = (
    update(_deadlines)
    .where(_deadlines.c.match_id == bindparam("of"))
    .values({name: bindparam(name) for name in (*_ALARM_COLUMNS, "wake_at", "version")})
)
_INSERT_ENTRY = insert(tables.log)


async def load(connection: AsyncConnection, match_id: str) -> Record | None:
    """The match of that id with its chairs and alarm, or None."""
    found = await connection.execute(_SELECT_MATCH, {"of": match_id})
    row = found.mappings().first()
    if row is None:
        return None
    seated = await connection.execute(_SELECT_CHAIRS, {"of": match_id})
    record = Record(
        **{name: row[name] for name in _COLUMNS},
        chairs=[Chair(**chair) for chair in seated.mappings()],
        alarm=Alarm(**{name: row[f"alarm_{name}"] for name in _ALARM_COLUMNS}),
    )
    if row["state"] is not None:
        record.state = record.game.load(row["state"])
    return record


async def create(connection: AsyncConnection, record: Record) -> None:
    """Store a match for the first time."""
    values = {name: getattr(record, name) for name in _COLUMNS}
    await connection.execute(insert(_matches).values(**values, state=_dumped(record)))
    await connection.execute(insert(_deadlines).values(match_id=record.id, **_alarm_values(record)))
    for chair in record.chairs:
        await connection.execute(insert(_chairs).values(**_chair_values(record, chair)))


async def save(
    connection: AsyncConnection, record: Record, before: tuple[Chair, ...], now: int
) -> bool:
    """Store a changed match over version - 1; False when somebody else was faster.

    ``before`` are the chairs as they were loaded: only those that differ are written.
    """
    values = {name: getattr(record, name) for name in _CHANGING}
    keys = {"of": record.id, "seen": record.version - 1}
    changed = await connection.execute(_UPDATE_MATCH, {**values, **keys, "state": _dumped(record)})
    if changed.rowcount != 1:
        return False
    if record.entry is not None:
        entry, user_id = record.entry
        await connection.execute(
            _INSERT_ENTRY,
            {
                "match_id": record.id,
                "sequence": record.version,
                "kind": entry.kind,
                "seat": entry.seat,
                "action": entry.action,
                "user_id": user_id,
                "at": now,
            },
        )
    await connection.execute(_UPDATE_ALARM, {**_alarm_values(record), "of": record.id})
    if tuple(record.chairs) != before:
        await _save_chairs(connection, record, before)
    return True


async def _save_chairs(
    connection: AsyncConnection, record: Record, before: tuple[Chair, ...]
) -> None:
    place = _chairs.c
    for chair, old in zip(record.chairs, before, strict=False):
        if chair != old:
            await connection.execute(
                update(_chairs)
                .where(place.match_id == record.id, place.seat == chair.seat)
                .values(**_chair_values(record, chair))
            )
    for chair in record.chairs[len(before) :]:
        await connection.execute(insert(_chairs).values(**_chair_values(record, chair)))
    if len(record.chairs) < len(before):
        await connection.execute(
            _chairs.delete().where(place.match_id == record.id, place.seat >= len(record.chairs))
        )


async def load_log(connection: AsyncConnection, match_id: str) -> list[Entry]:
    """Every entry of a match, first to last."""
    rows = await connection.execute(_SELECT_LOG, {"of": match_id})
    return [Entry(row.kind, row.seat, row.action) for row in rows]


def _dumped(record: Record) -> dict[str, Any] | None:
    return None if record.state is None else record.game.dump(record.state)


def _chair_values(record: Record, chair: Chair) -> dict[str, Any]:
    return {"match_id": record.id, **{name: getattr(chair, name) for name in _CHAIR_COLUMNS}}


def _alarm_values(record: Record) -> dict[str, Any]:
    alarm = record.alarm
    values = {name: getattr(alarm, name) for name in _ALARM_COLUMNS}
    return {**values, "wake_at": alarm.wake_at, "version": record.version}
