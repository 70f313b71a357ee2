"""Battles: who wins a stack, ties, Jokers, discards, spoils, and whose turn is next."""

from itertools import combinations

import pytest

from games.core import IllegalAction
from games.core.cards import parse
from games.king_of_the_hill import JOKER, Attack, Choose, Divide
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    at,
    attack,
    attacks,
    cards,
    chance,
    choose,
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


def test_discards_are_permanently_out_of_play() -> None:
    """ "All these cards are permanently out of play." """
    state = table(("7C", "KD"), ("", "5D"))
    fight(state, BOTTOM[0], ("7C", "KD"))
    divide(state, 1)
    choose(state, BOTTOM[1])
    for seat in (0, 1):
        assert not attacks(state, seat) & {"7C", "KD"}
    with pytest.raises(IllegalAction, match="card_not_held"):
        commit(state, 1, "KD")


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("plays", "won_by"), [(("KC", "2D"), 0), (("2C", "KD"), 1)])
def test_the_turn_passes_whoever_won(turn: int, plays: tuple[str, str], won_by: int) -> None:
    """ "The player who chose which stack to fight for ends his turn and the other ... begins" """
    state = table((plays[0], plays[1]), turn=turn)
    fight(state, BOTTOM[0], plays)
    assert GAME.to_act(state) == {won_by}
    divide(state, won_by)
    assert state.turn == 1 - turn
    assert GAME.to_act(state) == {1 - turn}
    assert GAME.view(state, None).turn == 1 - turn


def test_nobody_chooses_the_next_stack_before_the_spoils_are_divided() -> None:
    state = table(("KC", "2D"))
    fight(state, BOTTOM[0], ("KC", "2D"))
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="not_now"):
            GAME.apply(state, seat, Choose(BOTTOM[1]), chance())


def test_a_joker_from_the_hand_loses_to_anything_and_returns() -> None:
    """ "play the Joker in his hand to signify that he does not wish to compete" """
    state = table(("2C", "5D 6D"))
    fight(state, BOTTOM[0], ("2C", "JB"))
    assert winner(state) == 0
    assert codes(state.hands[1]) == "5D 6D JB"
    assert JOKER not in state.discards


def test_a_joker_in_the_reserve_can_be_retrieved_and_goes_to_the_hand() -> None:
    """ "If the Joker is in the player's reserve, he'll have to retrieve it" """
    state = table(("2C", "5D"), ("", "9H JB"))
    choose(state, BOTTOM[0])
    assert attacks(state, 1) == {"5D", "JB"}
    attack(state, ("2C", "JB"))
    assert codes(state.hands[1]) == "5D JB"
    assert codes(state.reserves[1]) == "9H"
    assert [GAME.view(state, 0).seats[1].hand, GAME.view(state, 0).seats[1].reserve] == [2, 1]
    assert JOKER in GAME.view(state, 0).seats[1].known_hand


def test_a_player_without_cards_still_has_the_joker() -> None:
    """Ruling: "Since a Joker always comes back, a player always has a legal attack." """
    for reserves in (("", ""), ("JB", "")):
        state = table(("", "2C"), reserves)
        for column in (0, 1):
            choose(state, BOTTOM[column])
            assert attacks(state, 0) == {"JB"}
            attack(state, ("JB", "2C" if column == 0 else "JB"))
            if column == 0:
                divide(state, 1, codes(state.spoils))


def test_other_cards_of_the_reserve_cannot_be_played_in_a_first_attack() -> None:
    state = table(("2C", "5D"), ("KC 3C", ""))
    choose(state, BOTTOM[0])
    assert attacks(state, 0) == {"2C", "JB"}
    for played in ("KC", "2C 3C"):
        with pytest.raises(IllegalAction, match="card_not_held"):
            commit(state, 0, played)


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


def test_in_a_tie_jokers_in_hand_go_into_the_reserve() -> None:
    """ "Each player should put the Joker from their hand into their reserve." """
    state = table(("7C", "7D"), ("2C JB", "3C"))
    fight(state, BOTTOM[0], ("7C", "7D"))
    assert [codes(hand) for hand in state.hands] == ["", ""]
    assert [codes(reserve) for reserve in state.reserves] == ["2C JB", "3C JB"]


def test_a_joker_not_played_in_a_tie_stays_in_the_reserve_one_played_goes_to_the_hand() -> None:
    """Ruling "Tie"."""
    state = table(("7C", "7D"), ("2C", "3C"))
    fight(state, BOTTOM[0], ("7C", "7D"), ("2C", "JB"))
    assert winner(state) == 0
    assert [codes(hand) for hand in state.hands] == ["", "JB"]
    assert [codes(reserve) for reserve in state.reserves] == ["JB", "3C"]
    divide(state, 0)
    assert JOKER in state.reserves[0]
    assert GAME.view(state, 1).seats[0].known_reserve == (JOKER,)
    choose(state, BOTTOM[1])
    assert "JB" in attacks(state, 0)


def test_ties_are_fought_out_again_and_again() -> None:
    """ "If a tie still exists, the players continue playing from their reserves" """
    state = table(("7C", "7D"), ("2C 3C 9C KC", "5D 9D QD"))
    blows = [("7C", "7D"), ("2C 3C", "5D"), ("9C", "9D"), ("KC", "QD")]
    choose(state, BOTTOM[0])
    for number, blow in enumerate(blows, 1):
        assert GAME.view(state, None).from_reserve is (number > 1)
        events = attack(state, blow)
        assert events[1].public == {
            "attacks": [blow[0].split(), blow[1].split()],
            "blow": number,
        }
        assert kinds(events)[-1] == ("tied" if number < 4 else "stack_won")
    assert winner(state) == 0
    assert state.battle is not None
    assert len(state.battle.blows) == 4
    assert [codes(reserve) for reserve in state.reserves] == ["JB", "JB"]


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


def test_a_later_tie_break_is_forced_too() -> None:
    state = table(("7C", "7D"), ("2C", "2D 9D"))
    events = fight(state, BOTTOM[0], ("7C", "7D"), ("2C", "2D"))
    assert kinds(events) == ["committed", "revealed", "tied", "committed"]
    assert GAME.to_act(state) == {1}


def test_a_first_attack_is_never_forced() -> None:
    """Whoever has an empty hand plays the Joker, but says so."""
    state = table(("", "2C"), ("JB", "JB"))
    choose(state, BOTTOM[0])
    assert GAME.to_act(state) == {0, 1}


def test_after_a_tie_the_next_battle_is_fought_from_the_hands_again() -> None:
    state = table(("7C KC", "7D QD"), ("2C", "3D"))
    fight(state, BOTTOM[0], ("7C", "7D"), ("2C", "3D"))
    divide(state, 1)
    assert not GAME.view(state, None).from_reserve
    choose(state, BOTTOM[1])
    assert not GAME.view(state, None).from_reserve
    assert "KC" in attacks(state, 0)
    assert "QD" in attacks(state, 1)


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


def test_two_jokers_from_the_reserves_discard_the_stack_too() -> None:
    """ "at any time both players play a Joker (either from their hands or from their reserves)" """
    state = table(("7C", "7D"), ("2C", "3D"), stacks={BOTTOM[2]: "AS"}, turn=1)
    events = fight(state, BOTTOM[2], ("7C", "7D"), ("JB", "JB"))
    assert kinds(events) == ["committed", "revealed", "discarded"]
    assert [codes(hand) for hand in state.hands] == ["JB", "JB"]
    assert [codes(reserve) for reserve in state.reserves] == ["2C", "3D"]
    assert GAME.to_act(state) == {0}


def test_the_winner_takes_all_cards_of_the_stack() -> None:
    """ "takes all the cards in the stack, both the exposed card and any face down cards" """
    state = table(("KC", "KD"), stacks={FOUR: "2C 3D 4H 5S"}, gone=BENEATH_FOUR)
    events = fight(state, FOUR, ("KC", "JB"))
    assert codes(state.spoils) == "2C 3D 4H 5S"
    assert events[-1].public == {"seat": 0, "stack": FOUR, "size": 4}
    assert state.won == [4, 0]
    divide(state, 0)
    assert codes(state.hands[0]) == "2C 3D 4H 5S JB"


SPOILS = ("2C", "3D", "4H", "5S")


@pytest.mark.parametrize(
    "to_reserve", [each for size in range(5) for each in combinations(SPOILS, size)]
)
def test_the_cards_won_are_divided_in_any_way(to_reserve: tuple[str, ...]) -> None:
    """ "He may divide the won cards between his hand and his reserve in any way he sees fit." """
    state = table(("KC 9C", ""), ("7H", "8H"), stacks={FOUR: " ".join(SPOILS)}, gone=BENEATH_FOUR)
    fight(state, FOUR, ("KC", "JB"))
    assert GAME.menu(state, 0).count() == 16
    assert GAME.menu(state, 1).count() == 0
    (event,) = divide(state, 0, " ".join(to_reserve))
    to_hand = [card for card in SPOILS if card not in to_reserve]
    assert set(state.reserves[0]) == {parse("7H"), *map(parse, to_reserve)}
    assert set(state.hands[0]) == {JOKER, parse("9C"), *map(parse, to_hand)}
    assert state.hands[0] == sorted(state.hands[0])
    assert state.reserves[0] == sorted(state.reserves[0])
    counts = {"seat": 0, "hand": len(to_hand), "reserve": len(to_reserve)}
    assert event.public == counts
    assert state.battle is not None
    assert (state.battle.to_hand, state.battle.to_reserve) == (len(to_hand), len(to_reserve))


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


def test_the_winner_sees_the_spoils_and_the_other_their_number() -> None:
    """Ruling "Spoils"."""
    state = table(("KC", "2D"), stacks={FOUR: "AC 3D 4H 5S"}, gone=BENEATH_FOUR)
    events = fight(state, FOUR, ("KC", "2D"))
    assert events[-1].public == {"seat": 0, "stack": FOUR, "size": 4}
    for viewer in (1, None):
        assert GAME.view(state, viewer).spoils == ()
    assert codes(GAME.view(state, 0).spoils) == "AC 3D 4H 5S"


def test_cards_won_can_be_played_on_the_following_turn() -> None:
    """ "Cards won can be played immediately on the following turn." """
    state = table(("KC 4S", "2D 3D"), stacks={BOTTOM[0]: "5S"})
    fight(state, BOTTOM[0], ("KC", "2D"))
    divide(state, 0)
    choose(state, BOTTOM[1])
    assert attacks(state, 0) == {"4S", "5S", "4S 5S", "JB"}
    attack(state, ("4S 5S", "3D"))
    assert winner(state) == 0
