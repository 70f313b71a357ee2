"""Measures how well reviews tell good players from bad: ``python -m tools.reviews GAME``.

Computers of each level play the same deals in the same seats, their decisions are reviewed, and the
results are printed. The strongest level must hardly ever be told that it was wrong.
"""

import argparse
import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games import GAMES
from games.core import LEVELS, Entry, Header, Level, Menu
from games.core.reviewing import decisions_of, judge_step
from tools import arena


@dataclass(frozen=True, slots=True)
class Match:
    """A match of computers of one level."""

    slug: str
    number: int
    level: Level
    seats: int

    @property
    def seat(self) -> int:
        """The seat to review."""
        return self.number % self.seats


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review of a seat's match: a grade for each decision."""

    grades: tuple[int, ...]
    seconds: float


def play(match: Match) -> tuple[Header, list[Entry]]:
    """Play a match to its end. The same number is the same deal for all."""
    game, number = GAMES[match.slug], match.number

    def choose(_seat: int, view: Any, menu: Menu[Any], steps: int) -> Any:
        return game.computers[match.level].choose(view, menu, random.Random(f"{number}/{steps}"))

    _, header, log = arena.play(match.slug, game.options(), match.seats, number, choose)
    return header, log


def review_seat(match: Match) -> Reviewed:
    header, log = play(match)
    began = time.process_time()
    steps = decisions_of(log, match.seat)
    found = [judge_step(GAMES[match.slug], header, log, step) for step in steps]
    seconds = time.process_time() - began
    return Reviewed(tuple(verdict.grade for verdict in found if verdict), seconds)


def result_texts(found: Sequence[Reviewed]) -> list[str]:
    times = sorted(each.seconds for each in found)
    late = times[int((len(times) - 1) * 0.95)]
    return [
        f"clearly wrong: {_share_text(found)} of the decisions",
        f"processor seconds a match: 95 in 100 within {late:.2f}",
    ]


def _share_text(found: Sequence[Reviewed]) -> str:
    """Return the share of clearly wrong decisions, with its 95 % interval.

    Decisions of one match aren't independent, so the interval is based on matches.
    """
    number = sum(len(each.grades) for each in found) or 1
    wrong = [sum(grade > 0 for grade in each.grades) for each in found]
    share = sum(wrong) / number
    off = [few - share * len(each.grades) for few, each in zip(wrong, found, strict=True)]
    matches = len(found)
    error = math.sqrt(sum(each**2 for each in off) * matches / max(1, matches - 1)) / number
    return f"{share:.2%} ± {1.96 * error:.2%}"


def main() -> None:
    """Review what the command line asks for, and print the results."""
    parser = argparse.ArgumentParser(prog="python -m tools.reviews")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=300, help="deals, each played by each level")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seats", type=int, help="players of a match; the fewest that can play")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    seats = asked.seats or game.seats[0]
    matches = [
        Match(game.slug, number, level, seats)
        for number in range(asked.first, asked.first + asked.matches)
        for level in LEVELS
    ]
    found = arena.in_processes(review_seat, matches)
    for at, level in enumerate(LEVELS):
        print(f"{game.title}, {level}", *result_texts(found[at :: len(LEVELS)]), sep="\n  ")


if __name__ == "__main__":
    main()
