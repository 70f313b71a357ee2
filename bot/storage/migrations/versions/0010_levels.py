"""The level of each computer, and what people achieved against each."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "chairs",
        sa.Column("level", sa.String(length=8), nullable=False, server_default="knight"),
    )
    op.add_column("results", sa.Column("against", sa.String(length=8)))
    op.execute(
        "UPDATE results SET against = 'knight' WHERE slug <> 'kill-the-kings' AND number IN "
        "(SELECT number FROM results GROUP BY number HAVING count(*) = 1)"
    )
