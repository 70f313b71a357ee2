"""The check that no statement reads a whole table that grows finds what it should."""

from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.storage import Database, tables
from cogs.reviews.tables import reviews
from tests.support.scans import GROWING, MAY_READ_ALL, ROOT, SCANS, SMALL, faults_of

pytestmark = pytest.mark.sqlite


@pytest.mark.parametrize(
    ("statement", "values", "fault"),
    [
        ("SELECT id FROM matches WHERE slug = ?", ["x"], "SCAN matches"),
        ("SELECT m.id FROM matches AS m WHERE m.slug = ?", ["x"], "SCAN m"),
        ("SELECT match_id FROM log WHERE user_id = ?", [1], "SCAN log"),
        ("SELECT number FROM results WHERE percent IS NULL ORDER BY number", [], "SCAN results"),
        ("SELECT id FROM matches WHERE status IN (?, ?)", ["over", "lobby"], "SEARCH matches"),
        ("SELECT number FROM results WHERE user_id > ?", [0], "SEARCH results"),
        (
            "SELECT number FROM results WHERE guild_id = ? ORDER BY score LIMIT ?",
            [1, 10],
            "USE TEMP B-TREE",
        ),
        ("SELECT id FROM matches WHERE status IN (?, ?)", ["running", "lobby"], None),
        ("SELECT user_id FROM preferences WHERE language IS NOT NULL", [], None),
        ("SELECT number FROM results WHERE user_id = ? ORDER BY score LIMIT ?", [1, 10], None),
        ("SELECT guild_id FROM guild_settings WHERE seasons", [], None),
    ],
)
async def test_what_reads_ever_more_rows_is_found(
    database: Database, statement: str, values: list[object], fault: str | None
) -> None:
    def explain(connection: Connection) -> list[str]:
        asked = f"EXPLAIN QUERY PLAN {statement}"
        return [row.detail for row in connection.exec_driver_sql(asked, tuple(values))]

    found = faults_of(statement, values, await database.read(explain))
    assert [each[: len(fault or "")] for each in found] == ([] if fault is None else [fault])


def test_every_exception_still_has_its_code_and_every_small_table_exists() -> None:
    for named in MAY_READ_ALL:
        path, _, function = named.partition(":")
        file = ROOT / path
        assert file.exists()
        assert not function or f"def {function}(" in file.read_text()
    assert SMALL.keys() <= tables.metadata.tables.keys()
    assert GROWING


def test_rows_of_a_deleted_row_are_found_by_an_index() -> None:
    """The database looks for them whenever a match or something else with rows is deleted."""
    for table in tables.metadata.tables.values():
        keys = [tuple(table.primary_key.columns), *(tuple(each.columns) for each in table.indexes)]
        for key in table.foreign_keys:
            assert any(columns[0] is key.parent for columns in keys), key


async def test_what_the_bot_runs_is_looked_at_once_and_what_tests_run_is_not(
    database: Database,
) -> None:
    query = select(reviews.c.seat).where(reviews.c.seat == 77)
    await database.rows(query)
    assert SCANS.take() == []
    bot: dict[str, Any] = {"query": query}
    code = "def look(connection):\n return connection.execute(query).all()"
    exec(compile(code, str(ROOT / "bot" / "match" / "made_up.py"), "exec"), bot)  # noqa: S102
    for times in (1, 0):
        await database.read(bot["look"])
        assert len(found := SCANS.take()) == times
        assert all("bot/match/made_up.py:look" in each for each in found)
