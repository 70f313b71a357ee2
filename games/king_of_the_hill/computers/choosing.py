"""Values choices other than attacks at King of the Hill, against guesses of cards."""

import random
from collections.abc import Iterable, Sequence
from itertools import combinations

from games.king_of_the_hill.attack import JOKER, Attack, force
from games.king_of_the_hill.computers.duelling import best_attack, valuation
from games.king_of_the_hill.computers.planning import Guess, guesses
from games.king_of_the_hill.view import KingOfTheHillView

Holding = tuple[Sequence[int], Sequence[int]]
Cards = tuple[int, ...]


def subsets(cards: Iterable[int], most: int) -> list[Cards]:
    held = tuple(cards)
    return [chosen for size in range(most + 1) for chosen in combinations(held, size)]


def chances_of_reserves(
    view: KingOfTheHillView, reserves: Sequence[Cards], rng: random.Random, number: int
) -> list[list[float]]:
    """Return the chance to win with each first reserve, in a row for each guess.

    Jokers are ignored.
    """
    own = [card for card in view.hand if card != JOKER]
    mine = [([card for card in own if card not in aside], aside) for aside in reserves]
    theirs = [_opening(view, rng) for _ in range(number)]
    return _chances(view, mine, theirs, my_turn=view.turn == view.viewer)


def chances_of_divisions(
    view: KingOfTheHillView, reserves: Sequence[Cards], rng: random.Random, number: int
) -> list[list[float]]:
    """Return the chance to win with these spoils in the reserve, in a row for each guess."""
    mine = [
        (
            [*view.hand, *(card for card in view.spoils if card not in aside)],
            [*view.reserve, *aside],
        )
        for aside in reserves
    ]
    theirs = [(guess.hand, guess.reserve) for guess in guesses(view, rng, number)]
    return _chances(view, mine, theirs, my_turn=view.turn != view.viewer)


def _opening(view: KingOfTheHillView, rng: random.Random) -> Holding:
    """Return a possible first hand and reserve of the opponent.

    The reserve is its best card, a random one, or both.
    """
    hand = [card for card in guesses(view, rng, 1)[0].hand if card != JOKER]
    best = max(hand, key=lambda card: (force((card,)), card))
    kept = {*rng.choice(((best,), (rng.choice(hand),), (best, rng.choice(hand))))}
    return [card for card in hand if card not in kept], sorted(kept)


def _chances(
    view: KingOfTheHillView, mine: Sequence[Holding], theirs: Sequence[Holding], *, my_turn: bool
) -> list[list[float]]:
    """Return the chance to win with each own holding, in a row for each of the opponent's."""
    values = valuation(view, my_turn=my_turn)
    sides = [values.side(*each) for each in mine]
    own = [(side, values.mine(side)) for side in sides]
    found = []
    for each in theirs:
        side = values.side(*each)
        other = side, values.theirs(side)
        found.append([values.chance(one, other) for one in own])
    return found


def apex_chances(view: KingOfTheHillView, likely: Sequence[Guess]) -> list[float]:
    """Return the chance to win the apex right away, for each guess."""
    values = valuation(view, my_turn=True)
    mine = values.side(view.hand, view.reserve).rank
    ranks = [values.side(guess.hand, guess.reserve).rank for guess in likely]
    return [(mine > rank) + (mine == rank) / 2 for rank in ranks]


def chances_of_apex_attacks(
    view: KingOfTheHillView, attacks: Sequence[Attack], likely: Sequence[Guess]
) -> list[list[float]]:
    """Return the chance to win the apex with each attack, in a row for each guess.

    The opponent plays its best attack.
    """
    values = valuation(view, my_turn=True)

    def rank(attack: Sequence[int], reserve: Sequence[int]) -> tuple[float, float, float]:
        if view.from_reserve:
            reserve = [card for card in reserve if card not in attack]
        return values.side(attack, reserve).rank

    mine = [rank(attack.cards, view.reserve) for attack in attacks]
    found = []
    for guess in likely:
        best = best_attack(guess.reserve if view.from_reserve else guess.hand)
        other = rank(best, guess.reserve)
        # A tie at the apex counts as half a win.
        found.append([(each > other) + (each == other) / 2 for each in mine])
    return found
