"""Pages of daily deals: the results of one, and standings over many."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.base.labels import distinct
from bot.base.language import Language
from bot.base.names import escape_name
from bot.match.leaderboards import LINES_PER_PAGE
from bot.pages.endings import match_title, place_text
from bot.pages.leaderboards import period_title
from bot.pages.model import (
    SUBTEXT,
    Button,
    Option,
    Page,
    Picture,
    Row,
    Select,
    plain,
    stack_texts,
)
from bot.pages.parts import Part, Seen
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pages.signs import Signs, signs_text
from bot.pages.ways_in import daily_button
from bot.pictures.leaderboard import NO_SIGNS
from bot.pictures.result import SignRow, result_picture
from bot.show.ranking import Ranking, plain_text, turn_buttons
from bot.show.sharing import share_button
from cogs.daily.actions import DAILY, daily_title, is_shared
from cogs.daily.deals import OWN_SEAT, DailyDeal, daily_seats
from cogs.daily.results import DAILY_GAMES, DailyLine, DailyTable
from cogs.daily.standings import DailyPeriod, DailyStanding
from games import GAMES
from games.core import is_draw

SHOW, PLAY, SHARE = "daily_turn", "daily_play", "daily_share"
JOIN: Final = "daily_join"
"""The verb to play a shared deal, on its day."""
STANDINGS, SHARE_STANDINGS = "daily_standings", "daily_ranks_share"
_MAX_NAMED: Final = 5
"""Maximum number of yesterday's winners to name; the others are counted."""


class DailyPart(Part):
    """Buttons and lines that an attempt at a daily deal adds to its match."""

    def leaving_text(self, seen: Seen, language: Language) -> str:
        if seen.kind is not DAILY:
            return ""
        return language.say("daily/leaving")

    def again(self, seen: Seen, language: Language) -> Button | None:
        if seen.kind is not DAILY:
            return None
        return daily_button(language, "success")

    def over_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        if seen.kind is not DAILY or is_shared(seen):
            return ()
        return (Button(language.say("daily/button-share-result"), "share", style="primary"),)


def result_line(presenter: Presenter, seen: Seen, language: Language) -> str:
    """Return the result of an attempt in one line that reveals nothing about the deal.

    Raises LookupError if it isn't known any more.
    """
    if isinstance(presenter, SolitairePresenter):
        return presenter.result_line(seen, language)
    outcome = seen.outcome
    if outcome is None:
        raise LookupError("the match has no outcome")
    place, seats = outcome.places[OWN_SEAT], len(outcome.places)
    drawn = is_draw(outcome.places, [not chair.left for chair in seen.chairs])
    how = place_text(place, seats, language, won=place == 1 and not drawn)
    title = match_title(presenter.title(language), seen, language)
    return f"**{escape_name(seen.name(OWN_SEAT))}** · {title} · {how}"


def join_button(deal: DailyDeal, language: Language) -> Button:
    """Return the button for everybody to play the same deal."""
    args = f"{deal.slug}/{'e' if deal.everywhere else 's'}/{deal.day}"
    return Button(language.say("bot/button-play-too"), JOIN, args, style="success")


def result_page(
    presenter: Presenter, seen: Seen, signs: Signs, bearer: int, language: Language
) -> Page:
    """Return a result for everybody: a sentence, and signs that reveal nothing about the deal.

    Raises LookupError if it isn't known any more.
    """
    line = result_line(presenter, seen, language)
    assert seen.shared_deal is not None, "it is a deal of the day"
    legend = presenter.signs_legend if signs else None
    told = "" if legend is None else f"{SUBTEXT}{language.render(legend)}"
    title = match_title(presenter.title(language), seen, language)
    how = plain(line).rpartition(title)[2].strip(" ·")
    drawn = (SignRow("", signs),) if signs else ()
    subject = (bearer, seen.name(OWN_SEAT), title, how, drawn)
    picture = Picture("result.png", plain(line), result_picture, subject, language.code)
    deal = DailyDeal.parse(seen.shared_deal)
    text = stack_texts(line, signs_text(signs), told)
    return Page("", text, picture=picture, rows=((join_button(deal, language),),))


@dataclass(frozen=True, slots=True)
class DailyQuery:
    """A game's deal, of this server or everywhere, and the page of its results.

    Without a game it means all of the day's deals.
    """

    slug: str | None = None
    everywhere: bool = False
    page: int = 0

    @classmethod
    def of(cls, args: str) -> Self:
        """Parse a custom id, including those that older versions have posted."""
        parts = args.split("/")
        slug = next((part for part in parts if part in DAILY_GAMES), None)
        page = int(parts[-1]) if parts[-1].isdecimal() and len(parts[-1]) < 9 else 0
        return cls(slug, "e" in parts, page)

    @property
    def args(self) -> str:
        return self.args_of_page(self.page)

    def args_of_page(self, page: int) -> str:
        return f"{self.slug or ''}/{'e' if self.everywhere else 's'}/{page}"


@dataclass(frozen=True, slots=True)
class StandingsQuery:
    """Standings over many deals: week or month, this server or all, one game or all."""

    slug: str | None = None
    everywhere: bool = False
    weekly: bool = False

    @classmethod
    def of(cls, args: str) -> Self:
        """Parse a custom id. A game chosen from a menu comes last."""
        parts = args.split("/")
        slug = next((part for part in reversed(parts) if part in (*DAILY_GAMES, "all")), None)
        return cls(None if slug == "all" else slug, "e" in parts, "w" in parts)

    @property
    def args(self) -> str:
        scope, span = "e" if self.everywhere else "s", "w" if self.weekly else "m"
        return f"{self.slug or 'all'}/{scope}/{span}"


def result_text(presenter: Presenter, line: DailyLine, slug: str, language: Language) -> str:
    """Return the result of an attempt in a few words, such as ``won`` or ``place 2 of 4``."""
    if isinstance(presenter, SolitairePresenter):
        return presenter.ending_text(line.score, line.spent, language, won=line.won)
    return place_text(line.seat_place, daily_seats(slug), language, won=line.won)


def best_text(yesterday: DailyTable, presenter: Presenter, slug: str, language: Language) -> str:
    """Return the winners of yesterday's deal, or the leaders while it can still be played."""
    winners = yesterday.winners
    if not yesterday.lines:
        return language.say("daily/best-nobody-finished")
    if not winners:
        assert isinstance(presenter, SolitairePresenter)
        return presenter.nobody_text(language)
    named = [f"**{escape_name(line.name)}**" for line in winners if line.named][:_MAX_NAMED]
    how = _best(presenter, winners[0], slug, language)
    facts = {"names": language.names(named, len(winners)), "how": how}
    if yesterday.under_way:
        return language.say("daily/best-yesterdays-best-far", **facts)
    return language.say("daily/best-yesterdays-best", **facts)


def _best(presenter: Presenter, line: DailyLine, slug: str, language: Language) -> str:
    if isinstance(presenter, SolitairePresenter):
        return presenter.best_text(line.score, line.spent, language, won=line.won)
    if given_away := _given_away(presenter, line, slug, language):
        return given_away[0]
    return result_text(presenter, line, slug, language)


def _given_away(
    presenter: Presenter, line: DailyLine, slug: str, language: Language
) -> tuple[str, ...]:
    """Return an attempt's loss in words, if the deal compares decisions."""
    if not GAMES[slug].daily_by_choices or line.left:
        return ()
    if line.given_away is None:
        return (language.say("daily/given-away"),)
    return (presenter.lost_text(line.given_away, language),)


@dataclass(frozen=True)
class DailyView:
    """A game's daily deal. ``tomorrow`` is the time of the next one, in seconds since 1970."""

    asker: int
    language: Language
    slug: str
    query: DailyQuery
    presenter: Presenter
    today: DailyTable
    yesterday: DailyTable
    tomorrow: int

    @property
    def _revealed(self) -> tuple[DailyLine, ...]:
        """Lines that the reader may see by now, on all pages."""
        return self.today.named if self.today.told else ()

    @property
    def _last(self) -> int:
        """Number of the last page, counted from 0."""
        return max(0, (len(self._revealed) - 1) // LINES_PER_PAGE)

    @property
    def _number(self) -> int:
        """Number of the page shown."""
        return min(self.query.page, self._last)

    @property
    def _shown(self) -> Sequence[DailyLine]:
        return self._revealed[self._number * LINES_PER_PAGE :][:LINES_PER_PAGE]

    def private(self, *, shared: bool = False) -> Page:
        """Return the reader's own page; ``shared``: it has just been shared."""
        return replace(self.page(mine=True), rows=self._controls(shared=shared))

    def shared(self) -> Page:
        """Return the page for everybody, with a button to play the deal."""
        join = join_button(self.today.deal, self.language)
        return replace(self.page(mine=False), rows=((join,),))

    def page(self, *, mine: bool) -> Page:
        language, today, presenter = self.language, self.today, self.presenter
        game = presenter.title(language)
        following = language.say("daily/page-next-deal", moment=f"<t:{self.tomorrow}:R>")
        signs = (
            (presenter.score_sign, presenter.spent_sign)
            if isinstance(presenter, SolitairePresenter)
            else NO_SIGNS
        )
        page = Ranking(
            language=language,
            asker=self.asker if mine else None,
            title=daily_title(game, today.deal.name, language),
            lines=self._shown,
            own=today.own,
            facts=self._facts,
            figures=self._figures,
            earned=lambda line: earned(line, self.slug),
            empty=self._nothing(),
            after=self._others(),
            notes=(
                *self._measure(),
                self._before(),
                stack_texts(following, self._invitation(mine=mine)),
            ),
            file="daily.png",
            caption=game,
            time=today.deal.day,
            signs=signs,
        ).page()
        hidden = today.finished and not today.told
        return replace(page, picture=None) if hidden else page

    def _facts(self, line: DailyLine) -> Sequence[str]:
        ending = result_text(self.presenter, line, self.slug, self.language)
        if isinstance(self.presenter, SolitairePresenter):
            return (ending,)
        percent = () if line.percent is None else (self.language.percent(line.percent),)
        return ending, *_given_away(self.presenter, line, self.slug, self.language), *percent

    def _figures(self, line: DailyLine) -> tuple[str, str]:
        if isinstance(self.presenter, SolitairePresenter):
            return str(line.score), "" if line.spent is None else str(line.spent)
        return "–" if line.percent is None else self.language.percent(line.percent), ""

    def _nothing(self) -> str:
        language, finished = self.language, self.today.finished
        if not finished:
            return language.say("daily/nothing-nobody-finished")
        return language.say("daily/nothing-player-finished", n=finished)

    def _measure(self) -> tuple[str, ...]:
        """Explain the deal's score if it isn't the result."""
        if not GAMES[self.slug].daily_by_choices:
            return ()
        told = self.language.say("daily/measure")
        return (told,)

    def _others(self) -> str:
        """Return the numbers of people who are unnamed, and who are still playing."""
        language, lines = self.language, []
        unnamed, under_way = len(self.today.lines) - len(self.today.named), self.today.under_way
        if unnamed and self.today.told:
            lines.append(language.say("daily/others-other-played", n=unnamed))
        if under_way:
            lines.append(language.say("daily/others-player-still", n=under_way))
        return "\n".join(lines)

    def _before(self) -> str:
        return best_text(self.yesterday, self.presenter, self.slug, self.language)

    def _invitation(self, *, mine: bool) -> str:
        language = self.language
        if mine and self.today.mine_under_way:
            return language.say("daily/invitation-still-playing")
        if mine and self.today.own is not None:
            return ""
        if mine:
            return language.say("daily/invitation-attempt-only")
        return language.say(
            "daily/invitation-play-todays", command=f"`{language.command('daily')}`"
        )

    def _controls(self, *, shared: bool) -> tuple[Row, ...]:
        language, query = self.language, self.query
        share = share_button(SHARE, query.args, language, shared=shared)
        ways = (
            *self._way_in(),
            Button(language.say("daily/button-todays-deals"), SHOW, replace(query, slug=None).args),
            *((share,) if self.today.told else ()),
        )
        turns = turn_buttons(self._number, self._last, SHOW, query.args_of_page, language)
        return (*self._courses(), *((turns,) if turns else ()), ways)

    def _courses(self) -> tuple[Row, ...]:
        """Return the menu of attempts, to watch with all hands open."""
        if not self.today.watchable:
            return ()
        kept = {line.match_id: line for line in self._shown if line.match_id is not None}
        if not kept:
            return ()
        labels = distinct(plain_text(line, self._facts(line)) for line in kept.values())
        options = tuple(map(Option, labels, kept))
        return (Select(self.language.say("daily/menu"), "replay", options, "h"),)

    def _way_in(self) -> tuple[Button, ...]:
        """Return the button to today's deal, unless the reader has finished it."""
        if self.today.own is not None:
            return ()
        label = (
            self.language.say("daily/way-in-continue")
            if self.today.mine_under_way
            else self.language.say("daily/way-in-play-todays")
        )
        return (Button(label, PLAY, self.query.args, style="success"),)


@dataclass(frozen=True)
class StandingsView:
    """Mean percentages over the deals of a week or month, of one game or of all."""

    asker: int
    language: Language
    query: StandingsQuery
    period: DailyPeriod
    titles: Mapping[str, str]
    lines: tuple[DailyStanding, ...]
    least: int
    in_server: bool

    def private(self, *, shared: bool = False) -> Page:
        """Return the reader's own page; ``shared``: it has just been shared."""
        return replace(self.page(mine=True), rows=self._controls(shared=shared))

    def page(self, *, mine: bool) -> Page:
        language, slug = self.language, self.query.slug
        caption = self.titles[slug] if slug else language.say("bot/games")
        ranked = [line for line in self.lines if line.place is not None and line.named]
        least = language.say("daily/page-need-deal", n=self.least)
        return Ranking(
            language=language,
            asker=self.asker if mine else None,
            title=language.label(language.say("bot/daily-deals"), caption),
            lines=ranked[:LINES_PER_PAGE],
            own=next((line for line in self.lines if line.user_id == self.asker), None),
            facts=self._facts,
            figures=lambda line: (language.percent(line.percent), str(line.deals)),
            empty=language.say("daily/page-empty"),
            notes=[least],
            caption=caption,
            time=period_title(self.period.period, language),
        ).page()

    def shared(self) -> Page:
        """Return the standings for everybody, with a button to today's deals."""
        query = DailyQuery(self.query.slug, self.query.everywhere)
        today = daily_button(self.language, "success", query.args)
        return replace(self.page(mine=False), rows=((today,),))

    def _facts(self, line: DailyStanding) -> Sequence[str]:
        deals = self.language.say("bot/deal", n=line.deals)
        return self.language.percent(line.percent), deals

    def _controls(self, *, shared: bool) -> tuple[Row, ...]:
        language, query = self.language, self.query
        games = {"": language.say("bot/games"), **self.titles}
        options = tuple(
            Option(title, slug or "all", slug == (query.slug or ""))
            for slug, title in games.items()
        )
        other = replace(query, weekly=not query.weekly)
        label = language.say("daily/controls") if query.weekly else language.say("bot/week")
        there = replace(query, everywhere=not query.everywhere)
        scope = (
            language.say("bot/server-server")
            if query.everywhere
            else language.say("bot/across-servers")
        )
        return (
            Select(language.say("bot/which-game"), STANDINGS, options, args=query.args),
            (
                Button(label, STANDINGS, other.args),
                *((Button(scope, STANDINGS, there.args),) if self.in_server else ()),
                Button(
                    language.say("bot/button-todays-deals"),
                    SHOW,
                    DailyQuery(everywhere=query.everywhere).args,
                ),
                share_button(SHARE_STANDINGS, query.args, language, shared=shared),
            ),
        )


def earned(line: DailyLine, slug: str) -> bool:
    """Whether a place earns a medal: in a game for one, the player has to have scored."""
    return daily_seats(slug) > 1 or line.score > 0
