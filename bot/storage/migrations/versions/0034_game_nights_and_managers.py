"""Game nights with a title, a note, a role and a week; what managers did; results each morning."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("evenings", sa.Column("title", sa.String(80)))
    op.add_column("evenings", sa.Column("note", sa.String(300)))
    op.add_column("evenings", sa.Column("role_id", sa.BigInteger()))
    op.add_column("evenings", sa.Column("pinged_at", sa.BigInteger()))
    op.add_column(
        "evenings", sa.Column("weekly", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("guild_settings", sa.Column("morning_channel_id", sa.BigInteger()))
    op.create_table(
        "manager_acts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("match_id", sa.String(16)),
        sa.Column("other_id", sa.BigInteger()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_manager_acts"),
    )
    op.create_index("ix_manager_acts_guild_id_at", "manager_acts", ["guild_id", "at"])
    op.create_index("ix_manager_acts_user_id", "manager_acts", ["user_id"])
    op.create_index("ix_manager_acts_other_id", "manager_acts", ["other_id"])
    op.create_index("ix_manager_acts_at", "manager_acts", ["at"])
