"""Posts the question of the day where a server's managers want it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import discord
from sqlalchemy import Connection, or_, select, update

from bot.base import logs
from bot.base.calendar import day_before
from bot.base.chores import Chore
from bot.base.language import language_for
from bot.base.refusals import Refusal
from bot.discord_io.controls import PUZZLE
from bot.discord_io.failures import UNREACHABLE, passing
from bot.discord_io.messages import message_of
from bot.match.ledger import Ledger
from bot.pages.presenter import Presenter
from bot.preferences.servers import GuildBook
from bot.storage import tables
from bot.storage.upserts import upsert
from cogs.puzzles.actions import Puzzle, Puzzles
from cogs.puzzles.pages import Past, public_page
from cogs.puzzles.positions import position
from games.core import RulesChanged

log = logs.get(__name__)

MAX_ATTEMPTS: Final = 60
"""Maximum number of attempts to post a question, one minute apart."""


def day_number(day: str) -> int:
    """Return a day as custom ids have it: 20261125."""
    return int(day.replace("-", ""))


class PuzzlePoster:
    """Posts each server's question once a day.

    Whose transaction notes the channel first posts it. A crash between that and the post loses
    the post; it never comes twice, and ``/puzzle`` asks the question all the same.
    """

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        puzzles: Puzzles,
        guild_book: GuildBook,
        presenter_of: Callable[[str], Presenter],
    ) -> None:
        self.chore = Chore("daily questions", self.look_after)
        self._client = client
        self._database = ledger.database
        self._puzzles = puzzles
        self._guild_book = guild_book
        self._presenter_of = presenter_of
        self._attempts: dict[tuple[int, str], int] = {}

    async def look_after(self) -> None:
        """Post the question of today wherever it is still to be posted."""
        day = self._puzzles.today
        await self._prepare(day)
        self._attempts = {key: made for key, made in self._attempts.items() if key[1] == day}
        for guild_id, channel_id in await self._database.read(self._due, day):
            if self._attempts.get((guild_id, day), 0) >= MAX_ATTEMPTS:
                continue
            try:
                await self._post(guild_id, channel_id)
            except (discord.HTTPException, *UNREACHABLE, Refusal) as error:
                self._attempts[guild_id, day] = self._attempts.get((guild_id, day), 0) + 1
                log.warning("daily question not posted", guild=guild_id, error=repr(error))
            except Exception:
                self._attempts[guild_id, day] = MAX_ATTEMPTS
                log.exception("daily question could not be written", guild=guild_id)

    async def _prepare(self, day: str) -> None:
        """Look for the question if somebody was asked one yesterday."""
        if not self._database.shards.have(None):
            return
        if await self._puzzles.stored(day_before(day)) is not None:
            with suppress(Refusal):
                await self._puzzles.of_today()

    def _due(self, connection: Connection, day: str) -> list[tuple[int, int]]:
        server, post = tables.guild_settings.c, tables.puzzle_posts.c
        tried = or_(post.message_id.is_not(None), post.channel_id == server.puzzle_channel_id)
        posted = select(post.guild_id).where(
            post.guild_id == server.guild_id, post.day == day, tried
        )
        wanted = select(server.guild_id, server.puzzle_channel_id).where(
            *(server.puzzle_channel_id.is_not(None), server.left_at.is_(None), ~posted.exists()),
            self._database.shards.rows(server.guild_id),
        )
        return [(row.guild_id, row.puzzle_channel_id) for row in connection.execute(wanted)]

    async def _post(self, guild_id: int, channel_id: int) -> None:
        """Post a server's question, unless another process does; raises what may pass."""
        if self._client.get_guild(guild_id) is None:
            return
        puzzle = await self._puzzles.of_today()
        message = await self._message(puzzle, guild_id)
        if not await self._database.write(_claim, guild_id, puzzle.day, channel_id):
            return
        channel = self._client.get_partial_messageable(channel_id)
        try:
            sent = await channel.send(**message, allowed_mentions=discord.AllowedMentions.none())
        except BaseException as error:
            if isinstance(error, discord.HTTPException) and not passing(error):
                log.warning(
                    "no channel for the daily question: choose one in /settings",
                    channel=channel_id,
                    code=error.code,
                )
                return
            await self._database.write(_note, guild_id, puzzle.day, {"channel_id": None})
            raise
        await self._database.write(_note, guild_id, puzzle.day, {"message_id": sent.id})

    async def _message(self, puzzle: Puzzle, guild_id: int) -> dict[str, Any]:
        settings = await self._guild_book.of(guild_id)
        guild = self._client.get_guild(guild_id)
        locale = None if guild is None else guild.preferred_locale.value
        language = language_for(settings.language or locale)
        record = await asyncio.to_thread(position, puzzle)
        presenter = self._presenter_of(record.slug)
        before = await self._before(puzzle)
        page = public_page(puzzle, record, presenter, before, language)
        return await message_of(page, PUZZLE, day_number(puzzle.day))

    async def _before(self, puzzle: Puzzle) -> Past | None:
        """Return yesterday's question; None if there was none by these rules."""
        before = await self._puzzles.stored(day_before(puzzle.day))
        if before is None:
            return None
        try:
            record = await asyncio.to_thread(position, before)
        except (RulesChanged, LookupError):
            return None
        presenter = self._presenter_of(record.slug)
        return Past(before, record, presenter, await self._puzzles.tally(before.day))


def _claim(connection: Connection, guild_id: int, day: str, channel_id: int) -> bool:
    """Note where a question is being posted; False if it has been, or is being posted there."""
    table = tables.puzzle_posts
    upsert(connection, table, [{"day": day, "guild_id": guild_id}], changing=())
    here = (table.c.day == day, table.c.guild_id == guild_id, table.c.message_id.is_(None))
    elsewhere = or_(table.c.channel_id.is_(None), table.c.channel_id != channel_id)
    changed = update(table).where(*here, elsewhere).values(channel_id=channel_id)
    return connection.execute(changed).rowcount == 1


def _note(connection: Connection, guild_id: int, day: str, values: dict[str, int | None]) -> None:
    row = tables.puzzle_posts.c
    here = (row.day == day, row.guild_id == guild_id)
    connection.execute(update(tables.puzzle_posts).where(*here).values(values))
