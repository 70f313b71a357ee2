"""Wins and losses that the rules make certain."""

import random

from games.core import Chance
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.board import (
    CENTRE,
    CORNERS,
    INNER_POINTS,
    KINDS,
    LETTERS,
    piece_of,
    square_named,
)
from games.king_of_the_mountain.computers.certain import Certainty
from games.king_of_the_mountain.computers.reviewing import REVIEWER
from games.king_of_the_mountain.moves import number_of, targets_of
from games.king_of_the_mountain.position import SIZE, empty_position
from games.king_of_the_mountain.state import KingOfTheMountainOptions, KingOfTheMountainState, Move
from games.king_of_the_mountain.terrain import DRAWINGS, terrain_of

GAME = KingOfTheMountain()


def three_players() -> KingOfTheMountainState:
    """A position in which the first player's King stands next to the centre."""
    position = empty_position("valleys", 3, 0)
    for seat, pieces in enumerate(("KI10 PG14", "KA6 AI14", "KF11 RI15")):
        for each in pieces.split():
            position.board[square_named(each[1:])] = piece_of(seat, LETTERS.index(each[0]))
    return KingOfTheMountainState(
        options=KingOfTheMountainOptions(board="valleys"),
        position=position,
        phase="playing",
        picks=[None] * 3,
        armies=[None] * 3,
        turns=1,
    )


def move(text: str) -> Move:
    source, target = map(square_named, text.split("-"))
    return Move(source, target)


def test_a_win_is_not_certain_if_two_others_can_stop_it_together() -> None:
    """The second player's Archer leaves a file, on which the third's Rook takes the King."""
    state, played = three_players(), move("G14-F14")
    number = number_of(played)
    assert number is not None
    assert not Certainty(state.options, state.position, 0).wins_next(number)
    found = REVIEWER.weigh(GAME.view(state, 0), GAME.menu(state, 0), played, random.Random(0))
    assert found is not None
    assert found.facts[found.candidates.index(played)].get("wins") != 1
    for seat, text in ((0, "G14-F14"), (1, "I14-H14"), (2, "I15-I10")):
        assert move(text) in GAME.menu(state, seat)
        GAME.apply(state, seat, move(text), Chance(bytes(32)))
    assert move("I10-J10") not in GAME.menu(state, 0)
    assert square_named("J10") == CENTRE


def test_no_movement_leads_from_where_a_king_respawns_to_the_centre_or_next_to_it() -> None:
    for name in DRAWINGS:
        terrain = terrain_of(name)
        hill = {CENTRE, *terrain.steps[CENTRE]}
        for point in (*CORNERS, *INNER_POINTS):
            for kind in KINDS:
                assert hill.isdisjoint(targets_of(terrain, bytearray(SIZE), point, kind, 0))
