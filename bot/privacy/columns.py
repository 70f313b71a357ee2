"""What each column holds of people and servers."""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Any, Final

from sqlalchemy import Column, Select, Table, select

from bot.storage import tables


def seats_of(user_id: int) -> Select[str]:
    """Return the matches in which somebody has, or had, a chair."""
    return select(tables.chairs.c.match_id).where(tables.chairs.c.user_id == user_id)


class Holds(Enum):
    """What a column holds of a person or a server, and what becomes of it when that is deleted."""

    NEITHER = auto()
    OWNER = auto()
    """A person's id; the row is theirs alone and goes."""
    PERSON = auto()
    """A person's id; a pseudonym takes its place."""
    NAME = auto()
    """The name of the row's person; it becomes "former player"."""
    PEOPLE = auto()
    """A list of people by id and name; they are taken out of it."""
    BARRED = auto()
    """A person's id that stays: whom a server bars is for its managers to say."""
    SERVER = auto()
    """A server's id; the row goes, except for results that count across servers."""
    PLACE = auto()
    """A channel, message or role, which goes with the row of the server or the match."""
    DEAL = auto()
    """A daily deal's name, which tells the server; it goes with the row, or the server is cut."""


COLUMNS: Final[Mapping[str, Mapping[Holds, str]]] = {
    "matches": {
        Holds.PERSON: "host_id",
        Holds.PEOPLE: "invited",
        Holds.SERVER: "guild_id",
        Holds.PLACE: "channel_id",
        Holds.DEAL: "daily",
        Holds.NEITHER: "id slug rules_version options pace status locale secret commitment seats "
        "state recent version rematch_id created_at ended_at carried shared casual alarm_decision "
        "alarm_step alarm_people alarm_since alarm_computer_at alarm_warn_at alarm_ends_at "
        "alarm_wake_at alarm_attempts cause hinted",
    },
    "publications": {
        Holds.PLACE: "place_id lobby_message_id board_message_id ping_message_id",
        Holds.NEITHER: "match_id published_version board_posted_at ping_key renamed settled",
    },
    "chairs": {
        Holds.PERSON: "user_id",
        Holds.NAME: "name",
        Holds.NEITHER: "match_id seat contribution stand_in timeouts left rating_before "
        "rating_after rank_before rank_after coached level decided place score spent",
    },
    "log": {
        Holds.PERSON: "user_id",
        Holds.NEITHER: "match_id sequence kind seat action at",
    },
    "direct_hands": {
        Holds.OWNER: "user_id",
        Holds.PLACE: "channel_id message_id",
        Holds.NEITHER: "match_id turn_key closed draft since",
    },
    "preferences": {
        Holds.OWNER: "user_id",
        Holds.NAME: "name",
        Holds.NEITHER: "direct_hands pings locale worldwide four_colours coaching language",
    },
    "results": {
        Holds.PERSON: "user_id",
        Holds.NAME: "name",
        Holds.SERVER: "guild_id",
        Holds.PLACE: "channel_id",
        Holds.DEAL: "daily",
        Holds.NEITHER: "number seat match_id carried slug place won score spent rated worldwide "
        "against mu sigma at",
    },
    "ratings": {
        Holds.OWNER: "user_id",
        Holds.NAME: "name",
        Holds.SERVER: "guild_id",
        Holds.NEITHER: "board period mu sigma played won streak best_streak total fewest "
        "last_day tier merit thrift",
    },
    "guild_settings": {
        Holds.SERVER: "guild_id",
        Holds.PLACE: "channels starter_role_id herald_channel_id",
        Holds.NEITHER: "threads pace quiet_from quiet_until time_zone seasons champions "
        "closed_season welcomed_at left_at language",
    },
    "bars": {
        Holds.BARRED: "user_id",
        Holds.NAME: "name",
        Holds.SERVER: "guild_id",
        Holds.NEITHER: "at",
    },
    "announcements": {
        Holds.OWNER: "user_id",
        Holds.SERVER: "guild_id",
        Holds.PLACE: "channel_id",
        Holds.NEITHER: "id kind board period at",
    },
    "shards": {Holds.NEITHER: "shard_id shard_count alive_at"},
    "emojis": {Holds.NEITHER: "application_id name emoji_id"},
    "facts": {Holds.NEITHER: "name value"},
}
"""Every column of every table. What is done to a person's or a server's data is read from here."""


def columns_that(table: Table, *hold: Holds) -> list[Column[Any]]:
    """Return the columns of a table that hold something of these kinds."""
    names = " ".join(COLUMNS[table.name].get(each, "") for each in hold).split()
    return [table.c[name] for name in names]
