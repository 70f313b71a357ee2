"""Store how attempts at daily deals compare with those of others at the same cards."""

import sqlalchemy as sa
from alembic import op

revision = "0015_0014"
down_revision = "0014_0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("percent", sa.Float()))
    unsettled = sa.text("daily IS NOT NULL AND percent IS NULL")
    op.create_index(
        "ix_results_unsettled",
        "results",
        ["daily"],
        sqlite_where=unsettled,
        postgresql_where=unsettled,
    )
