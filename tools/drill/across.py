"""People on two servers who search for an opponent, find each other, and play."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from simcord import GuildHandle, ResponseMessage
from sqlalchemy import select

from bot.discord_io.controls import NO_MATCH
from bot.match.record import SECOND_BOARD_SEAT, Record
from bot.match.store import SECOND_BOARD
from bot.storage import tables
from cogs.queue.tables import seekers
from tools.drill.keep import Keep
from tools.drill.people import Memory, Player, Table
from tools.drill.spectators import read

SEARCH: Sequence[tuple[str, tuple[str, ...]]] = (
    (":seek", ()),
    (":seek_set:game/", ("high-card",)),
    (":seek_begin:high-card/untimed", ()),
)
"""Ids to press and choose, starting from the list of tables, to search for an opponent."""


class Across(Table):
    """Two channels on two servers; one person in each plays the other."""

    def __init__(
        self,
        keep: Keep,
        home: GuildHandle,
        away: GuildHandle,
        players: list[Player],
        memory: Memory,
        rng: Random,
    ) -> None:
        super().__init__(keep, home, players, memory, rng)
        self._places.append(away.create_text_channel("great-hall"))
        self.guild_ids.add(away.id)

    async def _open(self) -> bool:
        """Let the first person search for an opponent, then the second."""
        waiting = await self._keep.database.scalars(select(seekers.c.user_id))
        first, other = zip(self.players, self._places, strict=True)
        player, place = other if first[0].user.id in waiting else first
        asked = await self._discord.command(player.member, place, "tables")
        page = await self._memory.page(asked, "lists")
        for part, values in SEARCH:
            if page is None or self.shown(page.channel_id, page.id, part) is None:
                return True  # the bot asked them to come back later
            sent = await self._discord.press(player.member, page, part, values=values)
            page = await self._memory.page(sent, "searches")
        if page is not None:
            shown = self._discord.controls(page)
            waits = any(":seek_stop:" in each for each in shown)
            plays = any(each.partition(":")[0] != NO_MATCH for each in shown)
            self._memory.sought[player.user.id] += waits or plays
        return True

    async def _board(self, player: Player, record: Record) -> ResponseMessage | None:
        chair = record.chair_of(player.user.id)
        if chair is None or chair.seat != SECOND_BOARD_SEAT:
            return await super()._board(player, record)
        second = await _second_board(self._keep, record)
        return second and self.shown(second.place_id, second.message_id, ":hand")


async def _second_board(keep: Keep, record: Record) -> Any:
    row = tables.postings
    this = (row.c.kind == SECOND_BOARD, row.c.subject == record.id)
    found = await keep.database.rows(select(row).where(*this))
    return next(iter(found), None)


async def second_fault(keep: Keep, record: Record) -> str | None:
    """Return the fault of a match's second board, compared with the first, or None."""
    second = await _second_board(keep, record)
    if second is None:
        return "has no second board"
    if second.version != record.version:
        return f"is shown at version {second.version} at the second board"
    boards = [
        each
        for each in keep.discord.messages(second.place_id)
        if each.embeds
        and any(control.startswith(f"{record.id}:") for control in keep.discord.controls(each))
    ]
    if [each.id for each in boards] != [second.message_id]:
        return f"has second boards {[each.id for each in boards]}, not {second.message_id}"
    first = keep.discord.message(record.shown.place_id or 0, record.shown.board_message_id or 0)
    same = read(boards[0]) == read(first)
    return None if same else f"has another second board: {read(boards[0])!r}, not {read(first)!r}"


async def compare_searches(keep: Keep, memory: Memory) -> None:
    """Assert that people who were told that they are searching do, or have found an opponent."""
    chair, seeker = tables.chairs.c, seekers.c
    found = await keep.database.scalars(
        select(chair.user_id)
        .join(tables.postings, tables.postings.c.subject == chair.match_id)
        .where(tables.postings.c.kind == SECOND_BOARD, chair.user_id.in_(memory.sought))
    )
    waiting = await keep.database.scalars(select(seeker.user_id))
    lost = memory.sought - Counter([*found, *waiting])
    assert not lost, f"looked for an opponent, and do not any more: {lost}"
    keep.counts["all searches answered"] = memory.sought.total()
    across = select(tables.postings.c.subject).where(tables.postings.c.kind == SECOND_BOARD)
    keep.counts["all matches across servers"] = len(await keep.database.scalars(across))
