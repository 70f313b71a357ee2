"""``/help``, and the rules of each game."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from discord.ext import commands

from bot.app import Castellan
from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, Sentence, sentence
from bot.base.refusals import Refusal
from bot.discord_io.commands import command
from bot.discord_io.controls import NO_MATCH, Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.permissions import HOSTING, THREADS
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import UNKNOWN_CONTROL, routed
from bot.pages.model import Button, Option, Page, Row, Select
from bot.pages.presenter import Presenter
from bot.pages.table import learn_controls
from bot.pages.ways_in import settings_button, ways_in
from bot.preferences.server_panel import has_manager_role
from cogs.table.starting import game_meant
from games import GAMES

_HEADING: Final = re.compile(r"^\*\*([^*]+?)(?:[.!。！]|(?<=[?？]))\*\*", re.MULTILINE)
"""Heading of a paragraph of the rules."""


class HelpCog(commands.Cog):
    """Explains the games and the bot."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        self._guild_book = bot.guild_book
        self._presenters = bot.presenters
        self._ids: dict[str, int] = {}
        """Discord's ids of our commands, by name. They are loaded when first needed."""
        router = bot.router
        router.on("rules", "private", self.of_match)
        router.on("rules_page", "own", self.turn_page)
        router.on("help", "own", self.turn_help)

    async def of_match(self, press: Press) -> None:
        game = await game_meant(press)
        await self._show(press.interaction, game, 0, press.language, press.match_id)

    async def turn_page(self, press: Press) -> None:
        slug, _, place = (press.values[0] if press.values else press.args).partition("/")
        number = place.partition("/")[0]
        index = int(number) if number.isdecimal() else 0
        await self._show(press.interaction, slug, index, press.language, press.match_id)

    async def _show(
        self,
        interaction: Interaction,
        slug: str,
        number: int,
        language: Language,
        match_id: str = NO_MATCH,
    ) -> None:
        """Show a page of the rules. From a table it has a button that verifies the deal."""
        known = slug if slug in GAMES else next(iter(GAMES))
        pages = self._presenters[known].rules(language)
        index = min(number, len(pages) - 1)
        rows: tuple[Row, ...] = (
            _contents(known, pages, language),
            _games_menu(self._presenters, known, language),
        )
        buttons = learn_controls(self._presenters[known], language, known)
        if match_id != NO_MATCH:
            buttons += (Button(language.say("bot/button-verify-deal"), "verify"),)
        if len(pages) > 1:
            buttons = (*_turns(known, index, len(pages), language), *buttons)
        rows += (buttons,) if buttons else ()
        await show_page(interaction, replace(pages[index], rows=rows), match_id)

    @command()
    @routed
    async def help(self, interaction: Interaction) -> None:
        await self._help(interaction, "")

    async def turn_help(self, press: Press) -> None:
        topic = "".join(press.values[:1])
        if topic not in TOPICS:
            raise Refusal(UNKNOWN_CONTROL)
        await self._help(press.interaction, topic)

    async def _help(self, interaction: Interaction, topic: str) -> None:
        if not self._ids:
            known = await self.bot.tree.fetch_commands()
            self._ids = {command.name: command.id for command in known}
        manages = interaction.guild is not None and (
            interaction.permissions.manage_guild
            or has_manager_role(interaction, await self._guild_book.of(interaction.guild.id))
        )
        language = language_of(interaction)
        await show_page(interaction, help_page(self._ids, topic, language, manages=manages))


def _contents(slug: str, pages: tuple[Page, ...], language: Language) -> Select:
    """Return a menu of the rules' headings, each of which opens its page."""
    found = [
        (heading, number)
        for number, page in enumerate(pages)
        for heading in _HEADING.findall(page.text)
    ]
    options = tuple(
        Option(heading, f"{slug}/{number}/{at}")
        for at, (heading, number) in enumerate(found[:MAX_SELECT_OPTIONS])
    )
    return Select(language.say("help/menu-contents"), "rules_page", options, "contents")


def _turns(slug: str, number: int, total: int, language: Language) -> tuple[Button, ...]:

    def button(label: str, to: int) -> Button:
        return Button(label, "rules_page", f"{slug}/{to}", disabled=to not in range(total))

    return (
        button(language.say("bot/back"), number - 1),
        button(language.say("bot/forward"), number + 1),
    )


def _games_menu(presenters: Mapping[str, Presenter], chosen: str, language: Language) -> Select:
    options = tuple(
        Option(presenter.title(language), f"{slug}/0", slug == chosen)
        for slug, presenter in presenters.items()
    )
    return Select(language.say("bot/another-game"), "rules_page", options, "games")


TOPICS: Final[Mapping[str, tuple[Sentence, Sentence]]] = {
    "table": (
        sentence("help/topics-table-table"),
        sentence("help/topics-table-challenge-challenge"),
    ),
    "hall": (
        sentence("help/topics-hall-whos-best"),
        sentence("help/topics-hall-daily-todays"),
    ),
    "nights": (
        sentence("bot/game-nights-server"),
        sentence("help/topics-nights"),
    ),
    "you": (
        sentence("help/topics-you-choices-data"),
        sentence("help/topics-you-preferences-pings"),
    ),
    "server": (
        sentence("help/topics-server-running-server"),
        sentence("help/topics-server-settings-where"),
    ),
}
"""Parts of ``/help`` in menu order, with title and text."""


def help_page(ids: Mapping[str, int], topic: str, language: Language, *, manages: bool) -> Page:
    """Return first steps, or the commands of one topic; ``manages`` adds the settings."""

    def command(name: str) -> str:
        # Discord turns a command with its id into a link. Without ids it stays plain text.
        root = name.partition(" ")[0]
        typed = language.command(*name.split())
        return f"<{typed}:{ids[root]}>" if root in ids else f"`{typed}`"

    if topic:
        named, told = TOPICS[topic]
        facts = {name: command(name) for name in _COMMANDS}
        facts["needed"] = language.listing(map(language.render, HOSTING.values()))
        facts["threads"] = language.listing(map(language.render, THREADS.values()))
        title, text = language.render(named), language.render(replace(told, facts=facts))
    else:
        title = language.say("help/help-castellan-deals")
        text = language.say("help/help-new-here", hand=command("hand"), tables=command("tables"))
    rules = Button(language.say("bot/button-rules"), "rules", next(iter(GAMES)))
    settings = (settings_button(language),) if manages else ()
    options = tuple(
        Option(language.render(name), each, each == topic) for each, (name, _) in TOPICS.items()
    )
    menu = Select(language.say("help/menu-more-commands"), "help", options)
    return Page(title, text, rows=((*ways_in(language), rules, *settings), menu))


_COMMANDS: Final = (
    *("challenge", "hand", "tables", "move", "daily", "leaderboard", "profile"),
    *("gamenight", "preferences", "settings"),
)


async def setup(bot: Castellan) -> None:
    await bot.add_cog(HelpCog(bot))
