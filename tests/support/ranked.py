"""People who are ranked, or about to be, without all the matches that it takes."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection

from bot.base.calendar import ALL_TIME
from bot.match.counting import values_of
from bot.match.ratings import MIN_GAMES, MIN_OPPONENTS, MU, UNCERTAIN_ABOVE, Standing
from bot.storage import Database, tables
from bot.storage.statements import upsert

ALMOST: Final = UNCERTAIN_ABOVE + 0.05
"""A sigma that the next match makes certain."""


async def store(database: Database, lines: Iterable[Standing], *, replace: bool = True) -> None:
    """Store leaderboard lines, in the tiers and the order that the rules give them."""
    rows = []
    for line in lines:
        line.update_order()
        rows.append(values_of(line))

    def put(connection: Connection) -> None:
        upsert(connection, tables.ratings, rows, changing=None if replace else ())

    await database.write(put)


def well_known(
    guild_id: int,
    user_id: int,
    board: str = "high-card",
    *,
    period: str = ALL_TIME,
    mu: float = MU,
    sigma: float = UNCERTAIN_ABOVE,
    played: int = 30,
) -> Standing:
    """Return the line of somebody who has met enough people, and played often enough."""
    line = Standing(guild_id, board, period, user_id, f"player {user_id}", mu, sigma, played)
    line.opponents = MIN_OPPONENTS
    return line


def one_game_short(
    guild_id: int,
    user_id: int,
    board: str = "kill-the-kings",
    *,
    period: str = ALL_TIME,
    score: int = 0,
) -> Standing:
    """Return the line of somebody whose next game ranks them; each before had this score."""
    line = Standing(guild_id, board, period, user_id, f"player {user_id}", played=MIN_GAMES - 1)
    line.total = score * line.played
    return line
