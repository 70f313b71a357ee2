"""One more game for one, which scores in points; as a plugin of pytest it lists itself."""

from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

import pytest

import cogs.games
import games
from bot.base import words
from games.core import Outcome
from games.kill_the_kings import KillTheKings

POINTS = 400_000
"""Minimum worth of a game."""


class Takings(KillTheKings):
    """Kill the Kings for points; nobody minds how many cards are drawn."""

    slug: ClassVar = "takings"
    title: ClassVar = "Takings"

    def outcome(self, state: Any) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        return Outcome(outcome.places, (POINTS + outcome.scores[0],))


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """List the game, and where its computers and its face are, before anything reads the list."""
    games.GAMES = MappingProxyType({**games.GAMES, Takings.slug: Takings()})
    games.__path__.append(str(Path(__file__).parent / "rules"))
    cogs.games.__path__.append(str(Path(__file__).parent / "faces"))
    words.folders()[Takings.slug] = Path(__file__).parent / "words"
