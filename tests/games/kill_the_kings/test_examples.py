"""The examples of the rules' document and of the house rulings; lost figures are reconstructed."""

import pytest

from games.core import IllegalAction
from games.core.cards import code
from games.kill_the_kings.state import PEOPLE, KillTheKingsState
from tests.games.kill_the_kings.model import KINGS
from tests.games.kill_the_kings.table import (
    GAME,
    killed,
    kings_that_take,
    layout,
    moves,
    play,
)


def first_example(more_kc: str = "", more_kh: str = "", drawn: str = "AC") -> KillTheKingsState:
    return layout(
        f"9C 6C {more_kc}",
        "10S 8H 6S 2H",
        f"JS 9D {more_kh}",
        "QH 7C",
        drawn=drawn,
        reserve="AS" if drawn == "AC" else "",
    )


def second_example(top: str = "") -> KillTheKingsState:
    return layout("", "QS 10D 7C 2H", "QC", "8S 3H", reserve="AS 5D 2S 6S", top=top)


def test_example_1_the_ace_of_clubs_can_be_played_at_the_bottom_of_any_pile() -> None:
    """ "different in color and lower than the 2 middle piles, ... suit with the outer piles" """
    assert kings_that_take(first_example(), "AC") == set(KINGS)


def test_example_1_beneath_the_2h_it_makes_five_alternating_and_kills() -> None:
    """ "If played beneath the 2H, the king will be killed" """
    state = first_example()
    play(state, "AC KD")
    assert killed(state) == {"KD": "alternating"}


def test_example_1_the_ace_in_reserve_cannot_be_played_once_a_card_is_drawn() -> None:
    """ "the Ace of Spades is in Reserve and CANNOT be played immediately" """
    state = first_example()
    assert kings_that_take(state, "AS") == set()
    with pytest.raises(IllegalAction, match="card_drawn"):
        play(state, "AS KD")


def test_example_1_technically_the_ace_drawn_goes_to_reserve_and_the_other_is_played() -> None:
    """ "you'd have to place the AC in reserve, and then play AS from the reserve" """
    state = first_example()
    play(state, "reserve", "AS KD")
    assert killed(state) == {"KD": "alternating"}
    assert [code(card) for card in state.reserve] == ["AC"]


@pytest.mark.parametrize("king", ["KC", "KH", "KS"])
def test_example_1_on_any_other_pile_only_two_more_aces_would_kill(king: str) -> None:
    """ "the only way to kill the king would be to play 2 aces atop it" """
    state = first_example()
    play(state, f"AC {king}")
    assert killed(state) == {}
    for card in PEOPLE:
        if card in state.stock:
            later = GAME.copy(state)
            later.stock.remove(card)
            later.stock.append(card)
            play(later, "draw")
            takes = king in kings_that_take(later, code(card))
            assert takes == (code(card) in ("AD", "AH"))
    play(state, f"AS {king}")
    assert killed(state) == {}
    state.stock.remove(12 + 13)
    state.stock.append(12 + 13)
    play(state, "draw", f"AD {king}")
    assert killed(state) == {king: "kind"}


@pytest.mark.parametrize("card", ["10S", "JS", "9S", "4S"])
def test_example_2_a_drawn_card_that_cannot_be_played_is_bust_whatever_the_reserve(
    card: str,
) -> None:
    """ "you go bust and the game is over (even though you can play a card from reserve!)" """
    state = second_example(top=card)
    assert "AS KD" in moves(state)
    play(state, "draw")
    assert state.ending == "bust"
    assert moves(state) == set()


@pytest.mark.parametrize(("card", "king"), [("JD", "KH"), ("8D", "KC"), ("2D", "KD"), ("AH", "KS")])
def test_example_2_a_drawn_card_that_can_be_played_is_not_bust(card: str, king: str) -> None:
    state = second_example(top=card)
    play(state, "draw")
    assert state.ending is None
    assert king in kings_that_take(state, card)
    assert "reserve" not in moves(state)


def test_example_2_the_ace_of_spades_kills_the_king_of_diamonds_and_makes_a_slot() -> None:
    """ "You can kill the KD by playing AS.  That would create another slot." """
    state = second_example(top="10S")
    assert kings_that_take(state, "AS") == {"KD", "KS"}
    play(state, "AS KD")
    assert killed(state) == {"KD": "alternating"}
    assert GAME.view(state, 0).slots == 5
    play(state, "draw", "reserve")
    assert [code(card) for card in state.reserve] == ["5D", "2S", "6S", "10S"]


def test_example_2_below_the_3h_the_ace_kills_nobody() -> None:
    """ "The AS could also be played below the 3H (but that's a bad move)." """
    state = second_example()
    play(state, "AS KS")
    assert killed(state) == {}


@pytest.mark.parametrize(("card", "kings"), [("6S", ""), ("2S", "KS KD"), ("5D", "KH KC")])
def test_example_2_where_the_others_in_reserve_can_be_played(card: str, kings: str) -> None:
    """ "6S cannot be played anywhere", "2S ... the 3H or the 2H", "5D ... below QC or KC" """
    assert kings_that_take(second_example(), card) == set(kings.split())


def test_example_2_beneath_the_2h_one_more_two_would_kill() -> None:
    """ "If played beneath the 2H, one more 2 would kill that king." """
    state = second_example(top="2D")
    play(state, "2S KD")
    assert killed(state) == {}
    play(state, "draw", "2D KD")
    assert killed(state) == {"KD": "kind"}


def test_qc_on_kc_then_10h_switches_to_five_below() -> None:
    """ "start playing a QC on KC, ... but then play 10H below the QC, effectively switching" """
    state = layout("QC 10H", top="9S 8D 7C")
    play(state, "draw", "9S KC", "draw", "8D KC")
    assert killed(state) == {}
    play(state, "draw", "7C KC")
    assert killed(state) == {"KC": "alternating"}


def test_qc_on_kc_then_three_tens_kill() -> None:
    """ "Similarly, you could play 10S and then 10C below the 10H to kill the king." """
    state = layout("QC 10H", top="10S 10C")
    play(state, "draw", "10S KC")
    assert killed(state) == {}
    play(state, "draw", "10C KC")
    assert killed(state) == {"KC": "kind"}


def test_the_king_does_not_count_under_kc_four_clubs_are_needed() -> None:
    """ "under KC, for same suit, you'd need JC, 8C, 5C, 3C to kill" """
    state = layout("JC 8C", top="5C 3C")
    play(state, "draw", "5C KC")
    assert killed(state) == {}
    play(state, "draw", "3C KC")
    assert killed(state) == {"KC": "suited"}


@pytest.mark.parametrize(
    ("pile", "way"), [("QC 10H 9S 8D 7C", "alternating"), ("QC 10H 10S 10C", "kind")]
)
def test_ruling_a_run_may_start_anywhere_in_the_pile(pile: str, way: str) -> None:
    *above, last = pile.split()
    state = layout(" ".join(above), drawn=last)
    play(state, f"{last} KC")
    assert killed(state) == {"KC": way}
