"""Choosing a language, for a person or a server."""

from typing import Final

from discord.app_commands import Choice

from bot.base.language import Language, command_text, language_names, sentence
from bot.base.refusals import Refusal
from bot.pages.model import Option, Select

AS_IN_DISCORD: Final = "discord"  # the menu's value for Discord's own language


def language_choices() -> list[Choice[str]]:
    """Return a command's choices: each language by its own name, and "Same as Discord"."""
    none = Choice(name=command_text("pages/as-in-discord"), value=AS_IN_DISCORD)
    return [none, *(Choice(name=name, value=code) for code, name in language_names().items())]


def language_menu(chosen: str | None, verb: str, language: Language, args: str = "") -> Select:
    offered = {AS_IN_DISCORD: language.say("pages/as-in-discord"), **language_names()}
    options = tuple(
        Option(name, value, value == (chosen or AS_IN_DISCORD)) for value, name in offered.items()
    )
    return Select(language.say("pages/menu-language"), verb, options, args)


def chosen_language(value: str) -> str | None:
    """Return a chosen language's code; None for Discord's own. Raises Refusal if it's unknown."""
    if value == AS_IN_DISCORD:
        return None
    if value not in language_names():
        raise Refusal(sentence("pages/unknown-language"))
    return value
