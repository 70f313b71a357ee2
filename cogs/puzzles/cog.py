"""The daily puzzle: answered once, privately, and posted where managers want it."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from typing import Final

from discord.ext import commands

from bot.app import Castellan
from bot.base.bounds import Locks
from bot.base.calendar import HOUR_MS, day_before, day_number, next_day_at
from bot.base.chores import Chore
from bot.base.language import Language, sentence
from bot.base.metrics import Gauge
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.host import host_of
from bot.discord_io.messages import show_page
from bot.discord_io.permissions import HOSTING
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import UNKNOWN_CONTROL, played_action
from bot.feature import Audience, FrontPart
from bot.match.ratings import EVERYWHERE
from bot.monitor import Sample
from bot.pages.card_picker import draft_after
from bot.pages.model import Button, Page
from bot.preferences.server_panel import Link, Mentioned, Spot, channel_to_post_in
from bot.preferences.servers import GuildSettings
from bot.show.day_posts import DayPosts
from bot.show.explorer import SHARE, language_here, mark_shared, share, without_share
from cogs.puzzles.actions import NONE_TODAY, Puzzle, Puzzles, sheet_of
from cogs.puzzles.pages import (
    ASK,
    LIST,
    PUZZLE_VERB,
    TODAY,
    PuzzlePages,
    list_page,
    pages_of,
    position,
)
from games.core import Chance, Entry, RulesChanged

PUZZLE: Final = "?"  # the match id in custom ids of a puzzle, whose version is the day
OPEN_VERB: Final = "daily_puzzle"
NOT_ANSWERED = sentence("puzzles/answer-first")
POSTED_AS: Final = "puzzle"
LATE: Final = Gauge(
    "castellan_puzzle_late_seconds", "Since the day began, while a wanted daily puzzle is missing"
)
AHEAD_MS: Final = 3 * HOUR_MS  # how long before a day begins its puzzle is searched for


class PuzzlePoster:
    """Posts each server's puzzle once a day."""

    def __init__(self, bot: Castellan, puzzles: Puzzles) -> None:
        bot.chores.add(Chore("daily puzzles", self.look_after))
        self._database, self._presenter_of = bot.database, bot.presenter_of
        self._puzzles = puzzles
        self._posts = DayPosts(
            *(bot, bot.ledger, bot.keeper, bot.guild_book, self._page),
            kind=POSTED_AS,
            channel=PUZZLE_CHANNEL,
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
        puzzle = await self._puzzles.stored(day)
        if puzzle is None:
            return ""
        try:
            pages = await pages_of(puzzle, self._presenter_of, language)
        except (RulesChanged, LookupError):
            return ""
        return pages.yesterday(await self._puzzles.tally(day))


class PuzzleCog(commands.Cog):
    """Shows the puzzle and takes answers. The ids of its controls only contain the day."""

    def __init__(self, bot: Castellan, puzzles: Puzzles) -> None:
        self._ledger, self._presenter_of = bot.ledger, bot.presenter_of
        self._database, self._preferences = bot.database, bot.preferences
        self.puzzles = puzzles
        self._locks: Locks[int] = Locks()
        router = bot.router
        router.on_rehearsals(PUZZLE, self.follow_control)
        router.on(OPEN_VERB, "private", self.open)
        bot.sockets.front["puzzles"] = self.front

    async def open(self, press: Press) -> None:
        await self._show_today(press.interaction)

    async def front(self, audience: Audience) -> FrontPart:
        language, day = audience.language, self.puzzles.today
        own = (
            None
            if audience.user_id is None
            else await self.puzzles.answer_of(day, audience.user_id)
        )
        answer = "none" if own is None else "right" if own.right else "missed"
        button = Button(language.say("puzzles/button-daily-puzzle"), OPEN_VERB, style="primary")
        return FrontPart((language.say("puzzles/front", answer=answer),), (button,))

    async def follow_control(self, press: Press) -> None:
        """Handle a control: a choice before an answer, the answer, or turning pages."""
        interaction, turn = press.interaction, press.verb == PUZZLE_VERB
        what, _, value = press.args.partition("/")
        if turn and what == LIST:
            await self._show_list(press, int(value) if value.isdecimal() else 0)
        elif turn and what == TODAY:
            await self._show_today(interaction)
        # The page is from another day, so its puzzle can't be answered any more.
        elif press.version != day_number(self.puzzles.today):
            await self._show_past(press)
        elif turn and what == ASK:
            await self._show_today(interaction)
        elif turn and what == SHARE:
            await self._share(press)
        elif turn:
            raise Refusal(UNKNOWN_CONTROL)
        elif press.verb == "pick":
            await self._show_today(interaction, draft_after(press.args, press.values))
        else:
            await self._answer(press)

    async def _show_today(
        self, interaction: Interaction, draft: str = "", *, shared: bool = False
    ) -> None:
        puzzle = await self.puzzles.of_today()
        language, user_id = language_of(interaction), interaction.user.id
        question = await self._question(puzzle, language, interaction.user.display_name)
        answer = await self.puzzles.answer_of(puzzle.day, user_id)
        if answer is None:
            page = question.asked(draft)
        else:
            line = await self.puzzles.line(answer.guild_id, user_id)
            tally = await self.puzzles.tally(puzzle.day)
            tomorrow = next_day_at(self._ledger.now())
            page = question.answered(answer, tally, line, tomorrow)
            page = mark_shared(page, language) if shared else page
            page = await without_share(interaction, page)
        await self._put(interaction, page, puzzle.day)

    async def _show_past(self, press: Press) -> None:
        """Show the answer to a past day's puzzle. Raises Refusal for later days."""
        day = _day(press.version)
        puzzle = await self.puzzles.stored(day) if day < self.puzzles.today else None
        if puzzle is None:
            raise Refusal(UNKNOWN_CONTROL)
        user = press.interaction.user
        question = await self._question(puzzle, press.language, user.display_name)
        answer = await self.puzzles.answer_of(puzzle.day, user.id)
        page = question.past(answer, await self.puzzles.tally(puzzle.day))
        await self._put(press.interaction, page, puzzle.day)

    async def _answer(self, press: Press) -> None:
        await host_of(press.interaction).check_welcome(press.interaction)
        puzzle = await self.puzzles.of(_day(press.version))
        record = await asyncio.to_thread(position, puzzle)
        action = played_action(self._presenter_of(record.slug), record.game, press)
        async with self._locks.of(press.person.user_id):
            if await self.puzzles.answer_of(puzzle.day, press.person.user_id) is None:
                entry = Entry("action", puzzle.seat, action)
                record.try_entry(entry, Chance(puzzle.header.key))
                judged = await self.puzzles.judge(puzzle, action)
                given = replace(judged, guild_id=_guild_of(press.interaction))
                await self.puzzles.answer(puzzle.day, press.person, given)
        if puzzle.day == self.puzzles.today:
            await self._show_today(press.interaction)
        else:  # judging it took until midnight
            await self._show_past(press)

    async def _share(self, press: Press) -> None:
        puzzle = await self.puzzles.of(_day(press.version))
        answer = await self.puzzles.answer_of(puzzle.day, press.person.user_id)
        if answer is None:
            raise Refusal(NOT_ANSWERED)
        line = await self.puzzles.line(answer.guild_id, press.person.user_id)
        question = await self._question(puzzle, language_here(press))
        page = question.shared(answer, await self.puzzles.tally(puzzle.day), line)
        await share(press, page, PUZZLE, day_number(puzzle.day), once=f"{PUZZLE}/{puzzle.day}")
        await self._show_today(press.interaction, shared=True)

    async def _show_list(self, press: Press, number: int) -> None:
        guild_id, user_id = _guild_of(press.interaction), press.person.user_id
        sheet = await self._database.read(sheet_of, guild_id, number, user_id)
        page = list_page(sheet, user_id, press.language)
        await self._put(press.interaction, page, self.puzzles.today)

    async def _question(self, puzzle: Puzzle, language: Language, name: str = "") -> PuzzlePages:
        try:
            return await pages_of(puzzle, self._presenter_of, language, name)
        except (RulesChanged, LookupError):
            raise Refusal(NONE_TODAY) from None

    async def _put(self, interaction: Interaction, page: Page, day: str) -> None:
        chosen = await self._preferences.of(interaction.user.id)
        page = page.in_four_colours() if chosen.four_colours else page
        await show_page(interaction, page, PUZZLE, day_number(day))


def _guild_of(interaction: Interaction) -> int:
    """Return the server whose ratings count, or EVERYWHERE if the bot is not in it."""
    guild_id = interaction.guild_id
    known = guild_id is not None and interaction.client.get_guild(guild_id) is not None
    return guild_id if known and guild_id is not None else EVERYWHERE


def _day(number: int) -> str:
    try:
        return date.fromisoformat(str(number)).isoformat()
    except ValueError:
        raise Refusal(UNKNOWN_CONTROL) from None


PUZZLE_CHANNEL: Final = Mentioned(
    "puzzle",
    Spot("puzzles", 1, 1),
    key="puzzle_channel_id",
    of="channels",
    none=sentence("puzzles/channel-none"),
    some=lambda channel: sentence("puzzles/channel", channel=channel),
    check=channel_to_post_in(HOSTING, sentence("puzzles/channel-unfit")),
    note=sentence("puzzles/channel-note"),
)
PUZZLE_PAGE: Final = Link(
    "puzzles",
    Spot("hall", 4, 4),
    label=sentence("puzzles/button-daily-puzzle"),
    told=PUZZLE_CHANNEL.choice,
)


async def setup(bot: Castellan) -> None:
    puzzles = Puzzles(bot.ledger, bot.shared_deals, bot.computers)
    bot.provide(puzzles)
    PuzzlePoster(bot, puzzles)

    async def samples() -> Iterable[Sample]:
        return [Sample(LATE, {}, await puzzles.late_seconds())]

    bot.monitor.samples.append(samples)
    bot.settings_panel.add(PUZZLE_PAGE, PUZZLE_CHANNEL)
    await bot.add_cog(PuzzleCog(bot, puzzles))
