"""Weighs the decisions of a finished match of King of the Hill."""

import random
from collections.abc import Sequence
from dataclasses import replace
from operator import mul
from statistics import fmean
from typing import Any, Final, NamedTuple

from games.core.game import Facts, Seat
from games.core.menu import Menu
from games.core.reviewing import Reviewer, Weighing
from games.king_of_the_hill.attack import JOKER, Attack, compare
from games.king_of_the_hill.computers.duelling import best_attack, duel, thought
from games.king_of_the_hill.computers.king import (
    GUESSES,
    MAX_RESERVED,
    MINE,
    MINE_TO_CHOOSE,
    THEIRS,
    THEIRS_TO_CHOOSE,
    Cards,
    apex_chances,
    chances_of_apex_attacks,
    chances_of_divisions,
    chances_of_reserves,
    subsets,
)
from games.king_of_the_hill.computers.knight import ROUNDS, ROUNDS_TO_CHOOSE
from games.king_of_the_hill.computers.last_stack import (
    chances_of_last_attacks,
    chances_of_last_divisions,
    is_last_stack,
)
from games.king_of_the_hill.computers.planning import Duel, balance, guesses
from games.king_of_the_hill.computers.valuing import Valuation
from games.king_of_the_hill.state import (
    APEX,
    Action,
    ChooseStack,
    Divide,
    KingOfTheHillState,
    SetAside,
)
from games.king_of_the_hill.view import KingOfTheHillView

_CARE: Final = 4  # Factor for the number of guesses that the King makes
_MORE_CARE: Final = 3  # Another factor, if all actions are compared
_MINE: Final = 1 + MINE
_MINE_TO_CHOOSE: Final = 1 + MINE_TO_CHOOSE
"""The King's number, plus the real cards, which the opponent doesn't consider."""
_COUNTED: Final = 400
"""Number of guesses for attacks on the apex and divisions right before it, computed exactly."""
_LAST_DEALS: Final = 1500  # Number of deals over which the battle for the last stack is solved
_LAST_GUESSES: Final = 800  # Number of guesses that attacks for the last stack are weighed against
_DEALS: Final = 20  # Number of sets of covered cards that the ones won are compared with

Rows = list[list[float]]


class _Weighed(NamedTuple):
    """Actions, a row of chances for each guess, and the facts of each action."""

    actions: Sequence[Any]
    rows: Rows
    facts: Sequence[Facts]


class KingOfTheHillReviewer(Reviewer[KingOfTheHillState, KingOfTheHillView]):
    """Weighs actions by the chance to win the match.

    An attack is weighed against the opponent's mixed strategy in an equilibrium of the battle, so
    any attack in one's own mixture costs nothing. The opponent knows only public facts about one's
    cards.
    """

    def weigh(
        self, view: KingOfTheHillView, menu: Menu[Any], played: Action, rng: random.Random
    ) -> Weighing | None:
        match played:
            case SetAside(cards):
                return _weighing(_weigh_reserves(view, cards, rng))
            case Divide():
                return _weighing(_weigh_divisions(view, rng, 1))
            case ChooseStack():
                return _weighing(_weigh_stacks(view, rng, 1))
            case Attack():
                return _weighing(_weigh_attacks(view, menu, [played], rng, 1))

    def weigh_all(
        self, view: KingOfTheHillView, menu: Menu[Any], rng: random.Random
    ) -> Weighing | None:
        """Compare all attacks, stacks or divisions.

        None for a first reserve: it makes no difference whether the Joker is hidden in it.
        """
        match view.phase:
            case "spoils":
                return _weighing(_weigh_divisions(view, rng, _MORE_CARE))
            case "choosing":
                return _weighing(_weigh_stacks(view, rng, _MORE_CARE))
            case "attack":
                return _weighing(_weigh_attacks(view, menu, list(menu), rng, _MORE_CARE))
            case _:
                return None

    def standing(self, state: KingOfTheHillState) -> tuple[float, ...]:
        """Return each seat's chance to win with all cards open, as before the current battle."""
        if state.phase == "over":
            return (0.5, 0.5) if state.king is None else (1.0 - state.king, float(state.king))
        battle, turn = state.battle, state.turn
        hands = [*state.hands]
        if state.phase == "spoils" and battle is not None and battle.winner is not None:
            hands[battle.winner] = [*hands[battle.winner], *state.spoils]
            turn = 1 - turn
        holdings = list(zip(hands, state.reserves, strict=True))
        one = _chance(state, holdings, first=0, turn=turn)
        other = _chance(state, holdings, first=1, turn=turn)
        chance = (one + 1 - other) / 2
        return chance, 1 - chance

    def luck(self, before: KingOfTheHillState, after: KingOfTheHillState, seat: Seat) -> float:
        """Return the worth of a won stack's covered cards, less that of others in their place.

        The opponent's attack is its skill, not luck.
        """
        if before.phase == "spoils" or after.phase != "spoils":
            return 0.0
        *covered, top = after.spoils
        if not covered:
            return 0.0
        pool = sorted(card for stack in before.stacks for card in stack[:-1])
        # Seeded by the battle, so that every review gives the same number.
        rng = random.Random(len(after.battles))
        others = [
            replace(after, spoils=[*rng.sample(pool, len(covered)), top]) for _ in range(_DEALS)
        ]
        mean = fmean(self.standing(each)[seat] for each in others)
        return self.standing(after)[seat] - mean


def _chance(
    state: KingOfTheHillState,
    holdings: Sequence[tuple[Sequence[int], Sequence[int]]],
    *,
    first: Seat,
    turn: Seat,
) -> float:
    values = Valuation(
        [len(stack) for stack in state.stacks],
        [stack[-1] for stack in state.stacks[1:] if stack],
        my_turn=turn == first,
        faces_tie=state.faces_tie,
    )
    mine, theirs = values.side(*holdings[first]), values.side(*holdings[1 - first])
    return values.chance((mine, values.mine(mine)), (theirs, values.theirs(theirs)))


def _weighing(found: _Weighed) -> Weighing | None:
    if len(found.actions) < 2:
        return None
    return Weighing(tuple(found.actions), tuple(map(tuple, found.rows)), tuple(found.facts))


def _weigh_reserves(view: KingOfTheHillView, cards: Cards, rng: random.Random) -> _Weighed:
    joker = tuple(card for card in cards if card == JOKER)
    aside = tuple(card for card in cards if card != JOKER)
    own = [card for card in view.hand if card != JOKER]
    reserves = list(dict.fromkeys((*subsets(own, MAX_RESERVED), aside)))
    rows = chances_of_reserves(view, reserves, rng, _CARE * GUESSES)
    return _Weighed([SetAside((*each, *joker)) for each in reserves], rows, [{} for _ in reserves])


def _weigh_divisions(view: KingOfTheHillView, rng: random.Random, times: int) -> _Weighed:
    reserves = subsets(view.spoils, len(view.spoils))
    if all(not stack.size for at, stack in enumerate(view.stacks) if at != APEX):
        rows = chances_of_last_divisions(view, reserves, rng, _COUNTED * times)
    else:
        rows = chances_of_divisions(view, reserves, rng, _CARE * GUESSES * times)
    held = [*view.hand, *view.spoils]
    facts: list[Facts] = [
        {
            "apex": [*best_attack([card for card in held if card not in aside])],
            "tie": [*best_attack([*view.reserve, *aside])],
            "left": view.stacks_left,
        }
        for aside in reserves
    ]
    return _Weighed([Divide(each) for each in reserves], rows, facts)


def _weigh_stacks(view: KingOfTheHillView, rng: random.Random, times: int) -> _Weighed:
    cards = thought(view, rng, _MINE_TO_CHOOSE, _CARE * THEIRS_TO_CHOOSE * times)
    columns: Rows = []
    facts: list[Facts] = []
    for stack in view.available:
        if stack == APEX:
            column = apex_chances(view, cards.theirs)
            columns.append(column)
            facts.append({"wins": _percent(fmean(column))})
        else:
            field = duel(view, stack, cards)
            answers = balance(field, ROUNDS_TO_CHOOSE, secret=True).answers
            rows = _rows(field, answers)
            # A stack is worth as much as the best attack on it.
            means = [fmean(each) for each in zip(*rows, strict=True)]
            best = means.index(max(means))
            columns.append([row[best] for row in rows])
            facts.append(_facts_of_battle(view, field, answers)[best])
    actions = [ChooseStack(stack) for stack in view.available]
    return _Weighed(actions, [list(row) for row in zip(*columns, strict=True)], facts)


def _weigh_attacks(
    view: KingOfTheHillView,
    menu: Menu[Attack],
    also: Sequence[Attack],
    rng: random.Random,
    times: int,
) -> _Weighed:
    stack = view.battles[-1].stack
    if stack == APEX:
        attacks = list(menu)
        likely = guesses(view, rng, _COUNTED * times)
        rows = chances_of_apex_attacks(view, attacks, likely)
        wins = [fmean(column) for column in zip(*rows, strict=True)]
        return _Weighed(attacks, rows, [{"wins": _percent(share)} for share in wins])
    if is_last_stack(view, stack) and not view.from_reserve:
        attacks = list(menu)
        last = chances_of_last_attacks(
            view, stack, attacks, rng, _LAST_DEALS * times, _LAST_GUESSES * times
        )
        return _Weighed(attacks, last.rows, [{"wins": _percent(share)} for share in last.stack])
    cards = thought(view, rng, _MINE, _CARE * THEIRS * times)
    field = duel(view, stack, cards, also)
    answers = balance(field, ROUNDS, secret=True).answers
    facts = _facts_of_battle(view, field, answers)
    return _Weighed(field.attacks, _rows(field, answers), facts)


def _facts_of_battle(
    view: KingOfTheHillView, field: Duel, answers: Sequence[Sequence[float]]
) -> list[Facts]:
    found: list[Facts] = []
    for attack in field.attacks:
        wins = sum(
            share
            for mix, theirs in zip(answers, field.answers, strict=True)
            for share, other in zip(mix, theirs, strict=True)
            if compare(attack.cards, other.cards, faces_tie=view.faces_tie) > 0
        )
        found.append({"wins": _percent(wins / len(answers))})
    return found


def _percent(chance: float) -> int:
    return round(100 * chance)


def _rows(field: Duel, answers: Sequence[Sequence[float]]) -> Rows:
    return [
        [sum(map(mul, mix, line)) for line in worths]
        for mix, worths in zip(answers, field.worths[0], strict=True)
    ]


REVIEWER: Final = KingOfTheHillReviewer()
