"""The person who asks for something, and where they ask."""

from dataclasses import dataclass
from typing import Final

from bot.base.language import Language, sentence_as

MAX_NAME_LENGTH: Final = 32
"""Maximum length of a stored name."""
_COMPUTERS: Final = (
    sentence_as("the name of a computer", "Aldric"),
    sentence_as("the name of a computer", "Berengar"),
    sentence_as("the name of a computer", "Clotilde"),
    sentence_as("the name of a computer", "Dagobert"),
    sentence_as("the name of a computer", "Eleanor"),
    sentence_as("the name of a computer", "Fulk"),
    sentence_as("the name of a computer", "Godiva"),
    sentence_as("the name of a computer", "Harold"),
    sentence_as("the name of a computer", "Isolde"),
    sentence_as("the name of a computer", "Joan"),
    sentence_as("the name of a computer", "Ladislas"),
    sentence_as("the name of a computer", "Matilda"),
)
COMPUTER_NAMES: Final = tuple(each.text for each in _COMPUTERS)
"""Names of computers as stored. Next to a name, a mark says that it's a computer."""
_BY_NAME: Final = {each.text: each for each in _COMPUTERS}


@dataclass(frozen=True, slots=True)
class Person:
    """A person who asks: user id, name, and the id of their interaction."""

    user_id: int
    name: str
    interaction_id: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match is opened, and the language there."""

    guild_id: int | None
    channel_id: int
    locale: str


def computer_name(name: str, language: Language) -> str:
    """Return a computer's stored name in the script of the language."""
    known = _BY_NAME.get(name)
    return language.render(known) if known else name
