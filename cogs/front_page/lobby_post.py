"""The lobby post: the public part of the front page, kept up to date in a channel."""

from typing import Final

from bot.app import Castellan
from bot.base.chores import Chore
from bot.base.language import sentence
from bot.discord_io.permissions import TELLING
from bot.feature import Scene
from bot.match.record import Record
from bot.preferences.server_panel import Mentioned, Spot, channel_to_post_in
from bot.secrecy import Asker
from bot.show.keeper import Wanted
from bot.show.postings import Posting, load_all, want
from cogs.front_page.pages import front_page_of

LOBBY: Final = "lobby"
"""The kind of its postings. A posting's subject is its server's id."""
ROUND_SECONDS: Final = 20.0
ROUNDS_PER_SWEEP: Final = 15
"""Number of rounds between updates of all posts: new days and game nights send no notice."""


class LobbyPost:
    """Keeps one post on each server that has chosen a channel for it."""

    def __init__(self, bot: Castellan) -> None:
        self._bot = bot
        self._database = bot.database
        self._keeper = bot.keeper
        self._guild_book = bot.guild_book
        self._is_ours = bot.database.shards.have
        self._posts: set[int] = set()
        """Servers with a post."""
        self._outdated: set[int] = set()
        self._rounds = 0
        self.chore = Chore("lobby posts", self._look_after, seconds=ROUND_SECONDS)
        self.setting = Mentioned(
            "lobby",
            Spot("overview", 2, 2),
            key="lobby_channel_id",
            of="channels",
            none=sentence("front-page/post-none"),
            some=lambda channel: sentence("front-page/post-channel", channel=channel),
            check=channel_to_post_in(TELLING, sentence("front-page/post-unfit")),
            note=sentence("front-page/post-note"),
            then=self._chosen,
        )
        bot.keeper.keep(LOBBY, self._find)
        bot.publisher.on_show(self._on_show)
        bot.sockets.erasing_server.append(self._take_away)

    async def _chosen(self, guild_id: int) -> None:
        await self._database.write(want, LOBBY, str(guild_id), guild_id=guild_id)
        self._posts.add(guild_id)
        self._keeper.want(LOBBY, str(guild_id))

    async def _take_away(self, guild_id: int) -> None:
        await self._keeper.take_away(LOBBY, [str(guild_id)])

    def _on_show(self, record: Record) -> None:
        if record.guild_id in self._posts and not record.private:
            self._outdated.add(record.guild_id)

    async def _look_after(self) -> None:
        if self._rounds % ROUNDS_PER_SWEEP == 0:
            here = [str(guild.id) for guild in self._bot.guilds if self._is_ours(guild.id)]
            found = await self._database.read(load_all, LOBBY, here)
            self._posts = {int(each.subject) for each in found}
            self._outdated |= self._posts
        self._rounds += 1
        outdated, self._outdated = self._outdated, set()
        for guild_id in outdated:
            self._keeper.want_in_turn(LOBBY, str(guild_id))

    async def _find(self, posting: Posting) -> Wanted | None:
        guild = self._bot.get_guild(posting.guild_id or 0)
        settings = await self._guild_book.of(posting.guild_id)
        if settings.lobby_channel_id is None:
            return None
        if guild is None:  # it may come back after an outage, or invite the bot again
            raise ConnectionError("the server is away")
        language = settings.language_on(guild)
        # It shows only what everybody in the channel may see.
        threads = self._bot.archived_threads
        everybody = Asker.everybody(guild, threads, settings.lobby_channel_id)
        scene = Scene(guild.id, None, language, everybody)
        front = await front_page_of(self._bot, scene)
        return Wanted(
            places=(settings.lobby_channel_id,),
            page=front.public(),
            nonce=f"lobby {guild.id} {settings.lobby_channel_id}",
            silent=True,
            watched=False,
        )
