"""Showing to everybody what somebody was shown privately."""

from dataclasses import replace

import discord

from bot.base.language import language_for
from bot.base.names import escaped
from bot.discord_io.controls import NO_MATCH
from bot.discord_io.messages import message_of
from bot.discord_io.press import Press, place_of
from bot.pages.model import Page


async def share(press: Press, page: Page) -> None:
    """Post a page here for everybody, without its controls, saying who shares it."""
    language = language_for(place_of(press.interaction).locale)
    message = await message_of(replace(page, rows=()), NO_MATCH, 0)
    del message["view"]
    await press.interaction.followup.send(
        language.say("{name} shares:", name=f"**{escaped(press.person.name)}**"),
        **message,
        ephemeral=False,
        allowed_mentions=discord.AllowedMentions.none(),
    )
