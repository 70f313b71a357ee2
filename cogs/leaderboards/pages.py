"""Pages of ``/leaderboard``: standings in words and as a picture, with their controls."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.base.calendar import ALL_TIME, periods_at
from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.match.admission import MAX_RATED_A_DAY
from bot.match.counting import boards
from bot.match.leaderboards import MAX_COUNTED, Leaderboard, LeaderboardLine, Sheet
from bot.match.ratings import EVERYWHERE, MIN_GAMES
from bot.pages.leaderboards import PresenterOf, board_title, month_title, period_title
from bot.pages.model import Button, Option, Page, Row, Select, stack_texts
from bot.pages.presenter import SolitairePresenter
from bot.pages.ways_in import TRY_VERB
from bot.pictures import has_glyphs
from bot.pictures.leaderboard import NO_HEADS, NO_SIGNS
from bot.pictures.lexicon import Lexicon
from bot.show.ranking import Ranking, rating_figure, rating_text
from bot.show.sharing import share_button
from games import GAMES

LAST, MINE = "last", "mine"
"""Buttons whose page is only computed when they are pressed."""
_HEADS: Final = Lexicon(rating=sentence("bot/rating"), won=sentence("bot/won"))


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """The page of a leaderboard that a person asks for; ``worldwide`` means across servers."""

    worldwide: bool
    board: str
    period: str
    page: int = 0

    def table(self, guild_id: int | None) -> Leaderboard:
        """Return the leaderboard for a reader in this server, or outside of servers."""
        scope = EVERYWHERE if self.worldwide or guild_id is None else guild_id
        return Leaderboard(scope, self.board, self.period)

    def args(self, *before: str) -> str:
        scope = "e" if self.worldwide else "h"
        return "/".join((*before, scope, self.period, str(self.page), self.board))

    @classmethod
    def of(cls, args: str) -> Self:
        """Parse a custom id. Raises Refusal if it is malformed."""
        scope, period, page, board = [*args.split("/", 3), "", "", ""][:4]
        if board not in boards() or not is_period(period) or not page.isdecimal():
            raise Refusal(sentence("leaderboards/of"))
        return cls(scope == "e", board, period, int(page))


def is_period(text: str) -> bool:
    """Return True for a leaderboard's period: ``all``, ``2026-11``, ``2026-W47``."""
    if text == ALL_TIME:
        return True
    found = re.fullmatch(r"(20[0-9]{2})-(?:(0[1-9]|1[0-2])|W([0-5][0-9]))", text)
    return found is not None and (found[3] is None or 1 <= int(found[3]) <= 53)


@dataclass(frozen=True, slots=True)
class Calendar:
    """Names of the current periods; ``seasons``: months are seasons."""

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
            return language.say("leaderboards/name-time")
        if period == self.week:
            return language.say("bot/week")
        if "W" in period:
            return period_title(period, language)
        month = month_title(period, language)
        if self.seasons:
            if period == self.month:
                return language.say("leaderboards/name-season-month-2", month=month)
            return language.say("leaderboards/name-season-month", month=month)
        return (
            language.say("leaderboards/name-month-month", month=month)
            if period == self.month
            else month
        )

    def offered(self, months: Sequence[str]) -> list[str]:
        """Return the periods to choose from: the current ones, then earlier months with results."""
        here = (self.month, ALL_TIME) if self.seasons else (ALL_TIME, self.month)
        return [*here, self.week, *(month for month in months if month < self.month)]


@dataclass(frozen=True)
class LeaderboardView:
    """One page of a leaderboard. ``wish`` is the query for it, ``months`` are those with results.

    ``here`` is the reader's server.
    """

    asker: int
    language: Language
    slug: str
    wish: LeaderboardQuery
    table: Leaderboard
    sheet: Sheet
    calendar: Calendar
    presenter_of: PresenterOf
    months: Sequence[str]
    here: int | None

    @property
    def alone(self) -> SolitairePresenter | None:
        """The presenter of a game for one, whose leaderboards are ordered by results."""
        presenter = self.presenter_of(self.slug)
        return presenter if isinstance(presenter, SolitairePresenter) else None

    def private(self, *, shared: bool = False) -> Page:
        """Return the reader's own page; ``shared``: it has just been shared."""
        return replace(self.page(mine=True), rows=self._controls(shared=shared))

    def page(self, *, mine: bool) -> Page:
        language, alone = self.language, self.alone
        name = board_title(self.wish.board, self.presenter_of, language)
        period, digits = self.calendar.name(self.wish.period), self.wish.period
        words = _HEADS.written(language)
        allowed = language.say("bot/only-people-allow")
        return Ranking(
            language=language,
            asker=self.asker if mine else None,
            title=language.say("leaderboards/page-title", game=name),
            lines=self.sheet.lines,
            own=self.sheet.own,
            facts=self._facts,
            figures=self._figures,
            earned=lambda line: line.earned,
            before=self._scope_text(period),
            empty=self._nobody(),
            missing=self._missing(),
            notes=[allowed] if self.table.worldwide else [],
            footer=self._footer(),
            heading=language.say("leaderboards/page-heading", game=name, period=period),
            caption=name,
            time=period if has_glyphs(period) else digits.removeprefix(ALL_TIME),
            signs=NO_SIGNS if alone is None else (alone.score_sign, ""),
            heads=(words["rating"], words["won"]) if alone is None else NO_HEADS,
        ).page()

    def shared(self) -> Page:
        """Return the page for everybody, with a button to play the same game."""
        play = Button(
            self.language.say("bot/button-play-too"), TRY_VERB, self.slug, style="success"
        )
        return replace(self.page(mine=False), rows=((play,),))

    def _scope_text(self, period: str) -> str:
        language, here = self.language, not self.table.worldwide
        where = (
            language.say("leaderboards/scope-server")
            if here
            else language.say("leaderboards/scope-across-servers")
        )
        limits = (
            language.say("leaderboards/scope-ranked-after", n=MIN_GAMES)
            if self.alone is not None
            else language.say("leaderboards/scope-ranked-after-about", n=MAX_RATED_A_DAY)
        )
        return stack_texts(f"**{period}** · {where}", limits if self.sheet.lines else "")

    def _facts(self, line: LeaderboardLine) -> Sequence[str]:
        language, alone = self.language, self.alone
        facts = [language.say("bot/won-played-won", won=line.won, played=line.played)]
        if line.gone:
            facts.append(language.say("bot/left-server"))
        if alone is None:
            return rating_text(line, language), *facts
        facts.insert(0, alone.mean_text(line.mean, language))
        if line.fewest is not None:
            facts.append(alone.fewest_text(line.fewest, language))
        if line.best_streak > 1:
            facts.append(language.say("bot/longest-streak", n=line.best_streak))
        return facts

    def _figures(self, line: LeaderboardLine) -> tuple[str, str]:
        alone = self.alone
        large = rating_figure(line) if alone is None else alone.share(line.mean, self.language)
        return large, f"{line.won}/{line.played}"

    def _nobody(self) -> str:
        language = self.language
        if self._closed:
            return language.say("leaderboards/nobody-nobody-listed")
        if self.alone is not None:
            return language.say("leaderboards/nobody-first-place-still", command=self._command)
        return language.say("leaderboards/nobody-first-place", command=self._command)

    @property
    def _closed(self) -> bool:
        """True if no more matches can count in this period."""
        calendar = self.calendar
        return self.wish.period not in (ALL_TIME, calendar.month, calendar.week)

    @property
    def _command(self) -> str:
        name = "play" if self.wish.board in GAMES else "daily"
        return f"`{self.language.command(name, self.slug)}`"

    def _missing(self) -> str:
        language, sheet = self.language, self.sheet
        if sheet.hidden:
            return language.say("leaderboards/missing-own-entry")
        if not sheet.lines:
            return ""
        if self._closed:
            return language.say("leaderboards/missing-arent-listed-period")
        if self.alone is not None:
            return language.say("leaderboards/missing-arent-listed-yet", command=self._command)
        return language.say("leaderboards/missing-arent-listed", command=self._command)

    def _footer(self) -> str:
        language, sheet = self.language, self.sheet
        parts = []
        if sheet.pages is None:
            parts.append(language.say("leaderboards/footer-page-page", page=sheet.page + 1))
            parts.append(language.say("leaderboards/footer-more-than", n=MAX_COUNTED))
        elif sheet.people:
            if sheet.pages > 1:
                parts.append(
                    language.say(
                        "leaderboards/footer-page-page-pages",
                        page=sheet.page + 1,
                        pages=sheet.pages,
                    )
                )
            parts.append(language.say("bot/player", n=sheet.people))
        shown = [*sheet.lines, *([sheet.own] if sheet.own else [])]
        if any(line.place is None for line in shown):
            parts.append(language.say("leaderboards/footer-provisional-ranked"))
        return " · ".join(parts)

    def _controls(self, *, shared: bool) -> tuple[Row, ...]:
        return (self._boards(), self._periods(), self._turns(), self._others(shared=shared))

    def _menu(self, placeholder: str, verb: str, named: dict[str, str], chosen: str) -> Select:
        options = tuple(Option(name, value, value == chosen) for value, name in named.items())
        return Select(placeholder, verb, options, replace(self.wish, page=0).args())

    def _boards(self) -> Select:
        named = {board: board_title(board, self.presenter_of, self.language) for board in boards()}
        placeholder = self.language.say("leaderboards/boards")
        return self._menu(placeholder, "hall_board", named, self.wish.board)

    def _periods(self) -> Select:
        offered = self.calendar.offered(self.months)[:MAX_SELECT_OPTIONS]
        if self.wish.period not in offered:
            offered = [*offered[: MAX_SELECT_OPTIONS - 1], self.wish.period]
        named = {period: self.calendar.name(period) for period in offered}
        placeholder = self.language.say("leaderboards/periods")
        return self._menu(placeholder, "hall_period", named, self.wish.period)

    def _turns(self) -> Row:
        language, page = self.language, self.sheet.page
        at_start, at_end = page == 0, not self.sheet.more
        at_mine = self.sheet.own is None or self.sheet.own_here

        def turn(kind: str, label: str, to: int, *, idle: bool) -> Button:
            args = replace(self.wish, page=to).args(kind)
            return Button(label, "hall_turn", args, disabled=idle)

        return (
            turn("first", language.say("leaderboards/turns-first"), 0, idle=at_start),
            turn("back", language.say("bot/back"), max(0, page - 1), idle=at_start),
            turn("forward", language.say("bot/forward"), page + 1, idle=at_end),
            turn(LAST, language.say("leaderboards/turns-last"), 0, idle=at_end),
            turn(MINE, language.say("leaderboards/turns-find-me"), 0, idle=at_mine),
        )

    def _others(self, *, shared: bool) -> Row:
        language, worldwide = self.language, self.wish.worldwide
        share = share_button("hall_share", self.wish.args(), language, shared=shared)
        if self.here is None:
            return (share,)
        other = replace(self.wish, worldwide=not worldwide, page=0)
        label = (
            language.say("bot/server-server") if worldwide else language.say("bot/across-servers")
        )
        return (share, Button(label, "hall_where", other.args()))
