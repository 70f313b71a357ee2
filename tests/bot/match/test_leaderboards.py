"""Tables of standings: names, places, pages of large tables, months; and that indexes carry it."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Select, insert, select, text
from sqlalchemy.dialects import sqlite

from bot.base.names import clean_name, escape_name
from bot.match import leaderboards
from bot.match.leaderboards import (
    LINES_PER_PAGE,
    Leaderboard,
    last_page,
    latest_board,
    months_of,
    page_of,
    sheet_of,
)
from bot.match.ratings import EVERYWHERE, Tier
from bot.storage import Database, tables
from cogs.daily import results as daily
from cogs.daily.deals import DailyDeal
from cogs.daily.results import daily_table
from tests.support.results import GUILD, result

TABLE = Leaderboard(GUILD, "high-card", "all")


def row(user_id: int, merit: int, tier: Tier = Tier.ESTABLISHED, **values: Any) -> dict[str, Any]:
    return {
        "guild_id": GUILD,
        "board": "high-card",
        "period": "all",
        "user_id": user_id,
        "name": f"player {user_id}",
        "mu": 25.0,
        "sigma": 5.0,
        "played": 9,
        "won": 3,
        "streak": 0,
        "best_streak": 2,
        "total": merit,
        "tier": tier,
        "merit": merit,
        **values,
    }


async def fill(database: Database, rows: list[dict[str, Any]]) -> None:
    await database.run(insert(tables.ratings), rows)


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

    def parts(each: dict[str, Any], *names: str) -> tuple[int, ...]:
        return tuple(-each[name] for name in names)

    def worth(each: dict[str, Any]) -> tuple[int, ...]:
        ties = () if each["mu"] is not None else ("won", "thrift", "best_streak")
        return parts(each, "merit", *ties)

    listed = [each for each in rows if each["tier"] < Tier.HIDDEN]
    order = ("merit", "won", "thrift", "best_streak")
    listed.sort(key=lambda each: (each["tier"], parts(each, *order), each["user_id"]))
    sure = [worth(each) for each in listed if each["tier"] == Tier.ESTABLISHED]
    return [
        (1 + sum(other < worth(each) for other in sure) if not each["tier"] else None, user)
        for each in listed
        for user in [each["user_id"]]
    ]


@pytest.mark.parametrize("rated", [True, False])
@pytest.mark.parametrize("number", [0, 1, 9, 10, 11, 20, 137])
async def test_all_pages_together_are_the_table(
    database: Database, number: int, rated: bool
) -> None:
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


async def test_a_table_larger_than_is_counted_has_a_last_page_all_the_same(
    database: Database,
) -> None:
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


async def test_who_has_no_line_or_a_hidden_one_has_no_place(database: Database) -> None:
    await fill(database, [row(1, 5), row(2, 9, Tier.HIDDEN)])
    for user, hidden in ((2, True), (3, False)):
        sheet = await database.read(sheet_of, TABLE, 0, user)
        assert (sheet.own, sheet.hidden, sheet.people) == (None, hidden, 1)
        assert await database.read(page_of, TABLE, user) == 0
    assert (await database.read(sheet_of, TABLE, 0, 1)).lines[0].place == 1


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


async def test_a_daily_table_is_ordered_and_names_whom_it_may(database: Database) -> None:
    deal = DailyDeal("kill-the-kings", "2026-01-20", 0)
    name = deal.name
    ends = [
        (5, 2, False, 9),
        (6, 4, True, 44),
        (7, 4, True, 41),
        (8, 2, False, 3),
        (9, 4, True, 41),
    ]
    await database.run(
        insert(tables.results),
        [
            result(n, user_id=user, name=f"p{user}", score=s, won=w, spent=c, deal=name)
            for n, (user, s, w, c) in enumerate([*ends, (-4, 4, True, 1)])
        ],
    )
    wish = {"direct_hands": False, "pings": True}
    await database.run(
        insert(tables.preferences),
        [
            {"user_id": 6, "worldwide": True, "name": "Six", **wish},
            {"user_id": 7, "worldwide": True, "name": None, **wish},
            {"user_id": 8, "worldwide": False, "name": "Eight", **wish},
        ],
    )
    table = await database.read(daily_table, deal, 5, deal.day)
    assert [(line.place, line.user_id) for line in table.lines] == [
        *((1, 7), (1, 9), (3, 6), (4, 5), (4, 8)),
    ]
    assert {line.user_id: line.name for line in table.lines if line.named} == {
        5: "p5",
        6: "Six",
        7: "p7",
    }
    assert [line.user_id for line in table.winners] == [7, 9]
    assert (table.under_way, table.mine_under_way) == (0, False)
    elsewhere = DailyDeal(deal.slug, deal.day, 7)
    assert (await database.read(daily_table, elsewhere, 5, deal.day)).lines == ()


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


async def plans(database: Database, query: Select[Any]) -> list[str]:
    compiled = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    found = await database.rows(text(f"EXPLAIN QUERY PLAN {compiled}"))
    return [step.detail for step in found]


@pytest.mark.sqlite  # PostgreSQL reads a table that is as small as this without its indexes
@pytest.mark.parametrize("rated", [True, False])
async def test_every_question_is_answered_by_an_index(database: Database, rated: bool) -> None:
    await fill(database, crowd(60, rated=rated))
    (mine,) = await database.rows(leaderboards.finding(TABLE, 5))
    table, step = tables.ratings.name, leaderboards.stepping(TABLE)
    covered = {
        "counting": leaderboards.counting(TABLE, 1001),
        "better": leaderboards.better(TABLE, mine),
        "as good": leaderboards.better(TABLE, mine, or_equal=True),
        "before": leaderboards.before(TABLE, mine),
        "months": step,
    }
    for name, query in covered.items():
        steps = [each for each in await plans(database, query) if table in each.split()]
        assert steps, name
        assert all("USING COVERING INDEX ix_ratings_standing" in each for each in steps), steps
        assert all(each.startswith("SEARCH") for each in steps), steps
    page, *barred = await plans(database, leaderboards.paging(TABLE, 20))
    assert page.startswith("SEARCH ratings USING INDEX ix_ratings_standing (guild_id=? AND board=?")
    assert "SEARCH bars USING COVERING INDEX sqlite_autoindex_bars_1 (guild_id=?)" in barred
    own, *_ = await plans(database, leaderboards.finding(TABLE, 5))
    assert own.startswith("SEARCH ratings USING INDEX sqlite_autoindex_ratings_1")
    assert "user_id=?" in own
    for query in (
        daily.finished_attempts(DailyDeal("a", "2026-01-01", 7)),
        daily.unfinished_attempts(DailyDeal("a", "2026-01-01", 7)),
    ):
        for each in await plans(database, query):
            assert each.startswith("SEARCH"), each
    for query in (*covered.values(), leaderboards.paging(TABLE, 20)):
        assert not any("TEMP B-TREE" in each for each in await plans(database, query))


@pytest.mark.sqlite
async def test_a_plan_that_sorts_or_scans_is_seen(database: Database) -> None:
    everything = select(tables.ratings).order_by(tables.ratings.c.won)
    steps = await plans(database, everything)
    assert any(each.startswith("SCAN") for each in steps)
    assert any("TEMP B-TREE" in each for each in steps)
