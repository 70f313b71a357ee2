"""Why a decision was better: each kind of reason is told where it's true, and only there."""

import random
from typing import Any

import pytest

from bot.match.view import match_view
from bot.pages.presenter import Weighed
from games.core.cards import parse
from games.core.reviewing import compare
from games.eighty_points.computers.reviewing import REVIEWER
from games.eighty_points.state import Bury, Call, EightyPointsState, Put
from tests.cogs.games.eighty_points.playing import NAMES
from tests.cogs.games.positions import Case, check_reason, record_of
from tests.games.eighty_points import table
from tests.games.playing import cards

ALIKE = dict.fromkeys(("rises", "defends", "total", "takes", "won", "given", "found", "last"), 50)
FILL = (
    "8D 8D 8S 8S 8C 8C 6C 6C",
    "JD JD JS JS JC JC 3D 3D",
    "QD QD QS QS QC QC 5S 5S",
    "AH KD AS KS 6S 6S 9H 9H",
)
"""Cards of bob, cem, dora and eve, as far as they don't matter. Hearts are trumps, and the twos."""

Weighing = tuple[Any, dict[str, int]]


def case(state: EightyPointsState, better: Weighing, worse: Weighing) -> Case:
    seen = match_view(record_of(table.GAME, state, NAMES), 0)
    one, other = (ALIKE | facts for _, facts in (better, worse))
    return Case(seen, Weighed(better[0], 1.0, one), Weighed(worse[0], 0.5, other))


def put(text: str, **facts: int) -> Weighing:
    return Put(tuple(sorted(cards(text)))), facts


def bury(text: str) -> Weighing:
    return Bury(tuple(sorted(cards(text)))), {}


def call(text: str | None) -> Weighing:
    return Call(None if text is None else parse(text)), {}


def hands(own: str, *firsts: str) -> list[str]:
    number = len(own.split())
    laid = [*firsts, "", "", "", ""][:4]
    others = (f"{first} {fill}".split() for first, fill in zip(laid, FILL, strict=True))
    return [own, *(" ".join(each[:number]) for each in others)]


def lead(better: Weighing, worse: Weighing, own: str, out: str = "", **where: Any) -> Case:
    """Ann leads, or decides before. Bob holds the card that's out."""
    return case(table.table(*hands(own, out), leader=0, **where), better, worse)


def follow(
    better: Weighing, worse: Weighing, own: str, led: str, rest: str = "5C 6C 7C", **where: Any
) -> Case:
    """Bob leads, all others follow, and ann is the last. She is alone, or bob's partner."""
    plays = [led, *rest.split()]
    state = table.table(*hands(own, *plays), leader=1, **where)
    for card in plays:
        table.put(state, card)
    return case(state, better, worse)


def with_bob(*args: Any, **where: Any) -> Case:
    return follow(*args, koth=2, **where)


ACE, THREE = put("AC", takes=100), put("3C", takes=0)
TEN, LOW = put("10C", given=15, won=15), put("3C", given=5, won=5)
SIX, FOUR = put("6C"), put("4C")
HELD = "3H AC KC 10D 4D 7D 9S 4S"
CALLED: dict[str, Any] = {"koth": 1, "called": "KC"}

REASONS: dict[str, tuple[Case, Case]] = {
    "K♣ makes you the King's ally, and that's the better side": (
        lead(put("KC", rises=60), put("4D", rises=30), "KC 4D", **CALLED),
        lead(put("KC", rises=30), put("4D", rises=30), "KC 4D", **CALLED),
    ),
    "K♣ would make you the King's ally now": (
        lead(put("4D", rises=60), put("KC", rises=30), "KC 4D", **CALLED),
        lead(put("4D", rises=60), put("7D", rises=30), "KC 4D 7D", **CALLED),
    ),
    "4♣ is more likely to bring out A♣": (
        lead(put("4C", found=80), put("4D", found=20), "4C 4D", "AC", called="AC"),
        lead(put("4C"), put("4D"), "4C 4D", "AC", called="AC"),
    ),
    "A♣ beats bob's K♣, and there are points in this trick": (
        follow(ACE, THREE, "AC 3C", "KC"),
        with_bob(ACE, THREE, "AC 3C", "KC"),
    ),
    "A♣ beats bob's Q♣, and taking the trick gives you the lead": (
        follow(ACE, THREE, "AC 3C", "QC", "6C 7C 8C"),
        follow(ACE, THREE, "AC 3C", "KC"),
    ),
    "bob is already winning this trick for your side, so keep A♣": (
        with_bob(THREE, ACE, "AC 3C", "KC"),
        follow(THREE, ACE, "AC 3C", "KC"),
    ),
    "A♣ would take this trick, but it can do more for you": (
        follow(THREE, ACE, "AC 3C", "KC"),
        with_bob(THREE, ACE, "AC 3C", "KC"),
    ),
    "K♣ beats bob's Q♣ as well, so keep A♣": (
        follow(put("KC"), put("AC"), "AC KC", "QC"),
        follow(put("AC"), put("KC"), "AC KC", "QC"),
    ),
    "bob, an opponent, is winning this trick, and 10♣ would add points": (
        follow(LOW, TEN, "10C 3C", "AC"),
        with_bob(LOW, TEN, "10C 3C", "AC"),
    ),
    "bob is winning this trick and may be against you. 10♣ would risk": (
        follow(LOW, TEN, "10C 3C", "AC", koth=3, called="AS"),
        follow(LOW, TEN, "10C 3C", "AC"),
    ),
    "bob is winning this trick for your side, so add the points of 10♣": (
        with_bob(TEN, LOW, "10C 3C", "AC"),
        follow(TEN, LOW, "10C 3C", "AC"),
    ),
    "4♣ would break up your pair": (
        follow(put("9C"), FOUR, "9C 4C 4C", "AC"),
        follow(put("9C"), FOUR, "9C 4C 3S", "AC"),
    ),
    "Neither beats bob's A♣, so keep 9♣": (
        follow(FOUR, put("9C"), "9C 4C", "AC"),
        follow(FOUR, put("9C"), "9C 4C", "8C"),
    ),
    "Only another pair can beat K♣ K♣. 9♣ can lose": (
        lead(put("KC KC"), put("9C"), "KC KC 9C", "AC"),
        lead(put("KC KC"), put("AC"), "KC KC AC"),
    ),
    "Nothing still out in its suit beats A♣. That isn't true of 9♦": (
        lead(put("AC"), put("9D"), "AC 9D"),
        lead(put("KC"), put("9D"), "KC 9D", "AC"),
    ),
    "10♦ is worth points, and a higher card may still take them": (
        lead(FOUR, put("10D"), "4C 10D", "9C"),
        lead(FOUR, put("9D"), "4C 9D", "9C"),
    ),
    "3♥ is a trump: keep it": (
        lead(FOUR, put("3H"), "4C 3H", "9C"),
        lead(put("3H"), FOUR, "4C 3H", "9C"),
    ),
    "3♥ draws trumps": (lead(put("3H"), FOUR, "4C 3H", "9C"), lead(FOUR, put("3H"), "4C 3H", "9C")),
    "Bury the best eight, and 10♦ can't count double": (
        lead(bury("4D 9S"), bury("10D 9S"), HELD),
        lead(bury("4D 9S"), bury("7D 9S"), HELD),
    ),
    "Bury the best eight, and you keep 3♥ among your trumps": (
        lead(bury("4D 9S"), bury("3H 9S"), HELD),
        lead(bury("4D 9S"), bury("AC 9S"), HELD),
    ),
    "Bury the best eight, and you have no ♠ left": (
        lead(bury("9S 4S"), bury("9S 4D"), HELD),
        lead(bury("9S 4D"), bury("9S 7D"), HELD),
    ),
    "Bury the best eight, and you keep A♣, which nothing in its suit beats": (
        lead(bury("4D 7D"), bury("AC 7D"), HELD),
        lead(bury("4D 7D"), bury("9S 7D"), HELD),
    ),
    "If you call nobody, you stand alone. Call A♣": (
        lead(call("AC"), call(None), "4C 4D"),
        lead(call("AC"), call("9C"), "4C 4D"),
    ),
    "You have both 4♦": (
        lead(call("AC"), call("4D"), "4D 4D"),
        lead(call("AC"), call("4D"), "4C 4D"),
    ),
    "You have one 4♦ yourself": (
        lead(call("AC"), call("4D"), "4C 4D"),
        lead(call("AC"), call("5D"), "4C 4D"),
    ),
    "Fewer cards beat A♠ than 9♠": (
        lead(call("AS"), call("9S"), "4C 4D"),
        lead(call("9S"), call("AS"), "4C 4D"),
    ),
    "You can lead the suit of A♣ to bring out your ally. You have no card of A♠'s suit": (
        lead(call("AC"), call("AS"), "4C 4D"),
        lead(call("AC"), call("AS"), "4C 4S"),
    ),
    "After 4♣, your side takes the last trick more often": (
        lead(put("4C", last=70), put("6C", last=40), "4C 6C", "9C"),
        lead(FOUR, SIX, "4C 6C", "9C"),
    ),
}


@pytest.mark.parametrize("reason", REASONS)
def test_a_reason_is_told_where_it_is_true_and_not_where_it_is_false(reason: str) -> None:
    check_reason(reason, *REASONS[reason])


def test_a_trick_is_no_reason_if_it_costs_more_points_later() -> None:
    dear = put("AC", takes=100, defends=100, total=90), put("3C", takes=0, defends=100, total=70)
    assert follow(*dear, "AC 3C", "KC").told() == ""


def test_facts_of_older_versions_tell_nothing() -> None:
    found = follow(ACE, THREE, "AC 3C", "KC")
    older = found.better._replace(facts={"takes": 100})
    assert found._replace(better=older).told() == ""


def test_a_graded_play_has_a_reason_that_agrees_with_its_facts() -> None:
    laid = ("3D AH", "KC 4D", "5C 6D", "10C 7D", "QC 8D")
    points = (85, 50, 0, 0, 0)
    state = table.table(*laid, leader=1, dead="KD KD 10D 10D", points=points)
    for card in ("KC", "5C", "10C", "QC"):
        table.put(state, card)
    view, menu = table.GAME.view(state, 0), table.GAME.menu(state, 0)
    found = REVIEWER.weigh(view, menu, put("AH")[0], random.Random(1))
    assert found is not None
    best, worths, _, _, grade = compare(found, 0, REVIEWER.thresholds)
    assert grade == 3
    better, worse = (Weighed(found.candidates[at], worths[at], found.facts[at]) for at in (best, 0))
    told = case(state, put("3D"), put("AH"))._replace(better=better, worse=worse)
    assert told.told() == "A♥ would take this trick, but it can do more for you in a later one."
    assert told._replace(better=worse, worse=better).told() == ""
