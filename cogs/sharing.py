"""Showing to everybody what somebody was shown privately."""

from dataclasses import replace

import discord

from bot.i18n import voice_for
from bot.names import escaped
from bot.page import Page
from bot.router import Press, place_of
from bot.screen import NO_MATCH, message_of


async def share(press: Press, page: Page) -> None:
    """Post a page here for everybody, without its controls, saying who shares it."""
    voice = voice_for(place_of(press.interaction).locale)
    message = await message_of(replace(page, rows=()), NO_MATCH, 0)
    del message["view"]
    await press.interaction.followup.send(
        voice.say("{name} shares:", name=f"**{escaped(press.person.name)}**"),
        **message,
        ephemeral=False,
        allowed_mentions=discord.AllowedMentions.none(),
    )
