"""The standings of a game night: points as in lichess's arenas, places, and waiting players."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.match.chairs import MIN_MOVES
from bot.match.record import UNPLAYED
from cogs.game_nights.store import MAX_WALKOUTS, Gathering, Guest, Seat, Table

WIN: Final = 2
DRAW: Final = 1
LOSS: Final = 0
STREAK: Final = 2  # wins in a row, after which matches count double until one isn't won


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A player's result in one match: WIN, DRAW or LOSS.

    A ``given`` win came from a resignation within a few moves, and doesn't count towards a streak.
    """

    table: Table
    opponent: Seat
    outcome: int
    given: bool
    points: int = 0


@dataclass(frozen=True, slots=True)
class NightLine:
    """A player's line in the standings. ``table`` is where they are playing now."""

    guest: Guest
    results: tuple[SeatResult, ...]
    table: Table | None
    place: int = 1

    @property
    def points(self) -> int:
        return sum(each.points for each in self.results)

    @property
    def merit(self) -> tuple[int, int]:
        """The sort key for places."""
        return self.points, sum(each.outcome == WIN for each in self.results)

    @property
    def on_streak(self) -> bool:
        """True if the next win counts double."""
        return streak_after(each.outcome for each in self.results if not each.given) >= STREAK

    @property
    def waits(self) -> bool:
        """True if they are here and free to play."""
        return self.guest.here and self.table is None


def standings_of(gathering: Gathering) -> list[NightLine]:
    """Return everybody's line, best first. Players of equal merit share a place."""
    results = _results(gathering)
    lines = [
        NightLine(guest, tuple(results.get(guest.user_id, ())), gathering.table_of(guest.user_id))
        for guest in gathering.guests
    ]
    lines.sort(key=lambda line: line.merit, reverse=True)
    merits = [line.merit for line in lines]
    return [replace(line, place=1 + merits.index(line.merit)) for line in lines]


def _results(gathering: Gathering) -> Mapping[int, Sequence[SeatResult]]:
    closes_at = gathering.night.closes_at
    played = defaultdict[int, list[SeatResult]](list)
    for table in gathering.tables:
        if table.status != "over" or (table.ended_at or 0) > closes_at:
            continue
        for number, seat in enumerate(table.seats):
            if seat.user_id is not None:
                other = table.seats[1 - number]
                outcome = _outcome(seat, other)
                # Two friends could hand each other points by resigning right away.
                given = outcome == WIN and other.left and seat.own_moves < MIN_MOVES
                played[seat.user_id].append(SeatResult(table, other, outcome, given))
    return {user_id: _with_points(results) for user_id, results in played.items()}


def _with_points(results: Sequence[SeatResult]) -> list[SeatResult]:
    counted = iter(points_of([each.outcome for each in results if not each.given]))
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


def streak_after(outcomes: Iterable[int]) -> int:
    """Return the number of consecutive wins at the end."""
    streak = 0
    for outcome in outcomes:
        streak = streak + 1 if outcome == WIN else 0
    return streak


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
