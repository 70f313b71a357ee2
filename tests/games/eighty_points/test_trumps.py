"""Rulings, "Trumps of a round": which cards they are, and how hands are sorted by them."""

import pytest

from games.core.cards import CODES
from games.eighty_points.trumps import TRUMPS, Order, order_of

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
SUITS = "CDHS"
EVERY_TRUMP = [(rank, suit) for rank in RANKS for suit in (*SUITS, None)]
every_trump = pytest.mark.parametrize(("rank", "suit"), EVERY_TRUMP)


def order(rank: str, suit: str | None) -> Order:
    number = {"A": 14, "K": 13, "Q": 12, "J": 11}.get(rank) or int(rank)
    return order_of(number, None if suit is None else SUITS.index(suit))


def trumps(rank: str, suit: str | None) -> list[set[str]]:
    """From the top; those of one set are equal."""
    elsewhere = {rank + other for other in SUITS if other != suit}
    if suit is None:
        return [{"JR"}, {"JB"}, elsewhere]
    below = [{other + suit} for other in RANKS if other != rank]
    return [{"JR"}, {"JB"}, {rank + suit}, elsewhere, *below]


def plain(rank: str, suit: str | None, of: str) -> list[str]:
    return [] if of == suit else [other + of for other in RANKS if other != rank]


@every_trump
def test_every_card_belongs_to_the_trumps_or_to_its_printed_suit(
    rank: str, suit: str | None
) -> None:
    """ "A card that is a trump does not belong to its printed suit." """
    found = order(rank, suit)
    members = set.union(*trumps(rank, suit))
    assert len(members) == (2 + 4 + (12 if suit else 0))
    for card, text in enumerate(CODES):
        if text in members:
            assert found.suits[card] == TRUMPS == 4
        else:
            assert found.suits[card] == SUITS.index(text[-1])
            assert text in plain(rank, suit, text[-1])


@every_trump
def test_hands_are_sorted_trumps_first_and_the_strongest_first(rank: str, suit: str | None) -> None:
    found = order(rank, suit)
    everything = list(range(54)) * 2
    laid = [CODES[card] for card in found.sorted(everything)]
    steps = trumps(rank, suit)
    top = [step for step in steps for _ in range(2 * len(step))]
    for card, step in zip(laid, top, strict=False):
        assert card in step
    wanted = [card for each in "SHDC" for card in plain(rank, suit, each) for _ in range(2)]
    assert laid[len(top) :] == wanted
    at = laid.index
    assert all(laid[at(card)] == laid[at(card) + 1] == card for card in CODES)
