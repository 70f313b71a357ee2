"""The standing of an evening: points, places, and who plays or waits."""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.game_nights.arena import DRAW, LOSS, STREAK, WIN, Waiting, points_of, streak_after
from cogs.game_nights.store import Gathering, Guest, Seat, Table


@dataclass(frozen=True, slots=True)
class Played:
    """A match of somebody that has ended: against whom, how, and what it counts."""

    table: Table
    against: Seat
    result: int
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody's line in the standing; ``table`` is where they play just now."""

    guest: Guest
    played: tuple[Played, ...]
    table: Table | None
    place: int = 1

    @property
    def points(self) -> int:
        """Return the points of all matches."""
        return sum(each.points for each in self.played)

    @property
    def wins(self) -> int:
        """Return how many matches were won."""
        return sum(each.result == WIN for each in self.played)

    @property
    def merit(self) -> tuple[int, int]:
        """Return what places go by."""
        return self.points, self.wins

    @property
    def on_streak(self) -> bool:
        """Return whether the next match counts double."""
        return streak_after(each.result for each in self.played) >= STREAK

    @property
    def waits(self) -> bool:
        """Return whether they are here and could play."""
        return self.guest.here and self.table is None


def standing_of(gathering: Gathering) -> list[Line]:
    """Return everybody's line, the best first; equal merit shares a place."""
    lines = [_line(gathering, guest) for guest in gathering.guests]
    lines.sort(key=lambda line: line.merit, reverse=True)
    merits = [line.merit for line in lines]
    return [
        Line(line.guest, line.played, line.table, 1 + merits.index(line.merit)) for line in lines
    ]


def _line(gathering: Gathering, guest: Guest) -> Line:
    counted: list[tuple[Table, Seat, int]] = []
    playing = None
    for table in gathering.tables:
        mine = _seat_of(table, guest.user_id)
        if mine is None:
            continue
        if table.status == "running":
            playing = table
        elif table.status == "over" and (table.ended_at or 0) <= gathering.evening.closes_at:
            other = next(seat for seat in table.seats if seat is not mine)
            counted.append((table, other, _result(mine, other)))
    points = points_of([result for _, _, result in counted])
    played = tuple(Played(*each, worth) for each, worth in zip(counted, points, strict=True))
    return Line(guest, played, playing)


def _seat_of(table: Table, user_id: int) -> Seat | None:
    return next((seat for seat in table.seats if seat.user_id == user_id), None)


def _result(mine: Seat, other: Seat) -> int:
    assert mine.place is not None and other.place is not None, "the match is over"
    if mine.place == other.place:
        return DRAW
    return WIN if mine.place < other.place else LOSS


def absent(gathering: Gathering) -> list[int]:
    """Return who takes part and was not there at the end of their last match.

    They let their time run out until a computer took their seat, or left before a decision.
    """
    gone = []
    for guest in gathering.guests:
        mine = [
            (table, seat)
            for table in gathering.tables
            if (seat := _seat_of(table, guest.user_id)) and table.ended_at is not None
        ]
        if not guest.here or not mine:
            continue
        table, seat = mine[-1]
        left = seat.stand_in or (seat.left and table.cause == "unplayed")
        if left and (table.ended_at or 0) >= guest.since:
            gone.append(guest.user_id)
    return gone


def waiting_in(gathering: Gathering, lines: Sequence[Line]) -> list[Waiting]:
    """Return those who wait for a match, in no order."""
    found = []
    for rank, line in enumerate(lines):
        if not line.waits:
            continue
        since = max(line.guest.since, gathering.evening.began_at)
        user_id, last = line.guest.user_id, None
        for table in gathering.tables:
            if _seat_of(table, user_id) is not None:
                since = max(since, table.ended_at or 0)
                last = next((s.user_id for s in table.seats if s.user_id != user_id), None)
        found.append(Waiting(user_id, rank, since, last))
    return found
