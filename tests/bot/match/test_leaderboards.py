"""Ratings from places, and leaderboards: names, places, pages, months, indexes."""

import math
import random
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import insert

from bot.base.calendar import day_before, month_before, month_of, periods_at
from bot.base.names import clean_name, escape_name
from bot.match import leaderboards, ratings
from bot.match.leaderboards import (
    LINES_PER_PAGE,
    Leaderboard,
    last_page,
    latest_board,
    months_of,
    page_of,
    sheet_of,
)
from bot.match.ratings import EVERYWHERE, MU, SIGMA, Standing, Tier, displayed_rating, rate, worth
from bot.storage import Database, tables
from tests.support.results import GUILD, fill, result, row
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
def test_equals_gain_by_their_places_alone_what_others_lose(
    match: tuple[list[Skill], list[int]],
) -> None:
    _, places = match
    after = rate([BEGINNER] * len(places), places)
    assert sum(mu for mu, _ in after) == pytest.approx(MU * len(places))
    ended = sorted(zip(places, after, strict=True))
    for (better, skill), (worse, other) in pairwise(ended):
        if better == worse:
            assert skill == pytest.approx(other, abs=1e-9)
        else:
            assert skill[0] > other[0]


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


@given(matches(), st.data())
def test_a_better_place_never_harms(
    match: tuple[list[Skill], list[int]], data: st.DataObject
) -> None:
    before, places = match
    at = data.draw(st.integers(0, len(places) - 1))
    best = [0 if seat == at else place for seat, place in enumerate(places)]
    assert rate(before, best)[at][0] >= rate(before, places)[at][0] - 1e-9


@given(matches())
def test_uncertainty_shrinks_but_for_a_trace_of_time(match: tuple[list[Skill], list[int]]) -> None:
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


def test_beating_a_stronger_one_counts_more_and_a_beginner_is_shown_as_1500() -> None:
    assert [displayed_rating(mu) for mu in (MU, MU + 10, MU - 10)] == [1500, 1740, 1260]
    weak, strong = (20.0, 5.0), (30.0, 5.0)
    (upset, _), _ = rate([weak, strong], [1, 2])
    _, (expected, _) = rate([weak, strong], [2, 1])
    assert upset - weak[0] > expected - strong[0] > 0


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


def test_a_solitaires_place_takes_some_games_and_not_more_of_them() -> None:
    lines = [line(mu=MU, sigma=2.0, won=won, best_streak=won) for won in (1, 7)]
    assert len({worth(settled(each)) for each in lines}) == 1, "nor wins or streaks of the rated"
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


def test_a_place_takes_different_opponents_and_across_servers_opponents_of_two() -> None:
    mine = line(mu=40.0, sigma=1.0, played=60)
    for people, tier in (
        ({7, 8, 9}, Tier.UNCERTAIN),
        ({8}, Tier.UNCERTAIN),
        ({-5}, Tier.UNCERTAIN),
        ({10}, Tier.ESTABLISHED),
    ):
        mine.meet((each, 1) for each in people)
        assert settled(mine).tier == tier

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


TABLE = Leaderboard(GUILD, "high-card", "all")


def crowd(number: int, seed: int = 1, *, rated: bool = True) -> list[dict[str, Any]]:
    """Lines of many, with equals, uncertain ones and hidden ones among them."""
    rng = random.Random(seed)
    tiers = rng.choices([Tier.ESTABLISHED, Tier.UNCERTAIN, Tier.HIDDEN], [6, 3, 1], k=number)
    mu = 25.0 if rated else None
    return [
        row(1 + at, rng.randrange(1 + number // 8), tier, mu=mu)
        | {name: rng.randrange(3) for name in ("won", "thrift", "best_streak")}
        for at, tier in enumerate(tiers)
    ]


def expected(rows: list[dict[str, Any]]) -> list[tuple[int | None, int]]:
    """Place and user of every line that is listed, in order."""

    def worth(each: dict[str, Any], *, whole: bool = False) -> list[int]:
        ties = ("won", "thrift", "best_streak") if whole or each["mu"] is None else ()
        return [-each[name] for name in ("merit", *ties)]

    listed = [each for each in rows if each["tier"] < Tier.HIDDEN]
    listed.sort(key=lambda each: (each["tier"], worth(each, whole=True), each["user_id"]))
    sure = [worth(each) for each in listed if each["tier"] == Tier.ESTABLISHED]
    return [
        (1 + sum(other < worth(each) for other in sure) if not each["tier"] else None, user)
        for each in listed
        for user in [each["user_id"]]
    ]


@pytest.mark.parametrize("rated", [True, False])
@pytest.mark.parametrize("number", [0, 1, 9, 10, 11, 20, 137])
async def test_all_pages_together_are_a_table(database: Database, number: int, rated: bool) -> None:
    rows = crowd(number + 2, rated=rated)[:number]
    if rows:
        await fill(database, rows)
    table = expected(rows)
    pages = max(1, -(-len(table) // LINES_PER_PAGE))
    seen = []
    for page in range(pages):
        sheet = await database.read(sheet_of, TABLE, page, 0)
        assert (sheet.page, sheet.pages, sheet.people) == (page, pages, len(table))
        assert sheet.more == (page < pages - 1)
        seen += [(line.place, line.user_id) for line in sheet.lines]
    assert seen == table
    for page in (pages, 10**30):
        assert (await database.read(sheet_of, TABLE, page, 0)).page == pages - 1


async def test_a_table_larger_than_is_counted_has_a_last_page_too(database: Database) -> None:
    rows = crowd(leaderboards.MAX_COUNTED + 400)
    await fill(database, rows)
    table = expected(rows)
    assert len(table) > leaderboards.MAX_COUNTED
    first = await database.read(sheet_of, TABLE, 0, 0)
    assert first.pages is None
    assert first.more
    last = (len(table) - 1) // LINES_PER_PAGE
    assert await database.read(last_page, TABLE) == last
    for page in (last, last + 1, 10**9):
        sheet = await database.read(sheet_of, TABLE, page, 0)
        assert [(line.place, line.user_id) for line in sheet.lines] == table[
            last * LINES_PER_PAGE :
        ]
        assert (sheet.page, sheet.more) == (last, False)
    sheet = await database.read(sheet_of, TABLE, 105, 0)
    assert [(line.place, line.user_id) for line in sheet.lines] == table[1050:1060]


@pytest.mark.parametrize("rated", [True, False])
async def test_everybody_finds_their_own_line_and_its_page(database: Database, rated: bool) -> None:
    rows = crowd(45, rated=rated)
    await fill(database, rows)
    table = expected(rows)
    for at, (place, user) in enumerate(table):
        assert await database.read(page_of, TABLE, user) == at // LINES_PER_PAGE
        sheet = await database.read(sheet_of, TABLE, at // LINES_PER_PAGE, user)
        assert sheet.own is not None
        assert (sheet.own.place, sheet.own.user_id) == (place, user)
        assert sheet.own in sheet.lines
        assert sheet.own_here
        assert not (
            await database.read(sheet_of, TABLE, (at // LINES_PER_PAGE + 1) % 4, user)
        ).own_here


async def test_tables_do_not_mix(database: Database) -> None:
    others = [
        row(2, 9, guild_id=8),
        row(2, 9, guild_id=EVERYWHERE),
        row(2, 9, board="kill-the-kings"),
        row(2, 9, period="2026-01"),
    ]
    await fill(database, [row(1, 5), *others])
    sheet = await database.read(sheet_of, TABLE, 0, 2)
    assert [line.user_id for line in sheet.lines] == [1]
    assert sheet.own is None


@pytest.mark.parametrize(
    "periods",
    [
        [],
        ["all"],
        ["2026-W03", "all"],
        ["2026-01", "2026-W01", "2026-W04", "2025-12", "2025-W50", "2023-05", "2023-W20", "all"],
        [f"{year}-{month:02}" for year in range(2020, 2027) for month in range(1, 13)],
        [f"2024-W{week:02}" for week in range(1, 53)],
    ],
    ids=["none", "all", "weeks", "gaps", "years", "a-year-of-weeks"],
)
async def test_the_months_that_have_a_table(database: Database, periods: list[str]) -> None:
    rows = [row(user, 5, period=period) for period in periods for user in (1, 2)]
    rows.append(row(1, 5, period="2019-01", guild_id=8))
    await fill(database, rows)
    months = sorted((p for p in periods if "W" not in p and p != "all"), reverse=True)
    assert await database.read(months_of, TABLE) == months


async def test_the_board_last_counted(database: Database) -> None:
    assert await database.read(latest_board, GUILD) is None
    await database.run(
        insert(tables.results),
        [
            result(1, slug="king-of-the-hill", worldwide=True),
            result(2, slug="kill-the-kings", deal="kill-the-kings/2026-01-20/7"),
            result(3, slug="high-card", rated=False),
            result(4, slug="eighty-points", guild_id=8),
        ],
    )
    assert await database.read(latest_board, GUILD) == "kill-the-kings/daily"
    assert await database.read(latest_board, 8) == "eighty-points"
    assert await database.read(latest_board, EVERYWHERE) == "king-of-the-hill"
    assert await database.read(latest_board, 9) is None


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("ann", "ann"),
        ("**bold**", r"\*\*bold\*\*"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "<\u200b@123>"),
        ("  much \t room\nhere ", "much room here"),
        ("\u202ereversed\u202c", "reversed"),
        ("ملك الجبل", "\u2068ملك الجبل\u2069"),
        ("\u2069\u2067ג'ורג'", "\u2068ג'ורג'\u2069"),
        ("👩\u200d🚀 Königin 🏰", "👩\u200d🚀 Königin 🏰"),
        ("می\u200cخواهم", "\u2068می\u200cخواهم\u2069"),
        ("https://example.com", "https:\u200b//example.com"),
        *((nothing, "—") for nothing in ("", " ", "\u200b", "\u3164", "\u2800\u200d", "\ufe0f")),
    ],
)
def test_a_name_is_told_as_plain_text(name: str, plain: str) -> None:
    assert escape_name(name) == plain


@given(st.text(max_size=40))
def test_no_name_breaks_its_line_or_turns_it_round(name: str) -> None:
    shown = clean_name(name)
    assert shown
    assert len(shown.splitlines()) == 1
    assert shown.count("\u2068") == shown.count("\u2069") <= 1
    assert not set(shown[1:-1]) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u200e\u200f")
    assert clean_name(shown) == shown
