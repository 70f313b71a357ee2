"""``/preferences``: where hands are shown, pings for turns, the look of the deck."""

from collections.abc import Mapping
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of, user_id_in
from bot.discord_io.router import routed
from bot.pages.card_picker import button_rows
from bot.pages.model import Button, Page, Select
from bot.preferences.languages import chosen_language, language_choices, language_menu
from bot.preferences.people import Preferences
from bot.preferences.server_panel import chosen_ids

TOLD: Final = ("direct_hands", "pings", "challenges", "plays_forced", "open_hands")
"""Switches whose state is said. The buttons of the others say all."""
SWITCHES: Final = (*TOLD, "four_colours", "coaching")

LANGUAGE_VERB: Final = "speak"
PRIVACY_VERB: Final = "privacy"


class PreferencesCog(commands.Cog, name="Preferences"):
    """A private panel of switches."""

    def __init__(self, bot: Castellan) -> None:
        self._switches = bot.sockets.switches
        self._preferences, self._languages = bot.preferences, bot.languages
        self._router = bot.router
        router = bot.router
        router.on("prefer", "own", self.toggle)
        router.on(LANGUAGE_VERB, "own", self.choose_language)
        router.on("not_from", "own", self.refuse)

    @command("you", "privacy")
    @app_commands.choices(language=language_choices())
    @routed
    async def preferences(self, interaction: Interaction, language: str | None = None) -> None:
        if language is None:
            await self._show(interaction)
        else:
            await self._speak(interaction, language)

    async def choose_language(self, press: Press) -> None:
        await self._speak(press.interaction, "".join(press.values[:1]))

    async def refuse(self, press: Press) -> None:
        """Block challenges from one more person, or from exactly those chosen in the panel."""
        user_id, other = press.person.user_id, user_id_in(press.args)
        before = (await self._preferences.of(user_id)).refused
        ids = [*dict.fromkeys((*before, other))] if other else chosen_ids(press)
        locale = press.interaction.locale.value
        await self._preferences.refuse(user_id, ids[-MAX_SELECT_OPTIONS:], locale)
        await self._show(press.interaction)

    async def _speak(self, interaction: Interaction, choice: str) -> None:
        await self._languages.choose(interaction.user.id, chosen_language(choice))
        await self._show(interaction)

    async def _show(self, interaction: Interaction, **turned: bool | None) -> None:
        """Show the panel. ``turned`` are the switches of other features that were just used."""
        chosen = await self._preferences.of(interaction.user.id)
        extra = {name: await each.is_on(interaction) for name, each in self._switches.items()}
        page = self._panel(chosen, extra | turned, language_of(interaction))
        await show_page(interaction, page)

    async def toggle(self, press: Press) -> None:
        interaction, name = press.interaction, press.args
        if name in self._switches:
            await self._show(interaction, **{name: await self._switches[name].turn(interaction)})
        elif name in SWITCHES:
            locale = interaction.locale.value
            await self._preferences.toggle(press.person.user_id, name, locale)
            await self._show(interaction)
        else:
            raise Refusal(sentence("preferences/unknown-switch"))

    def _panel(
        self, chosen: Preferences, extra: Mapping[str, bool | None], language: Language
    ) -> Page:
        say, render = language.say, language.render
        lines, buttons = list[str](), list[Button]()
        for name in SWITCHES:
            what = f"{name}-{'on' if getattr(chosen, name) else 'off'}"
            if name in TOLD:
                lines.append(say("preferences/switch", what=what))
            buttons.append(Button(say("preferences/button-switch", what=what), "prefer", name))
        for name, is_on in extra.items():
            if is_on is not None:
                switch = self._switches[name]
                buttons.append(Button(render(switch.on if is_on else switch.off), "prefer", name))
        if self._router.knows(PRIVACY_VERB):
            buttons.append(Button(say("bot/button-data"), PRIVACY_VERB, style="primary"))
        menu = language_menu(chosen.language, LANGUAGE_VERB, language)
        told, held = say("preferences/menu-refused"), tuple(chosen.refused)
        most = MAX_SELECT_OPTIONS
        people = Select(told, "not_from", (), least=0, most=most, of="members", held=held)
        title, text = say("preferences/heading"), "\n".join(lines)
        return Page(title, text, rows=(*button_rows(buttons), menu, people))


async def setup(bot: Castellan) -> None:
    await bot.add_cog(PreferencesCog(bot))
