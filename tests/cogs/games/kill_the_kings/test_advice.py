"""Hints: from the view alone, each with a reason that is true of the table."""

import pytest

from bot.match.view import match_view
from cogs.games.kill_the_kings.texts import Texts
from games.kill_the_kings import KillTheKings
from games.kill_the_kings.state import Action, KillTheKingsState
from tests.cogs.games.kill_the_kings.playing import state_of
from tests.cogs.games.positions import record_of
from tests.games.kill_the_kings.table import read
from tests.support.imagined import ENGLISH

GAME = KillTheKings()


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (
            state_of(),
            "draw",
            "Hint: draw. There's nothing better to do yet, and 4 reserve slots are free.",
        ),
        (
            state_of(("AC",), reserve="2C 3C 4C"),
            "draw",
            "Hint: draw. There's nothing better to do yet, and 1 reserve slot is free.",
        ),
        (
            state_of(("AC", "AD", "AH", "AS"), reserve="2C 3C 4C 5C"),
            "draw",
            "Hint: draw. Nothing in the reserve fits.",
        ),
        (state_of(drawn="9D"), "reserve", "Hint: 9♦ to the reserve."),
        (state_of(("QC QD",), drawn="QH"), "QH KC", "Hint: Q♥ kills K♣."),
        (
            state_of(("QC",), drawn="QH", reserve="QS 2C"),
            "QH KC",
            "Hint: Q♥ under K♣. Then Q♠ kills him.",
        ),
        (
            state_of(("QC", "QD"), drawn="QH", reserve="2C"),
            "QH KC",
            "Hint: Q♥ under K♣. Then 1 card in the stock would kill him.",
        ),
        (
            state_of(("QC JD 9S",), drawn="3D"),
            "3D KC",
            "Hint: 3♦ under K♣. Then any of 4 cards in the stock would kill him.",
        ),
        (
            state_of(("10C", "AD", "AH", "AS"), drawn="9H", reserve="2C 3C 4C 5C"),
            "9H KC",
            "Hint: 9♥ under K♣. It fits nowhere else.",
        ),
        (
            state_of(("10C 9H",), drawn="8S"),
            "8S KC",
            (
                "Hint: 8♠ under K♣. "
                "That makes 3 of the 5 cards you need for five in alternating colours."
            ),
        ),
        (
            state_of(("10C",), drawn="8C"),
            "8C KC",
            "Hint: 8♣ under K♣. That makes 2 of the 4 cards you need for four of one suit.",
        ),
        (
            state_of(("QC",), drawn="AC", reserve="AD 2D"),
            "AC KH",
            "Hint: A♣ under K♥. 2 cards in the stock fit below it.",
        ),
    ],
)
def test_a_hint_says_why(state: KillTheKingsState, move: str, said: str) -> None:
    action: Action = read(move)
    assert action in GAME.menu(state, 0)
    seen = match_view(record_of(GAME, state, ["ann"]), 0)
    told = Texts(seen, ENGLISH).advice(action)
    assert told.replace("\ufe0e", "") == said
