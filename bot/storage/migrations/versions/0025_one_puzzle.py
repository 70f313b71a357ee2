"""Forget the league of servers."""

from alembic import op

revision = "0025"
down_revision = "0024_0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_column("guild_settings", "league_name")
