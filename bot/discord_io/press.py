"""Presses, and the person, channel and language of an interaction."""

from dataclasses import dataclass
from typing import Any, Self

import discord

from bot.base.language import Language, Sentence, language_for
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import ControlId, Interaction
from bot.discord_io.host import host_of
from bot.match.people import Person, Place


@dataclass(frozen=True, slots=True)
class Press(ControlId):
    """A click on a button, or a choice in a menu."""

    interaction: Interaction
    values: tuple[str, ...]

    @classmethod
    def of(cls, interaction: Interaction, control: ControlId) -> Self:
        data: Any = interaction.data or {}
        values = tuple(data.get("values", ()))
        return cls(
            control.match_id, control.version, control.verb, control.args, interaction, values
        )

    @property
    def person(self) -> Person:
        return person_of(self.interaction)

    @property
    def language(self) -> Language:
        """The language of the person who pressed."""
        return language_of(self.interaction)

    @property
    def ephemeral(self) -> bool:
        return is_ephemeral(self.interaction)

    @property
    def private(self) -> bool:
        """True if nobody else sees the pressed message."""
        return is_private(self.interaction)

    async def tell(self, text: Sentence) -> None:
        await tell(self.interaction, self.language.render(text))


def is_ephemeral(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def is_private(interaction: Interaction) -> bool:
    """Return True if the pressed message is ephemeral or a direct message."""
    directly = interaction.message is not None and interaction.context.dm_channel
    return is_ephemeral(interaction) or directly


def person_of(interaction: Interaction) -> Person:
    user = interaction.user
    return Person(user.id, user.display_name, interaction.id)


def has_role(interaction: Interaction, role_id: int | None) -> bool:
    """Return True if the person has this role on the server where they ask."""
    user = interaction.user
    if role_id is None or not isinstance(user, discord.Member):
        return False
    return user.get_role(role_id) is not None


def language_of(interaction: Interaction) -> Language:
    """Return the language that the person has chosen, else their Discord client's."""
    return language_for(_locale_of(interaction), interaction.locale.value)


def _locale_of(interaction: Interaction) -> str:
    return host_of(interaction).languages.of_person(interaction.user.id) or interaction.locale.value


def place_of(interaction: Interaction) -> Place:
    """Return the channel of an interaction, with its server's language."""
    locale = host_of(interaction).languages.of_guild(interaction.guild_id)
    if locale is None and interaction.guild_locale is not None:
        locale = interaction.guild_locale.value
    assert interaction.channel_id is not None
    return Place(interaction.guild_id, interaction.channel_id, locale or _locale_of(interaction))


def user_id_in(text: str) -> int | None:
    """Parse an id from a control or menu. Returns None if it can't be an id."""
    # Python refuses to convert very long texts to numbers.
    known = text.isascii() and text.isdecimal() and len(text) < 20
    return int(text) if known and int(text) < 2**63 else None


async def tell(interaction: Interaction, text: str) -> None:
    """Send a private sentence, however the interaction was acknowledged."""
    await answer_of(interaction).tell(text)
