"""What may be played in an attack, what it is worth, and what beats what."""

from itertools import combinations

import pytest

from games.core import IllegalAction
from games.core.cards import code
from games.king_of_the_hill.attack import JOKER, Attack, AttackMenu, compare, is_sequence
from games.king_of_the_hill.state import KingOfTheHillOptions
from tests.games.king_of_the_hill import model
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    attacks,
    cards,
    choose,
    commit,
    fight,
    new,
    table,
    winner,
)


def beats(one: str, other: str, *, faces_tie: bool = False) -> int:
    forwards = compare(cards(one), cards(other), faces_tie=faces_tie)
    assert compare(cards(other), cards(one), faces_tie=faces_tie) == -forwards
    return forwards


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


@pytest.mark.parametrize(
    ("attack", "reason"),
    [
        ("", "not_an_attack"),
        ("4C 6C", "not_an_attack"),
        ("5C 4C", "not_an_attack"),
        ("4C 4C", "not_an_attack"),
        ("4C 4C 6C", "not_an_attack"),
        ("8C 9C", "not_an_attack"),
        ("4C 5D", "not_an_attack"),
        ("4C JB", "not_an_attack"),
        ("JB JB", "not_an_attack"),
        ("KH KS", "not_an_attack"),
        ("6C 7C", "card_not_held"),
        ("AH", "card_not_held"),
        ("2D", "card_not_held"),
        ("3H", "card_not_held"),
        ("JR", "card_not_held"),
    ],
)
def test_anything_else_is_refused(attack: str, reason: str) -> None:
    """2D lies in the attacker's own reserve, 3H in the other hand."""
    state = table(("4C 5C 5D 6C 8C 9C KH KS", "3H"), ("2D", ""))
    choose(state, BOTTOM[0])
    before = GAME.copy(state)
    assert Attack(tuple(cards(attack))) not in GAME.menu(state, 0)
    with pytest.raises(IllegalAction, match=reason):
        commit(state, 0, attack)
    assert state == before


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


@pytest.mark.parametrize(
    ("one", "other", "order"),
    [
        ("JC", "10D", 1), ("QC", "JD", 1), ("KC", "QD", 1), ("KC", "10H", 1), ("AC", "KD", 1),
        ("KC", "KD", 0), ("10C", "10D", 0), ("AC", "AD", 0), ("2C", "2D", 0),
        ("AC", "7D 8D", 0), ("AC", "4D 5D 6D", 0), ("7C 8C", "4D 5D 6D", 0), ("5C", "2D 3D", 0),
        ("9C", "4D 5D", 0), ("9C", "2D 3D 4D", 0), ("7C", "3H 4H", 0), ("3C 4C", "3H 4H", 0),
        ("3D 4D 5D 6D", "AC", 1), ("3D 4D 5D 6D", "5C 6C 7C", 0), ("5C 6C", "KD", 1),
        ("5C 6C", "10D", 1), ("KD", "4C 5C", 1), ("AC", "6D 7D", 1), ("2C 3C", "6D", -1),
        ("2C", "JB", 1), ("2C 3C", "JB", 1), ("AC", "JB", 1),
    ],
)  # fmt: skip
def test_what_beats_what(one: str, other: str, order: int) -> None:
    """ "a Jack will beat a Ten, and a King will beat any single card except for an Ace" """
    assert beats(one, other) == order
    state = table((one.replace("JB", ""), other.replace("JB", "")))
    fight(state, BOTTOM[0], (one, other))
    assert winner(state) == {1: 0, -1: 1, 0: None}[order]


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


def test_the_variant_is_off_unless_the_host_sets_it() -> None:
    """Ruling "Options": "faces_tie (off)"."""
    assert KingOfTheHillOptions().faces_tie is False
    assert new().faces_tie is False
    assert new(faces_tie=True).faces_tie is True
    assert GAME.view(new(faces_tie=True), None).faces_tie is True
