"""What daily deals, puzzles and late verdicts mean, measured beside known truth.

``python -m tools.meaning_deals PART NUMBER`` prints the figures of one part: ``deals`` of Eighty
Points, ``puzzles`` of consecutive days, and the verdicts on ``endings`` of Kill the Kings with 9 to
11 unseen cards and on last ``tricks`` of Eighty Points.
"""

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import insert

from bot.base.refusals import Refusal
from bot.match.computers import Computers
from bot.match.ledger import Ledger
from bot.match.shared_deals import AVERAGE, Finish, SharedDeals, percentages
from bot.storage import Database, tables
from cogs.daily.deals import OPPONENTS, OWN_SEAT, daily_options, daily_seats
from cogs.puzzles.actions import Puzzle, Puzzles
from games import GAMES
from games.core import LEVELS, Menu, replay
from games.core.reviewing import compare, given_away
from games.eighty_points.computers.reviewing import is_settled
from games.eighty_points.state import DeclareTrumps, Pass
from games.kill_the_kings.computers.endgame import Search, TooLarge
from games.kill_the_kings.computers.planning import layout_of
from games.kill_the_kings.computers.reviewing import exact
from games.puzzles import MIN_ANSWERS
from tests.games.eighty_points import test_computers as tricks
from tests.games.kill_the_kings import test_computers as layouts
from tools.arena import estimate, in_processes, play
from tools.daily import ranks

EIGHTY_POINTS: Final = "eighty-points"
STRENGTHS: Final = {
    "random": 0.0,
    "Page": 1.0,
    "Page or Knight": 1.5,
    "Knight": 2.0,
    "Knight or King": 2.5,
    "King": 3.0,
    "silent Knight": 2.0,
    "silent King": 3.0,
}
"""Eight players of a deal. Silent ones never declare trumps, which doesn't change their ranks."""
DEALS_A_MONTH: Final = 20
MONTHS: Final = 1000
CLEAR_RANKS: Final = 0.18
"""True loss of a clear error in Eighty Points, in ranks."""
CLEAR_CHANCE: Final = 0.1
"""True loss of a clear error in Kill the Kings, as a chance to win."""
MAX_POSITIONS: Final = 150_000
"""Maximum number of positions of an ending; larger ones are left out."""


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.meaning_deals")
    parser.add_argument("part", choices=list(PARTS))
    parser.add_argument("number", type=int, help="how many are played, or of how many days")
    parser.add_argument("--first", type=int, default=400_000, help="the number of the first")
    asked = parser.parse_args()
    PARTS[asked.part](range(asked.first, asked.first + asked.number))


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def tell_deals(numbers: Sequence[int]) -> None:
    """Print how daily deals of Eighty Points order eight players of known strength."""
    deals = [percents_of(lost) for lost in in_processes(lost_in, numbers)]
    rng, strengths = random.Random(1), list(STRENGTHS.values())
    found, below = [], 0
    for _ in range(MONTHS):
        month = [rng.choice(deals) for _ in range(DEALS_A_MONTH)]
        means = {who: statistics.fmean(deal[who] for deal in month) for who in STRENGTHS}
        found.append(statistics.correlation(ranks(list(means.values())), ranks(strengths)))
        below += means["random"] < means["Page"]
    cuts = statistics.quantiles(found, n=40)
    _say(f"{len(deals)} deals of Eighty Points, months of {DEALS_A_MONTH} drawn from them")
    _say(
        f"  rank correlation with strength {statistics.fmean(found):.2f} "
        f"(95 of 100 months: {cuts[0]:.2f} to {cuts[-1]:.2f})"
    )
    _say(f"  random play below a Page in {below / MONTHS:.1%} of months")
    for who in ("Knight", "King"):
        gains = [deal[f"silent {who}"] - deal[who] for deal in deals]
        _say(f"  a {who} gains by never declaring: {estimate(gains)} points")


def percents_of(lost: dict[str, float]) -> dict[str, float]:
    """Return each player's percentage at a deal."""
    finishes = [Finish.of_choices(each) for each in lost.values()]
    percents = percentages(finishes, by_choices=True)
    return {
        who: AVERAGE if each is None else each for who, each in zip(lost, percents, strict=True)
    }


def lost_in(number: int) -> dict[str, float]:
    """Measure how far each player's choices at a deal stay behind par."""
    return {who: _lost(number, who) for who in STRENGTHS}


def _lost(number: int, who: str) -> float:
    game, own = GAMES[EIGHTY_POINTS], random.Random(f"{number}/{who}")

    def choose(seat: int, view: Any, menu: Menu[Any], _steps: int) -> Any:
        if seat == OWN_SEAT:
            return _choice(who, view, menu, own)
        rng = random.Random(f"{number}/{seat}/{view!r}")
        return game.computers[OPPONENTS].choose(view, menu, rng)

    options = game.options.model_validate(daily_options(game.slug))
    _, header, log = play(game.slug, options, daily_seats(game.slug), number, choose)
    return given_away(game, header, log, OWN_SEAT)


def _choice(who: str, view: Any, menu: Menu[Any], rng: random.Random) -> Any:
    if who == "random":
        waits = view.phase == "dealing" and rng.random() < 0.5
        return None if waits else menu.sample(rng)
    strength = STRENGTHS[who] - 1
    level = LEVELS[int(strength) + (rng.random() < strength % 1)]
    action = GAMES[EIGHTY_POINTS].computers[level].choose(view, menu, rng)
    if who.startswith("silent") and isinstance(action, DeclareTrumps):
        return next((each for each in menu if isinstance(each, Pass)), None)
    return action


def tell_puzzles(numbers: Sequence[int]) -> None:
    """Print what the puzzles of consecutive days are like, found as the bot finds them."""
    puzzles = asyncio.run(_puzzles(numbers))
    looked = in_processes(_look_at, puzzles)
    games = Counter(GAMES[each.header.slug].title for each in puzzles)
    alike = sum(a.asks_the_same(b) for at, a in enumerate(puzzles) for b in puzzles[:at])
    few = sum(len(each.verdict.candidates) < MIN_ANSWERS for each in puzzles)
    _say(f"{len(numbers)} days, {len(puzzles)} puzzles: {dict(games.most_common())}")
    _say(f"  with fewer than {MIN_ANSWERS} answers: {few}; alike: {alike}")
    _say(f"  a Knight plays the answer at {sum(each.right for each in looked)}")
    _say(f"  the same answer in fresh worlds at {sum(each.same for each in looked)}")


async def _puzzles(days: Sequence[int]) -> list[Puzzle]:
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite+aiosqlite:///{folder}/puzzles.db")
        await database.open()
        database.shards.begin(0)
        secret = {"name": "daily_deals", "value": bytes(32).hex()}
        await database.run(insert(tables.facts).values(secret))
        await (shared := SharedDeals(database)).open()
        computers = Computers(os.cpu_count() or 1)
        finder = Puzzles(Ledger(database, lambda: datetime.now(UTC), 0), shared, computers)
        found = list[Puzzle]()
        for number in days:
            with suppress(Refusal):  # none on that day
                day = (date(2000, 1, 1) + timedelta(days=number)).isoformat()
                found.append(await finder.of(day))
                sys.stderr.write(f"{day} {found[-1].header.slug}\n")
        await computers.stop()
        await database.close()
        return found


class _Looked(NamedTuple):
    right: bool
    same: bool


def _look_at(puzzle: Puzzle) -> _Looked:
    """Ask a Knight, and search in worlds that had no part in finding the puzzle."""
    game, reviewer = GAMES[puzzle.header.slug], GAMES[puzzle.header.slug].reviewer
    state = replay(game, puzzle.header, puzzle.log)
    view, menu = game.view(state, puzzle.seat), game.menu(state, puzzle.seat)
    answer = game.actions.validate_python(puzzle.best)
    knight = game.computers["knight"]
    found = reviewer.weigh_all(view, menu, random.Random(f"fresh/{puzzle.day}"))
    assert found is not None
    means = [statistics.fmean(column) for column in zip(*found.worths, strict=True)]
    chosen = knight.choose(view, menu, random.Random(puzzle.day))
    return _Looked(chosen == answer, found.candidates[means.index(max(means))] == answer)


class _Told(NamedTuple):
    """Decisions that are clear errors in truth, those missed, those that are none, and blamed."""

    errors: int
    missed: int
    fine: int
    blamed: int


def tell_verdicts(look: Callable[[int], _Told], numbers: Sequence[int]) -> None:
    """Print how often a review misses an error or blames what was none, beside exact truth."""
    errors, missed, fine, blamed = map(sum, zip(*in_processes(look, numbers), strict=True))
    _say(f"  missed {missed} of {errors} errors, blamed {blamed} of {fine} decisions without one")


def _told(
    slug: str, state: Any, seat: int, worths: Mapping[Any, float], clear: float, seed: int
) -> _Told:
    """Compare the verdict on each action with its true worth."""
    game, reviewer, found = GAMES[slug], GAMES[slug].reviewer, [0, 0, 0, 0]
    view, menu = game.view(state, seat), game.menu(state, seat)
    for action, worth in worths.items():
        weighing = reviewer.weigh(view, menu, action, random.Random(seed))
        assert weighing is not None
        at = weighing.candidates.index(action)
        *_, grade = compare(weighing, at, reviewer.thresholds)
        loss = max(worths.values()) - worth
        found[0] += loss >= clear
        found[1] += loss >= clear and not grade
        found[2] += loss < reviewer.thresholds[0] / 2
        found[3] += loss < reviewer.thresholds[0] / 2 and grade > 0
    return _Told(*found)


def look_at_trick(number: int) -> _Told:
    """Look at the last trick but one of Eighty Points, whose every world is enumerated."""
    state = tricks.ending(random.Random(number))
    if state is None or is_settled(view := GAMES[EIGHTY_POINTS].view(state, tricks.KOTH)):
        return _Told(0, 0, 0, 0)
    worlds = list(tricks.worlds(view))
    worths = {
        play: statistics.fmean(tricks.rise(state, hands, play) for hands in worlds)
        for play in GAMES[EIGHTY_POINTS].menu(state, tricks.KOTH)
    }
    return _told(EIGHTY_POINTS, state, tricks.KOTH, worths, CLEAR_RANKS, number)


def look_at_ending(number: int) -> _Told:
    """Look at a layout of Kill the Kings with 9 to 11 unseen cards, solved by search."""
    rng = random.Random(number)
    state = layouts.ending(rng, rng.choice((0, 0, 1)), rng.choice((9, 10, 11)))
    actions = layouts.menu_of(state) if state.ending is None else []
    layout, search = layout_of(GAMES["kill-the-kings"].view(state, 0)), Search(MAX_POSITIONS)
    try:
        worths = {action: exact(search, layout, action) for action in actions}
    except TooLarge:
        return _Told(0, 0, 0, 0)
    if len({*worths.values()}) < 2:
        return _Told(0, 0, 0, 0)
    return _told("kill-the-kings", state, 0, worths, CLEAR_CHANCE, number)


PARTS: Final[dict[str, Callable[[Sequence[int]], None]]] = {
    "deals": tell_deals,
    "puzzles": tell_puzzles,
    "tricks": partial(tell_verdicts, look_at_trick),
    "endings": partial(tell_verdicts, look_at_ending),
}

if __name__ == "__main__":
    main()
