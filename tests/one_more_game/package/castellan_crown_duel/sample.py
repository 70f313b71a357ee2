"""The places of the six cards of Crown Duel."""

from collections import Counter

from castellan_crown_duel.rules import CrownDuelState


def inventory(state: CrownDuelState) -> Counter[int]:
    cards = Counter(card for hand in state.hands for card in hand)
    cards.update(card for card in state.played if card is not None)
    return cards
