"""``/preferences``: where hands are shown, whether turns ping, how the deck looks."""

from discord import app_commands
from discord.ext import commands

from bot.base.language import Language, command_text, sentence
from bot.base.refusals import Refusal
from bot.client import Castellan
from bot.discord_io.messages import show_page
from bot.discord_io.press import Interaction, Press, language_of
from bot.discord_io.router import routed
from bot.pages.model import Button, Page
from bot.preferences.people import Preferences

SWITCHES = ("direct_hands", "pings", "four_colours", "coaching")


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
    if chosen.direct_hands:
        hands = language.say("Your hands come as **direct messages**.")
        elsewhere = language.say("Hands in the channel")
    else:
        hands = language.say("Your hands open **in the channel**, for your eyes only.")
        elsewhere = language.say("Hands by direct message")
    if chosen.pings:
        pings = language.say("You are **pinged** when it is your turn.")
        otherwise = language.say("Do not ping me")
    else:
        pings = language.say("You are **not pinged** when it is your turn.")
        otherwise = language.say("Ping me")
    if chosen.four_colours:
        deck = language.say("Your deck has **four colours**: clubs are green, diamonds blue.")
        other_deck = language.say("Deck of two colours")
    else:
        deck = language.say("Your deck has **two colours**, red and black.")
        other_deck = language.say("Deck of four colours")
    if chosen.coaching:
        coaching = language.say("Your first matches of a game come **with advice**.")
        other_coaching = language.say("No advice")
    else:
        coaching = language.say("Your first matches of a game come **without advice**.")
        other_coaching = language.say("Advice in first matches")
    switches = (
        Button(elsewhere, "prefer", "direct_hands"),
        Button(otherwise, "prefer", "pings"),
        Button(other_deck, "prefer", "four_colours"),
        Button(other_coaching, "prefer", "coaching"),
    )
    return Page(
        language.say("Your preferences"), f"{hands}\n{pings}\n{deck}\n{coaching}", rows=(switches,)
    )
