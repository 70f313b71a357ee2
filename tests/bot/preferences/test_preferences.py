"""Choices of people, and settings of servers."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, select

from bot.base.refusals import Refusal
from bot.match.admission import check_welcome
from bot.preferences.people import PreferenceBook
from bot.preferences.servers import GuildBook, GuildSettings, time_zones
from bot.storage import tables
from bot.storage.statements import choices_of, row_of
from cogs.roles.tables import role_rounds
from tests.support.places import left_by
from tests.support.stored import ANN, BOB, HALL, Shelf, opened

GUILD = 1


def at(text: str) -> int:
    """A moment (UTC) in milliseconds since 1970."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def quiet(start: int | None, end: int | None, zone: str = "UTC") -> GuildSettings:
    return GuildSettings(quiet_from=start, quiet_until=end, time_zone=zone)


@pytest.mark.parametrize(
    ("start", "end", "hours"),
    [
        (22, 7, {22, 23, 0, 1, 2, 3, 4, 5, 6}),
        (0, 6, {0, 1, 2, 3, 4, 5}),
        (9, 10, {9}),
        (23, 0, {23}),
        (0, 23, set(range(23))),
        (7, 6, set(range(24)) - {6}),
        (5, 5, set()),
        (None, 5, set()),
        (5, None, set()),
    ],
)
def test_quiet_hours_go_from_one_hour_to_before_the_other(
    start: int | None, end: int | None, hours: set[int]
) -> None:
    settings = quiet(start, end)
    for edge in ("00:00", "59:59.999"):
        found = {h for h in range(24) if settings.quiet_at(at(f"2026-03-05T{h:02}:{edge}"))}
        assert found == hours


@pytest.mark.parametrize(
    ("zone", "moment", "expected"),
    [
        ("Asia/Kathmandu", "2026-06-01T16:14", False),
        ("Asia/Kathmandu", "2026-06-01T16:15", True),
        ("America/New_York", "2026-01-15T11:59", True),
        ("America/New_York", "2026-01-15T12:00", False),
        ("America/New_York", "2026-07-15T11:00", False),
        ("Pacific/Kiritimati", "2026-07-15T08:00", True),
        ("Pacific/Kiritimati", "2026-07-15T07:59", False),
    ],
)
def test_quiet_hours_are_those_of_the_zones_clocks(zone: str, moment: str, expected: bool) -> None:
    assert quiet(22, 7, zone).quiet_at(at(moment)) == expected


@pytest.mark.parametrize(
    ("day", "hours"), [("2026-03-28", 9), ("2026-03-29", 8), ("2026-10-25", 10), ("2026-10-26", 9)]
)
def test_a_night_in_which_clocks_change_is_shorter_or_longer(day: str, hours: int) -> None:
    settings = quiet(22, 7, "Europe/Berlin")
    noon = at(f"{day}T12:00")
    night = range(noon - 24 * 3_600_000, noon, 3_600_000)
    assert sum(settings.quiet_at(moment) for moment in night) == hours


def test_time_zones_are_named_after_places() -> None:
    zones = time_zones()
    assert {"UTC", "Europe/Berlin", "America/Argentina/Ushuaia", "Asia/Kolkata"} <= set(zones)
    assert not {zone for zone in zones if zone.startswith(("Etc/", "US/", "SystemV/", "posix"))}
    assert all(quiet(1, 2, zone).quiet_at(0) in (True, False) for zone in zones)
    assert max(map(len, zones)) <= 40, "the column is that wide"


async def test_settings_change_one_by_one_and_outlast_the_process(tmp_path: Path) -> None:
    async with opened(tmp_path / "castellan.db") as shelf:
        book = GuildBook(shelf.database)
        assert await book.of(GUILD) == await book.of(None) == GuildSettings()
        await book.change(GUILD, channels=[5, 6], pace="live")
        await book.change(GUILD, threads=False)
    async with opened(tmp_path / "castellan.db") as shelf:
        book = GuildBook(shelf.database)
        expected = GuildSettings(channels=(5, 6), pace="live", threads=False)
        assert await book.of(GUILD) == expected
        assert await book.of(GUILD + 1) == GuildSettings()


async def test_bars_are_kept_once_and_lifted(shelf: Shelf) -> None:
    book = GuildBook(shelf.database)
    for now in (1, 2):
        await book.bar(GUILD, ANN.user_id, "ann", now, BOB.user_id)
    await book.bar(GUILD, BOB.user_id, "bob", 3, ANN.user_id)
    assert [each.name for each in await book.list_barred(GUILD)] == ["bob", "ann"]
    with pytest.raises(Refusal):
        await shelf.database.read(check_welcome, GUILD, ANN.user_id)
    await shelf.database.read(check_welcome, GUILD + 1, ANN.user_id)
    assert await book.unbar(GUILD, ANN.user_id, 4, BOB.user_id)
    assert not await book.unbar(GUILD, ANN.user_id, 4, BOB.user_id)
    await shelf.database.read(check_welcome, GUILD, ANN.user_id)


async def test_live_tables_are_told_without_their_states(shelf: Shelf) -> None:
    lobby = await shelf.lobby()
    shelf.clock.move(1000)
    running = await shelf.running(computers=1)
    await shelf.ledger.call_off((await shelf.running()).id, "manager")
    first, second = await shelf.queries.live_tables(HALL.guild_id or 0)
    assert (first.match_id, first.begun) == (lobby.id, False)
    assert first.seats == (("ann", False),)
    assert (second.match_id, second.begun) == (running.id, True)
    assert second.seats == (("ann", False), ("bob", False), ("Aldric", True))
    assert await shelf.queries.live_tables(77) == []


@dataclass(frozen=True, slots=True)
class NewerSettings(GuildSettings):
    loud: bool = True


def test_a_choice_without_a_column_is_stored_and_has_its_default_before() -> None:
    table = tables.guild_settings
    stored = row_of(table, asdict(GuildSettings(threads=False)), {})
    assert set(stored) <= set(table.c.keys())
    before = choices_of(NewerSettings, stored)
    assert (before.threads, before.loud) == (False, True)
    changed = {**stored, **row_of(table, {"loud": False}, stored["more"])}
    assert choices_of(NewerSettings, changed).loud is False
    older = choices_of(GuildSettings, changed)
    assert (replace(older, more={}), older.get("loud")) == (GuildSettings(threads=False), False)


SET = {"seasons": True, "champions": True, "visitors": True, "closed_season": "2025-11"} | {
    name: number + 1 << 60
    for number, name in enumerate(
        ("herald_channel_id", "puzzle_channel_id", "morning_channel_id", "welcomed_at")
    )
}


async def test_what_features_asked_of_servers_in_columns_is_kept(tmp_path: Path) -> None:
    def fill(connection: Connection, old: Mapping[str, Table]) -> None:
        row: dict[str, Any] = {"channels": [5], "quiet_from": 22, "more": {"lobby_channel_id": 6}}
        connection.execute(
            old["guild_settings"].insert(), [row | SET | {"guild_id": 1, "roles_due_at": 1 << 41}]
        )
        connection.execute(old["guild_settings"].insert(), [row | {"guild_id": 2}])

    left_by("0040", tmp_path / "castellan.db", fill)
    async with opened(tmp_path / "castellan.db") as shelf:
        book = GuildBook(shelf.database)
        settings, others = await book.of(1), await book.of(2)
        assert {name: settings.get(name) for name in SET} == SET
        assert others == GuildSettings(channels=(5,), quiet_from=22, more={"lobby_channel_id": 6})
        assert settings.get("lobby_channel_id") == 6
        assert await shelf.database.rows(select(role_rounds)) == [(1, 1 << 41)]


async def test_choices_that_only_a_newer_version_knows_stay(shelf: Shelf) -> None:
    """As where parts are brought up to date one after the other."""
    book, servers = PreferenceBook(shelf.database), GuildBook(shelf.database)
    await book.toggle(ANN.user_id, "pings", "en-US")
    await servers.change(7, threads=False)
    for table in (tables.preferences, tables.guild_settings):
        await shelf.database.run(table.update().values(more={"newer": True}))
    assert (await book.toggle(ANN.user_id, "pings", "en-US")).pings
    assert (await servers.change(7, threads=True)).threads
    for table in (tables.preferences, tables.guild_settings):
        assert (await shelf.database.scalar(select(table.c.more)))["newer"] is True
