"""Daily deals: their names, and which instance each person gets."""

from dataclasses import dataclass, replace
from typing import Any, Final, Self

from sqlalchemy import Column, ColumnElement, Connection, select

from bot.match.ratings import EVERYWHERE
from bot.match.record import Record
from bot.match.view import MatchView
from bot.storage import tables
from games import GAMES
from games.core import Level

MAX_AT_A_DEAL: Final = 20
"""Maximum number of people who get the same deal. The next ones get another instance.

The fewer have seen the cards, the fewer can give them away. Results are only compared within an
instance.
"""
MAX_INSTANCES: Final = 250
"""Maximum number of instances of a deal. The last one takes in everybody else.

Few enough to list, because a list of names can use an index and a prefix can't.
"""
OPPONENTS: Final[Level] = "knight"
OWN_SEAT: Final = 0


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A game's deal for a day (UTC, ISO 8601) and a server, perhaps in several ``instance``s."""

    slug: str
    day: str
    guild_id: int
    instance: int = 0

    @classmethod
    def parse(cls, name: str) -> Self:
        slug, day, guild_id, *instance = name.split("/")
        return cls(slug, day, int(guild_id), int(instance[0]) if instance else 0)

    @property
    def name(self) -> str:
        """The name from which the deal's key is made: ``<game>/<day>/<server>[/<instance>]``."""
        first = f"{self.slug}/{self.day}/{self.guild_id}"
        return f"{first}/{self.instance}" if self.instance else first

    @property
    def everywhere(self) -> bool:
        return self.guild_id == EVERYWHERE

    def numbered(self, instance: int) -> Self:
        return replace(self, instance=instance)

    def on(self, day: str) -> Self:
        return replace(self, day=day)

    def among(self, column: Column[Any]) -> ColumnElement[bool]:
        first = self.numbered(0).name
        return column.in_([first, *(f"{first}/{each}" for each in range(1, MAX_INSTANCES))])


def deal_of(match: Record | MatchView[Any]) -> DailyDeal:
    """Return the deal of an attempt."""
    assert match.shared_deal is not None, "it is a deal of the day"
    return DailyDeal.parse(match.shared_deal)


def dated(name: str) -> tuple[str, int]:
    deal = DailyDeal.parse(name)
    return deal.day, deal.guild_id


def daily_seats(slug: str) -> int:
    game = GAMES[slug]
    return game.daily_seats or game.seats.start


def daily_options(slug: str) -> dict[str, Any]:
    game = GAMES[slug]
    return game.options.model_validate(game.daily_options).model_dump(mode="json")


def has_finished(connection: Connection, name: str, user_id: int) -> bool:
    """Return True if the person has finished a daily deal, in any of its instances.

    Conceding doesn't count: they have to wait until the deal's day is over.
    """
    row, chair = tables.matches.c, tables.chairs.c
    mine = (DailyDeal.parse(name).among(row.shared_deal), row.host_id == user_id)
    placed = (chair.match_id == row.id, chair.seat == OWN_SEAT, chair.place.is_not(None))
    return connection.scalar(select(row.id).where(*mine, *placed, ~chair.left).limit(1)) is not None


def called(connection: Connection, name: str, user_id: int) -> str | None:
    """Return the name a person has chosen for deals shared by all servers, or None at others."""
    if not DailyDeal.parse(name).everywhere:
        return None
    wish = tables.preferences.c
    return connection.scalar(select(wish.name).where(wish.user_id == user_id))


def compares(connection: Connection, name: str, user_id: int, guild_id: int | None) -> bool:
    """Return True if people in a server may see this user's result at a daily deal.

    At deals shared by all servers, the user has to allow being named there.
    """
    deal, wish = DailyDeal.parse(name), tables.preferences.c
    if not deal.everywhere:
        return deal.guild_id == guild_id
    allowed = select(wish.user_id).where(wish.user_id == user_id, wish.worldwide)
    return connection.scalar(allowed) is not None
