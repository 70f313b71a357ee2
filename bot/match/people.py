"""The person who asks for something, and where they ask."""

from dataclasses import dataclass
from typing import Final

from bot.base.language import Language

MAX_NAME_LENGTH: Final = 32
COMPUTER_NAMES: Final = (
    "Aldric",
    "Berengar",
    "Clotilde",
    "Dagobert",
    "Eleanor",
    "Fulk",
    "Godiva",
    "Harold",
    "Isolde",
    "Joan",
    "Ladislas",
    "Matilda",
)
"""Names of computers as stored. Next to a name, a mark says that it's a computer."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person who asks for something, and the id of their interaction."""

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
    return language.say("match/computer-name", name=name) if name in COMPUTER_NAMES else name
