"""Reviews of attacks in the fight for the apex, which can be solved exactly."""

import random
from collections import Counter
from itertools import combinations
from statistics import fmean

from games.core.cards import STANDARD_DECK
from games.core.reviewing import compare
from games.king_of_the_hill.attack import JOKER, Attack, sequences, strongest
from games.king_of_the_hill.computers.duelling import duel, thought
from games.king_of_the_hill.computers.planning import balance
from games.king_of_the_hill.computers.reviewing import REVIEWER
from games.king_of_the_hill.state import KingOfTheHillState
from tests.games.king_of_the_hill.table import (
    ALL_BUT_APEX,
    APEX,
    BOTTOM,
    GAME,
    attack,
    cards,
    chance,
    choose,
    codes,
    table,
)

FIGHTS = 20
RIGHT, WRONG = 0.025, 0.1
"""Chances: a smaller loss is none, and a larger one is clear."""


def best(held: list[int]) -> Attack:
    real = [card for card in held if card != JOKER]
    attacks = [Attack((card,)) for card in real] + sequences(real)
    return strongest(attacks) if attacks else Attack((JOKER,))


def result(state: KingOfTheHillState, played: Attack) -> float:
    """1 for a win and 0.5 for a draw; the opponent, and both in a tie, attack with their best."""
    world = GAME.copy(state)
    GAME.apply(world, 0, played, chance())
    GAME.apply(world, 1, best(world.hands[1]), chance())
    while world.phase != "over":
        seat = min(GAME.to_act(world))
        GAME.apply(world, seat, best(world.reserves[seat]), chance())
    return 0.5 if world.king is None else float(world.king == 0)


def worlds(state: KingOfTheHillState) -> list[KingOfTheHillState]:
    """All ways in which the opponent's cards, the only ones unseen, may lie in its two places."""
    unseen = [*state.hands[1], *state.reserves[1]]
    found = []
    for reserve in combinations(unseen, len(state.reserves[1])):
        world = GAME.copy(state)
        world.reserves[1] = sorted(reserve)
        world.hands[1] = [card for card in unseen if card not in reserve]
        found.append(world)
    return found


def test_attacks_on_the_apex_are_graded_by_all_that_the_opponent_may_hold() -> None:
    rng, told = random.Random(1), Counter[bool]()
    while told.total() < FIGHTS:
        deck = rng.sample(STANDARD_DECK, len(STANDARD_DECK))
        hands = [codes([deck.pop() for _ in range(rng.randint(2, 5))]) for _ in range(2)]
        reserves = [codes([deck.pop() for _ in range(rng.randint(1, 2))]) for _ in range(2)]
        state = table((hands[0], hands[1]), (reserves[0], reserves[1]), gone=ALL_BUT_APEX)
        choose(state, APEX)
        view, menu = GAME.view(state, 0), GAME.menu(state, 0)
        worths = {each: fmean(result(world, each) for world in worlds(state)) for each in menu}
        most = max(worths.values())
        played = rng.choice([*worths, max(worths, key=lambda each: worths[each])])
        if most - min(worths.values()) < WRONG:
            continue
        weighing = REVIEWER.weigh(view, menu, played, rng)
        assert weighing is not None
        grade = compare(weighing, weighing.candidates.index(played), REVIEWER.thresholds)[4]
        loss = most - worths[played]
        if loss <= RIGHT or loss >= WRONG:
            told[loss >= WRONG] += 1
            assert (grade > 0) == (loss >= WRONG), (worths, played)
    assert min(told[True], told[False]) > FIGHTS / 4


def test_an_attack_is_weighed_however_little_it_is_worth() -> None:
    state = table(("KC 5D 6D 7D", "QC 2S 3H"))
    choose(state, BOTTOM[0])
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    for played in menu:
        weighing = REVIEWER.weigh(view, menu, played, random.Random(1))
        assert weighing is not None
        assert played in weighing.candidates


def test_the_joker_stands_among_the_candidates_once() -> None:
    state = table(("KC 5D 6D 7D", "QC 2S 3H"))
    choose(state, BOTTOM[0])
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    joker = Attack((JOKER,))
    weighing = REVIEWER.weigh(view, menu, joker, random.Random(1))
    assert weighing is not None
    assert weighing.candidates.count(joker) == 1


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


def last_stack(hand: str, other: str, unseen: str) -> KingOfTheHillState:
    """The last stack is one card; which of the unseen cards the opponent holds is not known."""
    gone = ALL_BUT_APEX - {BOTTOM[0]}
    state = table((hand, other), gone=gone, stacks={BOTTOM[0]: "4C"}, faces_tie=True)
    state.discards = [card for card in state.discards if card not in cards(unseen)]
    choose(state, BOTTOM[0])
    return state


def test_the_last_stack_is_judged_by_what_it_leaves_for_the_apex() -> None:
    """With A♣ for the apex, it may be fought for with anything else, but not with the ace."""
    state = last_stack("AC 2H", "KD 3H", "3S")
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    ace, two = Attack((*cards("AC"),)), Attack((*cards("2H"),))
    weighing = REVIEWER.weigh(view, menu, ace, random.Random(1))
    assert weighing is not None
    assert {*weighing.candidates} == {*menu}
    at = weighing.candidates.index
    assert all(row[at(two)] == 1 for row in weighing.worths)
    assert compare(weighing, at(ace), REVIEWER.thresholds)[4] > 0
    assert compare(weighing, at(two), REVIEWER.thresholds)[4] == 0


def test_a_puzzle_compares_every_attack_stack_or_division() -> None:
    state = table(("KC 5D 6D 7D", "QC 2S 3H"), stacks={BOTTOM[0]: "6C"})
    states = [state, GAME.copy(state)]
    choose(states[1], BOTTOM[0])
    attack(fought := GAME.copy(states[1]), ("KC", "QC"))
    for each in (*states, fought):
        view, menu = GAME.view(each, 0), GAME.menu(each, 0)
        found = REVIEWER.weigh_all(view, menu, random.Random(1))
        assert found is not None
        assert len(found.candidates) == len({*found.candidates})
        assert {*found.candidates} == {*menu}
        assert all(0 <= worth <= REVIEWER.most for row in found.worths for worth in row)
