"""Cards and pieces as the application's own emojis, in buttons, menus and texts."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.pages.deck import FOUR_COLOURED

_UNTOUCHED = re.compile(r"(`+).*?\1|<[^>]*>", re.DOTALL)
"""Code and tags, where Discord shows no emoji or already has one."""


@dataclass(slots=True)
class Emojis:
    """The custom emojis that replace our symbols, as far as they have been uploaded."""

    _known: dict[str, discord.PartialEmoji] = field(default_factory=dict)
    _texts: Mapping[str, str] = field(default_factory=dict)
    _card: re.Pattern[str] | None = None
    _doubts: list[Callable[[], None]] = field(default_factory=list)

    def read(self, texts: Mapping[str, str]) -> None:
        """Set the card names to replace in texts; ``texts`` maps them to symbols."""
        self._texts = texts
        longest_first = sorted(map(re.escape, texts), key=len, reverse=True)
        self._card = re.compile("|".join(longest_first))

    def know(self, sign: str, name: str, emoji_id: int) -> None:
        """Use an emoji for a symbol from now on."""
        self._known[sign] = discord.PartialEmoji(name=name, id=emoji_id)

    def forget(self, sign: str) -> None:
        """Show a symbol as text until an emoji for it is known again."""
        self._known.pop(sign, None)

    def on_doubt(self, listener: Callable[[], None]) -> None:
        """Call the listener when Discord claims not to know an emoji."""
        self._doubts.append(listener)

    def doubt(self) -> None:
        """Request a check of all emojis, because Discord claims not to know one."""
        for listener in self._doubts:
            listener()

    def of(self, sign: str, *, four_colours: bool = False) -> discord.PartialEmoji | None:
        coloured = self._known.get(sign + FOUR_COLOURED) if four_colours else None
        return coloured or self._known.get(sign)

    def with_emojis(self, text: str, *, four_colours: bool = False) -> str:
        """Replace the cards in a text by emojis. Cards without an emoji stay as they are."""
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
