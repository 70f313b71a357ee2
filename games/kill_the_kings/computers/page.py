"""A beginner at Kill the Kings."""

import random
from collections.abc import Sequence

from games.core.menu import Menu
from games.kill_the_kings.piles import LENGTHS, runs
from games.kill_the_kings.state import Action, Draw, PlaceCard, Reserve
from games.kill_the_kings.view import KillTheKingsView


class KillTheKingsPage:
    """Plays what looks good at once, as most people do in their first matches.

    It puts a drawn card under a king whenever that makes a run longer, instead of waiting for a
    better one. It looks at one pile at a time, never at other uses of its hand. It does not count
    what is left in the stock. And it draws on while the reserve has room, even if a card in it
    would continue a run.
    """

    def choose(self, view: KillTheKingsView, menu: Menu[Action], rng: random.Random) -> Action:
        places = [action for action in menu if isinstance(action, PlaceCard)]
        if places:
            best = max(places, key=lambda place: _promise(view, place)[1])
            before, after = _promise(view, best)
            if after >= 1 or (view.drawn is not None and after > before) or not view.has_room:
                return best
        return _RESERVE if _RESERVE in menu else _DRAW


def _promise(view: KillTheKingsView, place: PlaceCard) -> tuple[float, float]:
    """Return the share of a killing run that a pile's end has, before and after a placement."""
    cards = view.piles[place.pile].cards
    return _share(cards), _share((*cards, place.card))


def _share(cards: Sequence[int]) -> float:
    return max(
        length / wanted for length, wanted in zip(runs(cards), LENGTHS.values(), strict=True)
    )


_DRAW, _RESERVE = Draw(), Reserve()
