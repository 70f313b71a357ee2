"""The computer players of Kill the Kings, the best of which also gives the hints."""

import random
from typing import Final

import pytest

from games.core import LEVELS, Level, Player
from games.kill_the_kings.computers import PLAYERS
from games.kill_the_kings.state import KillTheKingsState
from games.kill_the_kings.view import KillTheKingsView
from tests.games.kill_the_kings.table import GAME, chance, layout, new, play, written
from tools.arena import AtRandom

MATCHES = 4
ALTERNATING, SUITED, KIND = "QC JD 9C 8D 7C", "QD 10D 6D 3D", "QH 4C 4D 4H"


PLANNERS: Final[tuple[Level, ...]] = ("knight", "king")
"""A player who counts on cards still to come."""


def chosen(state: KillTheKingsState, level: Level, seed: int = 0) -> str:
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    return written(PLAYERS[level].choose(view, menu, random.Random(seed)))


def kings_killed(player: Player[KillTheKingsView], seed: int) -> int:
    """Plays a whole match, every action being one of the menu."""
    state, rng = new(seed), random.Random(seed)
    while (outcome := GAME.outcome(state)) is None:
        menu = GAME.menu(state, 0)
        action = player.choose(GAME.view(state, 0), menu, rng)
        assert action in menu
        GAME.apply(state, 0, action, chance())
    return outcome.scores[0]


@pytest.mark.parametrize(("level", "least"), [("page", 0.8), ("knight", 2.4), ("king", 2.8)])
def test_it_kills_more_kings_than_chance_does(level: Level, least: float) -> None:
    killed = sum(kings_killed(PLAYERS[level], seed) for seed in range(MATCHES))
    by_chance = sum(kings_killed(AtRandom(), seed) for seed in range(MATCHES))
    assert by_chance <= 0.5 * MATCHES < least * MATCHES <= killed


@pytest.mark.parametrize(
    ("pile", "last"), [("QS JH 9S 8H", "7S"), ("QS 10S 6S", "3S"), ("QS 8S 8H", "8C")]
)
@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize("level", LEVELS)
def test_it_kills_the_last_king_at_once(level: Level, pile: str, last: str, drawn: bool) -> None:
    hand, reserve = (last, "2D") if drawn else ("", f"2D {last}")
    state = layout(ALTERNATING, SUITED, KIND, pile, drawn=hand, reserve=reserve)
    assert chosen(state, level) == f"{last} KS"


@pytest.mark.parametrize("level", PLANNERS)
def test_it_kills_the_last_king_with_several_cards_in_hand_and_draws_no_more(level: Level) -> None:
    state = layout(ALTERNATING, SUITED, KIND, "QS", reserve="2C 10S 5S 6H 3S")
    for _ in range(3):
        play(state, chosen(state, level))
    assert state.ending == "won"


def test_king_kills_several_kings_with_the_cards_in_hand_and_draws_no_more() -> None:
    state = layout(ALTERNATING, SUITED, "QH 4C 4D", "QS 10S", reserve="4H 9H 5S", drawn="3S")
    for _ in range(4):
        play(state, chosen(state, "king"))
    assert state.ending == "won"


@pytest.mark.parametrize("level", LEVELS)
def test_it_draws_where_nothing_else_is_left(level: Level) -> None:
    state = layout("AC", "AD", "AH", "AS", reserve="2C 2D 2H 2S")
    assert chosen(state, level) == "draw"


@pytest.mark.parametrize(
    ("piles", "reserve"),
    [
        (
            (
                "8D 5C 4H 4C 3C 3D",
                "9D 9C 8H 6S 6D 5S 2H 2D AC AH AS",
                "QH JS 7S 7D 7H",
                "10H 10D 10S",
            ),
            "10C QD JC JD AD 8S 8C",
        ),
        (
            (
                "QC JH 10S 10D 10H",
                "QD QH 9H 8C 7D 6C 4D",
                "JS 9S 7S 3S",
                "JD 9C 7H 6H 6D 5D 5H 3H 2H 2S",
            ),
            "5C 5S 10C 3C QS AD 4H",
        ),
    ],
)
def test_the_king_draws_with_a_full_reserve_where_placing_loses_slowly(
    piles: tuple[str, ...], reserve: str
) -> None:
    """Of 512 orders of the stock, Draw wins 64 and 94, the best placement 0 and 45."""
    assert chosen(layout(*piles, reserve=reserve), "king") == "draw"
