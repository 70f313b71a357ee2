"""Why a decision was better: only what differs, and only what helps the viewer's side."""

import random
from typing import Any

import pytest

from bot.match.view import MatchView, match_view
from bot.pages.presenter import Weighed
from cogs.games.eighty_points.hand_texts import CLEAR, MIN_POINTS
from games.core.cards import parse
from games.core.reviewing import compare
from games.eighty_points.computers.reviewing import REVIEWER
from games.eighty_points.state import Bury, Call, EightyPointsState, Put
from games.eighty_points.tricks import POINTS
from games.eighty_points.trumps import TRUMPS
from games.eighty_points.view import EightyPointsView
from tests.cogs.games.eighty_points.playing import NAMES
from tests.cogs.games.positions import record_of
from tests.games.eighty_points import table
from tests.support.imagined import ENGLISH, presenter_of

PRESENTER = presenter_of(table.GAME)
ALIKE = {
    "rises": 50,
    "defends": 100,
    "total": 80,
    "takes": 40,
    "ours": 60,
    "points": 15,
    "won": 10,
    "given": 5,
    "found": 0,
    "last": 50,
}


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(map(parse, text.split())))


def seen_by(state: EightyPointsState, seat: int = 0) -> MatchView[EightyPointsView]:
    return match_view(record_of(table.GAME, state, NAMES), seat)


def told(seen: MatchView[EightyPointsView], better: Weighed, worse: Weighed) -> str:
    return PRESENTER.texts(seen, ENGLISH).reason(better, worse)


def reason(better: dict[str, int], worse: dict[str, int], **where: Any) -> str:
    """Return the reason why the K♣ is better than one of two fours, with these facts."""
    hands = ("KC 4D 4D", "3C 3D 3S", "5C 5D 5S", "6C 6D 6S", "7C 7D 7S")
    seen = seen_by(table.table(*hands, **where))
    one = Weighed(Put(cards("KC")), 1.0, ALIKE | better)
    return told(seen, one, Weighed(Put(cards("4D")), 0.5, ALIKE | worse))


@pytest.mark.parametrize(
    ("better", "worse", "wanted"),
    [
        (
            {"takes": 80, "ours": 80},
            {"takes": 0, "ours": 40},
            "**K♣︎** takes this trick 80 times in 100, **4♦︎** 0 times. About 15 points are in it.",
        ),
        (
            {"ours": 90},
            {"ours": 30},
            (
                "With **4♦︎** this trick of about 15 points goes to the other side 70 times in 100, "
                "with **K♣︎** 10 times."
            ),
        ),
        (
            {"given": 5},
            {"given": 15},
            "With **4♦︎** the other side gets about 15 points in this trick, with **K♣︎** 5.",
        ),
        (
            {"won": 20},
            {"won": 10},
            "With **K♣︎** your side gets about 20 points in this trick, with **4♦︎** 10.",
        ),
        (
            {"total": 70},
            {"total": 90},
            (
                "**K♣︎** keeps your pair of 4♦︎, and the challengers end with about 70 points. "
                "With **4♦︎** they end with 90."
            ),
        ),
        (
            {"last": 70},
            {"last": 40},
            (
                "The last trick decides about the buried points. With **K♣︎** your side takes it 70 "
                "times in 100, with **4♦︎** 40 times."
            ),
        ),
        (
            {"rises": 70},
            {"rises": 40},
            "After **K♣︎** you rise in 70 of 100 rounds. After **4♦︎** you rise in 40.",
        ),
        ({"found": 80}, {"found": 20}, "**K♣︎** finds your ally in this trick 80 times in 100. "),
        ({"total": 90}, {"total": 70}, ""),
        ({"total": 90, "won": 20}, {"total": 70}, ""),
        ({"rises": 40, "ours": 40, "last": 30}, {"rises": 70, "ours": 90, "last": 90}, ""),
        ({}, {}, ""),
    ],
)
def test_a_reason_tells_what_differs(
    better: dict[str, int], worse: dict[str, int], wanted: str
) -> None:
    found = reason(better, worse)
    assert found.startswith(wanted)
    assert bool(found) == bool(wanted)


def test_who_plays_the_called_card_becomes_the_ally() -> None:
    asking: dict[str, Any] = {"koth": 1, "leader": 0, "called": "KC"}
    assert reason({"rises": 60}, {"rises": 30}, **asking) == (
        "K♣︎ makes you the ally, on the side that does better: you'd rise 60 times in 100. With "
        "**4♦︎** it's 30."
    )
    asking["called"] = "4D"
    assert reason({"rises": 60}, {"rises": 30}, **asking) == (
        "4♦︎ makes you the ally now, and you'd rise only 30 times in 100. With **K♣︎** it's 60."
    )


def test_a_burial_is_explained_by_points_and_trumps() -> None:
    state = table.wait_for(table.new(0), "burying")
    assert state.koth is not None
    seen = seen_by(state, state.koth)
    suits = seen.view.order.suits
    sides = sorted(
        (card for card in seen.view.hand if suits[card] != TRUMPS), key=POINTS.__getitem__
    )
    trumps = [card for card in seen.view.hand if suits[card] == TRUMPS]
    better = Weighed(Bury(tuple(sorted(sides[:8]))), 1.0, ALIKE | {"total": 60})
    for buried, wanted in (
        ([*sides[:7], sides[-1]], "That buries 0 points, not 10."),
        ([*sides[:7], trumps[0]], f"That keeps {len(trumps)} trumps, not {len(trumps) - 1}."),
    ):
        worse = Weighed(Bury(tuple(sorted(buried))), 0.5, ALIKE | {"total": 100})
        assert told(seen, better, worse).startswith(wanted)
        assert told(seen, better._replace(facts=worse.facts), worse) == ""


def test_a_call_is_explained_by_how_the_round_ends() -> None:
    seen = seen_by(table.table("KC", "3C", "5C", "6C", "7C"))
    better = Weighed(Call(parse("AC")), 1.0, ALIKE | {"total": 60})
    worse = Weighed(Call(None), 0.5, ALIKE | {"total": 100})
    assert told(seen, better, worse) == (
        "After **A♣︎** the challengers end with about 60 points. After **calling nobody** they "
        "end with 100."
    )


def test_facts_of_older_versions_tell_nothing() -> None:
    seen = seen_by(table.table("KC 4D", "3C 3D", "5C 5D", "6C 6D", "7C 7D"))
    weighed = Weighed(Put(cards("KC")), 1.0, {}), Weighed(Put(cards("4D")), 0.0, {})
    assert told(seen, *weighed) == ""
    assert (
        told(seen, *(each._replace(facts={"rises": 10 * at}) for at, each in enumerate(weighed, 1)))
        == ""
    )


def test_a_graded_play_has_a_reason_that_agrees_with_its_facts() -> None:
    hands = ("3D AH", "KC 4D", "5C 6D", "10C 7D", "QC 8D")
    points = (85, 50, 0, 0, 0)
    state = table.table(*hands, leader=1, dead="KD KD 10D 10D", points=points)
    for card in ("KC", "5C", "10C", "QC"):
        table.put(state, card)
    ruff = Put(cards("AH"))
    view, menu = table.GAME.view(state, 0), table.GAME.menu(state, 0)
    found = REVIEWER.weigh(view, menu, ruff, random.Random(1))
    assert found is not None
    best, worths, _, _, grade = compare(found, 0, REVIEWER.thresholds)
    assert grade == 3
    better, worse = (Weighed(found.candidates[at], worths[at], found.facts[at]) for at in (best, 0))
    assert told(seen_by(state), better, worse) == (
        "The last trick decides about the buried points. With **3♦︎** your side takes it 100 times "
        "in 100, with **A♥︎** 0 times."
    )
    assert told(seen_by(state), worse, better) == ""


def test_small_differences_are_not_told() -> None:
    assert reason({"ours": 60 + CLEAR - 1}, {}) == ""
    assert reason({"total": 80 - MIN_POINTS + 1}, {}) == ""
