"""Store what looking back at matches found, and where the deal of a match comes from."""

import sqlalchemy as sa
from alembic import op

revision = "0014_0013"
down_revision = "0013_0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("origin", sa.JSON()))
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("review", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], "fk_reviews_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_reviews"),
    )
