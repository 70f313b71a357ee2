"""Note what somebody's choices gave away at a daily deal."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("given_away", sa.Float()))
