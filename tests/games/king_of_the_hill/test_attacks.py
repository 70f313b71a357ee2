"""What may be played in an attack, what it is worth, and what beats what."""

from itertools import combinations

import pytest

from games.core import IllegalAction
from games.core.cards import STANDARD_DECK, code
from games.king_of_the_hill import (
    JOKER,
    Attack,
    AttackMenu,
    KingOfTheHillOptions,
    compare,
    is_sequence,
    sequences,
    value,
)
from tests.games.king_of_the_hill import model
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    attacks,
    cards,
    chance,
    choose,
    codes,
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


def test_there_are_three_types_of_plays() -> None:
    """ "any single card from his hand; ... a sequence; or ... the Joker in his hand" """
    state = table(("4C 5C 6C 9H KD", ""))
    choose(state, BOTTOM[0])
    singles = {"4C", "5C", "6C", "9H", "KD"}
    assert attacks(state, 0) == singles | {"4C 5C", "5C 6C", "4C 5C 6C", "JB"}


@pytest.mark.parametrize(
    ("held", "made"),
    [
        ("4C 5C 6C", "4C 5C|4C 5C 6C|5C 6C"),
        ("3D 4D 5D 6D", "3D 4D|3D 4D 5D|3D 4D 5D 6D|4D 5D|4D 5D 6D|5D 6D"),
        ("7S 8S 9S 10S", "7S 8S"),
        ("8S 9S", ""),
        ("9S 10S JS QS KS", ""),
        ("4C 5D 6C", ""),
        ("4C 6C 8C", ""),
        ("4C 5C 7C 8C", "4C 5C|7C 8C"),
        ("AC 2C 3C", "2C 3C"),
        ("8C 2D 3D", "2D 3D"),
        ("7H 8H 2S 3S AH", "7H 8H|2S 3S"),
        ("4C 4D 4H", ""),
        ("2C", ""),
        ("", ""),
    ],
)
def test_a_sequence_is_of_one_suit_consecutive_and_none_above_eight(held: str, made: str) -> None:
    """The three conditions of "The Play", and "4-5-6 of Clubs"; aces are high."""
    found = [codes(attack.cards) for attack in sequences(cards(held))]
    assert found == [each for each in made.split("|") if each]


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


@pytest.mark.parametrize("joker", [False, True])
def test_the_menu_lists_each_attack_once_and_no_other(joker: bool) -> None:
    for held in ("", "JB", "2C 3C 4C 9C JB", "2C 3C 3D 4D 5D 8S 7S AH", "7C 8C 9C 2D"):
        mine = sorted(cards(held))
        menu = AttackMenu(mine, joker=joker)
        listed = [tuple(code(card) for card in action.cards) for action in menu]
        wanted = model.all_attacks({*held.split()} | ({"JB"} if joker else set()))
        assert len(listed) == len(set(listed)) == menu.count()
        assert set(listed) == wanted
        assert bool(menu) is bool(wanted)
        assert (Attack((JOKER,)) in menu) is (("JB",) in wanted)


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


def test_both_attack_in_either_order() -> None:
    for first, second in ((0, 1), (1, 0)):
        state = table(("4C", "9H"))
        choose(state, BOTTOM[0])
        assert GAME.to_act(state) == {0, 1}
        plays = ["4C", "9H"]
        commit(state, first, plays[first])
        commit(state, second, plays[second])
        assert winner(state) == 1


@pytest.mark.parametrize(
    ("played", "worth"),
    [
        *((f"{rank}{suit}", rank) for rank, suit in zip(range(2, 11), "CDHSCDHSC", strict=True)),
        ("5H", 5), ("JC", 10), ("QD", 10), ("KS", 10), ("AC", 15), ("AS", 15), ("JB", 0),
        ("3D 4D 5D 6D", 18), ("4C 5C 6C", 15), ("7S 8S", 15), ("2H 3H", 5),
        ("2C 3C 4C 5C 6C 7C 8C", 35), ("6D 7D 8D", 21),
    ],
)  # fmt: skip
def test_the_value_of_an_attack(played: str, worth: int) -> None:
    """ "the Five of Hearts is worth 5", pictures 10, Aces 15, the "3-4-5-6 of Diamonds" 18"""
    assert value(cards(played)) == worth == model.worth(tuple(played.split()))


def test_single_cards_of_higher_rank_beat_lower_ones_regardless_of_suit() -> None:
    """ "ranked from Ace (high) down to Deuce (low), regardless of suit" """
    for one in STANDARD_DECK:
        for other in STANDARD_DECK:
            mine, theirs = (model.ORDER.index(code(card)[:-1]) for card in (one, other))
            wanted = (mine > theirs) - (mine < theirs)
            assert compare((one,), (other,), faces_tie=False) == wanted


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


@pytest.mark.parametrize(("one", "other"), [("JC", "10D"), ("KC", "QD"), ("KC", "10D")])
def test_in_the_variant_all_cards_worth_ten_tie(one: str, other: str) -> None:
    """ "All cards with a value of 10 are equal in value and can result in a tie." """
    for faces_tie, seat in ((False, 0), (True, None)):
        state = table((one, other), faces_tie=faces_tie)
        fight(state, BOTTOM[0], (one, other))
        assert winner(state) == seat


@pytest.mark.parametrize(("one", "other"), [("AC", "KD"), ("10C", "9D"), ("5C 6C", "KD")])
def test_in_the_variant_other_values_still_differ(one: str, other: str) -> None:
    assert beats(one, other, faces_tie=True) == 1


def test_in_the_variant_faces_tie_in_the_reserve_as_well() -> None:
    state = table(("KC", "QD"), ("KH 3H", "JS 2S"), faces_tie=True)
    fight(state, BOTTOM[0], ("KC", "QD"), ("KH", "JS"))
    assert winner(state) is None
    GAME.apply(state, 0, Attack((cards("3H")[0],)), chance())
    GAME.apply(state, 1, Attack((cards("2S")[0],)), chance())
    assert winner(state) == 0
