"""One more game for one, which scores in points."""

from typing import Any, ClassVar

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
