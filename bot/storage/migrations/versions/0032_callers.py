"""Note who pinged players for a table."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("table_calls", sa.Column("user_id", sa.BigInteger()))
    op.create_index("ix_table_calls_user_id", "table_calls", ["user_id"])
