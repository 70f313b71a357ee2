"""Notes new champions, in the transaction that counts the results which make them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, and_, delete, insert, select

from bot.base.calendar import periods_at
from bot.match.counting import Result, before_counting
from bot.match.leaderboards import Leaderboard, best_lines
from bot.preferences.servers import load_settings
from cogs.announcements.tables import announcements

CHAMPION: Final = "champion"
REIGNING: Final = "reigning"  # never posted: sole champion before others drew level


@before_counting
def note_champion(
    connection: Connection, lines: Sequence[Result], channel_id: int | None
) -> Callable[[], None] | None:
    period = _championship(connection, lines)
    if period is None:
        return None
    before = _champion(connection, lines[0], period)
    return partial(_crown, connection, lines[0], period, before, channel_id)


def _championship(connection: Connection, lines: Sequence[Result]) -> str | None:
    guild_id = lines[0].guild_id
    if guild_id is None or not any(line.rated for line in lines):
        return None
    settings = load_settings(connection, guild_id)
    if not settings.get("champions"):
        return None
    all_time, month, _ = periods_at(lines[0].at)
    return month if settings.seasons else all_time


def _champion(connection: Connection, line: Result, period: str) -> int | None:
    assert line.guild_id is not None, "asked for its wishes before"
    top = best_lines(connection, Leaderboard(line.guild_id, line.board, period), 2)
    first = [each.user_id for each in top if each.place == 1]
    return first[0] if len(first) == 1 else None


def _crown(
    connection: Connection,
    line: Result,
    period: str,
    before: int | None,
    channel_id: int | None,
) -> None:
    """Announce a new champion, if there is one.

    ``channel_id`` is where the match was played, unless in private. ``before`` is the champion
    until then, who keeps the title if others only draw level.
    """
    now_first = _champion(connection, line, period)
    if now_first == before:
        return
    of = {"guild_id": line.guild_id, "board": line.board, "period": period}
    same = (announcements.c[name] == value for name, value in of.items())
    reigning = and_(announcements.c.kind == REIGNING, *same)
    if now_first is None:
        connection.execute(delete(announcements).where(reigning))
        row = {**of, "kind": REIGNING, "user_id": before, "at": line.at}
        connection.execute(insert(announcements).values(**row))
        return
    if before is None:
        before = connection.scalar(select(announcements.c.user_id).where(reigning))
    if now_first != before:
        row = {**of, "kind": CHAMPION, "user_id": now_first, "at": line.at}
        connection.execute(insert(announcements).values(**row, channel_id=channel_id))
