"""Private hands: ephemeral messages kept fresh, or direct messages for those who prefer them."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord
from sqlalchemy import delete, insert, select

from bot import logs
from bot.errors import UNREACHABLE, passing
from bot.face import Face
from bot.i18n import Voice, voice_for
from bot.ledger import Ledger
from bot.page import Button, Page
from bot.pages import board_page, clock_text
from bot.records import Record
from bot.scenes import Scene, scene_for
from bot.screen import edit_of, message_of
from bot.storage import tables

log = logs.get(__name__)

TOKEN_LIFE = timedelta(minutes=14)
"""How long an ephemeral message can be edited after a click: 15 minutes less a margin."""

WATCHING_MS = 60 * 1000
"""Who pressed something this recently sees the open hand change and needs no ping."""


@dataclass(slots=True)
class OpenHand:
    """A hand on somebody's screen: by which interaction, and what it shows."""

    interaction: discord.Interaction[Any]
    opened_at: int
    draft: str
    since: int
    """The version at which the decision came up that the draft belongs to."""
    shown: tuple[Page, int]


@dataclass(slots=True)
class DirectHand:
    """What a direct message shows, and what was picked in it."""

    draft: str
    shown: tuple[Page, int]


class Hands:
    """Shows hands and keeps them fresh."""

    def __init__(self, ledger: Ledger, client: discord.Client) -> None:
        self._ledger = ledger
        self._client = client
        self._open: dict[tuple[str, int], OpenHand] = {}
        self._direct: dict[tuple[str, int], DirectHand] = {}

    async def show(
        self,
        interaction: discord.Interaction[Any],
        face: Face,
        record: Record,
        voice: Voice,
        *,
        draft: str = "",
        notice: str = "",
    ) -> None:
        """Put the user's hand into the message that the interaction answers with."""
        scene = scene_for(record, interaction.user.id)
        page = hand_page(face, scene, voice, draft)
        arguments = await edit_of(page, record.id, record.alarm.since)
        arguments["content"] = notice or None
        await interaction.edit_original_response(**arguments)
        key = (record.id, interaction.user.id)
        shown = (page, _shown_version(page, record))
        if not record.live or scene.viewer is None:
            self._open.pop(key, None)
        elif _in_direct_message(interaction) and not record.carried:
            self._direct[key] = DirectHand(draft, shown)
        else:
            since = record.alarm.since
            self._open[key] = OpenHand(interaction, self._ledger.now(), draft, since, shown)
            newest = await self._ledger.read(record.id)
            if newest.version != record.version:  # somebody moved while this was drawn
                await self.refresh(newest, face)

    def watching(self, match_id: str) -> set[int]:
        """Users who have their hand open and pressed something in it a moment ago."""
        since = self._ledger.now() - WATCHING_MS
        return {
            user_id
            for (opened, user_id), hand in self._open.items()
            if opened == match_id and hand.opened_at >= since
        }

    async def refresh(self, record: Record, face: Face) -> None:
        """Bring the open hands of a match up to date, where they would look different.

        Raises the last failure that a later try may mend.
        """
        failed: Exception | None = None
        oldest = self._ledger.now() - int(TOKEN_LIFE.total_seconds() * 1000)
        for key, hand in list(self._open.items()):
            if key[0] != record.id:
                continue
            if hand.opened_at < oldest:
                del self._open[key]
                continue
            if hand.since != record.alarm.since:
                hand.draft, hand.since = "", record.alarm.since
            voice = voice_for(hand.interaction.locale.value)
            page = hand_page(face, scene_for(record, key[1]), voice, hand.draft)
            shown = (page, _shown_version(page, record))
            if shown == hand.shown:
                continue
            arguments = await edit_of(page, record.id, record.alarm.since)
            try:
                await hand.interaction.edit_original_response(**arguments)
            except (discord.HTTPException, *UNREACHABLE) as error:
                if passing(error):
                    failed = error
                    continue
                # Dismissed or out of reach: the My hand button opens it again.
                log.info("open hand is gone", match=record.id, error=repr(error))
                if self._open.get(key) is hand:
                    del self._open[key]
            else:
                hand.shown = shown
        if failed is not None:
            raise failed

    def forget(self, match_id: str) -> None:
        """Hold nothing of a match that is over."""
        for remembered in (self._open, self._direct):
            for key in [key for key in remembered if key[0] == match_id]:
                del remembered[key]

    async def direct(
        self, record: Record, face: Face, voices: dict[int, Voice]
    ) -> tuple[set[int], Exception | None]:
        """Keep the direct messages of a match.

        Returns those of the users who were reached that way, and the last failure that a later
        try may mend.
        """
        if not voices:
            return set(), None
        table = tables.direct_hands
        async with self._ledger.database.read() as connection:
            rows = await connection.execute(select(table).where(table.c.match_id == record.id))
            known = {row.user_id: row for row in rows}
        reached = set()
        failed: Exception | None = None
        for user_id, voice in voices.items():
            row = known.get(user_id)
            if row is not None and row.closed:
                continue
            before = self._direct.get((record.id, user_id))
            draft = "" if before is None else before.draft
            page = hand_page(face, scene_for(record, user_id), voice, draft)
            try:
                if await self._show_directly(record, user_id, page, row):
                    reached.add(user_id)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.warning("direct message failed", match=record.id, error=repr(error))
                failed = error
        return reached, failed

    async def _show_directly(self, record: Record, user_id: int, page: Page, row: Any) -> bool:
        """Edit the message there is; when a turn begins send it anew, so that Discord notifies."""
        key = (record.id, user_id)
        shown = (page, _shown_version(page, record))
        chair = record.chair_of(user_id)
        mine = chair is not None and chair.seat in record.to_act
        turn = record.alarm.decision if mine and record.live else None
        if row is not None and turn in (None, row.turn_key):
            before = self._direct.get(key)
            if before is not None and before.shown == shown:
                return True
            message = self._message(row.channel_id, row.message_id)
            try:
                await message.edit(**await edit_of(page, record.id, record.alarm.since))
            except discord.NotFound:
                log.info("direct message is gone", match=record.id)
            else:
                self._direct[key] = DirectHand("" if before is None else before.draft, shown)
                return True
        try:
            sent = await self._send(user_id, page, record)
        except discord.HTTPException as error:
            if passing(error):
                raise
            log.info("direct messages are closed", match=record.id, code=error.code)
            await self._remember(record.id, user_id, None, None)
            return False
        await self._remember(record.id, user_id, sent, turn)
        self._direct[key] = DirectHand("", shown)
        if row is not None:
            try:
                await self._message(row.channel_id, row.message_id).delete()
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.info("old direct message stays", match=record.id, error=repr(error))
        return True

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def _send(self, user_id: int, page: Page, record: Record) -> discord.Message:
        user = await self._client.create_dm(discord.Object(user_id))
        return await user.send(**await message_of(page, record.id, record.alarm.since))

    async def _remember(
        self, match_id: str, user_id: int, message: discord.Message | None, turn: str | None
    ) -> None:
        table = tables.direct_hands
        async with self._ledger.database.write() as connection:
            await connection.execute(
                delete(table).where(table.c.match_id == match_id, table.c.user_id == user_id)
            )
            await connection.execute(
                insert(table).values(
                    match_id=match_id,
                    user_id=user_id,
                    channel_id=None if message is None else message.channel.id,
                    message_id=None if message is None else message.id,
                    turn_key=turn,
                    closed=message is None,
                )
            )


def hand_page(face: Face, scene: Scene[Any], voice: Voice, draft: str) -> Page:
    """What a user sees of their own seat; of a game for one, the board itself."""
    if scene.solo:
        return board_page(face, scene, voice)
    title = face.title(voice)
    if scene.view is None:
        return Page(title, voice.say("Your hand is dealt when the match begins."))
    if scene.viewer is None:
        return Page(title, voice.say("You do not sit at this table. The board shows everything."))
    page = face.hand(scene, voice, draft)
    chair = scene.chairs[scene.viewer]
    text = page.text
    rows = page.rows
    if chair.stand_in:
        text = voice.say("A computer is playing your seat while you are away.") + "\n" + text
        rows = ((Button(voice.say("Take my seat back"), "back", style="success"),), *rows[:4])
    elif scene.my_turn:
        text += "\n" + clock_text(scene, voice)
    return Page(page.title, text, page.footer, page.colour, page.picture, rows)


def _in_direct_message(interaction: discord.Interaction[Any]) -> bool:
    message = interaction.message
    return message is not None and interaction.guild_id is None and not message.flags.ephemeral


def _shown_version(page: Page, record: Record) -> int:
    """Pages without controls look the same whenever they are shown."""
    return record.alarm.since if page.rows else 0
