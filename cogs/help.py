"""``/rules`` and ``/help``."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.base.language import Language, command_text
from bot.client import Castellan
from bot.discord_io.messages import show_page
from bot.discord_io.press import Interaction, Press, language_of
from bot.discord_io.router import routed
from bot.pages.model import Button, Page
from games import GAMES


class HelpCog(commands.Cog):
    """Explains the games and the bot."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        bot.router.on("rules", "private", self.of_match)
        bot.router.on("rules_page", "own", self.turn_page)

    async def of_match(self, press: Press) -> None:
        record = await self.bot.ledger.read(press.match_id)
        await self._show(press.interaction, record.slug, 0, press.language)

    async def turn_page(self, press: Press) -> None:
        slug, _, number = press.args.partition("/")
        known = slug if slug in GAMES else next(iter(GAMES))
        index = int(number) if number.isdecimal() else 0
        await self._show(press.interaction, known, index, press.language)

    async def _show(
        self, interaction: discord.Interaction, slug: str, number: int, language: Language
    ) -> None:
        pages = self.bot.presenters[slug].rules(language)
        index = min(number, len(pages) - 1)
        page = pages[index]
        if len(pages) > 1:
            turns = tuple(
                Button(
                    str(other + 1),
                    "rules_page",
                    f"{slug}/{other}",
                    style="primary" if other == index else "secondary",
                    disabled=other == index,
                )
                for other in range(len(pages))
            )
            page = replace(page, rows=(turns,))
        await show_page(interaction, page)

    @app_commands.command(description=command_text("Read the rules of a game"))
    @app_commands.describe(game=command_text("Which game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=game.title, value=slug) for slug, game in GAMES.items()]
    )
    @routed
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        slug = game or next(iter(GAMES))
        await self._show(interaction, slug, 0, language_of(interaction))

    @app_commands.command(description=command_text("How to use Castellan"))
    @routed
    async def help(self, interaction: Interaction) -> None:
        page = help_page(self.bot, language_of(interaction))
        await show_page(interaction, page)


def help_page(bot: Castellan, language: Language) -> Page:
    """Everything a newcomer needs, on one page."""
    games = "\n".join(
        f"• `/play {slug}` · {presenter.summary(language)}"
        for slug, presenter in bot.presenters.items()
    )
    text = language.say(
        "**Start a match**\n{games}\n"
        "Others press *Join*; *Add computer* fills a chair; the host presses *Start*.\n\n"
        "**Play**\n"
        "*My hand* on the board, or `/hand`, opens your cards. Only you see them.\n"
        "`/board` posts the table again · `/matches` lists yours · `/resign` leaves one\n"
        "`/rules` explains a game · `/preferences` sets direct messages and pings\n\n"
        "**The hall of fame**\n"
        "`/leaderboard` and `/daily` show who leads · `/profile` how somebody fares\n"
        "`/history` lists finished matches · `/replay` shows one again, step by step\n"
        "`/privacy` says what is stored about you, and deletes it · `/settings` is for "
        "those who manage the server\n\n"
        "**What I need in a channel**\n"
        "View Channel, Send Messages, Embed Links, Attach Files, Read Message History; and for "
        "a thread a match, Create Public Threads and Send Messages in Threads.",
        games=games,
    )
    return Page(language.say("Castellan, keeper of the games of kings"), text)


async def setup(bot: Castellan) -> None:
    await bot.add_cog(HelpCog(bot))
