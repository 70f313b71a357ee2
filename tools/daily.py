"""How well daily deals tell the better players, and how many deals that takes.

``python -m tools.daily GAME`` lets twenty computers of known strength, between a Page and a King,
each play the same deals against Knights, and prints how well their order by mean results agrees
with their strength. Each is ranked by its own selection of deals, as people miss days.
"""

import argparse
import random
import statistics
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from bot.match.shared_deals import Finish, percentages
from cogs.daily.deals import MAX_AT_A_DEAL, OPPONENTS, OWN_SEAT, daily_options, daily_seats
from games import GAMES
from games.core import LEVELS, Menu, is_draw
from tools.arena import in_processes, play

DEALS_A_MONTH: Final = 20
MONTHS: Final = 200
"""Number of months that are drawn from the deals played."""
STEP: Final = 5
"""Number of deals played between two checks for whether they are enough."""
WANTED: Final = 0.8


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.daily")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--deals", type=int, default=100, help="deals that everybody plays")
    asked = parser.parse_args()
    played = in_processes(partial(courses_of, asked.game), range(asked.deals))
    print(f"{GAMES[asked.game].title}, {asked.deals} deals")
    places = [[finish.worth for finish in deal] for deal in played]
    percents = [[percent or 0.0 for percent in percentages(deal)] for deal in played]
    for name, results in (("places", places), ("percentages", percents)):
        print(f"  by mean {name}: {_told(results)}")


def courses_of(slug: str, number: int) -> list[Finish]:
    """Return each of the twenty's result in a deal, the weakest player first."""
    return [_finish(slug, number, player) for player in range(MAX_AT_A_DEAL)]


def _finish(slug: str, number: int, player: int) -> Finish:
    game, players = GAMES[slug], GAMES[slug].computers
    strength = player / (MAX_AT_A_DEAL - 1) * (len(LEVELS) - 1)
    own, seats = random.Random(f"{number}/{player}"), daily_seats(slug)

    def choose(seat: int, view: Any, menu: Menu[Any], _steps: int) -> Any:
        if seat != OWN_SEAT:
            rng = random.Random(f"{number}/{seat}/{view!r}")
            return players[OPPONENTS].choose(view, menu, rng)
        level = LEVELS[int(strength) + (own.random() < strength % 1)]
        return players[level].choose(view, menu, own)

    outcome, _, _ = play(
        slug, game.options.model_validate(daily_options(slug)), seats, number, choose
    )
    drawn = is_draw(outcome.places, [True] * seats)
    return Finish.of(
        place=outcome.places[OWN_SEAT],
        seats=seats,
        won=OWN_SEAT in outcome.winners and not drawn,
        score=outcome.scores[OWN_SEAT],
        spent=None if outcome.spent is None else outcome.spent[OWN_SEAT],
    )


def _told(results: Sequence[Sequence[float]]) -> str:
    """Return the rank correlation of a month's order with strength, and how to reach the target.

    A month has half of the deals if fewer than two months' were played, so that months differ.
    """
    a_month = min(DEALS_A_MONTH, max(1, len(results) // 2))
    month = _correlations(results, a_month)
    if len(month) < MONTHS:
        return "too many results are equal to tell anybody apart"
    mean, cuts = statistics.fmean(month), statistics.quantiles(month, n=40)
    enough = next(
        (
            str(deals)
            for deals in range(STEP, len(results), STEP)
            if statistics.fmean(_correlations(results, deals)) >= WANTED
        ),
        f"more than {len(results)}, by Spearman and Brown about {_needed(mean, a_month)}",
    )
    return (
        f"rank correlation of {a_month} deals with strength {mean:.2f} "
        f"(95 of 100 months: {cuts[0]:.2f} to {cuts[-1]:.2f}); {WANTED} takes {enough} deals"
    )


def _needed(mean: float, deals: int) -> str:
    """Return the number of deals that a correlation of ``WANTED`` takes.

    ``deals`` deals have a correlation of ``mean``.
    """
    if not 0 < mean < 1:
        return "an unknown number"
    reliability, wanted = mean**2, WANTED**2
    return str(round(deals * wanted * (1 - reliability) / (reliability * (1 - wanted))))


def _correlations(results: Sequence[Sequence[float]], deals: int) -> list[float]:
    """Return Spearman's correlations in months where each plays ``deals`` deals of their own."""
    rng = random.Random(1)
    found = []
    for _ in range(MONTHS):
        means = [
            statistics.fmean(
                results[deal][player] for deal in rng.sample(range(len(results)), deals)
            )
            for player in range(MAX_AT_A_DEAL)
        ]
        if len(set(means)) > 1:
            found.append(
                statistics.correlation(ranks(means), [float(each) for each in range(len(means))])
            )
    return found


def ranks(values: Sequence[float]) -> list[float]:
    """Return ranks; equal values share their mean rank."""
    return [
        sum(other < value for other in values) + sum(other == value for other in values) / 2
        for value in values
    ]


if __name__ == "__main__":
    main()
