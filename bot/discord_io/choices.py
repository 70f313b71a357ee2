"""Autocomplete choices, and marks that tell matches apart in them and in menus."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Protocol

import discord
from discord import app_commands

from bot.base.calendar import day_at
from bot.base.discord_limits import MAX_AUTOCOMPLETE_CHOICES
from bot.base.labels import distinct
from bot.base.language import Language
from bot.discord_io.host import Suggested


class Opened(Protocol):
    """Something opened at a time and in a channel, such as a match."""

    @property
    def channel_id(self) -> int: ...

    @property
    def created_at(self) -> int: ...


def matching_choices(
    offered: Sequence[tuple[str, str]], typed: str, *marks: Sequence[str]
) -> Suggested:
    """Return the choices whose text contains what was typed, up to Discord's maximum.

    ``marks`` tell apart choices with the same text; see ``distinct``.
    """
    labels = distinct((text for text, _ in offered), *marks)
    return [
        app_commands.Choice(name=label, value=value)
        for label, (text, value) in zip(labels, offered, strict=True)
        if typed.casefold() in f"{text}\n{label}".casefold()
    ][:MAX_AUTOCOMPLETE_CHOICES]


def marks_of(
    place: discord.Client | discord.Guild, matches: Iterable[Opened], language: Language
) -> tuple[list[str], list[str]]:
    """Return marks that tell matches apart: channel names, and times of opening."""
    channels, times = [], []
    for match in matches:
        name = getattr(place.get_channel(match.channel_id), "name", None)
        channels.append(f"#{name}" if name else "")
        hour = f"{datetime.fromtimestamp(match.created_at / 1000, UTC):%H:%M} UTC"
        times.append(f"{language.date(day_at(match.created_at))} · {hour}")
    return channels, times
