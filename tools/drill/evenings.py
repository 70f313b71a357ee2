"""People who take part in one game night of their server after another."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
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
from cogs.game_nights.pages import pages_of
from cogs.game_nights.store import GameNight
from cogs.game_nights.tables import evening_people, evening_tables, evenings
from cogs.games.high_card.presenter import HighCardPresenter
from tools.drill.keep import Keep
from tools.drill.people import Memory, Table

DEALS: Final = 8
AHEAD_MS: Final = 20_000
"""A game night is planned this long before it begins, enough time to see it and join."""
_JOIN: Final = ":evening_join:"


class Guests(Table):
    """A channel with game nights of High Card, where computers fill the tables."""

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
            (seat,) = record.game.to_act(record.state) or (None,)
            if seat is not None and record.chairs[seat].user_id in people:
                return record
        return None

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
        how = await self._memory.answer(sent, "evenings")
        seconds = asyncio.get_running_loop().time() - sent.sent_at
        if how is CallbackType.DEFERRED_UPDATE_MESSAGE and seconds < PATIENCE_SECONDS:
            self._memory.guests.add((gathering.night.id, missing[0].user.id))
        return True

    def _plan(self, connection: Connection, now: int) -> GameNight:
        place = Place(self._guild.id, self.channel.id, "en-US")
        starts_at = now + AHEAD_MS
        return plan(connection, now, place, "high-card", starts_at, DEALS, level="page")


async def evening_faults(keep: Keep) -> AsyncIterator[str]:
    """Yield the faults of game nights' messages."""
    discord = keep.discord
    for night_id in await keep.database.scalars(select(evenings.c.id)):
        gathering = await keep.database.read(book.gather, night_id)
        night = gathering.night
        shown = [
            each
            for each in discord.messages(night.channel_id)
            if any(control.endswith(f":{night.id}") for control in discord.controls(each))
        ]
        language = language_for(night.locale)
        page = pages_of(gathering, HighCardPresenter(), language).message()
        if [each.id for each in shown] != [night.message_id]:
            yield f"evening {night.id} has messages {shown}, not {night.message_id}"
        elif shown[0].content != page.whole:
            yield f"evening {night.id} says {shown[0].content!r}, not {page.whole!r}"


async def compare_evenings(keep: Keep, memory: Memory) -> None:
    """Assert that people who were told that they've joined have, and sit once in each deal."""
    guest, table, chair = evening_people.c, evening_tables.c, tables.chairs.c
    stored = await keep.database.rows(select(guest.evening_id, guest.user_id))
    lost = memory.guests - set(map(tuple, stored))
    assert not lost, f"take part, and are not stored: {lost}"
    seats = await keep.database.rows(
        select(table.evening_id, table.deal, chair.user_id)
        .join(tables.chairs, chair.match_id == table.match_id)
        .where(chair.user_id.is_not(None))
    )
    twice = [each for each, times in Counter(map(tuple, seats)).items() if times > 1]
    assert not twice, f"sit at two tables of a deal: {twice}"
    keep.counts["all guests of evenings"] = len(stored)
    keep.counts["all seats at deals of evenings"] = len(seats)
