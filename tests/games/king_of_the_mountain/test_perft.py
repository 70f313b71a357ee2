import random
import re
from typing import Any

import pytest

from games.core import Chance
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.board import CENTRE, LETTERS, NAMES
from games.king_of_the_mountain.moves import in_check, is_legal, moves_of
from games.king_of_the_mountain.notation import format_move, format_position
from games.king_of_the_mountain.position import (
    RESPAWN,
    SIZE,
    Position,
    is_shot,
    make,
    respawn_point,
)
from games.king_of_the_mountain.state import Deploy, KingOfTheMountainOptions, Move, Respawn
from games.king_of_the_mountain.terrain import BoardName
from tests.games.king_of_the_mountain import naive
from tests.games.king_of_the_mountain.middle_games import MIDDLE_GAMES
from tests.games.king_of_the_mountain.positions import MATCHES, scramble, wander
from tests.games.king_of_the_mountain.reading import parse_position
from tests.games.king_of_the_mountain.setting import GAME, begun, table
from tests.games.playing import assert_judged

VANGUARD = "BPNRBPNRLHHHLHHHGGAA"
PHALANX = "GAHPGAHPHBHRHBHRNNLL"
RAIDERS = "HHRNHHRNHALPHALPGGBB"

FULL_ARMIES = (VANGUARD[:16], PHALANX[:16], RAIDERS[:16], VANGUARD[:16])
BOARDS: tuple[BoardName, ...] = ("citadel", "forest", "valleys")

OPENINGS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    **{
        f"{board}, {seats} begin": ({"board": board}, FULL_ARMIES[:seats])
        for board in BOARDS
        for seats in (2, 3, 4)
    },
    "all hands": ({"board": "valleys", "all_hands": True}, (VANGUARD, PHALANX)),
    "armies of twelve": (
        {"board": "forest", "army_size": 12},
        ("R...R...HHHHHH..", "...L...LHHH.HHH."),
    ),
    "wait for it": ({"board": "citadel", "wait_for_it": True}, ("", "", "", "")),
}
"""Options, and the armies of the seats."""

COUNTS: dict[str, tuple[int, int, int]] = {
    "citadel, 2 begin": (29, 1073, 40885),
    "citadel, 3 begin": (41, 1588, 47792),
    "citadel, 4 begin": (41, 1272, 39514),
    "forest, 2 begin": (29, 957, 32307),
    "forest, 3 begin": (37, 1252, 37692),
    "forest, 4 begin": (36, 1116, 34668),
    "valleys, 2 begin": (29, 1450, 56288),
    "valleys, 3 begin": (54, 2577, 77498),
    "valleys, 4 begin": (50, 1551, 48181),
    "all hands": (31, 1643, 63386),
    "armies of twelve": (33, 1122, 40222),
    "wait for it": (41, 1681, 68921),
    "citadel for two": (64, 5898, 384614),
    "citadel for three": (53, 1896, 91024),
    "forest for three": (47, 2255, 123370),
    "forest for four": (49, 2110, 79870),
    "valleys for three": (50, 5003, 268694),
    "valleys for four": (59, 4835, 373921),
    "citadel melee": (43, 1838, 109370),
    "forest melee": (57, 1930, 116161),
    "valleys melee": (70, 5409, 279174),
}
"""Number of sequences of one, two and three legal moves, each seat moving in its turn. A won match
goes no further, and a captured King doesn't mutate. Counted with the engine; the independent naive
generator agrees for one and two moves."""


def opening(name: str) -> tuple[KingOfTheMountainOptions, Position]:
    game, chance = KingOfTheMountain(), Chance(bytes(32))
    wanted, armies = OPENINGS[name]
    state = game.new(KingOfTheMountainOptions(**wanted), len(armies), chance)
    for seat in game.to_act(state) if state.phase == "deploying" else ():
        game.apply(state, seat, Deploy(armies[seat]), chance)
    return state.options, state.position


def position_named(name: str) -> tuple[KingOfTheMountainOptions, Position]:
    return opening(name) if name in OPENINGS else parse_position(MIDDLE_GAMES[name])


def perft(position: Position, depth: int, *, keep_it: bool) -> int:
    """Count the sequences of ``depth`` moves; a won match goes no further."""
    seat = position.turn
    found = moves_of(position, seat)
    if depth == 1:
        return len(found)
    total = 0
    for move in found:
        if keep_it or not wins(position, seat, move):
            after = position.copy()
            make(after, seat, move)
            after.turn = next_seat(after)
            total += perft(after, depth - 1, keep_it=keep_it)
    return total


def wins(position: Position, seat: int, move: int) -> bool:
    source, target = divmod(move, SIZE)
    return (
        target == CENTRE
        and move < RESPAWN
        and source == position.king(seat)
        and not is_shot(position, source, target)
    )


def next_seat(position: Position) -> int:
    living = position.living
    return next((seat for seat in living if seat > position.turn), living[0])


def facts(position: Position) -> tuple[Any, ...]:
    """Return pieces by square, reserves, turns on the centre, and each player's captures."""
    return (
        {naive.place(NAMES[at]): (LETTERS[kind], seat + 1) for at, seat, kind in position.pieces()},
        [sorted(LETTERS[kind] for kind in held) for held in position.reserves],
        position.kept,
        position.captures,
    )


def naive_facts(plain: naive.Naive) -> tuple[Any, ...]:
    return (
        plain.pieces,
        [*map(sorted, plain.reserves.values())],
        [*plain.kept.values()],
        [*plain.captures.values()],
    )


@pytest.mark.parametrize("name", [*OPENINGS, *MIDDLE_GAMES])
def test_perft(name: str) -> None:
    options, position = position_named(name)
    found = [perft(position, depth, keep_it=options.keep_it > 0) for depth in (1, 2, 3)]
    assert tuple(found) == COUNTS[name]


@pytest.mark.parametrize("name", [*OPENINGS, *MIDDLE_GAMES])
def test_the_naive_generator_counts_as_many(name: str) -> None:
    plain = naive.read(format_position(*position_named(name)))
    assert (plain.perft(1), plain.perft(2)) == COUNTS[name][:2]


@pytest.mark.parametrize("name", MIDDLE_GAMES)
def test_just_the_moves_that_are_listed_are_legal(name: str) -> None:
    """From other squares than the seat's own, only moves to where one of its pieces may go."""
    _, position = position_named(name)
    for seat in position.living:
        listed = sorted(moves_of(position, seat))
        own = [at for at, owner, _kind in position.pieces() if owner == seat]
        tried = {source * SIZE + target for source in own for target in range(SIZE)}
        for move in listed:
            tried.update(range(move % SIZE, RESPAWN, SIZE) if move < RESPAWN else ())
        tried.update(range(RESPAWN, RESPAWN + 16))
        assert [move for move in sorted(tried) if is_legal(position, seat, move)] == listed


def test_moves_are_listed_by_source_square_and_the_respawns_last() -> None:
    found = moves_of(table("KS1 RA5 HC3", "", reserves=("HHN", "")).position, 0)
    sources = [NAMES[move // SIZE] for move in found[:-2]]
    assert [*dict.fromkeys(sources)] == ["S1", "C3", "A5"]
    assert found[-2:] == [RESPAWN + LETTERS.index("N"), RESPAWN + LETTERS.index("H")]


def assert_agreement(options: KingOfTheMountainOptions, position: Position) -> None:
    """The same Kings in check, the same moves, and after each of them the same position."""
    seat = position.turn
    plain = naive.read(format_position(options, position))
    found = {format_move(position, seat, move): move for move in moves_of(position, seat)}
    assert set(found) == plain.moves(seat + 1)
    for each in range(position.seats):
        checked = each in position.living and plain.in_check(each + 1)
        assert in_check(position, each) == checked
    for said, move in found.items():
        after = position.copy()
        make(after, seat, move)
        assert facts(after) == naive_facts(plain.after(said, seat + 1)), said


def assert_same_refusals(position: Position, rng: random.Random) -> None:
    """Check that both refuse the same moves and re-spawns, and that refusals change nothing."""
    state = begun(KingOfTheMountainOptions(board=position.board_name), position)
    plain = naive.read(format_position(state.options, position))
    allowed = {tuple(re.split("[-x*@]", said)) for said in plain.moves(position.turn + 1)}
    own = [at for at, owner, _kind in position.pieces() if owner == position.turn]
    tried = []
    for _ in range(40):
        seat = rng.choice([position.turn] * 3 + [*range(-1, 5)])
        kind, source = rng.randrange(12), rng.choice([*own, *own, rng.randrange(SIZE)])
        target = (source + rng.choice([*range(SIZE), *range(-42, 42)])) % SIZE
        for action, said in (
            (Move(source, target), (NAMES[source], NAMES[target])),
            (Respawn(kind), (LETTERS[kind], NAMES[respawn_point(position, position.turn) or 0])),
        ):
            tried.append((seat, action, seat == position.turn and said in allowed))
    assert_judged(GAME, state, tried)


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_the_naive_generator_agrees_in_matches(number: int) -> None:
    for turn, (options, position) in enumerate(wander(number, 10 * number, 200)):
        if turn % 17 == 16:
            assert_agreement(options, position)


@pytest.mark.parametrize("block", range(6))
def test_the_naive_generator_agrees_in_scrambled_positions(block: int) -> None:
    for seed in range(25 * block, 25 * block + 25):
        position = scramble(seed)
        assert_agreement(KingOfTheMountainOptions(board=position.board_name), position)
        assert_same_refusals(position, random.Random(seed))
