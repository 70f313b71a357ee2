"""The computer players of King of the Hill, and their looks back at a match."""

import random
from collections import Counter
from itertools import combinations
from statistics import fmean
from typing import Any

import pytest

from games.core import LEVELS, Level
from games.core.cards import STANDARD_DECK
from games.king_of_the_hill.attack import JOKER, Attack, sequences, strongest
from games.king_of_the_hill.computers.duelling import duel, fought_out, thought
from games.king_of_the_hill.computers.king import chances_of_reserves
from games.king_of_the_hill.computers.knight import KingOfTheHillKnight
from games.king_of_the_hill.computers.planning import Duel, balance, guesses
from games.king_of_the_hill.computers.valuing import level_force
from games.king_of_the_hill.state import ChooseStack, Divide, KingOfTheHillState
from tests.games.king_of_the_hill.table import (
    ALL_BUT_APEX,
    APEX,
    BOTTOM,
    GAME,
    attack,
    choose,
    fight,
    new,
    table,
)
from tests.games.playing import cards, chance, codes, let_choose
from tests.games.reviews import choose as choose_by
from tests.games.reviews import review, weigh_all


def chosen(level: Level, state: KingOfTheHillState, seed: int = 0) -> Any:
    action = choose_by(GAME, level, state, 0, random.Random(seed))
    return GAME.actions.validate_python(action)


@pytest.mark.parametrize("faces_tie", [False, True])
def test_the_knight_beats_chance(faces_tie: bool) -> None:
    """Every deal is played from both seats."""
    won = 0
    for number in range(12):
        state, rng = new(number // 2, faces_tie=faces_tie), random.Random(number)
        players = [lambda _view, menu, rng: menu.sample(rng)] * 2
        players[number % 2] = KingOfTheHillKnight().choose
        while GAME.outcome(state) is None:
            let_choose(GAME, state, players, rng, chance())
        won += state.king == number % 2
    assert won >= 10.2


@pytest.mark.parametrize("level", LEVELS)
def test_they_take_the_apex_with_their_best_attack(level: Level) -> None:
    state = table(("KC 5D 6D 7D 9S", "QC 2S"), gone=ALL_BUT_APEX)
    choose(state, APEX)
    assert {codes(chosen(level, state, seed).cards) for seed in range(8)} == {"5D 6D 7D"}


@pytest.mark.parametrize("level", ["knight", "king"])
def test_they_go_straight_for_an_apex_that_they_are_sure_to_win(level: Level) -> None:
    gone = ALL_BUT_APEX - {BOTTOM[0], BOTTOM[4]}
    sure = table(("4C 5C 6C 7C 8C 2D", "3S"), gone=gone, stacks={BOTTOM[0]: "AS"})
    hopeless = table(("2D 4S 9C", "AH AD KS 10H"), gone=gone, stacks={BOTTOM[0]: "AS"})
    assert chosen(level, sure) == ChooseStack(APEX)
    assert chosen(level, hopeless) != ChooseStack(APEX)


@pytest.mark.parametrize("level", ["knight", "king"])
def test_they_keep_a_spoil_in_the_hand_that_completes_a_sequence_for_the_apex(level: Level) -> None:
    gone = ALL_BUT_APEX - {BOTTOM[0]}
    state = table(("5C 7C KD", "QD 2S"), ("2H 3H", "3S 4S"), gone=gone, stacks={BOTTOM[0]: "6C"})
    fight(state, BOTTOM[0], ("KD", "QD"))
    assert {chosen(level, state, seed) for seed in range(4)} == {Divide(())}


def test_first_reserves_are_weighed_against_an_opponent_as_strong_as_oneself() -> None:
    chances = []
    for key in range(4):
        state = new(key)
        for seat in range(2):
            view = GAME.view(state, seat)
            reserves = [(), *((card,) for card in view.hand if card != JOKER)]
            rows = chances_of_reserves(view, reserves, random.Random(key), 8)
            chances.append(max(map(fmean, zip(*rows, strict=True))))
    assert 0.4 < fmean(chances) < 0.75


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


@pytest.mark.parametrize(
    ("mine", "theirs", "faces_tie", "winner", "left"),
    [
        ("AC 2D", "KC QC", False, 1, "2D"),
        ("AC 2D", "7H 8H 3S", False, -1, ""),
        ("JC", "QD", False, -1, ""),
        ("JC", "QD", True, 0, ""),
        ("", "", False, 0, ""),
    ],
)
def test_a_tie_is_fought_out_with_the_strongest(
    mine: str, theirs: str, faces_tie: bool, winner: int, left: str
) -> None:
    found = fought_out(cards(mine), cards(theirs), faces_tie=faces_tie)
    assert (found[0], codes(found[1])) == (winner, left)


def test_where_faces_tie_all_of_them_are_worth_a_ten() -> None:
    assert [level_force(force) for force in (9, 10, 10.5, 11, 15)] == [9, 10, 10, 11, 15]


def test_a_balance_stands_up_to_every_hand_of_the_opponent() -> None:
    """Matching pennies against one hand or two, and an attack that is always better."""
    pennies = [[1.0, 0.0], [0.0, 1.0]]
    for hands in ([pennies], [pennies, pennies]):
        found = balance(Duel([], [hands], []), 2000)
        assert found.often[0] / 2000 == pytest.approx(0.5, abs=0.05)
        assert found.worth == pytest.approx(0.5, abs=0.03)
    assert balance(Duel([], [[[[0.9, 0.8], [0.2, 0.1]]]], []), 50).often[0] >= 49


def test_a_balance_makes_use_of_a_habit() -> None:
    uneven = [[1.0, 0.0], [0.0, 0.5]]
    wary = balance(Duel([], [[uneven]], []), 2000)
    knowing = balance(Duel([], [[uneven]], [[1.0, 0.0]]), 2000)
    assert wary.often[0] / 2000 == pytest.approx(1 / 3, abs=0.05)
    assert wary.worth == pytest.approx(1 / 3, abs=0.03)
    assert knowing.often[0] > 1900
    assert knowing.worth == pytest.approx(1 / 2, abs=0.03)


RIGHT, WRONG = 0.025, 0.1
"""Chances: a smaller loss is none, and a larger one is clear."""


def best(held: list[int]) -> Attack:
    real = [card for card in held if card != JOKER]
    attacks = [Attack((card,)) for card in real] + sequences(real)
    return strongest(attacks) if attacks else Attack((JOKER,))


def test_attacks_on_the_apex_are_graded_by_all_that_the_opponent_may_hold() -> None:
    rng, told = random.Random(1), Counter[bool]()

    def result(world: KingOfTheHillState, played: Attack) -> float:
        """1 for a win and 0.5 for a draw; others, and both in a tie, attack with their best."""
        world = GAME.copy(world)
        GAME.apply(world, 0, played, chance())
        GAME.apply(world, 1, best(world.hands[1]), chance())
        while world.phase != "over":
            seat = min(GAME.to_act(world))
            GAME.apply(world, seat, best(world.reserves[seat]), chance())
        return 0.5 if world.king is None else float(world.king == 0)

    while told.total() < 20:
        deck = rng.sample(STANDARD_DECK, len(STANDARD_DECK))
        hands = [codes([deck.pop() for _ in range(rng.randint(2, 5))]) for _ in range(2)]
        reserves = [codes([deck.pop() for _ in range(rng.randint(1, 2))]) for _ in range(2)]
        state = table((hands[0], hands[1]), (reserves[0], reserves[1]), gone=ALL_BUT_APEX)
        choose(state, APEX)
        known, menu = list[KingOfTheHillState](), GAME.menu(state, 0)
        unseen = [*state.hands[1], *state.reserves[1]]
        for reserve in combinations(unseen, len(state.reserves[1])):
            world = GAME.copy(state)
            world.reserves[1] = sorted(reserve)
            world.hands[1] = [card for card in unseen if card not in reserve]
            known.append(world)
        worths = {each: fmean(result(world, each) for world in known) for each in menu}
        most = max(worths.values())
        played = rng.choice([*worths, max(worths, key=lambda each: worths[each])])
        if most - min(worths.values()) < WRONG:
            continue
        grade = review(GAME, state, played, seed=told.total()).grade
        loss = most - worths[played]
        if loss <= RIGHT or loss >= WRONG:
            told[loss >= WRONG] += 1
            assert (grade > 0) == (loss >= WRONG), (worths, played)
    assert min(told[True], told[False]) > 5


def test_an_attack_is_weighed_once_however_little_it_is_worth() -> None:
    state = table(("KC 5D 6D 7D", "QC 2S 3H"))
    choose(state, BOTTOM[0])
    for played in GAME.menu(state, 0):
        assert review(GAME, state, played).weighing.candidates.count(played) == 1


def test_the_opponent_reckons_with_no_card_that_is_secret() -> None:
    """Its answers are the same with any real cards."""
    state = table(("KC 5D 6D 7D", "QC 2S 3H"))
    choose(state, BOTTOM[0])
    view = GAME.view(state, 0)
    field = duel(view, BOTTOM[0], thought(view, random.Random(1), 4, 6))
    real, *others = field.worths
    other = field._replace(
        worths=[[[[1 - x for x in line] for line in one] for one in real], *others]
    )
    assert balance(field, 30, secret=True).answers == balance(other, 30, secret=True).answers
    assert balance(field, 30).answers != balance(other, 30).answers


def test_the_last_stack_is_judged_by_what_it_leaves_for_the_apex() -> None:
    """With A♣ for the apex, it may be fought for with anything else, but not with the ace."""
    gone = ALL_BUT_APEX - {BOTTOM[0]}
    state = table(("AC 2H", "KD 3H"), gone=gone, stacks={BOTTOM[0]: "4C"}, faces_tie=True)
    state.discards.remove(*cards("3S"))  # nobody knows who holds it
    choose(state, BOTTOM[0])
    ace, two = (review(GAME, state, Attack((card,))) for card in cards("AC 2H"))
    assert {*ace.weighing.candidates} == {*GAME.menu(state, 0)}
    assert all(row[two.at] == 1 for row in two.weighing.worths)
    assert (ace.grade > 0, two.grade) == (True, 0)


def test_a_puzzle_compares_every_attack_stack_or_division() -> None:
    state = table(("KC 5D 6D 7D", "QC 2S 3H"), stacks={BOTTOM[0]: "6C"})
    states = [state, GAME.copy(state)]
    choose(states[1], BOTTOM[0])
    attack(fought := GAME.copy(states[1]), ("KC", "QC"))
    for each in (*states, fought):
        found = weigh_all(GAME, each)
        assert found is not None
        assert len(found.candidates) == len({*found.candidates})
        assert {*found.candidates} == {*GAME.menu(each, 0)}
        assert all(0 <= worth <= 1 for row in found.worths for worth in row)
