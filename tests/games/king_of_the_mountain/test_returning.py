"""Captured pieces return, and come in again from the reserve."""

import pytest

from games.king_of_the_mountain.position import is_shot
from games.king_of_the_mountain.squares import square_named
from tests.games.king_of_the_mountain.setting import (
    POINTS,
    on,
    pieces,
    play,
    refusal,
    reserve,
    respawns,
    returned,
    table,
)

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


def test_only_an_archer_shoots_and_only_at_a_piece() -> None:
    position = table("KE2 HC5 AC3 AG4", "HE7 HE5", gained={0: "A"}).position
    shots = [("C3", "E5"), ("E2", "G4"), ("C5", "E7"), ("C3", "A1"), ("A1", "C3"), ("G4", "G6")]
    told = [is_shot(position, *map(square_named, shot)) for shot in shots]
    assert told == [True, True, False, False, False, False]


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
