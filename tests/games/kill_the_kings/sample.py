"""The places of the 48 cards below and around the kings."""

from collections import Counter

from games.kill_the_kings.state import KillTheKingsState


def inventory(state: KillTheKingsState) -> Counter[int]:
    cards = Counter(state.stock + state.reserve)
    for pile in state.piles:
        cards.update(pile)
    if state.drawn is not None:
        cards[state.drawn] += 1
    return cards
