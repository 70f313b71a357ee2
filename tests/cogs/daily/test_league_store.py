"""The league of servers: who takes part, and what makes a place."""

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from bot.hall.league import COUNTED, MIN_RANKED, LeagueLine, league, league_month
from bot.match.ratings import EVERYWHERE
from bot.preferences.servers import GuildBook
from bot.storage import Database, tables
from cogs.daily.deals import DailyDeal
from cogs.daily.results import DAILY_GAMES
from cogs.privacy.erasure import erase_server
from tests.support.results import result

MONTH, NEXT_MONTH = "2026-01", "2026-02-10"
LEAST = league_month(MONTH).least
ROOKS, PAWNS = 77, 88
PEOPLE = range(5000, 5000 + COUNTED)


async def settled(
    database: Database,
    guild_id: int | None,
    percents: Sequence[float],
    deals: int = LEAST,
    *,
    first: int = PEOPLE.start,
    of: int = EVERYWHERE,
) -> None:
    """People of a server have each finished so many deals of the month, all equally well."""
    last = await database.scalar(select(func.max(tables.results.c.number))) or 0
    of_all = [
        DailyDeal(slug, f"{MONTH}-{day:02}", of) for day in range(1, 8) for slug in DAILY_GAMES
    ]
    rows: list[dict[str, Any]] = [
        result(
            last + 1 + person * deals + number,
            user_id=first + person,
            name="p",
            guild_id=guild_id,
            slug=deal.slug,
            daily=deal.name,
            percent=percent,
        )
        for person, percent in enumerate(percents)
        for number, deal in enumerate(of_all[:deals])
    ]
    await database.run(insert(tables.results), rows)


async def enter(database: Database, guild_id: int, name: str | None = "a server") -> None:
    await GuildBook(database).change(guild_id, league_name=name)


async def lines(database: Database) -> list[LeagueLine]:
    return list(await league(database, MONTH, NEXT_MONTH))


async def places(database: Database) -> list[tuple[int, int, int]]:
    """Place, server and rounded result of each."""
    return [(each.place, each.guild_id, round(each.percent)) for each in await lines(database)]


async def test_the_best_ten_count_and_those_missing_are_worth_nothing(database: Database) -> None:
    for guild_id in (ROOKS, PAWNS):
        await enter(database, guild_id)
    await settled(database, ROOKS, [90.0] * MIN_RANKED)
    await settled(database, PAWNS, [40.0] * (COUNTED - 1) + [60.0] + [10.0] * 5, first=6000)
    assert await places(database) == [(1, PAWNS, 42), (2, ROOKS, 27)]
    assert [each.ranked for each in await lines(database)] == [COUNTED + 5, MIN_RANKED]


async def test_equal_results_share_a_place(database: Database) -> None:
    for guild_id, first in ((ROOKS, 5000), (PAWNS, 6000), (99, 7000)):
        await enter(database, guild_id)
        await settled(database, guild_id, [50.0 if guild_id < 99 else 40.0] * 4, first=first)
    assert await places(database) == [(1, ROOKS, 20), (1, PAWNS, 20), (3, 99, 16)]


async def test_too_few_people_or_deals_have_no_place(database: Database) -> None:
    await enter(database, ROOKS)
    await settled(database, ROOKS, [90.0] * (MIN_RANKED - 1))
    await settled(database, ROOKS, [90.0] * 5, LEAST - 1, first=6000)
    assert await lines(database) == []
    await settled(database, ROOKS, [0.0], first=7000)
    assert await places(database) == [(1, ROOKS, 18)]


@pytest.mark.parametrize("elsewhere", ["another server", "in direct messages", "of the server"])
async def test_people_count_where_they_began_deals_across_servers(
    database: Database, elsewhere: str
) -> None:
    await enter(database, ROOKS)
    await settled(database, ROOKS, [60.0] * MIN_RANKED)
    before = await lines(database)
    where = {"another server": PAWNS, "in direct messages": None, "of the server": ROOKS}[elsewhere]
    of = ROOKS if elsewhere == "of the server" else EVERYWHERE
    await settled(database, where, [99.0] * 5, first=6000, of=of)
    assert await lines(database) == before


async def test_former_players_count_no_longer(database: Database) -> None:
    await enter(database, ROOKS)
    await settled(database, ROOKS, [60.0] * MIN_RANKED)
    await settled(database, ROOKS, [90.0] * 3, first=-9000)
    assert await places(database) == [(1, ROOKS, 18)]


@pytest.mark.parametrize("gone", ["left", "erased", "out"])
async def test_a_server_that_is_gone_or_wants_out_has_no_place(
    database: Database, gone: str
) -> None:
    await enter(database, ROOKS)
    await settled(database, ROOKS, [60.0] * COUNTED)
    assert await places(database) == [(1, ROOKS, 60)]
    if gone == "erased":
        await erase_server(database, ROOKS)
    elif gone == "left":
        await GuildBook(database).change(ROOKS, left_at=1)
    else:
        await enter(database, ROOKS, None)
    assert await lines(database) == []
