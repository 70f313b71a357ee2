"""The planner of a game night; unknown for those planned before."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("evenings", sa.Column("planner_id", sa.BigInteger()))
