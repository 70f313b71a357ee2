"""Deals of the day: what each is called, and who is dealt which."""

from dataclasses import dataclass, replace
from typing import Any, Final, Self

from sqlalchemy import Column, ColumnElement, Connection, or_, select

from bot.match.ratings import EVERYWHERE
from bot.storage import tables
from games import GAMES
from games.core import Level

MAX_AT_A_DEAL: Final = 20
"""Maximum number of people who are dealt the same; the next get another deal of the same day.

So fewer can be told what lies there. Each is compared with those who had the same.
"""
MAX_INSTANCES: Final = 250
"""Maximum number of deals of a game for the same people on a day; the last takes all others in.

So few can be listed, and a list is looked up by an index, which the beginning of a name is not.
"""
OPPONENTS: Final[Level] = "knight"
"""The level of the computers in the other seats."""
OWN_SEAT: Final = 0
"""The seat of the person who plays a deal of the day."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A deal of a game for a day (UTC, in ISO 8601) and a server, one of several ``instance``s."""

    slug: str
    day: str
    guild_id: int
    instance: int = 0

    @classmethod
    def parse(cls, name: str) -> Self:
        """Return the deal of a name."""
        slug, day, guild_id, *instance = name.split("/")
        return cls(slug, day, int(guild_id), int(instance[0]) if instance else 0)

    @property
    def name(self) -> str:
        """Return the name, from which the deal is made: ``<game>/<day>/<server>[/<instance>]``."""
        first = f"{self.slug}/{self.day}/{self.guild_id}"
        return f"{first}/{self.instance}" if self.instance else first

    @property
    def everywhere(self) -> bool:
        """Whether it's the deal that all servers share."""
        return self.guild_id == EVERYWHERE

    def numbered(self, instance: int) -> Self:
        """Return another deal for the same people on the same day."""
        return replace(self, instance=instance)

    def on(self, day: str) -> Self:
        """Return the deal of another day."""
        return replace(self, day=day)

    def among(self, column: Column[Any]) -> ColumnElement[bool]:
        """Return the condition that a column names this deal, whatever its instance."""
        first = self.numbered(0).name
        return column.in_([first, *(f"{first}/{each}" for each in range(1, MAX_INSTANCES))])


def across_servers(column: ColumnElement[Any]) -> ColumnElement[bool]:
    """Return the condition that a column names a deal that is the same across servers."""
    return or_(column.like(f"%/{EVERYWHERE}"), column.like(f"%/{EVERYWHERE}/%"))


def daily_seats(slug: str) -> int:
    game = GAMES[slug]
    return game.daily_seats or game.seats.start


def daily_options(slug: str) -> dict[str, Any]:
    """Return the options of a game's deals of the day."""
    game = GAMES[slug]
    return game.options.model_validate(game.daily_options).model_dump(mode="json")


def has_finished(connection: Connection, name: str, user_id: int) -> bool:
    """Return True if the person has played a daily deal to its end, in any of its instances.

    People who conceded it have to wait until its day is over.
    """
    row, chair = tables.matches.c, tables.chairs.c
    mine = (DailyDeal.parse(name).among(row.shared_deal), row.host_id == user_id)
    placed = (chair.match_id == row.id, chair.seat == OWN_SEAT, chair.place.is_not(None))
    return connection.scalar(select(row.id).where(*mine, *placed, ~chair.left).limit(1)) is not None


def compares(connection: Connection, name: str, user_id: int, guild_id: int | None) -> bool:
    """Return True if people in a server may see this user's result at a daily deal.

    Across servers they may if that person allows to be named there.
    """
    deal, wish = DailyDeal.parse(name), tables.preferences.c
    if not deal.everywhere:
        return deal.guild_id == guild_id
    allowed = select(wish.user_id).where(wish.user_id == user_id, wish.worldwide)
    return connection.scalar(allowed) is not None
