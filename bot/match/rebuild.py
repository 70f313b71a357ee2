"""Rebuilds all ratings from the logs of finished matches."""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from bot.base.calendar import midnight_after
from bot.match import ratings
from bot.match.counting import (
    LAST_NUMBER,
    Key,
    Result,
    boards,
    hold_number,
    lines_of,
    named_line,
    tally,
    values_of,
)
from bot.match.ratings import EVERYWHERE, HIDDEN_NAME, Standing, Tier
from bot.match.record import UNREADABLE, Record
from bot.match.store import load_log, load_many
from bot.storage import Database, tables
from bot.storage.database import set_fact
from games import GAMES
from games.core import replay

_AT_ONCE: Final = 500
_RULES: Final = "rating rules"
_fact = tables.facts.c
_matches, _results = tables.matches, tables.results
_NOT_IN_LOG: Final = ("guild_id", "channel_id", "worldwide", "counts_at", "given_away")
"""Columns copied from the old results: people's choices, and facts that may be deleted by now."""


@dataclass(slots=True)
class Rebuilt:
    """Numbers of matches that a rebuild handled. The logs of ``kept`` ones can't be replayed."""

    replayed: int = 0
    kept: int = 0
    corrected: int = 0
    added: int = 0
    counted: int = 0
    lines: int = 0


async def rebuild(database: Database) -> Rebuilt:
    """Recompute all results' ratings and all leaderboards.

    Results that disagree with the logs are corrected. A match that ended before results were kept
    is inserted in order of its end. Nobody should play in the meantime: the end of a match waits
    for the rebuild, and fails if that takes too long.
    """
    # Comparing takes long, so it only reads. The write lock is held for the corrections alone.
    now = int(datetime.now(UTC).timestamp() * 1000)
    found = await database.read(_compare, now)
    await database.write(_correct, found)
    return found.told


async def recount_once(database: Database) -> None:
    """Count all results again if they were counted by older rules."""
    if await database.fact(_RULES) != ratings.RULES:
        await database.write(_recount)


def _recount(connection: Connection) -> None:
    hold_number(connection)
    known = connection.scalar(select(_fact.value).where(_fact.name == _RULES))
    if known != ratings.RULES:  # else another process was faster
        # Judged again against par. Percentages stay, as they only compare results of one deal.
        unsettled = update(_results).where(_results.c.percent.is_(None))
        connection.execute(unsettled.values(given_away=None))
        _count(connection, Rebuilt())


@dataclass(slots=True)
class _Compared:
    """Results that disagree with the logs, and missing ones."""

    told: Rebuilt
    corrected: list[tuple[list[int], list[Result]]] = field(default_factory=list)
    missing: list[list[Result]] = field(default_factory=list)


def _compare(connection: Connection, now: int) -> _Compared:
    found = _Compared(Rebuilt())
    over = select(_matches.c.id).where(_matches.c.status == "over")
    ids = connection.scalars(over.order_by(_matches.c.ended_at, _matches.c.id)).all()
    for start in range(0, len(ids), _AT_ONCE):
        some = ids[start : start + _AT_ONCE]
        stored: dict[str | None, Sequence[Result]] = dict.fromkeys(some, ())
        for lines in _group_by_number(connection, _results.c.match_id.in_(some)):
            stored[lines[0].match_id] = [*stored[lines[0].match_id], *lines]
        for record in load_many(connection, some, states=False):
            before = stored[record.id]
            after = _replay_results(connection, record, before, now)
            if after is None:
                continue
            found.told.replayed += 1
            if not before:
                found.missing.append(after)
            elif [_facts(line) for line in after] != [_facts(line) for line in before]:
                found.corrected.append((sorted({line.number for line in before}), after))
    found.told.kept = len(ids) - found.told.replayed
    return found


def _correct(connection: Connection, found: _Compared) -> None:
    hold_number(connection)  # matches that end from now on wait for the rebuild
    missing = [lines for lines in found.missing if lines]
    found.told.corrected, found.told.added = len(found.corrected), len(missing)
    # Inserted without its percentage, so that `settle` computes those of the whole deal again.
    for numbers, lines in found.corrected:
        connection.execute(delete(_results).where(_results.c.number.in_(numbers)))
        _insert(connection, lines)
    _take_in(connection, missing)
    _count(connection, found.told)


def _replay_results(
    connection: Connection, record: Record, stored: Sequence[Result], now: int
) -> list[Result] | None:
    try:
        end = replay(record.game, record.header, load_log(connection, record.id))
        outcome = record.game.outcome(end)
    except UNREADABLE:  # made under other rules, or damaged
        return None
    if outcome is None:
        return None
    number, at = (stored[0].number, stored[0].at) if stored else (0, record.ended_at or 0)
    lines = lines_of(record, outcome, number, at)
    opens_at = record.opens_at if (record.opens_at or 0) > now else None
    known = {line.seat: line for line in stored}
    for line in lines:
        line.counts_at = opens_at
        if (old := known.get(line.seat)) is not None:
            for name in _NOT_IN_LOG:
                setattr(line, name, getattr(old, name))
    return lines


def _facts(line: Result) -> Result:
    # Ratings are recomputed for all results anyway.
    return replace(line, mu=None, sigma=None)


def _group_by_number(connection: Connection, *where: Any) -> Iterator[list[Result]]:
    query = select(*(_results.c[each.name] for each in fields(Result))).where(*where)
    rows = connection.execute(query.order_by(_results.c.number, _results.c.seat))
    results = [Result(**row) for row in rows.mappings()]
    for _, lines in groupby(results, key=lambda line: line.number):
        yield list(lines)


def _insert(connection: Connection, lines: Iterable[Result]) -> None:
    rows = [values_of(line) for line in lines]
    if rows:
        connection.execute(insert(_results), rows)


def _take_in(connection: Connection, missing: list[list[Result]]) -> None:
    """Number matches without results in the order of their ends, and move later matches up."""
    if not missing:
        return
    row = _results.c
    ends = select(row.number, func.min(row.at).label("at")).group_by(row.number)
    known = sorted((each.number, each.at) for each in connection.execute(ends))
    waiting = deque(sorted(missing, key=lambda lines: lines[0].at))
    moved: list[dict[str, int]] = []
    placed: list[Result] = []
    last = 0
    for number, at in known:
        # A merge of two lists that are sorted by end.
        while waiting and waiting[0][0].at < at:
            last += 1
            placed += [replace(line, number=last) for line in waiting.popleft()]
        last = max(number, last + 1)
        moved.append({"of": number, "to": -last})
    for number, lines in enumerate(waiting, last + 1):
        placed += [replace(line, number=number) for line in lines]
    if moved:  # via negative numbers, so that none clash in between
        move = update(_results).where(row.number == bindparam("of")).values(number=bindparam("to"))
        connection.execute(move, moved)
        connection.execute(update(_results).where(row.number < 0).values(number=-row.number))
    _insert(connection, placed)


def _count(connection: Connection, told: Rebuilt) -> None:
    row, preference = _results.c, tables.preferences.c
    chosen = connection.execute(
        select(preference.user_id, preference.name).where(preference.worldwide)
    )
    called = {each.user_id: each.name for each in chosen}
    standings: dict[Key, Standing] = {}
    told.counted = 0

    def standing_of(key: Key, name: str) -> Standing:
        return named_line(standings, key, name, called)

    order = _counting_order(connection)
    for start in range(0, len(order), _AT_ONCE):
        some = order[start : start + _AT_ONCE]
        changed: list[dict[str, Any]] = []
        found = _group_by_number(connection, row.number.in_(some))
        groups = {lines[0].number: lines for lines in found}
        for lines in map(groups.__getitem__, some):
            if lines[0].slug not in GAMES:
                continue
            before = [(line.mu, line.sigma) for line in lines]
            for line in lines:
                line.mu = line.sigma = None
            tally(lines, standing_of)
            told.counted += any(line.rated for line in lines)
            changed += [
                {
                    "of": line.number,
                    "of_seat": line.seat,
                    "new_mu": line.mu,
                    "new_sigma": line.sigma,
                }
                for line, was in zip(lines, before, strict=True)
                if (line.mu, line.sigma) != was
            ]
        if changed:
            connection.execute(_RERATE, changed)
    _keep_opponents(connection, standings)
    _write(connection, _to_store(standings.values(), called))
    told.lines = sum(1 for key in standings if key[3] > 0)
    known = connection.scalar(select(_fact.value).where(_fact.name == LAST_NUMBER))
    set_fact(connection, LAST_NUMBER, str(max([*order, int(known or 0)])))
    set_fact(connection, _RULES, ratings.RULES)


def _counting_order(connection: Connection) -> list[int]:
    """Return the numbers of all matches in the order in which they were first counted.

    Dated deals waited until their day was over. They have leaderboards of their own, so it doesn't
    matter that they come after all others here.
    """

    def counted(match: Any) -> tuple[int, int]:
        waited = 0 if match.day is None else max(match.at, midnight_after(match.day))
        return waited, match.number

    row = _results.c
    found = connection.execute(select(row.number, row.at, row.day).distinct())
    return [match.number for match in sorted(found, key=counted)]


_RERATE: Final = (
    update(_results)
    .where(_results.c.number == bindparam("of"), _results.c.seat == bindparam("of_seat"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"))
)


def _keep_opponents(connection: Connection, standings: Mapping[Key, Standing]) -> None:
    """Keep each line's number of opponents, which includes people who have deleted their data."""
    row = tables.ratings.c
    met = select(row.guild_id, row.board, row.period, row.user_id, row.opponents)
    for *key, opponents in connection.execute(met.where(row.opponents > 0)):
        standing = standings.get((key[0], key[1], key[2], key[3]))
        if standing is not None and standing.opponents < opponents:
            standing.opponents = opponents
            standing.update_order()


def _to_store(standings: Iterable[Standing], called: Collection[int]) -> Iterator[Standing]:
    """Yield the lines to store: without former players, and hidden lines without their names."""
    for standing in standings:
        if standing.guild_id == EVERYWHERE and standing.user_id not in called:
            standing.name, standing.tier = HIDDEN_NAME, Tier.HIDDEN
        if standing.user_id > 0 and standing.played:
            yield standing


def _write(connection: Connection, standings: Iterable[Standing]) -> None:
    table = tables.ratings
    connection.execute(delete(table).where(table.c.board.in_(boards())))
    rows = [values_of(standing) for standing in standings]
    for start in range(0, len(rows), _AT_ONCE):
        connection.execute(insert(table), rows[start : start + _AT_ONCE])
