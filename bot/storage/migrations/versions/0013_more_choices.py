"""Store choices of people and servers that no query asks for without a column for each."""

import sqlalchemy as sa
from alembic import op

revision = "0013_0012"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("preferences", "guild_settings"):
        op.add_column(table, sa.Column("more", sa.JSON(), nullable=False, server_default="{}"))
