"""Random matches of every variant end, lose no piece, and keep what holds of every position."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.king_of_the_mountain.board import KING, kind_named, piece_of
from games.king_of_the_mountain.moves import TurnMenu, action_of, in_check
from games.king_of_the_mountain.position import RESPAWN, SIZE, make
from games.king_of_the_mountain.state import KingOfTheMountainState
from games.king_of_the_mountain.terrain import DRAWINGS, terrain_of
from tests.games.king_of_the_mountain.reading import parse_move
from tests.games.king_of_the_mountain.sample import inventory
from tests.games.king_of_the_mountain.setting import GAME, act, chance, leave, new

VARIANTS: list[dict[str, Any]] = [
    {},
    {"all_hands": True},
    {"all_hands": True, "army_size": 24, "mutant_monarch": True, "keep_it": 1},
    {"army_size": 10, "mutant_monarch": True},
    {"army_size": 16, "keep_it": 5},
    {"pick_for_friend": True, "mutant_monarch": True},
    {"pick_for_friend": True, "army_size": 11},
    {"wait_for_it": True},
    {"wait_for_it": True, "army_size": 16},
    {"wait_for_it": True, "pick_for_friend": True},
    {"wait_for_it": True, "mutant_monarch": True, "keep_it": 3},
    {"mutant_monarch": True},
    {"keep_it": 2},
]


def assert_sound(state: KingOfTheMountainState) -> None:
    """Check invariants of every position of every match."""
    position = state.position
    living = position.living
    standing = Counter(position.board)
    assert all(standing[piece_of(seat, KING)] == (seat in living) for seat in range(position.seats))
    assert not any(position.board[at] for at in terrain_of(position.board_name).walls)
    for seat, held in enumerate(position.reserves):
        assert list(held) == sorted(held)
        assert KING not in held
        assert position.monarchs[seat] == 0 or position.fallen[seat]
    assert {seat for _, seat, _ in position.pieces()} <= {*living}
    assert position.turn in living or state.phase in ("mutating", "over", "picking", "deploying")
    if state.record:
        assert state.checked == tuple(seat for seat in living if in_check(position, seat))
    assert len([ply for ply in state.recent if ply.is_turn]) <= len(living)
    assert state.mutating == () or state.phase == "mutating"


def hungry(state: KingOfTheMountainState, seat: int, rng: random.Random) -> Any:
    """Random, but with an appetite for captures, and most of all for Kings."""
    menu = GAME.menu(state, seat)
    if not isinstance(menu, TurnMenu) or rng.random() < 0.3:
        return menu.sample(rng)
    board = state.position.board
    moves = [*menu.moves]
    captures = [move for move in moves if move < RESPAWN and board[move % SIZE]]
    kings = [move for move in captures if board[move % SIZE] & 15 == KING]
    respawns = [move for move in moves if move >= RESPAWN]
    wanted = kings or captures or respawns or moves
    return action_of(rng.choice(wanted)) if wanted else menu.sample(rng)


def match(state: KingOfTheMountainState, seed: int, *, eventful: bool) -> Iterator[None]:
    """Stops before each step; an eventful match has time-outs and leavers."""
    rng = random.Random(seed)
    while GAME.outcome(state) is None:
        yield
        roll = rng.random()
        if eventful and roll < 0.03:
            GAME.expire(state, chance())
        elif eventful and roll < 0.032:
            leave(state, rng.choice(state.position.living))
        else:
            deadline = GAME.deadline(state)
            assert deadline is not None
            seat = rng.choice(sorted(deadline.seats))
            GAME.apply(state, seat, hungry(state, seat, rng), chance())
            decline(state)


def decline(state: KingOfTheMountainState) -> None:
    """Nobody agrees to a draw, so that matches are long enough."""
    if state.offer is not None:
        seat = next(seat for seat in state.position.living if seat != state.offer)
        act(state, seat, {"type": "answer_draw", "accept": False})


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_matches_of_every_variant_end_and_keep_their_pieces(options: dict[str, Any]) -> None:
    captures = falls = gains = 0
    for seed, board in enumerate(DRAWINGS, 3):
        state = new(2 + seed % 3, seed, **{"turn_limit": 60, "board": board} | options)
        whole = inventory(state)
        for _ in match(state, seed, eventful=True):
            assert inventory(state) == whole
            assert_sound(state)
        assert inventory(state) == whole
        assert_sound(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert (state.winner is None) == (state.ending in ("limit", "stuck"))
        assert 1 in outcome.places
        assert outcome.scores == tuple(state.position.captures)
        captures += sum(state.position.captures)
        falls += sum(state.position.fallen)
        gains += sum(map(bool, state.position.monarchs))
    assert captures > 20
    assert falls > 0
    assert bool(gains) == bool(options.get("mutant_monarch"))


@pytest.mark.parametrize("seed", range(4))
def test_the_record_of_a_match_plays_it_again(seed: int) -> None:
    """Moves, passes and mutations; the returns are recomputed."""
    state = new(2 + seed % 3, seed, turn_limit=120, wait_for_it=True, mutant_monarch=True)
    position = state.position.copy()
    for _ in match(state, seed, eventful=False):
        pass
    for said in state.record.split():
        number, _, text = said.partition(":")
        seat = int(number) - 1
        if text.startswith("=") and text != "=-":
            gained = kind_named(text[1:])
            left = list(position.reserves[seat])
            left.remove(gained)
            position.reserves[seat] = tuple(left)
            position.monarchs[seat] = gained
        elif text not in ("pass", "=-", "offers", "declines"):
            make(position, seat, parse_move(position, seat, text))
    assert position.board == state.position.board
    assert position.reserves == state.position.reserves
    assert position.captures == state.position.captures
    assert sum(position.captures) > 4
