"""*Your data*: view it, export it, delete it, and choose whether results count everywhere."""

import asyncio
import gzip
from typing import Final

import discord
from discord.ext import commands

from bot.app import Castellan
from bot.base.bounds import PerPerson
from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press
from bot.pages.model import Button, Page
from bot.preferences.people import Preferences
from bot.preferences.server_panel import VERB as SETTINGS_VERB
from bot.preferences.server_panel import Link, Server, SettingsPanel, Spot, check_manager
from cogs.privacy.deletion import Deletion
from cogs.privacy.departures import Departures
from cogs.privacy.export import Exports

VERB: Final = "privacy"
CHOICE_VERB: Final = "privacy_choose"
DATA: Final = Link("erase/1", Spot("overview", 1, 1), label=sentence("privacy/erase", time="first"))
LARGEST_FILE_BYTES: Final = 8_000_000  # Discord accepts ten million from everybody


def privacy_page(chosen: Preferences, language: Language) -> Page:
    say, count = language.say, "everywhere" if chosen.worldwide else "here"
    name = f"**{escape_name(chosen.name or '')}**"
    other = "here" if chosen.worldwide else "everywhere"
    row = (
        Button(say("bot/button-export"), VERB, "export", style="primary"),
        Button(say("privacy/button-count", count=count), CHOICE_VERB, other),
        Button(say("privacy/button-delete"), VERB, "ask", style="danger"),
    )
    return Page(say("bot/button-data"), say("privacy/about", count=count, name=name), rows=(row,))


def question_page(language: Language) -> Page:
    say = language.say
    row = (
        Button(say("privacy/button-delete-all"), CHOICE_VERB, "delete", style="danger"),
        Button(say("privacy/button-keep"), CHOICE_VERB, "keep"),
    )
    return Page(say("privacy/question-title"), say("privacy/question"), rows=(row,))


def add_to_settings(panel: SettingsPanel, departures: Departures) -> None:
    async def ask(press: Press, _: Server, time: str) -> Page:
        check_manager(press.interaction)
        return erase_question(press.language, sure=time == "2")

    async def erase(press: Press, server: Server, _: str) -> Page:
        check_manager(press.interaction)  # a role that may change settings is not enough
        await departures.erase(server.guild.id)
        told = press.language.say("privacy/erased")
        return Page(press.language.say("privacy/erased-title"), told)

    panel.add(DATA)
    panel.pages["erase"] = ask
    panel.pages["erased"] = erase


def erase_question(language: Language, *, sure: bool) -> Page:
    """Ask for confirmation, with a list of the data. ``sure``: ask a second time."""
    say, time, action = language.say, "last" if sure else "first", "erased" if sure else "erase/2"
    yes = Button(say("privacy/button-erase", time=time), SETTINGS_VERB, action, style="danger")
    no = Button(say("privacy/button-keep-everything"), SETTINGS_VERB, "tab/overview")
    title = say("privacy/erase", time=time)
    return Page(title, say("privacy/erase-question", time=time), rows=((yes, no),))


class PrivacyCog(commands.Cog, name="Privacy"):
    """A private page with the stored data of its reader."""

    def __init__(
        self, bot: Castellan, deletion: Deletion, departures: Departures, exports: Exports
    ) -> None:
        self._preferences = bot.preferences
        self._deletion, self._departures, self._exports = deletion, departures, exports
        self._turns: PerPerson[int, None] = PerPerson("exports")
        former = ("export", "ask", "keep", "delete", "world", "local")
        bot.router.on(VERB, "private", self.show, *(f"privacy_{each}" for each in former))
        bot.router.on(CHOICE_VERB, "own", self.choose)

    async def show(self, press: Press) -> None:
        """Show the page, what is stored, or the question before a deletion."""
        if press.args == "export":
            page = await self._export(press)
        elif press.args == "ask":
            page = question_page(press.language)
        else:
            chosen = await self._preferences.of(press.person.user_id)
            page = privacy_page(chosen, press.language)
        await show_page(press.interaction, page)

    async def _export(self, press: Press) -> Page:
        check_limit(press.interaction, "file")
        async with self._turns.turn(press.person.user_id):
            data = await self._exports.of(press.person.user_id)
            name = f"castellan-{press.person.user_id}.json"
            if len(data) > LARGEST_FILE_BYTES:
                name, data = f"{name}.gz", await asyncio.to_thread(gzip.compress, data)
        say = press.language.say
        return Page(say("privacy/export-title"), say("privacy/export"), files=((name, data),))

    async def choose(self, press: Press) -> None:
        """Delete everything or keep it, or choose where results count."""
        user, locale = press.interaction.user, press.interaction.locale.value
        if press.args == "delete":
            await self._deletion.delete(user.id)
            say = press.language.say
            page = Page(say("privacy/gone-title"), say("privacy/gone"))
        else:
            if press.args == "everywhere":
                name = user.global_name or user.name
                chosen = await self._preferences.count_worldwide(user.id, name, locale)
            elif press.args == "here":
                chosen = await self._preferences.stay_local(user.id, locale)
            else:
                chosen = await self._preferences.of(user.id)
            page = privacy_page(chosen, press.language)
        await show_page(press.interaction, page)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._departures.server_missing(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._departures.server_back(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        # If an outage looked like a removal, the server comes back as after an outage.
        if self._departures.misses(guild.id):
            await self._departures.server_back(guild.id)


async def setup(bot: Castellan) -> None:
    deletion = Deletion(
        bot.ledger,
        bot.publisher,
        bot.keeper,
        bot.languages,
        bot.sockets.deleting_person,
    )
    departures = Departures(
        bot.ledger,
        bot.publisher,
        lambda: {guild.id for guild in bot.guilds},
        bot.languages,
        bot.sockets.ending_server,
        bot.sockets.erasing_server,
        bot.deadlines.forget,
    )
    exports = Exports(bot.ledger)
    for service in (deletion, departures, exports):
        bot.provide(service)
    for chore in (deletion.chore, departures.chore, departures.missing_chore):
        bot.chores.add(chore)
    bot.sockets.closing.append(("departures", departures.stop))
    add_to_settings(bot.settings_panel, departures)
    await bot.add_cog(PrivacyCog(bot, deletion, departures, exports))
