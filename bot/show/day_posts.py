"""Daily posts of a kind, one on each server that has chosen a channel for them."""

from collections.abc import Awaitable, Callable

import discord
from sqlalchemy import Connection, String, cast, delete, exists, literal

from bot.base.calendar import day_at, day_number
from bot.base.language import Language
from bot.discord_io.controls import NO_MATCH
from bot.match.ledger import Ledger
from bot.pages.model import Page
from bot.preferences.server_panel import Mentioned
from bot.preferences.servers import GuildBook, GuildSettings, load_settings_where
from bot.show.keeper import Keeper, Wanted
from bot.show.postings import Posting, want
from bot.storage import tables


class DayPosts:
    """The posts of one kind. Their days are UTC days."""

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        keeper: Keeper,
        guild_book: GuildBook,
        page: Callable[[int, GuildSettings, str, Language], Awaitable[Page]],
        *,
        kind: str,
        channel: Mentioned,
        match_id: str = NO_MATCH,
    ) -> None:
        """``page`` renders a server's post of a day."""
        self._client = client
        self._now = ledger.now
        self._database = ledger.database
        self._keeper = keeper
        self._guild_book = guild_book
        self._render = page
        self._kind = kind
        self._channel = channel
        self._match_id = match_id
        keeper.keep(kind, self._find)

    async def post(
        self, day: str, ready: Callable[[GuildSettings], bool] = lambda settings: True
    ) -> None:
        """Post where a day's post is wanted and missing, on servers that are ``ready`` for it."""
        for guild_id in await self._database.read(self._lacking, day, ready):
            if self._client.get_guild(guild_id) is not None:
                subject = posting_of(day, guild_id)
                await self._database.write(self._want, subject, guild_id)
                self._keeper.want(self._kind, subject)

    def _lacking(
        self, connection: Connection, day: str, ready: Callable[[GuildSettings], bool]
    ) -> list[int]:
        server, post = tables.guild_settings.c, tables.postings.c
        subject = literal(posting_of(day, "")).concat(cast(server.guild_id, String))
        posted = exists().where(post.kind == self._kind, post.subject == subject)
        found = load_settings_where(
            connection,
            server.more[self._channel.key].as_string().is_not(None),
            server.left_at.is_(None),
            self._database.shards.rows(server.guild_id),
            ~posted,
        )
        return [guild_id for guild_id, settings in found.items() if ready(settings)]

    def _want(self, connection: Connection, subject: str, guild_id: int) -> None:
        row = tables.postings.c
        earlier = (row.kind == self._kind, row.guild_id == guild_id, row.subject < subject)
        connection.execute(delete(tables.postings).where(*earlier))
        want(connection, self._kind, subject, guild_id=guild_id)

    async def _find(self, posting: Posting) -> Wanted | None:
        assert posting.guild_id is not None, "it is posted on a server"
        settings = await self._guild_book.of(posting.guild_id)
        channel_id = self._channel.id_in(settings)
        day, _, _ = posting.subject.partition(" ")
        if channel_id is None or day < day_at(self._now()):
            return None
        return Wanted(
            places=(channel_id,),
            page=await self.page(posting.guild_id, settings, day),
            nonce=f"{self._kind} {posting.subject}",
            match_id=self._match_id,
            version=day_number(day),
            again=False,
        )

    async def page(self, guild_id: int, settings: GuildSettings, day: str) -> Page:
        language = settings.language_on(self._client.get_guild(guild_id))
        return await self._render(guild_id, settings, day, language)


def posting_of(day: str, guild_id: int | str) -> str:
    return f"{day} {guild_id}"
