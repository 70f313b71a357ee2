"""Hands by direct message: what is picked in them already, and for which decision."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "direct_hands", sa.Column("draft", sa.String(length=100), nullable=False, server_default="")
    )
    op.add_column(
        "direct_hands", sa.Column("since", sa.Integer(), nullable=False, server_default="0")
    )
