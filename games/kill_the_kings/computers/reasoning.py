"""Facts that distinguish actions of Kill the Kings, for a sentence about them."""

from typing import Any

from games.core.cards import code
from games.core.game import Facts
from games.kill_the_kings.computers.endgame import can_win
from games.kill_the_kings.computers.planning import Layout, cards_of, place_on, set_of
from games.kill_the_kings.piles import FITS
from games.kill_the_kings.state import KINGS, Action, Draw, PlaceCard


def facts_of(layout: Layout, action: Action) -> Facts:
    """Return the facts about an action and the cards left after it.

    ``left`` counts the unseen cards, ``fit`` those that fit below a king after the action, and
    ``kill`` those that kill one. ``free`` counts the reserve slots before it. ``killed`` is the
    king that it kills. ``hopeless`` is there if no remaining cards can win, and ``spared`` lists
    the kings that they can't kill any more. ``draws`` is there if a card is drawn next.
    """
    after = layout
    facts: dict[str, Any] = {"left": layout.unseen.bit_count(), "free": max(layout.room, 0)}
    if isinstance(action, PlaceCard):
        after = layout.place(action.card, action.pile)
        if after.bottoms[action.pile] is None:
            facts["killed"] = code(KINGS[action.pile])
    elif isinstance(action, Draw):
        facts["draws"] = True
    facts["fit"] = (after.unseen & _fitting(after)).bit_count()
    facts["kill"] = sum(_kills(after, card) for card in cards_of(after.unseen))
    if not can_win(after):
        facts["hopeless"] = True
        facts["spared"] = _spared(after)
    return facts


def _fitting(layout: Layout) -> int:
    fitting = 0
    for bottom in layout.bottoms:
        fitting |= set_of(FITS[bottom.card]) if bottom is not None else 0
    return fitting


def _kills(layout: Layout, card: int) -> bool:
    return any(
        bottom is not None and card in FITS[bottom.card] and place_on(bottom, card) is None
        for bottom in layout.bottoms
    )


def _spared(layout: Layout) -> list[str]:
    return [
        code(king)
        for king, bottom in zip(KINGS, layout.bottoms, strict=True)
        if bottom is not None and not can_win(layout._replace(bottoms=(bottom,)))
    ]
