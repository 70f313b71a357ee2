"""Why one action is better than another: true sentences from what the judgement knows."""

import random
from itertools import permutations
from typing import Any

import pytest

from bot.match.view import MatchView, match_view
from bot.pages.presenter import Weighed
from cogs.games.kill_the_kings.texts import Texts
from games.kill_the_kings.computers.reviewing import REVIEWER
from games.kill_the_kings.state import Action, Draw, PlaceCard
from games.kill_the_kings.view import KillTheKingsView
from tests.games.kill_the_kings.table import GAME, layout, read
from tests.games.kill_the_kings.test_computers import ending
from tests.support.imagined import ENGLISH, imagined

TEXT_STYLE = "\ufe0e"
SEEN: MatchView[KillTheKingsView] = match_view(next(iter(imagined(GAME, 1, ("Ann",)))), 0)
TEXTS = Texts(SEEN, ENGLISH)


def reason(
    better: tuple[str, float, dict[str, Any]], worse: tuple[str, float, dict[str, Any]]
) -> str:
    (best, worth, facts), (other, less, others) = better, worse
    told = TEXTS.reason(Weighed(read(best), worth, facts), Weighed(read(other), less, others))
    return told.replace(TEXT_STYLE, "")


@pytest.mark.parametrize(
    ("best", "other", "said"),
    [
        ({"certain": True}, {}, "It wins whatever cards come."),
        (
            {},
            {"hopeless": True, "spared": ["KS"]},
            "After **4♥ under K♣**, no card left can kill K♠.",
        ),
        (
            {},
            {"hopeless": True, "spared": []},
            "After **4♥ under K♣**, the cards left can't kill all the kings any more.",
        ),
        (
            {"left": 8, "wins": 5},
            {"left": 8, "wins": 2},
            "It wins for certain with 5 of the 8 cards that can come next; **4♥ under K♣** with 2.",
        ),
        (
            {"killed": "KD", "left": 8, "fit": 1},
            {"left": 8, "fit": 5},
            "It kills K♦ at once, and that adds a reserve slot.",
        ),
        (
            {"left": 8, "fit": 5, "kill": 2},
            {"left": 8, "fit": 7, "kill": 1},
            "Then 2 of the 8 cards left would kill a king; after **4♥ under K♣**, 1.",
        ),
        (
            {"left": 8, "fit": 5},
            {"left": 8, "fit": 3},
            "Then 5 of the 8 cards left fit below a king; after **4♥ under K♣**, 3.",
        ),
        (
            {"orders": 512, "won": 300},
            {"orders": 512, "won": 200},
            (
                "Played out with 512 other orders of the stock, it wins 300 times; "
                "**4♥ under K♣** wins 200."
            ),
        ),
        (
            {"searched": True},
            {"searched": True},
            "Over every order of the cards left, it wins 60 times in 100; **4♥ under K♣** 40.",
        ),
        ({}, {}, ""),
    ],
)
def test_facts_are_told(best: dict[str, Any], other: dict[str, Any], said: str) -> None:
    assert reason(("9S KD", 0.6, best), ("4H KC", 0.4, other)) == said


def test_nothing_is_told_of_an_action_that_is_no_better() -> None:
    certain = {"certain": True}
    assert not reason(("9S KD", 1, certain), ("4H KC", 1, certain))


def test_a_card_can_wait_where_there_is_room() -> None:
    free = {"free": 1, "draws": True}
    assert reason(("draw", 0.6, free), ("4H KC", 0.4, {})) == (
        "There's room in your reserve, so 4♥ can wait there until you know more."
    )


def test_a_full_reserve_is_told_of_where_a_draw_is_a_risk() -> None:
    assert reason(("4H KC", 0.6, {"left": 8, "fit": 8}), ("draw", 0.4, {"left": 8, "fit": 5})) == (
        "Your reserve is full: 3 of the 8 cards left fit nowhere and would end the game."
    )


def test_every_clear_difference_near_the_end_has_its_reason() -> None:
    rng, told = random.Random(3), set[str]()
    for at in range(150):
        state = ending(rng, at % 2)
        view, menu = GAME.view(state, 0), GAME.menu(state, 0)
        weighing = REVIEWER.weigh(view, menu, next(iter(menu)), rng)
        if weighing is None:
            continue
        weighed = [
            Weighed(*each)
            for each in zip(weighing.candidates, weighing.worths[0], weighing.facts, strict=True)
        ]
        for better, worse in permutations(weighed, 2):
            said = TEXTS.reason(better, worse)
            assert bool(said) == (better.worth > worse.worth)
            if said == "It wins whatever cards come.":
                assert better.worth == 1
            if said.startswith("After"):
                assert worse.worth == 0
            told.add(said[:8])
    assert len(told) >= 3


def test_what_the_facts_count_is_on_the_table() -> None:
    state = layout("QD QH", "", "", "", reserve="2C 3C 4C 5C")
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    weighing = REVIEWER.weigh_all(view, menu, random.Random(1))
    assert weighing is not None
    known: dict[Action, Any] = dict(zip(weighing.candidates, weighing.facts, strict=True))
    assert known[Draw()]["free"] == 0
    # The other two queens.
    assert known[Draw()]["kill"] == 2
    placed = next(action for action in known if isinstance(action, PlaceCard) and action.pile == 1)
    assert known[placed]["left"] == known[Draw()]["left"] == 42
    assert "hopeless" not in known[placed]
