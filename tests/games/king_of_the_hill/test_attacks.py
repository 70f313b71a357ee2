"""Legal attacks, their worth, and which attack beats which."""

from itertools import combinations

import pytest

from games.core import IllegalAction
from games.core.cards import code
from games.king_of_the_hill.attack import JOKER, Attack, AttackMenu, compare, is_sequence
from tests.games.king_of_the_hill import model
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    attacks,
    cards,
    choose,
    commit,
    table,
)


def test_of_all_small_sets_of_cards_those_the_document_names_are_sequences() -> None:
    low = [card for card in range(JOKER + 1) if card % 13 in (0, 1, 2, 5, 6, 7, 11, 12)]
    found = 0
    for size in (1, 2, 3):
        for chosen in combinations(low, size):
            wanted = model.is_sequence(tuple(code(card) for card in chosen))
            assert is_sequence(chosen) is wanted
            assert (Attack(chosen) in AttackMenu(chosen)) is (wanted or size == 1)
            found += wanted
    assert found == 16
    assert is_sequence(cards("2H 3H 4H 5H 6H 7H 8H"))
    assert is_sequence(cards("2H 3H 4H 5H"))
    assert not is_sequence(cards("6H 7H 8H 9H"))
    assert not is_sequence(cards("2H 4H 3H 5H"))
    assert not is_sequence(cards("JB JR"))


def test_an_attack_made_stands_and_is_not_told_to_the_other() -> None:
    """ "Each player places his attack cards face down ... to hide the number of cards played." """
    state = table(("4C 5C", "9H"))
    choose(state, BOTTOM[0])
    events = commit(state, 0, "4C 5C")
    assert [event.public for event in events] == [{"seat": 0}]
    assert GAME.view(state, 1).seats[0].hand == 3
    assert GAME.view(state, 1).committed is None
    assert GAME.view(state, 0).committed == (2, 3)
    assert GAME.to_act(state) == {1}
    assert attacks(state, 0) == set()
    with pytest.raises(IllegalAction, match="already_chosen"):
        commit(state, 0, "4C")


def test_all_attacks_compare_as_the_document_says_and_in_the_variant() -> None:
    some = [f"{rank}{suit}" for rank in model.ORDER for suit in "CD"]
    runs = ["2H 3H", "4H 5H", "3H 4H", "2S 3S 4S", "7H 8H", "4S 5S 6S", "3S 4S 5S 6S", "5H 6H 7H"]
    for one in (*some, *runs, "JB"):
        for other in (*some, *runs, "JB"):
            if one == other == "JB":
                continue
            for faces_tie in (False, True):
                better = model.better(tuple(one.split()), tuple(other.split()), faces_tie=faces_tie)
                wanted = {0: 1, 1: -1, None: 0}[better]
                assert compare(cards(one), cards(other), faces_tie=faces_tie) == wanted
