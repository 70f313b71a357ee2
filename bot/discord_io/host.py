"""The part of the bot that interactions may use, and the application's own emojis.

Code that answers presses depends on this and not on the whole bot.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, cast

import discord

from bot.discord_io.permissions import ArchivedThreads
from bot.pages.cards import FOUR_COLOURED

_UNTOUCHED = re.compile(r"(`+).*?\1|<[^>]*>", re.DOTALL)
"""Code and tags, where Discord shows no emoji or already has one."""


@dataclass(slots=True)
class Emojis:
    """The custom emojis that replace our symbols, as far as they have been uploaded."""

    _known: dict[str, discord.PartialEmoji] = field(default_factory=dict)
    _texts: Mapping[str, str] = field(default_factory=dict)
    _card: re.Pattern[str] | None = None
    doubts: list[Callable[[], None]] = field(default_factory=list)
    """Called when Discord claims not to know an emoji, to check all of them."""

    def read(self, texts: Mapping[str, str]) -> None:
        """Set the card names to replace in texts. ``texts`` maps the names to symbols."""
        self._texts = texts
        longest_first = sorted(map(re.escape, texts), key=len, reverse=True)
        self._card = re.compile("|".join(longest_first))

    def know(self, sign: str, name: str, emoji_id: int) -> None:
        """Use an emoji for a symbol from now on."""
        self._known[sign] = discord.PartialEmoji(name=name, id=emoji_id)

    def forget(self, sign: str) -> None:
        """Show a symbol as text until an emoji for it is known again."""
        self._known.pop(sign, None)

    def doubt(self) -> None:
        """Request a check of all emojis, because Discord claims not to know one."""
        for listener in self.doubts:
            listener()

    def of(self, sign: str, *, four_colours: bool = False) -> discord.PartialEmoji | None:
        coloured = self._known.get(sign + FOUR_COLOURED) if four_colours else None
        return coloured or self._known.get(sign)

    def with_emojis(self, text: str, *, four_colours: bool = False) -> str:
        """Replace the cards in a text with emojis. Cards without an emoji stay as they are."""
        if self._card is None:
            return text

        def card(found: re.Match[str]) -> str:
            emoji = self.of(self._texts[found[0]], four_colours=four_colours)
            return found[0] if emoji is None else str(emoji)

        pieces, end = [], 0
        for kept in _UNTOUCHED.finditer(text):
            pieces += [self._card.sub(card, text[end : kept.start()]), kept[0]]
            end = kept.end()
        return "".join([*pieces, self._card.sub(card, text[end:])])


NO_EMOJIS: Final = Emojis()  # for pages without cards, and before any emoji has been uploaded


Suggested = list[discord.app_commands.Choice[str]]
Asked = Literal["press", "suggestion", "table", "hint", "file", "share", "refusal", "warning"]
"""Kinds of requests that are counted: presses and commands; autocomplete; opening tables and
solitaires; hints; exports and animations; public messages; requests that Discord refuses, which may
shut everybody out; warnings about a limit."""


class PressLimits(Protocol):
    """Counts people's requests."""

    def allow(self, user_id: int, asked: Asked) -> bool:
        """Count one request. Returns False, uncounted, if the person is over the limit."""

    def has_room(self, user_id: int, asked: Asked) -> bool:
        """Return True if another request would be within the limit. Counts nothing."""

    def allow_once(self, user_id: int, what: str) -> bool:
        """Note a public action of a person. Returns False if they have done it before."""

    def forget_once(self, user_id: int, what: str) -> None:
        """Undo ``allow_once``, because the request failed."""


class PressRouter(Protocol):
    """Answers interactions, including failed ones."""

    @property
    def limits(self) -> PressLimits: ...

    async def handle_press(self, interaction: discord.Interaction, custom_id: str) -> None: ...

    async def command(
        self, interaction: discord.Interaction, body: Callable[[], Awaitable[None]]
    ) -> None:
        """Run a slash command's body and reply privately."""

    async def suggest(
        self, interaction: discord.Interaction, body: Callable[[], Awaitable[Suggested]]
    ) -> Suggested:
        """Return an autocomplete's suggestions."""

    async def lost_form(self, interaction: discord.Interaction) -> None:
        """Answer a form that nobody waits for."""

    async def report_failure(self, interaction: discord.Interaction, error: BaseException) -> None:
        """Reply to an interaction that failed."""


class ChosenLanguages(Protocol):
    """Knows the languages that people and servers have chosen, by code."""

    def of_person(self, user_id: int) -> str | None:
        """The person's choice, or None for their Discord client's language."""

    def of_guild(self, guild_id: int | None) -> str | None:
        """The server's choice, or None for the server's language on Discord."""


class Host(Protocol):
    """The bot's interface for interactions."""

    @property
    def router(self) -> PressRouter: ...

    @property
    def languages(self) -> ChosenLanguages: ...

    @property
    def card_emojis(self) -> Emojis:
        """Emojis for cards and pieces."""

    @property
    def archived_threads(self) -> ArchivedThreads: ...

    async def check_welcome(self, interaction: discord.Interaction[Any]) -> None:
        """Raise Refusal if the person is blocked where they ask."""

    async def is_welcome(self, interaction: discord.Interaction[Any]) -> bool: ...


def host_of(interaction: discord.Interaction[Any]) -> Host:
    return cast("Host", interaction.client)


def emojis_of(interaction: discord.Interaction[Any]) -> Emojis:
    return host_of(interaction).card_emojis
