"""What is stored and shown, against what was pressed and answered."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from discord.utils import snowflake_time
from simcord import ResponseMessage
from sqlalchemy import select

from bot.base.language import language_for
from bot.matches import store
from bot.matches.record import LIVE, Record
from bot.matches.view import match_view
from bot.pages.presenter import Presenter
from bot.pages.table import board_page
from bot.storage import tables
from cogs.games.high_card.presenter import HighCardPresenter
from cogs.games.king_of_the_hill.presenter import KingOfTheHillPresenter
from tools.drill.keep import LOOK_AGAIN_SECONDS, Keep
from tools.drill.people import Memory, Silence, played

HEAL_SECONDS: Final = 15 + 5
"""The sweep comes every 15 seconds, and what it finds takes a moment to be shown."""
MOMENT_SECONDS: Final = 0.5
PINGS: Final = "pings"
"""What is posted so shortly before a kill may not have been noted."""
_PRESENTERS: Final[dict[str, Presenter]] = {
    "high-card": HighCardPresenter(),
    "king-of-the-hill": KingOfTheHillPresenter(),
}


@dataclass
class Absence:
    """From when until when nobody may answer on some shards; times are monotonic."""

    shards: Sequence[int]
    begin: float
    sudden: bool
    """Whether also what was under way then may stay unanswered."""
    identified: int
    """How often the shards had identified before."""
    end: float = inf

    def excuses(self, silence: Silence) -> bool:
        """Whether nobody could answer: no process was there, or it ended too suddenly."""
        if silence.shard not in self.shards or silence.sent_at >= self.end:
            return False
        return (silence.given_up_at if self.sudden else silence.sent_at) >= self.begin


async def compare(keep: Keep, memory: Memory) -> None:
    """What was answered is stored, and nothing but what was pressed, once."""
    row = tables.log.c
    moves = select(row.user_id, row.match_id, row.sequence - 1, row.action)
    high_cards = select(tables.matches.c.id).where(tables.matches.c.slug == "high-card")
    moves = moves.where(row.kind == "action", row.match_id.in_(high_cards))
    stored = Counter(
        (user, match, version, played(action))
        for user, match, version, action in await keep.database.rows(moves)
    )
    assert all(number == 1 for number in stored.values())
    lost = memory.answered - stored.keys()
    assert not lost, f"answered, but not stored: {lost}"
    made_up = stored.keys() - memory.pressed
    assert not made_up, f"stored, but not pressed: {made_up}"
    keep.counts["all moves answered"] = len(memory.answered)
    keep.counts["all moves stored"] = len(stored)
    status = tables.matches.c.status
    gone = select(tables.matches.c.id).where(status.in_(("cancelled", "archived")))
    ended = await keep.database.scalars(gone)
    assert not ended, f"called off: {ended}"


async def heal(keep: Keep) -> float:
    """Wait until every board is right; the seconds that it took."""
    began = time.monotonic()
    while faults := [each async for each in _faults(keep)]:
        assert time.monotonic() - began < HEAL_SECONDS, faults
        await asyncio.sleep(LOOK_AGAIN_SECONDS)
    return time.monotonic() - began


async def _faults(keep: Keep) -> AsyncIterator[str]:
    """What is wrong with the boards and pings of live matches."""
    row = tables.matches.c
    live = await keep.database.scalars(select(row.id).where(row.status.in_(LIVE)))
    for record in await keep.database.read(store.load_many, live):
        for fault in _faults_of(keep, record):
            yield f"{record.id} ({record.status}, version {record.version}) {fault}"


def _faults_of(keep: Keep, record: Record) -> list[str]:
    if record.version != record.published_version:
        return ["is not shown"]
    discord = keep.discord

    def is_ours(message: ResponseMessage) -> bool:
        return any(each.startswith(f"{record.id}:") for each in discord.controls(message))

    if not record.begun:
        shown = [each for each in discord.messages(record.channel_id) if is_ours(each)]
        return list(_wrong(keep, record, "lobbies", shown, record.lobby_message_id))
    here = discord.messages(record.place_id or 0)
    boards = [each for each in here if each.attachments]
    pings = [each for each in here if not each.attachments and is_ours(each)]
    faults = [
        *_wrong(keep, record, "boards", boards, record.board_message_id),
        *_wrong(keep, record, "pings", pings, record.ping_message_id),
    ]
    if not faults:
        presenter = _PRESENTERS[record.slug]
        page = board_page(presenter, match_view(record, None), language_for(record.locale))
        stored = discord.backend.get_message(record.place_id or 0, record.board_message_id or 0)
        if stored.embeds[0]["footer"]["text"] != page.footer:
            faults.append("has an old board")
    return faults


def _wrong(
    keep: Keep, record: Record, what: str, shown: list[ResponseMessage], right: int | None
) -> Iterator[str]:
    """What is wrong with messages of which only one should be there, if any.

    A ping that was posted in the moment of a kill may be there unknown to the bot; it is counted.
    """
    assert record.guild_id is not None
    kills = keep.killed_at[keep.part_of((record.guild_id >> 22) % keep.count)]
    others = {each.id: keep.discord.controls(each)[:1] for each in shown if each.id != right}
    for each in others:
        at = snowflake_time(each).timestamp()
        if what == PINGS and any(abs(killed_at - at) < MOMENT_SECONDS for killed_at in kills):
            keep.orphans[what].add(each)
    if right is not None and all(each.id != right for each in shown):
        yield f"lacks {what} {right}"
    if others.keys() - keep.orphans[what]:
        yield f"has other {what} than {right}: {others}"


async def clocks(keep: Keep) -> dict[str, tuple[int, int, int]]:
    """Shard, version and end in milliseconds of every clock that runs."""
    row = tables.matches.c
    query = select(row.id, row.guild_id, row.version, row.alarm_ends_at)
    found = await keep.database.rows(query.where(row.status == "running", row.alarm_ends_at > 0))
    return {
        each.id: ((each.guild_id >> 22) % keep.count, each.version, each.alarm_ends_at)
        for each in found
    }


async def alive(keep: Keep) -> dict[int, int]:
    """When each shard last left a sign of life."""
    row = tables.shards.c
    known = select(row.shard_id, row.alive_at).where(row.shard_count == keep.count)
    return {each.shard_id: each.alive_at for each in await keep.database.rows(known)}
