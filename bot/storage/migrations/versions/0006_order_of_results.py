"""Leaderboards of games for one are ordered by columns; their merit is the sum of the scores."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_ratings_standing", "ratings")
    op.add_column("ratings", sa.Column("thrift", sa.Integer(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE ratings SET merit = total WHERE mu IS NULL"))
    op.execute(sa.text("UPDATE ratings SET thrift = 2147483647 - fewest WHERE fewest IS NOT NULL"))
    falling = (sa.text(f"{name} DESC") for name in ("merit", "won", "thrift", "best_streak"))
    op.create_index(
        "ix_ratings_standing",
        "ratings",
        ["guild_id", "board", "period", "tier", *falling, "user_id"],
    )
