"""Pages of ``/profile``: a line for each game, and the highlights and chart of one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.base.calendar import day_at
from bot.base.discord_limits import MAX_ALT
from bot.base.language import Language
from bot.base.names import clean_name, escape_name
from bot.discord_io.messages import shorten
from bot.match import ratings
from bot.match.leaderboards import LeaderboardLine
from bot.match.ratings import daily_board
from bot.pages.computers import level_name, stars
from bot.pages.endings import MEDALS
from bot.pages.model import Button, Option, Page, Picture, Select, stack_texts
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pictures.chart import rating_chart, score_chart
from bot.show.sharing import share_button
from cogs.daily.standings import DailyRecord
from cogs.profiles.store import Feats, GamePlayed, Meeting, Profile

_MIN_STREAK: Final = 2
"""Minimum streak that is mentioned."""
_MIN_TABLE: Final = 3
"""Minimum number of people at a won table that is mentioned."""


def bare_page(
    profile: Profile,
    name: str,
    others: Sequence[str],
    language: Language,
    more: tuple[Button, ...] = (),
) -> Page:
    """Return the page of a person without matches to show: the reason, and ``others`` lines.

    ``more`` are its buttons.
    """
    if profile.own:
        text = language.say("profiles/bare-havent-finished")
    elif profile.guild_id is None:
        text = language.say("profiles/bare-name-doesnt", name=escape_name(name))
    else:
        text = _never(profile, name, language)
    told = stack_texts(text, "\n".join(others), apart="\n\n")
    return Page(_title(name, language), told, rows=(more,) if more else ())


def bot_page(name: str, language: Language) -> Page:
    text = language.say("profiles/bot", name=escape_name(name))
    return Page(_title(name, language), text)


def _meeting(met: Meeting) -> str:
    return f"**{escape_name(met.name)}** {met.before}–{met.behind}"


def _title(name: str, language: Language) -> str:
    return language.say("profiles/title", name=escape_name(name))


def _never(profile: Profile, name: str, language: Language) -> str:
    """Return a sentence that a person has no rated match in a server."""
    if profile.own:
        return language.say("profiles/never-havent-finished")
    return language.say("profiles/never-name-hasnt", name=escape_name(name))


def every_day(
    today: tuple[int, int] | None,
    daily: DailyRecord | None,
    puzzle: LeaderboardLine | None,
    language: Language,
) -> list[str]:
    """Return one line each about today's deals, daily deals and puzzles, if there were any.

    ``today`` is how many of today's deals the reader has played, and how many there are.
    """
    lines, told = list[str](), list[str]()
    if today is not None:
        how = language.say("bot/played-played", played=today[0], all=today[1])
        title = language.say("bot/todays-deals")
        lines.append(f"• {title} · {how}")
    if daily is not None and daily.percent is not None:
        told.append(
            language.say(
                "profiles/every-day-percent-over",
                n=daily.deals,
                percent=language.percent(daily.percent),
            )
        )
    if daily is not None and daily.streak >= _MIN_STREAK:
        told.append(language.say("bot/streak-day", n=daily.streak))
    if told:
        title = language.say("bot/daily-deals")
        lines.append("• " + " · ".join((f"**{title}**", *told)))
    if puzzle is not None:
        rating = f"{puzzle.rating}{'' if puzzle.place else '?'}"
        right = language.say("bot/won-played-right", won=puzzle.won, played=puzzle.played)
        title = language.say("profiles/every-day-daily-puzzles")
        lines.append(f"• **{title}** · **{rating}** · {right}")
    return lines


@dataclass(frozen=True)
class ProfileView:
    """A person's profile with the details of one game; ``day`` is today, in ISO 8601.

    ``today`` is how many of today's deals the reader has played, and how many there are: None
    if the page is about someone else or for everyone.
    """

    presenters: Mapping[str, Presenter]
    profile: Profile
    feats: Feats
    slug: str
    name: str
    day: str
    today: tuple[int, int] | None
    daily: DailyRecord | None
    puzzle: LeaderboardLine | None
    language: Language
    more: tuple[Button, ...] = ()
    """Buttons to other pages, beside *Share*."""

    @property
    def across(self) -> bool:
        """True if it covers all servers together."""
        return self.profile.guild_id is None

    def page(self, *, shared: bool = False) -> Page:
        """Return a line for each game, and the highlights of one.

        ``shared``: the page has just been shared.
        """
        language, profile = self.language, self.profile
        title = self.presenters[self.slug].title(language)
        several = len(profile.games) > 1
        details, picture = self._details(), self._picture()
        named = [f"**{title}**"] if several and (details or picture) else []
        blocks = (
            [self._nothing_rated()],
            [
                *(self._overview(each) for each in profile.games),
                *every_day(self.today, self.daily, self.puzzle, language),
            ],
            [*named, *details],
        )
        games = tuple(
            Option(self.presenters[each.slug].title(language), each.slug, each.slug == self.slug)
            for each in profile.games
        )
        menu = Select(language.say("bot/another-game"), "profile", games, args=str(profile.user_id))
        args = f"{profile.user_id}/{self.slug}"
        share = (*self.more, share_button("profile_share", args, language, shared=shared))
        return Page(
            _title(self.name, language),
            stack_texts(*("\n".join(block) for block in blocks), apart="\n\n"),
            footer=self._footer(),
            picture=picture,
            rows=(menu, share) if several else (share,),
        )

    def _nothing_rated(self) -> str:
        if self.across or any(each.counted for each in self.profile.games):
            return ""
        return _never(self.profile, self.name, self.language)

    def _footer(self) -> str:
        lines = [*self.profile.ranks.values(), *self.profile.worldwide.values()]
        skill = self.feats.skill
        unsure = skill is not None and ratings.is_uncertain(skill[1])
        if unsure or any(line.place is None for line in lines):
            return self.language.say("profiles/footer")
        return ""

    def _place(self, line: LeaderboardLine) -> str:
        place = self.language.say("profiles/place", rank=line.place or "?")
        medal = MEDALS.get(line.place or 0) if line.earned else None
        return place if medal is None else f"{medal} {place}"

    def _rating(self, line: LeaderboardLine) -> str:
        """Return the rating and rank: ``1640 · #14``, or ``1533?`` if provisional."""
        if line.place is None:
            return f"**{line.rating}?**"
        return f"**{line.rating}** · {self._place(line)}"

    def _overview(self, played: GamePlayed) -> str:
        """Return a game in one line: the rating or the total score, and the number of wins."""
        language, presenter = self.language, self.presenters[played.slug]
        parts = [f"**{presenter.title(language)}**"]
        line = self.profile.ranks.get(played.slug)
        if isinstance(presenter, SolitairePresenter):
            if played.counted:
                parts.append(presenter.score_text(played.total, language))
        elif line is not None:
            rating = self._rating(line)
            across = self.across and language.say("profiles/overview-across-servers", rating=rating)
            parts.append(across or rating)
        if played.counted:
            won = language.say("bot/won-played-won", won=played.won, played=played.counted)
            parts.append(won)
        if beaten := self.profile.beaten.get(played.slug):
            parts.append(
                language.say("profiles/overview-beat-level", level=level_name(beaten, language))
            )
        if unrated := played.matches - played.counted:
            parts.append(language.say("profiles/overview-unrated", n=unrated))
        return "• " + " · ".join(parts)

    def _details(self) -> list[str]:
        """Return highlights of the game's matches that aren't in its line."""
        presenter = self.presenters[self.slug]
        if isinstance(presenter, SolitairePresenter):
            return self._alone(presenter)
        language, feats = self.language, self.feats
        lines = []
        here, across = (of.get(self.slug) for of in (self.profile.ranks, self.profile.worldwide))
        if self.across and across is None:
            lines.append(language.say("profiles/details-cross-server"))
        elif across is not None and not self.across:
            lines.append(
                language.say("profiles/overview-across-servers", rating=self._rating(across))
            )
        lines += self._streak(here or across, wide=here is None)
        highest = None if self.across or feats.highest is None else feats.highest
        if highest is not None and highest.mu is not None:
            rating = ratings.displayed_rating(highest.mu)
            # A current rating that is the highest is in the game's line already.
            if here is None or rating != here.rating:
                day = language.date(day_at(highest.at))
                told = language.say("profiles/details-highest-rating", rating=rating, day=day)
                lines.append(told)
        if feats.largest is not None and feats.largest >= _MIN_TABLE:
            lines.append(language.say("profiles/details-largest-table", n=feats.largest))
        if feats.opponents:
            met = language.say("profiles/details-most-frequent")
            lines.append(f"{met} {' · '.join(map(_meeting, feats.opponents))}")
        if feats.computers:
            met = " · ".join(
                f"{stars(each.level)} **{each.won}**/{each.matches}" for each in feats.computers
            )
            lines.append(language.say("profiles/details-won-against", record=met))
        if feats.skill is not None:
            lines.append(self._against_computers(feats.skill))
        return lines

    def _against_computers(self, skill: tuple[float, float]) -> str:
        """Return the rating against computers, and for its owner the level to play next."""
        mu, sigma = skill
        unsure = "?" if ratings.is_uncertain(sigma) else ""
        rating = f"{ratings.displayed_rating(mu)}{unsure}"
        told = [self.language.say("profiles/against-computers-rating-against", rating=rating)]
        if self.feats.next_level is not None:
            level = level_name(self.feats.next_level, self.language)
            told.append(self.language.say("profiles/against-computers-next-level", level=level))
        return " · ".join(told)

    def _streak(self, line: LeaderboardLine | None, *, wide: bool) -> list[str]:
        """Return the longest winning streak, in a server or across servers, if there was one."""
        if line is None or line.best_streak < _MIN_STREAK:
            return []
        numbers = {"now": line.streak, "most": line.best_streak}
        return [
            self.language.say("profiles/streak-win-streak", **numbers)
            if wide
            else self.language.say("profiles/streak-win-streak-now", **numbers)
        ]

    def _alone(self, presenter: SolitairePresenter) -> list[str]:
        language, lines, across = self.language, [], self.across
        own, daily = (self.profile.ranks.get(of) for of in (self.slug, daily_board(self.slug)))
        if own is not None:
            facts = {"score": presenter.mean_text(own.mean, language), "rank": self._place(own)}
            lines.append(
                language.say("profiles/alone-solo-games", **facts)
                if across
                else language.say("profiles/alone-solo-games-score", **facts)
            )
        if daily is not None:
            score = presenter.mean_text(daily.mean, language)
            facts = {"score": score, "rank": self._place(daily)}
            lines.append(
                language.say("profiles/alone-daily-deals", **facts)
                if across
                else language.say("profiles/alone-daily-deals-score", **facts)
            )
        if self.feats.fewest is not None:
            lines.append(presenter.best_win_text(self.feats.fewest, language))
        lines += self._streak(own, wide=across)
        days = self.profile.streak_of_days(self.slug, self.day)
        if days is not None and days[1]:
            numbers = {"now": days[0], "most": days[1]}
            lines.append(
                language.say("profiles/alone-daily-win", **numbers)
                if across
                else language.say("profiles/alone-daily-win-streak", **numbers)
            )
        return lines

    def _picture(self) -> Picture | None:
        """Return the chart of ratings or scores, or None.

        Across servers, people only see their own scores in games for one.
        """
        presenter, profile, feats = self.presenters[self.slug], self.profile, self.feats
        alone = isinstance(presenter, SolitairePresenter)
        if self.across and not (profile.own and alone):
            return None
        name = clean_name(self.name)
        counted = profile.played(self.slug).counted
        if isinstance(presenter, SolitairePresenter):
            scores = tuple((point.score, point.won) for point in feats.course)
            if not scores:
                return None
            alt = presenter.course_text(name, scores, self.language)
            total = f"{presenter.score_sign}{profile.played(self.slug).total}"
            subject = (profile.user_id, name, scores, counted, total, presenter.most or 1)
            return Picture(
                "profile.png", shorten(alt, MAX_ALT), score_chart, subject, self.language.code
            )
        course = tuple(
            (ratings.displayed_rating(point.mu), ratings.is_uncertain(point.sigma))
            for point in feats.course
            if point.mu is not None and point.sigma is not None
        )
        if not course:
            return None
        game = presenter.title(self.language)
        alt = self._alternative([rating for rating, _ in course], name, game)
        drawn = (profile.user_id, name, course, counted)
        return Picture(
            "profile.png", shorten(alt, MAX_ALT), rating_chart, drawn, self.language.code
        )

    def _alternative(self, course: list[int], name: str, game: str) -> str:
        return self.language.say(
            "profiles/alternative",
            n=len(course),
            name=name,
            game=game,
            first=course[0],
            last=course[-1],
            highest=max(course),
            lowest=min(course),
        )
