"""``/help``, and the rules of each game."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, ClassVar, Final

from discord.ext import commands
from pydantic.dataclasses import dataclass

from bot.app import Castellan
from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, Sentence
from bot.discord_io.commands import command
from bot.discord_io.controls import NO_MATCH, Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.permissions import HOSTING, THREADS
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import routed
from bot.pages.model import Button, Option, Page, Row, Select
from bot.pages.ways_in import learn_buttons, settings_button, ways_in
from bot.preferences.server_panel import has_manager_role
from bot.show.explorer import PageNumber, PageQuery, one_of, turn_buttons
from cogs.table.starting import game_meant
from games import GAMES

_HEADING: Final = re.compile(r"^\*\*([^*]+?)(?:[.!。！]|(?<=[?？]))\*\*", re.MULTILINE)


@dataclass(frozen=True)
class RulesQuery(PageQuery):
    """A page of a game's rules, by its number or by a part chosen from the contents."""

    verb: ClassVar = "rules"
    slug: Annotated[str, one_of(lambda: GAMES)] | None = None
    page: PageNumber = 0
    part: int = -1


class HelpCog(commands.Cog):
    """Explains the games and the bot."""

    def __init__(self, bot: Castellan) -> None:
        self._presenters, self._tree, self._guild_book = bot.presenters, bot.tree, bot.guild_book
        self._ids: dict[str, int] = {}  # by name; loaded when first needed
        bot.router.on(RulesQuery.verb, "page", self.rules, "rules_page")
        bot.router.on("help", "own", lambda press: self._help(press.interaction, *press.values[:1]))

    async def rules(self, press: Press) -> None:
        """Show the rules of a game, or of a match's game with the way to verify its deal."""
        asked, language = RulesQuery.parse(press.args, press.values) or RulesQuery(), press.language
        slug = asked.slug or next(iter(GAMES))
        if asked.slug is None and press.of_a_match:
            slug = await game_meant(replace(press, args=""))
        presenter, say = self._presenters[GAMES[slug].slug], language.say
        pages = presenter.rules(language)
        texts = enumerate(page.text for page in pages)
        parts = [(part, at) for at, text in texts for part in _HEADING.findall(text)]
        number = dict(enumerate(at for _, at in parts)).get(asked.part, asked.page)
        query, last = RulesQuery(slug, min(number, len(pages) - 1)), len(pages) - 1
        contents = {str(at): part for at, (part, _) in enumerate(parts[:MAX_SELECT_OPTIONS])}
        games = {game: each.title(language) for game, each in self._presenters.items()}
        buttons = (
            *turn_buttons(
                query.page, last, query.verb, lambda to: replace(query, page=to).args, language
            ),
            *learn_buttons(presenter, language, slug),
        )
        if press.match_id != NO_MATCH:
            buttons += (Button(say("bot/button-verify-match"), "verify"),)
        rows: tuple[Row, ...] = (
            query.menu(say("help/menu-contents"), "part", contents),
            RulesQuery(slug).menu(say("bot/another-game"), "slug", games),
            *((buttons,) if buttons else ()),
        )
        page = replace(pages[query.page], rows=rows)
        await show_page(press.interaction, page, press.match_id)

    @command("", "rules", "learn")
    @routed
    async def help(self, interaction: Interaction) -> None:
        await self._help(interaction)

    async def _help(self, interaction: Interaction, topic: str = "start") -> None:
        if not self._ids:
            known = await self._tree.fetch_commands()
            self._ids = {command.name: command.id for command in known}
        manages = interaction.guild is not None and (
            interaction.permissions.manage_guild
            or has_manager_role(interaction, await self._guild_book.of(interaction.guild.id))
        )
        language = language_of(interaction)
        page = help_page(self._ids, topic, self._topics(), language, manages=manages)
        await show_page(interaction, page)

    def _topics(self) -> dict[str, dict[str, Sentence]]:
        found: dict[str, dict[str, Sentence]] = {topic: {} for topic in TOPICS}
        for each in self._tree.get_commands():
            if each.extras.get("topic"):
                found[each.extras["topic"]][each.name] = each.extras["told"]
        return {topic: told for topic, told in found.items() if told}


TOPICS: Final = ("table", "best", "nights", "you", "server")


def help_page(
    ids: Mapping[str, int],
    topic: str,
    topics: Mapping[str, Mapping[str, Sentence]],
    language: Language,
    *,
    manages: bool,
) -> Page:
    """Return the first steps, or the commands of one topic. ``manages`` adds the settings."""

    def command(name: str) -> str:
        # Discord turns a command with its id into a link. Without ids it stays plain text.
        typed = language.command(name)
        return f"<{typed}:{ids[name]}>" if name in ids else f"`{typed}`"

    say = language.say
    lines = [
        say("help/line", command=command(name), told=language.render(told))
        for name, told in topics.get(topic, {}).items()
    ]
    if topic not in topics:
        lines = [say("help/start", tables=command("tables"), hand=command("hand"))]
    elif topic == "server":
        needed, threads = (
            language.listing(map(language.render, each.values())) for each in (HOSTING, THREADS)
        )
        lines += ["", say("help/permissions", needed=needed, threads=threads)]
    text = "\n".join(lines)
    rules = Button(say("bot/button-rules"), RulesQuery.verb)
    settings = (settings_button(language),) if manages else ()
    options = tuple(
        Option(say("help/topic-title", topic=each), each, each == topic) for each in topics
    )
    menu = Select(say("help/menu-more-commands"), "help", options)
    title = say("help/topic-title", topic=topic)
    return Page(title, text, rows=((*ways_in(language), rules, *settings), menu))


async def setup(bot: Castellan) -> None:
    await bot.add_cog(HelpCog(bot))
