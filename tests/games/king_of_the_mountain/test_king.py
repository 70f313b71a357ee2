"""The strongest computer player of King of the Mountain."""

import random
import time
from typing import Any

import pytest

from games.king_of_the_mountain import DRAWINGS, action_of, moves_of
from games.king_of_the_mountain.computers.evaluation import guards_of, worths_of
from games.king_of_the_mountain.computers.generating import generate_moves
from games.king_of_the_mountain.computers.search import LIKELY, Search
from games.king_of_the_mountain.computers.searcher import KING_BUDGET, Searcher
from games.king_of_the_mountain.computers.weighing import Weighing
from games.king_of_the_mountain.position import RESPAWN, SIZE, make
from games.king_of_the_mountain.terrain import terrain_of
from tests.games.king_of_the_mountain.choosing import busy, chosen, moves, stops
from tests.games.king_of_the_mountain.inventory import VARIANTS
from tests.games.king_of_the_mountain.positions import scramble
from tests.games.king_of_the_mountain.setting import GAME, act, king, on, table

QUICK = Searcher(budget=800)
OVER_BUDGET = 200
"""Positions that may still be made when the budget is spent."""


def best(*armies: str, **options: Any) -> float:
    """What the best move is worth to the seat in turn."""
    position = table(*armies, **options).position
    search = Search(position, position.turn, 0, KING_BUDGET)
    return max(search.values(moves_of(position, position.turn), {}).values())


@pytest.mark.parametrize("board", DRAWINGS)
def test_it_wins_when_it_can(board: str) -> None:
    assert moves(table("KI9 QD4", "HD16 QD5", board=board), QUICK) == {"I9-J10"}


def test_it_stops_a_king_who_would_win() -> None:
    stops(table("RH8 HC6", "KK11 HQ16"), player=QUICK)
    assert stops(table("NJ13 HC6", "KK11 HQ16"), player=QUICK) == {"J13xK11"}
    found = stops(table("HI11 HC6", "KJ14 HQ16", gained={1: "R"}), player=QUICK)
    assert found == {"I11-J12"}
    assert stops(table("PJ14 HI11 HC6", "KK11 HQ16"), player=QUICK) == {"I11-J12"}


@pytest.mark.parametrize("played", [1, 26, 210])
@pytest.mark.parametrize(
    ("armies", "rival"),
    [
        (("NJ13 HC6", "", "KK11"), 2),
        (("NJ13 HC6", "", "KK11", ""), 2),
        (("NJ13 HC6", "", "", "KK11"), 3),
    ],
)
def test_it_leaves_no_win_of_a_later_seat_to_the_others_to_stop(
    armies: tuple[str, ...], rival: int, played: int
) -> None:
    state = table(*armies)
    state.position.round = played
    assert stops(state, rival, QUICK) == {"J13xK11"}


def test_it_stops_a_later_seat_without_a_capture() -> None:
    state = table("RH8 HC6", "", "KK11")
    state.position.round = 40
    assert stops(state, 2, QUICK) <= {"H8-H10", "H8-J8"}


def test_it_stops_whoever_has_kept_the_centre_and_stays_there_itself() -> None:
    state = table("QL12 RD4", "KJ10 RH8", keep_it=2)
    state.position.kept[1] = 1
    act(state, 0, chosen(state, player=QUICK))
    assert on(state, "J10") != "K2"
    state = table("KJ10 QD4 RD5", "HR15 RP16", keep_it=3)
    state.position.kept[0] = 1
    act(state, 0, chosen(state, player=QUICK))
    assert king(state, 0) == "J10"


def test_it_sees_a_win_some_turns_ahead_and_the_quiet_reply_that_prevents_it() -> None:
    assert best("KJ7 HC6", "HQ16") > LIKELY
    assert best("KJ7 HC6", "RL12") < LIKELY


@pytest.mark.parametrize("prey", "QMR")
def test_it_takes_what_is_free_and_not_what_is_guarded(prey: str) -> None:
    assert moves(table("RE4", f"{prey}E7 KS19"), QUICK) == {"E4xE7"}
    assert "D4xD12" not in moves(table("QD4", "HD12 RD17"), QUICK)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_acts_by_the_rules_of_every_variant_and_always_alike(options: dict[str, Any]) -> None:
    for seats in (2, 4):
        for turns in (0, 40):
            state = busy(seats + turns, seats, turns, **options)
            for seat in sorted(GAME.to_act(state)):
                view = GAME.view(state, seat)
                first = chosen(state, seat, player=QUICK)
                assert first == chosen(state, seat, player=QUICK)
                assert view == GAME.view(state, seat)


def test_a_decision_among_four_full_armies_stays_within_its_budget_and_is_quick() -> None:
    state = busy(3, 4, 130, all_hands=True)
    position = state.position
    began = time.process_time()
    search = Search(position, position.turn, 0, KING_BUDGET)
    search.values(moves_of(position, position.turn), {})
    assert KING_BUDGET / 2 < search.made <= KING_BUDGET + OVER_BUDGET
    assert time.process_time() - began < 2


def test_the_moves_that_it_looks_at_are_the_legal_ones_once_its_king_is_asked() -> None:
    for seed in range(25):
        position = scramble(seed)
        seat = position.turn
        search = Weighing(position, seat, 0)
        captures, others = generate_moves(position, terrain_of(position.board_name), seat)
        found = {
            move
            for move in (*captures, *others)
            if search.legal(search.play(search.root, seat, move), seat, move)
        }
        assert found == {*moves_of(position, seat)}
        assert all(move >= RESPAWN or position.board[move % SIZE] for move in captures)


def test_what_it_keeps_up_to_date_is_what_the_position_says() -> None:
    for seed in range(25):
        position = scramble(seed)
        seat = position.turn
        search = Weighing(position, seat, 0)
        for move in moves_of(position, seat):
            child = search.play(search.root, seat, move)
            after = position.copy()
            losses = make(after, seat, move)
            assert child.guards == guards_of(after, terrain_of(after.board_name))
            if not losses:
                assert child.worths == pytest.approx(worths_of(after, search._rows))
                gain = child.worths[seat] - search.root.worths[seat]
                assert gain == pytest.approx(search.gain(position, seat, move))


def test_its_choice_varies_among_moves_of_nearly_equal_worth() -> None:
    state = table("KC3 HB9", "KQ17 HJ10", keep_it=5)
    assert len({chosen(state, seed=seed, player=QUICK) for seed in range(8)}) > 1


def test_it_wins_against_chance() -> None:
    state, rng = busy(5, 2, 0, army_size=10, board="forest"), random.Random(5)
    while state.phase != "over" and state.turns < 120:
        seat = min(GAME.to_act(state))
        if seat == 0:
            act(state, seat, chosen(state, seat, state.turns, Searcher(budget=300)))
        elif state.phase == "playing":
            act(state, seat, action_of(rng.choice(moves_of(state.position, seat))))
        else:
            act(state, seat, GAME.menu(state, seat).sample(rng))
    assert state.winner == 0
