"""The computer players of King of the Hill: Eighty Points: wins, and a blunder they avoid."""

import random
from typing import Any

import pytest

from games.eighty_points.computers.king import EightyPointsKing
from games.eighty_points.computers.knight import EightyPointsKnight, EightyPointsPage
from games.eighty_points.state import PLAYERS, EightyPointsOptions, Put
from tests.games.eighty_points.table import GAME, cards, chance, put, table
from tests.games.playing import Choose, let_choose
from tools.arena import AtRandom

AT_RANDOM = AtRandom().choose


def place_of_one(lone: Choose, other: Choose, number: int, rounds: int) -> int:
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
        (EightyPointsKnight().choose, AT_RANDOM, 3, 1.0, 2.2),
        (AT_RANDOM, EightyPointsKnight().choose, 2, 3.8, 5.0),
        (EightyPointsPage().choose, AT_RANDOM, 3, 1.0, 2.2),
    ],
    ids=["a knight", "four knights", "a page"],
)
def test_they_play_far_better_than_chance_does(
    lone: Choose, other: Choose, rounds: int, best: float, worst: float
) -> None:
    places = [place_of_one(lone, other, number, rounds) for number in range(8)]
    assert best <= sum(places) / len(places) <= worst


OTHERS = ("3D 4D 6D 7D", "8D 9D JD QD", "3D 4D 6D 7D", "8D 9D JD QD")
"""The other players' remaining cards."""


@pytest.mark.parametrize("player", [EightyPointsKnight(), EightyPointsKing()])
@pytest.mark.parametrize(
    ("hand", "plays", "koth", "ally", "wanted"),
    [
        ("KH 10H 5H 4H 9S", "AH 3H 6H 7H", 1, 2, "4H"),
        ("KH 10H 5H 4H 9S", "AH 3H 6H 7H", 1, 0, "KH 10H"),
        ("AH 7H 4H 9S 3C", "QH KH 10H 3H", 0, 3, "AH"),
        ("JR 3S 4S 3C 4C", "QH KH 10H 3H", 0, 3, "3S"),
        ("JR QS 4S 3C 4C", "QH KH 10H 9S", 0, 3, "QS"),
    ],
)
def test_they_take_points_with_no_more_than_that_needs_and_give_none_to_others(
    player: Any, hand: str, plays: str, koth: int, ally: int, wanted: str
) -> None:
    held = [f"{card} {rest}" for card, rest in zip(plays.split(), OTHERS, strict=True)]
    state = table(hand, *held, suit="S", koth=koth, leader=1)
    state.fallen = state.ally = ally
    for card in plays.split():
        put(state, card)
    for seed in range(6):
        action = player.choose(GAME.view(state, 0), GAME.menu(state, 0), random.Random(seed))
        assert action in [Put((card,)) for card in cards(wanted)]
