"""Store names of servers in the league, and who gave a match up; find settled results by time."""

import sqlalchemy as sa
from alembic import op

revision = "0022_0021"
down_revision = "0021_0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guild_settings", sa.Column("league_name", sa.String(100)))
    op.add_column(
        "results", sa.Column("left", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    settled = sa.text("percent IS NOT NULL")
    op.create_index(
        "ix_results_settled",
        "results",
        ["at"],
        sqlite_where=settled,
        postgresql_where=settled,
    )
    results = sa.table("results", *map(sa.column, ("match_id", "seat", "left")))
    chairs = sa.table("chairs", *map(sa.column, ("match_id", "seat", "left")))
    given_up = sa.exists().where(
        chairs.c.match_id == results.c.match_id,
        chairs.c.seat == results.c.seat,
        chairs.c.left == sa.true(),
    )
    op.execute(results.update().where(given_up).values(left=sa.true()))
