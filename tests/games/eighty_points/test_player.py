"""The computer players of King of the Hill: Eighty Points: wins, and a blunder they avoid."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from games.core import Menu
from games.eighty_points import PLAYERS, EightyPointsOptions, EightyPointsView, Put
from games.eighty_points.computers.king import King
from games.eighty_points.computers.knight import Knight
from games.eighty_points.computers.page import Page
from tests.games.eighty_points.table import GAME, cards, chance, put, table
from tests.games.playing import let_choose

Chooser = Callable[[EightyPointsView, Menu[Any], random.Random], Any]


def at_random(_view: EightyPointsView, menu: Menu[Any], rng: random.Random) -> Any:
    return menu.sample(rng)


def place_of_one(lone: Chooser, other: Chooser, number: int, rounds: int) -> int:
    """The place of one player among four others, in a match."""
    seats = [other] * PLAYERS
    seats[number % PLAYERS] = lone
    state = GAME.new(EightyPointsOptions(rounds=rounds), PLAYERS, chance(number))
    rng = random.Random(number)
    while (outcome := GAME.outcome(state)) is None:
        let_choose(GAME, state, seats, rng, chance(number))
    return outcome.places[number % PLAYERS]


@pytest.mark.parametrize(
    ("lone", "other", "rounds", "best", "worst"),
    [
        (Knight().choose, at_random, 3, 1.0, 2.2),
        (at_random, Knight().choose, 2, 3.8, 5.0),
        (Page().choose, at_random, 3, 1.0, 2.2),
    ],
    ids=["a knight", "four knights", "a page"],
)
def test_they_play_far_better_than_chance_does(
    lone: Chooser, other: Chooser, rounds: int, best: float, worst: float
) -> None:
    places = [place_of_one(lone, other, number, rounds) for number in range(5)]
    assert best <= sum(places) / len(places) <= worst


@pytest.mark.parametrize("player", [Knight(), King()])
@pytest.mark.parametrize(("ally", "wanted"), [(2, {"4H"}), (0, {"KH", "10H"})])
def test_they_give_points_to_their_own_side_alone(player: Any, ally: int, wanted: set[str]) -> None:
    state = table(
        "KH 10H 5H 4H 9S", "AH 3C 3C 4C 4C", "3H 6C 6C 7C 7C", "6H 8C 8C 9C 9C", "7H JC JC QC QC",
        suit="S", koth=1,
    )  # fmt: skip
    state.fallen = state.ally = ally
    for card in ("AH", "3H", "6H", "7H"):
        put(state, card)
    for seed in range(6):
        action = player.choose(GAME.view(state, 0), GAME.menu(state, 0), random.Random(seed))
        assert action in [Put(tuple(cards(card))) for card in wanted]
