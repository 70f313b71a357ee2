"""``/preferences``: the place of hands, pings for turns, the look of the deck."""

from collections.abc import Mapping
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, Sentence, language_names, sentence
from bot.base.refusals import Refusal
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of, user_id_in
from bot.discord_io.router import routed
from bot.pages.card_picker import button_rows
from bot.pages.languages import chosen_language, language_choices, language_menu
from bot.pages.model import Button, Page, Select
from bot.preferences.people import Preferences
from bot.preferences.server_panel import chosen_ids

SWITCHES: Final[Mapping[str, tuple[tuple[Sentence, Sentence], tuple[Sentence, Sentence]]]] = {
    "direct_hands": (
        (
            sentence("preferences/switches-direct-hands-hands-come"),
            sentence("preferences/switches-direct-hands-open-hands"),
        ),
        (
            sentence("preferences/switches-direct-hands-hands-open"),
            sentence("preferences/switches-direct-hands-send-hands"),
        ),
    ),
    "pings": (
        (
            sentence("preferences/switches-pings-pinged-when"),
            sentence("preferences/switches-pings-ping-me"),
        ),
        (
            sentence("preferences/switches-pings-pinged-when-its"),
            sentence("preferences/switches-pings-ping-me-2"),
        ),
    ),
    "four_colours": (
        (
            sentence("preferences/switches-four-colours-deck-four"),
            sentence("preferences/switches-four-colours-use-two"),
        ),
        (
            sentence("preferences/switches-four-colours-deck-two"),
            sentence("preferences/switches-four-colours-use-four"),
        ),
    ),
    "coaching": (
        (
            sentence("preferences/switches-coaching-get-advice"),
            sentence("preferences/switches-coaching-turn-off"),
        ),
        (
            sentence("preferences/switches-coaching-get-advice-first"),
            sentence("preferences/switches-coaching-give-me"),
        ),
    ),
    "plays_forced": (
        (
            sentence("preferences/switches-plays-forced-when-only"),
            sentence("preferences/switches-plays-forced-let-me"),
        ),
        (
            sentence("preferences/switches-plays-forced-make-every"),
            sentence("preferences/switches-plays-forced-make-my"),
        ),
    ),
    "open_hands": (
        (
            sentence("preferences/switches-open-hands-spectators-see"),
            sentence("preferences/switches-open-hands-keep-my"),
        ),
        (
            sentence("preferences/switches-open-hands-spectators-never"),
            sentence("preferences/switches-open-hands-show-my"),
        ),
    ),
    "challenges": (
        (
            sentence("preferences/switches-challenges-others-challenge"),
            sentence("preferences/switches-challenges-let-others"),
        ),
        (
            sentence("preferences/switches-challenges-others-challenge-2"),
            sentence("preferences/switches-challenges-let-others-challenge"),
        ),
    ),
}
"""The text of each switch and its button, while it is on and while it is off."""

LANGUAGE_VERB: Final = "speak"
PRIVACY_VERB: Final = "privacy"


class PreferencesCog(commands.Cog, name="Preferences"):
    """A private panel of switches."""

    def __init__(self, bot: Castellan) -> None:
        self._preferences = bot.preferences
        self._switches = bot.sockets.switches
        self._languages = bot.languages
        self._knows = bot.router.knows
        router = bot.router
        router.on("prefer", "own", self.toggle)
        router.on(LANGUAGE_VERB, "own", self.choose_language)
        router.on("not_from", "own", self.refuse)

    @command()
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
        """Take no challenges from one more person, or from those chosen in the panel."""
        user_id, other = press.person.user_id, user_id_in(press.args)
        before = (await self._preferences.of(user_id)).refused
        ids = [*dict.fromkeys((*before, other))] if other else chosen_ids(press)
        locale = press.interaction.locale.value
        await self._preferences.refuse(user_id, ids[-MAX_SELECT_OPTIONS:], locale)
        await self._show(press.interaction)

    async def _speak(self, interaction: Interaction, choice: str) -> None:
        await self._languages.choose(interaction.user.id, chosen_language(choice))
        await self._show(interaction)

    async def _show(self, interaction: Interaction) -> None:
        chosen = await self._preferences.of(interaction.user.id)
        extra = {name: await each.is_on(interaction) for name, each in self._switches.items()}
        await show_page(interaction, self._panel(chosen, extra, language_of(interaction)))

    async def toggle(self, press: Press) -> None:
        interaction, name = press.interaction, press.args
        extra = {other: await each.is_on(interaction) for other, each in self._switches.items()}
        if name in self._switches:
            extra[name] = await self._switches[name].turn(interaction)
            chosen = await self._preferences.of(press.person.user_id)
        elif name in SWITCHES:
            locale = interaction.locale.value
            chosen = await self._preferences.toggle(press.person.user_id, name, locale)
        else:
            raise Refusal(sentence("preferences/toggle"))
        await show_page(interaction, self._panel(chosen, extra, press.language))

    def _panel(
        self, chosen: Preferences, extra: Mapping[str, bool | None], language: Language
    ) -> Page:
        """Return the current choices, each with a button that flips it."""
        states = {name: both[not getattr(chosen, name)] for name, both in SWITCHES.items()}
        for name, is_on in extra.items():
            if is_on is not None:
                switch = self._switches[name]
                states[name] = switch.on if is_on else switch.off
        lines = [language.render(line) for line, _ in states.values()]
        buttons = [
            Button(language.render(turn), "prefer", name) for name, (_, turn) in states.items()
        ]
        if self._knows(PRIVACY_VERB):
            buttons.append(Button(language.say("bot/button-data"), PRIVACY_VERB, style="primary"))
        text = "\n".join((language_text(chosen.language, language), *lines))
        menu = language_menu(chosen.language, LANGUAGE_VERB, language)
        told, held = language.say("preferences/panel-people-challenge"), tuple(chosen.refused)
        most = MAX_SELECT_OPTIONS
        people = Select(told, "not_from", (), least=0, most=most, of="members", held=held)
        title = language.say("preferences/panel-preferences")
        return Page(title, text, rows=(*button_rows(buttons), menu, people))


def language_text(chosen: str | None, language: Language) -> str:
    name = language_names().get(chosen or "")
    if name is None:
        return language.say("preferences/language-speak-discord")
    return language.say("preferences/language-speak-language", language=name)


async def setup(bot: Castellan) -> None:
    await bot.add_cog(PreferencesCog(bot))
