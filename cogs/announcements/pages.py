"""Announcements: a new champion, and the end of a month's season."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.base.calendar import ALL_TIME
from bot.base.discord_limits import escape_name
from bot.base.language import Language
from bot.match.counting import slug_of
from bot.match.leaderboards import LINES_PER_PAGE, LeaderboardLine
from bot.pages.endings import MEDALS
from bot.pages.model import Page
from bot.pages.presenter import SolitairePresenter
from bot.show.ranking import PresenterOf, board_title, month_title
from cogs.daily.standings import DailyStanding


@dataclass(frozen=True, slots=True)
class Podium:
    """The top three of a leaderboard; empty if nobody is ranked.

    ``more`` is how many others share the last place shown.
    """

    board: str
    lines: tuple[LeaderboardLine, ...]
    more: int = 0


class NewsPages:
    """The announcements in one language."""

    def __init__(self, presenter_of: PresenterOf, language: Language) -> None:
        self._presenter_of, self._language, self._say = presenter_of, language, language.say

    def champion(self, line: LeaderboardLine, board: str, period: str) -> Page:
        language = self._language
        told = language.say(
            "announcements/champion",
            period="all" if period == ALL_TIME else "month",
            name=f"**{escape_name(line.name)}**",
            game=self._title(board),
        )
        return Page(
            language.say("announcements/champion-title"),
            f"{told}\n{self._standing(line, board)}",
            footer=language.say("announcements/champion-footer"),
        )

    def season(self, month: str, podiums: Sequence[Podium], daily: Sequence[DailyStanding]) -> Page:
        """Return the page with a month's results, for every game that was played.

        The best at the daily deals come last, if anybody is ranked. Not all who are tied are named.
        """
        language = self._language
        parts = [self._podium(each) for each in podiums]
        if daily:
            best = [f"**{language.say('bot/daily-deals')}**"]
            for line in daily[:LINES_PER_PAGE]:
                deals = language.say("bot/deal", n=line.deals)
                best.append(f"{self._placed(line)} · {language.percent(line.percent)} · {deals}")
            parts.append("\n".join([*best, *self._tied(len(daily) - LINES_PER_PAGE)]))
        return Page(
            language.say("announcements/season-title", month=month_title(month, language)),
            "\n\n".join(parts),
            footer=language.say("announcements/season-footer"),
        )

    def _podium(self, podium: Podium) -> str:
        lines = [
            f"{self._placed(line)} · {self._standing(line, podium.board)}" for line in podium.lines
        ]
        lines += self._tied(podium.more)
        none = self._language.say("announcements/nobody-ranked")
        return "\n".join([f"**{self._title(podium.board)}**", *(lines or [none])])

    def _title(self, board: str) -> str:
        return board_title(board, self._presenter_of, self._language)

    def _placed(self, line: LeaderboardLine | DailyStanding) -> str:
        name = f"**{escape_name(line.name)}**"
        if line.gone:
            return f"**{line.place}.** {name} · " + self._language.say("bot/left-server")
        return f"{MEDALS[line.place or 1]} {name}"

    def _tied(self, more: int) -> list[str]:
        return [self._language.say("announcements/tied", n=more)] if more > 0 else []

    def _standing(self, line: LeaderboardLine, board: str) -> str:
        if line.rating is None:
            presenter = self._presenter_of(slug_of(board))
            assert isinstance(presenter, SolitairePresenter)
            return presenter.mean_text(line.mean, self._language)
        return self._language.say("announcements/rating", rating=line.rating)
