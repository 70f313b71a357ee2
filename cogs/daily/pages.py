"""Pages of daily deals: the results of one, and standings over many."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Final

from pydantic import Field
from pydantic.dataclasses import dataclass as checked

from bot.base.discord_limits import distinct
from bot.base.language import Language
from bot.base.names import escape_name
from bot.match.leaderboards import LINES_PER_PAGE
from bot.match.shared_deals import AVERAGE
from bot.pages.cards import WRITTEN, Signs, signs_text
from bot.pages.endings import match_title, place_text
from bot.pages.model import (
    SUBTEXT,
    Button,
    Option,
    Page,
    Picture,
    Row,
    Select,
    Style,
    stack_texts,
)
from bot.pages.parts import Part, Seen
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pictures.leaderboard import NO_SIGNS
from bot.pictures.result import SignRow, result_picture
from bot.show.explorer import PageNumber, PageQuery, one_of, turn_buttons
from bot.show.ranking import Ranking, marked_text, period_title, plain_text
from cogs.daily.actions import DAILY, daily_title, is_shared
from cogs.daily.deals import OWN_SEAT, DailyDeal, daily_seats, deal_of
from cogs.daily.results import DailyLine, DailyTable, daily_games
from cogs.daily.standings import DailyPeriod, DailyStanding
from games import GAMES
from games.core import is_draw

PLAY: Final = "daily_play"
MIN_STREAK: Final = 2
_MAX_NAMED: Final = 5


class DailyPart(Part):
    """Buttons and lines that an attempt at a daily deal adds to its match."""

    def leaving_text(self, seen: Seen, language: Language) -> str:
        return language.say("daily/one-try") if seen.kind is DAILY else ""

    def again(self, seen: Seen, language: Language) -> Button | None:
        return daily_button(language, "success") if seen.kind is DAILY else None

    def over_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        if seen.kind is not DAILY or is_shared(seen):
            return ()
        return (Button(language.say("daily/button-share-result"), "share", style="primary"),)


def _result_text(presenter: Presenter, seen: Seen, language: Language) -> str:
    if isinstance(presenter, SolitairePresenter):
        return presenter.result_text(seen, language)
    outcome = seen.outcome
    assert outcome is not None, "it is over"
    place, seats = outcome.places[OWN_SEAT], len(outcome.places)
    drawn = is_draw(outcome.places, [not chair.left for chair in seen.chairs])
    return place_text(place, seats, language, won=place == 1 and not drawn)


def join_button(deal: DailyDeal, language: Language) -> Button:
    args = DailyQuery(deal.slug, deal.everywhere, day=deal.day).args
    return Button(language.say("bot/button-play-too"), PLAY, args, style="success")


def result_page(
    presenter: Presenter,
    seen: Seen,
    signs: Signs,
    bearer: int,
    language: Language,
    streak: int = 0,
    others: str = "",
) -> Page:
    """Return a result for everybody to see: a picture with signs that don't spoil the deal.

    ``others`` are the lines of all who have played it.
    """
    deal, how = deal_of(seen), _result_text(presenter, seen, language)
    if streak >= MIN_STREAK:
        how = f"{how} · {language.say('bot/streak-day', n=streak)}"
    name, title = seen.name(OWN_SEAT), match_title(presenter.title(language), seen, language)
    drawn = (SignRow("", signs),) if signs else ()
    alt = stack_texts(f"{name} · {title} · {how}", signs_text(signs))
    subject = (bearer, name, title, how, drawn)
    picture = Picture("result.png", alt, result_picture, subject, language.code)
    legend = "" if presenter.signs_legend is None else language.render(presenter.signs_legend)
    used = [WRITTEN[sign] for sign in signs if sign != "gap"]
    told = " · ".join(part for part in legend.split(" · ") if any(sign in part for sign in used))
    text = stack_texts(f"{SUBTEXT}{told}" if told else "", others, apart="\n\n")
    rows = ((join_button(deal, language),),) if deal.slug in daily_games() else ()
    return Page("", text, picture=picture, rows=rows)


Slug = Annotated[str, one_of(daily_games)]


@checked(frozen=True)
class DailyQuery(PageQuery):
    """A game's deal, of this server or everywhere, and the page of its results.

    Without a game it means all of the day's deals. ``day`` is only set below a shared result.
    """

    verb: ClassVar = "daily"
    slug: Slug | None = None
    everywhere: bool = False
    page: PageNumber = 0
    day: Annotated[str, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None


def daily_button(language: Language, style: Style = "secondary", args: str = "") -> Button:
    """The button that opens today's deals."""
    return Button(language.say("bot/button-todays-deals"), DailyQuery.verb, args, style=style)


@checked(frozen=True)
class StandingsQuery(PageQuery):
    """Standings over many deals: of one game or all, this server or all, a week or a month."""

    verb: ClassVar = "daily_standings"
    slug: Slug | None = None
    everywhere: bool = False
    weekly: bool = False


@dataclass(frozen=True)
class DealTexts:
    """The texts about results of a game's daily deal, for one reader."""

    slug: str
    presenter: Presenter
    language: Language

    def earned(self, line: DailyLine) -> bool:
        """Whether a place earns a medal: with any score in a game for one, else above average."""
        if daily_seats(self.slug) == 1:
            return line.score > 0
        return line.percent is not None and line.percent > AVERAGE

    def result(self, line: DailyLine) -> str:
        """Return the result of an attempt in a few words, such as ``won`` or ``place 2 of 4``."""
        if isinstance(self.presenter, SolitairePresenter):
            return self.presenter.ending_text(line.score, line.spent, self.language, won=line.won)
        return place_text(line.seat_place, daily_seats(self.slug), self.language, won=line.won)

    def yesterday(self, table: DailyTable) -> str:
        """Return the winners of yesterday's deal, or the leaders while it can still be played."""
        winners, say = table.winners, self.language.say
        if not table.lines:
            return say("daily/yesterday", case="nobody")
        if not winners:
            assert isinstance(self.presenter, SolitairePresenter)
            return self.presenter.nobody_text(self.language)
        named = [f"**{escape_name(line.name)}**" for line in winners if line.named][:_MAX_NAMED]
        case = "so-far" if table.under_way else "over"
        names, how = self.language.names(named, len(winners)), self._best(winners[0])
        return say("daily/yesterday", case=case, names=names, how=how)

    def _best(self, line: DailyLine) -> str:
        if isinstance(self.presenter, SolitairePresenter):
            return self.presenter.best_text(line.score, line.spent, self.language, won=line.won)
        return self._given_away(line) or self.result(line)

    def _given_away(self, line: DailyLine) -> str:
        if not GAMES[self.slug].daily_by_choices or line.left:
            return ""
        if line.given_away is None:
            return self.language.say("daily/not-reviewed")
        return self.presenter.lost_text(line.given_away, self.language)

    def facts(self, line: DailyLine) -> list[str]:
        told = [self.result(line)]
        if not isinstance(self.presenter, SolitairePresenter):
            told += [self._given_away(line), self.percent(line)]
        return list(filter(None, told))

    def figures(self, line: DailyLine) -> tuple[str, str]:
        if isinstance(self.presenter, SolitairePresenter):
            return str(line.score), "" if line.spent is None else str(line.spent)
        return self.percent(line) or "–", ""

    def everybody(self, table: DailyTable, reader: int | None = None) -> str:
        """Return everybody's lines, to go below a result. Empty if there aren't two of them."""
        if len(table.named) < 2:
            return ""
        say, lines = self.language.say, [self.language.say("daily/same-cards")]
        for line in table.named[:LINES_PER_PAGE]:
            text = marked_text(line, self.facts(line), earned=self.earned(line))
            lines.append(say("bot/line", line=text) if line.user_id == reader else text)
        return "\n".join(lines)

    def percent(self, line: DailyLine) -> str:
        return "" if line.percent is None else self.language.percent(line.percent)


@dataclass(frozen=True)
class DailyView:
    """A game's daily deal. ``tomorrow`` is the time of the next one, in seconds since 1970.

    The public page has no ``asker``. Its ``streak`` is that of the person who shares it.
    """

    asker: int | None
    language: Language
    query: DailyQuery
    texts: DealTexts
    today: DailyTable
    yesterday: DailyTable
    tomorrow: int
    welcome: bool
    streak: int = 0

    def _facts(self, line: DailyLine) -> list[str]:
        told = self.texts.facts(line)
        if line.user_id == self.today.asker and self.streak >= MIN_STREAK:
            told.append(self.language.say("bot/streak-day", n=self.streak))
        return told

    @property
    def _last(self) -> int:
        return max(0, (len(self.today.named) - 1) // LINES_PER_PAGE)

    @property
    def _number(self) -> int:
        return min(self.query.page, self._last)

    @property
    def _shown(self) -> Sequence[DailyLine]:
        return self.today.named[self._number * LINES_PER_PAGE :][:LINES_PER_PAGE]

    def page(self) -> Page:
        say, today, texts = self.language.say, self.today, self.texts
        presenter = texts.presenter
        game = presenter.title(self.language)
        page = Ranking(
            language=self.language,
            asker=self.asker,
            title=daily_title(game, today.deal.name, self.language),
            lines=self._shown,
            own=today.own,
            facts=self._facts,
            figures=texts.figures,
            earned=texts.earned,
            empty=say("daily/results-hidden", n=today.finished),
            after=self._others(),
            notes=(
                say("daily/measure") if GAMES[texts.slug].daily_by_choices else "",
                texts.yesterday(self.yesterday),
                stack_texts(
                    say("daily/next-deal", moment=f"<t:{self.tomorrow}:R>"),
                    self._invitation(),
                ),
            ),
            file="daily.png",
            caption=game,
            time=today.deal.day,
            signs=(
                (presenter.score_sign, presenter.spent_sign)
                if isinstance(presenter, SolitairePresenter)
                else NO_SIGNS
            ),
        ).page()
        hidden = today.finished and not today.told
        join = join_button(today.deal, self.language)
        rows = ((join,),) if self.asker is None else self._controls()
        return replace(page, picture=None if hidden else page.picture, rows=rows)

    def _invitation(self) -> str:
        if not self.welcome:
            return self.language.say("match/blocked")
        reader = "everyone" if self.asker is None else self._reader
        command = f"`{self.language.command('daily')}`"
        return self.language.say("daily/invitation", reader=reader, command=command)

    @property
    def _reader(self) -> str:
        if self.today.mine_under_way:
            return "playing"
        return "new" if self.today.own is None else "played"

    def _others(self) -> str:
        say, today = self.language.say, self.today
        return stack_texts(
            say("daily/others-unnamed", n=len(today.lines) - len(today.named)),
            say("daily/others-playing", n=today.under_way),
        )

    def _controls(self) -> tuple[Row, ...]:
        language, query = self.language, replace(self.query, page=self._number)
        ways = [query.button(language.say("daily/button-all-deals"), slug=None, page=0)]
        if self.today.own is None and (self.welcome or self.today.mine_under_way):
            label = language.say("daily/button-play", reader=self._reader)
            ways.insert(0, Button(label, PLAY, query.args, style="success"))
        if self.today.told:
            ways.append(query.share_button(language))
        turns = turn_buttons(
            self._number, self._last, query.verb, lambda to: replace(query, page=to).args, language
        )
        return (*self._courses(), *((turns,) if turns else ()), tuple(ways))

    def _courses(self) -> tuple[Row, ...]:
        kept = {line.match_id: line for line in self._shown if line.match_id is not None}
        if not (self.today.watchable and kept):
            return ()
        labels = distinct(plain_text(line, self.texts.facts(line)) for line in kept.values())
        options = tuple(map(Option, labels, kept))
        return (Select(self.language.say("daily/menu-watch"), "replay", options),)


@dataclass(frozen=True)
class StandingsView:
    """Mean percentages over the deals of a week or month, of one game or of all.

    The public page has no ``asker``.
    """

    asker: int | None
    language: Language
    query: StandingsQuery
    period: DailyPeriod
    titles: Mapping[str, str]
    lines: tuple[DailyStanding, ...]
    least: int
    in_server: bool

    def page(self) -> Page:
        language, slug = self.language, self.query.slug
        caption = self.titles[slug] if slug else language.say("bot/games")
        ranked = [line for line in self.lines if line.place is not None and line.named]
        page = Ranking(
            language=language,
            asker=self.asker,
            title=language.label(language.say("bot/daily-deals"), caption),
            lines=ranked[:LINES_PER_PAGE],
            own=next((line for line in self.lines if line.user_id == self.asker), None),
            facts=self._facts,
            figures=lambda line: (language.percent(line.percent), str(line.deals)),
            empty=language.say("daily/nobody-ranked"),
            notes=[language.say("daily/deals-needed", n=self.least)],
            caption=caption,
            time=period_title(self.period.period, language),
        ).page()
        deals = DailyQuery(slug, self.query.everywhere)
        today = daily_button(language, "success", deals.args)
        return replace(page, rows=((today,),) if self.asker is None else self._controls())

    def _facts(self, line: DailyStanding) -> Sequence[str]:
        deals = self.language.say("bot/deal", n=line.deals)
        return self.language.percent(line.percent), deals

    def _controls(self) -> tuple[Row, ...]:
        say, query = self.language.say, self.query
        span = say("daily/button-month") if query.weekly else say("bot/week")
        scope = say("bot/server-server") if query.everywhere else say("bot/across-servers")
        there = query.button(scope, everywhere=not query.everywhere)
        today = DailyQuery(everywhere=query.everywhere)
        return (
            query.menu(say("bot/which-game"), "slug", self.titles, say("bot/games")),
            (
                query.button(span, weekly=not query.weekly),
                *((there,) if self.in_server else ()),
                today.button(say("bot/button-todays-deals")),
                query.share_button(self.language),
            ),
        )
