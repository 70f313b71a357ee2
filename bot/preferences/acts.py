"""A log of what a server's managers did to matches and people, which all of them can read."""

from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from bot.base.calendar import DAY_MS, HOUR_MS
from bot.storage import tables

Deed = Literal["ended", "barred", "unbarred", "changed", "cancelled", "deleted", "behind", "dodged"]
NOBODY: Final = 0  # in place of the person, for what Discord doesn't say who did it
KEPT_MS: Final = 90 * DAY_MS
DODGES_MS: Final = 30 * DAY_MS  # time within which a second such match is told to managers
MAX_KEPT: Final = 200  # maximum number of acts kept per server; the oldest are deleted
_row = tables.manager_acts.c


class Act(NamedTuple):
    """An act by ``user_id``: it ended ``match_id``, or concerned ``other_id`` or their game night.

    If a channel or role was deleted that was chosen in a setting, ``match_id`` is that setting. Who
    was ``behind`` in a match that ended out of sight, and again within a month, has ``dodged``.

    Negative ids belong to people who have deleted their data.
    """

    user_id: int
    act: Deed
    match_id: str | None
    other_id: int | None
    at: int


def note_act(
    connection: Connection,
    guild_id: int,
    user_id: int,
    act: Deed,
    now: int,
    *,
    match_id: str | None = None,
    other_id: int | None = None,
) -> None:
    """Store an act, and delete those beyond ``MAX_KEPT``."""
    values: dict[str, Any] = {
        "guild_id": guild_id,
        "user_id": user_id,
        "act": act,
        "match_id": match_id,
        "other_id": other_id,
        "at": now,
    }
    connection.execute(insert(tables.manager_acts).values(values))
    here = _row.guild_id == guild_id
    newest = select(_row.id).where(here).order_by(_row.at.desc(), _row.id.desc())
    oldest_kept = connection.scalars(newest.offset(MAX_KEPT - 1).limit(1)).first()
    if oldest_kept is not None:
        connection.execute(delete(tables.manager_acts).where(here, _row.id < oldest_kept))


def note_dodge(connection: Connection, guild_id: int, user_id: int, at: int, match_id: str) -> None:
    """Note that a person was behind in a match that ended out of sight."""
    # Matches that end together count as one time.
    lately = _row.at.between(at - DODGES_MS, at - HOUR_MS)
    dodges = (_row.user_id == user_id, _row.act.in_(("behind", "dodged")))
    before = select(_row.id).where(_row.guild_id == guild_id, *dodges, lately).limit(1)
    act: Deed = "behind" if connection.scalar(before) is None else "dodged"
    note_act(connection, guild_id, user_id, act, at, match_id=match_id)


def find_acts(connection: Connection, guild_id: int, now: int, most: int) -> list[Act]:
    """Return a server's acts, the newest first."""
    found = connection.execute(
        select(*(_row[name] for name in Act._fields))
        .where(_row.guild_id == guild_id, _row.at > now - KEPT_MS)
        .order_by(_row.at.desc(), _row.id.desc())
        .limit(most)
    )
    return [Act(*each) for each in found]


def forget_acts(connection: Connection, now: int, ours: ColumnElement[bool]) -> None:
    """Delete expired acts of servers with ``ours``."""
    connection.execute(delete(tables.manager_acts).where(_row.at <= now - KEPT_MS, ours))
