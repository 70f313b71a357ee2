"""People who do more than play: take moves back, meet across servers, come to game nights."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Collection, Sequence
from itertools import pairwise
from math import inf
from random import Random
from typing import Final

from simcord import GuildHandle
from simcord.enums import CallbackType
from sqlalchemy import ColumnElement, Connection, and_, func, select

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
from cogs.queue.tables import seekers
from cogs.takebacks.actions import Request, people_to_ask, takeback_of
from cogs.takebacks.pages import AGREES, ANSWER_TAKEBACK_VERB, TAKEBACK_VERB
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


def hands_fault(keep: Keep, record: Record, noted: Collection[int]) -> str | None:
    """Return the fault of the hands of a match in direct messages, or None.

    Only ``noted`` messages are looked at: another may have been sent as a process ended.
    """
    for chair in record.chairs:
        channel_id = keep.discord.backend.dm_channels.get(chair.user_id or 0, 0)
        here = [each for each in keep.discord.messages(channel_id) if each.id in noted]
        hands = [keep.discord.controls(each) for each in here]
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


REGRETS: Final = 0.4
"""Share of the chances for a takeback that are used."""


class Hesitant(Table):
    """A channel in which two people play casual matches, and take cards back."""

    async def _move(self, record: Record) -> bool:
        takeback = takeback_of(record)
        if takeback is not None and takeback.asked:
            return await self._answer(record, takeback)
        if takeback is not None and self._rng.random() < REGRETS and await self._ask(record):
            return True
        return await super()._move(record)

    async def _ask(self, record: Record) -> bool:
        """Press the takeback button if a hand has one. Returns whether one does."""
        for player in self.players:
            for message in reversed(self._hands(player)):
                for control in self._discord.controls(message):
                    if control.startswith(f"{record.id}:") and f":{TAKEBACK_VERB}:" in control:
                        sent = await self._pressed(player, message, control)
                        await self._memory.answer(sent, "takebacks")
                        return True
        return False

    async def _answer(self, record: Record, takeback: Request) -> bool:
        """Let the other player answer a takeback request on the board.

        Returns whether it asks them.
        """
        question = f":{ANSWER_TAKEBACK_VERB}:{takeback.start}/"
        board = self.shown(record.shown.place_id, record.shown.board_message_id, question)
        if board is None:
            return False
        (seat,) = people_to_ask(record, takeback)
        player = self._named[record.chairs[seat].user_id or 0]
        answers = [each for each in self._discord.controls(board) if question in each]
        chosen = self._rng.choice(answers)
        sent = await self._discord.press(player.member, board, custom_id=chosen)
        how = await self._memory.answer(sent, "answers to takebacks")
        gone = self.shown(record.shown.place_id, record.shown.board_message_id, question) is None
        if how is CallbackType.UPDATE_MESSAGE and gone and chosen.endswith(f"/{AGREES}"):
            self._memory.taken_back.add((record.id, takeback.start))
        return True


MINUTES: Final = 30
AHEAD_MS: Final = 20_000
"""A game night is planned this long before it begins, enough time to see it and join."""
_JOIN: Final = ":night_join:"


class Guests(Table):
    """A channel with game nights of King of the Hill."""

    moves = (":choose", ":set_aside", ":divide")

    async def _read(self) -> Record | None:
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
