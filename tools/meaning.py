"""What leaderboards and ratings say, beside known truth.

``python -m tools.meaning [ROW …]`` lets sixty simulated people of known strength play through the
product's own counting, and prints each figure with the interval of 95 in 100 runs.
"""

import argparse
import math
import random
import statistics
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import Any, Final

from bot.base.calendar import ALL_TIME, DAY_MS
from bot.match.admission import MAX_RATED_A_DAY
from bot.match.counting import Key, Result, tally
from bot.match.ratings import (
    EVERYWHERE,
    MU,
    SIGMA,
    Standing,
    Tier,
    displayed_rating,
    rate_against_computers,
)
from games import GAMES
from games.core import LEVELS, Level
from tests.support.results import result
from tools.arena import Contest, estimate, play_match
from tools.daily import ranks

PEOPLE: Final = 60
RUNS: Final = 30
SEVERAL: Final = tuple(game.slug for game in GAMES.values() if not game.for_one)
"""Games for several people."""
DEALS: Final = range(900_000, 900_030)
_SETTLED: Final = 2.2  # sigma of somebody who has played a hundred matches
HOME: Final = 1
KINGS_WITHIN: Final = 1.3  # of a player's games
KINGS_BETWEEN: Final = 0.2  # players, so that twenty games each tell 0.56 of them
"""Standard deviations of kings killed."""


@dataclass
class Board:
    """Leaderboards in memory, filled by the product's own counting."""

    slug: str
    rng: random.Random
    lines: dict[Key, Standing] = field(default_factory=dict)
    number: int = 0
    worldwide: bool = False

    def play(
        self,
        people: Sequence[int],
        places: Sequence[int],
        *,
        scores: Sequence[int] = (),
        guild_id: int = HOME,
        day: int = 0,
    ) -> None:
        self.number += 1
        results = [
            Result(
                **result(
                    self.number,
                    seat=seat,
                    guild_id=guild_id,
                    slug=self.slug,
                    user_id=user,
                    place=place,
                    won=place == 1,
                    score=scores[seat] if scores else 0,
                    worldwide=self.worldwide,
                    at=day * DAY_MS,
                )
            )
            for seat, (user, place) in enumerate(zip(people, places, strict=True))
        ]
        tally(results, lambda key, name: self.lines.setdefault(key, Standing(*key, name=name)))

    def duel(self, skill: Mapping[int, float], one: int, other: int, **more: Any) -> None:
        """Count a match of two people, decided by strength (in standard deviations) and luck."""
        won = self.rng.random() < 1 / (1 + math.exp(skill[other] - skill[one]))
        self.play([one, other], [1, 2] if won else [2, 1], **more)

    def ranked(self, guild_id: int = HOME) -> list[Standing]:
        there = [
            line
            for key, line in self.lines.items()
            if (key[0], key[2]) == (guild_id, ALL_TIME) and line.tier == Tier.ESTABLISHED
        ]
        return sorted(there, key=lambda line: -line.merit)


def _skills(rng: random.Random) -> dict[int, float]:
    return {user: rng.gauss(0, 1) for user in range(1, PEOPLE + 1)}


def _activity(rng: random.Random) -> dict[int, float]:
    """Return how much each person plays: the most active do it many times as much as the median."""
    return {user: rng.lognormvariate(0, 1) for user in range(1, PEOPLE + 1)}


def rank_correlation(values: Iterable[tuple[float, float]]) -> float:
    """Return Spearman's correlation of pairs."""
    return statistics.correlation(*map(ranks, zip(*values, strict=True)))


def order_of_leaderboards() -> Mapping[str, Sequence[float]]:
    """King of the Hill, 1,200 matches of people who play differently much."""
    found: dict[str, list[float]] = {"with strength": [], "with the matches": []}
    for run in range(RUNS):
        rng = random.Random(run)
        skill, activity, board = _skills(rng), _activity(rng), Board("king-of-the-hill", rng)
        for _ in range(1200):
            board.duel(skill, *_some(rng, activity, 2))
        lines = board.ranked()
        found["with strength"].append(
            rank_correlation((line.merit, skill[line.user_id]) for line in lines)
        )
        found["with the matches"].append(
            rank_correlation((line.merit, line.played) for line in lines)
        )
    return found


def _some(rng: random.Random, activity: Mapping[int, float], number: int) -> list[int]:
    """Return different people, the active ones more often."""
    some: list[int] = []
    while len(some) < number:
        (one,) = rng.choices([*activity], [*activity.values()])
        if one not in some:
            some.append(one)
    return some


def improvement() -> Mapping[str, Sequence[float]]:
    """The part of a rise by 2.5 standard deviations that shows 200 matches later."""
    after, low, high = (list[float]() for _ in range(3))
    for run in range(RUNS // 3):
        rng = random.Random(run)
        skill, board, riser = _skills(rng), Board("king-of-the-hill", rng), 1
        everybody = [*skill]
        for skill[riser], matches in ((-1.0, 400), (1.5, 200)):
            for _ in range(matches):
                board.duel(skill, riser, rng.choice(everybody[1:]))
                for _ in range(3):
                    board.duel(skill, *rng.sample(everybody[1:], 2))
        after.append(_mu(board, riser))
        others = [(skill[user], _mu(board, user)) for user in everybody[1:]]
        slope, middle = statistics.linear_regression(*zip(*others, strict=True))
        low.append(middle - slope)
        high.append(middle + 1.5 * slope)
    start, way = statistics.fmean(low), statistics.fmean(high) - statistics.fmean(low)
    return {"of the way": [(each - start) / way for each in after]}


def _mu(board: Board, user: int) -> float:
    return board.lines[HOME, board.slug, ALL_TIME, user].mu or 0.0


def two_helpers() -> Mapping[str, Sequence[float]]:
    """The best place within sixty days of somebody who beats each helper five times a day.

    On a server of sixty honest people with two helpers; and across servers with five, on a server
    of their own. 0 is no place.
    """
    runs = range(RUNS // 10)
    return {
        "place on the server": [_best_place(run, HOME, 2) for run in runs],
        "place across servers": [_best_place(run, 2, 5) for run in runs],
    }


def _best_place(run: int, guild_id: int, helpers: int) -> float:
    """Return the best place on any day, 0 if they never had one."""
    rng = random.Random(run)
    skill, activity = _skills(rng), _activity(rng)
    board, cheat, best = Board("king-of-the-hill", rng, worldwide=True), 900, 0
    accounts = range(901, 901 + helpers)
    for day in range(60):
        for _ in range(30):
            board.duel(skill, *_some(rng, activity, 2), guild_id=rng.choice((HOME, 3)), day=day)
        for helper in accounts:
            for _ in range(MAX_RATED_A_DAY):
                board.play([cheat, helper], [1, 2], guild_id=guild_id, day=day)
        users = [each.user_id for each in board.ranked(HOME if guild_id == HOME else EVERYWHERE)]
        if cheat in users:
            place = 1 + users.index(cheat)
            best = min(best or place, place)
    return best


def four_friends() -> Mapping[str, Sequence[float]]:
    """How many of four new people are ranked after an evening on a server of their own.

    After four duels between each two, and after nine tables of four.
    """
    duels, tables = [], []
    for run in range(RUNS):
        rng = random.Random(run)
        skill = {user: rng.gauss(0, 1) for user in range(1, 5)}
        board = Board("king-of-the-hill", rng)
        for _ in range(4):
            for one in skill:
                for other in range(1, one):
                    board.duel(skill, one, other)
        duels.append(len(board.ranked()))
        board = Board("high-card", rng)
        for _ in range(9):
            board.play([*skill], rng.sample(range(1, 5), 4))
        tables.append(len(board.ranked()))
    return {"after duels": duels, "after tables of four": tables}


def kill_the_kings() -> Mapping[str, Sequence[float]]:
    """Kill the Kings with unequal numbers of games, 20 in the median."""
    found: dict[str, list[float]] = {"with strength": [], "with the games": []}
    most = 4
    for run in range(RUNS):
        rng = random.Random(run)
        skill, activity, board = _skills(rng), _activity(rng), Board("kill-the-kings", rng)
        for user, much in activity.items():
            for _ in range(max(1, round(20 * much))):
                score = round(2.5 + KINGS_BETWEEN * skill[user] + KINGS_WITHIN * rng.gauss(0, 1))
                score = min(max(score, 0), most)
                board.play([user], [1 if score == most else 2], scores=[score])
        lines = board.ranked()
        found["with strength"].append(
            rank_correlation((line.merit, skill[line.user_id]) for line in lines)
        )
        found["with the games"].append(
            rank_correlation((line.merit, line.played) for line in lines)
        )
    return found


def against_computers(
    slugs: Sequence[str] = SEVERAL,
    levels: Sequence[Level] = LEVELS[:2],
    seats: Sequence[int] = (),
    numbers: Sequence[int] = DEALS,
) -> Mapping[str, Sequence[float]]:
    """What a Page's player shows after a hundred matches against computers.

    Each deal is played once, and drawn for many players. The second figure is how far off the first
    may be because there aren't more deals.
    """
    found: dict[str, list[float]] = {}
    for game, other in product([GAMES[slug] for slug in slugs], levels):
        for number in [each for each in game.seats if each in (seats or game.seats)]:
            contest = Contest(game.slug, "page", other, number, game.options())
            matches = [
                (own, [(other, place) for place in others])
                for own, *others in (_places(contest, deal) for deal in numbers)
            ]
            name = f"{game.slug}, {number} seats, {other}s"
            found[name] = shown = list[float]()
            for run in range(RUNS):
                skill = (MU, SIGMA)
                for own, computers in random.Random(run).choices(matches, k=100):
                    skill = rate_against_computers(game, skill, own, computers)
                shown.append(displayed_rating(skill[0]))
            mu = MU + (statistics.fmean(shown) - 1500) / 24
            below, here, above = (
                [rate_against_computers(game, (at, _SETTLED), *each)[0] - at for each in matches]
                for at in (mu - 1, mu, mu + 1)
            )
            slope = (statistics.fmean(above) - statistics.fmean(below)) / 2
            found[f"{name}, ±"] = [24 * estimate(here).error / abs(slope)]
    return found


def _places(contest: Contest, number: int) -> list[int]:
    """Return the places of a deal: the one's, then the others'."""
    seat = number % contest.seats
    sides = [contest.one if at == seat else contest.others for at in range(contest.seats)]
    places = list(play_match(contest, number, sides, {}).places)
    return [places.pop(seat), *places]


Row = Callable[[], Mapping[str, Sequence[float]]]
ROWS: Final[Mapping[str, Row]] = {
    "kill-the-kings": kill_the_kings,
    "order": order_of_leaderboards,
    "improvement": improvement,
    "helpers": two_helpers,
    "friends": four_friends,
    "computers": against_computers,
}


def main() -> None:
    """Print the rows that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.meaning")
    parser.add_argument("rows", nargs="*", metavar="ROW", help=", ".join(ROWS))
    computers = parser.add_argument_group("computers")
    computers.add_argument("--games", nargs="+", choices=SEVERAL, default=SEVERAL)
    computers.add_argument("--against", nargs="+", choices=LEVELS, default=LEVELS[:2])
    computers.add_argument("--seats", nargs="+", type=int, default=())
    computers.add_argument("--first", type=int, default=DEALS.start, help="the number of a deal")
    computers.add_argument("--deals", type=int, default=len(DEALS))
    asked = parser.parse_args()
    numbers = range(asked.first, asked.first + asked.deals)
    measured = partial(against_computers, asked.games, asked.against, asked.seats, numbers)
    for row in asked.rows or [*ROWS]:
        if row not in ROWS:
            parser.error(f"no row {row}")
        sys.stdout.write(f"{row}: {(ROWS[row].__doc__ or '').strip()}\n")
        for name, values in (measured if row == "computers" else ROWS[row])().items():
            sys.stdout.write(f"  {name}: {told(values)}\n")


def told(values: Sequence[float]) -> str:
    """Return a mean, and the interval of 95 in 100 of the values."""
    if len(values) < 2:
        return f"{values[0]:.2f}"
    cuts = statistics.quantiles(values, n=40)
    return f"{statistics.fmean(values):.2f} (95 in 100: {cuts[0]:.2f} to {cuts[-1]:.2f})"


if __name__ == "__main__":
    main()
