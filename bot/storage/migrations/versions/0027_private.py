"""Count results of a shared deal later, and rename ``carried`` to ``private``."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("matches", "results"):
        # In a batch SQLite would copy the table.
        op.execute(f"ALTER TABLE {table} RENAME COLUMN carried TO private")
    op.add_column("results", sa.Column("counts_at", sa.BigInteger()))
    waiting = sa.column("counts_at").is_not(None)
    op.create_index(
        "ix_results_counts_at",
        "results",
        ["counts_at"],
        sqlite_where=waiting,
        postgresql_where=waiting,
    )
