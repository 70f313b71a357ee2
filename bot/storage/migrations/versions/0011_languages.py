"""The language that somebody prefers, and the one that is spoken on a server."""

import sqlalchemy as sa
from alembic import op

revision = "0011_0010"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("preferences", sa.Column("language", sa.String(length=16)))
    op.add_column("guild_settings", sa.Column("language", sa.String(length=16)))
