"""Attempts at daily deals are found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0019_0018"
down_revision = "0018_0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    attempts = sa.text("daily IS NOT NULL")
    op.create_index(
        "ix_matches_daily",
        "matches",
        ["daily", "host_id"],
        sqlite_where=attempts,
        postgresql_where=attempts,
    )
