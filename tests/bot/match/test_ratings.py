"""Ratings from places, periods, streaks, and what tables are ordered by."""

import math
import random
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.base.calendar import day_before, month_before, month_of, periods_at
from bot.match import ratings
from bot.match.ratings import EVERYWHERE, MU, SIGMA, Standing, Tier, displayed_rating, rate, worth
from tools.meaning import Board, rank_correlation

BEGINNER = (MU, SIGMA)
Skill = tuple[float, float]

skills = st.tuples(st.floats(10, 40), st.floats(1, SIGMA))


@st.composite
def matches(draw: st.DrawFn) -> tuple[list[Skill], list[int]]:
    """Players of any skill, and the places in which they ended, ties included."""
    size = draw(st.integers(2, 13))
    scores = draw(st.lists(st.integers(0, 6), min_size=size, max_size=size))
    return draw(st.lists(skills, min_size=size, max_size=size)), places_of(scores)


def places_of(scores: list[int]) -> list[int]:
    """1, 1, 3 for the scores 9, 9, 4."""
    return [1 + sum(other > score for other in scores) for score in scores]


def settled(standing: Standing) -> Standing:
    standing.update_order()
    return standing


def line(**values: object) -> Standing:
    return Standing(1, "kill-the-kings", "all", 7, "ann", **values)  # type: ignore[arg-type]


@given(matches())
def test_equals_at_equal_places_stay_equal_wherever_they_sit(
    match: tuple[list[Skill], list[int]],
) -> None:
    _, places = match
    after = rate([BEGINNER] * len(places), places)
    for place in set(places):
        same = [skill for skill, other in zip(after, places, strict=True) if other == place]
        assert all(skill == pytest.approx(same[0], abs=1e-9) for skill in same)


@given(matches(), st.randoms(use_true_random=False))
def test_it_does_not_matter_in_which_order_people_sit(
    match: tuple[list[Skill], list[int]], rng: random.Random
) -> None:
    before, places = match
    after = rate(before, places)
    order = list(range(len(places)))
    rng.shuffle(order)
    moved = rate([before[at] for at in order], [places[at] for at in order])
    for at, skill in zip(order, moved, strict=True):
        assert skill == pytest.approx(after[at], abs=1e-9)


@given(matches())
def test_among_equals_a_better_place_is_a_better_rating(
    match: tuple[list[Skill], list[int]],
) -> None:
    _, places = match
    after = rate([BEGINNER] * len(places), places)
    for (mu, _), place in zip(after, places, strict=True):
        for (other_mu, _), other in zip(after, places, strict=True):
            if place < other:
                assert mu > other_mu


@given(matches())
def test_what_equals_win_others_lose(match: tuple[list[Skill], list[int]]) -> None:
    _, places = match
    after = rate([BEGINNER] * len(places), places)
    assert sum(mu for mu, _ in after) == pytest.approx(MU * len(places))


@given(matches(), st.data())
def test_a_better_place_never_harms(
    match: tuple[list[Skill], list[int]], data: st.DataObject
) -> None:
    before, places = match
    at = data.draw(st.integers(0, len(places) - 1))
    best = [0 if seat == at else place for seat, place in enumerate(places)]
    assert rate(before, best)[at][0] >= rate(before, places)[at][0] - 1e-9


@given(matches())
def test_uncertainty_shrinks_but_for_a_trace_of_time(
    match: tuple[list[Skill], list[int]],
) -> None:
    before, places = match
    for (_, old), (_, new) in zip(before, rate(before, places), strict=True):
        assert 0 < new < old + 0.05


@pytest.mark.parametrize("size", range(2, 14))
def test_what_a_match_teaches_does_not_depend_on_the_size_of_the_table(size: int) -> None:
    (_, alone), _ = rate([BEGINNER] * 2, [1, 2])
    for places in (list(range(1, size + 1)), [1] * size, [1] + [2] * (size - 1)):
        after = rate([BEGINNER] * size, places)
        assert [sigma for _, sigma in after] == pytest.approx([alone] * size)
    assert after[0][0] == pytest.approx(rate([BEGINNER] * 2, [1, 2])[0][0])


@pytest.mark.parametrize("size", range(2, 14))
def test_seven_matches_between_equals_establish(size: int) -> None:
    people = [BEGINNER] * size
    for match in range(7):
        assert all(ratings.is_uncertain(sigma) for _, sigma in people)
        places = list(range(1, size + 1))
        people = rate(people, places[::-1] if match % 2 else places)
    assert not any(ratings.is_uncertain(sigma) for _, sigma in people)


def test_beating_a_stronger_one_counts_more() -> None:
    weak, strong = (20.0, 5.0), (30.0, 5.0)
    (upset, _), _ = rate([weak, strong], [1, 2])
    _, (expected, _) = rate([weak, strong], [2, 1])
    assert upset - weak[0] > expected - strong[0] > 0


def test_a_beginner_is_shown_as_1500() -> None:
    assert displayed_rating(MU) == 1500
    assert displayed_rating(MU + 10) == 1740
    assert displayed_rating(MU - 10) == 1260


@pytest.mark.parametrize(
    ("moment", "month", "week"),
    [
        (datetime(2026, 1, 1, tzinfo=UTC), "2026-01", "2026-W01"),
        (datetime(2026, 11, 21, 23, 59, 59, 999000, tzinfo=UTC), "2026-11", "2026-W47"),
        (datetime(2024, 12, 30, tzinfo=UTC), "2024-12", "2025-W01"),
        (datetime(2027, 1, 3, 23, 59, tzinfo=UTC), "2027-01", "2026-W53"),
        (datetime(2027, 1, 4, tzinfo=UTC), "2027-01", "2027-W01"),
        (datetime(2023, 1, 1, tzinfo=UTC), "2023-01", "2022-W52"),
    ],
)
def test_the_periods_of_a_moment(moment: datetime, month: str, week: str) -> None:
    assert periods_at(int(moment.timestamp() * 1000)) == ("all", month, week)


@given(st.dates(date(2000, 1, 1), date(2090, 1, 1)))
def test_the_month_before_ends_on_the_day_before_a_month_begins(day: date) -> None:
    first = day.replace(day=1)
    before = (first - timedelta(days=1)).isoformat()
    assert month_before(month_of(day)) == before[:7]
    assert day_before(first.isoformat()) == before


@given(st.lists(st.booleans(), max_size=30))
def test_streaks_are_runs_of_wins(wins: list[bool]) -> None:
    standing = line(mu=MU, sigma=SIGMA)
    for won in wins:
        standing.count(won=won, score=0, spent=None, day=None)
    runs = "".join("w" if won else "l" for won in wins).split("l")
    assert standing.streak == len(runs[-1])
    assert standing.best_streak == max(len(run) for run in runs)
    assert (standing.played, standing.won) == (len(wins), sum(wins))


@pytest.mark.parametrize(
    ("days", "streak", "best"),
    [
        ([("2026-01-30", True), ("2026-01-31", True), ("2026-02-01", True)], 3, 3),
        ([("2026-01-30", True), ("2026-02-01", True)], 1, 1),
        ([("2026-01-30", True), ("2026-01-31", False), ("2026-02-01", True)], 1, 1),
        ([("2026-01-30", True), ("2026-01-31", True), ("2026-02-01", False)], 0, 2),
        ([("2026-01-31", True), ("2026-01-30", False)], 1, 1),
        ([("2026-01-31", False), ("2026-01-30", True)], 0, 0),
        ([("2026-01-29", True), ("2026-01-31", False), ("2026-01-30", True)], 0, 1),
        ([("2025-12-31", True), ("2026-01-01", True)], 2, 2),
        ([("2026-01-30", True), ("2026-01-31", False), ("2026-01-31", True)], 2, 2),
        ([("2026-01-30", True), ("2026-01-31", True), ("2026-01-31", False)], 2, 2),
        ([("2026-01-31", True), ("2026-01-31", True)], 1, 1),
        ([("2026-01-29", True), ("2026-01-31", False), ("2026-01-31", True)], 1, 1),
    ],
    ids=[
        *("every-day", "a-day-left-out", "a-day-lost", "lost-in-the-end", "a-late-loss"),
        *("a-late-win", "a-late-win-after-a-loss", "over-new-year", "a-loss-made-up-for"),
        *("two-deals-a-day", "two-wins-a-day", "a-loss-made-up-for-after-a-gap"),
    ],
)
def test_a_streak_of_daily_deals_needs_every_day(
    days: list[tuple[str, bool]], streak: int, best: int
) -> None:
    standing = line()
    for day, won in days:
        standing.count(won=won, score=1, spent=10, day=day)
    assert (standing.streak, standing.best_streak) == (streak, best)
    assert standing.played == len(days)


def test_a_solitaires_sum_and_thriftiest_win_are_kept() -> None:
    standing = line()
    for won, score, spent in ((False, 3, 5), (True, 4, 40), (True, 4, 31), (False, 1, 2)):
        standing.count(won=won, score=score, spent=spent, day=None)
    assert (standing.total, standing.fewest) == (12, 31)


few = st.integers(0, 2)
results = st.tuples(
    few | st.integers(0, 2**31 - 1),
    few | st.integers(0, 10**6),
    st.none() | few | st.integers(0, 10**6),
    few | st.integers(0, 10**6),
)


@given(results, results)
def test_solitaires_are_ordered_by_mean_scores_then_wins_then_thrift_then_streak(
    one: tuple[int, int, int | None, int], other: tuple[int, int, int | None, int]
) -> None:
    def stored(total: int, won: int, fewest: int | None, streak: int) -> tuple[int, ...]:
        standing = line(total=total, won=won, fewest=fewest, best_streak=streak, played=9)
        return worth(settled(standing))

    def wanted(total: int, won: int, fewest: int | None, streak: int) -> tuple[float, ...]:
        return (total, won, -math.inf if fewest is None else -fewest, streak)

    assert (stored(*one) > stored(*other)) == (wanted(*one) > wanted(*other))
    assert (stored(*one) == stored(*other)) == (wanted(*one) == wanted(*other))


def test_of_the_rated_neither_wins_nor_streaks_part_whose_merit_is_equal() -> None:
    lines = [line(mu=MU, sigma=2.0, won=won, best_streak=won) for won in (1, 7)]
    assert len({worth(settled(each)) for each in lines}) == 1


def test_a_solitaires_place_takes_some_games_and_not_more_of_them() -> None:
    few, some, many = (settled(line(total=3 * n, played=n)) for n in (4, 5, 500))
    assert [each.tier for each in (few, some)] == [Tier.UNCERTAIN, Tier.ESTABLISHED]
    assert worth(some) == worth(many)


@given(skills, skills)
def test_rated_players_are_ordered_by_the_rating_that_people_see(one: Skill, other: Skill) -> None:
    first, second = (settled(line(mu=mu, sigma=sigma, opponents=3)) for mu, sigma in (one, other))
    difference = one[0] - other[0]
    if abs(difference) > 1e-5:
        assert (first.merit > second.merit) == (difference > 0)
    assert (first.tier == Tier.UNCERTAIN) == ratings.is_uncertain(one[1])


def test_a_place_takes_different_opponents() -> None:
    mine = line(mu=40.0, sigma=1.0, played=60)
    for people, tier in (
        ({7, 8, 9}, Tier.UNCERTAIN),
        ({8}, Tier.UNCERTAIN),
        ({-5}, Tier.UNCERTAIN),
        ({10}, Tier.ESTABLISHED),
    ):
        mine.meet((each, 1) for each in people)
        assert settled(mine).tier == tier


def test_across_servers_a_place_takes_opponents_of_two_servers() -> None:
    mine = Standing(EVERYWHERE, "high-card", "all", 7, "ann", mu=40.0, sigma=1.0, played=60)
    mine.meet((each, 1) for each in range(20))
    assert settled(mine).tier == Tier.UNCERTAIN
    mine.meet([(20, 2)])
    assert settled(mine).tier == Tier.ESTABLISHED


def test_a_small_league_finds_out_who_is_good() -> None:
    rng = random.Random(3)
    skill, board = {user: rng.gauss(0, 1) for user in range(1, 41)}, Board("high-card", rng)
    for _ in range(600):
        people = rng.sample(sorted(skill), rng.randint(2, 13))
        board.play(people, places_of([round(2 * rng.gauss(skill[user], 1)) for user in people]))
    lines = board.ranked()
    assert len(lines) == len(skill)
    assert rank_correlation((line.merit, skill[line.user_id]) for line in lines) > 0.85
