"""Store who looks for an opponent on any server, and the second boards of the matches they find."""

import sqlalchemy as sa
from alembic import op

revision = "0023_0022"
down_revision = "0022_0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table, column in (("matches", "across"), ("guild_settings", "visitors")):
        op.add_column(
            table, sa.Column(column, sa.Boolean(), server_default=sa.false(), nullable=False)
        )
    op.create_table(
        "seekers",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("slug", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("contribution", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_seekers"),
    )
    op.create_index("ix_seekers_slug_pace_since", "seekers", ["slug", "pace", "since"])
    op.create_index("ix_seekers_guild_id", "seekers", ["guild_id"])
    op.create_table(
        "second_boards",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("posted_at", sa.BigInteger()),
        sa.Column("ping_message_id", sa.BigInteger()),
        sa.Column("ping_key", sa.String(120)),
        sa.Column("shown_version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("renamed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("settled", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], "fk_second_boards_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name="pk_second_boards"),
    )
    op.create_index("ix_second_boards_guild_id", "second_boards", ["guild_id"])
    unsettled = ~sa.column("settled", sa.Boolean())
    op.create_index(
        "ix_second_boards_unsettled",
        "second_boards",
        ["match_id"],
        sqlite_where=unsettled,
        postgresql_where=unsettled,
    )
