"""``/preferences``: where hands are shown, whether turns ping, how the deck looks."""

from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.language import Language, Sentence, command_text, language_names, sentence
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import show_page
from bot.discord_io.permissions import role_obstacle
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import routed
from bot.pages.card_picker import button_rows
from bot.pages.languages import chosen_language, language_choices, language_menu
from bot.pages.model import Button, Page, Row
from bot.preferences.people import Preferences
from cogs.table_calls.messages import NO_TABLE_ROLE

SWITCHES: Final[Mapping[str, tuple[tuple[Sentence, Sentence], tuple[Sentence, Sentence]]]] = {
    "direct_hands": (
        (
            sentence("Your hands come as **direct messages**."),
            sentence("Open hands in the channel"),
        ),
        (
            sentence("Your hands open **in the channel**, and only you can see them."),
            sentence("Send hands by direct message"),
        ),
    ),
    "pings": (
        (sentence("You're **pinged** when it's your turn."), sentence("Don't ping me")),
        (sentence("You're **not pinged** when it's your turn."), sentence("Ping me")),
    ),
    "four_colours": (
        (
            sentence("Your deck has **four colours**: clubs are green, diamonds blue."),
            sentence("Use a two-colour deck"),
        ),
        (
            sentence("Your deck has **two colours**, red and black."),
            sentence("Use a four-colour deck"),
        ),
    ),
    "coaching": (
        (
            sentence("You get **advice** in your first matches of each game."),
            sentence("Turn off advice"),
        ),
        (
            sentence("You get **no advice** in your first matches of each game."),
            sentence("Give me advice in my first matches"),
        ),
    ),
    "plays_forced": (
        (
            sentence(
                "When you have only one move, it's **made for you**: against computers, and "
                "when everybody knows that you have no choice."
            ),
            sentence("Let me make every move"),
        ),
        (
            sentence("You make **every move yourself**, even when you have only one."),
            sentence("Play forced cards for me"),
        ),
    ),
    "open_hands": (
        (
            sentence(
                "People who watch **may see your cards** once a round is over, if everybody at the "
                "table allows it."
            ),
            sentence("Keep my cards hidden"),
        ),
        (
            sentence("People who watch **never see your cards**."),
            sentence("Show my cards once a round is over"),
        ),
    ),
    "challenges": (
        (sentence("Others **can challenge you**."), sentence("Don't let others challenge me")),
        (sentence("Others **can't challenge you**."), sentence("Let others challenge me")),
    ),
}
"""The text of each switch and the button that flips it, while it is on and while it is off."""


TOLD_OF_TABLES: Final = (
    (sentence("I **tell you** when a table opens here."), sentence("Don't tell me about tables")),
    (
        sentence("You're **not told** when a table opens here."),
        sentence("Tell me when a table opens"),
    ),
)
"""The same for the role of this server that is called to open tables."""

LANGUAGE_VERB: Final = "speak"


class PreferencesCog(commands.Cog, name="Preferences"):
    """A private panel of switches."""

    def __init__(self, bot: Castellan) -> None:
        self._preferences = bot.preferences
        self._guild_book = bot.guild_book
        self._languages = bot.languages
        router = bot.router
        router.on("prefer", "own", self.toggle)
        router.on("told_of_tables", "own", self.toggle_told)
        router.on(LANGUAGE_VERB, "own", self.choose_language)

    @app_commands.command(description=command_text("Choose how Castellan reaches you"))
    @app_commands.describe(language=command_text("The language I speak with you"))
    @app_commands.choices(language=language_choices())
    @routed
    async def preferences(self, interaction: Interaction, language: str | None = None) -> None:
        if language is None:
            await self._show(interaction)
        else:
            await self._speak(interaction, language)

    async def choose_language(self, press: Press) -> None:
        await self._speak(press.interaction, "".join(press.values[:1]))

    async def _speak(self, interaction: Interaction, choice: str) -> None:
        await self._languages.choose(interaction.user.id, chosen_language(choice))
        await self._show(interaction)

    async def _show(self, interaction: Interaction) -> None:
        chosen = await self._preferences.of(interaction.user.id)
        told = _has(interaction, await self._table_role(interaction))
        await show_page(interaction, panel(chosen, language_of(interaction), told=told))

    async def _table_role(self, interaction: Interaction) -> discord.Role | None:
        """Return the role of this server that is called to open tables."""
        settings = await self._guild_book.of(interaction.guild_id)
        guild, role_id = interaction.guild, settings.table_role_id
        return None if guild is None or role_id is None else guild.get_role(role_id)

    async def toggle_told(self, press: Press) -> None:
        """Take the role that is called to open tables, or leave it."""
        interaction = press.interaction
        check_limit(interaction, "table")
        role, member = await self._table_role(interaction), interaction.user
        if role is None or not isinstance(member, discord.Member):
            raise Refusal(NO_TABLE_ROLE)
        if (obstacle := role_obstacle(role)) is not None:
            raise Refusal(obstacle)
        has = role in member.roles
        await (member.remove_roles(role) if has else member.add_roles(role))
        chosen = await self._preferences.of(member.id)
        await show_page(interaction, panel(chosen, press.language, told=not has))

    async def toggle(self, press: Press) -> None:
        if press.args not in SWITCHES:
            raise Refusal(sentence("I don't know that switch. Use /preferences again."))
        chosen = await self._preferences.toggle(
            press.person.user_id, press.args, press.interaction.locale.value
        )
        told = _has(press.interaction, await self._table_role(press.interaction))
        await show_page(press.interaction, panel(chosen, press.language, told=told))


def _has(interaction: Interaction, role: discord.Role | None) -> bool | None:
    """Return whether somebody has a role; None where there is no such role."""
    if role is None or not isinstance(interaction.user, discord.Member):
        return None
    return role in interaction.user.roles


def language_text(chosen: str | None, language: Language) -> str:
    """Return what is said of the language chosen."""
    name = language_names().get(chosen or "")
    if name is None:
        return language.say("I speak to you in **your Discord language**.")
    return language.say("I speak to you in **{language}**.", language=name)


def panel(chosen: Preferences, language: Language, *, told: bool | None = None) -> Page:
    """Return the present choices, each with the button that turns it over.

    ``told`` says whether they are told of open tables; None where nobody is.
    """
    lines, buttons = [language_text(chosen.language, language)], []
    for name, (on, off) in SWITCHES.items():
        state, turn = on if getattr(chosen, name) else off
        lines.append(language.render(state))
        buttons.append(Button(language.render(turn), "prefer", name))
    if told is not None:
        state, turn = TOLD_OF_TABLES[0 if told else 1]
        lines.append(language.render(state))
        buttons.append(Button(language.render(turn), "told_of_tables"))
    menu = language_menu(chosen.language, LANGUAGE_VERB, language)
    rows: tuple[Row, ...] = (*button_rows(buttons), menu)
    return Page(language.say("Your preferences"), "\n".join(lines), rows=rows)


async def setup(bot: Castellan) -> None:
    await bot.add_cog(PreferencesCog(bot))
