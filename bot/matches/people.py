"""The person who asks for something, and the place where they ask."""

from dataclasses import dataclass
from typing import Final

MAX_NAME_LENGTH: Final = 32
"""Maximum length of a stored name."""
COMPUTER_NAMES = (
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
"""Names of computers; a mark beside the name says that they are computers."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person who asks: their user id, their name, and the id of their interaction."""

    user_id: int
    name: str
    interaction_id: int


@dataclass(frozen=True, slots=True)
class Place:
    """The place where a match is opened, and the language spoken there."""

    guild_id: int | None
    channel_id: int
    locale: str
