"""Looking back at moves: wins that were missed or given away, and what was no mistake."""

import random

import pytest

from games.core.game import Facts
from games.core.reviewing import compare
from games.king_of_the_mountain.computers.reviewing import REVIEWER
from games.king_of_the_mountain.moves import action_of, number_of
from games.king_of_the_mountain.notation import format_move
from games.king_of_the_mountain.state import KingOfTheMountainState, Move, OfferDraw
from tests.games.king_of_the_mountain.known import drawn, is_graded
from tests.games.king_of_the_mountain.reading import parse_move
from tests.games.king_of_the_mountain.setting import GAME, table
from tests.games.reviews import quick_reviewers

DECISIONS = 5
"""Number of decisions of known truth that are graded: one of each kind."""


def looked_back(state: KingOfTheMountainState, text: str) -> tuple[int, str, Facts, Facts]:
    """The grade of a move, the best one, and what is known of both."""
    position, seat = state.position, state.position.turn
    action = action_of(parse_move(position, seat, text))
    view, menu = GAME.view(state, seat), GAME.menu(state, seat)
    weighing = REVIEWER.weigh(view, menu, action, random.Random(1))
    assert weighing is not None
    played = weighing.candidates.index(action)
    best, _, _, _, grade = compare(weighing, played, REVIEWER.thresholds)
    number = number_of(weighing.candidates[best])
    assert number is not None
    told = format_move(position, seat, number)
    return grade, told, weighing.facts[played], weighing.facts[best]


def test_wins_and_losses_within_two_turns_are_graded_as_the_rules_say() -> None:
    kinds = set()
    for known in drawn(DECISIONS, 0, random.Random(2)):
        kinds.add(known.why)
        assert is_graded(known) == known.error, (known.why, known.move)
    assert len(kinds) == DECISIONS


def test_a_win_that_certainly_comes_a_turn_later_is_not_missed() -> None:
    grade, _, played, _ = looked_back(table("KI9 QA1", "RS12"), "A1-A2")
    assert (grade, played) == (0, {"wins": 1})


def test_a_win_that_was_missed_is_a_blunder() -> None:
    grade, best, missed, facts = looked_back(table("KI9 RC6", "RI12 QI13"), "C6-C7")
    assert (grade, best, facts) == (3, "I9-J10", {"wins": 0})
    assert "wins" not in missed


def test_the_only_move_that_does_not_lose_is_compared_with_those_that_do() -> None:
    state = table("NI10", "KK11 HQ16")
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    weighing = REVIEWER.weigh_all(view, menu, random.Random(1))
    assert weighing is not None
    (worths,) = weighing.worths
    assert [worth for worth in worths if worth] == [max(worths)]


@pytest.mark.parametrize("others", [("KK11 HQ16",), ("KK11 HQ16", ""), ("", "KK11 HQ16", "")])
def test_who_leaves_a_king_his_way_to_the_centre_loses_by_a_blunder(
    others: tuple[str, ...],
) -> None:
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


def kept(state: KingOfTheMountainState, seat: int, turns: int) -> KingOfTheMountainState:
    """Return the position after a King has kept the centre for a number of turns."""
    state.position.kept[seat] = turns
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
    state = kept(table(*armies, keep_it=3), 0, 2)
    grade, _, _, facts = looked_back(state, text)
    assert grade
    assert facts == {"wins": 1}


@pytest.mark.parametrize(
    ("armies", "winner"),
    [(("NH11 QD8 RB6", "KJ10"), 1), (("LH11 QD8 RB6", "", "KJ10"), 2)],
)
def test_who_lets_another_keep_the_centre_slips_at_least(
    armies: tuple[str, ...], winner: int
) -> None:
    state = kept(table(*armies, keep_it=3), winner, 2)
    grade, best, facts, _ = looked_back(state, "B6-B7")
    assert grade
    assert best[-4:] == "xJ10"
    assert (facts["loses"], facts["winner"]) == (1, winner)


def test_a_win_that_another_player_may_stop_is_not_certain() -> None:
    state = kept(table("LH11 QD8 RB6", "LH9", "KJ10", keep_it=3), 2, 2)
    assert "loses" not in looked_back(state, "B6-B7")[2]


def test_holding_on_is_right_however_it_is_done() -> None:
    state = kept(table("KJ10 QD8 RB6", "RQ16", keep_it=3), 0, 2)
    assert looked_back(state, "B6-B7") == (0, "B6-B7", {"wins": 1}, {"wins": 1})


def test_nothing_is_held_against_the_last_move_before_the_turn_limit() -> None:
    state = table("QD8 RB6", "RM9 HQ16", turn_limit=1)
    assert looked_back(state, "D8-D9")[0] == 0


def test_all_moves_are_compared_and_another_search_finds_the_same_best() -> None:
    state = table("QD8 RB6 NE7", "RD12 HQ16")
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    found = []
    for seed in (0, 1, 0):
        with quick_reviewers():
            weighing = REVIEWER.weigh_all(view, menu, random.Random(seed))
        assert weighing is not None
        found.append(weighing)
    first, second, again = found
    assert {*first.candidates} == {*second.candidates} == {*filter(number_of, menu)}
    assert first == again
    assert first.worths != second.worths
    best = [weighing.candidates[compare(weighing, 0, (0.05,))[0]] for weighing in found]
    assert best[0] == best[1]


def test_no_move_is_worth_more_than_a_certain_win() -> None:
    for known in drawn(10, 0, random.Random(3)):
        seat = known.state.position.turn
        view, menu = GAME.view(known.state, seat), GAME.menu(known.state, seat)
        with quick_reviewers():
            weighing = REVIEWER.weigh(view, menu, action_of(known.move), random.Random(1))
        assert weighing is None or all(0 <= worth <= 1 for worth in weighing.worths[0])
