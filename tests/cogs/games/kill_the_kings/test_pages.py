"""Texts of arranged positions, without a bot: boards and hints."""

from typing import Any

import pytest

from bot.match.view import match_view
from bot.pages.model import Page, Select
from cogs.games.kill_the_kings.texts import Texts
from games.core.cards import code
from games.kill_the_kings.state import Action, KillTheKingsState, PlaceCard
from tests.cogs.games.kill_the_kings.playing import NEAR_WIN
from tests.cogs.games.positions import alternative, labels_on, pages_of, record_of
from tests.games.kill_the_kings.table import GAME, layout, read
from tests.support.imagined import ENGLISH
from tests.support.reading import together


def board_of(*piles: str, **table: Any) -> Page:
    return pages_of(GAME, layout(*piles, **table), ["ann"]).board()


def test_what_kills_is_told_and_offered_in_green() -> None:
    assert "K♣: Q♣ Q♦ · Q♥ kills him" in together(alternative(board_of(**NEAR_WIN)))
    page = board_of(**{**NEAR_WIN, "drawn": "QH", "top": ""})
    assert isinstance(page.rows[1], tuple)
    able = [each for each in page.rows[1] if each.verb == "place" and not each.disabled]
    assert [(each.args, each.style, together(each.label)) for each in able] == [
        ("QH/0", "success", "→ K♣")
    ]


def test_a_king_that_died_is_marked_and_gave_a_slot() -> None:
    page = board_of("QC QD QH", drawn="3D")
    text = together(alternative(page))
    assert "K♣ dead: Q♣ Q♦ Q♥" in text
    assert "Reserve, 0 of 5" in text
    kings = [together(label) for label in labels_on(page) if "K" in label]
    assert kings == ["✗ K♣", "→ K♦", "→ K♥", "→ K♠"]


def test_with_an_empty_stock_the_reserve_is_played() -> None:
    """One choice for each card and place, what kills first."""
    state = layout("QC QD", "AD", "", "JD", reserve="3C QH", stock=0)
    page = pages_of(GAME, state, ["ann"]).board()
    assert "play the last cards from the reserve" in page.text
    menu = page.rows[1]
    assert isinstance(menu, Select)
    assert [(together(each.label), together(each.told)) for each in menu.options] == [
        ("Q♥ → K♣", "kills K♣"),
        ("3♣ → K♣", "2 of 5 alternating, 1 of 4 in suit, 1 of 3 of a rank"),
        ("3♣ → K♥", ""),
        ("3♣ → K♠", "2 of 5 alternating, 1 of 4 in suit, 1 of 3 of a rank"),
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
    reserve = ["AS", "5S", "2S", "AH", "7C", "4D", "4C"][:slots]
    kings, held_back = ["K♣", "K♦", "K♥", "K♠"], ["Play from the reserve"]
    others = ["Rules", "Concede", "Hint (a win won't count)"]
    for held, drawn, expected in (
        (reserve, "", [["Rules", "Risk a draw", *others[1:]], held_back]),
        (reserve[1:], "", [["Draw", *others], held_back]),
        (reserve, "3D", [others, kings]),
        ([], "", [["Draw", *others]]),
    ):
        page = board_of(*dead, reserve=" ".join(held), drawn=drawn)
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
        (layout(), "draw", "draw first. 4 reserve slots are still free."),
        (
            layout("AC", reserve="2C 3C 4C"),
            "draw",
            "draw first. 1 reserve slot is still free.",
        ),
        (
            layout("AC", "AD", "AH", "AS", reserve="2C 3C 4C 5C"),
            "draw",
            "draw. Nothing in the reserve fits.",
        ),
        (layout(drawn="9D"), "reserve", "9♦ to the reserve."),
        (layout("QC QD", drawn="QH"), "QH KC", "Q♥ kills K♣."),
        (layout("QC", drawn="QH", reserve="QS 2C"), "QH KC", "Q♥ under K♣. Then Q♠ kills him."),
        (
            layout("QC", "QD", drawn="QH", reserve="2C"),
            "QH KC",
            "Q♥ under K♣. Then 1 card in the stock would kill him.",
        ),
        (
            layout("QC JD 9S", drawn="3D"),
            "3D KC",
            "3♦ under K♣. Then any of 4 cards in the stock would kill him.",
        ),
        (
            layout("10C", "AD", "AH", "AS", drawn="9H", reserve="2C 3C 4C 5C"),
            "9H KC",
            "9♥ under K♣. It doesn't fit anywhere else.",
        ),
        (
            layout("10C 9H", drawn="8S"),
            "8S KC",
            ("8♠ under K♣. That makes 3 of the 5 cards you need for five of alternating colours."),
        ),
        (
            layout("10C", drawn="8C"),
            "8C KC",
            "8♣ under K♣. That makes 2 of the 4 cards you need for four of one suit.",
        ),
        (
            layout("QC", drawn="AC", reserve="AD 2D"),
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
