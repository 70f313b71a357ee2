"""The code that computer players' processes run. It knows only the rules."""

import random
from collections.abc import Sequence
from typing import Any

from bot.base import helper_process
from games import GAMES
from games.core import Entry, Header, Level, reviewing
from games.core.reviewing import Verdict, judge_step, luck_of, standings_of

_NICENESS = 19  # low process priority, so that presses come before computer players


def decide(slug: str, level: Level, view: Any, menu: Any, seed: str) -> Any:
    """Return the action that a computer player of a level chooses, or None to wait.

    In a game without computer players a stand-in chooses at random.
    """
    rng, players = random.Random(seed), GAMES[slug].computers
    return players[level].choose(view, menu, rng) if players else menu.sample(rng)


def standings(header: Header, log: Sequence[Entry]) -> tuple[tuple[float, ...], ...]:
    return standings_of(GAMES[header.slug], GAMES[header.slug].reviewer, header, log)


def luck(header: Header, log: Sequence[Entry], seat: int) -> float:
    return luck_of(GAMES[header.slug], GAMES[header.slug].reviewer, header, log, seat)


def given_away(header: Header, log: Sequence[Entry], seat: int) -> float:
    return reviewing.given_away(GAMES[header.slug], GAMES[header.slug].reviewer, header, log, seat)


def judge(header: Header, log: Sequence[Entry], number: int) -> Verdict | None:
    """Grade the action at index ``number`` of a log, or return None if it isn't graded."""
    return judge_step(GAMES[header.slug], GAMES[header.slug].reviewer, header, log, number)


def begin() -> None:
    """Initialise a process for computer players."""
    helper_process.begin(_NICENESS)
