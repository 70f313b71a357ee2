"""Store which roles the bot has given, when it looks at them again, and calls to open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0020_0019"
down_revision = "0019_0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guild_settings", sa.Column("roles_due_at", sa.BigInteger()))
    op.create_index("ix_guild_settings_roles_due_at", "guild_settings", ["roles_due_at"])
    op.create_table(
        "given_roles",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("role_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("given", sa.Boolean(), nullable=False),
        sa.Column("checked_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "role_id", "user_id", name="pk_given_roles"),
    )
    op.create_index("ix_given_roles_user_id", "given_roles", ["user_id"])
    op.create_table(
        "table_calls",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("slug", sa.String(40), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("called_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], "fk_table_calls_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name="pk_table_calls"),
    )
    op.create_index("ix_table_calls_guild_id_slug", "table_calls", ["guild_id", "slug"])
    op.create_index("ix_table_calls_message_id", "table_calls", ["message_id"])
