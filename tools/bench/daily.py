"""Daily deals on a busy day: two thousand people begin one, then one looks at the results."""

import time
from collections.abc import Awaitable
from statistics import median
from typing import Any

from sqlalchemy import insert

from bot.match.ratings import EVERYWHERE
from bot.storage import tables
from cogs.daily.actions import DailyDeals
from cogs.daily.deals import MAX_AT_A_DEAL, DailyDeal, daily_seats
from cogs.daily.pages import PLAY, DailyQuery
from cogs.daily.results import daily_games
from tests.support.clicks import Click
from tests.support.results import result
from tests.support.world import World
from tools.bench.house import in_a_world, percentile

PEOPLE = 2000
GAME = "high-card"
QUESTIONS = 25
TOGETHER = 20
"""Number of people who press at the same time."""
CROWD = 400
"""Number of people who press in such groups."""
CROWDED_GAME = "kill-the-kings"
AT_ONCE = 100
"""Number of presses at the beginning and at the end that are compared."""


def figures() -> list[tuple[str, str]]:
    """A press that begins a deal, alone and among others; ``/daily`` with and without results."""
    return in_a_world(_measure)


async def _measure(world: World) -> list[tuple[str, str]]:
    names = [f"player{number}" for number in range(PEOPLE)]
    for name in names:
        world.welcome(name)
    rows = []
    empty = await _asked(world)
    await _fill(world, names)
    for what, full in (await _asked(world)).items():
        ratio = full / empty[what]
        rows.append(
            (f"{what}, {PEOPLE:,} results of each game", f"{full:.1f} ms, {ratio:.2f} of none")
        )
    page = world.forge(f"-:0:{PLAY}:{DailyQuery(GAME, everywhere=True).args}")
    (control,) = (part["custom_id"] for row in page.components for part in row["components"])
    taken = [await _timed(world.press(name, page, control)) for name in names]
    first, last = median(taken[:AT_ONCE]), median(taken[-AT_ONCE:])
    rows += [
        (
            f"a press that begins a deal, {PEOPLE:,} one after the other",
            f"{median(taken):.1f} ms and {percentile(taken, 95):.1f} ms (p50, p95)",
        ),
        (f"the last {AT_ONCE} of them", f"{last:.1f} ms, {last / first:.2f} of the first"),
    ]
    return [*rows, await _crowded(world)]


async def _crowded(world: World) -> tuple[str, str]:
    """Presses that begin a deal, by many people at the same time."""
    page = world.forge(f"-:0:{PLAY}:{DailyQuery(CROWDED_GAME, everywhere=True).args}")
    (control,) = (part["custom_id"] for row in page.components for part in row["components"])
    names = list(world.people)[-CROWD:]
    taken: list[float] = []
    for start in range(0, CROWD, TOGETHER):
        together = names[start : start + TOGETHER]
        began = time.perf_counter()
        await world.at_once(*(Click(name, page, custom_id=control) for name in together))
        taken.append((time.perf_counter() - began) * 1000)
    half, most = median(taken), percentile(taken, 95)
    told = f"{half:.1f} ms and {most:.1f} ms until all are answered (p50, p95)"
    return (f"{TOGETHER} presses at once that begin a deal, by {CROWD:,} people", told)


async def _asked(world: World) -> dict[str, float]:
    """Median milliseconds of ``/daily`` and of one game's results."""
    found = {}
    for what, options in (("/daily", {}), ("/daily of a game", {"game": GAME})):
        found[what] = median(
            [
                await _timed(world.people["player0"].user.slash("daily", **options))
                for _ in range(QUESTIONS)
            ]
        )
    return found


async def _timed(work: Awaitable[Any]) -> float:
    began = time.perf_counter()
    await work
    return (time.perf_counter() - began) * 1000


async def _fill(world: World, names: list[str]) -> None:
    """Store a finished deal of today, of every game, for everybody."""
    today = world.bot.service(DailyDeals).today()
    for game, slug in enumerate(daily_games()):
        deal = DailyDeal(slug, today, EVERYWHERE)
        rows = [
            result(
                1 + game * PEOPLE + number,
                user_id=world.people[name].id,
                name=name,
                match_id=None,
                guild_id=None,
                slug=slug,
                rated=False,
                daily=deal.numbered(number // MAX_AT_A_DEAL).name,
                place=1 + number % daily_seats(slug),
                score=number % 5,
            )
            for number, name in enumerate(names)
        ]
        await world.bot.database.run(insert(tables.results), rows)
