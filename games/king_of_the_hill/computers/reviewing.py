"""Weighs the decisions of a finished match of King of the Hill."""

import random
from collections.abc import Sequence
from dataclasses import replace
from operator import mul
from statistics import fmean
from typing import Any, Final

from games.core.game import Facts, Seat
from games.core.menu import Menu
from games.core.reviewing import Weighing
from games.king_of_the_hill.attack import JOKER, Attack, compare
from games.king_of_the_hill.computers.choosing import (
    apex_chances,
    chances_of_apex_attacks,
    chances_of_divisions,
    chances_of_reserves,
    subsets,
)
from games.king_of_the_hill.computers.duelling import (
    duel,
    thought,
)
from games.king_of_the_hill.computers.king import (
    GUESSES,
    MAX_RESERVED,
    MINE,
    MINE_TO_CHOOSE,
    THEIRS,
    THEIRS_TO_CHOOSE,
)
from games.king_of_the_hill.computers.knight import ROUNDS, ROUNDS_TO_CHOOSE
from games.king_of_the_hill.computers.planning import Duel, balance, guesses
from games.king_of_the_hill.computers.valuing import Valuation
from games.king_of_the_hill.pyramid import APEX
from games.king_of_the_hill.state import Action, ChooseStack, Divide, KingOfTheHillState, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

_CARE: Final = 4
"""Number of guesses for each one that the King makes."""
_APEX_GUESSES: Final = 200
"""Number of guesses for an attack on the apex, after which nothing has to be weighed."""
_DEALS: Final = 20
"""Number of sets of covered cards with which those that were won are compared."""

Rows = list[list[float]]


class KingOfTheHillReviewer:
    """Weighs actions by the chance to win the match.

    An attack is weighed against what the opponent mixes in an equilibrium of the battle, so each
    attack that belongs into one's own mixture costs nothing.
    """

    thresholds = (0.05, 0.10, 0.15)
    most = 1.0

    def weigh(
        self, view: KingOfTheHillView, menu: Menu[Any], played: Action, rng: random.Random
    ) -> Weighing | None:
        candidates: Sequence[Any]
        facts: Sequence[Facts]
        match played:
            case SetAside(cards):
                joker = tuple(card for card in cards if card == JOKER)
                aside = tuple(card for card in cards if card != JOKER)
                own = [card for card in view.hand if card != JOKER]
                reserves = list(dict.fromkeys((*subsets(own, MAX_RESERVED), aside)))
                rows = chances_of_reserves(view, reserves, rng, _CARE * GUESSES)
                candidates = [SetAside((*each, *joker)) for each in reserves]
                facts = [{}] * len(candidates)
            case Divide():
                divisions = subsets(view.spoils, len(view.spoils))
                rows = chances_of_divisions(view, divisions, rng, _CARE * GUESSES)
                candidates = [Divide(each) for each in divisions]
                facts = [{}] * len(candidates)
            case ChooseStack():
                candidates = [ChooseStack(stack) for stack in view.available]
                rows, facts = _weigh_stacks(view, rng)
            case Attack():
                candidates, rows, facts = _weigh_attacks(view, menu, played, rng)
        if len(candidates) < 2:
            return None
        return Weighing(tuple(candidates), tuple(map(tuple, rows)), tuple(facts))

    def weigh_all(
        self, view: KingOfTheHillView, menu: Menu[Any], rng: random.Random
    ) -> Weighing | None:
        return self.weigh(view, menu, next(iter(menu)), rng) if menu else None

    def screen(
        self, view: KingOfTheHillView, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        return self.weigh(view, menu, played, rng)

    def standing(self, state: KingOfTheHillState) -> tuple[float, ...]:
        """Return the chance of each seat to win as the cards lie, before the battle under way."""
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

        What the opponent attacked with is its skill, too.
        """
        if before.phase == "spoils" or after.phase != "spoils":
            return 0.0
        *covered, top = after.spoils
        if not covered:
            return 0.0
        pool = sorted(card for stack in before.stacks for card in stack[:-1])
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
    """Return the chance of a seat as it is learned from the point of view of that seat."""
    values = Valuation(
        [len(stack) for stack in state.stacks],
        [stack[-1] for stack in state.stacks[1:] if stack],
        my_turn=turn == first,
        faces_tie=state.faces_tie,
    )
    mine, theirs = values.side(*holdings[first]), values.side(*holdings[1 - first])
    return values.chance((mine, values.mine(mine)), (theirs, values.theirs(theirs)))


def _weigh_stacks(view: KingOfTheHillView, rng: random.Random) -> tuple[Rows, list[Facts]]:
    cards = thought(view, rng, MINE_TO_CHOOSE, _CARE * THEIRS_TO_CHOOSE)
    columns: Rows = []
    facts: list[Facts] = []
    for stack in view.available:
        if stack == APEX:
            column = apex_chances(view, cards.theirs)
            wins = fmean(column)
        else:
            field = duel(view, stack, cards)
            answers = balance(field, ROUNDS_TO_CHOOSE).answers
            rows = _rows(field, answers)
            means = [fmean(each) for each in zip(*rows, strict=True)]
            best = means.index(max(means))
            column = [row[best] for row in rows]
            wins = _wins(view, field, answers)[best]
        columns.append(column)
        facts.append({"wins": round(100 * wins)})
    return [list(row) for row in zip(*columns, strict=True)], facts


def _weigh_attacks(
    view: KingOfTheHillView, menu: Menu[Attack], played: Attack, rng: random.Random
) -> tuple[list[Attack], Rows, list[Facts]]:
    battle = view.battles[-1]
    if battle.stack == APEX:
        attacks = list(menu)
        rows = chances_of_apex_attacks(view, attacks, guesses(view, rng, _APEX_GUESSES))
        wins = [fmean(column) for column in zip(*rows, strict=True)]
    else:
        cards = thought(view, rng, MINE, _CARE * THEIRS)
        field = duel(view, battle.stack, cards, (played, None))
        answers = balance(field, ROUNDS).answers
        attacks, rows, wins = field.attacks, _rows(field, answers), _wins(view, field, answers)
    return attacks, rows, [{"wins": round(100 * share)} for share in wins]


def _rows(field: Duel, answers: Sequence[Sequence[float]]) -> Rows:
    """Value each attack against the opponent's mixed strategy, a row for each guess."""
    return [
        [sum(map(mul, mix, line)) for line in worths]
        for mix, worths in zip(answers, field.worths[0], strict=True)
    ]


def _wins(view: KingOfTheHillView, field: Duel, answers: Sequence[Sequence[float]]) -> list[float]:
    """Return the chance of each attack to win the stack at once, over the guesses."""
    return [
        fmean(
            sum(
                share
                for share, other in zip(mix, theirs, strict=True)
                if compare(attack.cards, other.cards, faces_tie=view.faces_tie) > 0
            )
            for mix, theirs in zip(answers, field.answers, strict=True)
        )
        for attack in field.attacks
    ]


REVIEWER: Final = KingOfTheHillReviewer()
