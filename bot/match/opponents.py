"""The computers that a person plays against: they get stronger as the person wins."""

from sqlalchemy import Connection

from bot.match.counting import won_alone
from bot.storage import tables
from games.core import LEVELS, Level


def level_against(connection: Connection, user_id: int, slug: str) -> Level:
    """Return the weakest level that the person hasn't beaten in a game, or the strongest."""
    row = tables.results.c
    beaten = won_alone(row.against).where(row.user_id == user_id, row.slug == slug)
    highest = max(map(LEVELS.index, connection.scalars(beaten)), default=-1)
    return LEVELS[min(highest + 1, len(LEVELS) - 1)]
