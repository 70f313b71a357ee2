"""The computer player of King of the Hill: Eighty Points."""

import random
from typing import Any, ClassVar

from games.core.menu import Menu
from games.eighty_points.calling import suggested_calls
from games.eighty_points.computers.judgement import Judge
from games.eighty_points.computers.preparing import burials, declaration, suit_to_name
from games.eighty_points.state import Bury, Call, DeclareTrumps, Name, Pass, Put
from games.eighty_points.tricks import Cards
from games.eighty_points.view import EightyPointsView


class EightyPointsKnight:
    """Plays each trick for the side that it believes itself to be on.

    It samples the hidden cards so that they agree with all it knows, and averages what each play
    wins or loses. It spends good cards when they bring more than they are worth.
    """

    ambitious: ClassVar = False
    """True if it wants to be King of the Hill with any hand that is somewhat above average."""

    def choose(self, view: EightyPointsView, menu: Menu[Any], rng: random.Random) -> Any:
        """Return an action of the menu, or None if it has nothing to declare."""
        match view.phase:
            case "dealing" | "declaring":
                return self._declare(view, menu, rng)
            case "naming":
                return Name(suit_to_name(view))
            case "burying":
                return Bury(self._bury(view, rng))
            case "calling":
                return Call(suggested_calls(view)[0])
            case "playing":
                plays = [action.cards for action in menu]
                return Put(self._play(view, plays, rng) if len(plays) > 1 else plays[0])
            case _:
                return next(iter(menu), None)

    def _declare(
        self, view: EightyPointsView, menu: Menu[Any], rng: random.Random
    ) -> DeclareTrumps | Pass | None:
        offered = [action for action in menu if isinstance(action, DeclareTrumps)]
        return declaration(view, offered, rng, ambitious=self.ambitious) or next(
            (action for action in menu if isinstance(action, Pass)), None
        )

    def _bury(self, view: EightyPointsView, rng: random.Random) -> Cards:
        return burials(view)[0]

    def _play(self, view: EightyPointsView, plays: list[Cards], rng: random.Random) -> Cards:
        return Judge(view, rng).best(plays)
