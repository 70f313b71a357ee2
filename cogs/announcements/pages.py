"""Announcements: a new champion, and the end of a month's season."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.base.calendar import ALL_TIME
from bot.base.language import Language
from bot.base.names import escape_name
from bot.match.counting import slug_of
from bot.match.leaderboards import LINES_PER_PAGE, LeaderboardLine
from bot.pages.endings import MEDALS
from bot.pages.leaderboards import PresenterOf, board_title, month_title
from bot.pages.model import Page
from bot.pages.presenter import SolitairePresenter
from cogs.daily.standings import DailyStanding


@dataclass(frozen=True, slots=True)
class Podium:
    """The top three of a leaderboard; empty if nobody is ranked.

    ``more`` is how many others share the last place shown.
    """

    board: str
    lines: tuple[LeaderboardLine, ...]
    more: int = 0


def champion_page(
    line: LeaderboardLine, board: str, period: str, presenter_of: PresenterOf, language: Language
) -> Page:
    name, game = f"**{escape_name(line.name)}**", board_title(board, presenter_of, language)
    text = (
        language.say("announcements/champion-name-takes", name=name, game=game)
        if period == ALL_TIME
        else language.say("announcements/champion-name-takes-first", name=name, game=game)
    )
    return Page(
        language.say("announcements/champion-new-champion"),
        f"{text}\n{_standing(line, board, presenter_of, language)}",
        footer=language.say("announcements/champion-footer"),
    )


def season_page(
    month: str,
    podiums: Sequence[Podium],
    daily: Sequence[DailyStanding],
    presenter_of: PresenterOf,
    language: Language,
) -> Page:
    """Return the page with a month's results, for every game that was played.

    The best at the daily deals come last, if anybody is ranked. Not all who are tied are named.
    """
    parts = []
    for podium in podiums:
        lines = [
            f"{_placed(line, language)} · {_standing(line, podium.board, presenter_of, language)}"
            for line in podium.lines
        ]
        lines += _tied(podium.more, language)
        none = language.say("announcements/season-nobody-played")
        title = f"**{board_title(podium.board, presenter_of, language)}**"
        parts.append("\n".join([title, *(lines or [none])]))
    if daily:
        title, best = language.say("bot/daily-deals"), []
        for line in daily[:LINES_PER_PAGE]:
            deals = language.say("bot/deal", n=line.deals)
            percent = language.percent(line.percent)
            best.append(f"{_placed(line, language)} · {percent} · {deals}")
        best += _tied(len(daily) - len(best), language)
        parts.append("\n".join([f"**{title}**", *best]))
    return Page(
        language.say("announcements/season-season-month", month=month_title(month, language)),
        "\n\n".join(parts),
        footer=language.say("announcements/season-footer"),
    )


def _placed(line: LeaderboardLine | DailyStanding, language: Language) -> str:
    name = f"**{escape_name(line.name)}**"
    if line.gone:
        return f"**{line.place}.** {name} · " + language.say("bot/left-server")
    return f"{MEDALS[line.place or 1]} {name}"


def _tied(more: int, language: Language) -> list[str]:
    told = language.say("announcements/tied", n=more)
    return [told] if more else []


def _standing(
    line: LeaderboardLine, board: str, presenter_of: PresenterOf, language: Language
) -> str:
    if line.rating is None:
        presenter = presenter_of(slug_of(board))
        assert isinstance(presenter, SolitairePresenter)
        return presenter.mean_text(line.mean, language)
    return language.say("announcements/standing", rating=line.rating)
