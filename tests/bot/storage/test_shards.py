"""Ownership of rows when several processes share one database."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from bot.storage import tables
from bot.storage.lease import LONE, Shards
from bot.storage.notices import News, Notice
from bot.storage.statements import upsert
from tests.support.stored import Shelf

pytestmark = pytest.mark.threads

SNOWFLAKES = st.integers(1, 2**63 - 1)
GUILDS = [number << 22 | number * 7919 % 2**22 for number in (*range(1, 40), 2**40)]


def shards(count: int, *mine: int) -> Shards:
    some = Shards()
    some.assign(count, mine)
    return some


@given(SNOWFLAKES, st.integers(1, 300))
def test_a_server_is_of_the_shard_that_discord_tells_of_it(guild_id: int, count: int) -> None:
    """Discord's documentation: shard_id = (guild_id >> 22) % num_shards."""
    assert shards(count, LONE).of(guild_id) == (guild_id >> 22) % count


def test_what_is_in_no_server_comes_to_the_first_shard() -> None:
    assert shards(4, 0).have(None)
    assert not shards(4, 1, 2, 3).have(None)


@pytest.mark.parametrize("count", [1, 2, 3, 16])
async def test_each_row_is_of_one_shard_and_the_database_agrees(shelf: Shelf, count: int) -> None:
    table = tables.guild_settings
    rows = [{"guild_id": each, "channels": []} for each in GUILDS]
    await shelf.database.write(upsert, table, rows)
    found: list[int] = []
    for shard_id in range(count):
        mine = shards(count, shard_id)
        query = select(table.c.guild_id).where(mine.rows(table.c.guild_id))
        here = list(await shelf.database.scalars(query))
        assert all(map(mine.have, here))
        found += here
    assert sorted(found) == sorted(GUILDS)


async def test_who_has_all_shards_has_all_rows_without_a_look_at_them(shelf: Shelf) -> None:
    assert str(shards(3, 0, 1, 2).rows(tables.matches.c.guild_id)) == "true"


@given(st.sampled_from(News), st.text("0123456789abcdefghjkmnpqrstvwxyz", min_size=1), SNOWFLAKES)
def test_a_notice_is_heard_as_it_was_sent(news: News, match_id: str, guild_id: int) -> None:
    for each in (Notice(news, match_id, guild_id), Notice(news, match_id, None)):
        assert Notice.from_text(each.text) == each


@pytest.mark.parametrize("text", ["", "changed", "unheard-of abc 7", "changed abc seven"])
def test_what_another_version_says_is_no_notice(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Notice.from_text(text)
