"""Texts of arranged positions, without a bot: boards, hints, and reasons for verdicts."""

import random
from itertools import permutations
from typing import Any

import pytest

from bot.match.view import MatchView, match_view
from bot.pages.model import Page, Select
from bot.pages.presenter import Weighed
from cogs.games.kill_the_kings.texts import Texts
from games.core.cards import code
from games.kill_the_kings.computers.reviewing import REVIEWER
from games.kill_the_kings.state import Action, Draw, KillTheKingsState, PlaceCard
from games.kill_the_kings.view import KillTheKingsView
from tests.cogs.games.kill_the_kings.playing import NEAR_WIN, state_of
from tests.cogs.games.positions import alternative, labels_on, pages_of, record_of
from tests.games.kill_the_kings.table import GAME, layout, read
from tests.games.kill_the_kings.test_computers import ending
from tests.support.imagined import ENGLISH, imagined
from tests.support.reading import together


def board_of(**table: Any) -> Page:
    return pages_of(GAME, state_of(**table), ["ann"]).board()


def test_what_kills_is_told_and_offered_in_green() -> None:
    assert "K♣: Q♣ Q♦ · Q♥ kills him" in together(alternative(board_of(**NEAR_WIN)))
    page = board_of(**{**NEAR_WIN, "drawn": "QH", "top": ""})
    assert isinstance(page.rows[1], tuple)
    able = [each for each in page.rows[1] if each.verb == "place" and not each.disabled]
    assert [(each.args, each.style, together(each.label)) for each in able] == [
        ("QH/0", "success", "→ K♣")
    ]


def test_a_king_that_died_is_marked_and_gave_a_slot() -> None:
    page = board_of(piles=("QC QD QH",), deaths=("kind",), drawn="3D")
    text = together(alternative(page))
    assert "K♣ dead: Q♣ Q♦ Q♥" in text
    assert "Reserve, 0 of 5" in text
    kings = [together(label) for label in labels_on(page) if "K" in label]
    assert kings == ["✗ K♣", "→ K♦", "→ K♥", "→ K♠"]


def test_with_an_empty_stock_the_reserve_is_played() -> None:
    """One choice for each card and place, what kills first."""
    state = state_of(("QC QD", "AD", "", "JD"), reserve="3C QH", stock=0)
    page = board_of(piles=("QC QD", "AD", "", "JD"), reserve="3C QH", stock=0)
    assert "play the last cards from the reserve" in page.text
    menu = page.rows[1]
    assert isinstance(menu, Select)
    assert [(together(each.label), together(each.told)) for each in menu.options] == [
        ("Q♥ → K♣", "kills K♣"),
        ("3♣ → K♣", "alternating 2/5, suit 1/4, kind 1/3"),
        ("3♣ → K♥", ""),
        ("3♣ → K♠", "alternating 2/5, suit 1/4, kind 1/3"),
        ("Q♥ → K♥", ""),
    ]
    assert {each.value for each in menu.options} == {
        f"{code(each.card)}/{each.pile}"
        for each in GAME.menu(state, 0)
        if isinstance(each, PlaceCard)
    }


@pytest.mark.parametrize("slots", range(4, 8))
def test_only_what_can_be_done_is_offered(slots: int) -> None:
    """Kings are greyed out where others take the card, so that each keeps its place."""
    dead = ("QC QD QH", "JC JD JH", "10C 10D 10H")[: slots - 4]
    deaths = ("kind",) * len(dead)
    reserve = ["AS", "5S", "2S", "AH", "7C", "4D", "4C"][:slots]
    kings, held_back = ["K♣", "K♦", "K♥", "K♠"], ["Play from the reserve"]
    others = ["Rules", "Concede", "Hint (a win won't count)"]
    for held, drawn, expected in (
        (reserve, None, [["Rules", "Risk a draw", *others[1:]], held_back]),
        (reserve[1:], None, [["Draw", *others], held_back]),
        (reserve, "3D", [others, kings]),
        ([], None, [["Draw", *others]]),
    ):
        page = board_of(piles=dead, deaths=deaths, reserve=" ".join(held), drawn=drawn)
        assert expected == [
            [row.placeholder]
            if isinstance(row, Select)
            else [together(each.label).strip("→✗ ") for each in row]
            for row in page.rows
        ]


# Hints: from the view alone, each with a reason that is true of the table


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (
            state_of(),
            "draw",
            "draw. There's nothing better to do yet, and 4 reserve slots are free.",
        ),
        (
            state_of(("AC",), reserve="2C 3C 4C"),
            "draw",
            "draw. There's nothing better to do yet, and 1 reserve slot is free.",
        ),
        (
            state_of(("AC", "AD", "AH", "AS"), reserve="2C 3C 4C 5C"),
            "draw",
            "draw. Nothing in the reserve fits.",
        ),
        (state_of(drawn="9D"), "reserve", "9♦ to the reserve."),
        (state_of(("QC QD",), drawn="QH"), "QH KC", "Q♥ kills K♣."),
        (
            state_of(("QC",), drawn="QH", reserve="QS 2C"),
            "QH KC",
            "Q♥ under K♣. Then Q♠ kills him.",
        ),
        (
            state_of(("QC", "QD"), drawn="QH", reserve="2C"),
            "QH KC",
            "Q♥ under K♣. Then 1 card in the stock would kill him.",
        ),
        (
            state_of(("QC JD 9S",), drawn="3D"),
            "3D KC",
            "3♦ under K♣. Then any of 4 cards in the stock would kill him.",
        ),
        (
            state_of(("10C", "AD", "AH", "AS"), drawn="9H", reserve="2C 3C 4C 5C"),
            "9H KC",
            "9♥ under K♣. It fits nowhere else.",
        ),
        (
            state_of(("10C 9H",), drawn="8S"),
            "8S KC",
            ("8♠ under K♣. That makes 3 of the 5 cards you need for five in alternating colours."),
        ),
        (
            state_of(("10C",), drawn="8C"),
            "8C KC",
            "8♣ under K♣. That makes 2 of the 4 cards you need for four of one suit.",
        ),
        (
            state_of(("QC",), drawn="AC", reserve="AD 2D"),
            "AC KH",
            "A♣ under K♥. 2 cards in the stock fit below it.",
        ),
    ],
)
def test_a_hint_says_why(state: KillTheKingsState, move: str, said: str) -> None:
    action: Action = read(move)
    assert action in GAME.menu(state, 0)
    seen = match_view(record_of(GAME, state, ["ann"]), 0)
    assert together(Texts(seen, ENGLISH).advice(action)) == f"Hint: {said}"


# Why one action is better than another


SEEN: MatchView[KillTheKingsView] = match_view(next(iter(imagined(GAME, 1, ("Ann",)))), 0)
TEXTS = Texts(SEEN, ENGLISH)


def reason(
    better: tuple[str, float, dict[str, Any]], worse: tuple[str, float, dict[str, Any]]
) -> str:
    (best, worth, facts), (other, less, others) = better, worse
    one, two = Weighed(read(best), worth, facts), Weighed(read(other), less, others)
    return together(TEXTS.reason(one, two))


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
