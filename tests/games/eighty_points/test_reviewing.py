"""Looking back at last tricks, whose every course is known, and at what comes before the first."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from statistics import fmean

from games.core.reviewing import compare
from games.eighty_points.computers import PLAYERS
from games.eighty_points.computers.reviewing import REVIEWER
from games.eighty_points.guessing import unseen_in
from games.eighty_points.state import BURIED, Action, Bury, Call, EightyPointsState, Put
from games.eighty_points.trumps import TRUMPS
from games.eighty_points.view import EightyPointsView
from tests.games.eighty_points.table import GAME, WHOLE, chance, codes, new, table, wait_for

KOTH = 0
ENDINGS = 8
RIGHT, WRONG = 0.075, 0.3
"""Ranks: a smaller loss is none, and a larger one is clear."""

DEAL = 0
"""A deal in which it matters what the King of the Hill buries and calls."""


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
    for cards in {*permutations(unseen.elements())}:
        void = (view.seats[seat].void for seat in (1, 2, 3, 4))
        if not any(no >> view.order.suits[card] & 1 for no, card in zip(void, cards, strict=True)):
            yield [[*view.hand], *([card] for card in cards)]


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
        weighing = REVIEWER.weigh(view, menu, played, rng)
        if weighing is None:
            continue
        grade = compare(weighing, weighing.candidates.index(played), REVIEWER.thresholds)[4]
        told[loss >= WRONG] += 1
        assert (grade > 0) == (loss >= WRONG), (worths, played)
    assert min(told[True], told[False]) > ENDINGS / 4


def grade_of(state: EightyPointsState, action: Action) -> int:
    """Return how wrong a decision of the King of the Hill is called."""
    assert state.koth is not None
    view, menu = GAME.view(state, state.koth), GAME.menu(state, state.koth)
    weighing = REVIEWER.weigh(view, menu, action, random.Random(1))
    assert weighing is not None
    played = weighing.candidates.index(action)
    return compare(weighing, played, REVIEWER.thresholds)[4]


def kings_choice(state: EightyPointsState) -> Action:
    """Return what a King does as the King of the Hill."""
    assert state.koth is not None
    view, menu = GAME.view(state, state.koth), GAME.menu(state, state.koth)
    action: Action = PLAYERS["king"].choose(view, menu, random.Random(2))
    return action


def test_burying_trumps_and_calling_nobody_are_wrong_and_what_the_king_does_is_not() -> None:
    state = wait_for(new(DEAL), "burying", DEAL)
    assert state.koth is not None
    order = GAME.view(state, state.koth).order
    held = sorted(state.hands[state.koth], key=lambda card: order.strengths[card])
    trumps = sorted(held, key=lambda card: order.suits[card] == TRUMPS)[-BURIED:]
    buried = kings_choice(state)
    assert grade_of(state, Bury(tuple(sorted(trumps))))
    assert not grade_of(state, buried)
    GAME.apply(state, state.koth, buried, chance())
    assert grade_of(state, Call(None))
    assert not grade_of(state, kings_choice(state))
