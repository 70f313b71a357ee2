"""Possible places of unseen cards, for resampled worlds and computer players."""

import random

from games.core.cards import STANDARD_DECK
from games.king_of_the_hill.attack import JOKER
from games.king_of_the_hill.view import KingOfTheHillView, SeatView


def unseen_by(view: KingOfTheHillView) -> list[int]:
    """Return the cards of which attentive players with this view do not know where they are."""
    seen = {*view.hand, *view.reserve, *view.discards, *view.spoils}
    seen.update(stack.top for stack in view.stacks if stack.top is not None)
    if view.battle is not None and is_undivided(view):
        seen.add(view.battle.top)
    for seat in view.seats:
        seen.update(seat.known_hand, seat.known_reserve, seat.known_either)
    return [card for card in STANDARD_DECK if card not in seen]


def is_undivided(view: KingOfTheHillView) -> bool:
    """Return whether the stack won last has yet to be divided by its winner."""
    battle = view.battle
    return battle is not None and battle.result == "won" and not battle.to_hand + battle.to_reserve


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
