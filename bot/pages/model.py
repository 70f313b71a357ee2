"""Pages as data: text, a picture and controls, not yet in Discord's form."""

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Self

from bot.base import metrics
from bot.base.bounds import NotAtHand, only_at_hand
from bot.base.discord_limits import MAX_EMBED_DESCRIPTION
from bot.pages.cards import ENGLISH_DECK, Deck, drawing_with

Style = Literal["primary", "secondary", "success", "danger"]
ScoreSign = Literal["", "♔"]  # The sign next to scores in pictures
SpentSign = Literal["", "card"]  # The sign next to what a score has cost
HEADING, SUBTEXT = "### ", "-# "
"""Markdown at the start of a line: for a small heading, and for small text."""


@dataclass(frozen=True, slots=True)
class Button:
    """Pressing it sends ``verb`` with ``args``. A ``sign`` replaces the label."""

    label: str
    verb: str
    args: str = ""
    style: Style = "secondary"
    disabled: bool = False
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a menu. A ``sign`` is shown before the label, ``told`` in a line below it."""

    label: str
    value: str
    chosen: bool = False
    sign: str = ""
    told: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A drop-down menu. The chosen values follow its ``verb`` and ``args``.

    Instead of ``options`` it may offer the server's channels, roles or members. Then the values are
    ids, and ``held`` are those already chosen.
    """

    placeholder: str
    verb: str
    options: tuple[Option, ...]
    args: str = ""
    least: int = 1
    most: int = 1
    of: Literal["options", "channels", "roles", "members"] = "options"
    held: tuple[int, ...] = ()


Row = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is drawn when needed.

    ``alt`` is plain text: a line for each thing in the picture, the most important first. ``draw``
    draws its ``subject`` with a ``deck``. ``language`` is the reader's language code.
    """

    name: str
    alt: str
    draw: Callable[..., bytes]
    subject: tuple[Any, ...]
    language: str
    deck: Deck = ENGLISH_DECK
    composed: bool = False
    """True if it's composed of cached drawings, which takes a millisecond or two."""

    @property
    def moves(self) -> bool:
        return self.name.endswith(".gif")

    def png(self) -> bytes:
        with drawing_with(self.deck, self.language):
            return self.draw(*self.subject)

    async def drawn(self) -> bytes:
        """Draw the picture here if its drawings are in memory, else in a thread.

        A thread takes longer than composing, since it shares the interpreter lock with the event
        loop.
        """
        if self.draw is bytes:  # it is drawn already
            return self.png()
        with metrics.timed(metrics.PICTURE_SECONDS):
            if self.composed:
                try:
                    with only_at_hand():
                        return self.png()
                except NotAtHand:
                    pass
            return await asyncio.to_thread(self.png)


@dataclass(frozen=True, slots=True)
class Page:
    """One message: a title, a text in Discord's Markdown, a picture, controls.

    With ``four_colours`` its cards are shown in that deck. It has no embeds, which people may have
    switched off. Only a ``board`` has one, for all but the first paragraph of its text.
    """

    title: str
    text: str
    footer: str = ""
    colour: int = 0xC9A227
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    files: tuple[tuple[str, bytes], ...] = field(default=(), repr=False)
    four_colours: bool = False
    board: bool = False

    @property
    def whole(self) -> str:
        """Title, text and footer as one text."""
        return stack_texts(
            self.title and f"{HEADING}{self.title}",
            self.text,
            self.footer and f"{SUBTEXT}{self.footer}",
        )

    @property
    def is_for_its_files(self) -> bool:
        """Whether the page says nothing without its files or its animation."""
        return bool(self.files) or (self.picture is not None and self.picture.moves)

    @property
    def parts(self) -> tuple[str, str]:
        """The first paragraph of the text, and the rest."""
        lead, _, text = self.text.partition("\n\n")
        return lead, text

    async def drawn(self) -> Self:
        """Return the page with its picture already drawn."""
        if self.picture is None:
            return self
        data = await self.picture.drawn()
        return replace(self, picture=replace(self.picture, draw=bytes, subject=(data,)))

    def in_four_colours(self) -> Self:
        picture = self.picture
        if picture is not None:
            picture = replace(picture, deck=replace(picture.deck, four_colours=True))
        return replace(self, picture=picture, four_colours=True)


_MARKDOWN: Final = re.compile("[*`\\\\~\u200b]")


def plain(text: str) -> str:
    """Return a text without its Markdown."""
    return _MARKDOWN.sub("", text)


def stack_texts(*texts: str, apart: str = "\n") -> str:
    """Join texts one below another, without the empty ones."""
    return apart.join(text for text in texts if text)


def history_text(first: str, told: Sequence[str], last: str = "") -> str:
    """Stack a history's entries, the newest first. The oldest are dropped if there are too many."""
    kept = list(told)
    while len(text := stack_texts(first, *kept, last, apart="\n\n")) > MAX_EMBED_DESCRIPTION:
        kept.pop()
    return text
