"""Looking back at attacks: what is told of the fight for the apex, whose every course is known."""

import random
from collections import Counter
from itertools import combinations
from statistics import fmean

from games.core.cards import STANDARD_DECK
from games.core.reviewing import compare
from games.king_of_the_hill.attack import JOKER, Attack, sequences, strongest
from games.king_of_the_hill.computers.reviewing import REVIEWER
from games.king_of_the_hill.state import KingOfTheHillState
from tests.games.king_of_the_hill.table import (
    ALL_BUT_APEX,
    APEX,
    BOTTOM,
    GAME,
    chance,
    choose,
    codes,
    table,
)

FIGHTS = 20
RIGHT, WRONG = 0.025, 0.1
"""Chances: a smaller loss is none, and a larger one is clear."""


def best(cards: list[int]) -> Attack:
    real = [card for card in cards if card != JOKER]
    attacks = [Attack((card,)) for card in real] + sequences(real)
    return strongest(attacks) if attacks else Attack((JOKER,))


def result(state: KingOfTheHillState, attack: Attack) -> float:
    """1 for a win and 0.5 for a draw; the opponent, and both in a tie, attack with their best."""
    world = GAME.copy(state)
    GAME.apply(world, 0, attack, chance())
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
