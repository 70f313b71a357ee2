"""The places of the 108 cards in a round of Eighty Points."""

from collections import Counter

from games.eighty_points.state import EightyPointsState

SHORT = {"rounds": 1}
"""Options with which a match is soon over."""


def inventory(state: EightyPointsState) -> Counter[int]:
    cards = Counter(state.deck + state.dead)
    for hand in state.hands:
        cards.update(hand)
    for plays in (*(trick.plays for trick in state.tricks), state.trick):
        for play in plays:
            cards.update(play.cards)
    return cards
