"""Pages of ``/profile``: a line for each game, and the highlights and chart of one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from pydantic.dataclasses import dataclass as checked

from bot.base.calendar import day_at
from bot.base.discord_limits import MAX_ALT
from bot.base.language import Language
from bot.base.names import clean_name, escape_name
from bot.discord_io.messages import shorten
from bot.match import ratings
from bot.match.leaderboards import LeaderboardLine
from bot.match.ratings import daily_board
from bot.pages.endings import MEDALS, level_name, stars
from bot.pages.model import Button, Page, Picture, Row, stack_texts
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pages.ways_in import TRY_VERB, ways_in
from bot.pictures.chart import rating_chart, score_chart
from bot.show.explorer import PageQuery, Slug, UserId
from bot.show.ranking import rating_figure
from cogs.daily.standings import DailyRecord
from cogs.profiles.store import Feats, GamePlayed, Meeting, Profile

_MIN_STREAK: Final = 2
_MIN_LARGEST_TABLE: Final = 3
_MOST_TOLD: Final = 3


@checked(frozen=True)
class ProfileQuery(PageQuery):
    """A person, oneself by default, and the game to show in full, if any."""

    verb: ClassVar = "profile"
    user_id: UserId | None = None
    slug: Slug | None = None


def bot_page(name: str, language: Language) -> Page:
    text = language.say("profiles/no-profile", name=escape_name(name))
    return Page(_title(name, language), text)


def _meeting(met: Meeting) -> str:
    return f"**{escape_name(met.name)}** {met.before}–{met.behind}"


def _title(name: str, language: Language) -> str:
    return language.say("profiles/title", name=escape_name(name))


@dataclass(frozen=True)
class ProfileView:
    """A person's profile; ``day`` is today, in ISO 8601.

    ``slug`` is the game that is drawn, and ``feats`` are of that game. If it's ``chosen``, the
    whole page is about it.
    """

    presenters: Mapping[str, Presenter]
    profile: Profile
    name: str
    day: str
    daily: DailyRecord | None
    puzzle: LeaderboardLine | None
    language: Language
    more: tuple[Button, ...] = ()  # buttons beside *Share*
    slug: str = ""
    chosen: bool = False
    feats: Feats = field(default_factory=Feats)

    @property
    def say(self) -> Callable[..., str]:
        return self.language.say

    @property
    def across(self) -> bool:
        return self.profile.guild_id is None

    def bare(self) -> Page:
        """Return the page of a person with no matches to show, and say why."""
        why = "you-finished-none"
        if not self.profile.own:
            why = "not-shown" if self.across else "none-rated"
        text = stack_texts(self._nothing(why), "\n".join(self._every_day()), apart="\n\n")
        rows = [ways_in(self.language) if self.profile.own else (), self.more or ()]
        return Page(_title(self.name, self.language), text, rows=tuple(filter(None, rows)))

    def _nothing(self, why: str) -> str:
        return self.say("profiles/nothing", why=why, name=escape_name(self.name))

    def _every_day(self) -> list[str]:
        say, daily, puzzle = self.say, self.daily, self.puzzle
        lines, told = list[str](), list[str]()
        if daily is not None and daily.percent is not None:
            percent = self.language.percent(daily.percent)
            told.append(say("profiles/daily-result", n=daily.deals, percent=percent))
        if daily is not None and daily.streak >= _MIN_STREAK:
            told.append(say("bot/streak-day", n=daily.streak))
        if told:
            lines.append("• " + " · ".join((f"**{say('bot/daily-deals')}**", *told)))
        if puzzle is not None:
            rating = rating_figure(puzzle)
            right = say("bot/won-played-right", won=puzzle.won, played=puzzle.played)
            lines.append(f"• **{say('profiles/daily-puzzles')}** · **{rating}** · {right}")
        return lines

    def page(self, *, public: bool) -> Page:
        if self.chosen:
            game = self._overview(self.profile.played(self.slug))
            text = stack_texts(game, "\n".join(self._details()), apart="\n\n")
        else:
            first, *others = map(self._overview, self.profile.games)
            rest = [*self._every_day(), *others][: _MOST_TOLD - 1]
            told = [first, *self._details()[: _MOST_TOLD - 1 - len(rest)], *rest]
            text = stack_texts(self._nothing_rated(), "\n".join(told), apart="\n\n")
        return Page(
            _title(self.name, self.language),
            text,
            footer=self.say("profiles/provisional") if "?" in text else "",
            picture=self._picture(),
            rows=self._rows(public=public),
        )

    def _rows(self, *, public: bool) -> tuple[Row, ...]:
        if public:
            play = Button(self.say("bot/button-play-too"), TRY_VERB, self.slug, style="success")
            return ((play,),)
        language, slug = self.language, self.slug if self.chosen else None
        query = ProfileQuery(self.profile.user_id, slug)
        titles = {e.slug: self.presenters[e.slug].title(language) for e in self.profile.games}
        menu = query.menu(self.say("bot/which-game"), "slug", titles, self.say("bot/games"))
        return (menu, (*self.more, query.share_button(language)))

    def _nothing_rated(self) -> str:
        if self.across or any(each.counted for each in self.profile.games):
            return ""
        return self._nothing("you-none-rated" if self.profile.own else "none-rated")

    def _ranked(self, text: str, line: LeaderboardLine) -> str:
        """Add the rank to what it's given for, if there is one: ``1640 · #14``."""
        if line.place is None:
            return text
        place = self.say("profiles/place", rank=line.place)
        medal = MEDALS.get(line.place, "") if line.earned else ""
        return f"{text} · {stack_texts(medal, place, apart=' ')}"

    def _rating(self, line: LeaderboardLine) -> str:
        return self._ranked(f"**{rating_figure(line)}**", line)

    def _overview(self, played: GamePlayed) -> str:
        language, presenter = self.language, self.presenters[played.slug]
        parts = [f"**{presenter.title(language)}**"]
        line = self.profile.ranks.get(played.slug)
        if isinstance(presenter, SolitairePresenter):
            if played.counted:
                parts.append(presenter.score_text(played.total, language))
        elif line is not None:
            rating = self._rating(line)
            across = self.across and self.say("profiles/rating-across-servers", rating=rating)
            parts.append(across or rating)
        if played.counted:
            parts.append(self.say("bot/won-played-won", won=played.won, played=played.counted))
        if beaten := self.profile.beaten.get(played.slug):
            parts.append(self.say("profiles/beat-level", level=level_name(beaten, language)))
        if unrated := played.matches - played.counted:
            parts.append(self.say("profiles/unrated", n=unrated))
        return "• " + " · ".join(parts)

    def _details(self) -> list[str]:
        presenter = self.presenters[self.slug]
        if isinstance(presenter, SolitairePresenter):
            return self._alone(presenter)
        say, feats = self.say, self.feats
        lines = []
        here, across = (of.get(self.slug) for of in (self.profile.ranks, self.profile.worldwide))
        if self.across and across is None:
            lines.append(say("profiles/no-cross-server-rating"))
        elif across is not None and not self.across:
            lines.append(say("profiles/rating-across-servers", rating=self._rating(across)))
        lines += self._streak(here or across, "everywhere" if here is None else "server")
        highest = None if self.across or feats.highest is None else feats.highest
        if highest is not None and highest.mu is not None:
            rating = ratings.displayed_rating(highest.mu)
            # A current rating that is the highest is in the game's line already.
            if here is None or rating != here.rating:
                day = self.language.date(day_at(highest.at))
                lines.append(say("profiles/highest-rating", rating=rating, day=day))
        if feats.largest is not None and feats.largest >= _MIN_LARGEST_TABLE:
            lines.append(say("profiles/largest-table", n=feats.largest))
        if feats.opponents:
            met = say("profiles/opponents")
            lines.append(f"{met} {' · '.join(map(_meeting, feats.opponents))}")
        if feats.computers:
            met = " · ".join(
                f"{stars(each.level)} **{each.won}**/{each.matches}" for each in feats.computers
            )
            lines.append(say("profiles/won-against-computers", record=met))
        if feats.skill is not None:
            lines.append(self._against_computers(feats.skill))
        return lines

    def _against_computers(self, skill: tuple[float, float]) -> str:
        mu, sigma = skill
        unsure = "?" if ratings.is_uncertain(sigma) else ""
        rating = f"{ratings.displayed_rating(mu)}{unsure}"
        level = self.feats.next_level
        return self.say(
            "profiles/rating-against-computers",
            rating=rating,
            next="no" if level is None else "yes",
            level="" if level is None else level_name(level, self.language),
        )

    def _streak(self, line: LeaderboardLine | None, where: str) -> list[str]:
        if line is None or line.best_streak < _MIN_STREAK:
            return []
        numbers = {"now": line.streak, "most": line.best_streak}
        return [self.say("profiles/win-streak", where=where, **numbers)]

    def _alone(self, presenter: SolitairePresenter) -> list[str]:
        say, language, lines = self.say, self.language, []
        where = "everywhere" if self.across else "server"
        own, daily = (self.profile.ranks.get(of) for of in (self.slug, daily_board(self.slug)))
        if own is not None:
            told = {"n": own.played, "score": presenter.mean_text(own.mean, language)}
            lines.append(self._ranked(say("profiles/solo-games", where=where, **told), own))
        if daily is not None:
            told = {"n": daily.played, "score": presenter.mean_text(daily.mean, language)}
            lines.append(self._ranked(say("profiles/daily-deals", where=where, **told), daily))
        if self.feats.fewest is not None:
            lines.append(presenter.best_win_text(self.feats.fewest, language))
        lines += self._streak(own, where)
        now, most = self.profile.streak_of_days(self.slug, self.day) or (0, 0)
        if most:
            lines.append(say("profiles/daily-win-streak", where=where, now=now, most=most))
        return lines

    def _picture(self) -> Picture | None:
        """Return the chart of ratings or scores, or None.

        Across servers, the only chart is that of one's own scores in a game for one.
        """
        presenter, profile, feats = self.presenters[self.slug], self.profile, self.feats
        alone = isinstance(presenter, SolitairePresenter)
        if self.across and not (profile.own and alone):
            return None
        name, played = clean_name(self.name), profile.played(self.slug)
        if isinstance(presenter, SolitairePresenter):
            scores = tuple((point.score, point.won) for point in feats.course)
            if not scores:
                return None
            alt = presenter.course_text(name, scores, self.language)
            total = f"{presenter.score_sign}{played.total}"
            subject = (profile.user_id, name, scores, played.counted, total, presenter.most or 1)
            return self._chart(alt, score_chart, subject)
        course = tuple(
            (ratings.displayed_rating(point.mu), ratings.is_uncertain(point.sigma))
            for point in feats.course
            if point.mu is not None and point.sigma is not None
        )
        if not course:
            return None
        course_ratings = [rating for rating, _ in course]
        alt = self.say(
            "profiles/picture-of-ratings",
            n=len(course),
            name=name,
            game=presenter.title(self.language),
            first=course_ratings[0],
            last=course_ratings[-1],
            highest=max(course_ratings),
            lowest=min(course_ratings),
        )
        return self._chart(alt, rating_chart, (profile.user_id, name, course, played.counted))

    def _chart(self, alt: str, draw: Callable[..., bytes], subject: tuple[Any, ...]) -> Picture:
        return Picture("profile.png", shorten(alt, MAX_ALT), draw, subject, self.language.code)
