"""One page for all rankings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Generic, Protocol, TypeVar

from babel import Locale
from babel.dates import format_skeleton

from bot.base.language import Language
from bot.base.names import clean_name, escape_name
from bot.match.counting import slug_of
from bot.match.leaderboards import LeaderboardLine
from bot.match.ratings import daily_board
from bot.pages.endings import MEDALS
from bot.pages.model import Page, Picture, stack_texts
from bot.pages.presenter import Presenter
from bot.pictures import has_glyphs
from bot.pictures.leaderboard import (
    NO_HEADS,
    NO_SIGNS,
    Heads,
    RankingEntry,
    Signs,
    leaderboard_picture,
)


class RankedLine(Protocol):
    """A line of a ranking. ``place`` is None for people without a rank."""

    @property
    def place(self) -> int | None: ...
    @property
    def user_id(self) -> int: ...
    @property
    def name(self) -> str: ...


LineT = TypeVar("LineT", bound=RankedLine)


@dataclass(frozen=True, kw_only=True)
class Ranking(Generic[LineT]):
    """A page of a ranking.

    ``lines`` are this page's. ``asker`` is the reader: their line is marked, or added below as
    ``own`` if it's on another page. A page for everybody has no reader. A line's ``facts`` follow
    its name. Its ``figures`` are the large and the small number in the picture.
    """

    language: Language
    asker: int | None
    title: str
    lines: Sequence[LineT]
    own: LineT | None
    facts: Callable[[LineT], Sequence[str]]
    figures: Callable[[LineT], tuple[str, str]]
    earned: Callable[[LineT], bool] = lambda _: True  # whether a line's rank deserves a medal
    before: str = ""
    empty: str
    after: str = ""
    missing: str = ""  # why the reader has no line
    notes: Sequence[str] = ()
    footer: str = ""
    file: str = "standings.png"
    heading: str = ""  # first line of the picture's alt text, if it isn't the title
    caption: str = ""  # title in the picture, if it isn't the page's
    time: str = ""
    signs: Signs = NO_SIGNS
    heads: Heads = NO_HEADS

    def page(self) -> Page:
        text = stack_texts(
            self.before,
            self._leader() if self.asker is None else "",
            "\n".join(map(self._line_text, self.lines)) or self.empty,
            self.after,
            "" if self.asker is None else self._own_text(),
            *self.notes,
            apart="\n\n",
        )
        picture = None if len(self.lines) == 1 else self._picture()  # a podium for one says nothing
        return Page(self.title, text, footer=self.footer, picture=picture)

    def _leader(self) -> str:
        first = next((line for line in self.lines if line.place == 1 and self.earned(line)), None)
        if first is None:
            return ""
        return self.language.say("bot/leader", name=escape_name(first.name))

    def _line_text(self, line: LineT) -> str:
        text = self._marked_text(line)
        own = line.user_id == self.asker
        return self.language.say("bot/line", line=text) if own else text

    def _own_text(self) -> str:
        if self.own is None:
            return self.missing
        if any(line.user_id == self.asker for line in self.lines):
            return ""
        return self.language.say("bot/own", line=self._marked_text(self.own))

    def _marked_text(self, line: LineT) -> str:
        return marked_text(line, self.facts(line), earned=self.earned(line))

    def _picture(self) -> Picture:
        alt, caption = [self.heading or self.title], self.caption or self.title
        if not self.lines:
            alt.append(self.language.say("bot/picture"))
        alt += [plain_text(line, self.facts(line)) for line in self.lines]
        entries = tuple(
            RankingEntry(
                *(line.place, line.user_id, clean_name(line.name), *self.figures(line)),
                mine=line.user_id == self.asker,
                medal=self.earned(line),
            )
            for line in self.lines
        )
        written = caption if has_glyphs(caption) else ""
        subject = (written, self.time, entries, self.signs, self.heads)
        code = self.language.code
        return Picture(self.file, "\n".join(alt), leaderboard_picture, subject, code)


def marked_text(line: RankedLine, facts: Sequence[str], *, earned: bool) -> str:
    # Bold, or Discord's Markdown would renumber the lines.
    medal = MEDALS.get(line.place or 0) if earned else None
    place = "•" if line.place is None else medal or f"**{line.place}.**"
    return " · ".join((f"{place} **{escape_name(line.name)}**", *facts))


def plain_text(line: RankedLine, facts: Sequence[str]) -> str:
    """Return a line without Markdown."""
    place = "–" if line.place is None else f"{line.place}."
    return " · ".join((f"{place} {clean_name(line.name)}", *facts))


def rating_text(line: LeaderboardLine, language: Language) -> str:
    """Return the rating, with a question mark if it's uncertain."""
    return language.say("bot/rating-rating", rating=rating_figure(line))


def rating_figure(line: LeaderboardLine) -> str:
    return f"{line.rating}?" if line.place is None else str(line.rating)


PresenterOf = Callable[[str], Presenter]


def board_title(board: str, presenter_of: PresenterOf, language: Language) -> str:
    slug = slug_of(board)
    game = presenter_of(slug).title(language)
    return language.say("bot/game-daily-deal", game=game) if board == daily_board(slug) else game


def month_title(month: str, language: Language) -> str:
    """Return ``November 2025`` in the reader's language."""
    locale = Locale.parse(language.code, sep="-")
    return str(format_skeleton("yMMMM", date.fromisoformat(f"{month}-01"), locale=locale))


def period_title(period: str, language: Language) -> str:
    """Return ``November 2025`` or ``Week 47 of 2025``."""
    year, _, week = period.partition("-W")
    if week:
        return language.say("pages/week", week=int(week), year=year)
    return month_title(period, language)
