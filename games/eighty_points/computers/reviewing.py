"""Weighs the plays of a finished match of Eighty Points."""

import random
from typing import Any, Final

from games.core.chance import Chance
from games.core.game import Seat
from games.core.menu import Menu
from games.core.reviewing import Weighing, compare
from games.eighty_points.computers.king import Plan
from games.eighty_points.computers.knight import Knight
from games.eighty_points.game import EightyPoints
from games.eighty_points.scoring import PASSED
from games.eighty_points.state import EightyPointsState, Put
from games.eighty_points.view import EightyPointsView

_GUESSES: Final = 80
"""Number of guesses in which a play is rehearsed."""
_PLAYOUTS: Final = 24
"""Number of rounds that Knights play to the end after a play that seems to be wrong."""
_GAME: Final = EightyPoints()
_KNIGHT: Final = Knight()


class EightyPointsReviewer:
    """Weighs plays by the ranks that they let a seat rise by in this round.

    In rehearsals everybody knows the sides, so what seems to be wrong there is tried again by
    Knights who see no more than their seats. Calls, burials and declarations are not graded.
    """

    thresholds = (0.15, 0.3, 0.6)

    def weigh(
        self, view: EightyPointsView, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        if not isinstance(played, Put) or menu.count() < 2:
            return None
        plays = [action.cards for action in menu]
        tried, rows = Plan(view, rng).rehearsed(plays, played.cards, _GUESSES)
        screened = Weighing(tuple(map(Put, tried)), tuple(map(tuple, rows)), ({},) * len(tried))
        if len(tried) < 2:
            return None
        best, _, _, _, grade = compare(screened, 0, self.thresholds)
        if not grade:
            return screened
        pair = (played, Put(tried[best]))
        return Weighing(pair, _played_out(view, pair, rng), ({}, {}))

    def standing(self, state: EightyPointsState) -> tuple[float, ...]:
        """Return each seat's rank, as a share of the way past the ace."""
        return tuple((rank - 2) / (PASSED - 2) for rank in state.ranks)

    def luck(self, before: EightyPointsState, after: EightyPointsState, seat: Seat) -> float:
        """Return 0: what a deal is worth cannot be told apart from what five make of it."""
        return 0.0


def _played_out(
    view: EightyPointsView, candidates: tuple[Put, ...], rng: random.Random
) -> tuple[tuple[float, ...], ...]:
    """Return the rise after each candidate in a row for each world, all with the same dice."""
    rows = []
    for _ in range(_PLAYOUTS):
        key = rng.randbytes(32)
        rows.append(tuple(_rise(view, each, key) for each in candidates))
    return tuple(rows)


def _rise(view: EightyPointsView, play: Put, key: bytes) -> float:
    """Return the ranks that the viewer rises by if Knights play on in a world."""
    assert view.viewer is not None
    chance = Chance(key)
    state = _GAME.determinize(view, chance)
    before, number, rng = state.ranks[view.viewer], state.round, random.Random(key)
    _GAME.apply(state, view.viewer, play, chance)
    while state.round == number and state.phase == "playing":
        for seat in sorted(_GAME.to_act(state)):
            menu = _GAME.menu(state, seat)
            if menu.count():
                action = _KNIGHT.choose(_GAME.view(state, seat), menu, rng)
                _GAME.apply(state, seat, action, chance)
                break
        else:
            _GAME.expire(state, chance)
    return state.ranks[view.viewer] - before


REVIEWER: Final = EightyPointsReviewer()
