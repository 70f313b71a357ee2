"""Hands as direct messages, for people who prefer that: one message per match and person."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Self

import discord
from sqlalchemy import Connection, select, update

from bot.base import logs
from bot.base.bounds import Locks
from bot.base.language import Language
from bot.discord_io.failures import UNREACHABLE, Failure, Limited, failure_of, passing
from bot.discord_io.host import Emojis
from bot.discord_io.messages import as_accepted, edit_of, message_of
from bot.match.ledger import Ledger
from bot.match.record import Record
from bot.match.view import match_view_for
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.table import hand_page
from bot.preferences.servers import GuildBook
from bot.show.channels import Channels
from bot.storage import tables
from bot.storage.statements import upsert

log = logs.get(__name__)

Key = tuple[str, int]  # a match and one of its players


@dataclass(frozen=True, slots=True)
class ShownHand:
    """A hand as last shown to a person, with the match's version and the time at that point.

    ``since`` is the version at which the draft's decision came up.
    """

    version: int
    since: int
    page: Page
    draft: str
    at: int

    @classmethod
    def of(cls, record: Record, page: Page, draft: str, at: int) -> Self:
        return cls(record.version, record.alarm.since, page, draft, at)

    def draft_for(self, record: Record) -> str:
        """Return the draft, or an empty string if another decision has come up since."""
        return self.draft if self.since == record.alarm.since else ""

    def looks_like(self, other: "ShownHand") -> bool:
        """Return True if both look the same on screen and have the same control ids."""
        return self.page == other.page and (self.since == other.since or not self.page.rows)


class DirectHands:
    """Keeps direct messages with hands up to date. A new turn gets a new one, which notifies."""

    def __init__(
        self, ledger: Ledger, channels: Channels, guild_book: GuildBook, locks: Locks[Key]
    ) -> None:
        """``locks`` are held while a hand is drawn and shown."""
        self._ledger = ledger
        self._database = ledger.database
        self._channels = channels
        self._guild_book = guild_book
        self.shown: dict[Key, ShownHand] = {}
        self._locks = locks

    async def note_press(
        self, record: Record, user_id: int, shown: ShownHand, place_id: int, message_id: int
    ) -> None:
        """Note that a press has changed a direct message, and store its draft.

        If a process ended between sending one and noting it, or if another process sends one just
        now, there are two. The newer one stays.
        """
        table, row = tables.direct_hands, tables.direct_hands.c
        mine = (row.match_id == record.id, row.user_id == user_id)
        drafted = update(table).where(*mine).values(draft=shown.draft, since=shown.since)
        stays = await self._database.run(drafted.where(row.message_id == message_id))
        found = [] if stays else await self._database.rows(select(table).where(*mine, ~row.closed))
        for other in found:
            if other.message_id < message_id:
                pressed = drafted.values(channel_id=place_id, message_id=message_id)
                stays = await self._database.run(pressed.where(row.message_id == other.message_id))
            older = (other.channel_id, other.message_id) if stays else (place_id, message_id)
            await self._delete(record.id, *older)
        if stays and self._database.shards.have(record.guild_id):
            self.shown[record.id, user_id] = shown

    def forget(self, match_id: str) -> None:
        """Forget everything about a finished match."""
        for key in [key for key in self.shown if key[0] == match_id]:
            del self.shown[key]

    async def keep(
        self,
        record: Record,
        presenter: Presenter,
        languages: dict[int, Language],
        anew: Collection[int],
    ) -> tuple[set[int], Exception | None]:
        """Bring a match's direct messages up to date. People in ``anew`` get a new one.

        Returns the users reached this way, and the last failure that a retry may fix. A limited
        message isn't retried: hands open in the channel, and the next version is tried again.
        """
        if not languages:
            return set(), None
        table = tables.direct_hands
        rows = await self._database.rows(select(table).where(table.c.match_id == record.id))
        known = {row.user_id: row for row in rows}
        reached = set()
        failed: Exception | None = None
        for user_id, language in languages.items():
            row = known.get(user_id)
            if row is not None and row.closed:
                continue
            again = user_id in anew
            try:
                if await self._show(record, presenter, user_id, language, row, anew=again):
                    reached.add(user_id)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.warning("direct message could not be sent", match=record.id, error=repr(error))
                failed = failed if isinstance(error, Limited) else error
        return reached, failed

    async def _show(
        self,
        record: Record,
        presenter: Presenter,
        user_id: int,
        language: Language,
        row: Any,
        *,
        anew: bool,
    ) -> bool:
        """Edit the message, or send a new one. Returns False if Discord refuses both."""
        key = (record.id, user_id)
        chair = record.chair_of(user_id)
        mine = chair is not None and chair.seat in record.awaited
        turn = record.alarm.decision if mine else None
        async with self._locks.of(key):
            before = self.shown.get(key)
            # A press has shown a newer version in the meantime.
            if before is not None and before.version > record.version:
                return True
            # If another process gets the presses of direct messages, only the row is up to date.
            if before is None or not self._database.shards.have(None):
                draft = _kept_draft(record, row)
            else:
                draft = before.draft_for(record)
            page = hand_page(presenter, match_view_for(record, user_id, language), language, draft)
            shown = ShownHand.of(record, page, draft, self._ledger.now())
            # No new turn: an edit is enough, and doesn't notify.
            if row is not None and not anew and turn in (None, row.turn_key):
                if before is not None and before.looks_like(shown):
                    return True
                if await self._renew(record, user_id, shown, row):
                    return True
            return await self._send(record, user_id, shown, turn, row)

    async def _renew(self, record: Record, user_id: int, shown: ShownHand, row: Any) -> bool:
        """Edit the message. Returns False if it can't be edited any more."""

        async def edit(page: Page, emojis: Emojis) -> None:
            changed = await edit_of(page, record.id, record.alarm.since, emojis)
            await self._channels.edit(row.channel_id, row.message_id, changed, watched=True)

        try:
            await as_accepted(shown.page, self._channels.emojis, edit)
        except discord.HTTPException as error:
            if passing(error):
                raise
            log.info("direct message could not be edited", match=record.id, code=error.code)
            return False
        self.shown[record.id, user_id] = shown
        return True

    async def _send(
        self, record: Record, user_id: int, shown: ShownHand, turn: str | None, row: Any
    ) -> bool:
        chair = next(each for each in record.chairs if each.user_id == user_id)
        guild_id = record.guild_of(chair)
        quiet = (await self._guild_book.of(guild_id)).quiet_at(self._ledger.now())

        async def write(page: Page, emojis: Emojis) -> tuple[int, int]:
            message = await message_of(page, record.id, record.alarm.since, emojis)
            return await self._channels.write_to(user_id, {**message, "silent": quiet})

        try:
            sent = await as_accepted(shown.page, self._channels.emojis, write)
        except discord.HTTPException as error:
            if passing(error):
                raise
            log.info(
                "direct message could not be sent; hands open in the channel",
                match=record.id,
                code=error.code,
            )
            if row is not None:  # it mustn't keep showing an earlier turn
                await self._renew(record, user_id, shown, row)
            if failure_of(error) is Failure.PERSON_CLOSED:
                await self._remember(record.id, user_id, shown, None, None)
            return False
        await self._remember(record.id, user_id, shown, sent, turn)
        self.shown[record.id, user_id] = shown
        if row is not None:
            # The old message is deleted last: without the new one they would have no hand.
            await self._delete(record.id, row.channel_id, row.message_id)
        return True

    async def _delete(self, match_id: str, channel_id: int, message_id: int) -> None:
        try:
            await self._channels.delete(channel_id, message_id)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("old direct message could not be deleted", match=match_id, error=repr(error))

    async def _remember(
        self,
        match_id: str,
        user_id: int,
        shown: ShownHand,
        message: tuple[int, int] | None,
        turn: str | None,
    ) -> None:
        channel_id, message_id = (None, None) if message is None else message
        row = {
            "match_id": match_id,
            "user_id": user_id,
            "channel_id": channel_id,
            "message_id": message_id,
            "turn_key": turn,
            "closed": message is None,
            "draft": shown.draft,
            "since": shown.since,
        }
        await self._database.write(_remember, row)


def _remember(connection: Connection, row: dict[str, Any]) -> None:
    chair = tables.chairs.c
    seat = select(chair.seat).where(
        chair.match_id == row["match_id"], chair.user_id == row["user_id"]
    )
    if connection.scalar(seat) is not None:
        upsert(connection, tables.direct_hands, [row])


def _kept_draft(record: Record, row: Any) -> str:
    if row is None or row.since != record.alarm.since:
        return ""
    draft: str = row.draft
    return draft
