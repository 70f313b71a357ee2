"""The computer player of King of the Mountain: what it plays."""

import random

import pytest

from games.king_of_the_mountain import (
    DRAWINGS,
    Move,
    OfferDraw,
    Respawn,
    format_position,
)
from games.king_of_the_mountain.computers.evaluation import ways
from games.king_of_the_mountain.pieces import QUEEN, piece_of
from tests.games.king_of_the_mountain.choosing import LUCK, chosen, moves, stops
from tests.games.king_of_the_mountain.setting import GAME, act, from_text, king, on, table


@pytest.mark.parametrize("board", DRAWINGS)
@pytest.mark.parametrize("where", ["I9", "J9", "K10", "J11"])
def test_it_wins_when_it_can(board: str, where: str) -> None:
    state = table(f"K{where} QD4", "HD16 QD5", board=board)
    assert moves(state) == {f"{where}-J10"}


def test_it_wins_with_a_movement_that_its_king_has_gained() -> None:
    state = table("KJ14 QD4", "QD5", gained={0: "R"})
    assert moves(state) == {"J14-J10"}


def test_it_wins_over_a_piece_on_the_centre_though_a_queen_is_free() -> None:
    state = table("KI9 RD4", "HJ10 QD12")
    assert moves(state) == {"I9xJ10"}


def test_it_guards_the_centre_against_a_king_beside_it() -> None:
    assert stops(table("RH8 HC6", "KK11 HQ16")) <= {"H8-H10", "H8-J8"}


def test_it_captures_a_king_who_would_win() -> None:
    found = stops(table("NJ13 HC6", "KK11 HQ16"))
    assert found == {"J13xK11"}


def test_it_blocks_the_way_of_a_king_who_would_win() -> None:
    found = stops(table("HI11 HC6", "KJ14 HQ16", gained={1: "R"}))
    assert found == {"I11-J12"}


def test_it_lets_its_cannon_guard_the_centre_over_a_screen() -> None:
    found = stops(table("PJ14 HI11 HC6", "KK11 HQ16"))
    assert found == {"I11-J12"}


def test_among_four_it_leaves_no_win_to_the_others_to_stop() -> None:
    assert stops(table("NJ13", "", "", "KK11"), rival=3) == {"J13xK11"}


def test_late_in_a_match_the_last_who_can_stops_a_king() -> None:
    state = table("NJ13", "KK11", "", "")
    state.position.round = 60
    assert stops(state) == {"J13xK11"}


def test_it_stops_a_king_who_has_kept_the_centre_long_enough() -> None:
    state = table("QL12 RD4", "KJ10 RH8", keep_it=2)
    state.position.kept[1] = 1
    after = GAME.copy(state)
    act(after, 0, chosen(state))
    assert on(after, "J10") != "K2"


def test_it_stays_on_the_centre_to_keep_it() -> None:
    state = table("KJ10 QD4 RD5", "HR15 RP16", keep_it=3)
    state.position.kept[0] = 1
    act(state, 0, chosen(state))
    assert king(state, 0) == "J10"


def test_it_walks_its_king_to_the_centre_where_nothing_hinders_him() -> None:
    for board in DRAWINGS:
        state = table("KE5", "KS19", board=board)
        for turn in range(20):
            if state.phase == "over":
                break
            if state.position.turn == 0:
                act(state, 0, chosen(state, seed=turn))
            else:
                act(state, 1, GAME.menu(state, 1).sample(random.Random(turn)))
        assert state.winner == 0


@pytest.mark.parametrize("board", DRAWINGS)
@pytest.mark.parametrize("prey", "QMRL")
def test_it_takes_what_is_free(board: str, prey: str) -> None:
    state = table("RE4", f"{prey}E7 KS19", board=board)
    assert moves(state) == {"E4xE7"}


def test_it_takes_the_more_valuable_of_two() -> None:
    state = table("RD4", "QD12 HA4")
    assert moves(state) == {"D4xD12"}


def test_it_shoots_what_is_free() -> None:
    state = table("AD4 KA19", "RF6 KS19", board="valleys")
    assert moves(state) == {"D4*F6"}


def test_it_does_not_hang_its_queen_for_a_hero() -> None:
    state = table("QD4", "HD12 RD17")
    assert "D4xD12" not in moves(state)
    state = table("QD4", "HD12 BF14 GC17")
    assert "D4xD12" not in moves(state)


def test_it_takes_its_queen_out_of_danger() -> None:
    state = table("QD12", "RD16 HC17")
    act(state, 0, chosen(state))
    rival = {action for action in GAME.menu(state, 1) if isinstance(action, Move)}
    assert state.position.board.find(piece_of(0, QUEEN)) not in {move.target for move in rival}


def test_it_does_not_step_a_piece_into_an_attack() -> None:
    state = table("RD4 KB3", "BF14 GC17 NR3")
    for seed in LUCK:
        after = GAME.copy(state)
        act(after, 0, chosen(state, seed=seed))
        taking = [m for m in GAME.menu(after, 1) if isinstance(m, Move)]
        assert not any(
            after.position.board[m.target] and m.target != after.position.king(0) for m in taking
        )


def test_it_brings_a_queen_back_from_the_reserve() -> None:
    state = table("KC3 HD3", "KQ17 HR3", reserves=("Q", ""))
    assert {type(chosen(state, seed=seed)) for seed in LUCK} == {Respawn}


def test_it_does_not_make_the_same_moves_for_ever() -> None:
    state = table("RD4 KC3", "RP16 KQ17")
    for turn in range(40):
        if state.phase == "over":
            break
        act(state, state.position.turn, chosen(state, seed=turn))
    played = [text.partition(":")[2] for text in state.record.split()]
    assert max(map(played.count, played)) <= 4


def test_a_king_with_no_wall_or_foe_before_him_goes_the_shortest_way() -> None:
    state = table("KE5", "KS19", board="forest")
    assert ways(state.position, 0)[state.position.king(0)] == 6


def test_a_way_is_longer_past_attacks_and_past_ones_own_pieces() -> None:
    def length(own: str, foe: str) -> float:
        state = table(f"KJ6 {own}".strip(), f"KS19 {foe}".strip())
        return ways(state.position, 0)[state.position.king(0)]

    free = length("", "")
    assert free == 4
    assert length("", "RJ14") > free
    assert length("HJ9 HI9 HK9", "") > free
    assert length("HJ7 HI8 HK8 HI6 HK6", "") > length("HJ7", "")


def test_it_offers_no_draw_before_the_match_is_long() -> None:
    state = table("RD4 KC3", "RP16 QP15 KQ17")
    assert OfferDraw() not in {chosen(state, seed=seed) for seed in LUCK}
    state.position.round = 175
    assert chosen(state) == OfferDraw()
    act(state, 0, OfferDraw())
    assert isinstance(chosen(state), Move)


def test_it_reads_positions_that_are_written_out() -> None:
    state = table("KJ9 QD4", "QD16")
    again = from_text(format_position(state.options, state.position))
    assert moves(again) == moves(state) == {"J9-J10"}
