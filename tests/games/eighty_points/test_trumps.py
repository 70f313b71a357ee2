"""Rulings, "Trumps of a round": every card against every other, for many trumps."""

from itertools import product

import pytest

from games.core.cards import CODES, parse
from games.eighty_points import TRUMPS, Order, Play, order_of, winning

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


def beats(one: str, other: str, ladder: list[set[str]], suits: list[list[str]]) -> bool:
    """Whether a card takes a trick that another leads."""
    heights = [
        next((step for step, cards in enumerate(ladder) if card in cards), None)
        for card in (one, other)
    ]
    if heights[0] is not None:
        return heights[1] is None or heights[0] < heights[1]
    return any(
        one in suit and other in suit and suit.index(one) < suit.index(other) for suit in suits
    )


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
def test_every_card_against_every_other(rank: str, suit: str | None) -> None:
    """All 54 times 54 of them, as single cards and as pairs, in a trick of two."""
    found = order(rank, suit)
    ladder = trumps(rank, suit)
    suits = [plain(rank, suit, each) for each in SUITS]
    for led, played in product(CODES, CODES):
        wanted = int(beats(played, led, ladder, suits))
        one, other = parse(led), parse(played)
        assert winning([Play(0, (one,)), Play(1, (other,))], found).seat == wanted
        pairs = [Play(0, (one, one)), Play(1, (other, other))]
        assert winning(pairs, found).seat == wanted


@pytest.mark.parametrize(("rank", "suit"), [("2", "H"), ("10", "S"), ("A", "C"), ("K", None)])
def test_trump_rank_cards_elsewhere_are_equal_among_themselves(rank: str, suit: str | None) -> None:
    found = order(rank, suit)
    strengths = {found.strengths[parse(rank + each)] for each in SUITS if each != suit}
    assert len(strengths) == 1
    if suit is not None:
        assert found.strengths[parse(rank + suit)] > max(strengths)


@every_trump
def test_any_trump_is_stronger_than_any_other_card(rank: str, suit: str | None) -> None:
    found = order(rank, suit)
    inside = [found.strengths[card] for card in range(54) if found.suits[card] == TRUMPS]
    outside = [found.strengths[card] for card in range(54) if found.suits[card] != TRUMPS]
    assert min(inside) > max(outside)


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


def test_the_order_is_known_for_its_rank_and_suit() -> None:
    found = order("7", "D")
    assert (found.rank, found.suit) == (7, 1)
    assert order("7", None).suit is None
