"""Weekly game nights: each plans the next one when it begins."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from bot.match.lobbies import new_id
from bot.preferences.servers import load_settings
from cogs.game_nights import store
from cogs.game_nights.store import GameNight

WEEK: Final = timedelta(weeks=1)


def plan_next(connection: Connection, now: int, night: GameNight) -> GameNight | None:
    """Plan the game night after a weekly one, which stops being weekly itself.

    Returns None if it isn't weekly, or if the server no longer offers the game.
    """
    if not night.weekly:
        return None
    store.change(connection, night.id, weekly=False)
    settings = load_settings(connection, night.guild_id)
    if not settings.offers(night.slug):
        return None
    starts_at = a_week_later(night.starts_at, settings.time_zone, now)
    following = replace(
        night,
        id=new_id(),
        phase="open",
        starts_at=starts_at,
        ends_at=starts_at + night.minutes * 60_000,
        reminded=False,
        pinged_at=None,
        event_id=None,
        message_id=None,
    )
    store.add(connection, following)
    return following


def a_week_later(starts_at: int, time_zone: str, now: int) -> int:
    """Return the next time on the same weekday, in a time zone's local time.

    Weeks that have passed are skipped.
    """
    zone = ZoneInfo(time_zone)
    local = datetime.fromtimestamp(starts_at / 1000, UTC).astimezone(zone).replace(tzinfo=None)
    following = starts_at
    while following <= max(now, starts_at):
        local += WEEK
        following = int(local.replace(tzinfo=zone).timestamp() * 1000)
    return following
