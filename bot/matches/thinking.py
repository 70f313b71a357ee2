"""The code that runs in a process for computer players, which knows only the rules."""

import random
from collections.abc import Sequence
from typing import Any

from bot.base import helper_process
from games import GAMES, computers_of, reviewer_of
from games.core import Entry, Header, Level
from games.core.reviewing import Verdict, judge_step, luck_of, standings_of

_NICENESS = 19
"""Low process priority, so that presses come before computer players."""


def decide(slug: str, level: Level, view: Any, menu: Any, seed: str) -> Any:
    """Return the action that a game's computer player of a level chooses; None where it waits."""
    return computers_of(slug)[level].choose(view, menu, random.Random(seed))


def standings(header: Header, log: Sequence[Entry]) -> tuple[tuple[float, ...], ...]:
    """Return each seat's standing in each state of a match. Raises RulesChanged, IllegalAction."""
    return standings_of(GAMES[header.slug], reviewer_of(header.slug), header, log)


def luck(header: Header, log: Sequence[Entry], seat: int) -> float:
    """Return a seat's luck over a match. Raises RulesChanged or IllegalAction."""
    return luck_of(GAMES[header.slug], reviewer_of(header.slug), header, log, seat)


def judge(header: Header, log: Sequence[Entry], number: int) -> Verdict | None:
    """Return how the action at a place of a log compares; None if it is not graded."""
    return judge_step(GAMES[header.slug], reviewer_of(header.slug), header, log, number)


def begin() -> None:
    """Begin a process for computer players."""
    helper_process.begin(_NICENESS)


def ready() -> None:
    """Import all computer players, so that the first decision need not."""
    for slug in GAMES:
        computers_of(slug)
