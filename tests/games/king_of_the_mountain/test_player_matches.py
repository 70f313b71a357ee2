"""The computer player of King of the Mountain over whole matches, of every variant."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from games.core import Menu
from games.king_of_the_mountain import (
    DRAWINGS,
    AnswerDraw,
    Deploy,
    KingOfTheMountainState,
    KingOfTheMountainView,
    Move,
    Mutate,
    OfferDraw,
    Pick,
    TurnMenu,
    kind_named,
    square_named,
)
from games.king_of_the_mountain.computers.evaluation import WORTH
from games.king_of_the_mountain.computers.preparing import movement_to_gain
from tests.games.king_of_the_mountain.choosing import KNIGHT, busy
from tests.games.king_of_the_mountain.inventory import VARIANTS
from tests.games.king_of_the_mountain.setting import GAME, act, chance, new, table
from tests.games.playing import let_choose

Chooser = Callable[[KingOfTheMountainView, Menu[Any], random.Random], Any]


def at_random(_view: KingOfTheMountainView, menu: Menu[Any], rng: random.Random) -> Any:
    return menu.sample(rng)


def asked(state: KingOfTheMountainState, seat: int, seed: int = 0) -> Any:
    menu = GAME.menu(state, seat)
    action = KNIGHT.choose(GAME.view(state, seat), menu, random.Random(seed))
    assert action in menu
    return action


def match(seats: tuple[Chooser, ...], number: int, rounds: int, **options: Any) -> int | None:
    """Who wins within so many rounds."""
    state, rng = new(len(seats), number, turn_limit=rounds, **options), random.Random(number)
    while state.phase != "over":
        let_choose(GAME, state, seats, rng, chance(number))
    return state.winner


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_plays_every_variant_by_its_rules(options: dict[str, Any]) -> None:
    """Deals with whatever random play leads to; each action is one of the menu."""
    rng = random.Random(7)
    state = new(3, 7, board=rng.choice([*DRAWINGS]), turn_limit=10, **options)
    kinds = set()
    while state.phase != "over":
        seat = min(GAME.to_act(state))
        if state.phase in ("picking", "deploying", "mutating") or rng.random() < 0.3:
            action = asked(state, seat, state.turns)
            kinds.add(type(action))
        else:
            action = GAME.menu(state, seat).sample(rng)
        act(state, seat, action)
    assert (Deploy in kinds) is not bool(options.get("wait_for_it"))
    assert (Pick in kinds) is state.options.picks_first


def test_equal_inputs_give_equal_actions_and_the_view_stays_as_it_was() -> None:
    for number, options in enumerate(VARIANTS):
        state = busy(number, 2 + number % 3, 30, **options)
        seat = min(GAME.to_act(state))
        view, menu = GAME.view(state, seat), GAME.menu(state, seat)
        first = KNIGHT.choose(view, menu, random.Random(number))
        assert first == KNIGHT.choose(view, menu, random.Random(number))
        assert view == GAME.view(state, seat)


@pytest.mark.parametrize(("number", "board"), [*enumerate(DRAWINGS)])
def test_it_beats_chance(number: int, board: str) -> None:
    """On every board, from one seat or the other."""
    seats: list[Chooser] = [at_random, at_random]
    seats[number % 2] = KNIGHT.choose
    assert match(tuple(seats), number, 80, board=board) == number % 2


def test_it_beats_three_by_chance() -> None:
    seats = (at_random, at_random, KNIGHT.choose, at_random)
    assert match(seats, 5, 100) == 2


def test_a_match_of_two_comes_to_an_end() -> None:
    computer = KNIGHT.choose
    assert match((computer, computer), 1, 120, board="forest") is not None


def test_it_tires_of_capturing_what_always_comes_back() -> None:
    """Where lines are open, what is captured captures again at once from its corner."""
    state = table("RD4", "BD7", board="forest")
    capture = Move(square_named("D4"), square_named("D7"))
    assert asked(state, 0) == capture
    state.record = " ".join(
        f"1:A1xI9 2:S19xI9 1:A1x{square} 2:S19x{square}" for square in ("J10", "K11", "H8", "G7")
    )
    assert asked(state, 0) != capture


def test_it_picks_for_its_neighbour_what_is_worth_least() -> None:
    state = new(2, pick_for_friend=True)
    pick = asked(state, 0)
    left = [kind_named(letter) for letter in "BBRRNNLLPPAAGG"]
    for kind in pick.pieces:
        left.remove(kind)
    assert max(WORTH[kind] for kind in pick.pieces) <= min(WORTH[kind] for kind in left)


def test_its_armies_differ_with_the_luck() -> None:
    state = new(2)
    armies = {asked(state, 0, seed).army for seed in range(12)}
    assert len(armies) == 3


def test_it_deploys_the_pieces_that_were_picked_for_it() -> None:
    state = new(2, pick_for_friend=True, army_size=12)
    for seat in (0, 1):
        act(state, seat, Pick((kind_named("B"), kind_named("P"))))
    deployed = asked(state, 0)
    assert sorted(deployed.army.replace(".", "")) == sorted("BPHHHHHH")


@pytest.mark.parametrize(
    ("reserve", "gained"), [("QRH", "Q"), ("NPG", "P"), ("H", None), ("GH", None), ("", None)]
)
def test_a_king_gains_the_movement_that_brings_him_furthest(
    reserve: str, gained: str | None
) -> None:
    kinds = tuple(sorted(map(kind_named, reserve)))
    assert movement_to_gain(kinds) == (None if gained is None else kind_named(gained))


def test_its_king_mutates_when_he_is_captured() -> None:
    state = table("KJ13 NA3", "RJ14", turn=1, reserves=("QB", ""), mutant_monarch=True)
    act(state, 1, GAME.actions.validate_python({"type": "move", "source": "J14", "target": "J13"}))
    assert state.phase == "mutating"
    assert asked(state, 0) == Mutate(kind_named("Q"))


def offered(armies: tuple[str, str], played: int) -> KingOfTheMountainState:
    state = table(*armies)
    state.position.round = played
    act(state, 0, OfferDraw())
    return state


def test_it_accepts_a_draw_only_if_it_does_not_stand_better() -> None:
    better, worse = ("HC5", "QP16 RP15 BO18"), ("QC5 RD4 BE6", "HP16")
    assert asked(offered(better, 60), 1) == AnswerDraw(accept=False)
    assert asked(offered(worse, 60), 1) == AnswerDraw(accept=True)
    assert asked(offered(worse, 5), 1) == AnswerDraw(accept=False)
    assert asked(offered(better, 200), 1) == AnswerDraw(accept=False)


def test_in_a_long_match_a_small_lead_is_no_reason_to_go_on() -> None:
    even = ("QC5", "QP15 HP16")
    assert asked(offered(even, 60), 1) == AnswerDraw(accept=False)
    assert asked(offered(even, 160), 1) == AnswerDraw(accept=True)


def test_asked_for_a_draw_in_its_turn_it_answers_and_then_moves() -> None:
    state = new(3, 1, wait_for_it=True)
    first = state.position.turn
    act(state, first, OfferDraw())
    act(state, first, GAME.menu(state, first).sample(random.Random(2)))
    second = state.position.turn
    menu = GAME.menu(state, second)
    assert isinstance(menu, TurnMenu)
    assert asked(state, second) == AnswerDraw(accept=False)
    act(state, second, AnswerDraw(accept=False))
    assert not isinstance(asked(state, second), AnswerDraw)


def test_it_wins_rather_than_answer() -> None:
    state = table("KQ17 HP15", "KK11 QD4", turn=0)
    act(state, 0, OfferDraw())
    act(state, 0, GAME.menu(state, 0).sample(random.Random(2)))
    act(state, 1, asked(state, 1))
    assert state.winner == 1
