"""Posts the daily puzzle on servers whose managers want it."""

import asyncio
from collections.abc import Callable
from typing import Final

import discord
from sqlalchemy import Connection, select

from bot.base.calendar import day_before
from bot.base.chores import Chore
from bot.base.language import language_for
from bot.discord_io.controls import PUZZLE
from bot.match.ledger import Ledger
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.preferences.servers import GuildBook
from bot.show.keeper import Keeper, Wanted
from bot.show.postings import Posting, want
from bot.storage import tables
from cogs.puzzles.actions import POSTED_AS, Puzzle, Puzzles, posting_of
from cogs.puzzles.pages import Past, public_page
from cogs.puzzles.positions import position
from games.core import RulesChanged

AHEAD_MS: Final = 3 * 60 * 60 * 1000
"""How long before a day begins its puzzle is searched for."""


def day_number(day: str) -> int:
    """Return a day as in custom ids: 20261125."""
    return int(day.replace("-", ""))


class PuzzlePoster:
    """Posts each server's puzzle once a day."""

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        keeper: Keeper,
        puzzles: Puzzles,
        guild_book: GuildBook,
        presenter_of: Callable[[str], Presenter],
    ) -> None:
        self.chore = Chore("daily puzzles", self.look_after)
        self._client = client
        self._database = ledger.database
        self._keeper = keeper
        self._puzzles = puzzles
        self._guild_book = guild_book
        self._presenter_of = presenter_of
        keeper.keep(POSTED_AS, self._find)

    async def look_after(self) -> None:
        """Post today's puzzle where it hasn't been posted yet.

        Tomorrow's puzzle is prepared before its day begins, so that nobody has to wait.
        """
        day, finds = self._puzzles.today, self._database.shards.have(None)
        if finds:
            await self._puzzles.prepare()
        for guild_id in await self._database.read(self._due, day):
            if self._client.get_guild(guild_id) is not None:
                subject = posting_of(day, guild_id)
                await self._database.write(want, POSTED_AS, subject, guild_id=guild_id)
                self._keeper.want(POSTED_AS, subject)
        if finds:
            await self._puzzles.prepare(AHEAD_MS)

    def _due(self, connection: Connection, day: str) -> list[int]:
        """Return the servers that want the puzzle and don't have it yet."""
        server, post = tables.guild_settings.c, tables.postings.c
        wanted = select(server.guild_id).where(
            server.puzzle_channel_id.is_not(None),
            server.left_at.is_(None),
            self._database.shards.rows(server.guild_id),
        )
        subjects = {posting_of(day, guild_id): guild_id for guild_id in connection.scalars(wanted)}
        if not subjects:
            return []
        there = select(post.subject).where(post.kind == POSTED_AS, post.subject.in_(subjects))
        posted = set(connection.scalars(there))
        return [guild_id for subject, guild_id in subjects.items() if subject not in posted]

    async def _find(self, posting: Posting) -> Wanted | None:
        assert posting.guild_id is not None, "it is posted on a server"
        settings = await self._guild_book.of(posting.guild_id)
        day, _, _ = posting.subject.partition(" ")
        if settings.puzzle_channel_id is None or day != self._puzzles.today:
            return None
        puzzle = await self._puzzles.of_today()
        return Wanted(
            places=(settings.puzzle_channel_id,),
            page=await self._page(puzzle, posting.guild_id, settings.language),
            nonce=posting.subject,
            match_id=PUZZLE,
            version=day_number(puzzle.day),
            again=False,
        )

    async def _page(self, puzzle: Puzzle, guild_id: int, chosen: str | None) -> Page:
        guild = self._client.get_guild(guild_id)
        locale = None if guild is None else guild.preferred_locale.value
        language = language_for(chosen or locale)
        record = await asyncio.to_thread(position, puzzle)
        presenter = self._presenter_of(record.slug)
        before = await self._before(puzzle)
        return public_page(puzzle, record, presenter, before, language)

    async def _before(self, puzzle: Puzzle) -> Past | None:
        """Return yesterday's puzzle; None if there was none under the current rules."""
        before = await self._puzzles.stored(day_before(puzzle.day))
        if before is None:
            return None
        try:
            record = await asyncio.to_thread(position, before)
        except (RulesChanged, LookupError):
            return None
        presenter = self._presenter_of(record.slug)
        return Past(before, record, presenter, await self._puzzles.tally(before.day))
