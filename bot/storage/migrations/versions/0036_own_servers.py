"""Results at a second board belong to the server where their player played, not the opponent's."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    result = sa.table("results", *map(sa.column, ("match_id", "seat", "guild_id", "channel_id")))
    board = sa.table("postings", *map(sa.column, ("subject", "kind", "guild_id", "place_id")))
    theirs = (board.c.kind == "second", board.c.subject == result.c.match_id)
    guild_id, place_id = (
        sa.select(column).where(*theirs).correlate(result).scalar_subquery()
        for column in (board.c.guild_id, board.c.place_id)
    )
    afar = sa.exists().where(*theirs).correlate(result)
    op.execute(
        sa.update(result)
        .where(result.c.seat == 1, afar)
        .values(guild_id=guild_id, channel_id=place_id)
    )
