"""The computer players of Eighty Points, and their looks back at a match."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from statistics import fmean
from typing import Any

import pytest

from games.core.cards import parse
from games.core.reviewing import compare
from games.eighty_points.computers.king import EightyPointsKing, Plan
from games.eighty_points.computers.knight import EightyPointsKnight, EightyPointsPage
from games.eighty_points.computers.reviewing import REVIEWER, is_settled
from games.eighty_points.rounds import PASSED
from games.eighty_points.state import (
    BURIED,
    PLAYERS,
    Action,
    Bury,
    Call,
    EightyPointsState,
    Put,
)
from games.eighty_points.tricks import points_in
from games.eighty_points.trumps import TRUMPS
from games.eighty_points.view import EightyPointsView
from games.eighty_points.worlds import unseen_in
from tests.games.eighty_points.table import GAME, WHOLE, new, put, table, wait_for
from tests.games.playing import Choose, cards, chance, codes, let_choose, result
from tests.games.reviews import choose, quick_reviewers, review, weigh_all
from tools.arena import AtRandom

AT_RANDOM = AtRandom().choose


@pytest.mark.parametrize(
    ("lone", "other", "rounds", "best", "worst"),
    [
        (EightyPointsKnight().choose, AT_RANDOM, 3, 1.0, 2.2),
        (AT_RANDOM, EightyPointsKnight().choose, 2, 3.8, 5.0),
        (EightyPointsPage().choose, AT_RANDOM, 3, 1.0, 2.2),
    ],
    ids=["a knight", "four knights", "a page"],
)
def test_they_play_far_better_than_chance_does(
    lone: Choose, other: Choose, rounds: int, best: float, worst: float
) -> None:
    """One player of a kind sits among four of another."""
    places = []
    for number in range(8):
        seats, rng, seat = [other] * PLAYERS, random.Random(number), number % PLAYERS
        seats[seat] = lone
        state = new(number, rounds=rounds)
        while GAME.outcome(state) is None:
            let_choose(GAME, state, seats, rng, chance(number))
        places.append(result(GAME, state)[0][seat])
    assert best <= fmean(places) <= worst


@pytest.mark.parametrize("player", [EightyPointsKnight(), EightyPointsKing()])
@pytest.mark.parametrize(
    ("hand", "plays", "koth", "ally", "wanted"),
    [
        ("KH 10H 5H 4H 9S", "AH 3H 6H 7H", 1, 2, "4H"),
        ("KH 10H 5H 4H 9S", "AH 3H 6H 7H", 1, 0, "KH 10H"),
        ("AH 7H 4H 9S 3C", "QH KH 10H 3H", 0, 3, "AH"),
        ("JR 3S 4S 3C 4C", "QH KH 10H 3H", 0, 3, "3S"),
        ("JR QS 4S 3C 4C", "QH KH 10H 9S", 0, 3, "QS"),
    ],
)
def test_they_take_points_with_no_more_than_that_needs_and_give_none_to_others(
    player: Any, hand: str, plays: str, koth: int, ally: int, wanted: str
) -> None:
    others = ("3D 4D 6D 7D", "8D 9D JD QD") * 2
    held = [f"{card} {rest}" for card, rest in zip(plays.split(), others, strict=True)]
    state = table(hand, *held, suit="S", koth=koth, leader=1)
    state.fallen = state.ally = ally
    for card in plays.split():
        put(state, card)
    for seed in range(6):
        action = player.choose(GAME.view(state, 0), GAME.menu(state, 0), random.Random(seed))
        assert action in [Put((card,)) for card in cards(wanted)]


KOTH = 0
ENDINGS = 8
RIGHT, WRONG = 0.075, 0.3
"""Ranks: a smaller loss is none, and a larger one is clear."""

DEAL = 0
"""A deal in which it matters what the King of the Hill buries and calls."""
WEAK = 2
"""A deal in which the King of the Hill holds six trumps only and hardly rises."""


def ending(rng: random.Random) -> EightyPointsState | None:
    """The last trick but one, to which the King of the Hill is to play last; None if forced.

    All others have one card left then, so everything else is forced, too.
    """
    deck = rng.sample([*WHOLE.elements()], WHOLE.total())
    hands = [codes(sorted(deck[at : at + 2])) for at in range(0, 10, 2)]
    state = table(*hands, leader=1, dead=codes(deck[10:18]))
    taken = rng.randrange(0, state.points[KOTH], 5)
    state.points = [state.points[KOTH] - taken, 0, taken, 0, 0]
    for seat in (1, 2, 3, 4):
        singles = [action for action in GAME.menu(state, seat) if len(action.cards) == 1]
        GAME.apply(state, seat, rng.choice(singles), chance())
    return state if GAME.menu(state, KOTH).count() > 1 else None


def worlds(view: EightyPointsView) -> Iterator[list[list[int]]]:
    """All hands that agree with what the King of the Hill, who knows the dead hand, has seen."""
    unseen = Counter(dict(enumerate(unseen_in(view))))
    for dealt in {*permutations(unseen.elements())}:
        void = (view.seats[seat].void for seat in (1, 2, 3, 4))
        if not any(no >> view.order.suits[card] & 1 for no, card in zip(void, dealt, strict=True)):
            yield [[*view.hand], *([card] for card in dealt)]


def rise(state: EightyPointsState, hands: list[list[int]], play: Put) -> int:
    """The ranks that the King of the Hill rises by in a world."""
    world = GAME.copy(state)
    world.hands = [[*hand] for hand in hands]
    GAME.apply(world, KOTH, play, chance())
    while world.phase in ("playing", "shown"):
        for seat in GAME.to_act(world):
            (forced,) = GAME.menu(world, seat)
            GAME.apply(world, seat, forced, chance())
        if world.phase == "shown":
            GAME.expire(world, chance())
    return world.ranks[KOTH] - state.ranks[KOTH]


def test_last_tricks_are_graded_by_what_can_still_happen() -> None:
    rng, told = random.Random(2), Counter[bool]()
    while told.total() < ENDINGS:
        state = ending(rng)
        if state is None:
            continue
        view, menu = GAME.view(state, KOTH), GAME.menu(state, KOTH)
        known = [*worlds(view)]
        worths = {play: fmean(rise(state, hands, play) for hands in known) for play in menu}
        played = rng.choice([*worths])
        loss = max(worths.values()) - worths[played]
        if RIGHT < loss < WRONG or max(worths.values()) == min(worths.values()):
            continue
        weighing = REVIEWER.weigh(view, menu, played, random.Random(told.total()))
        if weighing is None:
            continue
        grade = compare(weighing, weighing.candidates.index(played), REVIEWER.thresholds)[4]
        told[loss >= WRONG] += 1
        assert (grade > 0) == (loss >= WRONG), (worths, played)
    assert min(told[True], told[False]) > ENDINGS / 4


def test_a_last_trick_that_matters_in_few_worlds_is_graded() -> None:
    """The plays are worth 0.5 and 0.0 ranks, but half of the rounds may tie them."""
    state = ending(random.Random(674))
    assert state is not None
    known = [*worlds(GAME.view(state, KOTH))]
    worths = {
        play: fmean(rise(state, hands, play) for hands in known) for play in GAME.menu(state, KOTH)
    }
    worse = min(worths, key=worths.__getitem__)
    assert max(worths.values()) - worths[worse] == 0.5
    assert review(GAME, state, worse, KOTH, 674).grade >= 2


def kings_choice(state: EightyPointsState) -> Action:
    assert state.koth is not None
    chosen = choose(GAME, "king", state, state.koth, random.Random(2))
    action: Action = GAME.actions.validate_python(chosen)
    return action


def test_burying_trumps_and_calling_nobody_are_wrong_and_what_the_king_does_is_not() -> None:
    state = wait_for(new(DEAL), "burying", DEAL)
    koth = state.koth
    assert koth is not None
    order = GAME.view(state, koth).order
    held = sorted(state.hands[koth], key=lambda card: order.strengths[card])
    trumps = sorted(held, key=lambda card: order.suits[card] == TRUMPS)[-BURIED:]
    buried = kings_choice(state)
    with quick_reviewers():
        assert review(GAME, state, Bury(tuple(sorted(trumps))), koth).grade
        assert not review(GAME, state, buried, koth).grade
        GAME.apply(state, koth, buried, chance())
        assert review(GAME, state, Call(None), koth).grade
        assert not review(GAME, state, kings_choice(state), koth).grade


def last_but_one(
    points: Sequence[int], ranks: Sequence[int] = (2, 2, 2, 2, 2)
) -> EightyPointsState:
    """The King of the Hill can ruff 25 points now, or keep its ace of trumps for the last trick.

    That brings the challengers 80 points for the dead hand unless the ace takes it.
    """
    hands = ("3D AH", "KC 4D", "5C 6D", "10C 7D", "QC 8D")
    state = table(*hands, leader=1, dead="KD KD 10D 10D", points=points, ranks=ranks)
    for card in ("KC", "5C", "10C", "QC"):
        put(state, card)
    return state


DISCARD, RUFF = Put((parse("3D"),)), Put((parse("AH"),))


def test_all_plays_are_compared_in_the_same_rounds() -> None:
    found = weigh_all(GAME, last_but_one((85, 50, 0, 0, 0)))
    assert found is not None
    assert {*found.candidates} == {DISCARD, RUFF}
    best, _, loss, error, grade = compare(found, found.candidates.index(RUFF), REVIEWER.thresholds)
    assert (found.candidates[best], loss, error, grade) == (DISCARD, 1, 0, 3)
    discarded, ruffed = (found.facts[found.candidates.index(each)] for each in (DISCARD, RUFF))
    assert (discarded["rises"], discarded["last"], discarded["given"]) == (100, 100, 25)
    assert (ruffed["rises"], ruffed["last"], ruffed["won"]) == (0, 0, 25)


def test_burials_are_not_compared_with_all_others() -> None:
    state = wait_for(new(DEAL), "burying", DEAL)
    assert state.koth is not None
    assert weigh_all(GAME, state, state.koth) is None


def test_nothing_is_graded_once_the_rise_is_settled() -> None:
    lost, open_yet = last_but_one((55, 80, 0, 0, 0)), last_but_one((85, 50, 0, 0, 0))
    assert is_settled(GAME.view(lost, KOTH)), "80 points are taken already"
    assert not is_settled(GAME.view(open_yet, KOTH))
    view, menu = GAME.view(lost, KOTH), GAME.menu(lost, KOTH)
    assert REVIEWER.weigh(view, menu, RUFF, random.Random(1)) is None
    assert weigh_all(GAME, lost) is None
    nearly_past = last_but_one((135, 0, 0, 0, 0), ranks=(14, 2, 2, 2, 2))
    nearly_past.dead = [parse("3S")] * 8
    assert is_settled(GAME.view(nearly_past, KOTH)), "one rank is all that is left to rise"


def test_nobody_rises_further_than_past_the_ace() -> None:
    rng, seen = random.Random(3), 0
    for _ in range(ENDINGS):
        if (state := ending(rng)) is None:
            continue
        state.ranks[KOTH] = PASSED - 1
        found = weigh_all(GAME, state)
        seen += found is not None
        assert found is None or all(0 <= worth <= 1 for row in found.worths for worth in row)
    assert seen


def test_a_king_of_the_hill_who_hardly_rises_buries_no_points_for_the_challengers() -> None:
    state = wait_for(new(WEAK), "burying", WEAK)
    assert state.koth is not None
    careless = Plan(GAME.view(state, state.koth), random.Random(2)).burial()
    buried = kings_choice(state)
    assert isinstance(buried, Bury)
    assert points_in(buried.cards) < points_in(careless)
