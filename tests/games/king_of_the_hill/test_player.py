"""The computer player of King of the Hill."""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from games.core import Menu
from games.king_of_the_hill import (
    Attack,
    Choose,
    Divide,
    KingOfTheHillState,
    KingOfTheHillView,
    SetAside,
    value,
)
from games.king_of_the_hill.attack import force
from games.king_of_the_hill.computers.knight import Knight
from games.king_of_the_hill.computers.planning import equilibrium, guesses, options, strength
from tests.games.king_of_the_hill.table import (
    ALL_BUT_APEX,
    APEX,
    BOTTOM,
    GAME,
    cards,
    chance,
    choose,
    codes,
    fight,
    new,
    table,
)

MATCHES = 12


class Chaotic:
    """Any legal action."""

    def choose(self, view: KingOfTheHillView, menu: Menu[Any], rng: random.Random) -> Any:
        return menu.sample(rng)


class Forceful(Chaotic):
    """Always attacks with the highest value."""

    def choose(self, view: KingOfTheHillView, menu: Menu[Any], rng: random.Random) -> Any:
        if view.phase == "attack":
            return max(menu, key=lambda attack: value(attack.cards))
        return super().choose(view, menu, rng)


def chosen(state: KingOfTheHillState, seat: int = 0, seed: int = 0) -> Any:
    view, menu = GAME.view(state, seat), GAME.menu(state, seat)
    return Knight().choose(view, menu, random.Random(seed))


def attacked(state: KingOfTheHillState, seat: int = 0, seeds: int = 20) -> Counter[str]:
    return Counter(codes(chosen(state, seat, seed).cards) for seed in range(seeds))


def victories(rival: Chaotic, *, faces_tie: bool = False) -> int:
    """Matches won of so many, every deal played from both seats; every action is legal."""
    won = 0
    for number in range(MATCHES):
        state, rng = new(number // 2, faces_tie=faces_tie), random.Random(number)
        seat = number % 2
        while GAME.outcome(state) is None:
            for actor in sorted(GAME.to_act(state)):
                menu = GAME.menu(state, actor)
                player = Knight() if actor == seat else rival
                action = player.choose(GAME.view(state, actor), menu, rng)
                assert action in menu
                GAME.apply(state, actor, action, chance())
        won += state.king == seat
    return won


@pytest.mark.parametrize("faces_tie", [False, True])
def test_it_beats_chance(faces_tie: bool) -> None:
    assert victories(Chaotic(), faces_tie=faces_tie) >= 0.85 * MATCHES


def test_it_beats_mere_force() -> None:
    assert victories(Forceful()) >= 0.6 * MATCHES


def test_it_takes_the_apex_with_its_best_attack() -> None:
    state = table(("KC 5D 6D 7D 9S", "QC 2S"), gone=ALL_BUT_APEX)
    choose(state, APEX)
    assert attacked(state) == {"5D 6D 7D": 20}
    assert attacked(state, seat=1) == {"QC": 20}


def test_of_cards_worth_ten_the_highest_goes_for_the_apex() -> None:
    state = table(("10C KC JS", "QC 2S"), gone=ALL_BUT_APEX)
    choose(state, APEX)
    assert attacked(state) == {"KC": 20}


def test_it_goes_straight_for_an_apex_that_it_is_sure_to_win() -> None:
    gone = ALL_BUT_APEX - {BOTTOM[0], BOTTOM[4]}
    sure = table(("4C 5C 6C 7C 8C 2D", "3S"), gone=gone, stacks={BOTTOM[0]: "AS"})
    hopeless = table(("2D 4S 9C", "AH AD KS 10H"), gone=gone, stacks={BOTTOM[0]: "AS"})
    assert chosen(sure) == Choose(APEX)
    assert chosen(hopeless) != Choose(APEX)


def test_it_does_not_spend_its_best_attack_on_a_poor_stack() -> None:
    state = table(("AC 9D 6D 3H 2S", "KS QH 9C 5C 4D"), stacks={BOTTOM[0]: "2H"}, gone=[BOTTOM[1]])
    choose(state, BOTTOM[0])
    assert attacked(state)["AC"] == 0


def test_its_attacks_are_hard_to_predict() -> None:
    state = table(("JD 9D 8C 6D 3H 2S", "KS QH 9C 5C 4D"), stacks={BOTTOM[0]: "9S"})
    choose(state, BOTTOM[0])
    assert len(attacked(state)) >= 4


def test_it_breaks_a_tie_with_the_best_of_its_reserve() -> None:
    state = table(("7C 2D", "7D 2C"), ("9S 5H 6H", "4C"), stacks={BOTTOM[0]: "AH"})
    fight(state, BOTTOM[0], ("7C", "7D"))
    assert attacked(state) == {"5H 6H": 20}


def test_it_sets_aside_little_and_nothing_dear_and_sometimes_the_joker() -> None:
    bluffs = 0
    for seed in range(40):
        state = new(seed)
        action = chosen(state, seed=seed)
        assert isinstance(action, SetAside)
        aside = [card for card in action.cards if codes([card]) != "JB"]
        assert len(aside) == 1
        assert 4 <= force(aside) <= 9
        bluffs += len(action.cards) - len(aside)
    assert 5 < bluffs < 35


def test_it_keeps_spoils_in_hand_once_the_reserve_is_well() -> None:
    state = table(("KC QD", "2C 3H"), ("5S", ""), stacks={BOTTOM[0]: "4H"})
    fight(state, BOTTOM[0], ("KC", "2C"))
    assert chosen(state) == Divide(())


def test_it_sends_a_poor_card_to_an_empty_reserve_and_keeps_a_good_one() -> None:
    for spoil, kept in (("4H", False), ("AH", True)):
        state = table(("KC QD", "2C 3H"), stacks={BOTTOM[0]: spoil})
        fight(state, BOTTOM[0], ("KC", "2C"))
        assert chosen(state) == Divide(() if kept else tuple(cards(spoil)))


def test_a_guess_agrees_with_what_is_known() -> None:
    state = table(("KC QD 5C", "2C 3H 9D"), ("5S", "6S"), stacks={BOTTOM[0]: "4H"})
    fight(state, BOTTOM[0], ("5C", "9D"))
    GAME.apply(state, 1, Divide(()), chance())
    view = GAME.view(state, 0)
    for guess in guesses(view, random.Random(1), 20):
        held = [*guess.hand, *guess.reserve]
        assert set(cards("4H")) <= set(guess.hand)
        assert (len(guess.hand), len(guess.reserve)) == (view.seats[1].hand, view.seats[1].reserve)
        assert not {*held, *guess.hidden} & {*view.hand[:-1], *view.reserve, *view.discards}


def test_more_is_stronger_and_others_matter_less_near_the_end() -> None:
    poor, fair, rich = cards("2C 9D"), cards("2C 9D KS"), cards("2C 9D KS AS")
    assert strength([], 15) < strength(poor, 15) < strength(fair, 15) < strength(rich, 15)
    two, three = cards("AC KS"), cards("AC KS QH")
    early = strength(three, 15) - strength(two, 15)
    late = strength(three, 2) - strength(two, 2)
    assert early > 5 * late > 0


def test_only_attacks_that_leave_more_than_stronger_ones_are_weighed() -> None:
    found = options(cards("AC KS KD 9D 2H 3H"), 10)
    assert found[-1].attack == Attack(tuple(cards("JB")))
    for stronger, weaker in pairwise(found):
        assert stronger.force > weaker.force
        assert stronger.strength < weaker.strength


def test_an_equilibrium_is_found() -> None:
    """Matching pennies: both sides half and half; and a dominant attack is always chosen."""
    balance = equilibrium([[[1.0, -1.0], [-1.0, 1.0]]], 2000)
    assert balance.often[0] / 2000 == pytest.approx(0.5, abs=0.05)
    assert balance.gain == pytest.approx(0, abs=0.05)
    assert equilibrium([[[3.0, 2.0], [1.0, 0.0]]], 50).often[0] >= 49
