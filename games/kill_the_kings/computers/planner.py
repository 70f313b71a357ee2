"""The computer players of Kill the Kings. The King also gives the hints."""

import random
from collections.abc import Sequence
from typing import Final

from games.core.menu import Menu
from games.kill_the_kings.computers.endgame import Search, TooLarge
from games.kill_the_kings.computers.planning import Layout, cards_of, finish, layout_of
from games.kill_the_kings.piles import FITS, LENGTHS, runs
from games.kill_the_kings.state import KINGS, Action, Draw, PlaceCard, Reserve
from games.kill_the_kings.view import KillTheKingsView


class KillTheKingsPage:
    """Plays what looks good right away, as most people do in their first matches.

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


CANDIDATES: Final = 6  # Maximum number of placements judged by every next draw
MAX_UNSEEN: Final = 8
"""Maximum number of unseen cards for an exact search over every order of the stock."""
MAX_UNSEEN_FOR_CERTAIN: Final = 16  # Maximum number of unseen cards for a search for a certain win
MOST_FOR_CERTAIN: Final = 400  # Maximum number of positions in a search for a certain win
DIGITS: Final = 9  # Decimals to which chances to win are compared


class Planner:
    """Fills the reserve first, then makes the placement with the best chance to win.

    A card that is kept can still be placed later, when more is known, so nothing is placed while
    the reserve has room, unless the cards in hand are enough to win. A trained net estimates the
    chances (``worth``). It decides by the layout alone, so it makes no difference which of its
    cards was drawn.
    """

    def __init__(self, *, ahead: bool) -> None:
        """``ahead``: average the chances of the best placements over every next draw."""
        self._ahead = ahead

    def choose(self, view: KillTheKingsView, menu: Menu[Action], rng: random.Random) -> Action:
        best = self._best(view)
        if best is not None and best in menu:
            return best
        return _RESERVE if _RESERVE in menu else _DRAW

    def _best(self, view: KillTheKingsView) -> PlaceCard | None:
        """Return the next placement, after putting the drawn card aside if need be.

        None if nothing has to be placed.
        """
        layout = layout_of(view)
        held = layout.reserve if view.drawn is None or view.has_room else 1 << view.drawn
        places = [
            PlaceCard(card, pile)
            for card in cards_of(held)
            for pile, bottom in enumerate(layout.bottoms)
            if bottom is not None and card in FITS[bottom.card]
        ]
        if not places:
            return None
        after = [layout.place(place.card, place.pile) for place in places]
        # All kings can be killed, or no card is left to draw: play it out with the fewest cards.
        if (
            finish(layout.bottoms, layout.reserve).kills == len(KINGS) - layout.killed
            or not view.stock
        ):
            ends = [finish(each.bottoms, each.reserve) for each in after]
            ranks = [
                (each.killed + end.kills, end.cards) for each, end in zip(after, ends, strict=True)
            ]
            return places[ranks.index(max(ranks))]
        # Waiting costs nothing while the reserve has room.
        if layout.room > 0:
            return None
        may_draw = view.drawn is None or view.has_room
        found = self._searched(layout, after, may_draw)
        at = self._likeliest(layout, after, may_draw) if found is None else found
        return None if at == len(places) else places[at]

    def _searched(self, layout: Layout, after: Sequence[Layout], may_draw: bool) -> int | None:
        """Search for the best placement. Returns its index, or the number of placements for a draw.

        None if a search would be too large, or if nothing wins any more.
        """
        unseen = layout.unseen.bit_count()
        if not self._ahead or unseen > MAX_UNSEEN_FOR_CERTAIN:
            return None
        # Too large for an exact search, but a certain win may be found.
        if unseen > MAX_UNSEEN:
            return _certain(after)
        search = Search()
        chances = [search.chance(each) for each in after]
        if may_draw:
            chances.append(search.chance_by_draw(layout))
        best = max(chances)
        return chances.index(best) if best else None

    def _likeliest(self, layout: Layout, after: Sequence[Layout], may_draw: bool) -> int:
        """Return the index of the placement most likely to win, the first of equals.

        For a draw, which only the King considers, return the number of placements.
        """
        may_draw &= self._ahead
        if len(after) == 1 and not may_draw:
            return 0
        import numpy as np

        from games.kill_the_kings.computers.batch import batch_of
        from games.kill_the_kings.computers.worth import trained_worth

        worth, batch = trained_worth(), batch_of([*after, layout])
        chances = worth.of(batch).round(DIGITS)[: len(after)]
        likely = np.argsort(-chances, kind="stable")[:CANDIDATES]
        if may_draw:
            likely = np.append(likely, len(after))
        if self._ahead and len(likely) > 1:
            likely = likely[[worth.ahead(batch.take(likely)).round(DIGITS).argmax()]]
        return int(likely[0])


def _certain(layouts: Sequence[Layout]) -> int | None:
    """Return the index of a layout that wins in every order of the stock, if quickly found."""
    search = Search(MOST_FOR_CERTAIN)
    try:
        return next((at for at, each in enumerate(layouts) if search.is_certain(each)), None)
    except TooLarge:
        return None


_DRAW, _RESERVE = Draw(), Reserve()
