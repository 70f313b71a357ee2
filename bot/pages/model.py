"""Pages as data: text, a picture and controls, before Discord sees them."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Self

from bot.base import metrics
from bot.base.at_hand import NotAtHand, only_at_hand
from bot.base.discord_limits import MAX_EMBED_DESCRIPTION
from bot.pages.deck import ENGLISH_DECK, Deck, drawing_with

Style = Literal["primary", "secondary", "success", "danger"]
ScoreSign = Literal["", "♔"]
"""The sign beside scores in pictures."""
SpentSign = Literal["", "card"]
"""The sign beside what a score was bought with."""
HEADING, SUBTEXT = "### ", "-# "
"""Discord's markdown at the beginning of a line that is a small title, or in small letters."""


@dataclass(frozen=True, slots=True)
class Button:
    """A press of it is ``verb`` with ``args``; a ``sign`` is shown instead of the label."""

    label: str
    verb: str
    args: str = ""
    style: Style = "secondary"
    disabled: bool = False
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a menu; a ``sign`` is shown before the label, ``told`` in a line below it."""

    label: str
    value: str
    chosen: bool = False
    sign: str = ""
    told: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A drop-down menu; the chosen values come after its ``verb`` and ``args``.

    Instead of ``options`` it may offer the server's channels, roles or members; then the values are
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
    """A picture that is drawn when it is needed.

    ``alt`` is plain text: a line for each thing that the picture shows, the most important first.
    ``draw`` draws its ``subject``, with a ``deck``; ``language`` is the reader's language code.
    """

    name: str
    alt: str
    draw: Callable[..., bytes]
    subject: tuple[Any, ...]
    language: str
    deck: Deck = ENGLISH_DECK
    composed: bool = False
    """True if it's laid out of drawings that are kept, which takes a millisecond or two."""

    @property
    def moves(self) -> bool:
        return self.name.endswith(".gif")

    def png(self) -> bytes:
        """Draw the picture."""
        with drawing_with(self.deck, self.language):
            return self.draw(*self.subject)

    async def drawn(self) -> bytes:
        """Draw the picture here if its drawings are in memory, else in a thread.

        A thread costs more than composing does: the event loop has to share the interpreter.
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
    """One message: a title, a text in Discord's markdown, a picture, controls.

    Its cards are shown in the deck of ``four_colours`` if its reader prefers that. It is shown
    without embeds, for people who have switched them off. Only a ``board`` is in an embed, except
    for the first paragraph of its text.
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
        """Whether the page says nothing without its files or its moving picture."""
        return bool(self.files) or (self.picture is not None and self.picture.moves)

    @property
    def parts(self) -> tuple[str, str]:
        """The first paragraph of the text, and the others."""
        lead, _, text = self.text.partition("\n\n")
        return lead, text

    async def drawn(self) -> Self:
        """Return the page with its picture drawn already."""
        if self.picture is None:
            return self
        data = await self.picture.drawn()
        return replace(self, picture=replace(self.picture, draw=bytes, subject=(data,)))

    def in_four_colours(self) -> Self:
        picture = self.picture
        if picture is not None:
            picture = replace(picture, deck=replace(picture.deck, four_colours=True))
        return replace(self, picture=picture, four_colours=True)


_MARKDOWN: Final = str.maketrans("", "", "*`\\~\u200b")


def plain(text: str) -> str:
    """Return a text without its markdown."""
    return text.translate(_MARKDOWN)


def stack_texts(*texts: str, apart: str = "\n") -> str:
    """Join texts one below another, empty ones left out."""
    return apart.join(text for text in texts if text)


def history_text(first: str, told: Sequence[str], last: str = "") -> str:
    """Stack the entries of a history, the newest first, without the oldest if they are too many."""
    kept = list(told)
    while len(text := stack_texts(first, *kept, last, apart="\n\n")) > MAX_EMBED_DESCRIPTION:
        kept.pop()
    return text
