"""Presses, and the person, place and language of an interaction."""

from dataclasses import dataclass
from typing import Any, Self

from discord import app_commands

from bot.base.language import Language, Sentence, language_for
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import ControlId, Interaction
from bot.discord_io.host import host_of
from bot.match.people import Person, Place

Suggested = list[app_commands.Choice[str]]
"""Choices that an autocomplete offers for the text typed."""


@dataclass(frozen=True, slots=True)
class Press(ControlId):
    """A click or a choice from a menu, taken apart."""

    interaction: Interaction
    values: tuple[str, ...]

    @classmethod
    def of(cls, interaction: Interaction, control: ControlId) -> Self:
        """Return the press of a control, with what was chosen if that is a menu."""
        data: Any = interaction.data or {}
        values = tuple(data.get("values", ()))
        return cls(
            control.match_id, control.version, control.verb, control.args, interaction, values
        )

    @property
    def person(self) -> Person:
        """Return who pressed."""
        return person_of(self.interaction)

    @property
    def language(self) -> Language:
        """Return the language of who pressed."""
        return language_of(self.interaction)

    @property
    def ephemeral(self) -> bool:
        """Return whether what was pressed is a message that Discord shows to nobody else."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def private(self) -> bool:
        """Return whether nobody else sees what was pressed."""
        return is_private(self.interaction)

    async def tell(self, text: Sentence) -> None:
        """Answer privately."""
        await tell(self.interaction, self.language.render(text))


def is_private(interaction: Interaction) -> bool:
    """Return whether the message that was pressed is ephemeral, or in direct messages."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.context.dm_channel)


def person_of(interaction: Interaction) -> Person:
    """Return the person who made an interaction."""
    user = interaction.user
    return Person(user.id, user.display_name, interaction.id)


def language_of(interaction: Interaction) -> Language:
    """Return the language of the person who asks: the one chosen, else the one of their Discord."""
    return language_for(_locale_of(interaction))


def _locale_of(interaction: Interaction) -> str:
    return host_of(interaction).languages.of_person(interaction.user.id) or interaction.locale.value


def place_of(interaction: Interaction) -> Place:
    """Return where an interaction was made, and the language spoken there."""
    locale = host_of(interaction).languages.of_guild(interaction.guild_id)
    if locale is None and interaction.guild_locale is not None:
        locale = interaction.guild_locale.value
    assert interaction.channel_id is not None
    return Place(interaction.guild_id, interaction.channel_id, locale or _locale_of(interaction))


def user_id_in(text: str) -> int | None:
    """Return the user id that a control or menu names; None if it cannot be one."""
    # Longer texts could be too long to be made into numbers at all.
    known = text.isascii() and text.isdecimal() and len(text) < 20
    return int(text) if known and int(text) < 2**63 else None


async def tell(interaction: Interaction, text: str) -> None:
    """Say something privately, however the interaction was acknowledged."""
    await answer_of(interaction).tell(text)
