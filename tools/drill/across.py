"""People on two servers who search for an opponent, find each other, and play."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from simcord import GuildHandle
from sqlalchemy import ColumnElement, and_, func, select

from bot.match.record import Record
from bot.storage import tables
from cogs.queue.tables import seekers
from tools.drill.keep import Keep
from tools.drill.people import Memory, Player, Table

SEARCH: Sequence[tuple[str, tuple[str, ...]]] = (
    (":seek", ()),
    (":seek_set:game/", ("high-card",)),
    (":seek_set:begin/high-card/untimed", ()),
)
"""Ids to press and choose, starting from the list of tables, to search for an opponent."""
_KIND = tables.matches.c.kind == "across"


class Across(Table):
    """Two channels on two servers; one person of each plays the other in direct messages."""

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
        self._places = [self.channel, away.create_text_channel("great-hall")]
        self.guild_ids.add(away.id)
        for player in players:
            player.direct = True

    def _is_ours(self) -> ColumnElement[bool]:
        chair = tables.chairs.c
        ours = select(chair.match_id).where(chair.user_id.in_(self._named))
        return and_(_KIND, tables.matches.c.id.in_(ours))

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
            waits = any(":seek_set:stop/" in each for each in shown)
            plays = "I've found you an opponent" in page.content
            self._memory.sought[player.user.id] += waits or plays
        return True


def hands_fault(keep: Keep, record: Record) -> str | None:
    """Return the fault of the hands of a match in direct messages, or None."""
    for chair in record.chairs:
        channel_id = keep.discord.backend.dm_channels.get(chair.user_id or 0, 0)
        hands = [keep.discord.controls(each) for each in keep.discord.messages(channel_id)]
        hands = [each for each in hands if any(of.startswith(f"{record.id}:") for of in each)]
        decision = f"{record.id}:{record.alarm.since}:"
        if not hands or not any(each.startswith(decision) for each in hands[-1]):
            return f"has no hand of seat {chair.seat} at version {record.alarm.since}: {hands}"
    return None


async def compare_searches(keep: Keep, memory: Memory) -> None:
    """Assert that people who were told that they are searching do, or have found an opponent."""
    chair, seeker = tables.chairs.c, seekers.c
    found = await keep.database.scalars(
        select(chair.user_id).join(tables.matches).where(_KIND, chair.user_id.in_(memory.sought))
    )
    waiting = await keep.database.scalars(select(seeker.user_id))
    lost = memory.sought - Counter([*found, *waiting])
    assert not lost, f"looked for an opponent, and do not any more: {lost}"
    keep.counts["all searches answered"] = memory.sought.total()
    across = select(func.count()).select_from(tables.matches).where(_KIND)
    keep.counts["all matches across servers"] = await keep.database.scalar(across)
