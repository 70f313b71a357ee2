"""Names of leaderboards and of their periods."""

from collections.abc import Callable
from datetime import date

from babel import Locale
from babel.dates import format_skeleton

from bot.base.language import Language
from bot.match.counting import slug_of
from bot.match.ratings import daily_board
from bot.pages.presenter import Presenter

PresenterOf = Callable[[str], Presenter]


def board_title(board: str, presenter_of: PresenterOf, language: Language) -> str:
    slug = slug_of(board)
    game = presenter_of(slug).title(language)
    return language.say("bot/game-daily-deal", game=game) if board == daily_board(slug) else game


def month_title(month: str, language: Language) -> str:
    """``November 2025``, in the reader's language."""
    locale = Locale.parse(language.code, sep="-")
    return str(format_skeleton("yMMMM", date.fromisoformat(f"{month}-01"), locale=locale))


def period_title(period: str, language: Language) -> str:
    """``November 2025``, or ``Week 47 of 2025``."""
    year, _, week = period.partition("-W")
    if week:
        return language.say("pages/week", week=int(week), year=year)
    return month_title(period, language)
