"""The page of all daily deals of a day, and a person's day as signs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.base.language import Language
from bot.base.names import clean_name, escape_name
from bot.feature import FrontPart
from bot.pages.card_picker import button_rows
from bot.pages.endings import MEDALS
from bot.pages.model import SUBTEXT, Button, Page, Picture, Row, Style, plain, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.signs import WRITTEN, Sign
from bot.pages.ways_in import daily_button
from bot.pictures.result import SignRow, result_picture
from bot.show.sharing import share_button
from cogs.daily.pages import (
    PLAY,
    SHARE,
    SHOW,
    STANDINGS,
    DailyQuery,
    earned,
    result_text,
)
from cogs.daily.results import DailyLine, DailyTable

_MAX_NAMED: Final = 5
"""Maximum number of people to name; the others are counted."""
_MIN_STREAK: Final = 2
"""Minimum streak that is mentioned."""
_GOOD, _FAIR = 60, 40
"""Minimum percentages for a green and for a yellow square."""


@dataclass(frozen=True)
class DayView:
    """All deals of a day, as the reader may see them.

    ``streak`` is over all deals, or over those of the same server if the page will be shared.
    """

    language: Language
    presenters: Mapping[str, Presenter]
    day: str
    tables: Sequence[DailyTable]
    tomorrow: int
    streak: int
    in_server: bool

    @property
    def everywhere(self) -> bool:
        return self.tables[0].deal.everywhere

    @property
    def title(self) -> str:
        return self.language.say("daily/title", day=self.language.date(self.day))

    def page(self, *, shared: bool = False) -> Page:
        """Return the reader's own page; ``shared``: it has just been shared."""
        language = self.language
        told = (
            language.say("daily/page-deal-each")
            if self.everywhere
            else language.say("daily/page-deal-each-game")
        )
        lines = [self._line(table) for table in self.tables]
        following = language.say("daily/page-next-ones", moment=f"<t:{self.tomorrow}:R>")
        legend = (self._legend(),) if any(table.own for table in self.tables) else ()
        text = "\n\n".join((told, "\n".join((*lines, *legend)), *self._streak(), following))
        return Page(self.title, text, rows=self._rows(shared=shared))

    def shared(self, bearer: int, name: str) -> Page:
        """Return the person's day as signs that reveal nothing about the deals."""
        language = self.language
        played = [(table, own) for table in self.tables if (own := table.own) is not None]
        lines = [
            f"{_square(own)} {self._title(table)} · {self._how(table, own)}"
            for table, own in played
        ]
        rows = tuple(
            SignRow(self._title(table), (_sign(own),), self._figure(own)) for table, own in played
        )
        how = language.say("bot/played-played", played=len(played), all=len(self.tables))
        subject = (bearer, clean_name(name), self.title, how, rows)
        alt = plain("\n".join((self.title, *lines)))
        picture = Picture("result.png", alt, result_picture, subject, language.code)
        query = DailyQuery(everywhere=self.everywhere)
        today = daily_button(language, "success", query.args)
        if self.streak >= _MIN_STREAK:
            streak = language.say("bot/streak-day", n=self.streak)
            lines.append(f"{how} · {streak}")
        text = stack_texts("\n".join(lines), self._legend())
        return Page(self.title, text, picture=picture, rows=((today,),))

    def _figure(self, line: DailyLine) -> str:
        return "" if line.percent is None else self.language.percent(line.percent)

    def _legend(self) -> str:
        told = self.language.say("daily/legend")
        return f"{SUBTEXT}{told}"

    def _line(self, table: DailyTable) -> str:
        language, own = self.language, table.own
        if own is not None:
            return f"{_square(own)} **{self._title(table)}** · {self._how(table, own)}"
        if table.mine_under_way:
            playing = language.say("daily/line-still-playing")
            return f"🟧 **{self._title(table)}** · {playing}"
        played = table.finished + table.under_way
        how = (
            language.say("daily/line-player-far", n=played)
            if played
            else language.say("daily/line-nobody-yet")
        )
        return f"⬜ **{self._title(table)}** · {how}"

    def _how(self, table: DailyTable, line: DailyLine) -> str:
        language, slug = self.language, table.deal.slug
        told = result_text(self.presenters[slug], line, slug, language)
        if line.percent is None:
            return told
        place = MEDALS.get(line.place, "") if earned(line, slug) else ""
        return f"{told} · {language.percent(line.percent)} {place}".strip()

    def _title(self, table: DailyTable) -> str:
        return self.presenters[table.deal.slug].short_title(self.language)

    def _streak(self) -> tuple[str, ...]:
        if self.streak < _MIN_STREAK:
            return ()
        return (self.language.say("daily/streak", n=self.streak),)

    def _rows(self, *, shared: bool) -> tuple[Row, ...]:
        language = self.language
        games = tuple(self._button(table) for table in self.tables)
        query = DailyQuery(everywhere=self.everywhere)
        there = replace(query, everywhere=not self.everywhere)
        label = (
            language.say("daily/rows-servers-deals")
            if self.everywhere
            else language.say("daily/rows-cross-server")
        )
        played = any(table.own for table in self.tables)
        return (
            *button_rows(games),
            (
                *((Button(label, SHOW, there.args),) if self.in_server else ()),
                Button(language.say("bot/button-standings"), STANDINGS, query.args),
                *((share_button(SHARE, query.args, language, shared=shared),) if played else ()),
            ),
        )

    def _button(self, table: DailyTable) -> Button:
        query = DailyQuery(table.deal.slug, self.everywhere)
        if table.own is not None:
            return Button(self._title(table), SHOW, query.args)
        style: Style = "primary" if table.mine_under_way else "success"
        return Button(self._title(table), PLAY, query.args, style=style)


def with_puzzle(page: Page, part: FrontPart) -> Page:
    """Return the page of today's deals with the daily puzzle above them."""
    text = stack_texts(*part.lines, page.text, apart="\n\n")
    *deals, last = page.rows
    assert isinstance(last, tuple)
    return replace(page, text=text, rows=(*deals, (*part.buttons, *last)))


def people_text(people: Mapping[int, str], asker: int | None, language: Language) -> str:
    """Name the people who have played. The reader comes first."""
    others = [f"**{escape_name(name)}**" for user, name in people.items() if user != asker]
    parts = [language.say("daily/people-youve-played")] if asker in people else []
    if others:
        names = language.names(others[:_MAX_NAMED], len(others))
        who = language.say("daily/people-names-played", n=len(others), names=names)
        parts.append(who)
    return " · ".join(parts) or language.say("daily/people-nobody-played")


def _sign(line: DailyLine) -> Sign:
    """Return a result as a sign that reveals nothing about the deal."""
    if line.percent is None:
        return "alone"
    return "good" if line.percent >= _GOOD else "fair" if line.percent >= _FAIR else "bad"


def _square(line: DailyLine) -> str:
    return WRITTEN[_sign(line)]
