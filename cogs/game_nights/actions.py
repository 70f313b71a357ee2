"""Plan, join, leave or cancel a game night. Each function runs inside a transaction."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from bot.base.bounds import BOUNDS
from bot.base.calendar import DAY_MS
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match.admission import check_welcome
from bot.match.lobbies import new_id
from bot.match.people import Person, Place
from bot.match.retention import check_not_deleted
from bot.preferences.servers import load_settings, refuse_unless_offered
from bot.storage.statements import lock_person
from cogs.game_nights import store
from cogs.game_nights.store import MAX_WALKOUTS, REMINDER_MS, GameNight, Table
from games.core import STAND_IN, Level

MAX_PEOPLE: Final = 60
WEEK: Final = timedelta(weeks=1)
_PASSED: Final = sentence("game-nights/passed")


def plan(
    connection: Connection,
    now: int,
    place: Place,
    slug: str,
    starts_at: int,
    minutes: int,
    title: str | None = None,
    note: str | None = None,
    *,
    planner_id: int | None = None,
    manages: bool = True,
    level: Level = STAND_IN,
) -> GameNight:
    """Store a new game night. Raises Refusal if it can't take place, or if too many are planned.

    The limit is lower for members who don't manage the server.
    """
    assert place.guild_id is not None, "game nights are of servers"
    refuse_unless_offered(load_settings(connection, place.guild_id), slug)
    if starts_at <= now:
        raise Refusal(_PASSED)
    _check_room(connection, place.guild_id, planner_id, manages=manages)
    night = GameNight(
        id=new_id(),
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        locale=place.locale,
        slug=slug,
        level=level,
        minutes=minutes,
        phase="open",
        starts_at=starts_at,
        ends_at=starts_at + minutes * 60_000,
        # At short notice, the message itself is the reminder.
        reminded=starts_at - now <= REMINDER_MS,
        title=title,
        note=note,
        planner_id=planner_id,
    )
    store.add(connection, night)
    return night


def _check_room(
    connection: Connection, guild_id: int, planner_id: int | None, *, manages: bool
) -> None:
    bound = BOUNDS["managers' nights" if manages else "members' nights"]
    assert bound.everybody is not None
    lock_person(connection, guild_id)  # one on a server at a time
    planned = store.of_server(connection, guild_id)
    if planner_id is not None and sum(n.planner_id == planner_id for n in planned) >= bound.mine:
        raise Refusal(sentence("game-nights/too-many-planned", n=bound.mine))
    if len(planned) >= bound.everybody:
        raise Refusal(sentence("game-nights/too-many-here", n=bound.everybody))


def count_ping(connection: Connection, now: int, night: GameNight) -> bool:
    """Count a game night's ping of its role. Returns False, uncounted, at the day's limit."""
    lock_person(connection, night.guild_id)
    bound, since, planner_id = BOUNDS["night pings"], now - DAY_MS, night.planner_id
    here = store.count_pings(connection, night.guild_id, since)
    mine = planner_id and store.count_pings(connection, night.guild_id, since, planner_id)
    if here >= (bound.everybody or 1) or (mine or 0) >= bound.mine:
        return False
    store.change(connection, night.id, pinged_at=now)
    return True


def set_up(connection: Connection, _: int, /, night_id: str, **values: Any) -> GameNight:
    """Store settings of a game night, and return it. Raises Refusal if it has already begun."""
    night = _load_unfinished(connection, night_id)
    if night.phase != "open":
        raise Refusal(sentence("game-nights/begun"))
    store.change(connection, night_id, **values)
    return replace(night, **values)


def reschedule(
    connection: Connection,
    now: int,
    night_id: str,
    starts_at: int,
    minutes: int,
    title: str | None,
    note: str | None,
) -> GameNight:
    """Change a game night's time, length, title and note. Raises Refusal if it has already begun.

    People who have had their reminder get another if there's time for one.
    """
    if starts_at <= now:
        raise Refusal(_PASSED)
    night = _load_unfinished(connection, night_id)
    return set_up(
        connection,
        now,
        night_id,
        starts_at=starts_at,
        ends_at=starts_at + minutes * 60_000,
        minutes=minutes,
        title=title,
        note=note,
        reminded=night.reminded and starts_at - now <= REMINDER_MS,
    )


def take_part(connection: Connection, now: int, night_id: str, person: Person) -> None:
    """Add a player, before the game night or during it. Raises Refusal if they can't join."""
    night = _load_unfinished(connection, night_id)
    check_welcome(connection, night.guild_id, person.user_id)
    gathering = store.gather(connection, night_id)
    if gathering.ending(now):
        raise Refusal(sentence("game-nights/too-late"))
    if night.phase == "running":  # else they could drop their results, and come back as others
        begun = min(night.starts_at, now)
        told = sentence("game-nights/deleted")
        check_not_deleted(connection, person.user_id, now, since=begun, told=told)
    here = {each.user_id: each.here for each in gathering.guests}
    if here.get(person.user_id):
        raise Refusal(sentence("game-nights/already-joined"))
    if gathering.walkouts(person.user_id) >= MAX_WALKOUTS:
        raise Refusal(sentence("game-nights/left-too-often", n=MAX_WALKOUTS))
    if sum(here.values()) >= MAX_PEOPLE:
        raise Refusal(sentence("game-nights/full", n=MAX_PEOPLE))
    store.add_guest(connection, night_id, person, now)


def leave(connection: Connection, _: int, night_id: str, person: Person) -> Table | None:
    """Remove a player and return their running match. Raises Refusal if they hadn't joined."""
    night = _load_unfinished(connection, night_id)
    if not store.take_out(connection, night, person.user_id):
        raise Refusal(sentence("game-nights/not-joined"))
    return store.gather(connection, night_id).table_of(person.user_id)


def call_off(connection: Connection, now: int, night_id: str, *, once: bool = False) -> None:
    """Cancel a game night. Running matches go on. Raises Refusal if it is already over.

    If cancelled ``once``, a weekly one still takes place next week.
    """
    night = _load_unfinished(connection, night_id)
    if once and night.phase == "open":
        plan_next(connection, now, night)
    store.change(connection, night_id, phase="cancelled")


def plan_next(connection: Connection, now: int, night: GameNight) -> None:
    """Plan the game night after a weekly one, which stops being weekly itself.

    Plans nothing if the server no longer offers the game.
    """
    if not night.weekly:
        return
    store.change(connection, night.id, weekly=False)
    settings = load_settings(connection, night.guild_id)
    if not settings.offers(night.slug):
        return
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


def a_week_later(starts_at: int, time_zone: str, now: int) -> int:
    """Return the next time that has the same weekday and time of day in a time zone."""
    zone = ZoneInfo(time_zone)
    local = datetime.fromtimestamp(starts_at / 1000, UTC).astimezone(zone).replace(tzinfo=None)
    following = starts_at
    while following <= max(now, starts_at):
        local += WEEK
        following = int(local.replace(tzinfo=zone).timestamp() * 1000)
    return following


def _load_unfinished(connection: Connection, night_id: str) -> GameNight:
    """Load and lock a game night. Raises Refusal unless it is planned or running."""
    night = store.require(store.load(connection, night_id, to_change=True))
    if not night.unfinished:
        raise Refusal(sentence("game-nights/ended", how=night.phase))
    return night
