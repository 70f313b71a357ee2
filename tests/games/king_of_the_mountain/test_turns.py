"""Order of turns, the centre and keeping it, limits, and draws."""

from collections import Counter
from itertools import permutations

import pytest

from games.core import Chance
from games.king_of_the_mountain.board import (
    ARCHER,
    GIANT,
    HERO,
    KING,
    KNIGHT,
    ROOK,
    piece_of,
    square_named,
)
from games.king_of_the_mountain.position import SIZE, Loss, empty_position
from games.king_of_the_mountain.state import (
    AnswerDraw,
    KingOfTheMountainOptions,
    KingOfTheMountainState,
    Mutate,
    OfferDraw,
)
from games.king_of_the_mountain.terrain import terrain_of
from tests.games.king_of_the_mountain.setting import (
    GAME,
    act,
    begun,
    king,
    leave,
    mutate,
    new,
    on,
    play,
    refusal,
    respawns,
    table,
    to_act,
)
from tests.games.playing import deadline_of, kinds, result, told


def test_play_proceeds_clockwise_with_one_piece_moved_per_turn() -> None:
    state = table("RD4", "RD16", "RP16", "RP4", starter=2, turn=2)
    moves = ["P16-O16", "P4-P5", "D4-E4", "D16-D15"]
    for move, seat in zip(moves, (2, 3, 0, 1), strict=True):
        assert state.position.turn == seat
        assert to_act(state) == {seat}
        play(state, move)
    assert (state.position.turn, state.position.round) == (2, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_player_begins_and_the_key_says_who(seats: int) -> None:
    began = Counter(new(seats, key).position.starter for key in range(60 * seats))
    assert [*sorted(began)] == [*range(seats)]
    assert all(40 < number < 80 for number in began.values()), began
    for key in range(8):
        state = new(seats, key, wait_for_it=True)
        assert state.position.turn == state.position.starter
        assert state.position.starter == new(seats, key).position.starter
        assert state.position.starter == Chance(key.to_bytes(32, "big")).below("first", seats)


@pytest.mark.parametrize(
    ("army", "move"),
    [("KJ9", "J9-J10"), ("KI9", "I9-J10"), ("KK11", "K11-J10"), ("KI10", "I10-J10")],
)
def test_the_first_king_who_moves_to_the_centre_wins_at_once(army: str, move: str) -> None:
    state = table(army, "RS4", "")
    events = play(state, move)
    assert kinds(events) == ["moved", "ended"]
    assert events[-1].public == {"ending": "crowned", "winner": 0}
    assert (state.phase, state.ending, state.winner) == ("over", "crowned", 0)
    assert result(GAME, state) == ((1, 2, 2), (0, 0, 0))
    assert to_act(state) == frozenset()
    assert GAME.deadline(state) is None
    assert GAME.expire(state, Chance(bytes(32))) == []


@pytest.mark.parametrize("victim", ["H", "Q", "K"])
def test_a_king_who_captures_on_the_centre_wins(victim: str) -> None:
    state = table("", "KJ9", f"{victim}J10", turn=1, mutant_monarch=True)
    state.position.reserves[2] = (HERO,)
    play(state, "J9xJ10")
    assert (state.ending, state.winner, state.mutating) == ("crowned", 1, ())
    assert result(GAME, state) == ((2, 1, 2), (0, 1, 0))


def test_a_king_who_shoots_at_the_centre_has_not_moved_there() -> None:
    state = table("KH8", "HJ10", gained={0: "A"})
    play(state, "H8*J10")
    assert (state.phase, king(state, 0), on(state, "J10")) == ("playing", "H8", "")


def keep(turns: int, one: str = "KJ9", other: str = "RS4") -> KingOfTheMountainState:
    return table(one, other, keep_it=turns)


@pytest.mark.parametrize("turns", range(1, 6))
def test_a_king_who_has_to_keep_the_centre_wins_as_his_nth_further_turn_begins(turns: int) -> None:
    state = keep(turns)
    assert kinds(play(state, "J9-J10")) == ["moved"]
    for begun_so_far in range(turns):
        assert (state.phase, state.position.kept) == ("playing", [begun_so_far, 0])
        if begun_so_far:
            play(state, "pass")
        events = play(state, "pass")
    assert kinds(events) == ["passed", "ended"]
    assert (state.ending, state.winner) == ("crowned", 0)
    assert state.position.kept == [turns, 0]
    assert result(GAME, state) == ((1, 2), (0, 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_further_turn_counts_once_whatever_the_others_do(seats: int) -> None:
    state = table("KJ9 RD4", *["RS4", "RS16", "RA16"][: seats - 1], keep_it=2)
    play(state, "J9-J10", *["pass"] * (seats - 1))
    assert state.position.kept[0] == 1
    play(state, "D4-D5", *["pass"] * (seats - 2))
    assert state.position.kept[0] == 1
    play(state, "pass")
    assert (state.ending, state.winner) == ("crowned", 0)


def test_being_shot_on_the_centre_resets_the_count() -> None:
    state = keep(3, "KJ9", "AK12")
    play(state, "J9-J10", "K12-L12", "pass")
    assert state.position.kept == [1, 0]
    play(state, "L12*J10")
    assert (king(state, 0), on(state, "J10"), state.position.kept) == ("E5", "", [0, 0])


def test_walking_away_resets_the_count() -> None:
    state = keep(2)
    play(state, "J9-J10", "pass", "J10-J11")
    assert state.position.kept == [0, 0]
    play(state, "pass", "J11-J10", "pass")
    assert (state.phase, state.position.kept) == ("playing", [1, 0])
    play(state, "pass", "pass")
    assert state.ending == "crowned"


def test_each_king_has_a_count_of_his_own() -> None:
    state = keep(2, "KJ9", "KK12")
    play(state, "J9-J10", "pass", "J10-J9", "pass", "J9-J8", "K12-K11", "pass", "K11-J10")
    assert state.position.kept == [0, 0]
    play(state, "pass")
    assert state.position.kept == [0, 1]
    play(state, "pass", "pass")
    assert (state.ending, state.winner) == ("crowned", 1)


@pytest.mark.parametrize("limit", [1, 2, 5])
@pytest.mark.parametrize(("seats", "starter"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_the_match_is_drawn_after_just_so_many_rounds(seats: int, starter: int, limit: int) -> None:
    state = table(*[""] * seats, starter=starter, turn=starter, turn_limit=limit)
    for _ in range(limit * seats):
        assert state.phase == "playing"
        events = play(state, "pass")
    assert kinds(events) == ["passed", "ended"]
    assert (state.ending, state.winner) == ("limit", None)
    assert result(GAME, state) == ((1,) * seats, (0,) * seats)


def test_a_limit_counts_rounds_though_who_began_has_left() -> None:
    state = table("", "", "", starter=1, turn=1, turn_limit=2)
    leave(state, 1)
    play(state, "pass", "pass", "pass")
    assert (state.phase, state.position.round) == ("playing", 2)
    play(state, "pass")
    assert state.ending == "limit"


BOXED = "RG2 RB9"
"""With these against him a King on A1 has nowhere to go."""


def test_a_player_without_a_legal_action_is_passed_over() -> None:
    state = table("KA1", "RH12", BOXED, turn=1)
    play(state, "H12-H11")
    events = play(state, "G2-H2")
    assert kinds(events) == ["moved", "passed"]
    assert events[-1].public == {"seat": 0}
    assert (state.position.turn, state.position.round) == (1, 2)
    assert state.record == "2:H12-H11 3:G2-H2 1:pass"


@pytest.mark.parametrize("able", ["reserve", "hero"])
def test_a_boxed_king_is_not_passed_over_while_anything_else_can_act(able: str) -> None:
    reserves = ("N", "", "") if able == "reserve" else ()
    state = table("KA1" if able == "reserve" else "KA1 HS12", "", BOXED, turn=2, reserves=reserves)
    assert kinds(play(state, "G2-H2")) == ["moved"]
    assert state.position.turn == 0
    assert respawns(state, 0) == (["N"] if able == "reserve" else [])


@pytest.mark.parametrize("keep_it", [0, 1])
def test_a_full_board_is_drawn_unless_a_king_has_kept_the_centre(keep_it: int) -> None:
    """Nobody can move once A1 is filled: only heroes, who capture nothing that is beside them."""
    position = empty_position("citadel", 2, 0)
    for at in {*range(SIZE)} - {*terrain_of("citadel").walls}:
        position.board[at] = piece_of(0, HERO)
    for square, seat, kind in (
        ("J10", 0, KING),
        ("S19", 1, KING),
        ("R19", 0, ARCHER),
        ("S18", 0, GIANT),
    ):
        position.board[square_named(square)] = piece_of(seat, kind)
    position.board[square_named("A1")] = 0
    position.reserves[0] = (HERO,)
    state = begun(KingOfTheMountainOptions(keep_it=keep_it), position)
    events = told(play(state, "H@A1"))
    assert events[1] == ("passed", {"seat": 1})
    if keep_it:
        assert events[2:] == [("ended", {"ending": "crowned", "winner": 0})]
        assert state.position.kept == [1, 0]
    else:
        ended = ("ended", {"ending": "stuck", "winner": None})
        assert events[2:] == [("passed", {"seat": 0}), ended]
        assert result(GAME, state) == ((1, 1), (0, 0))
        assert state.record == "1:H@A1 2:pass 1:pass"


def test_the_last_round_tells_what_moved_what_was_lost_and_who_stood_in_check() -> None:
    state = table("KA1 RD4", "HH4 RC5", reserves=("", "N"))
    play(state, "D4xH4", "C5-A5")
    capture, check = state.recent
    assert (capture.kind, check.kind) == (ROOK, ROOK)
    assert capture.losses == (Loss(1, HERO, square_named("H4"), square_named("S19")),)
    assert (capture.checked, check.checked, state.checked) == ((), (0,), (0,))
    play(state, "A1-B2", "S19-R18", "pass", "N@S19")
    assert [(ply.text, ply.kind) for ply in state.recent] == [("pass", 0), ("N@S19", KNIGHT)]
    assert state.checked == ()


OFFER = {"type": "offer_draw"}
ACCEPT = {"type": "answer_draw", "accept": True}
DECLINE = {"type": "answer_draw", "accept": False}


def offered(seats: int = 3, by: int = 0) -> KingOfTheMountainState:
    state = table(*[""] * seats, turn=by)
    act(state, by, OFFER)
    return state


def asked(state: KingOfTheMountainState) -> set[int]:
    """Return the players with an answer in the menu."""
    answers = (AnswerDraw(accept=True), AnswerDraw(accept=False))
    seats = range(state.position.seats)
    for seat in seats:
        assert (answers[0] in GAME.menu(state, seat)) == (answers[1] in GAME.menu(state, seat))
    return {seat for seat in seats if answers[0] in GAME.menu(state, seat)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draw_is_offered_in_ones_own_turn_which_goes_on(seats: int) -> None:
    state = table(*[""] * seats, turn=1)
    assert asked(state) == set()
    for seat in {*range(seats)} - {1}:
        assert OfferDraw() not in GAME.menu(state, seat)
        assert refusal(state, seat, OFFER) == "not_your_turn"
    assert OfferDraw() in GAME.menu(state, 1)
    assert told(act(state, 1, OFFER)) == [("draw_offered", {"seat": 1})]
    assert (state.position.turn, state.offer, state.agreed) == (1, 1, ())
    assert asked(state) == {*range(seats)} - {1}
    assert to_act(state) == {*range(seats)}
    assert deadline_of(GAME, state).seats == {1}
    play(state, f"{'C17' if seats > 2 else 'Q17'}-{'D17' if seats > 2 else 'Q16'}")


def test_a_draw_is_offered_once_a_turn() -> None:
    state = offered(2)
    assert refusal(state, 0, OFFER) == "offer_pending"
    act(state, 1, DECLINE)
    assert OfferDraw() not in GAME.menu(state, 0)
    assert refusal(state, 0, OFFER) == "already_offered"
    play(state, "pass")
    assert OfferDraw() in GAME.menu(state, 1)
    play(state, "pass")
    assert kinds(act(state, 0, OFFER)) == ["draw_offered"]


def test_nobody_offers_a_draw_while_another_offer_stands() -> None:
    state = offered()
    play(state, "pass")
    assert refusal(state, 1, OFFER) == "offer_pending"
    act(state, 1, ACCEPT)
    assert OfferDraw() not in GAME.menu(state, 1)
    assert refusal(state, 1, OFFER) == "offer_pending"
    act(state, 2, DECLINE)
    assert kinds(act(state, 1, OFFER)) == ["draw_offered"]
    assert asked(state) == {0, 2}


@pytest.mark.parametrize(
    ("seats", "order"),
    [(seats, order) for seats in (2, 3, 4) for order in permutations(range(1, seats))],
)
def test_a_draw_needs_everybody_in_whatever_order(seats: int, order: tuple[int, ...]) -> None:
    state = offered(seats)
    state.position.captures[1] = 3
    for number, seat in enumerate(order, 1):
        assert state.phase == "playing"
        events = act(state, seat, ACCEPT)
        assert events[0].public == {"seat": seat}
        if number < len(order):
            assert kinds(events) == ["draw_accepted"]
            assert asked(state) == {*order[number:]}
            assert state.agreed == order[:number]
    assert kinds(events) == ["draw_accepted", "ended"]
    assert events[-1].public == {"ending": "agreed", "winner": None}
    assert (state.ending, state.winner, state.offer) == ("agreed", None, None)
    assert result(GAME, state) == ((1,) * seats, (0, 3, *[0] * (seats - 2)))


def test_offers_and_answers_stand_in_the_record_and_take_no_turn() -> None:
    state = offered()
    act(state, 2, ACCEPT)
    act(state, 1, DECLINE)
    play(state, "pass", "pass")
    assert state.record == "1:offers 3:accepts 2:declines 1:pass 2:pass"
    assert [ply.is_turn for ply in state.recent] == [False, False, False, True, True]
    assert state.position.turn == 2


def test_declining_ends_the_offer_for_everybody() -> None:
    state = offered(4)
    act(state, 2, ACCEPT)
    assert told(act(state, 3, DECLINE)) == [("draw_declined", {"seat": 3})]
    assert (asked(state), state.offer, state.agreed) == (set(), None, ())
    assert refusal(state, 1, ACCEPT) == "no_offer"
    play(state, "pass")
    act(state, 1, OFFER)
    assert asked(state) == {0, 2, 3}


def test_an_offer_lapses_when_the_next_turn_of_its_maker_begins() -> None:
    state = offered()
    act(state, 1, ACCEPT)
    play(state, "pass", "pass")
    assert asked(state) == {2}
    play(state, "pass")
    assert (state.position.turn, asked(state), state.offer, state.agreed) == (0, set(), None, ())
    assert refusal(state, 2, ACCEPT) == "no_offer"
    act(state, 0, OFFER)
    assert asked(state) == {1, 2}


def test_an_offer_lapses_even_if_its_maker_is_passed_over() -> None:
    state = table("KA1", "", BOXED)
    act(state, 0, OFFER)
    play(state, "pass", "pass")
    assert kinds(play(state, "G2-H2")) == ["moved", "passed"]
    assert (state.position.turn, state.offer) == (1, None)


def test_nobody_answers_without_an_offer_nor_twice_nor_his_own() -> None:
    state = table("", "", "")
    for seat in range(3):
        assert refusal(state, seat, ACCEPT) == refusal(state, seat, DECLINE) == "no_offer"
    act(state, 0, OFFER)
    assert refusal(state, 0, ACCEPT) == refusal(state, 0, DECLINE) == "no_offer"
    act(state, 1, ACCEPT)
    assert refusal(state, 1, ACCEPT) == refusal(state, 1, DECLINE) == "no_offer"


@pytest.mark.parametrize("phase", ["picking", "deploying"])
def test_there_are_no_draws_before_play_begins(phase: str) -> None:
    state = table("", "")
    state.phase = "picking" if phase == "picking" else "deploying"
    assert refusal(state, 0, OFFER) == "not_now"
    assert refusal(state, 1, ACCEPT) == "no_offer"


def test_if_the_last_who_has_not_answered_leaves_the_match_is_drawn() -> None:
    state = offered()
    act(state, 1, ACCEPT)
    assert kinds(leave(state, 2)) == ["conceded", "ended"]
    assert (state.ending, result(GAME, state)) == ("agreed", ((1, 1, 3), (0, 0, 0)))


def test_if_one_of_two_who_have_not_answered_leaves_the_other_is_still_asked() -> None:
    state = offered()
    leave(state, 2)
    assert (state.phase, asked(state)) == ("playing", {1})
    act(state, 1, ACCEPT)
    assert state.ending == "agreed"


def test_if_the_maker_of_an_offer_leaves_it_is_gone() -> None:
    state = offered()
    act(state, 1, ACCEPT)
    leave(state, 0)
    assert (state.phase, state.offer, state.agreed, asked(state)) == ("playing", None, (), set())
    assert refusal(state, 2, ACCEPT) == "no_offer"
    assert state.position.turn == 1


def test_if_somebody_who_agreed_leaves_the_others_are_still_asked() -> None:
    state = offered(4)
    act(state, 1, ACCEPT)
    leave(state, 1)
    assert (state.phase, state.offer, state.agreed, asked(state)) == ("playing", 0, (), {2, 3})
    act(state, 2, ACCEPT)
    act(state, 3, ACCEPT)
    assert (state.ending, result(GAME, state)) == ("agreed", ((1, 4, 1, 1), (0, 0, 0, 0)))


def test_who_has_left_is_not_asked() -> None:
    state = table("", "", "", gone=(1,))
    act(state, 0, OFFER)
    assert asked(state) == {2}
    assert refusal(state, 1, ACCEPT) == "not_your_turn"
    act(state, 2, ACCEPT)
    assert (state.ending, result(GAME, state)) == ("agreed", ((1, 3, 1), (0, 0, 0)))


def while_mutating() -> KingOfTheMountainState:
    """Seat 0 offered a draw and then captured the King of seat 1."""
    state = table("RD4", "KH4", "", reserves=("", "N", ""), mutant_monarch=True)
    act(state, 0, OFFER)
    play(state, "D4xH4")
    assert state.phase == "mutating"
    return state


def test_draws_are_answered_while_a_mutation_is_pending_but_not_offered() -> None:
    state = while_mutating()
    assert (asked(state), to_act(state)) == ({1, 2}, {1, 2})
    assert set(GAME.menu(state, 1)) == {
        Mutate(KNIGHT),
        Mutate(None),
        AnswerDraw(accept=True),
        AnswerDraw(accept=False),
    }
    assert set(GAME.menu(state, 2)) == {AnswerDraw(accept=True), AnswerDraw(accept=False)}
    assert refusal(state, 0, OFFER) == "not_now"
    act(state, 2, ACCEPT)
    assert (state.phase, asked(state)) == ("mutating", {1})
    act(state, 1, ACCEPT)
    assert (state.ending, state.mutating) == ("agreed", ())


def test_a_draw_declined_while_a_mutation_is_pending_leaves_the_mutation() -> None:
    state = while_mutating()
    act(state, 2, DECLINE)
    assert (asked(state), to_act(state), state.phase) == (set(), {1}, "mutating")
    act(state, 1, mutate("N"))
    assert (state.phase, state.position.turn) == ("playing", 1)


def test_an_offer_outlives_a_mutation() -> None:
    state = while_mutating()
    act(state, 1, mutate(None))
    assert asked(state) == {1, 2}
    act(state, 1, ACCEPT)
    act(state, 2, ACCEPT)
    assert state.ending == "agreed"


def test_an_offer_is_gone_when_the_match_ends_otherwise() -> None:
    state = table("KJ9", "", "")
    act(state, 0, OFFER)
    act(state, 1, ACCEPT)
    play(state, "J9-J10")
    assert (state.ending, state.offer, state.agreed) == ("crowned", None, ())
    assert refusal(state, 2, ACCEPT) == "match_over"
