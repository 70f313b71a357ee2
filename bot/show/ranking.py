"""Shared parts of pages with standings: lines in words and in a picture, the asker's own marked."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, Protocol, TypeVar

from bot.base.language import Language
from bot.base.names import clean_name, escape_name
from bot.pages.endings import MEDALS
from bot.pages.model import Page, Picture, Row
from bot.pictures import has_glyphs
from bot.pictures.leaderboard import NO_HEADS, Entry, Heads, Signs, leaderboard_picture

LineT = TypeVar("LineT", bound="RankedLine")


class RankedLine(Protocol):
    """A line of a table."""

    @property
    def place(self) -> int | None: ...
    @property
    def user_id(self) -> int: ...
    @property
    def name(self) -> str: ...


@dataclass(frozen=True)
class TableView(ABC, Generic[LineT]):
    """A table of a game, about to be shown to somebody; ``mine`` marks what is the asker's."""

    file: ClassVar[str] = "standings.png"
    slug: str
    asker: int
    language: Language

    @abstractmethod
    def said(self, line: LineT, mark: str, name: str) -> str:
        """Return a line in words, with a mark and a name as the place for it needs them."""

    @abstractmethod
    def page(self, *, mine: bool) -> Page:
        """Return everything but the controls."""

    @abstractmethod
    def controls(self, *, shared: bool) -> tuple[Row, ...]:
        """Return the controls that lead on; ``shared`` says that the page has just been shared."""

    def private(self, *, shared: bool = False) -> Page:
        """Return what only the asker sees."""
        return replace(self.page(mine=True), rows=self.controls(shared=shared))

    @abstractmethod
    def entry(self, line: LineT, *, mine: bool) -> Entry:
        """Return a line as the picture has it."""

    def line_texts(self, lines: Sequence[LineT], *, mine: bool) -> list[str]:
        """Return the lines as a message has them."""
        return [
            self.language.say("{line} ◂ **you**", line=self._told(line))
            if mine and line.user_id == self.asker
            else self._told(line)
            for line in lines
        ]

    def own(self, line: LineT) -> str:
        """Return the asker's line where it is not among those shown."""
        return self.language.say("Your entry: {line}", line=self._told(line))

    def _told(self, line: LineT) -> str:
        return self.said(line, mark(line.place), f"**{escape_name(line.name)}**")

    def picture(
        self,
        heading: str,
        title: str,
        time: str,
        lines: Sequence[LineT],
        signs: Signs,
        heads: Heads = NO_HEADS,
        *,
        mine: bool,
    ) -> Picture:
        """Return the lines drawn, below title and time, and told below the heading."""
        alt = [heading]
        if not lines:
            alt.append(self.language.say("An empty podium."))
        alt += [self.said(line, _bare_mark(line.place), clean_name(line.name)) for line in lines]
        entries = tuple(
            self.entry(line, mine=mine and line.user_id == self.asker) for line in lines
        )
        written = title if has_glyphs(title) else ""
        subject = (written, time, entries, signs, heads)
        told, code = "\n".join(alt), self.language.code
        return Picture(self.file, told, leaderboard_picture, subject, code)


def mark(place: int | None) -> str:
    """Return a medal or a place, written so that Discord does not number the lines anew."""
    return "•" if place is None else MEDALS.get(place, f"**{place}.**")


def _bare_mark(place: int | None) -> str:
    return "–" if place is None else f"{place}."
