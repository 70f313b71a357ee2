"""The message of each challenge, which pings only the person challenged."""

from collections.abc import Awaitable, Callable
from typing import Final

import discord
from sqlalchemy import select

from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import language_for
from bot.discord_io.controls import NO_MATCH
from bot.discord_io.failures import UNREACHABLE, passing
from bot.discord_io.messages import edit_of, message_of
from bot.match.ledger import Ledger
from bot.pages.presenter import Presenter
from bot.preferences.servers import GuildBook
from bot.show.channels import Channels
from bot.storage import tables
from cogs.challenges import actions as challenges
from cogs.challenges.actions import Challenge
from cogs.challenges.pages import challenge_page

log = logs.get(__name__)

BATCH: Final = 50
"""Maximum number of challenges that are shown anew in one round."""


class ChallengeMessages:
    """Keeps the message of each challenge up to date, and ends expired ones."""

    def __init__(
        self,
        ledger: Ledger,
        channels: Channels,
        guild_book: GuildBook,
        presenter_of: Callable[[str], Presenter],
    ) -> None:
        self.chore = Chore("challenges", self.look_after)
        self._ledger = ledger
        self._database = ledger.database
        self._channels = channels
        self._guild_book = guild_book
        self._presenter_of = presenter_of

    async def look_after(self) -> None:
        """End expired challenges, and update messages that are out of date."""
        ours = self._database.shards.rows(tables.challenges.c.guild_id)
        database, now = self._database, self._ledger.now()
        if await database.read(challenges.is_any_late, now, ours):
            await database.write(challenges.lapse, now, ours)
        for challenge_id in await database.read(challenges.find_unshown, now, ours, BATCH):
            challenge = await self._database.read(challenges.load_challenge, challenge_id)
            if challenge is None:
                continue
            try:
                await self.show(challenge)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.warning("challenge could not be shown, trying again", error=repr(error))

    async def before_deleting(self, user_id: int) -> Callable[[], Awaitable[None]]:
        """Show the end of a person's challenges once their data is deleted."""
        return self.look_after

    async def take_away(self, guild_id: int) -> None:
        """Delete the messages of all open challenges in a server."""
        row = tables.challenges.c
        query = select(row.channel_id, row.message_id).where(
            row.guild_id == guild_id, row.message_id.is_not(None), row.status == "open"
        )
        for channel_id, message_id in await self._database.rows(query):
            await self._channels.try_to_delete(channel_id, message_id)

    async def show(self, challenge: Challenge) -> None:
        """Post or edit the message of a challenge; an accepted one has become a board.

        If it can't be shown any more, it counts as shown. Raises discord.HTTPException if a retry
        may help, or if a new one can't be posted.
        """
        message_id = challenge.message_id
        alive = challenge.status == "open" and challenges.is_alive(challenge, self._ledger.now())
        language = language_for(challenge.locale)
        presenter = self._presenter_of(challenge.terms.slug)
        page = challenge_page(challenge, presenter, language, alive=alive)
        version, emojis = challenge.version, self._channels.emojis
        if message_id is not None:
            message = await edit_of(page, NO_MATCH, version, emojis)
            message["allowed_mentions"] = discord.AllowedMentions.none()
            try:
                await self._channels.edit(challenge.channel_id, message_id, message, watched=True)
            except discord.HTTPException as error:
                if passing(error):
                    raise
                log.info("message of a challenge cannot be changed", code=error.code)
        elif alive:
            message = await message_of(page, NO_MATCH, version, emojis)
            pinged = [discord.Object(challenge.asked.user_id)] if challenge.pinged else []
            message["allowed_mentions"] = discord.AllowedMentions(
                everyone=False, roles=False, users=pinged
            )
            message["silent"] = await self._guild_book.is_quiet(
                challenge.guild_id, self._ledger.now()
            )
            posting = f"challenge {challenge.id}"
            message_id, _ = await self._channels.post_once(
                challenge.channel_id, message, posting, watched=True
            )
        await self._database.write(challenges.note_shown, challenge, message_id)
