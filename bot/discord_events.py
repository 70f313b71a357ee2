"""Discord's events about servers, channels and messages, and what they mean for matches."""

import discord
from discord.ext import commands

from bot.base import logs
from bot.base.refusals import Refusal
from bot.discord_io.permissions import ArchivedThreads
from bot.match.deadlines import Deadlines
from bot.match.ledger import Ledger
from bot.preferences.languages import Languages
from bot.show.boards import Boards
from bot.show.keeper import Keeper
from bot.show.publisher import Publisher

log = logs.get(__name__)


class DiscordEvents(commands.Cog):
    """Updates matches when their channels, threads or messages change or disappear."""

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        deadlines: Deadlines,
        languages: Languages,
        archived_threads: ArchivedThreads,
        keeper: Keeper,
        boards: Boards,
        publisher: Publisher,
    ) -> None:
        self._client = client
        self._ledger = ledger
        self._deadlines = deadlines
        self._languages = languages
        self._archived_threads = archived_threads
        self._keeper = keeper
        self._boards = boards
        self._publisher = publisher

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message, /) -> None:
        # Pings are deleted again, so they don't bury a board.
        ping = message.author == self._client.user and message.mentions
        if not ping:
            self._boards.saw_message(message.channel.id, message.id)

    @commands.Cog.listener()
    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        if payload.message.flags.suppress_embeds:
            lost = self._boards.lost_embeds(payload.channel_id, payload.message_id)
            if lost is not None:
                match_id, at_bottom = lost
                self._publisher.touch(match_id, at_bottom=at_bottom)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        await self._lost(payload.channel_id, payload.message_id)

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        for message_id in payload.message_ids:
            await self._lost(payload.channel_id, message_id)

    async def _lost(self, channel_id: int, message_id: int) -> None:
        """Post a deleted board again, but a solitaire's only when its player asks for it."""
        match_id = self._boards.lost_message(channel_id, message_id)
        if match_id is None:
            return
        try:
            solitaire = (await self._ledger.read(match_id)).game.for_one
        except Refusal:
            log.info("deleted board belonged to a match that is gone", match=match_id)
            return
        if not solitaire:
            self._publisher.touch(match_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self._archived_threads.note(payload)
        if payload.data["thread_metadata"].get("locked"):
            self.doubt(payload.thread_id)
        else:
            # A thread that was unlocked or unarchived accepts messages again.
            self._keeper.try_again([payload.thread_id])

    def doubt(self, place_id: int) -> None:
        """Find out whether a channel's boards can still be shown there."""
        for match_id in self._boards.doubt(place_id):
            self._publisher.touch(match_id)

    @commands.Cog.listener("on_guild_unavailable")
    @commands.Cog.listener("on_guild_remove")
    async def pause(self, guild: discord.Guild) -> None:
        # An outage looks like a removal, which is only believed some minutes later.
        self._deadlines.stop_for(guild.id)

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def go_on(self, guild: discord.Guild) -> None:
        await self._deadlines.go_on_for(guild.id)
        self._try_again_in(guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        self._keeper.try_again([after.id])

    @commands.Cog.listener()
    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        locale = after.preferred_locale
        if locale != before.preferred_locale and self._languages.of_guild(after.id) is None:
            await self._languages.choose_for_guild(after.id, None, locale.value)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        self._try_again_in(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        if after == after.guild.me:
            self._try_again_in(after.guild)

    def _try_again_in(self, guild: discord.Guild) -> None:
        """Retry what a server refused, as the bot may have more permissions there now."""
        self._keeper.try_again([each.id for each in (*guild.channels, *guild.threads)])

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self._lose_place(channel.id)
        # Its open threads have events of their own.
        for thread_id in self._archived_threads.forget_in(channel):
            self._lose_place(thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self._archived_threads.forget(payload.guild_id, payload.thread_id)
        self._lose_place(payload.thread_id)

    def _lose_place(self, place_id: int) -> None:
        for match_id in self._boards.lost_place(place_id):
            self._publisher.touch(match_id)
