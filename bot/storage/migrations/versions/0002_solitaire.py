"""Solitaire: boards that travel with their player, daily games; since when a decision stands."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "matches", sa.Column("carried", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("matches", sa.Column("daily", sa.String(length=80), nullable=True))
    op.add_column(
        "matches", sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("ix_matches_one_attempt", "matches", ["daily", "host_id"], unique=True)
    op.add_column("deadlines", sa.Column("since", sa.Integer(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE deadlines SET since = version"))
