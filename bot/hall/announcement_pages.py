"""What heralds say: a new champion, and the end of a month's season."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from babel import Locale
from babel.dates import format_skeleton

from bot.base.language import Voice
from bot.base.names import escaped
from bot.hall.leaderboards import Line
from bot.pages.model import Page
from bot.pages.presenter import Face
from bot.pages.table import MEDALS
from bot.results.counting import daily_board, slug_of
from bot.results.ratings import ALL_TIME

FaceOf = Callable[[str], Face]


@dataclass(frozen=True, slots=True)
class Podium:
    """Who has the first three places in a table; nobody if none has played often enough.

    ``more`` is how many share the last of these places besides.
    """

    board: str
    lines: tuple[Line, ...]
    more: int = 0


def board_title(board: str, face_of: FaceOf, voice: Voice) -> str:
    """What a table is of: a game, or its deals of the day."""
    slug = slug_of(board)
    game = face_of(slug).title(voice)
    return voice.say("{game}, deal of the day", game=game) if board == daily_board(slug) else game


def month_title(month: str, voice: Voice) -> str:
    """``November 2025``, as the reader's language writes it."""
    locale = Locale.parse(voice.language, sep="-")
    return str(format_skeleton("yMMMM", date.fromisoformat(f"{month}-01"), locale=locale))


def champion_page(line: Line, board: str, period: str, face_of: FaceOf, voice: Voice) -> Page:
    """Who alone has the first place from now on."""
    name, game = f"**{escaped(line.name)}**", board_title(board, face_of, voice)
    text = (
        voice.say("👑 {name} takes the first place in {game}.", name=name, game=game)
        if period == ALL_TIME
        else voice.say(
            "👑 {name} takes the first place of the month in {game}.", name=name, game=game
        )
    )
    return Page(
        voice.say("A new champion"),
        f"{text}\n{_standing(line, board, face_of, voice)}",
        footer=voice.say("/leaderboard shows everybody's place."),
    )


def season_page(month: str, podiums: Sequence[Podium], face_of: FaceOf, voice: Voice) -> Page:
    """How a month has ended in every game that was played."""
    parts = []
    for podium in podiums:
        lines = [
            f"{MEDALS[line.place or 1]} **{escaped(line.name)}** · "
            f"{_standing(line, podium.board, face_of, voice)}"
            for line in podium.lines
        ]
        if podium.more:
            lines.append(
                voice.count(
                    podium.more,
                    "{n} more shares the last of these places.",
                    "{n} more share the last of these places.",
                )
            )
        none = voice.say("Nobody has played often enough for a place.")
        title = f"**{board_title(podium.board, face_of, voice)}**"
        parts.append("\n".join([title, *(lines or [none])]))
    return Page(
        voice.say("The season of {month} is over", month=month_title(month, voice)),
        "\n\n".join(parts),
        footer=voice.say("Its leaderboards stay in /leaderboard. A new season has begun."),
    )


def _standing(line: Line, board: str, face_of: FaceOf, voice: Voice) -> str:
    if line.rating is None:
        return face_of(slug_of(board)).score_text(line.total, voice)
    return voice.say("Rating {rating}", rating=line.rating)
