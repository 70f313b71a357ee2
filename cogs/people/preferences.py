"""``/preferences``: where hands are shown, whether turns ping, how the deck looks."""

from collections.abc import Mapping
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.base.language import Language, Sentence, command_text, language_names, sentence
from bot.base.refusals import Refusal
from bot.client import Castellan
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import routed
from bot.pages.card_picker import button_rows
from bot.pages.languages import chosen_language, language_choices, language_menu
from bot.pages.model import Button, Page, Row
from bot.preferences.people import Preferences

SWITCHES: Final[Mapping[str, tuple[tuple[Sentence, Sentence], tuple[Sentence, Sentence]]]] = {
    "direct_hands": (
        (sentence("Your hands come as **direct messages**."), sentence("Hands in the channel")),
        (
            sentence("Your hands open **in the channel**, and only you can see them."),
            sentence("Hands by direct message"),
        ),
    ),
    "pings": (
        (sentence("You're **pinged** when it's your turn."), sentence("Don't ping me")),
        (sentence("You're **not pinged** when it's your turn."), sentence("Ping me")),
    ),
    "four_colours": (
        (
            sentence("Your deck has **four colours**: clubs are green, diamonds blue."),
            sentence("Deck of two colours"),
        ),
        (
            sentence("Your deck has **two colours**, red and black."),
            sentence("Deck of four colours"),
        ),
    ),
    "coaching": (
        (sentence("Your first matches of a game come **with advice**."), sentence("No advice")),
        (
            sentence("Your first matches of a game come **without advice**."),
            sentence("Advice in first matches"),
        ),
    ),
    "plays_forced": (
        (
            sentence(
                "Where you have only one move, it's **made for you**: against computers, and where "
                "everybody knows that you have no choice."
            ),
            sentence("Let me make every move"),
        ),
        (
            sentence("You make **every move yourself**, even where you have only one."),
            sentence("Play forced cards for me"),
        ),
    ),
}
"""The text of each switch and the button that flips it, while it is on and while it is off."""


LANGUAGE_VERB: Final = "speak"


class PreferencesCog(commands.Cog, name="Preferences"):
    """A private panel of switches."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        bot.router.on("prefer", "own", self.toggle)
        bot.router.on(LANGUAGE_VERB, "own", self.choose_language)

    @app_commands.command(description=command_text("Choose how Castellan reaches you"))
    @app_commands.describe(language=command_text("The language I speak to you"))
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
        await self.bot.languages.choose(interaction.user.id, chosen_language(choice))
        await self._show(interaction)

    async def _show(self, interaction: Interaction) -> None:
        chosen = await self.bot.preferences.of(interaction.user.id)
        await show_page(interaction, panel(chosen, language_of(interaction)))

    async def toggle(self, press: Press) -> None:
        if press.args not in SWITCHES:
            raise Refusal(sentence("I don't know that switch. Use /preferences again."))
        chosen = await self.bot.preferences.toggle(
            press.person.user_id, press.args, press.interaction.locale.value
        )
        page = panel(chosen, press.language)
        await show_page(press.interaction, page)


def language_text(chosen: str | None, language: Language) -> str:
    """Return what is said of the language chosen."""
    name = language_names().get(chosen or "")
    if name is None:
        return language.say("I speak **the language of your Discord** to you.")
    return language.say("I speak **{language}** to you.", language=name)


def panel(chosen: Preferences, language: Language) -> Page:
    """Return the present choices, each with the button that turns it over."""
    told, buttons = [language_text(chosen.language, language)], []
    for name, (on, off) in SWITCHES.items():
        state, turn = on if getattr(chosen, name) else off
        told.append(language.render(state))
        buttons.append(Button(language.render(turn), "prefer", name))
    menu = language_menu(chosen.language, LANGUAGE_VERB, language)
    rows: tuple[Row, ...] = (*button_rows(buttons), menu)
    return Page(language.say("Your preferences"), "\n".join(told), rows=rows)
