"""Captured pieces return, and come in again from the reserve: the rules sentence by sentence."""

import pytest

from games.king_of_the_mountain import RESPAWN, UnreadableNotation, kind_named, square_named
from games.king_of_the_mountain.position import is_shot
from tests.games.king_of_the_mountain.reading import parse_move
from tests.games.king_of_the_mountain.setting import (
    POINTS,
    from_text,
    king,
    on,
    pieces,
    play,
    refusal,
    reserve,
    respawns,
    returned,
    table,
)

NO_KINGS = "QMCBRNLPAGH"
VALLEYS = [
    "19 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. H1",
    "18 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..",
    "17 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. K2 .. ..",
    "16 .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. .. .. .. ..",
    "15 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. ## .. .. ..",
    "14 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..",
    "13 .. .. .. .. .. .. ## .. .. ## ## .. ## .. .. .. .. .. ..",
    "12 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..",
    "11 .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. .. ..",
    "10 ## ## ## .. ## ## ## .. .. .. .. .. ## ## ## .. ## ## ##",
    " 9 .. .. .. .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. ..",
    " 8 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..",
    " 7 .. .. .. .. .. .. ## .. ## ## .. .. ## .. .. .. .. .. ..",
    " 6 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..",
    " 5 .. .. .. ## .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..",
    " 4 .. .. .. .. .. .. .. .. .. .. .. .. .. .. ## .. .. .. ..",
    " 3 .. .. K1 .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..",
    " 2 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..",
    " 1 .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..",
]
every_seat = pytest.mark.parametrize(("seats", "seat", "corner", "inner"), POINTS)


def armies(seats: int, **by_seat: str) -> list[str]:
    """Armies by seat, ``s0`` the first."""
    return [by_seat.get(f"s{seat}", "") for seat in range(seats)]


@every_seat
def test_a_captured_piece_is_placed_at_once_on_its_owners_empty_corner(
    seats: int, seat: int, corner: str, inner: str
) -> None:
    by = (seat + 1) % seats
    state = table(*armies(seats, **{f"s{seat}": "HH4", f"s{by}": "RD4"}), turn=by)
    events = play(state, "D4xH4")
    assert returned(events) == [f"H{seat + 1} H4 {corner}"]
    assert on(state, corner) == f"H{seat + 1}"
    assert on(state, "H4") == f"R{by + 1}"
    assert (on(state, "D4"), on(state, inner), reserve(state, seat)) == ("", "", "")


@pytest.mark.parametrize("letter", NO_KINGS)
def test_every_kind_but_the_king_returns_to_the_corner_even_from_the_middle(letter: str) -> None:
    state = table("RF10", f"{letter}J10")
    play(state, "F10xJ10")
    assert on(state, "S19") == f"{letter}2"


@pytest.mark.parametrize("letter", NO_KINGS)
def test_every_kind_but_the_king_goes_to_the_reserve_if_the_corner_is_occupied(
    letter: str,
) -> None:
    state = table("RF10", f"{letter}J10 HS19")
    events = play(state, "F10xJ10")
    assert returned(events) == [f"{letter}2 J10 -"]
    assert reserve(state, 1) == letter
    assert pieces(state, 1) == {"KQ17", "HS19"}


@pytest.mark.parametrize(
    ("seats", "seat", "corner", "inner", "occupier"),
    [(*each, occupier) for each in POINTS for occupier in range(each[0])],
)
def test_a_corner_occupied_by_any_piece_no_matter_whose_sends_to_the_reserve(
    seats: int, seat: int, corner: str, inner: str, occupier: int
) -> None:
    by = (seat + 1) % seats
    placed = {f"s{seat}": "HH4", f"s{by}": "RD4"}
    placed[f"s{occupier}"] = f"{placed.get(f's{occupier}', '')} G{corner}"
    state = table(*armies(seats, **placed), turn=by)
    events = play(state, "D4xH4")
    assert returned(events) == [f"H{seat + 1} H4 -"]
    assert on(state, corner) == f"G{occupier + 1}"
    assert (reserve(state, seat), on(state, inner)) == ("H", "")


def test_the_owners_own_king_on_the_corner_occupies_it_too() -> None:
    state = table("RD4", "KS19 HH4")
    play(state, "D4xH4")
    assert reserve(state, 1) == "H"


def test_returning_is_not_a_part_of_any_players_turn() -> None:
    state = table("RD4", "RS12", "HH4")
    play(state, "D4xH4")
    assert state.position.turn == 1
    play(state, "S12-S13")
    assert state.position.turn == 2
    assert on(state, "S19") == "H3"
    play(state, "S19-R18")
    assert state.position.turn == 0


def test_a_capturer_who_came_from_the_victims_corner_leaves_it_empty() -> None:
    state = table("HH1", "RA1", turn=1)
    assert returned(play(state, "A1xH1")) == ["H1 H1 A1"]
    assert (on(state, "A1"), on(state, "H1")) == ("H1", "R2")


def test_a_piece_shot_on_its_own_corner_returns_to_it() -> None:
    state = table("KE2 HA1", "AC3", turn=1)
    assert returned(play(state, "C3*A1")) == ["H1 A1 A1"]
    assert (on(state, "A1"), on(state, "C3"), reserve(state, 0)) == ("H1", "A2", "")
    assert state.position.captures == [0, 1]


def test_a_piece_shot_elsewhere_leaves_its_square_empty() -> None:
    state = table("KE2 HC5", "AE7", turn=1)
    assert returned(play(state, "E7*C5")) == ["H1 C5 A1"]
    assert (on(state, "C5"), on(state, "E7")) == ("", "A2")


def test_a_capturer_on_the_victims_corner_occupies_it() -> None:
    state = table("HA1", "RA9", turn=1)
    assert returned(play(state, "A9xA1")) == ["H1 A1 -"]
    assert (on(state, "A1"), reserve(state, 0)) == ("R2", "H")


def test_an_archer_on_the_victims_corner_occupies_it() -> None:
    state = table("KE2 HC3", "AA1", turn=1)
    assert returned(play(state, "A1*C3")) == ["H1 C3 -"]


def test_only_an_archer_shoots_and_only_at_a_piece() -> None:
    position = table("KE2 HC5 AC3 AG4", "HE7 HE5", gained={0: "A"}).position
    shots = [("C3", "E5"), ("E2", "G4"), ("C5", "E7"), ("C3", "A1"), ("A1", "C3"), ("G4", "G6")]
    told = [is_shot(position, *map(square_named, shot)) for shot in shots]
    assert told == [True, True, False, False, False, False]


def test_nothing_returns_when_nothing_was_captured() -> None:
    state = table("RD4", "HH5")
    assert returned(play(state, "D4-H4")) == []
    assert state.position.captures == [0, 0]


def test_captures_are_counted_for_the_capturer_however_he_captures() -> None:
    state = table("RD4 AE7", "HH4 HC5", reserves=("N", ""))
    play(state, "D4xH4", "pass", "E7*C5", "S19-R18", "pass", "R18-Q19")
    assert state.position.captures == [2, 0]
    state = table("", "RA1", reserves=("N", ""))
    play(state, "N@A1")
    assert state.position.captures == [1, 0]


def test_a_player_may_respawn_instead_of_moving_and_each_kind_is_offered_once() -> None:
    state = table("RD4", "RS12", reserves=("HHNQ", "B"))
    assert respawns(state, 0) == ["Q", "N", "H"]
    assert respawns(state, 1) == []
    assert refusal(state, 1, {"type": "respawn", "kind": "B"}) == "not_your_turn"
    play(state, "N@A1")
    assert state.position.turn == 1
    assert (reserve(state, 0), pieces(state, 0)) == ("QHH", {"KC3", "RD4", "NA1"})
    assert reserve(state, 1) == "B"
    assert refusal(state, 0, {"type": "move", "source": "D4", "target": "D5"}) == "not_your_turn"
    play(state, "S12-S13", "D4-D5")
    assert reserve(state, 0) == "QHH"


def test_a_respawn_brings_in_one_piece_of_those_that_are_alike() -> None:
    state = table("", "", reserves=("HHH", ""))
    play(state, "H@A1", "pass", "A1-B2", "pass", "H@A1")
    assert (reserve(state, 0), pieces(state, 0)) == ("H", {"KC3", "HB2", "HA1"})


@pytest.mark.parametrize("occupier", ["", "enemy"])
@every_seat
def test_an_available_corner_must_be_used(
    seats: int, seat: int, corner: str, inner: str, occupier: str
) -> None:
    enemy = (seat + 1) % seats
    placed = {f"s{enemy}": f"H{corner}"} if occupier else {}
    held = ["N" if at == seat else "" for at in range(seats)]
    state = table(*armies(seats, **placed), turn=seat, reserves=held)
    with pytest.raises(UnreadableNotation):
        parse_move(state.position, seat, f"N@{inner}")
    assert parse_move(state.position, seat, f"N@{corner}") == RESPAWN + kind_named("N")
    play(state, f"N@{corner}")
    assert (on(state, corner), on(state, inner)) == (f"N{seat + 1}", "")
    assert state.position.captures[seat] == bool(occupier)


@pytest.mark.parametrize("occupier", ["", "enemy"])
@every_seat
def test_the_inner_point_is_used_only_if_the_corner_holds_ones_own_piece(
    seats: int, seat: int, corner: str, inner: str, occupier: str
) -> None:
    enemy = (seat + 1) % seats
    placed = {f"s{seat}": f"K{corner}"} | ({f"s{enemy}": f"H{inner}"} if occupier else {})
    held = ["N" if at == seat else "" for at in range(seats)]
    state = table(*armies(seats, **placed), turn=seat, reserves=held)
    with pytest.raises(UnreadableNotation):
        parse_move(state.position, seat, f"N@{corner}")
    events = play(state, f"N@{inner}")
    assert (on(state, corner), on(state, inner)) == (f"K{seat + 1}", f"N{seat + 1}")
    assert len(returned(events)) == bool(occupier)
    assert state.position.captures[seat] == bool(occupier)


@every_seat
def test_nobody_respawns_onto_own_pieces_on_both_points(
    seats: int, seat: int, corner: str, inner: str
) -> None:
    held = ["NR" if at == seat else "" for at in range(seats)]
    placed = {f"s{seat}": f"K{corner} H{inner}"}
    state = table(*armies(seats, **placed), turn=seat, reserves=held)
    assert respawns(state, seat) == []
    assert refusal(state, seat, {"type": "respawn", "kind": "N"}) == "no_respawn_point"
    assert (on(state, inner), reserve(state, seat)) == (f"H{seat + 1}", "RN")


def test_a_piece_captured_by_a_respawn_returns_to_its_corner() -> None:
    state = table("", "HA1", reserves=("N", ""))
    assert returned(play(state, "N@A1")) == ["H2 A1 S19"]
    assert (on(state, "A1"), on(state, "S19")) == ("N1", "H2")


def test_a_piece_captured_by_a_respawn_goes_to_the_reserve_if_its_corner_is_occupied() -> None:
    state = table("HS19", "HA1", reserves=("N", ""))
    assert returned(play(state, "N@A1")) == ["H2 A1 -"]
    assert (on(state, "S19"), reserve(state, 1)) == ("H1", "H")


@pytest.mark.parametrize(
    ("own", "point", "home"), [("", "A1", "S19"), ("HA1", "E5", "O15")], ids=["outer", "middle"]
)
def test_a_king_captured_by_a_respawn_returns_by_where_he_stood(
    own: str, point: str, home: str
) -> None:
    state = table(own, f"K{point}", reserves=("N", ""))
    assert returned(play(state, f"N@{point}")) == [f"K2 {point} {home}"]
    assert (king(state, 1), on(state, point), reserve(state, 1)) == (home, "N1", "")


def test_a_respawn_may_cost_a_piece_that_stands_where_the_king_returns() -> None:
    state = table("RS19", "KA1", reserves=("N", ""))
    assert returned(play(state, "N@A1")) == ["K2 A1 S19", "R1 S19 -"]
    assert (pieces(state, 0), reserve(state, 0)) == ({"KC3", "NA1"}, "R")
    assert state.position.captures == [1, 0]


def test_the_reserve_keeps_what_was_in_it_and_is_ordered() -> None:
    state = table("RD4", "KS19 BH4", reserves=("", "QH"))
    play(state, "D4xH4")
    assert reserve(state, 1) == "QBH"


def test_a_position_that_was_written_out_plays_on() -> None:
    state = from_text(
        "\n".join(
            [
                "King of the Mountain",
                "board: valleys",
                "options: -",
                "players: 2",
                "round: 3",
                "begins: 2",
                "turn: 2",
                "player 1: reserve -, gained -, captured before no, on the centre 0, captures 0",
                "player 2: reserve N, gained -, captured before no, on the centre 0, captures 1",
                *VALLEYS,
            ]
        )
    )
    assert returned(play(state, "N@S19")) == ["H1 S19 A1"]
    assert state.position.captures == [0, 2]
    assert (state.position.turn, state.position.round) == (0, 3)
