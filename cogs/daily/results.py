"""Results of daily deals: finished attempts, their scores, and how many are unfinished."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, func, or_, select

from bot.match.leaderboards import barred_from
from bot.match.record import UNFINISHED
from bot.match.shared_deals import AVERAGE, Finish, percentages
from bot.storage import tables
from cogs.daily.deals import DailyDeal, daily_seats
from games import GAMES


@cache
def daily_games() -> tuple[str, ...]:
    return tuple(slug for slug, game in GAMES.items() if game.has_daily_deals)


LEFT: Final = 1000.0  # what it costs to leave a deal that compares decisions


@dataclass(frozen=True, slots=True)
class DailyLine:
    """The result of one finished attempt at a daily deal.

    ``percent`` compares it with others who had the same cards (None if nobody had). ``named``:
    every reader of the page may know whose it is. ``name`` is as they may see it. ``match_id`` is
    None if the match no longer exists. ``given_away`` is how far the decisions fell short of par,
    in the game's unit (None until they are judged). ``spent`` is the game-specific cost of the
    result, such as moves (None in games that don't count it).
    """

    place: int
    percent: float | None
    user_id: int
    name: str
    named: bool
    match_id: str | None
    seat_place: int
    score: int
    won: bool
    left: bool
    given_away: float | None
    spent: int | None


@dataclass(frozen=True, slots=True)
class DailyTable:
    """The finished attempts at a daily deal, best first, and the number of unfinished ones.

    ``lines`` is empty while the reader may not see others' results. ``finished`` counts them all.
    ``is_over``: the deal's day has passed.
    """

    deal: DailyDeal
    lines: tuple[DailyLine, ...]
    finished: int
    under_way: int
    mine_under_way: bool
    asker: int
    is_over: bool

    @property
    def named(self) -> tuple[DailyLine, ...]:
        return tuple(line for line in self.lines if line.named)

    @property
    def own(self) -> DailyLine | None:
        return next((line for line in self.lines if line.user_id == self.asker), None)

    @property
    def told(self) -> bool:
        """Whether the reader may see others' results: they have finished, or the day is over."""
        return self.is_over or self.own is not None

    @property
    def watchable(self) -> bool:
        """Whether the reader may watch others' attempts: they have finished, or the day is over.

        Otherwise a second account could concede right away, just to see the cards.
        """
        return self.is_over or not (self.own is None or self.own.left)

    @property
    def winners(self) -> tuple[DailyLine, ...]:
        """Lines in first place. In games for one they must have scored."""
        alone = daily_seats(self.deal.slug) == 1
        return tuple(line for line in self.lines if line.place == 1 and (line.score or not alone))


def daily_table(connection: Connection, deal: DailyDeal, asker: int, today: str) -> DailyTable:
    """Return the results of a day's deal as a person may see them.

    On a server everybody is named. At a deal shared by all servers, only those who allow it are,
    and the person themselves. Players who deleted their data count in the comparison but have no
    line.
    """
    hosts = connection.scalars(unfinished_attempts(deal)).all()
    is_over, row = deal.day < today, tables.results.c
    own = func.count().filter(row.user_id == asker)
    counted = select(func.count(), own).where(deal.among(row.deal), row.user_id > 0)
    finished, told = connection.execute(counted).one()
    return DailyTable(
        deal=deal,
        lines=_lines(connection, deal, asker) if is_over or told else (),
        finished=finished,
        under_way=len(hosts),
        mine_under_way=asker in hosts,
        asker=asker,
        is_over=is_over,
    )


def daily_tables(
    connection: Connection, deals: Sequence[DailyDeal], asker: int, today: str
) -> list[DailyTable]:
    return [daily_table(connection, deal, asker, today) for deal in deals]


def _lines(connection: Connection, deal: DailyDeal, asker: int) -> tuple[DailyLine, ...]:
    rows = connection.execute(finished_attempts(deal)).all()
    percents, barred = compared(rows), {*connection.scalars(barred_from(deal.guild_id))}
    alone = daily_seats(deal.slug) == 1
    ordered = sorted(
        (_worth(row, percents[row.number], alone=alone), row.number, row)
        for row in rows
        if row.user_id > 0 and (row.user_id == asker or row.user_id not in barred)
    )
    lines: list[DailyLine] = []
    last: tuple[Any, ...] | None = None
    place = 0
    for number, (worth, _, row) in enumerate(ordered, 1):
        if worth != last:
            place, last = number, worth
        known = not deal.everywhere or row.user_id == asker
        lines.append(
            DailyLine(
                place=place,
                percent=percents[row.number],
                user_id=row.user_id,
                name=name_shown(row, known=known),
                named=known or bool(row.worldwide),
                match_id=row.match_id,
                seat_place=row.place,
                score=row.score,
                won=row.won,
                left=row.left,
                given_away=row.given_away,
                spent=row.spent,
            )
        )
    return tuple(lines)


def name_shown(row: Any, *, known: bool) -> str:
    """Return a person's name in a match, or, unless it is ``known``, the one they chose instead."""
    return str(row.name if known else row.called or row.name)


def finished_attempts(deal: DailyDeal) -> Select[Any]:
    """Return a query for the finished attempts, with their players' consent to be named."""
    row, wish = tables.results.c, tables.preferences.c
    return (
        select(
            *(row.number, row.user_id, row.name, row.match_id, row.deal),
            *(row.place, row.score, row.won, row.spent, row.left, row.given_away),
            *(wish.worldwide, wish.name.label("called")),
        )
        .join_from(tables.results, tables.preferences, wish.user_id == row.user_id, isouter=True)
        .where(deal.among(row.deal))
    )


def unfinished_attempts(deal: DailyDeal) -> Select[Any]:
    row = tables.matches.c
    return select(row.host_id).where(deal.among(row.shared_deal), row.status.in_(UNFINISHED))


def people_of(connection: Connection, deals: Collection[DailyDeal]) -> dict[int, str]:
    """Return the people who have finished one of these deals: their ids and latest names."""
    row = tables.results.c
    known = (
        select(row.user_id, row.name)
        .where(or_(*(deal.among(row.deal) for deal in deals)), row.user_id > 0)
        .where(*(row.user_id.not_in(barred_from(each)) for each in {d.guild_id for d in deals}))
        .order_by(row.number + 0)  # a sum, so that SQLite doesn't read all results in order
    )
    return {each.user_id: each.name for each in connection.execute(known)}


def goes_by_choices(daily: str) -> bool:
    """Return True if the deal of this name compares decisions, not results."""
    return GAMES[daily.partition("/")[0]].daily_by_choices


def compared(rows: Iterable[Any]) -> Mapping[int, float | None]:
    """Return each attempt's score from 0 to 100 against those with the same cards, by number.

    None if nobody else had them, or if its decisions haven't been judged.
    """
    had_the_same: dict[str, list[tuple[int, Finish]]] = defaultdict(list)
    found: dict[int, float | None] = {}
    for row in rows:
        if not goes_by_choices(row.deal):
            finish = _finish(row.deal, row.place, row.won, row.score, row.spent)
        # Leavers count as the largest loss. Unjudged attempts can't be compared yet.
        elif row.left or row.given_away is not None:
            finish = Finish.of_choices(LEFT if row.left else row.given_away)
        else:
            found[row.number] = None
            continue
        had_the_same[row.deal].append((row.number, finish))
    for daily, attempts in had_the_same.items():
        numbers, finishes = zip(*attempts, strict=True)
        percents = percentages(finishes, by_choices=goes_by_choices(daily))
        found.update(zip(numbers, percents, strict=True))
    return found


@lru_cache(2048)  # most results of a deal equal another's
def _finish(daily: str, place: int, won: bool, score: int, spent: int | None) -> Finish:
    seats = daily_seats(daily.partition("/")[0])
    return Finish.of(place=place, seats=seats, won=won, score=score, spent=spent)


def _worth(row: Row[Any], percent: float | None, *, alone: bool) -> tuple[float, ...]:
    """Return the sort key of an attempt, best first.

    Attempts are sorted by percentage. The average stands in for a missing one. In games for one
    they are sorted by score, then wins come first, then the wins that spent the least.
    """
    if alone:
        return (-row.score, not row.won, (row.spent or 0) if row.won else 0)
    return (-(AVERAGE if percent is None else percent),)
