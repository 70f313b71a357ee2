"""``/help``, and the rules of each game."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from discord.ext import commands

from bot.app import Castellan
from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, Sentence
from bot.base.refusals import Refusal
from bot.discord_io.commands import command
from bot.discord_io.controls import NO_MATCH, Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.permissions import HOSTING, THREADS
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import UNKNOWN_CONTROL, routed
from bot.pages.model import Button, Option, Page, Row, Select
from bot.pages.presenter import Presenter
from bot.pages.ways_in import learn_buttons, settings_button, ways_in
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
        menus = (_contents(known, pages, language), _games_menu(self._presenters, known, language))
        buttons = learn_buttons(self._presenters[known], language, known)
        if match_id != NO_MATCH:
            buttons += (Button(language.say("bot/button-verify-deal"), "verify"),)
        if len(pages) > 1:
            buttons = (*_turns(known, index, len(pages), language), *buttons)
        rows: tuple[Row, ...] = (*menus, buttons) if buttons else menus
        await show_page(interaction, replace(pages[index], rows=rows), match_id)

    @command()
    @routed
    async def help(self, interaction: Interaction) -> None:
        await self._help(interaction, "")

    async def turn_help(self, press: Press) -> None:
        topic = "".join(press.values[:1])
        if topic not in self._topics():
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
        page = help_page(self._ids, topic, self._topics(), language, manages=manages)
        await show_page(interaction, page)

    def _topics(self) -> dict[str, dict[str, Sentence]]:
        """The lines about commands in each topic, as the features registered them."""
        found: dict[str, dict[str, Sentence]] = {topic: {} for topic in TOPICS}
        for each in self.bot.tree.get_commands():
            if each.extras:
                found[each.extras["topic"]][each.name] = each.extras["told"]
        return {topic: told for topic, told in found.items() if told}


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

    back, forward = language.say("bot/back"), language.say("bot/forward")
    return button(back, number - 1), button(forward, number + 1)


def _games_menu(presenters: Mapping[str, Presenter], chosen: str, language: Language) -> Select:
    options = tuple(
        Option(presenter.title(language), f"{slug}/0", slug == chosen)
        for slug, presenter in presenters.items()
    )
    return Select(language.say("bot/another-game"), "rules_page", options, "games")


TOPICS: Final = ("table", "best", "nights", "you", "server")
"""Parts of ``/help`` in menu order."""


def help_page(
    ids: Mapping[str, int],
    topic: str,
    topics: Mapping[str, Mapping[str, Sentence]],
    language: Language,
    *,
    manages: bool,
) -> Page:
    """Return first steps, or the commands of one topic; ``manages`` adds the settings."""

    def command(name: str) -> str:
        # Discord turns a command with its id into a link. Without ids it stays plain text.
        typed = language.command(name)
        return f"<{typed}:{ids[name]}>" if name in ids else f"`{typed}`"

    say = language.say
    lines = [
        say("help/line", command=command(name), told=language.render(told))
        for name, told in topics.get(topic, {}).items()
    ]
    if topic == "server":
        needed, threads = (
            language.listing(map(language.render, each.values())) for each in (HOSTING, THREADS)
        )
        lines += ["", say("help/permissions", needed=needed, threads=threads)]
    elif not topic:
        lines = [say("help/start", tables=command("tables"), hand=command("hand"))]
    text = "\n".join(lines)
    rules = Button(say("bot/button-rules"), "rules", next(iter(GAMES)))
    settings = (settings_button(language),) if manages else ()
    options = tuple(
        Option(say("help/topic-title", topic=each), each, each == topic) for each in topics
    )
    menu = Select(say("help/menu-more-commands"), "help", options)
    title = say("help/topic-title", topic=topic or "start")
    return Page(title, text, rows=((*ways_in(language), rules, *settings), menu))


async def setup(bot: Castellan) -> None:
    await bot.add_cog(HelpCog(bot))
