"""Why a choice was better: each kind of reason is told where it's true, and only there."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from bot.match.view import MatchView, match_view
from bot.pages.presenter import Weighed
from games.core import Entry
from games.core.reviewing import judge
from games.king_of_the_hill.attack import Attack
from games.king_of_the_hill.state import ChooseStack, Divide, KingOfTheHillState, SetAside
from games.king_of_the_hill.view import KingOfTheHillView
from tests.cogs.games.king_of_the_hill.playing import KINGS, NAMES
from tests.cogs.games.positions import Case, check_reason, record_of
from tests.games.king_of_the_hill import table
from tests.games.king_of_the_hill.sample import GRADED
from tests.games.king_of_the_hill.table import ALL_BUT_APEX, APEX, BOTTOM, GAME
from tests.games.playing import cards
from tests.support.imagined import ENGLISH

EVERY = 4
"""One in this number of positions is looked at."""
ONE, TWO = BOTTOM[0], BOTTOM[1]
PAIR = table.at(4, 1)  # two cards, open once a neighbour below is gone
TOP, OTHER_TOP = table.at(2, 0), table.at(2, 1)


def seen(state: KingOfTheHillState, seat: int = 0) -> MatchView[KingOfTheHillView]:
    return match_view(record_of(GAME, state, NAMES), seat, ENGLISH)


def attack(text: str, wins: int) -> tuple[Attack, dict[str, Any]]:
    return Attack(tuple(cards(text))), {"wins": wins}


Weighing = tuple[Any, Mapping[str, Any]]


def case(state: KingOfTheHillState, better: Weighing, worse: Weighing) -> Case:
    return Case(seen(state), Weighed(better[0], 0.8, better[1]), Weighed(worse[0], 0.4, worse[1]))


def battle(
    better: Weighing,
    worse: Weighing,
    hand: str = "AC KC 4H",
    *,
    at: int = ONE,
    known: str = "",
    reserve: str = "",
) -> Case:
    """Ann attacks for the apex or a seven; cards of bob's hand may be known."""
    stacks, gone = {ONE: "7S"}, ALL_BUT_APEX - {at}
    hands, reserves = (hand, "QD 2S"), ("", reserve)
    state = table.table(hands, reserves, stacks=stacks if at else None, gone=gone)
    table.choose(state, at)
    state.known_hand[1] = cards(known)
    return case(state, better, worse)


def tie(better: Weighing, worse: Weighing, reserve: str) -> Case:
    state = table.table(("KS 3C", "KH 3D"), ("2C QC", reserve), gone=(11,))
    table.fight(state, ONE, *KINGS)
    return case(state, better, worse)


def stacks(
    better: tuple[int, int], worse: tuple[int, int], left: set[int], hand: str = "KC 6H"
) -> Case:
    """Ann chooses one of the stacks that are left; each is given with how often she wins it."""
    laid = dict.fromkeys(left & {ONE}, "5H") | dict.fromkeys(left & {TWO}, "9S")
    state = table.table((hand, "QD 2S"), stacks=laid, gone=ALL_BUT_APEX - left)
    weighings: list[Weighing] = [(ChooseStack(at), {"wins": wins}) for at, wins in (better, worse)]
    return case(state, *weighings)


def division(aside: str, attack: str, tie: str) -> Weighing:
    facts = {"apex": cards(attack), "tie": cards(tie), "left": 3}
    return Divide(tuple(cards(aside))), facts


def divided(better: Weighing, worse: Weighing, reserve: str = "") -> Case:
    """Ann divides an eight of hearts, a king and an ace; bob may have a reserve."""
    return battle(better, worse, "8H KC AC", reserve=reserve)


def set_aside(better: str, worse: str) -> Case:
    state = table.new()
    state.hands[0] = cards("5H 6H QD AC JB")
    weighings: list[Weighing] = [(SetAside(tuple(cards(text))), {}) for text in (better, worse)]
    return case(state, *weighings)


STRONG, WEAK, SAME = attack("KC", 80), attack("4H", 40), attack("4H", 78)
ACE, JOKER = attack("AC", 80), attack("JB", 0)
NOTHING_ASIDE = division("", "KC", "")
KING_ASIDE = division("KC", "8H", "KC")

REASONS: dict[str, tuple[Case, Case]] = {
    "Your Joker would give up the apex": (battle(ACE, JOKER, at=APEX), battle(ACE, JOKER)),
    "Your Joker would give up 7♠, but A♣ can win": (battle(ACE, JOKER), battle(ACE, STRONG)),
    "7♠ isn't worth A♣": (battle(JOKER, ACE), battle(WEAK, ACE)),
    "bob has nothing in reserve but the Joker, so 2♣ is enough. Keep Q♣": (
        tie(attack("2C", 100), attack("QC", 100), ""),
        tie(attack("2C", 100), attack("QC", 100), "9H 8H"),
    ),
    "bob holds Q♦. K♣ beats that, and 4♥ doesn't": (
        battle(STRONG, WEAK, known="2S QD"),
        battle(STRONG, WEAK),
    ),
    "Nothing comes after the apex, so don't save A♣: it beats more than 4♥": (
        battle(ACE, WEAK, at=APEX),
        battle(ACE, WEAK),
    ),
    "Only reserves fight in a tie, and Q♣ beats more of them than 2♣": (
        tie(attack("QC", 80), attack("2C", 40), "9H 8H"),
        battle(STRONG, WEAK),
    ),
    "K♣ beats more of what bob may play for 7♠ than 4♥": (battle(STRONG, WEAK), battle(SAME, WEAK)),
    "5♥ would break up 5♥ 6♥": (
        battle(attack("9C", 60), attack("5H", 58), "9C 5H 6H"),
        battle(attack("9C", 60), attack("5H 6H", 58), "9C 5H 6H"),
    ),
    "A♣ wins this battle more often, but you'll want it for the apex": (
        battle(WEAK, ACE),
        battle(WEAK, STRONG),
    ),
    "4♥ wins this battle about as often, so you can keep A♣ for the apex": (
        battle(SAME, ACE),
        battle(WEAK, ACE),
    ),
    "K♣ wins 7♠ more often, but you'd miss it": (battle(WEAK, STRONG), battle(SAME, STRONG)),
    "about as often as K♣, and costs you less": (battle(SAME, STRONG), battle(WEAK, STRONG)),
    "With K♣, you'll probably win the apex now. Fighting for 5♥": (
        stacks((APEX, 60), (ONE, 30), {ONE}),
        stacks((APEX, 40), (ONE, 30), {ONE}),
    ),
    "Your chance of winning the apex won't improve if you fight for 5♥ first": (
        stacks((APEX, 40), (ONE, 30), {ONE}),
        stacks((APEX, 60), (ONE, 30), {ONE}),
    ),
    "K♣ isn't strong enough for the apex yet. Fight for 5♥ first": (
        stacks((ONE, 30), (APEX, 40), {ONE}),
        stacks((ONE, 30), (APEX, 60), {ONE}),
    ),
    "is gone, bob can choose the apex": (
        stacks((BOTTOM[4], 50), (TOP, 50), {BOTTOM[4], TOP}),
        stacks((BOTTOM[4], 50), (TOP, 50), {BOTTOM[4], TOP, OTHER_TOP}),
    ),
    "Together with your hand, 5♥ makes 5♥ 6♥": (
        stacks((ONE, 50), (TWO, 50), {ONE, TWO}),
        stacks((ONE, 50), (TWO, 50), {ONE, TWO}, "KC 7H"),
    ),
    "more often than not, and bob would get more cards than with 5♥": (
        stacks((ONE, 50), (PAIR, 30), {ONE, PAIR}, "KC"),
        stacks((ONE, 50), (PAIR, 70), {ONE, PAIR}, "KC"),
    ),
    "brings more cards than winning 5♥": (
        stacks((PAIR, 50), (ONE, 50), {ONE, PAIR}, "KC"),
        stacks((PAIR, 30), (ONE, 50), {ONE, PAIR}, "KC"),
    ),
    "You'd win 5♥ more often than 9♠": (
        stacks((ONE, 70), (TWO, 30), {ONE, TWO}, "KC"),
        stacks((ONE, 32), (TWO, 30), {ONE, TWO}, "KC"),
    ),
    "7♥ belongs to 7♥ 8♥. From the reserve": (
        divided(division("", "7H 8H", ""), division("7H", "KC", "7H")),
        divided(division("", "AC", ""), division("7H", "8H", "7H")),
    ),
    "6♥ belongs to 5♥ 6♥": (set_aside("QD", "6H"), set_aside("QD", "5H 6H")),
    "From your hand, A♣ can win battles": (
        divided(division("", "AC", ""), division("AC", "KC", "AC")),
        divided(division("AC", "KC", "AC"), division("", "AC", "")),
    ),
    "From your hand, A♣ can win battles. In reserve, it can only break ties.": (
        set_aside("QD", "AC"),
        set_aside("AC", "QD"),
    ),
    "bob has no reserve, so with K♣ in yours you'd win a tie": (
        divided(KING_ASIDE, division("", "8H", "")),
        divided(KING_ASIDE, division("", "8H", ""), "9H"),
    ),
    "A♣ may meet another ace. With Q♦ in reserve": (set_aside("QD", ""), set_aside("AC QD", "")),
    "In reserve, Q♦ wins ties that 6♥ would lose": (set_aside("QD 6H", "6H"), set_aside("QD", "")),
    "You have A♣ to attack with, so 8♥ helps more in a tie": (
        divided(division("8H", "AC", "KC"), division("", "AC", "KC")),
        divided(division("", "AC", "KC"), division("8H", "AC", "KC")),
    ),
    "Without K♣ in reserve, you'd have only the Joker for a tie": (
        divided(KING_ASIDE, division("", "8H", ""), "9H"),
        divided(KING_ASIDE, division("", "8H", "4H"), "9H"),
    ),
}


@pytest.mark.parametrize("reason", REASONS)
def test_a_reason_is_told_where_it_is_true_and_not_where_it_is_false(reason: str) -> None:
    check_reason(reason, *REASONS[reason])


@pytest.mark.parametrize(
    "nothing",
    [
        battle(WEAK, ACE, at=APEX),
        battle((STRONG[0], {}), (WEAK[0], {})),
        stacks((ONE, 30), (TWO, 30), {ONE, TWO}, "KC"),
        stacks((ONE, 30), (APEX, 60), {ONE}),
        divided((Divide(()), {}), (Divide(tuple(cards("AC"))), {})),
        set_aside("QD JB", "QD"),
        battle(STRONG, NOTHING_ASIDE),
    ],
)
def test_nothing_is_told_without_a_reason(nothing: Case) -> None:
    assert nothing.told() == ""


def test_every_clear_error_with_an_attack_has_a_reason() -> None:
    reasons = 0
    for position in json.loads(GRADED.read_text("utf-8"))["positions"][::EVERY]:
        state, seat = GAME.load(position["state"]), position["seat"]
        worst = min(position["actions"], key=lambda each: float(each["worth"]))
        entry = Entry("action", seat, worst["action"])
        key = bytes.fromhex(position["key"])
        verdict = judge(GAME, key, state, 0, entry)
        if verdict is not None and verdict.grade:
            pair = (Weighed.of(GAME, verdict, at) for at in (verdict.best, verdict.played))
            assert Case(seen(state, seat), *pair).told()
            reasons += 1
    assert reasons >= 3
