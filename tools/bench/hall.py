"""Leaderboards: whether ratings find the better players, and how long a large one takes."""

import asyncio
import random
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import insert

from bot.app import Castellan
from bot.base.calendar import ALL_TIME
from bot.match.counting import Key, Result, tally
from bot.match.ratings import Standing
from bot.pictures.leaderboard import kept_picture
from bot.storage import tables
from tests.support.waiting import patient_env, settings_on

PLAYERS = 200
MATCHES = 5000
NOISE = 1.0
"""Standard deviation of a player's form between matches; that of skills is 1."""
RATED = 100_000
QUESTIONS = 25
BOARD = "high-card"
ANEW, KEPT = "picture drawn anew", "picture drawn before"


def figures() -> list[tuple[str, str]]:
    """Rank correlation with true skill; median answers for a large leaderboard and an empty one."""
    rank = correlation(PLAYERS, MATCHES, seed=1)
    rows = [(f"{PLAYERS} players, {MATCHES:,} matches of 2 to 13: rank correlation", f"{rank:.3f}")]
    for what, (large, empty) in asyncio.run(_answers()).items():
        rows += [
            (f"/leaderboard, {RATED:,} rated players, asked from the middle, {what}", _ms(large)),
            (f"/leaderboard, empty, {what}", _ms(empty)),
            ("ratio", f"{large / empty:.2f}"),
        ]
    return rows


def _ms(value: float) -> str:
    return f"{value:.1f} ms"


def correlation(players: int, matches: int, seed: int) -> float:
    """Return Spearman's correlation of a leaderboard's order with players' true skill."""
    skill, shown = simulated(players, matches, seed)
    order = [skill[line.user_id] for line in shown]
    best_first = sorted(order, reverse=True)
    return statistics.correlation(range(len(order)), [best_first.index(each) for each in order])


def simulated(players: int, matches: int, seed: int) -> tuple[dict[int, float], list[Standing]]:
    """Return players' true skills, and the leaderboard that their matches lead to.

    Matches have 2 to 13 players. Each performs by skill and chance, measured coarsely enough that
    places are shared.
    """
    rng = random.Random(seed)
    skill = {user: rng.gauss(0, 1) for user in range(1, players + 1)}
    table: dict[Key, Standing] = {}
    for number in range(matches):
        people = rng.sample(sorted(skill), rng.randint(2, min(13, players)))
        scores = [round(2 * (skill[user] + rng.gauss(0, NOISE))) for user in people]
        tally(_results(number, people, scores), lambda key, name: _line(table, key, name))
    shown = sorted(
        (line for key, line in table.items() if key[0] != 0 and key[2] == ALL_TIME),
        key=lambda line: (line.tier, -line.merit),
    )
    return skill, shown


def _line(table: dict[Key, Standing], key: Key, name: str) -> Standing:
    return table.setdefault(key, Standing(*key, name=name))


def _results(number: int, people: list[int], scores: list[int]) -> list[Result]:
    places = [1 + sum(other > score for other in scores) for score in scores]
    return [
        Result(
            number=number,
            seat=seat,
            match_id=str(number),
            guild_id=1,
            channel_id=2,
            private=False,
            slug=BOARD,
            daily=None,
            user_id=user,
            name=str(user),
            place=place,
            won=place == 1,
            score=score,
            spent=None,
            rated=True,
            worldwide=False,
            at=0,
        )
        for seat, (user, place, score) in enumerate(zip(people, places, scores, strict=True))
    ]


async def _answers() -> dict[str, tuple[float, float]]:
    """Median milliseconds from command to reply, for a large leaderboard and an empty one."""
    with TemporaryDirectory() as folder:
        bot = Castellan(settings_on(Path(folder) / "bench.db"))
        env = patient_env(bot)
        await env.start()
        asker = env.create_user("somebody")
        guilds = [env.create_guild() for _ in range(2)]
        people = [guild.add_member(asker) for guild in guilds]
        channels = [guild.create_text_channel("hall") for guild in guilds]
        await _fill(bot, guilds[0].id, asker.id)
        times: dict[str, list[list[float]]] = {ANEW: [[], []], KEPT: [[], []]}
        for kind, taken in times.items():
            for _ in range(QUESTIONS):
                for at, (person, channel) in enumerate(zip(people, channels, strict=True)):
                    if kind == ANEW:
                        kept_picture.cache_clear()
                    began = time.perf_counter()
                    await person.slash(channel, "leaderboard", game=BOARD)
                    taken[at].append((time.perf_counter() - began) * 1000)
        await bot.close()
        await env.shutdown()
    return {
        kind: (statistics.median(large), statistics.median(empty))
        for kind, (large, empty) in times.items()
    }


async def _fill(bot: Castellan, guild_id: int, asker: int) -> None:
    """Store a leaderboard of the size that years of play would reach.

    The asker's line is in the middle.
    """
    rng = random.Random(1)
    columns = [column.name for column in tables.ratings.c]
    rows = []
    for number in range(RATED):
        mu, sigma = rng.gauss(25, 5), rng.uniform(2, 8)
        mine = number == RATED // 2
        standing = Standing(
            guild_id=guild_id,
            board=BOARD,
            period=ALL_TIME,
            user_id=asker if mine else number + 1,
            name="somebody" if mine else f"player {number}",
            mu=25.0 if mine else mu,
            sigma=4.0 if mine else sigma,
            played=20,
            won=7,
        )
        standing.update_order()
        rows.append({name: getattr(standing, name) for name in columns})
    await bot.database.run(insert(tables.ratings), rows)
