"""A best-of: matches between the same two people, perhaps a single one, and their score."""

from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, Self

from sqlalchemy import ColumnElement, Connection, bindparam, exists, insert, select, update

from bot.base.calendar import DAY_MS
from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.match.kind import Kind, register
from bot.match.ledger import Change
from bot.match.record import SECONDS, Pace, Record
from bot.match.view import MatchView
from bot.pages.model import Button, stack_texts
from bot.pages.parts import Part, Seen
from cogs.challenges import tables

BREAK_MS: Final = DAY_MS  # to start the next match, or the best-of ends at its current score
PROMPT_MS: Final = 15 * 60 * 1000
"""Time to accept a match, in milliseconds, if turns take minutes. The person who asked for it has
to be there when it begins, so their request expires after this."""
_FIND = select(tables.series).where(tables.series.c.id == bindparam("of")).with_for_update()
DETAIL: Final = "series"
_READY: Final = "next_match"


@dataclass(frozen=True, slots=True)
class Series:
    """The score of a best-of.

    Side 0 had the first seat in its first match. ``forfeited`` is the side that left one of its
    matches. The chairs of its matches name the players.
    """

    id: str
    best_of: int
    first_wins: int = 0
    second_wins: int = 0
    draws: int = 0
    ended: bool = False
    forfeited: int | None = None

    @property
    def wins(self) -> tuple[int, int]:
        return self.first_wins, self.second_wins

    @property
    def winner(self) -> int | None:
        """The side that has won the best-of, or None."""
        if self.forfeited is not None:
            return 1 - self.forfeited
        if not self.ended or self.first_wins == self.second_wins:
            return None
        return int(self.second_wins > self.first_wins)

    def after(self, winner: int | None) -> Self:
        """Return the series after one more match. ``winner`` is a side, or None for a draw.

        It ends when the side behind can no longer draw level, or no match is left.
        """
        wins = [won + (winner == side) for side, won in enumerate(self.wins)]
        draws = self.draws + (winner is None)
        left = self.best_of - sum(wins) - draws
        ended = left <= 0 or abs(wins[0] - wins[1]) > left
        return replace(self, first_wins=wins[0], second_wins=wins[1], draws=draws, ended=ended)

    def forfeit(self, side: int) -> Self:
        return replace(self, ended=True, forfeited=side)

    def stop(self) -> Self:
        return replace(self, ended=True)


_COLUMNS = tuple(each.name for each in fields(Series))


def side_of(seat: int, number: int) -> int:
    """Return the side that has a seat in match ``number``. The sides swap seats each time."""
    return (seat + number - 1) % 2


CHALLENGE: Final = register(
    Kind(name="challenge", takebacks=False, closed=sentence("challenges/closed"))
)


def series_of(seen: Record | MatchView[Any]) -> tuple[Series, int] | None:
    """Return the series as of the match's last change, and the match's number in it."""
    noted = seen.details.get(DETAIL)
    if noted is None:
        return None
    values = dict(noted)
    number = values.pop("number")
    return Series(**values), number


def is_prompt(pace: Pace) -> bool:
    """Return True for paces at which an absent player loses within minutes."""
    seconds = SECONDS[pace]
    return seconds is not None and seconds * 1000 < PROMPT_MS


def ready_seat(seen: Record | MatchView[Any]) -> tuple[int, int] | None:
    """Return the seat that is ready for the next match and its deadline, or None if neither is."""
    noted = seen.details.get(_READY)
    return None if noted is None else (noted["seat"], noted["until"])


def note_ready(record: Record, ready: tuple[int, int] | None) -> None:
    """Store the seat that is ready for the next match and its deadline. None clears them."""
    record.details = {name: value for name, value in record.details.items() if name != _READY}
    if ready is not None:
        record.details[_READY] = {"seat": ready[0], "until": ready[1]}


def note(record: Record, series: Series, number: int) -> None:
    record.details = {**record.details, DETAIL: {**asdict(series), "number": number}}


def count_closed(change: Change) -> None:
    """Store the result of a closed match in its series, if it has one.

    A player who left forfeits the series. If the match was cancelled for any other reason, the
    series ends at its current score.
    """
    record, connection = change.record, change.connection
    found = series_of(record)
    if found is None:
        return
    series, number = load_series(connection, found[0].id), found[1]
    if series is None or series.ended:
        return
    sides = {side_of(chair.seat, number): chair for chair in record.chairs}
    gone = [side for side, chair in sides.items() if chair.left]
    if record.status == "cancelled":
        series = series.stop()
    else:
        # A player who was away at the end comes last, whatever their place.
        first, second = ((sides[side].away, sides[side].place or 0) for side in (0, 1))
        series = series.after(None if first == second else int(second < first))
    # If both have left, the score decides.
    if len(gone) == 1:
        series = series.forfeit(gone[0])
    save_series(connection, series)
    note(record, series, number)


def load_series(connection: Connection, series_id: str) -> Series | None:
    """Load a series and lock it."""
    row: Any = connection.execute(_FIND, {"of": series_id}).mappings().first()
    return None if row is None else Series(**{name: row[name] for name in _COLUMNS})


def goes_on(match_id: Any) -> ColumnElement[bool]:
    """Return the condition that a match is the first of a best-of that hasn't ended.

    A best-of has the id of its first match, and all its matches are played in one thread.
    """
    row = tables.series.c
    return exists().where(row.id == match_id, ~row.ended)


def create_series(connection: Connection, series: Series, guild_id: int) -> None:
    connection.execute(insert(tables.series), {**asdict(series), "guild_id": guild_id})


def save_series(connection: Connection, series: Series) -> None:
    table = tables.series
    connection.execute(update(table).where(table.c.id == series.id).values(asdict(series)))


class SeriesPart(Part):
    """The score of a best-of, and the button for its next match."""

    detail = DETAIL

    def board_text(self, seen: Seen, language: Language) -> str:
        """Return the score of the match's series in one line, or an empty string if it has none."""
        found = series_of(seen)
        if found is None or found[0].best_of == 1:
            return ""
        series, number = found
        names = [escape_name(seen.name(side_of(side, number))) for side in (0, 1)]
        score = " · ".join(
            f"{name} {_in_halves(2 * wins + series.draws)}"
            for name, wins in zip(names, series.wins, strict=True)
        )
        winner, how = series.winner, "on"
        if series.ended:
            how = "drawn" if winner is None else "won" if series.forfeited is None else "forfeited"
        told = language.say(
            "challenges/series",
            how=how,
            best=series.best_of,
            score=score,
            name=names[winner or 0],
            other=names[1 - (winner or 0)],
        )
        if series.ended or seen.status != "over" or seen.ended_at is None:
            return told
        time = f"<t:{(seen.ended_at + BREAK_MS) // 1000}:f>"
        until = language.say("challenges/time-left", time=time)
        return stack_texts(told, until, _ready_text(seen, language))

    over_text = board_text

    def leaving_text(self, seen: Seen, language: Language) -> str:
        series = _going_on(seen)
        return language.say("challenges/loses-series", best=series.best_of) if series else ""

    def again(self, seen: Seen, language: Language) -> Button | None:
        if _going_on(seen) is None:
            return None
        return Button(language.say("challenges/button-next"), "next_match", style="success")


def _going_on(seen: Seen) -> Series | None:
    """Return the series, or None if it's decided or has only one match."""
    found = series_of(seen)
    return None if found is None or found[0].best_of == 1 or found[0].ended else found[0]


def _ready_text(seen: Seen, language: Language) -> str:
    ready = ready_seat(seen)
    if ready is None:
        return ""
    seat, until = ready
    name, other = (escape_name(seen.name(each)) for each in (seat, 1 - seat))
    return language.say("challenges/ready", name=name, other=other, time=f"<t:{until // 1000}:t>")


def _in_halves(halves: int) -> str:
    """Format a number of halves, such as 3 as 1½."""
    return f"{halves // 2 or ''}{'½' if halves % 2 else ''}" or "0"
