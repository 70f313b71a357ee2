"""Migrations: what they make, what they keep, and databases of other versions."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, func, inspect, select, text

from bot.match import store
from bot.match.leaderboards import Leaderboard, sheet_of
from bot.match.record import Record
from bot.storage import Database, DatabaseTooNew, schema, tables
from tests.support.older import Older
from tests.support.places import ON_POSTGRESQL, address, inside
from tests.support.stored import Shelf, opened

pytestmark = pytest.mark.threads


def shape_of(connection: Connection) -> dict[str, Any]:
    """Everything a database says of its tables; columns by name, as order means nothing."""
    look = inspect(connection)
    return {
        name: {
            "columns": {each.pop("name"): told(each) for each in map(dict, look.get_columns(name))},
            "primary key": told(look.get_pk_constraint(name)),
            "foreign keys": sorted(map(told, look.get_foreign_keys(name))),
            "definitions": definitions(connection, name),
        }
        for name in look.get_table_names()
        if name != "alembic_version"
    }


def told(said: Any) -> str:
    return repr(sorted((key, repr(value)) for key, value in said.items()))


def definitions(connection: Connection, table: str) -> list[list[str]]:
    """Return the definitions of a table's indexes, as bags of words; on SQLite also its own."""
    query = (
        "SELECT indexdef FROM pg_indexes WHERE tablename = :table"
        if ON_POSTGRESQL
        else "SELECT sql FROM sqlite_master WHERE tbl_name = :table AND sql IS NOT NULL"
    )
    found = connection.scalars(text(query), {"table": table})
    return sorted(sorted(re.findall(r"\w+|[^\w\s(),]", sql)) for sql in found)


async def test_migrations_make_exactly_the_tables_of_the_code(tmp_path: Path) -> None:
    database = Database(address(tmp_path / "migrated.db", migrated=False))
    await database.open()
    await database.close()
    inside(tmp_path / "created.db", tables.metadata.create_all, migrated=False)
    migrated, created = (
        inside(tmp_path / f"{name}.db", shape_of) for name in ("migrated", "created")
    )
    assert migrated == created
    assert set(migrated) == set(tables.metadata.tables)
    some = [each for each in migrated["postings"]["definitions"] if "WHERE" in each]
    assert {name for words in some for name in words if name.startswith("ix_")} == {
        "ix_postings_renamed",
        "ix_postings_unsettled",
    }


async def test_a_table_of_results_keeps_its_order_in_a_newer_schema(tmp_path: Path) -> None:
    path = tmp_path / "castellan.db"
    made_by_0004(
        path, [(1, 12, 3, 31, 2), (2, 12, 3, 30, 1), (3, 12, 3, None, 3), (4, 13, 1, 52, 1)]
    )
    async with opened(path) as shelf:
        table = Leaderboard(7, "kill-the-kings", "all")
        lines = (await shelf.database.read(sheet_of, table, 0, 0)).lines
        assert [(line.place, line.user_id) for line in lines] == [(1, 4), (2, 2), (3, 1), (4, 3)]
        table = Leaderboard(7, "high-card", "all")
        rated = (await shelf.database.read(sheet_of, table, 0, 0)).lines
        assert [(line.place, line.merit, line.thrift) for line in rated] == [(None, 10_000_000, 0)]
        for line in lines:
            stored = line.thrift
            line.update_order()
            assert stored == line.thrift


def made_by_0004(path: Path, results: list[tuple[Any, ...]]) -> None:
    """A database of that schema: users with sum, wins, least spent and streak, and a rated one."""
    config = schema.config()
    rows = [
        {"user": user, "board": "kill-the-kings", "total": total, "won": won, "fewest": fewest}
        | {"streak": streak, "mu": None, "sigma": None, "merit": number}
        for number, (user, total, won, fewest, streak) in enumerate(results)
    ]
    rated = {"user": 9, "board": "high-card", "total": 4, "won": 2, "fewest": None, "streak": 2}

    def make(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        connection.execute(
            text(
                "INSERT INTO ratings (guild_id, board, period, user_id, name, mu, sigma, played, "
                "won, streak, best_streak, total, fewest, tier, merit) VALUES (7, :board, 'all', "
                ":user, 'somebody', :mu, :sigma, 9, :won, 0, :streak, :total, :fewest, 0, :merit)"
            ),
            [*rows, {**rated, "mu": 25.0, "sigma": 5.0, "merit": 10_000_000}],
        )

    inside(path, make, migrated=False)


async def test_a_line_keeps_its_place_in_a_newer_schema_if_it_has_met_enough_people(
    tmp_path: Path,
) -> None:
    path = tmp_path / "castellan.db"
    made_by_0028(path, [(1, 1, 2), (2, 1, 3), (3, 1, 2), (4, 1, 4), (5, 2, 3)])
    async with opened(path) as shelf:
        for period in ("all", "2026-01"):
            lines = await shelf.database.read(sheet_of, Leaderboard(7, "high-card", period), 0, 0)
            found = {line.user_id: (line.place, line.opponents) for line in lines.lines}
            assert found == {1: (1, 2), 2: (1, 2), 3: (1, 2), 4: (None, 1)}
        chair = tables.chairs.c
        made = await shelf.database.rows(select(chair.own_moves).order_by(chair.seat))
        assert [each.own_moves for each in made] == [2, 0]


def made_by_0028(path: Path, met: list[tuple[int, int, int]]) -> None:
    """A database of that schema: matches by number between two people, and a log of the first."""
    config, at = schema.config(), 1_768_000_000_000
    people = sorted({who for _, *both in met for who in both})
    matches = tables.matches

    def make(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "0028")
        connection.execute(
            text(
                "INSERT INTO ratings (guild_id, board, period, user_id, name, mu, sigma, played, "
                "won, streak, best_streak, total, tier, merit) VALUES (7, 'high-card', :period, "
                ":user, 'somebody', 30.0, 2.0, 9, 1, 0, 0, 0, 0, 5)"
            ),
            [{"user": each, "period": period} for each in people for period in ("all", "2026-01")],
        )
        connection.execute(
            text(
                "INSERT INTO results (number, seat, guild_id, private, slug, user_id, name, place, "
                "won, score, rated, worldwide, at) VALUES (:number, :seat, 7, :no, 'high-card', "
                ":user, 'somebody', 1, :no, 0, :yes, :no, :at)"
            ),
            [
                {"number": number, "seat": seat, "user": who, "at": at, "yes": True, "no": False}
                for number, *both in met
                for seat, who in enumerate(both)
            ],
        )
        connection.execute(
            matches.insert(),
            {"id": "m", "slug": "high-card", "rules_version": 1, "options": {}, "pace": "live"}
            | {"status": "over", "host_id": 1, "locale": "en-US", "secret": b"", "version": 4}
            | {"commitment": "", "recent": [], "channel_id": 1, "invited": [], "created_at": at},
        )
        connection.execute(
            text(
                "INSERT INTO chairs (match_id, seat, user_id, name, contribution, stand_in, "
                "timeouts, \"left\") VALUES ('m', :seat, :user, '', '', :no, 0, :no)"
            ),
            [{"seat": seat, "user": 1 + seat, "no": False} for seat in (0, 1)],
        )
        connection.execute(
            text(
                "INSERT INTO log (match_id, sequence, kind, seat, user_id, at) "
                "VALUES ('m', :sequence, :kind, :seat, :user, 1)"
            ),
            [
                {"sequence": number, "kind": kind, "seat": seat, "user": user}
                for number, (kind, seat, user) in enumerate(
                    [("action", 0, 1), ("action", 0, 1), ("action", 1, None), ("return", 1, 2)]
                )
            ],
        )

    inside(path, make, migrated=False)


async def test_of_a_days_answers_each_persons_first_to_the_common_question_stays(
    tmp_path: Path,
) -> None:
    path = tmp_path / "castellan.db"
    asked = [(0, "2026-01-05", "aa"), (7, "2026-01-05", "aa"), (8, "2026-01-05", "of people")]
    asked.append((7, "2026-01-06", "of people"))
    answered = [(0, 1, 30), (7, 1, 20), (8, 1, 10), (0, 2, 10), (7, 2, 10), (7, 3, 9), (8, 4, 9)]
    made_by_0024(path, asked, [("2026-01-05", *each) for each in answered])
    async with opened(path) as shelf:
        answer, preferences = tables.puzzle_answers.c, tables.preferences.c
        kept = await shelf.database.rows(
            select(answer.user_id, answer.guild_id, answer.right, answer.action).order_by(
                answer.user_id
            )
        )
        assert [tuple(each) for each in kept] == [
            (1, 7, True, {"play": 1}),
            (2, 0, True, {"play": 2}),
            (3, 7, True, {"play": 3}),
        ]
        puzzles = await shelf.database.rows(select(tables.puzzles))
        assert [(each.day, each.header["key"]) for each in puzzles] == [("2026-01-05", "aa")]
        row = tables.postings.c
        posts = await shelf.database.rows(
            select(row.subject, row.guild_id, row.place_id, row.message_id)
        )
        assert sorted(map(tuple, posts)) == [
            ("2026-01-05 7", 7, 70, 700),
            ("2026-01-05 8", 8, 80, 800),
            ("2026-01-06 7", 7, 70, 700),
        ]
        assert await shelf.database.scalar(select(preferences.more)) == {"open_hands": True}


def made_by_0024(
    path: Path, asked: list[tuple[int, str, str]], answered: list[tuple[str, int, int, int]]
) -> None:
    """A database with questions by server, day and key, and answers by day, server and person."""
    config = schema.config()
    questions = [
        {"guild": guild, "day": day, "header": json.dumps({"slug": "high-card", "key": key})}
        | {"channel": guild * 10 or None, "message": guild * 100 or None}
        for guild, day, key in asked
    ]
    answers = [
        {"day": day, "guild": guild, "user": user, "at": at, "right": True}
        | {"action": json.dumps({"play": user})}
        for day, guild, user, at in answered
    ]

    def make(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "0024_0023")
        connection.execute(
            text(
                "INSERT INTO puzzles (guild_id, day, header, log, seat, verdict, mu, sigma, "
                "channel_id, message_id) VALUES (:guild, :day, :header, '[]', 0, '{}', 25.0, 8.0, "
                ":channel, :message)"
            ),
            questions,
        )
        connection.execute(
            text(
                "INSERT INTO puzzle_answers VALUES (:guild, :day, :user, :action, :right, 0.5, "
                "'{}', 3, :at)"
            ),
            answers,
        )
        connection.execute(
            text(
                "INSERT INTO preferences (user_id, direct_hands, pings, worldwide, four_colours, "
                "coaching, more) VALUES (1, false, true, false, false, true, :more)"
            ),
            {"more": json.dumps({"open_hands": True, "puzzles": True})},
        )

    inside(path, make, migrated=False)


async def test_results_at_a_second_board_get_the_place_of_their_own_server(tmp_path: Path) -> None:
    path, row = tmp_path / "castellan.db", tables.results.c
    config = schema.config()
    here = {"guild_id": 7, "channel_id": 70, "private": False, "slug": "high-card", "place": 1}
    here |= {"name": "", "won": False, "score": 0, "rated": False, "worldwide": False, "at": 1}
    met = [("across", 1), ("across", 2), ("at one table", 1), ("at one table", 3)]
    lines = [
        {"number": 1 + at // 2, "seat": at % 2, "match_id": match_id, "user_id": user_id} | here
        for at, (match_id, user_id) in enumerate(met)
    ]
    second = {"subject": "across", "kind": "second", "guild_id": 8, "place_id": 80}

    def make(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "0035")
        connection.execute(tables.results.insert(), lines)
        connection.execute(tables.postings.insert(), [second])

    inside(path, make, migrated=False)
    async with opened(path) as shelf:
        found = await shelf.database.rows(
            select(row.guild_id, row.channel_id).order_by(row.number, row.seat)
        )
    assert [tuple(each) for each in found] == [(7, 70), (8, 80), (7, 70), (7, 70)]


@pytest.mark.sqlite
@pytest.mark.parametrize(
    "state",
    [
        "no JSON",
        "null",
        "[]",
        '{"king": 0, "won": [[1], [2]]}',
        '{"king": 0, "won": ["a", "b"]}',
        '{"king": 0, "won": [true, 1]}',
        '{"king": 0, "won": [3000000000, 1]}',
        '{"king": 0, "won": [1e99, 1]}',
    ],
)
async def test_a_damaged_end_keeps_nothing_from_starting(tmp_path: Path, state: str) -> None:
    path = Older("0011").lay(tmp_path / "castellan.db")
    with closing(sqlite3.connect(path)) as connection:
        damage = (
            "UPDATE matches SET state = ? WHERE slug = 'king-of-the-hill' AND status = 'over' "
            "RETURNING id"
        )
        ids = connection.execute(damage, (state,)).fetchall()
        connection.commit()
    async with opened(path) as shelf:
        chair = tables.chairs.c
        damaged = select(chair.place).where(chair.match_id.in_([row[0] for row in ids]))
        assert {*await shelf.database.scalars(damaged)} == {None}
        waiting = select(chair.decided).join(tables.matches)
        of_lobbies = waiting.where(tables.matches.c.status == "lobby")
        assert {*await shelf.database.scalars(of_lobbies)} == {False}
        assert await shelf.database.scalar(select(func.count()).where(chair.place.is_not(None)))


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "castellan.db"
    async with opened(path) as shelf:
        record = await shelf.running()
    before = inside(path, shape_of)
    async with opened(path) as shelf:
        again = await shelf.ledger.read(record.id)
    assert inside(path, shape_of) == before
    assert (again.version, again.state) == (record.version, record.state)


@pytest.mark.sqlite  # the bytes of its file
@pytest.mark.parametrize("journal", ["wal", "delete"])
async def test_a_database_of_a_newer_version_is_refused_and_not_touched(
    tmp_path: Path, journal: str
) -> None:
    path = tmp_path / "castellan.db"
    async with opened(path) as shelf:
        await shelf.running()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        assert connection.execute(f"PRAGMA journal_mode={journal}").fetchone() == (journal,)
    before = path.read_bytes()
    database = Database(address(path))
    with pytest.raises(DatabaseTooNew, match=r"^DATABASE_URL: .*9999.*newer version[^\n]*$"):
        await database.open()
    await database.close()
    assert path.read_bytes() == before
    assert names_in(tmp_path) == ["castellan.db"]


async def test_a_newer_schema_that_bears_this_version_is_worked_with_as_it_is(shelf: Shelf) -> None:
    """So a process of the version before may start again during a rolling update."""
    record = await shelf.running()

    async def opened_at(revision: str) -> Record:
        mark = text("UPDATE alembic_version SET version_num = :it")
        await shelf.database.write(lambda connection: connection.execute(mark, {"it": revision}))
        other = Database(address(shelf.path))
        await other.open()
        loaded = await other.read(store.load, record.id)
        assert await other.scalar(text("SELECT version_num FROM alembic_version")) == revision
        await other.close()
        assert loaded is not None
        return loaded

    newest, _, _ = schema.known_revisions()[0].partition("_")
    assert (await opened_at(f"9999_{newest}")).version == record.version
    for refused in ("9999", "9999_9998"):
        with pytest.raises(DatabaseTooNew):
            await opened_at(refused)


def names_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


def test_the_newest_schema_is_the_one_that_tables_name() -> None:
    assert schema.known_revisions()[0] == tables.SCHEMA
