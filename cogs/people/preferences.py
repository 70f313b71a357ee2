"""``/preferences``: where hands are shown, whether turns ping, how the deck looks."""

from collections.abc import Mapping
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.base.language import Language, Sentence, command_text, sentence
from bot.base.refusals import Refusal
from bot.client import Castellan
from bot.discord_io.messages import show_page
from bot.discord_io.press import Interaction, Press, language_of
from bot.discord_io.router import routed
from bot.pages.model import Button, Page
from bot.preferences.people import Preferences

SWITCHES: Final[Mapping[str, tuple[tuple[Sentence, Sentence], tuple[Sentence, Sentence]]]] = {
    "direct_hands": (
        (sentence("Your hands come as **direct messages**."), sentence("Hands in the channel")),
        (
            sentence("Your hands open **in the channel**, for your eyes only."),
            sentence("Hands by direct message"),
        ),
    ),
    "pings": (
        (sentence("You are **pinged** when it is your turn."), sentence("Do not ping me")),
        (sentence("You are **not pinged** when it is your turn."), sentence("Ping me")),
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
}
"""Of each switch what it says and the button that turns it over, while it is on and while off."""


class PreferencesCog(commands.Cog, name="Preferences"):
    """A private panel of switches."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        bot.router.on("prefer", "own", self.toggle)

    @app_commands.command(description=command_text("Choose how Castellan reaches you"))
    @routed
    async def preferences(self, interaction: Interaction) -> None:
        chosen = await self.bot.preferences.of(interaction.user.id)
        page = panel(chosen, language_of(interaction))
        await show_page(interaction, page)

    async def toggle(self, press: Press) -> None:
        if press.args not in SWITCHES:
            raise Refusal(sentence("I do not know that switch. Use /preferences again."))
        chosen = await self.bot.preferences.toggle(
            press.person.user_id, press.args, press.interaction.locale.value
        )
        page = panel(chosen, press.language)
        await show_page(press.interaction, page)


def panel(chosen: Preferences, language: Language) -> Page:
    """The present choices, each with the button that turns it over."""
    told, buttons = [], []
    for name, (on, off) in SWITCHES.items():
        state, turn = on if getattr(chosen, name) else off
        told.append(language.render(state))
        buttons.append(Button(language.render(turn), "prefer", name))
    return Page(language.say("Your preferences"), "\n".join(told), rows=(tuple(buttons),))
