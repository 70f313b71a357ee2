"""Duplicate scoring: those who had the same cards are compared, fairly and in any order."""

from math import isclose

from hypothesis import given
from hypothesis import strategies as st

from bot.match.shared_deals import MAX_FOR_DIFFERENCES, Course, matchpoints, percentages

SEATS = 4
COURSES = st.builds(
    Course.of,
    place=st.integers(1, SEATS),
    seats=st.just(SEATS),
    won=st.booleans(),
    score=st.integers(0, 3),
    spent=st.none() | st.integers(1, 3),
)
DEALS = st.lists(COURSES, min_size=2, max_size=12)


def course(place: int, score: int = 0, *, seats: int = SEATS, won: bool | None = None) -> Course:
    won = place == 1 if won is None else won
    return Course.of(place=place, seats=seats, won=won, score=score, spent=None)


def test_a_win_is_worth_all_and_a_draw_half() -> None:
    assert [course(place).worth for place in (1, 4)] == [1, 0]
    assert course(1, seats=2, won=False).worth == 0.5
    assert course(2, seats=2).worth == 0


def test_matchpoints_are_those_beaten_and_half_of_those_equalled() -> None:
    four_and_more = [course(1), course(2), course(2), course(3), course(4)]
    assert matchpoints(four_and_more) == [4, 2.5, 2.5, 1, 0]
    assert percentages(four_and_more) == [100, 62.5, 62.5, 25, 0]


def test_few_are_compared_by_capped_differences() -> None:
    assert percentages([course(1, seats=2), course(2, seats=2)]) == [100, 0]
    first, second = percentages([course(1), course(2)])
    assert first is not None and isclose(first, 50 + 50 * (1 / 3) / 0.5)
    assert isclose(first + (second or 0), 100)
    assert percentages([course(2, 2), course(2, 1)]) == [60, 40]


def test_a_lone_course_is_not_compared() -> None:
    assert percentages([course(1)]) == [None]


@given(DEALS)
def test_the_order_of_arrival_does_not_matter(deal: list[Course]) -> None:
    turned = deal[1:] + deal[:1]
    found = percentages(deal)
    assert [*found[1:], found[0]] == percentages(turned)


@given(DEALS)
def test_equal_courses_are_equal_and_better_ones_better(deal: list[Course]) -> None:
    found = [each or 0 for each in percentages(deal)]
    for one, mine in zip(deal, found, strict=True):
        for other, theirs in zip(deal, found, strict=True):
            assert (mine == theirs) if one == other else (one > other) <= (mine > theirs - 1e-9)
    assert all(-1e-9 <= each <= 100 + 1e-9 for each in found)


@given(DEALS)
def test_what_one_gains_others_lose(deal: list[Course]) -> None:
    number = len(deal)
    assert sum(matchpoints(deal)) == number * (number - 1) / 2
    assert isclose(sum(each or 0 for each in percentages(deal)), 50 * number)


@given(st.lists(COURSES, min_size=2, max_size=MAX_FOR_DIFFERENCES))
def test_with_few_the_best_is_still_the_best(deal: list[Course]) -> None:
    found = [each or 0 for each in percentages(deal)]
    assert isclose(found[deal.index(max(deal))], max(found))
