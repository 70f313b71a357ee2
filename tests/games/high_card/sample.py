"""The places of the 52 cards of High Card."""

from collections import Counter

from games.high_card.state import HighCardState

SHORT = {"target": 1}
"""Options with which a match is soon over."""


def inventory(state: HighCardState) -> Counter[int]:
    cards = Counter(state.deck + state.face_up + state.withdrawn)
    for hand in state.hands:
        cards.update(hand)
    cards.update(card for card in state.played if card is not None)
    return cards
