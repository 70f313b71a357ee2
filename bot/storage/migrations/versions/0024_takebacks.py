"""Store what may be taken back in a match, and whether something was."""

import sqlalchemy as sa
from alembic import op

revision = "0024_0023"
down_revision = "0023_0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("takeback", sa.JSON()))
    op.add_column(
        "matches", sa.Column("taken_back", sa.Boolean(), nullable=False, server_default=sa.false())
    )
