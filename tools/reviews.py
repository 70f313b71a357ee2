"""Measures how well reviews tell good players from bad: ``python -m tools.reviews GAME``.

Computers of each level play the same deals in the same seats, their decisions are reviewed, and the
results are printed. The strongest level must hardly ever be told that it was wrong.
"""

import argparse
import math
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from tqdm import tqdm

from games import GAMES
from games.core import LEVELS, Chance, Entry, Header, Level, begin, step, time_out
from games.core.reviewing import review
from tools.arena import estimate


@dataclass(frozen=True, slots=True)
class Match:
    """A match of computers: one of a level among others of another level."""

    slug: str
    number: int
    level: Level
    others: Level
    seats: int
    options: dict[str, Any]

    @property
    def seat(self) -> int:
        """The seat to review."""
        return self.number % self.seats


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review of a seat's match: a loss and a grade for each decision."""

    losses: tuple[float, ...]
    grades: tuple[int, ...]
    luck: float
    seconds: float

    @property
    def clear_loss(self) -> float:
        """The sum of the graded losses."""
        return sum(loss for loss, grade in zip(self.losses, self.grades, strict=True) if grade)


def play(match: Match) -> tuple[Header, list[Entry]]:
    """Play a match to its end. The same number is the same deal for all."""
    game, players = GAMES[match.slug], GAMES[match.slug].computers
    options = game.options(**match.options).model_dump(mode="json")
    key = match.number.to_bytes(32, "big")
    header = Header(match.slug, game.rules_version, options, match.seats, key)
    state, chance, log = begin(game, header), Chance(key), list[Entry]()
    while game.outcome(state) is None:
        rng = random.Random(f"{match.number}/{len(log)}")
        for seat in sorted(game.to_act(state)):
            player = players[match.level if seat == match.seat else match.others]
            if not (menu := game.menu(state, seat)):
                continue
            action = player.choose(game.view(state, seat), menu, rng)
            if action is not None:
                entry = Entry("action", seat, game.actions.dump_python(action, mode="json"))
                break
        else:
            entry = time_out(game, state, chance)
        step(game, state, entry, chance)
        log.append(entry)
    return header, log


def review_seat(match: Match) -> Reviewed:
    """Play a match and review its seat."""
    header, log = play(match)
    began = time.process_time()
    found = review(GAMES[match.slug], GAMES[match.slug].reviewer, header, log, match.seat)
    seconds = time.process_time() - began
    losses = tuple(verdict.loss for verdict in found.verdicts)
    grades = tuple(verdict.grade for verdict in found.verdicts)
    return Reviewed(losses, grades, found.luck, seconds)


def review_all(matches: Sequence[Match], processes: int) -> Iterator[tuple[Level, Reviewed]]:
    """Yield each match's review, in any order."""
    if processes == 1:
        yield from ((match.level, review_seat(match)) for match in matches)
        return
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        running = {pool.submit(review_seat, match): match.level for match in matches}
        for done in as_completed(running):
            yield running[done], done.result()


def result_texts(found: Sequence[Reviewed]) -> list[str]:
    """Return a level's results, one figure per line."""
    grades = Counter(grade for each in found for grade in each.grades)
    number = grades.total() or 1
    graded = ", ".join(f"{grades[grade] / number:.1%}" for grade in (1, 2, 3))
    times = sorted(each.seconds for each in found)
    median, late = (times[int((len(times) - 1) * part)] for part in (0.5, 0.95))
    return [
        f"loss a match {estimate([sum(each.losses) for each in found])}",
        f"clear loss a match {estimate([each.clear_loss for each in found])}",
        f"clearly wrong {_share_text(found)} of {number} decisions (grades {graded})",
        f"luck a match {estimate([each.luck for each in found])}",
        f"processor seconds a match: median {median:.2f}, 95 in 100 within {late:.2f}",
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


def main(arguments: list[str] | None = None) -> int:
    """Review what the command line asks for. Returns the exit status."""
    asked = _parser().parse_args(arguments)
    game = GAMES[asked.game]
    seats = asked.seats or game.seats[0]
    matches = [
        Match(game.slug, number, level, asked.others or level, seats, {})
        for number in range(asked.first, asked.first + asked.matches)
        for level in asked.levels
    ]
    running = review_all(matches, asked.processes)
    with tqdm(running, total=len(matches), unit="match", leave=False, disable=None) as bar:
        found = list(bar)
    for level in asked.levels:
        sys.stdout.write(f"{game.title}, {level}\n")
        texts = result_texts([each for name, each in found if name == level])
        sys.stdout.write("".join(f"  {text}\n" for text in texts))
    return 0


def _levels(text: str) -> list[str]:
    if unknown := {*text.split(",")} - {*LEVELS}:
        raise argparse.ArgumentTypeError(f"there is no {', '.join(sorted(unknown))}")
    return text.split(",")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.reviews")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=300, help="deals, each played by each level")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--levels", default=LEVELS, type=_levels, help="who is looked back at")
    parser.add_argument("--others", choices=LEVELS, help="who sits in the other seats; the same")
    parser.add_argument("--seats", type=int, help="players of a match; the fewest that can play")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="how many at once")
    return parser


if __name__ == "__main__":
    sys.exit(main())
