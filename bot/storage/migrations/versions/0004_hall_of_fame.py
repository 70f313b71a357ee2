"""The hall of fame: results, ratings, settings of servers, barred members, announcements."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("casual", "renamed"):
        op.add_column(
            "matches", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.create_index("ix_matches_renamed", "matches", ["renamed"])
    op.create_index("ix_matches_place_id", "matches", ["place_id"])
    op.create_index("ix_matches_guild_id_status", "matches", ["guild_id", "status"])
    op.add_column(
        "preferences",
        sa.Column("worldwide", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("preferences", sa.Column("name", sa.String(length=64), nullable=True))
    _create_results()
    _create_ratings()
    _create_guilds()


def _create_results() -> None:
    op.create_table(
        "results",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.String(length=16), nullable=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("carried", sa.Boolean(), nullable=False),
        sa.Column("slug", sa.String(length=40), nullable=False),
        sa.Column("daily", sa.String(length=80), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("spent", sa.Integer(), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("worldwide", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("number", "seat", name="pk_results"),
    )
    op.create_index("ix_results_user_id_number", "results", ["user_id", "number"])
    op.create_index("ix_results_guild_id_number", "results", ["guild_id", "number"])
    op.create_index(
        "ix_results_in_channel",
        "results",
        ["guild_id", "channel_id", "number", "carried", "rated", "slug"],
    )
    op.create_index("ix_results_guild_id_slug_number", "results", ["guild_id", "slug", "number"])
    op.create_index("ix_results_match_id", "results", ["match_id"])
    op.create_index("ix_results_daily", "results", ["daily"])


def _create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("board", sa.String(length=60), nullable=False),
        sa.Column("period", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("fewest", sa.Integer(), nullable=True),
        sa.Column("last_day", sa.String(length=10), nullable=True),
        sa.Column("tier", sa.Integer(), nullable=False),
        sa.Column("merit", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "board", "period", "user_id", name="pk_ratings"),
    )
    op.create_index(
        "ix_ratings_standing",
        "ratings",
        ["guild_id", "board", "period", "tier", sa.text("merit DESC"), "user_id"],
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])


def _create_guilds() -> None:
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("threads", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("pace", sa.String(length=16), nullable=True),
        sa.Column("starter_role_id", sa.BigInteger(), nullable=True),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("time_zone", sa.String(length=40), nullable=False, server_default="UTC"),
        sa.Column("seasons", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("champions", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("herald_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("closed_season", sa.String(length=10), nullable=True),
        sa.Column("left_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_settings"),
    )
    op.create_table(
        "bars",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_bars"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("board", sa.String(length=60), nullable=True),
        sa.Column("period", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
