"""The deal, the pyramid as it is built, and the first reserve."""

from collections import Counter
from itertools import chain

import pytest

from games.core import IllegalAction
from games.core.cards import STANDARD_DECK
from games.king_of_the_hill.state import ChooseStack, SetAside
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    at,
    chance,
    new,
    offered,
    set_aside,
    told,
)
from tests.games.playing import chi_square


def test_below_it_lie_two_stacks_of_4_three_of_3_four_of_2_and_five_of_1() -> None:
    """ "fifteen stacks, with fourteen normal cards exposed and the Joker at the top" """
    state = new()
    sizes = [[len(state.stacks[at(row, column)]) for column in range(row)] for row in range(1, 6)]
    assert sizes == [[1], [4, 4], [3, 3, 3], [2, 2, 2, 2], [1, 1, 1, 1, 1]]
    view = GAME.view(state, None)
    assert [stack.size for stack in view.stacks] == [*chain(*sizes)]
    exposed = [stack.top for stack in view.stacks]
    assert exposed == [cards[-1] for cards in state.stacks]
    assert sum(top in STANDARD_DECK for top in exposed) == 14


def test_the_dealer_is_random_and_the_deal_even() -> None:
    """Ruling "Deal": "The dealer is random." """
    dealers = Counter(new(key).dealer for key in range(2_000))
    assert chi_square(dealers, 2) < 10.8
    apex_left = Counter(new(key).stacks[at(2, 0)][-1] for key in range(2_600))
    assert chi_square(apex_left, 52) < 90
    assert new(3) == new(3)


def test_the_cards_set_aside_stay_secret_and_their_number_until_both_have_chosen() -> None:
    """Ruling: "The counts become public when both have chosen." """
    state = new()
    chosen = tuple(state.hands[1][:4])
    events = GAME.apply(state, 1, SetAside(chosen), chance())
    assert told(events) == [("committed", {"seat": 1})]
    for viewer in (None, 0):
        view = GAME.view(state, viewer)
        assert [seat.reserve for seat in view.seats] == [0, 0]
        assert [seat.hand for seat in view.seats] == [12, 12]
        assert [seat.ready for seat in view.seats] == [False, True]
        assert view.committed is None
    assert GAME.view(state, 1).committed == chosen
    GAME.apply(state, 0, SetAside(()), chance())
    assert [seat.reserve for seat in GAME.view(state, None).seats] == [0, 4]


@pytest.mark.parametrize("key", range(6))
def test_the_dealer_makes_the_first_play_among_the_five_bottommost_stacks(key: int) -> None:
    """ "the dealer makes the first play", "on the first turn ... the five bottommost stacks" """
    state = new(key)
    set_aside(state, [], [])
    assert GAME.view(state, None).turn == state.dealer
    assert GAME.to_act(state) == {state.dealer}
    assert offered(state) == set(BOTTOM)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        GAME.apply(state, 1 - state.dealer, ChooseStack(BOTTOM[0]), chance())
