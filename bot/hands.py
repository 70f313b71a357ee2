"""Private hands: ephemeral messages kept fresh, or direct messages for those who prefer them."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord
from sqlalchemy import delete, insert, select

from bot import logs
from bot.face import Face
from bot.i18n import Voice
from bot.ledger import Ledger
from bot.page import Button, Page
from bot.pages import clock_text
from bot.records import Record
from bot.scenes import Scene, scene_for
from bot.screen import edit_of, message_of
from bot.storage import tables

log = logs.get(__name__)

TOKEN_LIFE = timedelta(minutes=14)
"""How long an ephemeral message can be edited after a click: 15 minutes less a margin."""


@dataclass(slots=True)
class OpenHand:
    """A hand on somebody's screen: by which interaction, and what it shows."""

    interaction: discord.Interaction[Any]
    opened_at: int
    draft: str
    shown: tuple[Page, int]


class Hands:
    """Shows hands and keeps them fresh."""

    def __init__(self, ledger: Ledger, client: discord.Client) -> None:
        self._ledger = ledger
        self._client = client
        self._open: dict[tuple[str, int], OpenHand] = {}

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
        arguments = await edit_of(page, record.id, record.version)
        arguments["content"] = notice or None
        await interaction.edit_original_response(**arguments)
        key = (record.id, interaction.user.id)
        if record.live and scene.viewer is not None:
            self._open[key] = OpenHand(
                interaction, self._ledger.now(), draft, (page, _shown_version(page, record))
            )
        else:
            self._open.pop(key, None)

    async def refresh(self, record: Record, face: Face, voices: Any) -> None:
        """Bring the open hands of a match up to date, where they would look different."""
        oldest = self._ledger.now() - int(TOKEN_LIFE.total_seconds() * 1000)
        for key in [key for key in self._open if key[0] == record.id]:
            hand = self._open[key]
            if hand.opened_at < oldest:
                del self._open[key]
                continue
            page = hand_page(face, scene_for(record, key[1]), voices(hand.interaction), hand.draft)
            shown = (page, _shown_version(page, record))
            if shown == hand.shown:
                continue
            hand.shown = shown
            arguments = await edit_of(page, record.id, record.version)
            try:
                await hand.interaction.edit_original_response(**arguments)
            except discord.HTTPException as error:
                # Dismissed or out of reach: the My hand button opens it again.
                log.info("open hand is gone", match=record.id, code=error.code)
                if self._open.get(key) is hand:
                    del self._open[key]
        if not record.live:
            for key in [key for key in self._open if key[0] == record.id]:
                del self._open[key]

    async def direct(self, record: Record, face: Face, voice: Voice, users: list[int]) -> set[int]:
        """Keep the direct messages of a match; those users who could be reached that way.

        A hand is sent anew when its owner's turn begins, so that Discord notifies them.
        """
        if not users:
            return set()
        table = tables.direct_hands
        async with self._ledger.database.read() as connection:
            rows = await connection.execute(select(table).where(table.c.match_id == record.id))
            known = {row.user_id: row for row in rows}
        reached = set()
        for user_id in users:
            scene = scene_for(record, user_id)
            page = hand_page(face, scene, voice, "")
            row = known.get(user_id)
            if row is not None and row.closed:
                continue
            turn = record.alarm.key if scene.my_turn else None
            try:
                if row is not None and (turn is None or turn == row.turn_key):
                    message = self._message(row.channel_id, row.message_id)
                    await message.edit(**await edit_of(page, record.id, record.version))
                    reached.add(user_id)
                    continue
                sent = await self._send(user_id, page, record)
                await self._remember(record.id, user_id, sent, turn)
                if row is not None:
                    await self._message(row.channel_id, row.message_id).delete()
                reached.add(user_id)
            except discord.Forbidden as error:
                log.info("direct messages are closed", match=record.id, code=error.code)
                await self._remember(record.id, user_id, None, None)
            except discord.NotFound:
                await self._forget(record.id, user_id)
        return reached

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def _send(self, user_id: int, page: Page, record: Record) -> discord.Message:
        user = await self._client.create_dm(discord.Object(user_id))
        return await user.send(**await message_of(page, record.id, record.version))

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

    async def _forget(self, match_id: str, user_id: int) -> None:
        table = tables.direct_hands
        async with self._ledger.database.write() as connection:
            await connection.execute(
                delete(table).where(table.c.match_id == match_id, table.c.user_id == user_id)
            )


def hand_page(face: Face, scene: Scene[Any], voice: Voice, draft: str) -> Page:
    """What a user sees of their own seat."""
    title = face.title(voice)
    if scene.viewer is None:
        return Page(title, voice.say("You do not sit at this table. The board shows everything."))
    if scene.view is None:
        return Page(title, voice.say("Your hand is dealt when the match begins."))
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


def _shown_version(page: Page, record: Record) -> int:
    """Pages without controls look the same in every version."""
    return record.version if page.rows else 0
