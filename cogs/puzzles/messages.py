"""Posts the daily puzzle on servers whose managers want it."""

from collections.abc import Callable
from typing import Final

import discord

from bot.base.calendar import HOUR_MS, day_before
from bot.base.chores import Chore
from bot.base.language import Language
from bot.discord_io.controls import PUZZLE
from bot.match.ledger import Ledger
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.preferences.servers import GuildBook, GuildSettings
from bot.show.day_posts import DayPosts
from bot.show.keeper import Keeper
from cogs.puzzles.actions import Puzzles
from cogs.puzzles.pages import pages_of
from games.core import RulesChanged

POSTED_AS: Final = "puzzle"
"""The kind of posting used for it."""
AHEAD_MS: Final = 3 * HOUR_MS
"""How long before a day begins its puzzle is searched for."""


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
        self._database = ledger.database
        self._puzzles = puzzles
        self._presenter_of = presenter_of
        self._posts = DayPosts(
            *(client, ledger, keeper, guild_book, self._page),
            kind=POSTED_AS,
            channel="puzzle_channel_id",
            match_id=PUZZLE,
        )

    async def look_after(self) -> None:
        """Post today's puzzle where it hasn't been posted yet.

        Tomorrow's puzzle is prepared before its day begins, so that nobody has to wait.
        """
        day, finds = self._puzzles.today, self._database.shards.have(None)
        if finds:
            await self._puzzles.prepare()
        await self._posts.post(day)
        if finds:
            await self._puzzles.prepare(AHEAD_MS)

    async def _page(
        self, _guild_id: int, _settings: GuildSettings, _day: str, language: Language
    ) -> Page:
        puzzle = await self._puzzles.of_today()
        pages = await pages_of(puzzle, self._presenter_of, language)
        return pages.public(await self._yesterday(day_before(puzzle.day), language))

    async def _yesterday(self, day: str, language: Language) -> str:
        """Return yesterday's answer; empty if there was none under the current rules."""
        puzzle = await self._puzzles.stored(day)
        if puzzle is None:
            return ""
        try:
            pages = await pages_of(puzzle, self._presenter_of, language)
        except (RulesChanged, LookupError):
            return ""
        return pages.yesterday(await self._puzzles.tally(day))
