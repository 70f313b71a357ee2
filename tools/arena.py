"""Plays computer players against each other, on common deals and with fair seats.

``python -m tools.arena GAME ONE OTHERS`` plays them and prints the results.
"""

import argparse
import math
import multiprocessing
import random
import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from pydantic import ValidationError
from tqdm import tqdm

from games import GAMES
from games.core import (
    LEVELS,
    Chance,
    Entry,
    Header,
    Menu,
    Options,
    Outcome,
    Player,
    begin,
    step,
    time_out,
)

Given = TypeVar("Given")
Told = TypeVar("Told")
_SURE: Final = 1.96
"""Standard errors on each side of a mean that contain 95 % of outcomes."""


class AtRandom:
    """Plays any legal action."""

    def choose(self, _view: Any, menu: Menu[Any], rng: random.Random) -> Any:
        """Return an action of the menu, all equally likely."""
        return menu.sample(rng)


def players_of(slug: str) -> dict[str, Player[Any]]:
    """Return a game's players by name: its levels, and a random player."""
    return dict(GAMES[slug].computers.items(), random=AtRandom())


Choose = Callable[[int, Any, Menu[Any], int], Any]
"""Returns the action of a seat, or None, given its view, its menu and the number of steps so
far."""


def play(
    slug: str, options: Options, seats: int, number: int, choose: Choose
) -> tuple[Outcome, Header, list[Entry]]:
    """Play a match to its end. The same number is the same deal for all."""
    game, key = GAMES[slug], number.to_bytes(32, "big")
    header = Header(slug, game.rules_version, options.model_dump(mode="json"), seats, key)
    state, chance, log = begin(game, header), Chance(key), list[Entry]()
    while (outcome := game.outcome(state)) is None:
        for seat in sorted(game.to_act(state)):
            if not (menu := game.menu(state, seat)):
                continue
            action = choose(seat, game.view(state, seat), menu, len(log))
            if action is not None:
                entry = Entry("action", seat, game.actions.dump_python(action, mode="json"))
                break
        else:
            entry = time_out(game, state, chance)
        step(game, state, entry, chance)
        log.append(entry)
    return outcome, header, log


@dataclass(frozen=True, slots=True)
class Contest:
    """One computer player among others of one kind, in every seat of every deal."""

    slug: str
    one: str
    others: str
    seats: int
    options: Options

    @property
    def compares(self) -> bool:
        """Whether each deal is also played by the others alone, to compare the same seats."""
        return self.seats != 2


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat's result: its share of the victory, and its place."""

    share: float
    place: int


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
    return Seated(share, outcome.places[seat])


def play_match(
    contest: Contest, number: int, sides: Sequence[str], times: dict[str, list[float]]
) -> Outcome:
    """Play a match of these players by name, and note the time of each decision."""
    players = players_of(contest.slug)

    def choose(seat: int, view: Any, menu: Menu[Any], steps: int) -> Any:
        rng = random.Random(f"{number}/{steps + 1}")
        began = time.process_time()
        action = players[sides[seat]].choose(view, menu, rng)
        times.setdefault(sides[seat], []).append(time.process_time() - began)
        return action

    return play(contest.slug, contest.options, contest.seats, number, choose)[0]


def result_texts(contest: Contest, deals: Sequence[Deal]) -> list[tuple[str, str]]:
    rows = [
        ("victories", _mean(deals, "share").percent + _beside(deals, "share", percent=True)),
        ("place", str(_mean(deals, "place")) + _beside(deals, "place")),
    ]
    for name in dict.fromkeys((contest.one, contest.others)):
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


def main(arguments: list[str] | None = None) -> None:
    """Play what the command line asks for, and print the results."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena")
    parser.add_argument("game", choices=list(GAMES))
    for name, seats in (("one", "in one seat, every one in turn"), ("others", "in all others")):
        parser.add_argument(name, choices=[*LEVELS, "random"], help=f"who plays {seats}")
    parser.add_argument("--deals", type=int, default=100, help="deals, each played in every seat")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seats", type=int, help="players of a match; the fewest that can play")
    parser.add_argument("--options", default="{}", help='options of the match, as {"rounds": 1}')
    asked = parser.parse_args(arguments)
    game = GAMES[asked.game]
    try:
        options = game.options.model_validate_json(asked.options)
    except ValidationError as error:
        parser.error(f"--options {asked.options}: {error.errors(include_url=False)[0]['msg']}")
    contest = Contest(game.slug, asked.one, asked.others, asked.seats or game.seats[0], options)
    numbers = range(asked.first, asked.first + asked.deals)
    deals = in_processes(partial(play_deal, contest), numbers)
    print(f"{game.title}: one {asked.one} among {contest.seats - 1} × {asked.others}")
    for label, text in result_texts(contest, deals):
        print(f"  {label}: {text}")


def in_processes(function: Callable[[Given], Told], given: Sequence[Given]) -> list[Told]:
    """Return the results of a function in order, computed by one process a core."""
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        done = pool.map(function, given)
        return list(tqdm(done, total=len(given), leave=False, disable=None))


if __name__ == "__main__":
    main()
