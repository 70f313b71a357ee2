"""The code that computer players' processes run. It knows only the rules."""

import random
from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from bot.base import helper_process
from games import GAMES
from games.core import Header, Level
from games.core.match import AnyGame

ArgsT = TypeVarTuple("ArgsT")
ThoughtT = TypeVar("ThoughtT")
_NICENESS = 19  # low process priority, so that presses come before computer players


def decide(slug: str, level: Level, view: Any, menu: Any, seed: str) -> Any:
    """Return the action that a computer player of a level chooses, or None to wait.

    In a game without computer players a stand-in chooses at random.
    """
    rng, players = random.Random(seed), GAMES[slug].computers
    return players[level].choose(view, menu, rng) if players else menu.sample(rng)


def look_back(
    review: Callable[[AnyGame, Header, *ArgsT], ThoughtT], header: Header, *asked: *ArgsT
) -> ThoughtT:
    """Call a function of ``games.core.reviewing`` with the game of a match."""
    return review(GAMES[header.slug], header, *asked)


def begin() -> None:
    """Initialise a process for computer players."""
    helper_process.begin(_NICENESS)
