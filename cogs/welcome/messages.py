"""The bot introduces itself once to each server that it comes to."""

from collections import Counter
from collections.abc import Iterable, Mapping

import discord

from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import Language, Sentence, language_for
from bot.discord_io.controls import NO_MATCH
from bot.discord_io.failures import UNREACHABLE, passing
from bot.discord_io.messages import message_of
from bot.discord_io.permissions import HOSTING, TELLING, THREADS, lacking, permissions_text
from bot.match.ledger import Ledger
from bot.pages.model import Page, stack_texts
from bot.pages.ways_in import settings_button, ways_in
from bot.preferences.servers import GuildBook
from bot.show.channels import Channels

log = logs.get(__name__)

NEW_FOR_MS = 24 * 60 * 60 * 1000
"""A server that the bot has been in for longer than this needs no introduction."""
MAX_ATTEMPTS = 5


class Welcomes:
    """Posts one welcome in each new server, or writes to the person who added the bot."""

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        guild_book: GuildBook,
        channels: Channels,
        *,
        anew: bool = False,
    ) -> None:
        """``anew``: Discord is empty, so earlier welcomes are gone."""
        self._client = client
        self._ledger = ledger
        self._guild_book = guild_book
        self._channels = channels
        self._anew = anew
        self._waiting: Counter[int] = Counter()
        """Number of attempts, by server."""
        self.chore = Chore("welcomes", self._greet_all, needed=lambda: bool(self._waiting))

    def look(self, guilds: Iterable[discord.Guild]) -> None:
        """Welcome those servers that the bot has joined a short while ago."""
        since = self._ledger.now() - NEW_FOR_MS
        for guild in guilds:
            joined = guild.me.joined_at
            if self._anew or (joined is not None and joined.timestamp() * 1000 >= since):
                self._waiting.setdefault(guild.id, 0)
        if self._waiting:
            self.chore.resume()

    async def _greet_all(self) -> None:
        for guild_id in list(self._waiting):
            self._waiting[guild_id] += 1
            try:
                await self._greet(guild_id)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.warning("welcome could not be posted", guild=guild_id, error=repr(error))
                if self._waiting[guild_id] < MAX_ATTEMPTS:
                    continue
            except Exception:
                log.exception("welcome failed", guild=guild_id)
            del self._waiting[guild_id]

    async def _greet(self, guild_id: int) -> None:
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return
        settings = await self._guild_book.of(guild_id)
        if not self._anew and settings.welcomed_at is not None:
            return
        language = language_for(settings.language or guild.preferred_locale.value)
        wanted = (HOSTING, THREADS) if settings.threads else (HOSTING,)
        if not await self._post(guild, language, wanted):
            await self._write(guild, language, wanted)
        await self._guild_book.change(guild_id, welcomed_at=self._ledger.now())

    async def _post(
        self, guild: discord.Guild, language: Language, wanted: Iterable[Mapping[str, Sentence]]
    ) -> bool:
        """Post the welcome in the first channel that accepts it. Returns False if none does.

        It lists the ``wanted`` permissions that are missing. After a crash it isn't posted twice.
        """
        first = [] if guild.system_channel is None else [guild.system_channel]
        for channel in (*first, *guild.text_channels):
            granted = channel.permissions_for(guild.me)
            if lacking(granted, TELLING, language):
                continue
            missing = [
                permissions_text(lacking(granted, each, language), language) for each in wanted
            ]
            message = await message_of(welcome_page(language, *missing), NO_MATCH, 0)
            posting = f"welcome {guild.id} {guild.me.joined_at}"
            try:
                await self._channels.post_once(channel.id, message, posting, watched=False)
            except discord.HTTPException as error:
                if passing(error):
                    raise
                log.info("channel refused the welcome", channel=channel.id, code=error.code)
            else:
                return True
        return False

    async def _write(
        self, guild: discord.Guild, language: Language, wanted: Iterable[Mapping[str, Sentence]]
    ) -> None:
        """Send the welcome to the person who added the bot, if known, with missing permissions."""
        nothing = discord.Permissions.none()
        missing = [permissions_text(lacking(nothing, each, language), language) for each in wanted]
        message = await message_of(welcome_page(language, *missing), NO_MATCH, 0)
        user_id = await _who_added(guild)
        if user_id is None:
            return
        try:
            await self._channels.write_to(user_id, message)
        except discord.Forbidden as error:
            log.info("welcome by direct message refused", guild=guild.id, code=error.code)


async def _who_added(guild: discord.Guild) -> int | None:
    """Return the id of the person who added the bot, or of the server's owner."""
    if guild.me.guild_permissions.view_audit_log:
        async for entry in guild.audit_logs(limit=20, action=discord.AuditLogAction.bot_add):
            if entry.target is not None and entry.target.id == guild.me.id:
                return entry.user_id
    return guild.owner_id


def welcome_page(language: Language, missing: str = "", for_threads: str = "") -> Page:
    """Return the bot's introduction.

    ``missing`` names permissions needed to host matches, ``for_threads`` those for threads; empty
    if none is missing.
    """
    text = language.say(
        "I deal **games of kings**: card games, chess with walls and a "
        "solitaire. Play against each other or against computers. Press a button "
        "to begin, or type **/play**."
    )
    lack = missing and language.say(
        "Before anyone can play here, I need: {permissions}.", permissions=missing
    )
    no_threads = for_threads and language.say(
        "To give each match a thread of its own, I also need: {permissions}.",
        permissions=for_threads,
    )
    return Page(
        language.say("Hello, I'm Castellan"),
        stack_texts(text, lack, no_threads, apart="\n\n"),
        rows=((*ways_in(language), settings_button(language)),),
    )
