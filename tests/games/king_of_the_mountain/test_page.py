"""The weakest computer player of King of the Mountain."""

import random
from typing import Any

import pytest

from games.king_of_the_mountain import DRAWINGS, AnswerDraw, OfferDraw
from games.king_of_the_mountain.computers.page import Page
from tests.games.king_of_the_mountain.choosing import busy, chosen, moves
from tests.games.king_of_the_mountain.inventory import VARIANTS
from tests.games.king_of_the_mountain.setting import GAME, act, chance, new, table
from tests.games.playing import let_choose

PAGE = Page()


def test_it_wins_when_it_can() -> None:
    assert moves(table("KI9 RD4", "HJ10 QD12"), PAGE) == {"I9xJ10"}


def test_it_takes_the_most_valuable_piece_whatever_takes_back() -> None:
    assert moves(table("QD4", "HD12 RD17 GA4"), PAGE) == {"D4xA4"}


def test_it_does_not_see_that_another_king_is_about_to_win() -> None:
    state = table("RH8 HC6", "KK11 HQ16")
    assert not moves(state, PAGE) <= {"H8-H10", "H8-J8"}


def test_its_king_does_not_wait_behind_its_own_pieces_for_ever() -> None:
    state = table("KE5 HF6 HE6 HF5 HD6 HF4", "KS19", board="citadel")
    for turn in range(60):
        if state.phase == "over":
            break
        seat = state.position.turn
        if seat == 0:
            act(state, 0, chosen(state, seed=turn, player=PAGE))
        else:
            GAME.expire(state, chance())
    assert state.winner == 0


def test_it_never_agrees_to_a_draw() -> None:
    state = table("HC5", "QP16 RP15 BO18")
    state.position.round = 175
    act(state, 0, OfferDraw())
    assert chosen(state, 1, player=PAGE) == AnswerDraw(accept=False)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_acts_by_the_rules_of_every_variant_and_always_alike(options: dict[str, Any]) -> None:
    for number, turns in enumerate((0, 1, 5, 30, 60)):
        state = busy(number, 2 + number % 3, turns, **options)
        for seat in sorted(GAME.to_act(state)):
            assert chosen(state, seat, player=PAGE) == chosen(state, seat, player=PAGE)


@pytest.mark.parametrize(("number", "board"), [*enumerate(DRAWINGS)])
def test_it_beats_chance(number: int, board: str) -> None:
    """On every board, from one seat or the other."""
    seats = [lambda _view, menu, rng: menu.sample(rng)] * 2
    seats[number % 2] = PAGE.choose
    state, rng = new(2, number, turn_limit=300, board=board), random.Random(number)
    while state.phase != "over":
        let_choose(GAME, state, seats, rng, chance(number))
    assert state.winner == number % 2
