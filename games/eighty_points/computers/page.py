"""The beginner among the computer players of King of the Hill: Eighty Points."""

import random
from typing import Any

from games.core.menu import Menu
from games.eighty_points.computers.knight import EightyPointsKnight
from games.eighty_points.state import DeclareTrumps, Pass
from games.eighty_points.tricks import Cards, points_in, winning
from games.eighty_points.trumps import TRUMPS
from games.eighty_points.view import EightyPointsView, Play


class EightyPointsPage(EightyPointsKnight):
    """Plays its best card to win every trick itself, as newcomers do.

    It declares the first card that it can, however weak its hand. It leads its highest side card
    and draws no trumps while it has one. It remembers no cards, overtakes its friends, and never
    gives their tricks any points.
    """

    def _declare(
        self, view: EightyPointsView, menu: Menu[Any], rng: random.Random
    ) -> DeclareTrumps | Pass | None:
        mine = any(declared.seat == view.viewer for declared in view.declarations)
        offered = [action for action in menu if not (mine and isinstance(action, DeclareTrumps))]
        return next(iter(offered), None)

    def _play(self, view: EightyPointsView, plays: list[Cards], rng: random.Random) -> Cards:
        """Return the strongest play that wins the trick, else the weakest without points."""
        order = view.order

        def strength(cards: Cards) -> tuple[int, Cards]:
            return sum(order.strengths[card] for card in cards), cards

        def loss(cards: Cards) -> tuple[int, tuple[int, Cards]]:
            return points_in(cards), strength(cards)

        if not view.trick:
            return max(plays, key=lambda cards: (order.suits[cards[0]] != TRUMPS, strength(cards)))
        assert view.viewer is not None
        taking = [
            cards
            for cards in plays
            if winning((*view.trick, Play(view.viewer, cards)), order).seat == view.viewer
        ]
        return max(taking, key=strength) if taking else min(plays, key=loss)
