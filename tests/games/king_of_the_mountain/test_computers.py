"""The computer players of King of the Mountain, and their looks back at a match."""

import random
import time
from typing import Any

import pytest

from games.core import Player
from games.core.game import Facts, Level
from games.core.reviewing import compare
from games.king_of_the_mountain.board import (
    ARCHER,
    CANNON,
    CENTRE,
    CORNERS,
    GIANT,
    INNER_POINTS,
    KANGAROO,
    KINDS,
    KING,
    ROOK,
    SQUARES,
    kind_of,
    owner_of,
    piece_of,
)
from games.king_of_the_mountain.computers import PLAYERS
from games.king_of_the_mountain.computers.certain import Certainty
from games.king_of_the_mountain.computers.evaluation import (
    CROWDED_STEP,
    DANGEROUS_STEP,
    JAMMED_STEP,
    attack_map,
    guards_of,
    ways,
    worths_of,
)
from games.king_of_the_mountain.computers.reviewing import REVIEWER
from games.king_of_the_mountain.computers.search import KING_BUDGET, LIKELY, Search, Searcher
from games.king_of_the_mountain.computers.traveller import KingOfTheMountainPage
from games.king_of_the_mountain.computers.weighing import Evaluator, generate_moves
from games.king_of_the_mountain.moves import (
    action_of,
    attackers_of,
    is_attacked,
    moves_of,
    number_of,
    targets_of,
)
from games.king_of_the_mountain.notation import format_move, read_move
from games.king_of_the_mountain.position import RESPAWN, SIZE, Position, enters_centre, make
from games.king_of_the_mountain.state import (
    AnswerDraw,
    KingOfTheMountainState,
    Move,
    OfferDraw,
    Respawn,
)
from games.king_of_the_mountain.terrain import DRAWINGS, terrain_of
from tests.games.king_of_the_mountain.known import drawn, is_graded
from tests.games.king_of_the_mountain.positions import scramble, wander
from tests.games.king_of_the_mountain.reading import parse_move
from tests.games.king_of_the_mountain.setting import GAME, act, king, new, on, play, table
from tests.games.playing import Choose, chance, let_choose
from tests.games.reviews import quick_reviewers, review, weigh_all
from tools.arena import AtRandom


@pytest.mark.parametrize("block", range(4))
def test_a_square_is_on_the_map_of_attacks_just_when_it_is_attacked(block: int) -> None:
    """Whatever stands there, and with the King away, as when his way is looked for."""
    for seed in range(6 * block, 6 * block + 6):
        position = scramble(seed)
        terrain = terrain_of(position.board_name)
        for seat in position.living:
            board = position.board[:]
            board[position.king(seat)] = 0
            asked = [is_attacked(position, terrain, board, at, seat) for at in SQUARES]
            assert [*map(bool, attack_map(position, board, seat))] == asked


def test_what_attacks_a_king_on_a_square_is_named_just_when_he_is_attacked_there() -> None:
    named = 0
    for seed in range(60):
        position = scramble(seed)
        terrain = terrain_of(position.board_name)
        for seat in position.living:
            for at in (CENTRE, *SQUARES[seed::60]):
                board = position.board[:]
                board[position.king(seat)], board[at] = 0, piece_of(seat, KING)
                found = attackers_of(position, at, seat)
                assert bool(found) == is_attacked(position, terrain, board, at, seat)
                assert all(owner_of(board[each]) not in (-1, seat) for each in found)
                named += len(found)
    assert named > 300


def test_guards_are_counted_as_the_rules_have_them() -> None:
    """Without Kings, whom an attack on the centre may keep from it."""
    seen: set[int] = set()
    for seed in range(300):
        position = scramble(seed)
        board = position.board
        for seat in position.living:
            board[position.king(seat)] = 0
        position.monarchs = [0] * position.seats
        guards = guards_of(position, terrain_of(position.board_name))
        for seat in position.living:
            board[CENTRE] = piece_of((seat + 1) % position.seats, ROOK)
            found = [move for move in moves_of(position, seat) if move < RESPAWN]
            sources = {move // SIZE for move in found if move % SIZE == CENTRE}
            assert guards[seat] == len(sources)
            seen.update(board[at] & 15 for at in sources)
    assert {ARCHER, CANNON, GIANT, KANGAROO} <= seen


@pytest.mark.parametrize("block", range(4))
def test_each_way_to_the_centre_goes_on_by_the_best_square_beside_it(block: int) -> None:
    for seed in range(3 * block, 3 * block + 3):
        position = scramble(seed)
        terrain = terrain_of(position.board_name)
        for seat in position.living:
            steps, king, costs = ways(position, seat), position.king(seat), []
            board = position.board[:]
            board[king] = 0
            for at in SQUARES:
                if owner_of(board[at]) == seat:
                    out = targets_of(terrain, position.board, at, kind_of(board[at]), seat)
                    costs.append(1 + (CROWDED_STEP if out else JAMMED_STEP))
                else:
                    danger = is_attacked(position, terrain, board, at, seat)
                    costs.append(1 + (DANGEROUS_STEP if danger else 0))
            for at in SQUARES:
                best = min((steps[to] + costs[to] for to in terrain.steps[at]), default=99)
                assert steps[at] == (0 if at == CENTRE else min(best, 99))
            assert ways(position, seat, king)[king] == steps[king]


def test_a_way_is_longer_past_attacks_and_past_ones_own_pieces() -> None:
    def length(own: str, foe: str) -> float:
        state = table(f"KJ6 {own}".strip(), f"KS19 {foe}".strip())
        return ways(state.position, 0)[state.position.king(0)]

    free = length("", "")
    assert free == 4
    assert length("", "RJ14") > free
    assert length("HJ9 HI9 HK9", "") > free
    assert length("HJ7 HI8 HK8 HI6 HK6", "") > length("HJ7", "")


def test_a_win_is_not_certain_if_two_others_can_stop_it_together() -> None:
    """The second player's Archer leaves a file, on which the third's Rook takes the King."""
    state = table("KI10 PG14", "KA6 AI14", "KF11 RI15", board="valleys")
    played = parse_move(state.position, 0, "G14-F14")
    assert not Certainty(state.options, state.position, 0).wins_next(played)
    assert review(GAME, state, action_of(played), seed=0).facts.get("wins") != 1
    play(state, "G14-F14", "I14-H14", "I15xI10")
    assert read_move("I10-J10")[0] not in moves_of(state.position, 0)


def test_no_movement_leads_from_where_a_king_respawns_to_the_centre_or_next_to_it() -> None:
    for name in DRAWINGS:
        terrain = terrain_of(name)
        hill = {CENTRE, *terrain.steps[CENTRE]}
        for point in (*CORNERS, *INNER_POINTS):
            for kind in KINDS:
                assert hill.isdisjoint(targets_of(terrain, bytearray(SIZE), point, kind, 0))


@pytest.mark.parametrize("armies", [("RJ11",), ("RJ11", ""), ("", "RJ11", "")])
@pytest.mark.parametrize("level", ["knight", "king"])
def test_a_certain_win_is_played(armies: tuple[str, ...], level: Level) -> None:
    assert moves(kept(0, "KJ10 BI12 RB6", *armies), PLAYERS[level]) == {"I12xJ11"}


KNIGHT = PLAYERS["knight"]


def chosen(
    state: KingOfTheMountainState, seat: int = 0, seed: int = 0, player: Player[Any] = KNIGHT
) -> Any:
    """Return a player's choice, which must be in the menu."""
    menu = GAME.menu(state, seat)
    action = player.choose(GAME.view(state, seat), menu, random.Random(seed))
    assert action in menu
    return action


def moves(state: KingOfTheMountainState, player: Player[Any] = KNIGHT) -> set[str]:
    """Return the moves of seat 0, whatever the luck."""
    found = set()
    for seed in range(3):
        number = number_of(chosen(state, seed=seed, player=player))
        assert number is not None
        found.add(format_move(state.position, 0, number))
    return found


def stops(state: KingOfTheMountainState, rival: int = 1, player: Player[Any] = KNIGHT) -> set[str]:
    """The moves that are played against a win which threatens, all of which stop it."""

    def may_win(position: Position) -> set[int]:
        return {
            seat
            for seat in position.living[1:]
            if any(enters_centre(position, seat, move) for move in moves_of(position, seat))
        }

    assert may_win(state.position) == {rival}
    found = moves(state, player)
    for move in found:
        play(after := GAME.copy(state), move)
        assert rival not in may_win(after.position)
    return found


PAGE, QUICK = KingOfTheMountainPage(), Searcher(budget=800)
AT_RANDOM = AtRandom().choose
OVER_BUDGET = 200
"""Positions that may still be made when the budget is spent."""
every_board = pytest.mark.parametrize("board", DRAWINGS)
planners = pytest.mark.parametrize("player", [KNIGHT, QUICK], ids=["knight", "king"])


def match(seats: tuple[Choose, ...], number: int, rounds: int, **options: Any) -> int | None:
    """Return the winner of a match of at most ``rounds`` rounds."""
    state, rng = new(len(seats), number, turn_limit=rounds, **options), random.Random(number)
    while state.phase != "over":
        let_choose(GAME, state, seats, rng, chance(number))
    return state.winner


@planners
def test_they_take_a_draw_when_behind_and_not_in_the_first_rounds(player: Player[Any]) -> None:
    for army, other, number, accept in (
        ("KA1 RB9", "QD8 RB6 RC6 BM3", 60, True),
        ("KA1 RB9", "QD8 RB6 RC6 BM3", 5, False),
        ("QD8 RB6 RC6 BM3", "RB9", 60, False),
    ):
        state = table(army, other, turn=1)
        state.position.round = number
        act(state, 1, OfferDraw())
        assert chosen(state, 0, player=player) == AnswerDraw(accept=accept)


@every_board
@pytest.mark.parametrize("player", [PAGE, KNIGHT, QUICK], ids=["page", "knight", "king"])
def test_they_win_when_they_can(player: Player[Any], board: str) -> None:
    for where in ("I9", "J11"):
        assert moves(table(f"K{where} QD4", "HD16 QD5", board=board), player) == {f"{where}-J10"}
    assert moves(table("KI9 RD4", "HJ10 QD12", board=board), player) == {"I9xJ10"}


@planners
def test_they_win_with_a_movement_that_their_king_has_gained(player: Player[Any]) -> None:
    assert moves(table("KJ14 QD4", "QD5", gained={0: "R"}), player) == {"J14-J10"}


@planners
def test_they_stop_a_king_who_would_win(player: Player[Any]) -> None:
    """By guarding the centre, by a capture, in his way, and with a screen for the cannon."""
    assert stops(table("RH8 HC6", "KK11 HQ16"), player=player) <= {"H8-H10", "H8-J8"}
    assert stops(table("NJ13 HC6", "KK11 HQ16"), player=player) == {"J13xK11"}
    found = stops(table("HI11 HC6", "KJ14 HQ16", gained={1: "R"}), player=player)
    assert found == {"I11-J12"}
    assert stops(table("PJ14 HI11 HC6", "KK11 HQ16"), player=player) == {"I11-J12"}


@planners
@pytest.mark.parametrize("played", [1, 26, 210])
@pytest.mark.parametrize(
    ("armies", "rival"),
    [
        (("NJ13 HC6", "", "KK11"), 2),
        (("NJ13 HC6", "", "KK11", ""), 2),
        (("NJ13 HC6", "", "", "KK11"), 3),
    ],
)
def test_they_leave_no_win_of_a_later_seat_to_the_others_to_stop(
    armies: tuple[str, ...], rival: int, played: int, player: Player[Any]
) -> None:
    state = table(*armies)
    state.position.round = played
    assert stops(state, rival, player) == {"J13xK11"}


@planners
def test_they_stop_who_has_kept_the_centre_and_stay_there_themselves(player: Player[Any]) -> None:
    state = table("QL12 RD4", "KJ10 RH8", keep_it=2)
    state.position.kept[1] = 1
    act(state, 0, chosen(state, player=player))
    assert on(state, "J10") != "K2"
    state = table("KJ10 QD4 RD5", "HR15 RP16", keep_it=3)
    state.position.kept[0] = 1
    act(state, 0, chosen(state, player=player))
    assert king(state, 0) == "J10"


def test_the_king_sees_a_win_some_turns_ahead_and_the_quiet_reply_that_prevents_it() -> None:
    for other, wins in (("HQ16", True), ("RL12", False)):
        position = table("KJ7 HC6", other).position
        worths = Search(position, 0, 0, KING_BUDGET).values(moves_of(position, 0), {})
        assert (max(worths.values()) > LIKELY) == wins


@planners
@pytest.mark.parametrize("prey", "QMRL")
def test_they_take_what_is_free_and_not_what_is_guarded(prey: str, player: Player[Any]) -> None:
    assert moves(table("RE4", f"{prey}E7 KS19"), player) == {"E4xE7"}
    assert "D4xD12" not in moves(table("QD4", "HD12 RD17"), player)


def test_the_knight_does_not_hang_its_queen_for_a_hero() -> None:
    assert "D4xD12" not in moves(table("QD4", "HD12 BF14 GC17"))


def test_the_knight_brings_a_queen_back_from_the_reserve() -> None:
    state = table("KC3 HD3", "KQ17 HR3", reserves=("Q", ""))
    assert {type(chosen(state, seed=seed)) for seed in range(3)} == {Respawn}


@every_board
@pytest.mark.parametrize("player", [PAGE, KNIGHT], ids=["page", "knight"])
def test_their_king_walks_to_the_centre_past_his_own_pieces(
    player: Player[Any], board: str
) -> None:
    state = table("KE5 HF6 HE6 HF5 HD6 HF4", "KS19", board=board)
    while state.phase != "over" and state.turns < 60:
        if state.position.turn == 0:
            act(state, 0, chosen(state, seed=state.turns, player=player))
        else:
            GAME.expire(state, chance())
    assert state.winner == 0


@pytest.mark.parametrize(("number", "board"), [*enumerate(DRAWINGS)])
def test_they_beat_chance(number: int, board: str) -> None:
    """On every board, from one seat or the other."""
    for player, rounds in ((PAGE, 300), (KNIGHT, 80)):
        seats: list[Choose] = [AT_RANDOM, AT_RANDOM]
        seats[number % 2] = player.choose
        assert match(tuple(seats), number, rounds, board=board) == number % 2


def test_they_beat_three_by_chance_and_come_to_an_end_among_themselves() -> None:
    assert match((AT_RANDOM, AT_RANDOM, KNIGHT.choose, AT_RANDOM), 5, 100) == 2
    assert match((KNIGHT.choose, KNIGHT.choose), 4, 120, board="forest") is not None


def test_a_decision_among_four_full_armies_stays_within_its_budget_and_is_quick() -> None:
    position = [position for _, position in wander(9, 3, 130)][-1]
    began = time.process_time()
    search = Search(position, position.turn, 0, KING_BUDGET)
    search.values(moves_of(position, position.turn), {})
    assert KING_BUDGET / 2 < search.made <= KING_BUDGET + OVER_BUDGET
    assert time.process_time() - began < 2


def test_the_moves_that_it_looks_at_are_the_legal_ones_once_its_king_is_asked() -> None:
    for seed in range(25):
        position = scramble(seed)
        seat = position.turn
        search = Evaluator(position, seat, 0)
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
        search = Evaluator(position, seat, 0)
        for move in moves_of(position, seat):
            child = search.play(search.root, seat, move)
            after = position.copy()
            losses = make(after, seat, move)
            assert child.guards == guards_of(after, terrain_of(after.board_name))
            if not losses:
                assert child.worths == pytest.approx(worths_of(after, search._rows))
                gain = child.worths[seat] - search.root.worths[seat]
                assert gain == pytest.approx(search.gain(position, seat, move))


def looked_back(state: KingOfTheMountainState, text: str) -> tuple[int, str, Facts, Facts]:
    """The grade of a move, the best one, and what is known of both."""
    found = review(GAME, state, action_of(parse_move(state.position, 0, text)))
    number = number_of(found.weighing.candidates[found.best])
    assert number is not None
    best = format_move(state.position, 0, number)
    return found.grade, best, found.facts, found.weighing.facts[found.best]


def test_wins_and_losses_within_two_turns_are_graded_as_the_rules_say() -> None:
    some = [*drawn(5, 0, random.Random(2))]
    assert len({known.why for known in some}) == 5, "one of each kind"
    for known in some:
        assert is_graded(known) == known.error, (known.why, known.move)


def test_a_win_that_certainly_comes_a_turn_later_is_not_missed() -> None:
    grade, _, played, _ = looked_back(table("KI9 QA1", "RS12"), "A1-A2")
    assert (grade, played) == (0, {"wins": 1})


def test_a_win_that_was_missed_is_a_blunder() -> None:
    grade, best, missed, facts = looked_back(table("KI9 RC6", "RI12 QI13"), "C6-C7")
    assert (grade, best, facts) == (3, "I9-J10", {"wins": 0})
    assert "wins" not in missed


def test_the_only_move_that_does_not_lose_is_compared_with_those_that_do() -> None:
    weighing = weigh_all(GAME, table("NI10", "KK11 HQ16"))
    assert weighing is not None
    (worths,) = weighing.worths
    assert [worth for worth in worths if worth] == [max(worths)]


@pytest.mark.parametrize("others", [("KK11 HQ16",), ("KK11 HQ16", ""), ("", "KK11 HQ16", "")])
def test_who_leaves_a_king_a_way_to_the_centre_loses_by_a_blunder(others: tuple[str, ...]) -> None:
    grade, best, facts, _ = looked_back(table("NJ13 RC6", *others), "C6-C7")
    winner = next(seat for seat, army in enumerate(others, 1) if army)
    assert (grade, best) == (3, "J13xK11")
    assert (facts["loses"], facts["winner"]) == (1, winner)


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_in_how_many_turns_a_lost_match_ends_is_told(steps: int) -> None:
    _, _, facts, _ = looked_back(table("KA1 RA8", f"KJ{10 + steps} HQ16"), "A1-A2")
    assert facts["loses"] == steps


def test_a_queen_put_where_it_is_taken_is_worse_and_the_reply_is_told() -> None:
    grade, _, facts, _ = looked_back(table("QD8 RB6", "RM9 HQ16"), "D8-D9")
    assert grade
    assert facts["reply"].startswith("2:")


@pytest.mark.parametrize("text", ["E5-E7", "E5-G5"])
def test_a_move_that_only_a_short_search_thinks_bad_is_no_mistake(text: str) -> None:
    """Half a million positions find it as good as the best, 0.006 apart."""
    state = table(
        "KJ7 QE5 PA6 RB6 HA5 HB5 AA4 BB4 GA3 HB3 MA2 HC2 BD2 HE2 RF2 CB1 GC1 AD1 HE1 PF1",
        "KM10 QM15 RN19 NO19 PP19 BQ19 CR19 HN18 HO18 HP18 LQ18 MS18 LR17 BS17 HR16 PS16 HR15 NS15"
        " HR14 RS14",
        board="citadel",
    )
    assert looked_back(state, text)[0] == 0


def test_stopping_a_win_and_a_draw_that_is_offered_are_not_held_against_anybody() -> None:
    state = table("NJ13 RC6", "KK11 HQ16")
    assert looked_back(state, "J13xK11")[0] == 0
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    assert REVIEWER.weigh(view, menu, OfferDraw(), random.Random(1)) is None


def test_the_only_move_is_not_graded_though_a_draw_could_be_offered() -> None:
    state = table("KA1", "RB9")
    (only,) = [action for action in GAME.menu(state, 0) if isinstance(action, Move)]
    assert OfferDraw() in GAME.menu(state, 0)
    assert REVIEWER.weigh(GAME.view(state, 0), GAME.menu(state, 0), only, random.Random(1)) is None


def test_everybody_has_the_same_chance_in_the_same_place_and_who_is_gone_has_none() -> None:
    assert REVIEWER.standing(table("", "")) == pytest.approx((0.5, 0.5), abs=0.02)
    chances = REVIEWER.standing(table("QD8", "", "", gone=(2,)))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] > chances[2] == 0


def kept(seat: int, *armies: str) -> KingOfTheMountainState:
    """Return a position in which a King has kept the centre for two of three turns."""
    state = table(*armies, keep_it=3)
    state.position.kept[seat] = 2
    return state


@pytest.mark.parametrize(
    ("armies", "text"),
    [
        (("KJ10 QD8 RB6 RC8 RC9", ""), "J10-J11"),
        (("KJ10 QD8 RB6 RC8 BI12", "RJ11"), "B6-B7"),
        (("KJ10 QD8 RB6 RC8 BI12", "RJ11", ""), "B6-B7"),
    ],
)
def test_who_throws_away_a_centre_that_was_all_but_kept_slips_at_least(
    armies: tuple[str, ...], text: str
) -> None:
    grade, _, _, facts = looked_back(kept(0, *armies), text)
    assert grade
    assert facts == {"wins": 1}


@pytest.mark.parametrize(
    ("armies", "winner"),
    [(("NH11 QD8 RB6", "KJ10"), 1), (("LH11 QD8 RB6", "", "KJ10"), 2)],
)
def test_who_lets_another_keep_the_centre_slips_at_least(
    armies: tuple[str, ...], winner: int
) -> None:
    grade, best, facts, _ = looked_back(kept(winner, *armies), "B6-B7")
    assert grade
    assert best[-4:] == "xJ10"
    assert (facts["loses"], facts["winner"]) == (1, winner)


def test_a_win_that_another_player_may_stop_is_not_certain() -> None:
    assert "loses" not in looked_back(kept(2, "LH11 QD8 RB6", "LH9", "KJ10"), "B6-B7")[2]


def test_holding_on_is_right_however_it_is_done() -> None:
    state = kept(0, "KJ10 QD8 RB6", "RQ16")
    assert looked_back(state, "B6-B7") == (0, "B6-B7", {"wins": 1}, {"wins": 1})


def test_nothing_is_held_against_the_last_move_before_the_turn_limit() -> None:
    assert looked_back(table("QD8 RB6", "RM9 HQ16", turn_limit=1), "D8-D9")[0] == 0


def test_all_moves_are_compared_and_another_search_finds_the_same_best() -> None:
    state = table("QD8 RB6 NE7", "RD12 HQ16")
    with quick_reviewers():
        first, second, again = (weigh_all(GAME, state, seed=seed) for seed in (0, 1, 0))
    assert first is not None and second is not None
    moves = {*filter(number_of, GAME.menu(state, 0))}
    assert {*first.candidates} == {*second.candidates} == moves
    assert first == again
    assert first.worths != second.worths
    one, other = (each.candidates[compare(each, 0, (0.05,))[0]] for each in (first, second))
    assert one == other
