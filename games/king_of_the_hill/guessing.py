"""Possible places of unseen cards, for resampled worlds and computer players."""

import random

from games.king_of_the_hill.attack import JOKER
from games.king_of_the_hill.view import SeatView


def guess_cards(
    facts: SeatView, unseen: list[int], rng: random.Random
) -> tuple[list[int], list[int]]:
    """Return a hand and a reserve that agree with what everybody knows of a seat.

    The cards that nobody knows of are taken off the end of ``unseen``, which is in random order.
    """
    hand, reserve = list(facts.known_hand), list(facts.known_reserve)
    joker = () if JOKER in hand or JOKER in reserve else (JOKER,)
    for card in (*facts.known_either, *joker):
        in_hand, in_reserve = facts.hand - len(hand), facts.reserve - len(reserve)
        place = hand if rng.random() * (in_hand + in_reserve) < in_hand else reserve
        place.append(card)
    hand += [unseen.pop() for _ in range(facts.hand - len(hand))]
    reserve += [unseen.pop() for _ in range(facts.reserve - len(reserve))]
    return hand, reserve
