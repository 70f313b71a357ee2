"""Pages of ``/leaderboard``: standings in words and as a picture, with their controls."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass as checked

from bot.base.calendar import ALL_TIME, periods_at
from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, sentence
from bot.match.counting import boards, slug_of
from bot.match.leaderboards import MAX_COUNTED, Leaderboard, LeaderboardLine, Sheet
from bot.match.ratings import MIN_GAMES
from bot.pages.model import Button, Page, Row, stack_texts
from bot.pages.presenter import SolitairePresenter
from bot.pages.ways_in import TRY_VERB
from bot.pictures import has_glyphs
from bot.pictures.leaderboard import NO_HEADS, NO_SIGNS
from bot.pictures.lettering import Lexicon
from bot.show.explorer import PageNumber, PageQuery, one_of
from bot.show.ranking import (
    PresenterOf,
    Ranking,
    board_title,
    month_title,
    period_title,
    rating_figure,
    rating_text,
)
from games import GAMES

_HEADS: Final = Lexicon(rating=sentence("bot/rating"), won=sentence("bot/won"))
PERIOD: Final = rf"{ALL_TIME}|20[0-9]{{2}}-(0[1-9]|1[0-2]|W(0[1-9]|[1-4][0-9]|5[0-3]))"
"""All time, ``2026-11`` or ``2026-W47``."""


@checked(frozen=True)
class LeaderboardQuery(PageQuery):
    """A page of a leaderboard. ``worldwide`` means across servers.

    Without a board, it is that of the latest result. Without a period, it is the current season, or
    all time. Named pages are only computed on request.
    """

    verb: ClassVar = "leaderboard"
    board: Annotated[str, one_of(boards)] | None = None
    period: Annotated[str, Field(pattern=f"^({PERIOD})$")] | None = None
    worldwide: bool = False
    page: PageNumber | Literal["first", "last", "mine"] = 0


@dataclass(frozen=True, slots=True)
class Calendar:
    """The current periods and their names. ``seasons``: months are seasons."""

    now: int
    seasons: bool
    language: Language

    @property
    def month(self) -> str:
        return periods_at(self.now)[1]

    @property
    def week(self) -> str:
        return periods_at(self.now)[2]

    def name(self, period: str) -> str:
        language = self.language
        if period == ALL_TIME:
            return language.say("leaderboards/all-time")
        if period == self.week:
            return language.say("bot/week")
        if "W" in period:
            return period_title(period, language)
        which = "season" if self.seasons else "month"
        return language.say(
            "leaderboards/month-name",
            which=f"this-{which}" if period == self.month else which,
            month=month_title(period, language),
        )

    def offered(self, months: Sequence[str]) -> list[str]:
        """Return the periods to choose from: the current ones, then earlier months with results."""
        here = (self.month, ALL_TIME) if self.seasons else (ALL_TIME, self.month)
        return [*here, self.week, *(month for month in months if month < self.month)]


@dataclass(frozen=True)
class LeaderboardView:
    """One page of a leaderboard. The public one has no ``asker``.

    ``months`` are those with results, ``here`` is the reader's server.
    """

    asker: int | None
    language: Language
    query: LeaderboardQuery
    table: Leaderboard
    sheet: Sheet
    calendar: Calendar
    presenter_of: PresenterOf
    months: Sequence[str]
    here: int | None

    @property
    def slug(self) -> str:
        return slug_of(self.table.board)

    @property
    def alone(self) -> SolitairePresenter | None:
        presenter = self.presenter_of(self.slug)
        return presenter if isinstance(presenter, SolitairePresenter) else None

    def page(self) -> Page:
        language, alone, say = self.language, self.alone, self.language.say
        name = board_title(self.table.board, self.presenter_of, language)
        period, digits = self.calendar.name(self.table.period), self.table.period
        words = _HEADS.written(language)
        play = Button(say("bot/button-play-too"), TRY_VERB, self.slug, style="success")
        page = Ranking(
            language=language,
            asker=self.asker,
            title=say("leaderboards/title", game=name),
            lines=self.sheet.lines,
            own=self.sheet.own,
            facts=self._facts,
            figures=self._figures,
            earned=lambda line: line.earned,
            before=self._scope_text(period),
            empty=say("leaderboards/nobody", case=self._case, command=self._command),
            missing=self._missing(),
            notes=[say("bot/only-people-allow")] if self.table.worldwide else [],
            footer=self._footer(),
            heading=say("leaderboards/picture-heading", game=name, period=period),
            caption=name,
            time=period if has_glyphs(period) else digits.removeprefix(ALL_TIME),
            signs=NO_SIGNS if alone is None else (alone.score_sign, ""),
            heads=(words["rating"], words["won"]) if alone is None else NO_HEADS,
        ).page()
        return replace(page, rows=((play,),) if self.asker is None else self._controls())

    def _scope_text(self, period: str) -> str:
        say = self.language.say
        where = say("leaderboards/scope", where="everywhere" if self.table.worldwide else "server")
        ranked_after = say("leaderboards/ranked-after", game=self._game, n=MIN_GAMES)
        return stack_texts(f"**{period}** · {where}", ranked_after if self.sheet.lines else "")

    def _facts(self, line: LeaderboardLine) -> Sequence[str]:
        language, alone, say = self.language, self.alone, self.language.say
        facts = [say("bot/won-played-won", won=line.won, played=line.played)]
        if line.gone:
            facts.append(say("bot/left-server"))
        if alone is None:
            return rating_text(line, language), *facts
        facts.insert(0, alone.mean_text(line.mean, language))
        if line.fewest is not None:
            facts.append(alone.fewest_text(line.fewest, language))
        if line.best_streak > 1:
            facts.append(say("bot/longest-streak", n=line.best_streak))
        return facts

    def _figures(self, line: LeaderboardLine) -> tuple[str, str]:
        alone = self.alone
        large = rating_figure(line) if alone is None else alone.share(line.mean, self.language)
        return large, f"{line.won}/{line.played}"

    @property
    def _game(self) -> str:
        return "together" if self.alone is None else "alone"

    @property
    def _case(self) -> str:
        calendar = self.calendar
        lasts = self.table.period in (ALL_TIME, calendar.month, calendar.week)
        return self._game if lasts else "closed"

    @property
    def _command(self) -> str:
        name = "play" if self.table.board in GAMES else "daily"
        return f"`{self.language.command(name, self.slug)}`"

    def _missing(self) -> str:
        if not (self.sheet.hidden or self.sheet.lines):
            return ""
        case = "hidden" if self.sheet.hidden else self._case
        return self.language.say("leaderboards/missing", case=case, command=self._command)

    def _footer(self) -> str:
        say, sheet, parts = self.language.say, self.sheet, []
        if sheet.pages != 1 and (sheet.pages is None or sheet.people):
            number, pages = sheet.page + 1, sheet.pages or 0
            parts.append(say("leaderboards/page-number", page=number, pages=pages))
        if sheet.pages is None:
            parts.append(say("leaderboards/more-players-than", n=MAX_COUNTED))
        elif sheet.people:
            parts.append(say("bot/player", n=sheet.people))
        shown = [*sheet.lines, *([sheet.own] if sheet.own else [])]
        if any(line.place is None for line in shown):
            parts.append(say("leaderboards/provisional"))
        return " · ".join(parts)

    def _controls(self) -> tuple[Row, ...]:
        language, say, table = self.language, self.language.say, self.table
        games = {board: board_title(board, self.presenter_of, language) for board in boards()}
        offered = self.calendar.offered(self.months)[:MAX_SELECT_OPTIONS]
        if table.period not in offered:
            offered = [*offered[: MAX_SELECT_OPTIONS - 1], table.period]
        periods = {period: self.calendar.name(period) for period in offered}
        label = say("bot/server-server") if table.worldwide else say("bot/across-servers")
        query = replace(self.query, page=0)
        other = query.button(label, worldwide=not table.worldwide)
        return (
            query.menu(say("leaderboards/menu-game"), "board", games),
            query.menu(say("leaderboards/menu-period"), "period", periods),
            *(() if self.sheet.pages == 1 else (self._turns(),)),
            (self.query.share_button(language), *(() if self.here is None else (other,))),
        )

    def _turns(self) -> Row:
        say, query, sheet = self.language.say, self.query, self.sheet
        at_start, at_end, before = sheet.page == 0, not sheet.more, max(0, sheet.page - 1)
        at_mine = sheet.own is None or sheet.own_here
        return (
            query.button(say("leaderboards/button-first"), page="first", disabled=at_start),
            query.button(say("bot/back"), page=before, disabled=at_start),
            query.button(say("bot/forward"), page=sheet.page + 1, disabled=at_end),
            query.button(say("leaderboards/button-last"), page="last", disabled=at_end),
            query.button(say("leaderboards/button-find-me"), page="mine", disabled=at_mine),
        )
