"""The document of King of the Hill and the house rules."""

import random
from collections import Counter
from itertools import chain, combinations

import pytest

from games.core.cards import RED_JOKER, STANDARD_DECK, code
from games.king_of_the_hill.attack import JOKER, Attack, AttackMenu, compare, is_sequence
from games.king_of_the_hill.state import ChooseStack, SetAside, available
from tests.games.king_of_the_hill import model
from tests.games.king_of_the_hill.model import may_be_chosen
from tests.games.king_of_the_hill.table import (
    ALL_BUT_APEX,
    APEX,
    BOTTOM,
    GAME,
    SIZES,
    at,
    attack,
    attacks,
    choose,
    commit,
    divide,
    fight,
    new,
    offered,
    set_aside,
    table,
    winner,
)
from tests.games.playing import (
    cards,
    chance,
    chi_square,
    codes,
    deadline_of,
    kinds,
    refusal,
    result,
    told,
)


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
    assert chi_square(Counter(new(key).dealer for key in range(2_000)), 2) < 10.8
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
    assert refusal(GAME, state, 1 - state.dealer, ChooseStack(BOTTOM[0])).code == "not_your_turn"


def test_every_subset_of_stacks_left_frees_what_the_document_says() -> None:
    rng = random.Random(0)
    for _ in range(3_000):
        left = {index for index in range(15) if rng.random() < rng.choice([0.3, 0.7])}
        sizes = [size if index in left else 0 for index, size in enumerate(SIZES)]
        places = {
            (row, column) for row in range(1, 6) for column in range(row) if at(row, column) in left
        }
        wanted = {at(*place) for place in places if may_be_chosen(place, places)}
        assert set(available(sizes)) == wanted
        assert len(available(sizes)) == len(wanted)


def test_the_view_names_the_stacks_available_while_one_is_to_be_chosen() -> None:
    state = table(("2C", "3C"), gone=[at(5, 0)])
    assert set(GAME.view(state, None).available) == offered(state)
    fight(state, at(5, 1))
    assert GAME.view(state, None).available == ()


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
    assert refusal(GAME, state, 0, Attack((2,))).code == "already_chosen"


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
    assert refusal(GAME, state, bare, Attack((JOKER,))).code == "already_chosen"
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


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("plays", "king"), [(("KC", "2D"), 0), (("2C", "KD"), 1)])
def test_who_wins_the_joker_at_the_top_wins(turn: int, plays: tuple[str, str], king: int) -> None:
    """ "He need not have been the player who decided to play for the Joker." """
    state = table(plays, gone=ALL_BUT_APEX, turn=turn)
    assert GAME.outcome(state) is None
    events = fight(state, APEX, plays)
    assert kinds(events) == ["committed", "revealed", "stack_won", "crowned"]
    assert events[-1].public == {"seat": king}
    assert (state.ending, state.king) == ("crowned", king)
    assert result(GAME, state) == (((1, 2), (2, 1))[king], ((1, 0), (0, 1))[king])
    assert GAME.view(state, None).king == king


@pytest.mark.parametrize("tied_first", [False, True])
def test_two_jokers_at_the_apex_are_a_draw(tied_first: bool) -> None:
    """Ruling: "If that stack is the apex, nobody is King of the Hill: a draw." """
    state = table(("7C", "7D"), ("2C", "3D"), gone=ALL_BUT_APEX)
    choose(state, APEX)
    if tied_first:
        attack(state, ("7C", "7D"))
    events = attack(state, ("JB", "JB"))
    assert told(events)[-2:] == [
        ("discarded", {"stack": APEX, "cards": ["JR"]}),
        ("drawn", {}),
    ]
    assert (state.ending, state.king) == ("draw", None)
    assert result(GAME, state) == ((1, 1), (0, 0))
    assert RED_JOKER in state.discards


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moment", ["setup", "half setup", "choosing", "attack", "tie", "spoils"])
def test_who_concedes_loses_at_any_moment(seat: int, moment: str) -> None:
    """Ruling "End": "Conceding: the other player wins." """
    state = new() if "setup" in moment else table(("7C 8C", "7D"), ("2C", "3D"))
    if moment == "half setup":
        GAME.apply(state, 0, SetAside(()), chance())
    if moment in ("attack", "tie", "spoils"):
        choose(state, BOTTOM[0])
        commit(state, 0, "8C" if moment == "spoils" else "7C")
    if moment in ("tie", "spoils"):
        commit(state, 1, "7D")
    assert told(GAME.concede(state, seat, chance())) == [("conceded", {"seat": seat})]
    assert (state.ending, state.king) == ("conceded", 1 - seat)
    assert result(GAME, state) == (((2, 1), (1, 2))[seat], tuple(state.won))
    assert GAME.to_act(state) == frozenset()
    assert GAME.deadline(state) is None
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        assert view.king == 1 - seat
        assert view.committed is None
        assert not any(each.ready for each in view.seats)


@pytest.mark.parametrize(
    ("hand", "strongest"),
    [
        ("KC AD 5H 6H 7H", "5H 6H 7H"),
        ("KC AD 2H", "AD"),
        ("KC 10D JH", "KC"),
        ("7C 8C AD", "AD"),
        ("", "JB"),
    ],
)
def test_the_default_attack_at_the_apex_is_the_strongest(hand: str, strongest: str) -> None:
    """Ruling: "at the apex the strongest attack, for a default never ends the match by itself" """
    state = table((hand, "2S"), gone=ALL_BUT_APEX)
    choose(state, APEX)
    commit(state, 1, "2S")
    GAME.expire(state, chance())
    assert state.battle is not None
    assert codes(state.battle.blows[0][0]) == strongest


def test_time_chooses_the_apex_only_when_nothing_else_is_left() -> None:
    """Though it has fewer cards than any other stack."""
    state = table(("2C", "3C"), gone=ALL_BUT_APEX - {at(3, 0)})
    assert len(state.stacks[at(3, 0)]) > len(state.stacks[APEX])
    assert GAME.default_action(state, state.turn, chance()) == ChooseStack(at(3, 0))


def test_a_decision_waits_for_its_players_at_no_pace_of_its_own() -> None:
    state = new()
    waited: list[set[int]] = []

    def note() -> None:
        deadline = deadline_of(GAME, state)
        assert deadline.seconds is None
        assert deadline.seats == GAME.to_act(state)
        waited.append(set(deadline.seats))

    note()
    set_aside(state, [], [])
    for column in range(3):
        note()
        choose(state, BOTTOM[column])
        note()
        if column < 2:
            commit(state, 0, "JB")
            note()
            card = next(card for card in state.hands[1] if card != JOKER)
            commit(state, 1, codes([card if column else JOKER]))
        if column == 1:
            note()
            divide(state, 1)
    mine, others = {state.dealer}, {1 - state.dealer}
    assert waited == [{0, 1}, mine, {0, 1}, {1}, others, {0, 1}, {1}, {1}, mine, {0, 1}]


TWO = at(4, 0)


def test_a_battle_with_a_tie_as_everybody_hears_it_and_sees_it_later() -> None:
    state = table(("7C 9C", "7D KH"), ("2C", "3D"), stacks={TWO: "3H 4H"}, gone=[at(5, 0)], turn=1)
    fight(state, TWO, ("7C", "7D"))
    commit(state, 0, "2C")
    events = commit(state, 1, "3D")
    assert told(events) == [
        ("committed", {"seat": 1}),
        ("revealed", {"attacks": [["2C"], ["3D"]], "blow": 2}),
        ("stack_won", {"seat": 1, "stack": TWO, "size": 2}),
    ]
    events = divide(state, 1, "4H")
    assert told(events) == [("divided", {"seat": 1, "hand": 1, "reserve": 1})]
    battle = GAME.view(state, None).battle
    assert battle is not None
    assert (battle.number, battle.stack, battle.size, battle.chooser) == (1, TWO, 2, 1)
    assert (battle.result, battle.winner) == ("won", 1)
    assert (battle.to_hand, battle.to_reserve) == (1, 1)
    assert len(battle.blows) == 2
    choose(state, BOTTOM[1])
    battle = GAME.view(state, None).battle
    assert battle is not None
    assert (battle.number, battle.stack, battle.chooser) == (2, BOTTOM[1], 0)
    assert (battle.blows, battle.result, battle.winner) == ((), None, None)
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        assert view.battles == tuple(state.battles)
        assert [each.number for each in view.battles] == [1, 2]
        assert view.fought == view.battles[:1]
