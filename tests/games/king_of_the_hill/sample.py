"""The places of the 52 cards and three Jokers of King of the Hill."""

from collections import Counter

from games.king_of_the_hill.state import KingOfTheHillState


def inventory(state: KingOfTheHillState) -> Counter[int]:
    cards = Counter(state.discards + state.spoils)
    for held in (*state.hands, *state.reserves, *state.stacks):
        cards.update(held)
    return cards
