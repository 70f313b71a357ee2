"""Who asks for something, and where."""

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
"""What computers are called at the table; a mark beside the name says that they are computers."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who asks: their id, what to call them, and the interaction they asked with."""

    user_id: int
    name: str
    interaction_id: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match is opened, and the language spoken there."""

    guild_id: int | None
    channel_id: int
    locale: str
