"""People who take part in one game night of their server after another."""

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import pairwise
from math import inf
from typing import Final

from simcord.enums import CallbackType
from sqlalchemy import Connection, select

from bot.base.language import language_for
from bot.discord_io.answers import PATIENCE_SECONDS
from bot.match import store
from bot.match.people import Place
from bot.match.record import Record
from bot.storage import tables
from cogs.game_nights import store as book
from cogs.game_nights.actions import plan
from cogs.game_nights.pages import NightPages
from cogs.game_nights.store import GameNight
from cogs.game_nights.tables import night_people, night_tables, nights
from cogs.games.king_of_the_hill.presenter import KingOfTheHillPresenter
from tools.drill.keep import Keep
from tools.drill.people import Memory, Table

MINUTES: Final = 30
AHEAD_MS: Final = 20_000
"""A game night is planned this long before it begins, enough time to see it and join."""
_JOIN: Final = ":night_join:"


class Guests(Table):
    """A channel with game nights of King of the Hill."""

    moves = (":choose", ":set_aside", ":divide")

    async def _read(self) -> Record | None:
        """Return the match in which one of them has to act, or None."""
        match, chair = tables.matches.c, tables.chairs.c
        people = {each.user.id for each in self.players}
        theirs = (
            select(match.id)
            .join(tables.chairs, chair.match_id == match.id)
            .where(match.status == "running", match.channel_id == self.channel.id)
            .where(chair.user_id.in_(people))
        )
        ids = [*set(await self._keep.database.scalars(theirs))]
        for record in await self._keep.database.read(store.load_many, ids):
            if any(record.chairs[seat].user_id in people for seat in record.awaited):
                return record
        return None

    async def _move(self, record: Record) -> bool:
        seated = [self._named.get(record.chairs[seat].user_id or 0) for seat in record.awaited]
        player = next(each for each in seated if each is not None)
        found = await self._offered(player, record)
        if found is None:
            return False
        hand, offered = found
        sent = await self._pressed(player, hand, self._rng.choice(offered))
        await self._memory.answer(sent, "moves at nights")
        return True

    async def _open(self) -> bool:
        """Let a player who hasn't joined do so. Returns whether there was anything to do."""
        now = int(time.time() * 1000)
        nights = await self._keep.database.read(book.of_server, self._guild.id)
        if not nights:
            await self._keep.database.write(self._plan, now)
            return True
        gathering = await self._keep.database.read(book.gather, nights[0].id)
        here = {guest.user_id for guest in gathering.guests if guest.here}
        message = self.shown(self.channel.id, gathering.night.message_id, _JOIN)
        missing = [each for each in self.players if each.user.id not in here]
        if not missing or message is None or gathering.ending(now):
            return False
        sent = await self._discord.press(missing[0].member, message, _JOIN)
        how = await self._memory.answer(sent, "nights")
        seconds = asyncio.get_running_loop().time() - sent.sent_at
        if how is CallbackType.DEFERRED_UPDATE_MESSAGE and seconds < PATIENCE_SECONDS:
            self._memory.guests.add((gathering.night.id, missing[0].user.id))
        return True

    def _plan(self, connection: Connection, now: int) -> GameNight:
        place = Place(self._guild.id, self.channel.id, "en-US")
        starts_at = now + AHEAD_MS
        return plan(connection, now, place, "king-of-the-hill", starts_at, MINUTES, level="page")


async def night_faults(keep: Keep) -> AsyncIterator[str]:
    """Yield the faults of game nights' messages."""
    discord = keep.discord
    for night_id in await keep.database.scalars(select(nights.c.id)):
        gathering = await keep.database.read(book.gather, night_id)
        night = gathering.night
        shown = [
            each
            for each in discord.messages(night.channel_id)
            if any(control.endswith(f":{night.id}") for control in discord.controls(each))
        ]
        language = language_for(night.locale)
        page = NightPages(gathering, KingOfTheHillPresenter(), language).message()
        if [each.id for each in shown] != [night.message_id]:
            yield f"night {night.id} has messages {shown}, not {night.message_id}"
        elif shown[0].content != page.whole:
            yield f"night {night.id} says {shown[0].content!r}, not {page.whole!r}"


async def compare_nights(keep: Keep, memory: Memory) -> None:
    """Assert that people who were told that they've joined have, and play one match at a time."""
    guest, table = night_people.c, night_tables.c
    chair, match = tables.chairs.c, tables.matches.c
    stored = await keep.database.rows(select(guest.night_id, guest.user_id))
    lost = memory.guests - set(map(tuple, stored))
    assert not lost, f"take part, and are not stored: {lost}"
    seats = await keep.database.rows(
        select(chair.user_id, match.created_at, match.ended_at)
        .join_from(night_tables, tables.matches, match.id == table.match_id)
        .join(tables.chairs, chair.match_id == match.id)
        .where(chair.user_id.is_not(None))
        .order_by(chair.user_id, match.created_at)
    )
    twice = [
        (before, after)
        for before, after in pairwise(seats)
        if before.user_id == after.user_id and (before.ended_at or inf) > after.created_at
    ]
    assert not twice, f"sit at two tables: {twice}"
    keep.counts["all guests of nights"] = len(stored)
    keep.counts["all seats at nights"] = len(seats)
