"""Everything copied from one database into another, to the other home and back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from bot.cli import main
from bot.storage import DatabaseRefused, backup, tables
from bot.storage.backup import copy_everything
from bot.storage.health import DatabaseAway
from cogs.announcements.tables import announcements
from games import GAMES
from tests.support.endings import announce_champions
from tests.support.past import ELSEWHERE, GUILD, crowd, past_of
from tests.support.places import address, copied, place_of
from tests.support.stored import databases, everything

pytestmark = pytest.mark.threads

PEOPLE = crowd()[:6]
STEPS = 25


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory, empty_database: Path) -> Path:
    """A database with matches of every game in it, at their beginning, under way and over."""
    path = copied(empty_database, tmp_path_factory.mktemp("lived") / "castellan.db")

    async def live() -> None:
        async with past_of(path) as past:
            await announce_champions(past, GUILD, *PEOPLE[:3])
            for slug, game in GAMES.items():
                people = PEOPLE[: game.seats.start]
                if game.seats == range(1, 2):
                    await past.solitaire(PEOPLE[0], daily=True, concede=True)
                    await past.solitaire(PEOPLE[1])
                    continue
                record = await past.begin(slug, people)
                for _ in range(STEPS):
                    record = await past.step(record) if record.live else record
                await past.resign(await past.begin(slug, people, place=ELSEWHERE), people[1])
            for _ in range(6):
                await past.finish(await past.begin("high-card", PEOPLE[:3], {"target": 1}))
            await past.begin("high-card", PEOPLE[:2])
            await past.shelf.lobby()
            news = {"id": 41, "guild_id": GUILD, "kind": "season", "period": "2026-01", "at": 1}
            await past.shelf.database.run(insert(announcements).values(**news))

    asyncio.run(live())
    return path


@pytest.fixture
def source(lived: Path, tmp_path: Path) -> str:
    return address(copied(lived, tmp_path / "castellan.db"))


def file_in(folder: Path, name: str = "copy.db") -> str:
    return f"sqlite:///{folder / name}"


@pytest.mark.parametrize("at_once", [7, 500])
async def test_there_and_back_every_row_is_the_same(
    source: str, tmp_path: Path, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_BATCH_SIZE", at_once)
    back = address(tmp_path / "back.db")
    async with databases(source, file_in(tmp_path), back) as (first, second, third):
        before = await everything(first)
        assert all(
            before[name] for name in ("matches", "log", "results", "ratings", "announcements")
        )
        assert set(await first.scalars(select(tables.matches.c.slug))) == set(GAMES)
        counted = await copy_everything(first, second)
        assert counted == {name: len(rows) for name, rows in before.items()}
        assert await everything(second) == before
        await copy_everything(second, third)
        assert await everything(third) == before
        assert await everything(first) == before


async def test_a_copy_goes_on_where_the_original_stood(source: str, tmp_path: Path) -> None:
    place = tmp_path / "copy.db"
    async with databases(source, address(place)) as (first, second):
        await copy_everything(first, second)
    async with past_of(place) as past:
        news = insert(announcements).values(guild_id=GUILD, kind="season", period="2026-02", at=2)
        await past.shelf.database.run(news)
        ids = await past.shelf.database.scalars(select(announcements.c.id))
        assert set(ids) >= {41, 42}
        row = tables.matches.c
        under_way = select(row.id).where(row.slug == "high-card", row.status == "running")
        match_id = await past.shelf.database.scalar(under_way.order_by(row.version))
        await past.step(await past.shelf.ledger.read(match_id))
        numbers = await past.shelf.database.scalars(select(tables.results.c.number).distinct())
        await past.finish(await past.begin("high-card", PEOPLE[:2], {"target": 1}))
        after = await past.shelf.database.scalars(select(tables.results.c.number).distinct())
        assert set(after) - set(numbers) == {max(numbers) + 1}


async def test_a_copy_that_fails_half_way_leaves_nothing(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_connection: object, table: Any) -> None:
        if table is tables.log:
            raise DatabaseAway("the source is away")

    monkeypatch.setattr(backup, "_go_on_counting", fail)
    async with databases(source, address(tmp_path / "copy.db")) as (first, second):
        with pytest.raises(DatabaseAway):
            await copy_everything(first, second)
        assert not any((await everything(second)).values())


async def test_a_source_that_changes_meanwhile_is_told(source: str, tmp_path: Path) -> None:
    async with databases(source, address(tmp_path / "copy.db")) as (first, second):
        reading = first.read

        async def read(body: Any, *args: Any) -> Any:
            if args and args[0] is tables.results:
                await first.remember("late", "news")
            return await reading(body, *args)

        first.read = read  # type: ignore[method-assign, assignment]
        with pytest.raises(DatabaseRefused, match=r"^FROM: .*Stop the bot"):
            await copy_everything(first, second)


def test_the_command_says_what_it_copied_and_checked(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["copy", source, file_in(tmp_path)]) == 0
    out, err = capsys.readouterr()
    lines = [line for line in out.splitlines() if not line.startswith("level=")]
    assert "rows copied; counts match in every table" in lines[0]
    assert "matches " in lines[1]
    assert "matches replayed from their logs, each as it is stored" in lines[2]
    assert lines[3:] == ["1 match not started, or cancelled without a state"]
    assert err == ""


def test_matches_that_cannot_be_played_again_are_copied_and_named(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def spoil() -> tuple[str, ...]:
        async with databases(source) as (database,):
            row = tables.matches.c
            over = select(row.id).where(row.status == "over").order_by(row.id)
            older, strange, bent = list(await database.scalars(over))[:3]
            of = update(tables.matches)
            await database.run(of.where(row.id == older).values(rules_version=0))
            await database.run(of.where(row.id == strange).values(state={"odd": True}))
            log = tables.log
            await database.run(log.delete().where(log.c.match_id == bent))
            return older, strange, bent

    older, strange, bent = asyncio.run(spoil())
    assert main(["copy", source, file_in(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert f"1 of other rules, copied as is: {older}" in out
    assert f"2 damaged, copied as is: {' '.join(sorted((strange, bent)))}" in out


def test_what_cannot_be_copied_is_refused_in_one_line(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    full = address(copied(place_of(source), tmp_path / "full.db"))
    refused = {
        "FROM: is not a database address": ("nonsense", file_in(tmp_path)),
        "TO: is not a database address": (source, "nonsense"),
        "FROM: there is no file": (file_in(tmp_path, "none.db"), file_in(tmp_path)),
        "TO: there is no folder": (source, file_in(tmp_path / "none")),
        "TO is the same database as FROM": (source, source),
        "TO: the database is not empty": (source, full),
        "TO: the database could not be opened": (
            source,
            "postgresql+asyncpg://a:hidden@127.0.0.1:1/b",
        ),
    }
    for said, (first, second) in refused.items():
        assert main(["copy", first, second]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(said), err
        assert err.count("\n") == 1
        assert "hidden" not in err
    assert not (tmp_path / "none.db").exists()
