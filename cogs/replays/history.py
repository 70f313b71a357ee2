"""The finished matches that a person may watch, page by page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    and_,
    func,
    or_,
    select,
    union,
)

from bot.match.chairs import was_away
from bot.match.counting import places_of
from bot.match.record import OUT_OF_SIGHT, Unrated
from bot.secrecy import of_others
from bot.storage import tables
from games.core import STAND_IN, Level

MATCHES_PER_PAGE: Final = 10
MAX_LOST: Final = 3

Turn = Literal["newest", "older", "newer", "oldest"]

_result, _match, _chair = tables.results.c, tables.matches.c, tables.chairs.c


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """The matches that a person asks for.

    ``guild_id`` is the server where they ask, None for everywhere. ``mine`` means their own
    matches, else the server's. ``counted`` filters by whether a match counted for somebody.
    ``channels`` are those that the asker can view, only needed for the server's matches.
    """

    asker: int
    guild_id: int | None
    mine: bool = True
    slug: str | None = None
    player: int | None = None
    counted: bool | None = None
    channels: frozenset[int] = field(default=frozenset(), repr=False)


@dataclass(frozen=True, slots=True)
class Seated:
    """One seat's part in a finished match. Without a user, it was a computer's."""

    seat: int
    user_id: int | None
    name: str
    place: int
    score: int
    left: bool
    stand_in: bool
    own_moves: int = 0
    computer_moves: int = 0
    level: Level = STAND_IN

    @property
    def computer(self) -> bool:
        """Whether a computer played the seat at the end, for itself or for an absent person."""
        return self.user_id is None or self.stand_in

    @property
    def away(self) -> bool:
        """Whether the person wasn't there at the end, or for too little of the match."""
        return was_away(self)


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match. ``match_id`` is None if only its result is kept.

    ``seats`` are in the order of their places. Unless it is ``placed``, these places only rank
    people, and a computer may have been ahead of them. ``spent`` and ``won`` are those of a game
    for one. ``private``: it had no spectators. ``rated``: it counted for somebody.
    """

    number: int
    match_id: str | None
    slug: str
    at: int
    day: str | None
    unrated: Unrated | None
    private: bool
    rated: bool
    won: bool
    spent: int | None
    placed: bool
    seats: tuple[Seated, ...]


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page of a history, newest first, and whether there are newer and older matches."""

    matches: tuple[Finished, ...]
    newer: bool
    older: bool
    lost: Sequence[Any] = ()  # the asker's matches cancelled out of sight: game, cause and time


def leaf_of(
    connection: Connection, wanted: HistoryQuery, turn: Turn = "newest", number: int = 0
) -> Leaf:
    """Return a page: the newest, the oldest, or the one next to a match number.

    If there are no older matches, or too few newer ones, it is the last page on that side.
    """
    numbers, newer, older = _numbers(connection, wanted, turn, number)
    lost = _lost(connection, wanted.asker) if wanted.mine and not newer else ()
    return Leaf(tuple(_load_finished(connection, numbers)), newer, older, lost)


def _lost(connection: Connection, user_id: int) -> Sequence[Any]:
    query = select(_match.slug, _match.cause, _match.ended_at).join(tables.chairs)
    query = query.where(_chair.user_id == user_id, _match.cause.in_(OUT_OF_SIGHT))
    return connection.execute(query.order_by(_match.ended_at.desc()).limit(MAX_LOST)).all()


def _numbers_beyond(
    wanted: HistoryQuery, most: int, *, upwards: bool, beyond: int | None
) -> list[Select[Any]]:
    """Return queries whose union holds up to ``most`` match numbers that the asker may see."""

    def cut(query: Select[Any], number: ColumnElement[int]) -> Select[Any]:
        return query.distinct().order_by(number if upwards else number.desc()).limit(most)

    def fitting(query: Select[Any], row: Any) -> Select[Any]:
        if wanted.slug is not None:
            query = query.where(row.slug == wanted.slug)
        if wanted.counted is False:
            query = query.where(~row.rated, ~_rated_beside(row))
        elif wanted.counted:
            # Somebody's rated result is among everybody's, but not among one person's.
            query = query.where(row.rated | _rated_beside(row) if row is _result else row.rated)
        if beyond is not None:
            query = query.where(row.number > beyond if upwards else row.number < beyond)
        return cut(query, row.number)

    mine = wanted.mine or wanted.guild_id is None
    if not mine and wanted.player is None and wanted.guild_id is not None:
        # One's own matches are visible in any channel, so they have a query of their own.
        own = _numbers_beyond(replace(wanted, mine=True), most, upwards=upwards, beyond=beyond)
        others = _of_every_channel(wanted.guild_id, wanted.channels, fitting)
        return [*own, cut(others, _UNORDERED)]
    person = wanted.asker if mine else wanted.player
    query = select(_result.number).where(_result.user_id == person)
    if wanted.guild_id is not None:
        # Without the function, SQLite may scan all matches of the server to find one person's.
        query = query.where(func.coalesce(_result.guild_id, 0) == wanted.guild_id)
        if person != wanted.asker:
            seen = of_others(_result, wanted.guild_id, wanted.channels)
            query = query.where(or_(seen, _sat_there(wanted.asker)))
    if wanted.player not in (None, person):
        query = query.where(_sat_there(wanted.player))
    return [fitting(query, _result)]


def _sat_there(user_id: int | None) -> ColumnElement[bool]:
    """Return the SQL condition that the user sat in the match of a result, on the same server.

    A player from another server may go by another name there.
    """
    there = tables.results.alias("there").c
    beside = select(there.number).where(there.number == _result.number, there.user_id == user_id)
    on_one_server = func.coalesce(there.guild_id, 0) == func.coalesce(_result.guild_id, 0)
    return beside.where(on_one_server).exists()


def _rated_beside(row: Any) -> ColumnElement[bool]:
    beside = tables.results.alias("beside").c
    return select(beside.number).where(beside.number == row.number, beside.rated).exists()


# A sum, so that SQLite does not scan the server's matches just for this order.
_UNORDERED: Final[ColumnElement[int]] = _result.number + 0


def _of_every_channel(
    guild_id: int, channels: frozenset[int], fitting: Callable[[Select[Any], Any], Select[Any]]
) -> Select[Any]:
    """Return a query for the match numbers in these channels that all who view them may see.

    It goes channel by channel, so that rows of other channels are never scanned.
    """
    # A loose index scan, as a recursive query: each step finds the next channel in the index.
    first = select(func.min(_result.channel_id).label("id")).where(_result.guild_id == guild_id)
    used = first.cte("used", recursive=True)
    after = tables.results.alias("after").c
    following = (
        select(func.min(after.channel_id))
        .where(after.guild_id == guild_id, after.channel_id > used.c.id)
        .scalar_subquery()
    )
    used = used.union_all(select(following).where(used.c.id.is_not(None)))
    near = tables.results.alias("near").c
    nearest = fitting(select(near.number).where(of_others(near, guild_id, used.c.id)), near)
    return (
        select(_UNORDERED)
        .join_from(used, tables.results, _result.channel_id == used.c.id)
        .where(
            used.c.id.in_(channels),
            _result.guild_id == guild_id,
            _result.number.in_(nearest.correlate(used)),
        )
    )


def newest(
    connection: Connection,
    wanted: HistoryQuery,
    most: int,
    *,
    upwards: bool = False,
    beyond: int | None = None,
) -> list[int]:
    """Return the numbers of up to ``most`` matches that the asker may see, newest first.

    ``upwards`` reverses the order. ``beyond`` is the number of the match to start after.
    """
    queries = _numbers_beyond(wanted, most, upwards=upwards, beyond=beyond)
    # Each has its own order and limit, which a union only accepts in subqueries.
    found = connection.scalars(union(*(select(each.subquery()) for each in queries)))
    return sorted(found, reverse=not upwards)[:most]


def _numbers(
    connection: Connection, wanted: HistoryQuery, turn: Turn, number: int
) -> tuple[list[int], bool, bool]:
    def some(*, upwards: bool, beyond: int | None, most: int = MATCHES_PER_PAGE + 1) -> list[int]:
        return newest(connection, wanted, most, upwards=upwards, beyond=beyond)

    if turn == "older":
        found = some(upwards=False, beyond=number)
        if found:
            newer = bool(some(upwards=True, beyond=found[0], most=1))
            return found[:MATCHES_PER_PAGE], newer, len(found) > MATCHES_PER_PAGE
        # Nothing is older, so the oldest page is shown.
        turn = "oldest"
    if turn == "newer":
        found = some(upwards=True, beyond=number)
        # With too few newer matches, the newest page is shown, which is full.
        if len(found) > MATCHES_PER_PAGE:
            return found[MATCHES_PER_PAGE - 1 :: -1], True, True
    if turn == "oldest":
        found = some(upwards=True, beyond=None)
        return found[:MATCHES_PER_PAGE][::-1], len(found) > MATCHES_PER_PAGE, False
    found = some(upwards=False, beyond=None)
    return found[:MATCHES_PER_PAGE], False, len(found) > MATCHES_PER_PAGE


_MATCH: Final = (
    *(_result.number, _match.id.label("match_id"), _result.slug, _result.at, _result.day),
    _match.unrated,
    *(_result.private, _result.rated, _result.won, _result.spent),
)
_PERSON: Final = tuple(
    of.label(f"person_{of.name}")
    for of in (_result.seat, _result.user_id, _result.name, _result.place, _result.score)
)
_CHAIR: Final = tuple(
    of.label(f"chair_{of.name}")
    for of in (
        *(_chair.seat, _chair.user_id, _chair.name, _chair.place, _chair.score),
        *(_chair.left, _chair.stand_in, _chair.own_moves, _chair.computer_moves, _chair.level),
    )
)


def _load_finished(connection: Connection, numbers: Sequence[int]) -> list[Finished]:
    if not numbers:
        return []
    beside = and_(
        _chair.match_id == _result.match_id,
        or_(_chair.seat == _result.seat, _chair.user_id.is_(None)),
    )
    found = connection.execute(
        select(*_MATCH, *_PERSON, *_CHAIR)
        .select_from(
            tables.results.outerjoin(tables.matches, _match.id == _result.match_id).outerjoin(
                tables.chairs, beside
            )
        )
        .where(_result.number.in_(numbers))
        .order_by(_result.number.desc(), _result.seat, _chair.seat)
    )
    return [_match_of(list(rows)) for _, rows in groupby(found.mappings(), itemgetter("number"))]


def _match_of(rows: Sequence[RowMapping]) -> Finished:
    people = {row["person_seat"]: row for row in rows}
    chairs = {row["chair_seat"]: row for row in rows if row["chair_seat"] is not None}
    # Without a place in every chair, only people's results are known.
    known = all(row["chair_place"] is not None for row in chairs.values())
    known = known and people.keys() <= chairs.keys()
    seats = (
        _absent_last([_of_chair(row) for row in chairs.values()])
        if known
        else [_of_person(row, chairs.get(seat)) for seat, row in people.items()]
    )
    shared = {of.name: rows[0][of.name] for of in _MATCH}
    return Finished(
        **shared | {"rated": any(row["rated"] for row in rows)},
        placed=known or any(row["won"] for row in rows),
        seats=tuple(sorted(seats, key=lambda each: (each.place, each.seat))),
    )


def _of_chair(row: RowMapping) -> Seated:
    names = (each.name for each in fields(Seated))
    return Seated(**{name: row[f"chair_{name}"] for name in names})


def _of_person(row: RowMapping, chair: RowMapping | None) -> Seated:
    return Seated(
        **{name: row[f"person_{name}"] for name in ("seat", "user_id", "name", "place", "score")},
        left=chair is not None and chair["chair_left"],
        stand_in=chair is not None and chair["chair_stand_in"],
        own_moves=0 if chair is None else chair["chair_own_moves"],
        computer_moves=0 if chair is None else chair["chair_computer_moves"],
    )


def _absent_last(seats: list[Seated]) -> list[Seated]:
    places = places_of([(each.user_id is not None and each.away, each.place) for each in seats])
    return [replace(each, place=place) for each, place in zip(seats, places, strict=True)]
