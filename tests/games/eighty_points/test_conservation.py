"""Cards and points are neither made nor lost, and no round is stuck."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from games.eighty_points import EightyPointsState, follows, leads, order_of, pairs_in
from tests.games.eighty_points.inventory import inventory
from tests.games.eighty_points.table import GAME, WHOLE, chance, worth
from tests.games.playing import header_for, play

seeds = st.integers(0, 2**32)
two_decks = st.permutations([*range(54)] * 2)


def points_everywhere(state: EightyPointsState) -> int:
    """Taken, in the dead hand, in hands, in the deck and on the table."""
    lying = [*state.deck, *state.dead, *(card for hand in state.hands for card in hand)]
    lying += [card for each in state.trick for card in each.cards]
    return sum(state.points) + worth(lying)


@settings(max_examples=6, deadline=None)
@given(seed=seeds)
def test_there_are_108_cards_and_200_points_at_every_step(seed: int) -> None:
    for state, _entry, _events in play(GAME, header_for(GAME, seed, rounds=2), seed):
        assert inventory(state) == WHOLE
        assert points_everywhere(state) == 200
        buried = 0 if state.score is None or state.round == 1 else state.score.dead
        assert sum(state.totals) == 200 * (state.round - 1) - buried
        if state.trump_suit is not None:
            assert all(hand == sorted(hand) for hand in state.hands)
        played = {len(hand) for hand in state.hands}
        if state.phase == "shown":
            assert len(played) == 1
        if state.phase in ("playing", "shown", "scored", "over"):
            assert len(state.dead) == 8


@settings(max_examples=12, deadline=None)
@given(seed=seeds)
def test_a_trick_s_points_are_those_of_its_cards(seed: int) -> None:
    before = [0] * 5
    tricks = 0
    for state, entry, _events in play(GAME, header_for(GAME, seed, rounds=1), seed):
        if state.phase == "shown" and entry.kind == "time":
            cards = [card for each in state.tricks[-1].plays for card in each.cards]
            assert len({len(each.cards) for each in state.tricks[-1].plays}) == 1
            assert state.tricks[-1].points == worth(cards)
            before[state.tricks[-1].winner] += worth(cards)
            tricks += 1
            assert state.points == before
            assert state.tricks[-1].number == state.trick_number == tricks
    assert 10 <= tricks <= 20


@settings(max_examples=15, deadline=None)
@given(seed=seeds)
def test_time_alone_ends_a_round_in_twenty_single_tricks(seed: int) -> None:
    """Who is late leads single cards, so that a round without anybody has 20 tricks."""
    state = GAME.new(GAME.options(), 5, chance(seed))
    steps = 0
    while state.phase != "scored":
        GAME.expire(state, chance(seed))
        steps += 1
    assert state.trick_number == 20
    assert steps == 20 + 1 + 1 + 1 + 20 * 6
    assert inventory(state) == WHOLE


@given(deck=two_decks, size=st.integers(2, 20), rank=st.integers(2, 14), suit=st.integers(0, 3))
def test_there_is_always_something_to_play(
    deck: list[int], size: int, rank: int, suit: int
) -> None:
    """Whatever is led and held, by the rulings or by the letter; every play is of the hand."""
    order = order_of(rank, suit)
    hand, led = sorted(deck[:size]), deck[-1]
    held = Counter(hand)
    for lead in ((led,), (led, led)):
        for loose in (False, True):
            found = follows(hand, lead, order, loose=loose)
            assert found
            assert len(found) == len(set(found))
            for cards in found:
                assert len(cards) == len(lead)
                assert list(cards) == sorted(cards)
                assert not Counter(cards) - held
    strict = follows(hand, (led, led), order, loose=False)
    assert {*strict} <= {*follows(hand, (led, led), order, loose=True)}


@given(deck=two_decks, size=st.integers(1, 28))
def test_a_hand_leads_each_of_its_faces_once_and_its_pairs(deck: list[int], size: int) -> None:
    hand = sorted(deck[:size])
    found = leads(hand)
    assert [cards for cards in found if len(cards) == 1] == [(card,) for card in sorted({*hand})]
    pairs = sorted(card for card, copies in Counter(hand).items() if copies == 2)
    assert pairs_in(hand) == pairs
    assert [cards for cards in found if len(cards) == 2] == [(card, card) for card in pairs]
