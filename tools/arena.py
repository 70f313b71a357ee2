"""Plays computer players against each other, on common deals and with fair seats.

``python -m tools.arena GAME ONE OTHERS`` plays them and prints the results.
"""

import argparse
import math
import multiprocessing
import os
import random
import statistics
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any, Final

from pydantic import ValidationError
from tqdm import tqdm

from games import GAMES
from games.core import LEVELS, Chance, Menu, Options, Outcome, Player

_SURE: Final = 1.96
"""Standard errors on each side of a mean that contain 95 % of outcomes."""


class AtRandom:
    """Plays any legal action."""

    def choose(self, _view: Any, menu: Menu[Any], rng: random.Random) -> Any:
        """Return an action of the menu, all equally likely."""
        return menu.sample(rng)


@dataclass(frozen=True, slots=True)
class Side:
    """A computer player and what to call it."""

    name: str
    player: Player[Any]


def sides_of(slug: str) -> dict[str, Side]:
    """Return a game's players by name: its levels, and a random player."""
    levels = [Side(level, player) for level, player in GAMES[slug].computers.items()]
    return {side.name: side for side in (*levels, Side("random", AtRandom()))}


@dataclass(frozen=True, slots=True)
class Contest:
    """One computer player among others of one kind, in every seat of every deal."""

    slug: str
    one: Side
    others: Side
    seats: int
    options: Options

    @property
    def compares(self) -> bool:
        """Whether each deal is also played by the others alone, to compare the same seats."""
        return self.seats != 2


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat's result: its share of the victory, its place and its score."""

    share: float
    place: int
    score: int


@dataclass(slots=True)
class Deal:
    """The results of one deal, by seat; if compared, also the others' results in these seats.

    ``times`` are the processor seconds of each decision, by the player's name.
    """

    one: list[Seated] = field(default_factory=list)
    others: list[Seated] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, with its error at 95 % confidence."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.error:.3f}"

    @property
    def percent(self) -> str:
        """The estimate as a percentage."""
        return f"{self.mean:.1%} ± {self.error:.1%}"


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values; its error is infinite for fewer than two."""
    if len(values) < 2:
        return Estimate(statistics.fmean(values), math.inf)
    error = _SURE * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(statistics.fmean(values), error)


def play_deal(contest: Contest, number: int) -> Deal:
    """Play a deal with the one player in each seat. The same number is the same deal for all."""
    deal = Deal()
    for seat in range(contest.seats):
        sides = [contest.one if at == seat else contest.others for at in range(contest.seats)]
        deal.one.append(_seat_result(play_match(contest, number, sides, deal.times), seat))
    if contest.compares:
        outcome = play_match(contest, number, [contest.others] * contest.seats, deal.times)
        deal.others = [_seat_result(outcome, seat) for seat in range(contest.seats)]
    return deal


def _seat_result(outcome: Outcome, seat: int) -> Seated:
    winners = outcome.winners
    share = 1 / len(winners) if seat in winners else 0.0
    return Seated(share, outcome.places[seat], outcome.scores[seat])


def play_match(
    contest: Contest, number: int, sides: Sequence[Side], times: dict[str, list[float]]
) -> Outcome:
    game = GAMES[contest.slug]
    chance = Chance(number.to_bytes(32, "big"))
    state = game.new(contest.options, contest.seats, chance)
    version = 0
    while (outcome := game.outcome(state)) is None:
        version += 1
        for seat in sorted(game.to_act(state)):
            if not (menu := game.menu(state, seat)):
                continue
            side, view = sides[seat], game.view(state, seat)
            rng = random.Random(f"{number}/{version}")
            began = time.process_time()
            action = side.player.choose(view, menu, rng)
            times.setdefault(side.name, []).append(time.process_time() - began)
            if action is not None:
                game.apply(state, seat, action, chance)
                break
        else:
            game.expire(state, chance)
    return outcome


def play_deals(contest: Contest, deals: Iterable[int], processes: int) -> Iterator[Deal]:
    """Yield the deals in the order in which they finish."""
    if processes == 1:
        yield from (play_deal(contest, number) for number in deals)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context) as pool:
        playing = [pool.submit(play_deal, contest, number) for number in deals]
        for done in as_completed(playing):
            yield done.result()


def contend(
    contest: Contest, deals: int, *, first: int = 0, processes: int | None = None
) -> list[tuple[str, str]]:
    """Play deals with a progress bar. Returns the results as labels and texts."""
    numbers = range(first, first + deals)
    playing = play_deals(contest, numbers, processes or os.cpu_count() or 1)
    with tqdm(playing, total=deals, unit="deal", leave=False, disable=None) as bar:
        return result_texts(contest, list(bar))


def result_texts(contest: Contest, deals: Sequence[Deal]) -> list[tuple[str, str]]:
    """Return the results of deals as labels and texts."""
    rows = [
        ("victories", _mean(deals, "share").percent + _beside(deals, "share", percent=True)),
        ("place", str(_mean(deals, "place")) + _beside(deals, "place")),
        ("score", str(_mean(deals, "score")) + _beside(deals, "score")),
    ]
    for name in dict.fromkeys((contest.one.name, contest.others.name)):
        times = sorted(taken for deal in deals for taken in deal.times.get(name, ()))
        if times:
            rows.append((f"a decision of {name}", _quantiles(times)))
    return rows


def _mean(deals: Sequence[Deal], what: str) -> Estimate:
    return estimate([statistics.fmean(getattr(s, what) for s in deal.one) for deal in deals])


def _beside(deals: Sequence[Deal], what: str, *, percent: bool = False) -> str:
    """Return the others' result in the same seats of the same deals, and the one's lead."""
    if not deals[0].others:
        return ""
    others = estimate([statistics.fmean(getattr(s, what) for s in d.others) for d in deals])
    ahead = estimate(
        [
            statistics.fmean(
                getattr(one, what) - getattr(other, what)
                for one, other in zip(deal.one, deal.others, strict=True)
            )
            for deal in deals
        ]
    )
    if percent:
        return f"; others there {others.percent}, ahead by {ahead.percent}"
    return f"; others there {others}, ahead by {ahead}"


def _quantiles(times: Sequence[float]) -> str:
    median, late, most = (1000 * times[int((len(times) - 1) * part)] for part in (0.5, 0.99, 1.0))
    return f"median {median:.1f} ms, 99 in 100 within {late:.0f} ms, at most {most:.0f} ms"


def main(arguments: list[str] | None = None) -> int:
    """Play what the command line asks for. Returns the exit status."""
    asked = _parser().parse_args(arguments)
    try:
        contest = _contest_of(asked)
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    rows = contend(contest, asked.deals, first=asked.first, processes=asked.processes)
    title, others = GAMES[contest.slug].title, contest.seats - 1
    sys.stdout.write(f"{title}: one {asked.one} among {others} × {asked.others}\n")
    sys.stdout.write("".join(f"  {label}: {text}\n" for label, text in rows))
    return 0


def _contest_of(asked: argparse.Namespace) -> Contest:
    """Return the requested contest. Raises ValueError with one line about what is wrong."""
    game, sides = GAMES[asked.game], sides_of(asked.game)
    for name, least in (("deals", 1), ("first", 0), ("processes", 1)):
        number = getattr(asked, name)
        if number is not None and number < least:
            raise ValueError(f"--{name} {number}: needs {least} or more.")
    seats = game.seats[0] if asked.seats is None else asked.seats
    if seats not in game.seats:
        among = " to ".join(dict.fromkeys(map(str, (game.seats[0], game.seats[-1]))))
        raise ValueError(f"--seats {seats}: {game.title} is for {among}.")
    try:
        options = game.options.model_validate_json(asked.options)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"])) or "all of it"
        raise ValueError(f"--options {asked.options}: {where}: {first['msg']}.") from None
    return Contest(game.slug, sides[asked.one], sides[asked.others], seats, options)


def _parser() -> argparse.ArgumentParser:
    arena = argparse.ArgumentParser(prog="python -m tools.arena")
    arena.add_argument("game", choices=list(GAMES))
    for name, seats in (("one", "in one seat, every one in turn"), ("others", "in all others")):
        arena.add_argument(name, choices=[*LEVELS, "random"], help=f"who plays {seats}")
    arena.add_argument("--deals", type=int, default=100, help="deals, each played in every seat")
    arena.add_argument("--first", type=int, default=0, help="the number of the first deal")
    arena.add_argument("--seats", type=int, help="players of a match; the fewest that can play")
    arena.add_argument("--processes", type=int, help="how many play at once; one for each core")
    arena.add_argument("--options", default="{}", help='options of the match, as {"rounds": 1}')
    return arena


if __name__ == "__main__":
    sys.exit(main())
