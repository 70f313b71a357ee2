"""Battles: who wins a stack, ties, Jokers, discards, spoils, and whose turn is next."""

import pytest

from games.core import IllegalAction
from games.king_of_the_hill.attack import JOKER, Attack
from games.king_of_the_hill.state import Choose, Divide
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    at,
    attack,
    attacks,
    cards,
    chance,
    codes,
    commit,
    divide,
    fight,
    kinds,
    table,
    winner,
)

FOUR = at(2, 0)
BENEATH_FOUR = [at(3, 0), at(3, 1)]


def test_the_highest_value_wins_the_stack_and_both_attacks_are_discarded() -> None:
    """ "Both players discard the cards they used to make the attack" """
    state = table(("7C 8C 2D", "KD 3D"), stacks={BOTTOM[0]: "9S"})
    before = len(state.discards)
    events = fight(state, BOTTOM[0], ("7C 8C", "KD"))
    assert kinds(events) == ["committed", "revealed", "stack_won"]
    assert winner(state) == 0
    assert codes(state.discards[before:]) == "7C 8C KD"
    assert [codes(hand) for hand in state.hands] == ["2D JB", "3D JB"]
    assert state.stacks[BOTTOM[0]] == []
    assert codes(GAME.view(state, None).discards[before:]) == "7C 8C KD"


def test_nobody_chooses_the_next_stack_before_the_spoils_are_divided() -> None:
    state = table(("KC", "2D"))
    fight(state, BOTTOM[0], ("KC", "2D"))
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="not_now"):
            GAME.apply(state, seat, Choose(BOTTOM[1]), chance())


def test_a_tie_is_broken_by_attacks_from_the_reserves_alone() -> None:
    """ "If there is a tie, it is broken by playing cards from the reserves." """
    state = table(("7C 8C AH", "AD KH"), ("2C 3C 9C", "6D 10D"), stacks={BOTTOM[0]: "4S"})
    events = fight(state, BOTTOM[0], ("7C 8C", "AD"))
    assert kinds(events) == ["committed", "revealed", "tied"]
    assert winner(state) is None
    assert GAME.to_act(state) == {0, 1}
    assert GAME.view(state, 0).from_reserve
    assert attacks(state, 0) == {"2C", "3C", "9C", "2C 3C", "JB"}
    assert attacks(state, 1) == {"6D", "10D", "JB"}
    with pytest.raises(IllegalAction, match="not_in_reserve"):
        commit(state, 0, "AH")
    events = attack(state, ("2C 3C", "6D"))
    assert kinds(events) == ["committed", "revealed", "stack_won"]
    assert winner(state) == 1
    assert [codes(hand) for hand in state.hands] == ["AH", "KH"]
    assert [codes(reserve) for reserve in state.reserves] == ["9C JB", "10D JB"]
    assert codes(state.discards[-6:]) == "7C 8C AD 2C 3C 6D"


@pytest.mark.parametrize("bare", [0, 1])
def test_a_reserve_that_can_only_be_the_joker_attacks_at_once(bare: int) -> None:
    """Ruling "Tie": "one possible attack, known to all (a reserve of one card ...)" """
    reserves = ("", "2D") if bare == 0 else ("2D", "")
    state = table(("7C KC", "7D QD"), reserves)
    events = fight(state, BOTTOM[0], ("7C", "7D"))
    assert kinds(events) == ["committed", "revealed", "tied", "committed"]
    assert events[-1].public == {"seat": bare}
    assert GAME.to_act(state) == {1 - bare}
    assert GAME.menu(state, bare).count() == 0
    assert [seat.ready for seat in GAME.view(state, None).seats] == [bare == 0, bare == 1]
    with pytest.raises(IllegalAction, match="already_chosen"):
        commit(state, bare, "JB")
    events = commit(state, 1 - bare, "2D")
    assert events[1].public["attacks"][bare] == ["JB"]
    assert winner(state) == 1 - bare


@pytest.mark.parametrize("reserves", [("", ""), ("JB", ""), ("JB", "JB")])
def test_where_both_can_only_play_the_joker_the_stack_is_discarded_at_once(
    reserves: tuple[str, str],
) -> None:
    state = table(("7C KC", "7D QD"), reserves)
    events = fight(state, BOTTOM[0], ("7C", "7D"))
    assert kinds(events) == [
        "committed", "revealed", "tied", "committed", "committed", "revealed", "discarded",
    ]  # fmt: skip
    assert [codes(hand) for hand in state.hands] == ["KC JB", "QD JB"]
    assert GAME.to_act(state) == {1}


@pytest.mark.parametrize("reserves", [("", ""), ("JB", ""), ("", "JB"), ("JB", "JB")])
def test_two_jokers_discard_the_stack(reserves: tuple[str, str]) -> None:
    """ "discard the stack being played for and go to the next player's turn" """
    state = table(("KC", "KD"), reserves, stacks={FOUR: "2C 3D 4H 5S"}, gone=BENEATH_FOUR)
    events = fight(state, FOUR, ("JB", "JB"))
    assert kinds(events) == ["committed", "revealed", "discarded"]
    assert events[-1].public == {"stack": FOUR, "cards": ["2C", "3D", "4H", "5S"]}
    assert codes(state.discards[-4:]) == "2C 3D 4H 5S"
    assert state.stacks[FOUR] == []
    assert state.won == [0, 0]
    assert winner(state) is None
    assert [codes(hand) for hand in state.hands] == ["KC JB", "KD JB"]
    assert state.reserves == [[], []]
    assert GAME.to_act(state) == {1}
    assert state.phase == "choosing"


SPOILS = ("2C", "3D", "4H", "5S")


@pytest.mark.parametrize("moved", ["9C", "7H", "KC", "8H", "2C 2C", "3D 2C", "5S 9C", "JB"])
def test_no_other_card_moves_between_hand_and_reserve(moved: str) -> None:
    """ "He may not put any other cards from his hand into his reserve." """
    state = table(("KC 9C", ""), ("7H", "8H"), stacks={FOUR: " ".join(SPOILS)}, gone=BENEATH_FOUR)
    fight(state, FOUR, ("KC", "JB"))
    before = GAME.copy(state)
    action = Divide(tuple(cards(moved)))
    assert action not in GAME.menu(state, 0)
    with pytest.raises(IllegalAction, match="not_won"):
        GAME.apply(state, 0, action, chance())
    assert state == before


def test_only_the_winner_divides_the_spoils() -> None:
    state = table(("KC", "2D"))
    fight(state, BOTTOM[0], ("KC", "2D"))
    with pytest.raises(IllegalAction, match="not_your_turn"):
        divide(state, 1)
    with pytest.raises(IllegalAction, match="not_now"):
        GAME.apply(state, 0, Attack((JOKER,)), chance())
