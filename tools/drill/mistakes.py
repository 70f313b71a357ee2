"""Wrongly configured processes next to correct ones."""

from sqlalchemy import func, select

from bot.discord_io.endings import NEEDS_YOU, REFUSED
from bot.storage import tables
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.drill.keep import Keep
from tools.drill.processes import World

TOO_MANY = (
    "too many servers are gone to be believed, so nothing is called off; are the token, the "
    "database and SHARD_COUNT those of this bot?"
)


async def refused(keep: Keep, status: int, sentence: str, *arguments: str, **settings: str) -> None:
    """Start a process with wrong settings. It must report that in one line, and end."""
    process = await keep.begin(*arguments, **settings)
    process.may_complain = True
    assert await process.ended() == status, process.text
    said = [each for each in process.lines if each["level"] == "critical"]
    assert [str(each["event"]) for each in said] == [sentence], process.text
    keep.counts["processes refused"] += 1


async def mistakes(world: World) -> None:
    """Start wrongly configured processes, which must not affect the others."""
    keep = world.keep
    count, identified = keep.count, keep.discord.counts.identified.total()
    await refused(
        keep,
        REFUSED,
        f"SHARD_COUNT: this process has {count + 2}, another one on the same database has "
        f"{count}. Set the same everywhere; to change it, stop all of them first.",
        *("--part", "1/2"),
        SHARD_COUNT=str(count + 2),
    )
    await refused(
        keep,
        NEEDS_YOU,
        f"SHARD_IDS: {count} is too high, for with SHARD_COUNT={count} the last shard is "
        f"{count - 1}.",
        SHARD_IDS=f"{count - 1}-{count}",
    )
    await refused(
        keep,
        NEEDS_YOU,
        "SHARD_IDS: SQLite is for one process, which has all shards. Remove this setting, or "
        "set DATABASE_URL to a PostgreSQL database.",
        SHARD_IDS="0",
        DATABASE_URL="sqlite:///castellan.db",
    )
    assert keep.discord.counts.identified.total() == identified
    assert all(process.alive for process in keep.processes.values())


async def stranger(world: World) -> None:
    """Stop all processes, and start a bot that is in none of this database's servers."""
    keep = world.keep
    for process in keep.processes.values():
        process.terminate()
    for process in keep.processes.values():
        assert await process.ended() == 0
    live = func.count().filter(tables.matches.c.status.in_(("lobby", "running")))
    left = select(func.count()).where(tables.guild_settings.c.left_at.is_not(None))
    before = await keep.database.scalar(select(live))
    there = Settings(shards=keep.count, max_concurrency=keep.count, token="another")  # noqa: S106
    async with StandIn(there) as elsewhere:
        process = await keep.begin(DISCORD_TOKEN=there.token, DISCORD_API=elsewhere.api)
        process.may_complain = True
        await process.says("ready", keep.count)
        process.terminate()
        assert await process.ended() == 0
    assert await keep.database.scalar(select(live)) == before, "matches were called off"
    assert await keep.database.scalar(left) == 0, "servers were left"
    assert TOO_MANY in process.events, process.text
    keep.counts["strangers that called nothing off"] += 1
