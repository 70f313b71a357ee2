"""Wins and losses that the rules make certain."""

from games.king_of_the_mountain.layouts import DRAWINGS
from games.king_of_the_mountain.moves import targets_of
from games.king_of_the_mountain.pieces import KINDS
from games.king_of_the_mountain.position import SIZE
from games.king_of_the_mountain.squares import CENTRE, CORNERS, INNER_POINTS
from games.king_of_the_mountain.terrain import terrain_of


def test_no_movement_leads_from_where_a_king_respawns_to_the_centre_or_next_to_it() -> None:
    for name in DRAWINGS:
        terrain = terrain_of(name)
        hill = {CENTRE, *terrain.steps[CENTRE]}
        for point in (*CORNERS, *INNER_POINTS):
            for kind in KINDS:
                assert hill.isdisjoint(targets_of(terrain, bytearray(SIZE), point, kind, 0))
