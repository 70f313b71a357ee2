"""What the suites can't ask Crown Duel itself."""

from collections import Counter

from castellan_crown_duel.rules import CrownDuelState
from castellan_crown_duel.view import CrownDuelView

SINGLE_MOVES = False
"""There are always two cards to choose from."""


def inventory(state: CrownDuelState) -> Counter[int]:
    cards = Counter(card for hand in state.hands for card in hand)
    cards.update(card for card in state.played if card is not None)
    return cards


def known(view: CrownDuelView) -> set[int]:
    own = None if view.viewer is None else view.played[view.viewer]
    known = view.played if all(view.chosen) else (own,)
    return {card for card in (*view.hand, *known) if card is not None}
