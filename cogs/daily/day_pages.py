"""The page of all daily deals of a day, and a spoiler-free summary of a person's day."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.base.language import Language
from bot.base.names import clean_name, escape_name
from bot.feature import FrontPart
from bot.pages.card_picker import button_rows
from bot.pages.cards import WRITTEN, Sign
from bot.pages.endings import MEDALS
from bot.pages.model import SUBTEXT, Button, Page, Picture, Row, Style, plain, stack_texts
from bot.pages.presenter import Presenter
from bot.pictures.result import SignRow, result_picture
from cogs.daily.pages import (
    MIN_STREAK,
    PLAY,
    DailyQuery,
    DealTexts,
    StandingsQuery,
    daily_button,
)
from cogs.daily.results import DailyLine, DailyTable

_MAX_NAMED: Final = 5
_GOOD_PERCENT, _FAIR_PERCENT = 60, 40


@dataclass(frozen=True)
class DayView:
    """All deals of a day, as the reader may see them. ``welcome``: whether they may play.

    ``streak`` is over all deals, or only over those of the same server if the page will be shared.
    """

    language: Language
    presenters: Mapping[str, Presenter]
    day: str
    tables: Sequence[DailyTable]
    tomorrow: int
    streak: int
    in_server: bool
    welcome: bool

    @property
    def everywhere(self) -> bool:
        return self.tables[0].deal.everywhere

    @property
    def _where(self) -> str:
        return "everywhere" if self.everywhere else "server"

    @property
    def title(self) -> str:
        return self.language.say("daily/day-title", day=self.language.date(self.day))

    def page(self) -> Page:
        say, lines = self.language.say, map(self._line, self.tables)
        text = stack_texts(
            say("daily/intro", where=self._where) if self.welcome else say("match/blocked"),
            stack_texts(*lines, self._legend if self._any_played else ""),
            say("daily/streak", n=self.streak) if self.streak >= MIN_STREAK else "",
            say("daily/next-deals", moment=f"<t:{self.tomorrow}:R>"),
            apart="\n\n",
        )
        return Page(self.title, text, rows=self._rows())

    def public(self, bearer: int, name: str) -> Page:
        language = self.language
        played = [(table, own) for table in self.tables if (own := table.own) is not None]
        lines = [
            f"{_square(own)} {self._title(table)} · {self._how(table, own)}"
            for table, own in played
        ]
        rows = tuple(
            SignRow(self._title(table), (_sign(own),), self._texts(table).percent(own))
            for table, own in played
        )
        how = language.say("bot/played-played", played=len(played), all=len(self.tables))
        subject = (bearer, clean_name(name), self.title, how, rows)
        alt = plain("\n".join((self.title, *lines)))
        picture = Picture("result.png", alt, result_picture, subject, language.code)
        today = daily_button(language, "success", DailyQuery(everywhere=self.everywhere).args)
        if self.streak >= MIN_STREAK:
            streak = language.say("bot/streak-day", n=self.streak)
            lines.append(f"{how} · {streak}")
        text = stack_texts(*lines, self._legend)
        return Page(self.title, text, picture=picture, rows=((today,),))

    @property
    def _any_played(self) -> bool:
        return any(table.own for table in self.tables)

    @property
    def _legend(self) -> str:
        return SUBTEXT + self.language.say("daily/legend")

    def _texts(self, table: DailyTable) -> DealTexts:
        slug = table.deal.slug
        return DealTexts(slug, self.presenters[slug], self.language)

    def _line(self, table: DailyTable) -> str:
        own, say = table.own, self.language.say
        if own is not None:
            mark, how = _square(own), self._how(table, own)
        elif table.mine_under_way:
            mark, how = "🟧", say("daily/still-playing")
        else:
            mark, how = "⬜", say("daily/played-so-far", n=table.finished + table.under_way)
        return f"{mark} **{self._title(table)}** · {how}"

    def _how(self, table: DailyTable, line: DailyLine) -> str:
        texts = self._texts(table)
        told = texts.result(line)
        if line.percent is None:
            return told
        place = MEDALS.get(line.place, "") if texts.earned(line) else ""
        return f"{told} · {texts.percent(line)} {place}".strip()

    def _title(self, table: DailyTable) -> str:
        return self.presenters[table.deal.slug].title(self.language)

    def _rows(self) -> tuple[Row, ...]:
        language = self.language
        open_to = (each for each in self.tables if self.welcome or each.own or each.mine_under_way)
        games = tuple(map(self._button, open_to))
        query = DailyQuery(everywhere=self.everywhere)
        there = query.button(
            language.say("daily/button-scope", where=self._where), everywhere=not self.everywhere
        )
        standings = StandingsQuery(everywhere=self.everywhere)
        return (
            *button_rows(games),
            (
                *((there,) if self.in_server else ()),
                standings.button(language.say("bot/button-standings")),
                *((query.share_button(language),) if self._any_played else ()),
            ),
        )

    def _button(self, table: DailyTable) -> Button:
        query = DailyQuery(table.deal.slug, self.everywhere)
        if table.own is not None:
            return query.button(self._title(table))
        style: Style = "primary" if table.mine_under_way else "success"
        return Button(self._title(table), PLAY, query.args, style=style)


def with_puzzle(page: Page, part: FrontPart) -> Page:
    text = stack_texts(page.text, *part.lines, apart="\n\n")
    *deals, last = page.rows
    assert isinstance(last, tuple)
    return replace(page, text=text, rows=(*deals, (*part.buttons, *last)))


def people_text(people: Mapping[int, str], asker: int | None, language: Language) -> str:
    """Name the people who have played. The reader comes first."""
    others = [f"**{escape_name(name)}**" for user, name in people.items() if user != asker]
    names = language.names(others[:_MAX_NAMED], len(others))
    told = language.say("daily/names-played", n=len(others), names=names)
    if asker not in people:
        return told
    mine = language.say("daily/you-played")
    return f"{mine} · {told}" if others else mine


def _sign(line: DailyLine) -> Sign:
    if line.percent is None:
        return "alone"
    if line.percent >= _GOOD_PERCENT:
        return "good"
    return "fair" if line.percent >= _FAIR_PERCENT else "bad"


def _square(line: DailyLine) -> str:
    return WRITTEN[_sign(line)]
