"""The code that runs in a process for computer players, which knows only the rules."""

import random
from typing import Any

from bot.base import helper_process
from games import GAMES, computers_of
from games.core import Level

_NICENESS = 19
"""Low process priority, so that presses come before computer players."""


def decide(slug: str, level: Level, view: Any, menu: Any, seed: str) -> Any:
    """Return the action that a game's computer player of a level chooses; None where it waits."""
    return computers_of(slug)[level].choose(view, menu, random.Random(seed))


def begin() -> None:
    """Begin a process for computer players."""
    helper_process.begin(_NICENESS)


def ready() -> None:
    """Import all computer players, so that the first decision need not."""
    for slug in GAMES:
        computers_of(slug)
