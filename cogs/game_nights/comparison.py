"""Compares people of an evening with all who had the same seat of the same deals."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from bot.match.counting import places_of
from bot.match.duplicate import Course, percentages
from cogs.game_nights.store import Gathering, Guest, Seat, Table
from games.core import is_draw


@dataclass(frozen=True, slots=True)
class Compared:
    """A seat at a finished deal; ``percent`` is None where there is nothing to compare with."""

    table: Table
    number: int
    percent: float | None

    @property
    def seat(self) -> Seat:
        """Return who sat there, and how they ended."""
        return self.table.seats[self.number]


@dataclass(frozen=True, slots=True)
class Score:
    """Somebody's line in the standing; ``table`` is where they play just now.

    Who has played fewer than half of the deals is not ``ranked``, and comes after the others.
    """

    guest: Guest
    played: tuple[Compared, ...]
    table: Table | None
    ranked: bool
    place: int = 1

    @property
    def percent(self) -> float | None:
        """Return the mean over the deals played; None without any."""
        percents = [each.percent for each in self.played if each.percent is not None]
        return fmean(percents) if percents else None


def over_deals(gathering: Gathering) -> list[int]:
    """Return the deals that have been played at all tables."""
    running = {table.deal for table in gathering.tables if table.status == "running"}
    dealt = {table.deal for table in gathering.tables if table.deal is not None}
    return sorted(dealt - running)


def compare(gathering: Gathering, deal: int) -> list[Compared]:
    """Return every seat at every table of a deal that has been played, by table and seat.

    What computers made of a seat is compared too. A table that was called off counts nothing.
    """
    tables = [each for each in gathering.tables if each.deal == deal and each.status == "over"]
    found = dict[tuple[int, int], Compared]()
    for number in range(max((len(table.seats) for table in tables), default=0)):
        percents = percentages([_course(table, number) for table in tables]) if tables else []
        for table, percent in zip(tables, percents, strict=True):
            found[table.number, number] = Compared(table, number, percent)
    return [found[key] for key in sorted(found)]


def _course(table: Table, number: int) -> Course:
    places = [seat.place or len(table.seats) for seat in table.seats]
    seat, place = table.seats[number], places[number]
    drawn = is_draw(places, [True] * len(places))
    return Course.of(
        place=place,
        seats=len(places),
        won=place == 1 and not drawn,
        score=seat.score or 0,
        spent=seat.spent,
    )


def scores_of(gathering: Gathering) -> list[Score]:
    """Return everybody's line, the best first; equal means share a place."""
    over = over_deals(gathering)
    played = defaultdict[int, list[Compared]](list)
    for deal in over:
        for each in compare(gathering, deal):
            if each.seat.user_id is not None:
                played[each.seat.user_id].append(each)
    lines = [_score(gathering, each, played[each.user_id], len(over)) for each in gathering.guests]
    places = places_of([_merit(line) for line in lines])
    placed = [replace(line, place=place) for line, place in zip(lines, places, strict=True)]
    return sorted(placed, key=lambda line: line.place)


def _score(gathering: Gathering, guest: Guest, played: Sequence[Compared], over: int) -> Score:
    ranked = bool(played) and 2 * len(played) >= over
    return Score(guest, tuple(played), gathering.table_of(guest.user_id), ranked)


def _merit(line: Score) -> tuple[bool, int]:
    """Return what orders lines, the least being the best."""
    return not line.ranked, -round(1000 * (line.percent or 0))
