"""Two players who decide in secret, and press at the same time at two processes."""

import asyncio

from simcord import ResponseMessage
from simcord.enums import CallbackType
from sqlalchemy import func, select

from bot.match import store
from bot.match.record import Record
from bot.storage import tables
from tools.drill.keep import Keep, until
from tools.drill.people import Player
from tools.drill.processes import World


async def at_once(world: World) -> None:
    """Let both players of a match set up at the same time, on each server.

    Fails if one is refused.
    """
    keep = world.keep
    for guild in world.guilds:
        host, guest = [world.newcomer(guild) for _ in range(2)]
        channel = guild.create_text_channel("hill")
        discord = keep.discord
        opened = await discord.command(host.member, channel, "play king-of-the-hill")
        assert await opened.answer() is not None
        lobby = await discord.offered(channel.id, ":join")
        assert await (await discord.press(guest.member, lobby, ":join")).answer() is not None
        assert await (await discord.press(host.member, lobby, ":start")).answer() is not None
        record = await _begun(keep, channel.id)
        home = (guild.id >> 22) % keep.count
        elsewhere = keep.shards(keep.part_of(home) % keep.parts + 1)[0]
        hands = [await _hand(keep, record, each) for each in (host, guest)]
        set_aside = f"{record.id}:{record.alarm.since}:set_aside"
        presses = [
            await discord.press(player.member, hand, custom_id=set_aside, shard=shard)
            for player, hand, shard in zip((host, guest), hands, (home, elsewhere), strict=True)
        ]
        answers = await asyncio.gather(*(each.answer() for each in presses))
        taken = (CallbackType.UPDATE_MESSAGE, CallbackType.DEFERRED_UPDATE_MESSAGE)
        assert all(answer in taken for answer in answers), answers
        await _stored(keep, record.id, 2)
        keep.counts["decisions at once, both taken"] += 1


async def _begun(keep: Keep, channel_id: int) -> Record:
    row = tables.matches.c
    match_id = select(row.id).where(row.channel_id == channel_id, row.status == "running")

    async def found() -> Record | None:
        known = await keep.database.scalar(match_id)
        record = known and await keep.database.read(store.load, known)
        return record if record and record.shown.board_message_id else None

    record = await until(found)
    assert record is not None
    return record


async def _hand(keep: Keep, record: Record, player: Player) -> ResponseMessage:
    assert record.shown.place_id is not None
    board = await keep.discord.offered(record.shown.place_id, ":hand")
    opened = await keep.discord.press(player.member, board, ":hand")
    return await opened.shown()


async def _stored(keep: Keep, match_id: str, number: int) -> None:
    row = tables.log.c
    actions = select(func.count()).where(row.match_id == match_id, row.kind == "action")

    async def all_of_them() -> bool:
        return bool(await keep.database.scalar(actions) == number)

    await until(all_of_them)
