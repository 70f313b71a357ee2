"""Games for one: dealt at once, hinted at, shared, dealt again."""

from dataclasses import replace
from typing import Any

import discord
from discord.ext import commands

from bot.client import Castellan
from bot.errors import PlayerError
from bot.face import SoloFace
from bot.hands import hand_page
from bot.i18n import sentence
from bot.page import Page
from bot.records import Record
from bot.router import Press, person_of, place_of, tell, voice_of
from bot.scenes import scene_for, scene_of
from bot.screen import edit_of, message_of
from cogs.choosing import check_permissions, stands_here


async def open_solo(
    interaction: discord.Interaction[Castellan],
    slug: str,
    options: dict[str, Any],
    *,
    private: bool,
    daily: bool,
) -> None:
    """Answer a ``/play`` command for one: deal, and show the board here or privately.

    A daily deal is always private, for whoever looks on would learn it.
    """
    bot = interaction.client

    async def body() -> None:
        voice = voice_of(interaction)
        hidden = private or daily
        carried = hidden or not stands_here(interaction)
        if not carried and interaction.guild_id is not None:
            check_permissions(interaction)
        record, dealt = await bot.solos.begin(
            slug,
            options,
            person_of(interaction),
            place_of(interaction),
            carried=carried,
            daily=daily,
        )
        face = _face(bot, record)
        if not dealt and not record.live:
            result = face.result_line(scene_of(record, None), voice)
            raise PlayerError(
                sentence(
                    "You have played today's deal: {result}. The next one comes {moment}.",
                    result=result,
                    moment=f"<t:{bot.solos.tomorrow()}:R>",
                )
            )
        if hidden:
            await bot.hands.show(interaction, face, record, voice)
            return
        await tell(interaction, voice.say("The cards are on the table."))
        if carried:
            page = hand_page(face, scene_for(record, interaction.user.id), voice, "")
            board = await message_of(page, record.id, record.alarm.since)
            await interaction.followup.send(**board, ephemeral=False)

    await bot.router.command(interaction, body)


class Solo(commands.Cog):
    """Hint, New game, Share the result, Take it up again."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        router = bot.router
        router.on("hint", "private", self.hint)
        router.on("again", "public", self.again)
        router.on("share", "public", self.share)
        router.on("resume", "public", self.resume)

    async def hint(self, press: Press) -> None:
        record, action = await self.bot.matches.hint(press.match_id, press.person)
        face = _face(self.bot, record)
        scene = scene_for(record, press.person.user_id)
        await tell(press.interaction, face.advice(scene, action, press.voice))

    async def again(self, press: Press) -> None:
        place = place_of(press.interaction)
        record = await self.bot.solos.again(press.match_id, press.person, place)
        if record.carried:
            await self._show(press, record)

    async def resume(self, press: Press) -> None:
        record = await self.bot.matches.take_up(press.match_id, press.person)
        if record.carried or press.on_private:
            await self._show(press, record)

    async def _show(self, press: Press, record: Record) -> None:
        face = self.bot.faces[record.slug]
        await self.bot.hands.show(press.interaction, face, record, press.voice)

    async def share(self, press: Press) -> None:
        """Tell everybody here the result of a daily deal, once a press."""
        record = await self.bot.ledger.read(press.match_id)
        if record.chairs[0].user_id != press.person.user_id or record.status != "over":
            raise PlayerError(sentence("Only who played a deal to its end can share the result."))
        face = _face(self.bot, record)
        scene = scene_of(record, None)
        line = face.result_line(scene, press.voice)
        await press.interaction.followup.send(line, ephemeral=False)
        page = _without(hand_page(face, scene, press.voice, ""), "share")
        await press.interaction.edit_original_response(
            **await edit_of(page, record.id, record.alarm.since)
        )


def _face(bot: Castellan, record: Record) -> SoloFace:
    face = bot.faces[record.slug]
    if not isinstance(face, SoloFace):
        raise PlayerError(sentence("That is for games for one."))
    return face


def _without(page: Page, verb: str) -> Page:
    rows = tuple(
        tuple(button for button in row if button.verb != verb) if isinstance(row, tuple) else row
        for row in page.rows
    )
    return replace(page, rows=rows)


async def setup(bot: Castellan) -> None:
    await bot.add_cog(Solo(bot))
