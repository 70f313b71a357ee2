"""Store challenges, and matches that are played as the best of several."""

import sqlalchemy as sa
from alembic import op

revision = "0016_0015"
down_revision = "0015_0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("series_id", sa.String(16)))
    op.add_column("matches", sa.Column("series_number", sa.Integer()))
    op.create_table(
        "series",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("best_of", sa.Integer(), nullable=False),
        sa.Column("first_wins", sa.Integer(), nullable=False),
        sa.Column("second_wins", sa.Integer(), nullable=False),
        sa.Column("draws", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.Column("forfeited", sa.Integer()),
        sa.PrimaryKeyConstraint("id", name="pk_series"),
    )
    op.create_index("ix_series_guild_id", "series", ["guild_id"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("slug", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("casual", sa.Boolean(), nullable=False),
        sa.Column("best_of", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("counters", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("shown_version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_guild_id", "challenges", ["guild_id"])
    op.create_index("ix_challenges_ends_at", "challenges", ["ends_at"])
    op.create_table(
        "challenge_people",
        sa.Column("challenge_id", sa.String(16), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("contribution", sa.String(32), nullable=False),
        sa.Column("pinged_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["challenge_id"],
            ["challenges.id"],
            "fk_challenge_people_challenge_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("challenge_id", "side", name="pk_challenge_people"),
    )
    op.create_index("ix_challenge_people_user_id", "challenge_people", ["user_id"])
