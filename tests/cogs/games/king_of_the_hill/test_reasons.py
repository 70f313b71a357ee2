"""Reasons for verdicts on King of the Hill: that there are any, and that they are true."""

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.match.view import MatchView, match_view
from bot.pages.presenter import Weighed
from cogs.games.king_of_the_hill.advice import Advice
from games.core import Entry
from games.core.reviewing import judge
from games.king_of_the_hill.attack import Attack
from games.king_of_the_hill.state import APEX, ChooseStack, Divide, KingOfTheHillState, SetAside
from tests.cogs.games.king_of_the_hill.playing import NAMES
from tests.cogs.games.positions import record_of
from tests.games.king_of_the_hill.sample import GRADED
from tests.games.king_of_the_hill.table import ALL_BUT_APEX, BOTTOM, GAME, cards, choose, table
from tests.support.imagined import ENGLISH

EVERY = 4
"""One in this number of positions is looked at."""


def seen(state: KingOfTheHillState, seat: int = 0) -> MatchView[Any]:
    return match_view(record_of(GAME, state, NAMES), seat, ENGLISH)


def battle(*, apex: bool = False) -> MatchView[Any]:
    gone = ALL_BUT_APEX if apex else ALL_BUT_APEX - {BOTTOM[0]}
    state = table(("AC KC 4H", "QD 2S"), gone=gone)
    choose(state, APEX if apex else BOTTOM[0])
    return seen(state)


def told(
    match: MatchView[Any],
    better: tuple[Any, Mapping[str, Any]],
    worse: tuple[Any, Mapping[str, Any]],
) -> str:
    one, other = Weighed(better[0], 0.8, better[1]), Weighed(worse[0], 0.4, worse[1])
    return Advice(match, ENGLISH).reason(one, other).replace("\ufe0e", "")


def attack(text: str, **facts: Any) -> tuple[Attack, Mapping[str, Any]]:
    return Attack(tuple(cards(text))), facts


def aside(text: str) -> tuple[SetAside, Mapping[str, Any]]:
    return SetAside(tuple(cards(text))), {}


@pytest.mark.parametrize(
    ("better", "worse", "reason"),
    [
        (
            attack("KC", wins=80, keeps=cards("AC")),
            attack("4H", wins=40, keeps=cards("AC")),
            "Your K♣ wins this battle 80 times in 100; the 4♥ only 40.",
        ),
        (
            attack("4H", wins=78, keeps=cards("AC")),
            attack("AC", wins=80, keeps=cards("KC")),
            "Both win this battle about as often, but this keeps A♣ for the apex.",
        ),
        (
            attack("4H", wins=20, keeps=cards("AC")),
            attack("AC", wins=80, keeps=cards("KC")),
            "The A♣ wins this battle more often, but this keeps A♣ for the apex.",
        ),
        (
            attack("4H", wins=78, keeps=cards("AC")),
            attack("KC", wins=80, keeps=cards("AC")),
            "Both win this battle about as often, but this costs you less.",
        ),
        (
            attack("KC", wins=50, keeps=cards("AC"), lost=40, won=60),
            attack("4H", wins=50, keeps=cards("AC"), lost=20, won=60),
            "If you lose the battle, you still win the match 40 times in 100, not just 20.",
        ),
        (
            attack("KC", wins=50, keeps=cards("AC"), won=60),
            attack("4H", wins=50, keeps=cards("AC"), won=30),
            "If you win the battle, you win the match 60 times in 100, not just 30.",
        ),
        (attack("KC"), attack("4H"), ""),
    ],
)
def test_an_attack_is_better_for_what_it_wins_keeps_or_costs(
    better: tuple[Any, Any], worse: tuple[Any, Any], reason: str
) -> None:
    assert told(battle(), better, worse) == reason


def test_at_the_apex_only_winning_it_counts() -> None:
    one, other = attack("AC", wins=90), attack("KC", wins=70)
    reason = "Your A♣ wins the apex 90 times in 100; the K♣ only 70."
    assert told(battle(apex=True), one, other) == reason
    assert told(battle(apex=True), other, one) == ""


def test_a_division_is_better_for_the_hand_or_for_ties() -> None:
    ace, king = cards("AC"), cards("KC")
    hand = Divide(()), {"apex": ace, "tie": [], "left": 1}
    reserve = Divide(tuple(ace)), {"apex": king, "tie": ace, "left": 1}
    match = battle()
    assert told(match, hand, reserve).startswith("Your best attack from the hand is A♣ then")
    level = Divide(tuple(king)), {"apex": ace, "tie": king, "left": 1}
    assert told(match, level, hand) == "With K♣ in reserve you win more ties."
    assert told(match, (Divide(()), {}), (Divide(tuple(ace)), {})) == ""


def test_a_stack_is_better_for_how_often_it_is_won() -> None:
    match = seen(table(("AC KC 4H", "QD 2S"), gone=ALL_BUT_APEX - {*BOTTOM[:2]}))
    one, other = (ChooseStack(BOTTOM[0]), {"wins": 70}), (ChooseStack(BOTTOM[1]), {"wins": 30})
    assert re.fullmatch(r"You'd win \S+ 70 times in 100; \S+ only 30\.", told(match, one, other))
    apex = ChooseStack(APEX), {"wins": 60}
    assert told(match, apex, other) == "You'd win the apex 60 times in 100 right now."
    assert told(match, one, apex) == "You'd win the apex only 60 times in 100 right now."


def test_a_first_reserve_is_better_for_what_is_not_in_it() -> None:
    ace, king, nothing = (aside(text) for text in ("AC", "KC JB", ""))
    match = battle()
    assert told(match, nothing, ace).startswith("A♣ does more in your hand")
    assert told(match, king, nothing).startswith("K♣ in reserve breaks ties")


def test_every_clear_error_with_an_attack_has_a_reason_that_its_numbers_bear_out() -> None:
    reasons = 0
    for position in json.loads(GRADED.read_text("utf-8"))["positions"][::EVERY]:
        state, seat = GAME.load(position["state"]), position["seat"]
        worst = min(position["actions"], key=lambda each: float(each["worth"]))
        entry = Entry("action", seat, worst["action"])
        key = bytes.fromhex(position["key"])
        verdict = judge(GAME, GAME.reviewer, key, state, 0, entry)
        if verdict is None or not verdict.grade:
            continue
        better, worse = (
            (GAME.actions.validate_python(verdict.candidates[at]), verdict.facts[at])
            for at in (verdict.best, verdict.played)
        )
        reason = told(seen(state, seat), better, worse)
        reasons += 1
        assert reason
        numbers = (
            [int(each) for each in re.findall(r"(\d+) times? in 100.* (\d+)\.$", reason)[0]]
            if ("in 100" in reason)
            else []
        )
        assert numbers == sorted(numbers, reverse=True)
        if "about as often" in reason:
            assert abs(better[1]["wins"] - worse[1]["wins"]) < 5
        if "more often" in reason:
            assert worse[1]["wins"] > better[1]["wins"]
    assert reasons >= 3
