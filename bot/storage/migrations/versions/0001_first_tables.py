"""First tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_facts")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("slug", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("pace", sa.String(length=16), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=True),
        sa.Column("state", sa.JSON(), nullable=True),
        sa.Column("recent", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("published_version", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("lobby_message_id", sa.BigInteger(), nullable=True),
        sa.Column("place_id", sa.BigInteger(), nullable=True),
        sa.Column("board_message_id", sa.BigInteger(), nullable=True),
        sa.Column("board_posted_at", sa.BigInteger(), nullable=True),
        sa.Column("ping_message_id", sa.BigInteger(), nullable=True),
        sa.Column("ping_key", sa.String(length=120), nullable=True),
        sa.Column("rematch_id", sa.String(length=16), nullable=True),
        sa.Column("invited", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index("ix_matches_status", "matches", ["status"], unique=False)
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("direct_hands", sa.Boolean(), nullable=False),
        sa.Column("pings", sa.Boolean(), nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_preferences")),
    )
    op.create_index(
        "ix_matches_unpublished",
        "matches",
        [sa.column("version") - sa.column("published_version")],
        unique=False,
    )
    op.create_table(
        "chairs",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("contribution", sa.String(length=32), nullable=False),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("timeouts", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_chairs_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_chairs")),
    )
    op.create_index("ix_chairs_user_id", "chairs", ["user_id"], unique=False)
    op.create_table(
        "deadlines",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=120), nullable=True),
        sa.Column("computer_at", sa.BigInteger(), nullable=True),
        sa.Column("warn_at", sa.BigInteger(), nullable=True),
        sa.Column("ends_at", sa.BigInteger(), nullable=True),
        sa.Column("wake_at", sa.BigInteger(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_deadlines_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_deadlines")),
    )
    op.create_index("ix_deadlines_wake_at", "deadlines", ["wake_at"], unique=False)
    op.create_table(
        "direct_hands",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("turn_key", sa.String(length=120), nullable=True),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_direct_hands_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "user_id", name=op.f("pk_direct_hands")),
    )
    op.create_table(
        "log",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.JSON(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_log_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "sequence", name=op.f("pk_log")),
    )
