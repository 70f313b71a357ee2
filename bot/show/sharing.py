"""Sharing a private page with everybody in the channel."""

from dataclasses import replace
from typing import Final

import discord

from bot.base.language import Language, language_for, sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import NO_MATCH
from bot.discord_io.emojis import Emojis
from bot.discord_io.host import emojis_of, host_of
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import as_accepted, message_of
from bot.discord_io.permissions import NOT_HERE, may_write
from bot.discord_io.press import Press, place_of
from bot.pages.model import Button, Page

SHARE: Final = "share"  # what the args of buttons that share a page begin with


def share_button(verb: str, args: str, language: Language) -> Button:
    return Button(language.say("bot/share"), verb, args, style="primary")


def mark_shared(page: Page, language: Language) -> Page:
    """Disable the share button of a page that has just been shared."""
    label = language.say("bot/share-button")

    def marked(button: Button) -> Button:
        pressed = button.args.startswith(SHARE)
        return replace(button, label=label, disabled=True) if pressed else button

    rows = (tuple(map(marked, row)) if isinstance(row, tuple) else row for row in page.rows)
    return replace(page, rows=tuple(rows))


def language_here(press: Press) -> Language:
    """Return the language of the channel where a page is shared."""
    return language_for(place_of(press.interaction).locale)


async def share(
    press: Press, page: Page, match_id: str = NO_MATCH, version: int = 0, *, once: str = ""
) -> None:
    """Post a page for everybody, with the name of the person who shares it.

    Its controls are for everybody too. Each person can share a page named by ``once`` only once per
    server. Raises Refusal, also if the person is blocked here or may not write here.
    """
    await host_of(press.interaction).check_welcome(press.interaction)
    if not may_write(press.interaction, press.interaction.channel):
        raise Refusal(NOT_HERE)
    if not once:
        check_limit(press.interaction, "share")
        await _post(press, page, match_id, version)
        return
    limits, user_id = host_of(press.interaction).router.limits, press.person.user_id
    what = f"{once} {press.interaction.guild_id or press.interaction.channel_id}"
    if not limits.allow_once(user_id, what):
        raise Refusal(_SHARED_ALREADY)
    try:
        check_limit(press.interaction, "share")
        await _post(press, page, match_id, version)
    except BaseException:
        limits.forget_once(user_id, what)
        raise


async def _post(press: Press, page: Page, match_id: str, version: int) -> None:
    name = f"**{escape_name(press.person.name)}**"
    notice = language_here(press).say("bot/post-name-shares", name=name)

    async def send(page: Page, emojis: Emojis) -> None:
        message = await message_of(page, match_id, version, emojis, notice=notice)
        await answer_of(press.interaction).defer()
        if not page.rows:
            del message["view"]
        message |= {"ephemeral": False, "allowed_mentions": discord.AllowedMentions.none()}
        # A server that allows no external apps sees nothing of an app that only a person installed.
        if (await press.interaction.followup.send(**message, wait=True)).flags.ephemeral:
            raise Refusal(_ONLY_YOU)

    await as_accepted(page, emojis_of(press.interaction), send)


_ONLY_YOU: Final = sentence("bot/only-you")
_SHARED_ALREADY: Final = sentence("bot/shared-already")
