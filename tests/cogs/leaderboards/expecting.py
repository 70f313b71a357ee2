"""The expected leaderboards, computed from results alone, and the shown ones."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from simcord import ResponseMessage
from sqlalchemy import select

from bot.match.ratings import MIN_GAMES, displayed_rating, is_uncertain, rate
from bot.storage import tables
from tests.support.reading import told
from tests.support.world import World, found_button, labels

BEGINNER = (25.0, 25.0 / 3)
LINE = re.compile(
    r"(?:(?P<medal>[🥇🥈🥉])|\*\*(?P<place>\d+)\.\*\*|•) \*\*(?P<name>.*?)\*\* · (?P<rest>.*)"
)
MEDALS = {"🥇": 1, "🥈": 2, "🥉": 3}


@dataclass
class Tally:
    """A person's matches in one leaderboard."""

    user_id: int
    name: str
    mu: float = BEGINNER[0]
    sigma: float = BEGINNER[1]
    played: int = 0
    won: int = 0
    kings: int = 0
    fewest: int | None = None
    streak: int = 0
    best_streak: int = 0
    met: set[int] = field(default_factory=set)

    def solitaire(self) -> tuple[int, ...]:
        fewest = 10**6 if self.fewest is None else self.fewest
        return (round(1e6 * self.kings / self.played), self.won, -fewest, self.best_streak)


@dataclass(frozen=True)
class Said:
    """A line of a table, as it is read."""

    place: int | None
    name: str
    rest: str


async def all_results(world: World) -> list[Any]:
    order = (tables.results.c.number, tables.results.c.seat)
    return list(await world.bot.database.rows(select(tables.results).order_by(*order)))


def played_in(row: Any, period: str) -> bool:
    day = datetime.fromtimestamp(row.at / 1000, UTC)
    year, week, _ = day.isocalendar()
    return period in ("all", day.strftime("%Y-%m"), f"{year}-W{week:02}")


async def expected(
    world: World,
    board: str,
    period: str = "all",
    guild_id: int | None = None,
    *,
    opponents: int = 3,
) -> list[Said]:
    guild_id = guild_id or world.guild.id
    rows = [
        row
        for row in await all_results(world)
        if row.guild_id == guild_id and row.rated and row.board == board
    ]
    people: dict[int, Tally] = {}
    ever: dict[int, set[int]] = defaultdict(set)
    for _, group in groupby(rows, key=lambda row: row.number):
        match = list(group)
        for row in match:
            if row.gains:
                ever[row.user_id] |= {each.user_id for each in match if each.user_id > 0}
        known = {user for user, met in ever.items() if len(met - {user}) >= opponents}
        if played_in(match[0], period):
            _count(people, match, known)
    lines = [each for each in people.values() if each.user_id > 0]
    lines = [each for each in lines if each.played]
    if board.startswith("kill-the-kings"):
        return list(_solitaire(lines))
    return list(_rated(lines, opponents))


def _count(people: dict[int, Tally], match: list[Any], known: set[int]) -> None:
    lines = [people.setdefault(row.user_id, Tally(row.user_id, row.name)) for row in match]
    before = [(each.mu, each.sigma, row) for each, row in zip(lines, match, strict=True)]
    for each, (mu, sigma, own) in zip(lines, before, strict=True):
        rivals = [one for one in before if one[2].user_id in known - {each.user_id}]
        if own.gains and rivals:
            places = [own.place, *(row.place for _, _, row in rivals)]
            skills = [(mu, sigma), *((one, other) for one, other, _ in rivals)]
            each.mu, each.sigma = rate(skills, places)[0]
        if own.gains:
            each.met |= {other.user_id for other in lines if 0 < other.user_id != each.user_id}
    for each, row in zip(lines, match, strict=True):
        if not row.gains:
            continue
        each.name = row.name
        each.played += 1
        each.won += row.won
        each.kings += row.score
        each.streak = each.streak + 1 if row.won else 0
        each.best_streak = max(each.best_streak, each.streak)
        if row.won and row.spent is not None:
            each.fewest = min(row.spent, each.fewest or row.spent)


def _rated(lines: list[Tally], opponents: int) -> Iterator[Said]:
    def is_sure(each: Tally) -> bool:
        return not is_uncertain(each.sigma) and len(each.met) >= opponents

    def merit(each: Tally) -> int:
        return round(each.mu * 1_000_000)

    def order(each: Tally) -> tuple[int, ...]:
        return (-merit(each), -each.won, -each.best_streak, each.user_id)

    certain = [each for each in lines if is_sure(each)]
    for each in sorted(lines, key=lambda each: (not is_sure(each), order(each))):
        sure = is_sure(each)
        place = 1 + sum(merit(other) > merit(each) for other in certain) if sure else None
        rated = f"rating {displayed_rating(each.mu)}{'' if sure else '?'}"
        yield Said(place, normal(each.name), f"{rated} · {each.won} of {each.played} won")


def _solitaire(lines: list[Tally]) -> Iterator[Said]:
    def order(each: Tally) -> tuple[bool, list[int], int]:
        return each.played < MIN_GAMES, [-part for part in each.solitaire()], each.user_id

    for each in sorted(lines, key=order):
        better = sum(
            other.played >= MIN_GAMES and other.solitaire() > each.solitaire() for other in lines
        )
        place = 1 + better if each.played >= MIN_GAMES else None
        kings = f"{each.kings / each.played / 4:.0%} of kings killed"
        rest = f"{kings} · {each.won} of {each.played} won"
        if each.fewest is not None:
            rest += f" · fewest: {each.fewest} cards"
        if each.best_streak > 1:
            rest += f" · longest streak: {each.best_streak}"
        yield Said(place, normal(each.name), rest)


def normal(name: str) -> str:
    """A name without what is only there to keep it from doing harm."""
    seen = "".join(" " if char in "\n\t" else char for char in name.replace("\\", ""))
    seen = "".join(char for char in seen if unicodedata.category(char) != "Cf")
    return " ".join(seen.split()) or "—"


def said(message: ResponseMessage) -> list[Said]:
    lines = []
    for line in told(message).splitlines():
        found = LINE.fullmatch(line.removesuffix(" ◂ **you**"))
        if found is not None:
            place = MEDALS[found["medal"]] if found["medal"] else found["place"]
            lines.append(
                Said(None if place is None else int(place), normal(found["name"]), found["rest"])
            )
    return lines


async def read_through(world: World, name: str, message: ResponseMessage) -> list[Said]:
    """All lines from this page to the last, turning forward."""
    lines = said(message)
    while "Forward →" in labels(message) and not found_button(message, "Forward →")["disabled"]:
        await world.press(name, message, "Forward →")
        assert 1 <= len(said(message)) <= 10
        lines += said(message)
    return lines
