"""The standings of a game night: the value of each match, ranks, and waiting players.

An arena counts points, as on lichess. If all tables play the same deals, each seat is compared with
the others that had its cards.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from statistics import fmean
from typing import Final

from bot.match.duplicate import AVERAGE, Course, percentages
from bot.match.record import MIN_MOVES, UNPLAYED
from cogs.game_nights.pairing import Waiting
from cogs.game_nights.store import MAX_WALKOUTS, Gathering, Guest, Seat, Table
from games.core import is_draw

WIN: Final = 2
DRAW: Final = 1
LOSS: Final = 0
MAX_MEETINGS: Final = 2
"""Two people can't meet again after this many meetings until they've met all others as often."""
STREAK: Final = 2
"""Number of wins in a row after which further matches count double, until the first one not won."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat's result in one match.

    In an arena it has an ``outcome`` (WIN, DRAW or LOSS) and ``points``; in a deal a ``percent``,
    which is None if nobody else had its cards. A ``given`` win came from a resignation within a few
    moves, and counts for no streak.
    """

    table: Table
    number: int
    outcome: int | None = None
    points: int = 0
    percent: float | None = None
    given: bool = False

    @property
    def seat(self) -> Seat:
        return self.table.seats[self.number]

    @property
    def opponent(self) -> Seat:
        """The other seat of a match for two."""
        return self.table.seats[1 - self.number]


@dataclass(frozen=True, slots=True)
class NightLine:
    """A player's line in the standings; ``table`` is where they are playing now.

    A player with fewer than half of the deals is not ``ranked`` and comes after the others.
    """

    guest: Guest
    results: tuple[SeatResult, ...]
    table: Table | None
    ranked: bool
    place: int = 1

    @property
    def points(self) -> int:
        return sum(each.points for each in self.results)

    @property
    def percent(self) -> float | None:
        """Mean over the deals played; None without any."""
        percents = [each.percent for each in self.results if each.percent is not None]
        return fmean(percents) if percents else None

    @property
    def merit(self) -> tuple[bool, int, int, int]:
        """The key for places, the greatest first. Without points it is the percentage.

        It is average if nobody else had the same cards.
        """
        wins = sum(each.outcome == WIN for each in self.results)
        percent = (AVERAGE if self.results else 0) if self.percent is None else self.percent
        return self.ranked, self.points, wins, round(1000 * percent)

    @property
    def on_streak(self) -> bool:
        """True if the next win of an arena counts double."""
        return streak_after(each.outcome for each in self.results if not each.given) >= STREAK

    @property
    def waits(self) -> bool:
        """True if they are here and free to play."""
        return self.guest.here and self.table is None


def standings_of(gathering: Gathering) -> list[NightLine]:
    """Return everybody's line, the best first. Equal merit shares a place."""
    arena, over = gathering.night.deals is None, over_deals(gathering)
    results = _arena_results(gathering) if arena else _deal_results(gathering, over)
    lines = []
    for guest in gathering.guests:
        played = tuple(results.get(guest.user_id, ()))
        # In a night of deals, only people who played at least half of them are ranked.
        ranked = arena or (bool(played) and 2 * len(played) >= len(over))
        lines.append(NightLine(guest, played, gathering.table_of(guest.user_id), ranked))
    lines.sort(key=lambda line: line.merit, reverse=True)
    merits = [line.merit for line in lines]
    return [replace(line, place=1 + merits.index(line.merit)) for line in lines]


def _arena_results(gathering: Gathering) -> Mapping[int, Sequence[SeatResult]]:
    """Return each person's results in matches that ended in time, the oldest first."""
    closes_at = gathering.night.closes_at
    played = defaultdict[int, list[SeatResult]](list)
    for table in gathering.tables:
        if table.status != "over" or (table.ended_at or 0) > closes_at:
            continue
        for number, seat in enumerate(table.seats):
            if seat.user_id is not None:
                other = table.seats[1 - number]
                outcome = _outcome(seat, other)
                # Two friends could hand each other points by resigning at once.
                given = outcome == WIN and other.left and seat.own_moves < MIN_MOVES
                result = SeatResult(table, number, outcome, given=given)
                played[seat.user_id].append(result)
    return {user_id: _with_points(results) for user_id, results in played.items()}


def _with_points(results: Sequence[SeatResult]) -> list[SeatResult]:
    counted = iter(points_of([each.outcome or LOSS for each in results if not each.given]))
    return [replace(each, points=WIN if each.given else next(counted)) for each in results]


def _outcome(mine: Seat, other: Seat) -> int:
    assert mine.place is not None and other.place is not None, "the match is over"
    # A player who is away loses, whatever the places.
    if mine.away:
        return LOSS
    if other.away:
        return WIN
    if mine.place == other.place:
        return DRAW
    return WIN if mine.place < other.place else LOSS


def points_of(outcomes: Sequence[int]) -> list[int]:
    """Return the points of a player's matches. Those that follow a streak count double."""
    return [
        2 * outcome if streak_after(outcomes[:number]) >= STREAK else outcome
        for number, outcome in enumerate(outcomes)
    ]


def streak_after(outcomes: Iterable[int | None]) -> int:
    """Return the number of consecutive wins at the end."""
    streak = 0
    for outcome in outcomes:
        streak = streak + 1 if outcome == WIN else 0
    return streak


def over_deals(gathering: Gathering) -> list[int]:
    """Return the deals that have been played at all tables."""
    running = {table.deal for table in gathering.tables if table.status == "running"}
    dealt = {table.deal for table in gathering.tables if table.deal is not None}
    return sorted(dealt - running)


def compare(gathering: Gathering, deal: int) -> list[SeatResult]:
    """Return every seat at every table of a finished deal, by table and seat.

    A computer's result in a seat is compared too, but the person who left the seat gets none of it.
    A cancelled table counts nothing.
    """
    tables = [each for each in gathering.tables if each.deal == deal and each.status == "over"]
    found = dict[tuple[int, int], SeatResult]()
    for number in range(max((len(table.seats) for table in tables), default=0)):
        percents = percentages([_course(table, number) for table in tables])
        for table, percent in zip(tables, percents, strict=True):
            # The computer's result stays in the comparison, but the absent player doesn't get it.
            counts = 0.0 if table.seats[number].away else percent
            found[table.number, number] = SeatResult(table, number, percent=counts)
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


def _deal_results(gathering: Gathering, deals: Iterable[int]) -> Mapping[int, Sequence[SeatResult]]:
    found = defaultdict[int, list[SeatResult]](list)
    for deal in deals:
        for each in compare(gathering, deal):
            if each.seat.user_id is not None:
                found[each.seat.user_id].append(each)
    return found


def absent(gathering: Gathering) -> list[int]:
    """Return the ids of players who weren't there at the end of their last match.

    They let their time run out until a computer took their seat, or left before a decision. Players
    who have left ``MAX_WALKOUTS`` matches are included.
    """
    gone = []
    for guest in gathering.guests:
        mine = [each for each in gathering.seats_of(guest.user_id) if each[0].ended_at is not None]
        if guest.here and gathering.walkouts(guest.user_id) >= MAX_WALKOUTS:
            gone.append(guest.user_id)
            continue
        if not guest.here or not mine:
            continue
        table, seat = mine[-1]
        left = seat.stand_in or (seat.left and table.cause in UNPLAYED)
        # They may have joined again since that match.
        if left and (table.ended_at or 0) >= guest.since:
            gone.append(guest.user_id)
    return gone


def waiting_in(gathering: Gathering, lines: Sequence[NightLine]) -> list[Waiting]:
    """Return the players waiting for a match of an arena, unordered."""
    found = []
    times = _times_met(gathering)
    for rank, line in enumerate(lines):
        if not line.waits:
            continue
        since = max(line.guest.since, gathering.night.began_at)
        user_id, last = line.guest.user_id, None
        for table, mine in gathering.seats_of(user_id):
            # The wait begins when the last match ends.
            since = max(since, table.ended_at or 0)
            last = next((seat.user_id for seat in table.seats if seat is not mine), None)
        found.append(Waiting(user_id, rank, since, last, _met_enough(gathering, times, user_id)))
    return found


def _times_met(gathering: Gathering) -> Counter[tuple[int, int]]:
    """Count the tables at which two people have met, by pairs in both orders."""
    times: Counter[tuple[int, int]] = Counter()
    for table in gathering.tables:
        people = [seat.user_id for seat in table.seats if seat.user_id is not None]
        times.update(permutations(people, 2))
    return times


def _met_enough(
    gathering: Gathering, times: Counter[tuple[int, int]], user_id: int
) -> frozenset[int]:
    """Return the people a player can't meet again before both have met the others as often.

    Two players who only meet each other could trade points.
    """
    here = {guest.user_id for guest in gathering.guests if guest.here}

    def fewest(one: int, two: int) -> int:
        others = here - {one, two}
        return min((times[one, each] for each in others), default=times[one, two])

    return frozenset(
        other
        for other in here - {user_id}
        if times[user_id, other] >= MAX_MEETINGS
        and min(fewest(user_id, other), fewest(other, user_id)) < times[user_id, other]
    )
