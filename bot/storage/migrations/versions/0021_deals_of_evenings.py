"""Store the deals of evenings, the numbers of their people, and which matches are with which."""

import sqlalchemy as sa
from alembic import op

revision = "0021_0020"
down_revision = "0020_0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("evening_deal", sa.String(24)))
    dealt = sa.column("evening_deal", sa.String()).is_not(None)
    op.create_index(
        "ix_matches_evening_deal",
        "matches",
        ["evening_deal"],
        sqlite_where=dealt,
        postgresql_where=dealt,
    )
    op.add_column("evenings", sa.Column("deals", sa.Integer()))
    op.add_column("evenings", sa.Column("secret", sa.LargeBinary()))
    op.add_column("evenings", sa.Column("sections", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("evening_people", sa.Column("number", sa.Integer()))
    op.add_column("evening_tables", sa.Column("deal", sa.Integer()))
