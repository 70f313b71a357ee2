"""Names of the computers' levels, and the mark that tells computers from people."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Option, Select
from games.core import LEVELS, STAND_IN, Level

_COMPUTER: Final = "🤖"
LEVEL_NAMES: Final = {each: sentence("pages/level", level=each) for each in LEVELS}
_OFFERED: Final[tuple[Level, ...]] = (STAND_IN, *(each for each in LEVELS if each != STAND_IN))


def stars(level: Level) -> str:
    """Return one to three stars; a stronger computer has more."""
    return "★" * (1 + LEVELS.index(level))


def computer_mark(level: Level) -> str:
    """Return the mark after a computer's name: a robot and stars."""
    return f"{_COMPUTER}{stars(level)}"


def level_name(level: Level, language: Language) -> str:
    name = language.render(LEVEL_NAMES[level])
    return language.say("pages/level-with-stars", level=name, stars=stars(level))


def level_menu(language: Language) -> Select:
    """The menu that adds a computer to a lobby."""
    options = tuple(
        Option(level_name(each, language), each, told=language.say("pages/manner", level=each))
        for each in _OFFERED
    )
    return Select(language.say("pages/menu-add-computer"), "computer", options)


def opponents_text(level: Level, language: Language) -> str:
    """Say which computers a person gets by default, and why."""
    return language.say("pages/opponents", level=level)
