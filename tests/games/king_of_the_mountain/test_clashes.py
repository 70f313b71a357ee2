"""Options that contradict each other are refused with both names; all others are played."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from pydantic import ValidationError

from games.core import IllegalOptions, step
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from tests.games.king_of_the_mountain.sample import inventory
from tests.games.king_of_the_mountain.setting import GAME, chance, new, pieces
from tests.games.playing import random_move

BOARDS = ("citadel", "forest", "valleys")
SIZES = (None, 10, 11, 20, 24)
OPTIONS = ("board", "all_hands", "army_size", "pick_for_friend", "wait_for_it", "mutant_monarch")


def combinations() -> Iterator[dict[str, Any]]:
    flags = (False, True)
    for values in product(BOARDS, flags, SIZES, flags, flags, flags, (0, 1, 5), (0, 2)):
        yield dict(zip((*OPTIONS, "keep_it", "turn_limit"), values, strict=True))


def contradictory(options: dict[str, Any]) -> bool:
    """Whether two of the options say different things of how many begin, or leave no choice."""
    size: int | None = options["army_size"]
    waits: bool = options["wait_for_it"]
    picks: bool = options["pick_for_friend"]
    if options["all_hands"]:
        return waits or picks or size not in (None, 24)
    return size == 24 or (picks and size == 10)


def test_every_other_combination_is_played() -> None:
    refused = accepted = 0
    for number, options in enumerate(combinations()):
        if contradictory(options):
            with pytest.raises(IllegalOptions) as caught:
                new(2, **options)
            assert caught.value.code == "clash"
            pair = caught.value.facts["options"]
            assert pair == ("army_size", "no_all_hands") or all(options[name] for name in pair)
            refused += 1
        else:
            play_on(options, number)
            accepted += 1
    assert (refused, accepted) == (864, 576)


def play_on(options: dict[str, Any], number: int) -> None:
    """Some steps of a random match; the defaults deploy."""
    seats = 2 + number % 3
    state = new(seats, number, **options)
    waits, size = options["wait_for_it"], options["army_size"]
    if options["pick_for_friend"] or (waits and size in (11, 20)):
        assert state.phase == "picking"
    else:
        assert state.phase == ("playing" if waits else "deploying")
    while not state.turns:
        GAME.expire(state, chance())
    begun = 24 if options["all_hands"] else size or 20
    for seat in range(seats):
        assert len(pieces(state, seat)) == (4 if waits else begun)
        reserve = begun if size or options["pick_for_friend"] else 24
        assert len(state.position.reserves[seat]) == (reserve - 4 if waits else 0)
    whole = inventory(state)
    rng = random.Random(number)
    for _ in range(4):
        if GAME.outcome(state) is None:
            step(GAME, state, random_move(GAME, state, rng), chance())
            assert inventory(state) == whole
    while options["turn_limit"] and GAME.outcome(state) is None:
        GAME.expire(state, chance())
        assert state.position.round <= options["turn_limit"] + 1
    assert inventory(state) == whole


@pytest.mark.parametrize(
    "options",
    [
        {"army_size": 9},
        {"army_size": 25},
        {"keep_it": -1},
        {"keep_it": 6},
        {"turn_limit": -1},
        {"turn_limit": 501},
        {"board": "moor"},
        {"all_foot": True},
    ],
    ids=str,
)
def test_options_out_of_bounds_are_not_options(options: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        KingOfTheMountainOptions(**options)


def test_everything_is_off_unless_it_is_asked_for() -> None:
    assert KingOfTheMountainOptions().model_dump() == {
        "board": "citadel",
        "all_hands": False,
        "army_size": None,
        "pick_for_friend": False,
        "wait_for_it": False,
        "mutant_monarch": False,
        "keep_it": 0,
        "turn_limit": 0,
    }
