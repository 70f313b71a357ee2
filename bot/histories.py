"""The finished matches that somebody may look back on, page by page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import logs
from bot.ledger import Ledger
from bot.records import Record
from bot.storage import tables
from games.core import Outcome

log = logs.get(__name__)

PAGE: Final = 10
"""So many matches are on a page."""

Turn = Literal["newest", "older", "newer", "oldest"]

_result, _match, _chair = tables.results.c, tables.matches.c, tables.chairs.c


@dataclass(frozen=True, slots=True)
class Wanted:
    """Whose matches somebody asks for, and which of them.

    ``guild_id`` is where it is asked, None for everywhere; ``mine`` asks for one's own, else for
    the server's; ``counted`` for those that count or do not. ``channels`` are those that the asker
    can look into, needed for the server's matches only.
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
    """How a match ended for one seat; without a user it was a computer's.

    ``place`` is among people only where the match can no longer be read.
    """

    seat: int
    user_id: int | None
    name: str
    place: int
    score: int
    left: bool
    stand_in: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over; ``match_id`` is None when only its result is kept.

    ``seats`` come in the order of their places, and ``spent`` and ``won`` are those of a game for
    one. ``carried`` says that nobody looked on.
    """

    number: int
    match_id: str | None
    slug: str
    at: int
    daily: str | None
    casual: bool
    carried: bool
    rated: bool
    won: bool
    spent: int | None
    seats: tuple[Seated, ...]


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page of a history, the newest first, and whether there are newer and older ones."""

    matches: tuple[Finished, ...]
    newer: bool
    older: bool


class HistoryBook:
    """Reads histories."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def leaf(self, wanted: Wanted, turn: Turn = "newest", number: int = 0) -> Leaf:
        """A page: the newest, the oldest, or what is older or newer than a match by its number.

        Where there is nothing older or too little newer it is the last page on that side.
        """
        async with self._ledger.database.read() as connection:
            numbers, newer, older = await _numbers(connection, wanted, turn, number)
            found = await _finished(connection, numbers)
        matches = [await self._placed(each) for each in found]
        return Leaf(tuple(matches), newer, older)

    async def _placed(self, match: Finished) -> Finished:
        """The match with true places for everybody, where computers had some of them."""
        if match.match_id is None or all(seat.user_id is not None for seat in match.seats):
            return match
        try:
            record = await self._ledger.read(match.match_id)
        except (KeyError, ValueError):
            # One match of other rules must not hide the others.
            log.exception("match cannot be read", match=match.match_id)
            return _with(match, [seat for seat in match.seats if seat.user_id is not None])
        assert record.outcome is not None
        return _with(match, _places(record, record.outcome))


def _places(record: Record, outcome: Outcome) -> list[Seated]:
    """Everybody's places; who was not there at the end comes behind all others."""
    standing = {
        chair.seat: (
            chair.user_id is not None and (chair.left or chair.stand_in),
            outcome.places[chair.seat],
        )
        for chair in record.chairs
    }
    return [
        Seated(
            chair.seat,
            chair.user_id,
            chair.name,
            1 + sum(other < standing[chair.seat] for other in standing.values()),
            outcome.scores[chair.seat],
            chair.left,
            chair.stand_in,
        )
        for chair in record.chairs
    ]


def _with(match: Finished, seats: list[Seated]) -> Finished:
    return Finished(
        **{name: getattr(match, name) for name in Finished.__slots__ if name != "seats"},
        seats=tuple(sorted(seats, key=lambda each: (each.place, each.seat))),
    )


def numbers_of(wanted: Wanted) -> Select[Any]:
    """The numbers of the matches wanted that the asker may see, in no order."""
    there = tables.results.alias("there").c
    sat = select(there.number).where(there.number == _result.number)
    query = select(_result.number).distinct()
    mine = wanted.mine or wanted.guild_id is None or not wanted.channels
    person = wanted.asker if mine else wanted.player
    if person is not None:
        query = query.where(_result.user_id == person)
        if wanted.guild_id is not None:
            # Without the function SQLite may walk all matches of the server to find one person's.
            query = query.where(func.coalesce(_result.guild_id, 0) == wanted.guild_id)
    else:
        query = query.where(_result.guild_id == wanted.guild_id)
    if not mine:
        in_sight = and_(_match.channel_id.in_(wanted.channels), ~_match.carried)
        query = query.join_from(
            tables.results, tables.matches, _match.id == _result.match_id, isouter=True
        ).where(or_(in_sight, sat.where(there.user_id == wanted.asker).exists()))
    if wanted.slug is not None:
        query = query.where(_result.slug == wanted.slug)
    if wanted.player not in (None, person):
        query = query.where(sat.where(there.user_id == wanted.player).exists())
    if wanted.counted is not None:
        query = query.where(_result.rated == wanted.counted)
    return query


async def _numbers(
    connection: AsyncConnection, wanted: Wanted, turn: Turn, number: int
) -> tuple[list[int], bool, bool]:
    """The numbers of a page, the newest first, and whether there are newer and older ones."""
    query, row = numbers_of(wanted), _result.number

    async def some(upwards: bool, beyond: int | None) -> list[int]:
        part = query.order_by(row if upwards else row.desc()).limit(PAGE + 1)
        if beyond is not None:
            part = part.where(row > beyond if upwards else row < beyond)
        return list(await connection.scalars(part))

    if turn == "older":
        found = await some(upwards=False, beyond=number)
        if found:
            newer = bool(await some(upwards=True, beyond=found[0]))
            return found[:PAGE], newer, len(found) > PAGE
        turn = "oldest"
    if turn == "newer":
        found = await some(upwards=True, beyond=number)
        if len(found) > PAGE:
            return found[PAGE - 1 :: -1], True, True
    if turn == "oldest":
        found = await some(upwards=True, beyond=None)
        return found[PAGE - 1 :: -1] if len(found) > PAGE else found[::-1], len(found) > PAGE, False
    found = await some(upwards=False, beyond=None)
    return found[:PAGE], False, len(found) > PAGE


async def _finished(connection: AsyncConnection, numbers: Sequence[int]) -> list[Finished]:
    """These matches with everybody who sat in them, in that order."""
    if not numbers:
        return []
    rows = await connection.execute(
        select(
            tables.results,
            _match.casual,
            _match.carried,
            _match.id.label("kept"),
            _chair.left,
            _chair.stand_in,
        )
        .select_from(
            tables.results.outerjoin(tables.matches, _match.id == _result.match_id).outerjoin(
                tables.chairs,
                and_(_chair.match_id == _result.match_id, _chair.seat == _result.seat),
            )
        )
        .where(_result.number.in_(numbers))
        .order_by(_result.number.desc(), _result.place, _result.seat)
    )
    people: dict[int, list[Mapping[str, Any]]] = {number: [] for number in numbers}
    for row in rows.mappings():
        people[row["number"]].append(dict(row))
    kept = [lines[0]["kept"] for lines in people.values() if lines[0]["kept"] is not None]
    computers = await connection.execute(
        select(_chair.match_id, _chair.seat, _chair.name).where(
            _chair.match_id.in_(kept), _chair.user_id.is_(None)
        )
    )
    beside: dict[str, list[Seated]] = {}
    for row in computers.mappings():
        seat = Seated(row["seat"], None, row["name"], 0, 0, left=False, stand_in=False)
        beside.setdefault(row["match_id"], []).append(seat)
    return [_match_of(lines, beside.get(lines[0]["kept"], [])) for lines in people.values()]


def _match_of(lines: list[Mapping[str, Any]], computers: list[Seated]) -> Finished:
    first = lines[0]
    seats = [
        Seated(
            line["seat"],
            line["user_id"],
            line["name"],
            line["place"],
            line["score"],
            bool(line["left"]),
            bool(line["stand_in"]),
        )
        for line in lines
    ]
    return Finished(
        number=first["number"],
        match_id=first["kept"],
        slug=first["slug"],
        at=first["at"],
        daily=first["daily"],
        casual=bool(first["casual"]),
        carried=bool(first["carried"]),
        rated=first["rated"],
        won=first["won"],
        spent=first["spent"],
        seats=(*seats, *computers),
    )
