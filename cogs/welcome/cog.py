"""Introduces the bot once on each server that it joins."""

from collections.abc import Collection, Iterable, Mapping

import discord
from discord.ext import commands

from bot.app import Castellan
from bot.base import logs
from bot.base.calendar import DAY_MS
from bot.base.language import Language, Sentence
from bot.discord_io.controls import NO_MATCH
from bot.discord_io.failures import out_of_reach
from bot.discord_io.messages import message_of
from bot.discord_io.permissions import HOSTING, TELLING, THREADS, lacking, permissions_text
from bot.pages.model import Page, stack_texts
from bot.pages.ways_in import settings_button, ways_in
from bot.show.keeper import Wanted
from bot.show.postings import Posting

log = logs.get(__name__)

NEW_FOR_MS = DAY_MS  # a server where the bot has been for longer needs no introduction
POSTED_AS = "welcome"


class Welcomes(commands.Cog):
    """Welcomes each new server once, in a channel or by a DM to the person who added the bot."""

    def __init__(self, bot: Castellan) -> None:
        self._client: discord.Client = bot
        self._ledger, self._keeper, self._guild_book = bot.ledger, bot.keeper, bot.guild_book
        self._channels = bot.channels
        self._anew = bot.fresh_discord is not None  # its earlier welcomes are gone
        self._greeted: set[int] = set()  # servers, since the start
        bot.keeper.do(POSTED_AS, self._greet, noted=False)

    async def look(self, shard_ids: Collection[int]) -> None:
        self._look(guild for guild in self._client.guilds if guild.shard_id in shard_ids)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._look([guild])

    def _look(self, guilds: Iterable[discord.Guild]) -> None:
        since = self._ledger.now() - NEW_FOR_MS
        for guild in guilds:
            joined = guild.me.joined_at
            if self._anew or (joined is not None and joined.timestamp() * 1000 >= since):
                self._keeper.refresh(POSTED_AS, str(guild.id))

    async def _greet(self, posting: Posting) -> None:
        guild_id = int(posting.subject)
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return
        settings = await self._guild_book.of(guild_id)
        # If Discord is empty, welcomes of earlier runs are gone.
        before = guild_id in self._greeted if self._anew else bool(settings.get("welcomed_at"))
        if before:
            return
        language = settings.language_on(guild)
        wanted = (HOSTING, THREADS) if settings.threads else (HOSTING,)
        if not await self._post(posting, guild, language, wanted):
            await self._write(guild, language, wanted)
        self._greeted.add(guild_id)
        await self._guild_book.change(guild_id, welcomed_at=self._ledger.now())

    async def _post(
        self,
        posting: Posting,
        guild: discord.Guild,
        language: Language,
        wanted: Iterable[Mapping[str, Sentence]],
    ) -> bool:
        """Post the welcome in the first channel that accepts it. Returns False if none does.

        It lists the ``wanted`` permissions that are missing there.
        """
        first = [] if guild.system_channel is None else [guild.system_channel]
        for channel in (*first, *guild.text_channels):
            granted = channel.permissions_for(guild.me)
            if lacking(granted, TELLING, language):
                continue
            missing = [
                permissions_text(lacking(granted, each, language), language) for each in wanted
            ]
            page = welcome_page(language, *missing)
            # The nonce is a new one when the bot is added again.
            nonce = f"welcome {guild.id} {guild.me.joined_at}"
            try:
                message = Wanted((channel.id,), page, nonce, watched=False)
                await self._keeper.bring_up(posting, message)
            except discord.HTTPException as error:
                if not out_of_reach(error):
                    raise
            else:
                return True
        return False

    async def _write(
        self, guild: discord.Guild, language: Language, wanted: Iterable[Mapping[str, Sentence]]
    ) -> None:
        nothing = discord.Permissions.none()
        missing = [permissions_text(lacking(nothing, each, language), language) for each in wanted]
        message = await message_of(welcome_page(language, *missing), NO_MATCH, 0)
        user_id = await _who_added(guild)
        if user_id is None:
            return
        try:
            await self._channels.write_to(user_id, message)
        except discord.Forbidden as error:
            log.info("welcome could not be sent by direct message", guild=guild.id, code=error.code)


async def _who_added(guild: discord.Guild) -> int | None:
    if guild.me.guild_permissions.view_audit_log:
        async for entry in guild.audit_logs(limit=20, action=discord.AuditLogAction.bot_add):
            if entry.target is not None and entry.target.id == guild.me.id:
                return entry.user_id
    return guild.owner_id


def welcome_page(language: Language, missing: str = "", for_threads: str = "") -> Page:
    """Return the bot's introduction.

    ``missing`` names the permissions it lacks to host matches, ``for_threads`` those for threads.
    """
    say = language.say
    lack = missing and say("welcome/lacking", permissions=missing)
    no_threads = for_threads and say("welcome/lacking-for-threads", permissions=for_threads)
    text = stack_texts(say("welcome/introduction"), lack, no_threads, apart="\n\n")
    return Page(say("welcome/hello"), text, rows=((*ways_in(language), settings_button(language)),))


async def setup(bot: Castellan) -> None:
    if not bot.environment.welcome:
        return
    cog = Welcomes(bot)
    bot.sockets.beginning.append(cog.look)
    await bot.add_cog(cog)
