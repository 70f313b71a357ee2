"""Finds statements of the bot that read all of a growing table, by SQLite's query plans.

A scan that is fast in a test with ten matches takes seconds with a hundred thousand. Each statement
is explained when the bot first runs it in a test process, and a test that has run a scan fails.
Statements of the tests themselves don't count.
"""

import re
import sys
from collections.abc import Sequence
from contextvars import Context, ContextVar
from pathlib import Path
from types import FrameType
from typing import Any, Final

from sqlalchemy import Connection, Engine, event

from bot.match.record import CLOSED
from bot.storage import sqlite, tables

ROOT: Final = Path(__file__).parent.parent.parent

SMALL: Final = {
    "bars": "people whom managers have barred",
    "emojis": "the bot's own",
    "facts": "single values",
    "guild_settings": "one row for each server",
    "nights": "a few a month for each server that plans them",
    "puzzles": "one a day, for two months",
    "seekers": "people who are waiting now",
    "shards": "one row for each shard",
}
"""Tables that stay small however much is played, with the reasons."""
GROWING: Final = frozenset(tables.metadata.tables) - SMALL.keys()

MAY_READ_ALL: Final = {
    "bot/storage/migrations": "once, at an update",
    "bot/storage/backup.py": "moves a whole database, on an operator's command",
    "bot/match/rebuild.py": "computes all ratings again, on an operator's command",
    "bot/match/verification.py:check_matches": "checks all matches, on an operator's command",
    "bot/match/leaderboards.py:latest_board": "takes the last few results in their order",
    "cogs/privacy/erasure.py:_erase_matches": "takes a server's matches, some at a time",
    "cogs/privacy/erasure.py:_replace": "looks for a host among matches that never began",
    "cogs/privacy/erasure.py:_uninvite": "looks for a guest among matches that never began",
    "cogs/privacy/deletion.py:_hold": "looks for a host among matches that never began",
    "cogs/privacy/export.py:_matches_told": "looks for a host among matches that never began",
    "cogs/puzzles/actions.py:sheet_of": "sorts a server's people by how sure their rating is",
    "cogs/replays/history.py:newest": "sorts a page of each channel, not the server's results",
}
"""Code that may read whole tables, by file and perhaps function, with the reasons."""

_PASSED_THROUGH: Final = frozenset(
    {
        *("bot/storage/database.py", "bot/storage/sqlite.py", "bot/storage/statements.py"),
        *("tests/support/on_loop.py", "tests/support/scans.py"),
    }
)
"""Files that run others' statements."""
_PARTIAL: Final = {
    index.name
    for table in tables.metadata.tables.values()
    for index in table.indexes
    if index.dialect_options["sqlite"]["where"] is not None
}
_ROWS: Final = re.compile(r"\(\?(?:, \?)+\)")
_ALIASES: Final = re.compile(r"(?:\bFROM|\bJOIN|,)\s+(\w+) AS (\w+)")
_STEP: Final = re.compile(
    r"(SCAN|SEARCH) (\w+)(?: USING (AUTOMATIC )?(?:PARTIAL )?(?:COVERING )?INDEX (\w+)?"
    r"| USING (?:INTEGER )?PRIMARY KEY)? ?(?:\((.*)\))?"
)
_CALLER: Final[ContextVar[str | None]] = ContextVar("_CALLER", default=None)
_SORT: Final = "USE TEMP B-TREE FOR ORDER BY"
_WIDE: Final = frozenset({"guild_id", "slug", "status", "board", "period", "tier", "kind"})
"""Columns with the same value in more and more rows."""


class Scans:
    """Explains each statement of the bot once, and collects the scans."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._explained: set[str] = set()
        self._found: list[str] = []

    def listen(self) -> None:
        """Listen to every statement of any engine from now on."""
        event.listen(Engine, "before_cursor_execute", self._heard)
        make = sqlite._Change.__init__

        def note(change: sqlite._Change, body: Any, context: Context) -> None:
            context.run(_CALLER.set, _asker())  # another one may run it with theirs
            make(change, body, context)

        sqlite._Change.__init__ = note  # type: ignore[method-assign, assignment]

    def take(self) -> list[str]:
        """Return the scans found since the last call."""
        found, self._found = self._found, []
        return found

    def _heard(
        self,
        connection: Connection,
        cursor: Any,
        statement: str,
        values: Any,
        _context: object,
        several: bool,
    ) -> None:
        if statement in self._known or connection.dialect.name != "sqlite":
            return
        asker = _asker()
        if asker is None:
            return
        self._known.add(statement)
        alike = _ROWS.sub("(?)", statement)  # lists of whatever length have the same plan
        if alike in self._explained or not alike.startswith(("SELECT", "WITH", "UPDATE", "DELETE")):
            return
        if "WHERE 0 = 1" in alike:  # of a process without shards, which reads nothing
            return
        self._explained.add(alike)
        if any(asker.startswith(each) for each in MAY_READ_ALL):
            return
        given = values[0] if several else values
        plan = cursor.connection.execute(f"EXPLAIN QUERY PLAN {statement}", given).fetchall()
        if faults := faults_of(statement, given, [step[3] for step in plan]):
            self._found.append(f"{asker}\n{alike}\n  " + "\n  ".join(faults))


def faults_of(statement: str, values: Sequence[Any], plan: Sequence[str]) -> list[str]:
    """Return the steps of a plan that read more and more rows of a growing table."""
    named = {alias: name for name, alias in _ALIASES.findall(statement)}
    over = not {*CLOSED}.isdisjoint(map(str, values))
    faults, wide = [], False
    for step in plan:
        found = _STEP.match(step)
        if found is None:
            continue
        how, alias, automatic, index, terms = found.groups()
        if named.get(alias, alias) not in GROWING or index in _PARTIAL:
            continue
        equal = {*re.findall(r"(\w+)=\?", terms or "")}
        if "status" in equal and not over:
            continue  # few matches are under way, but ever more are over
        wide |= equal <= _WIDE
        if how == "SCAN" or automatic or terms in ("user_id>?", "status=?"):
            faults.append(step)
    # A page of rows in an order that no index has: all rows are read and sorted for each.
    if wide and "LIMIT" in statement:
        faults += [step for step in plan if step == _SORT]
    return faults


def _asker() -> str | None:
    """Return the file and function of the bot that runs a statement; None for a test's own."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and frame.f_code is not sqlite._Change.run.__code__:
        path = frame.f_code.co_filename
        if path.startswith(f"{ROOT}/") and "site-packages" not in path:
            file = path.removeprefix(f"{ROOT}/")
            if file not in _PASSED_THROUGH:
                ours = file.startswith(("bot/", "cogs/"))
                return f"{file}:{frame.f_code.co_name}" if ours else None
        frame = frame.f_back
    return None if frame is None else _CALLER.get()


SCANS: Final = Scans()
