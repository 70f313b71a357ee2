"""Store the question of a day, what people answered, and how good they are at it."""

import sqlalchemy as sa
from alembic import op

revision = "0017_0016"
down_revision = "0016_0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guild_settings", sa.Column("puzzle_channel_id", sa.BigInteger()))
    op.create_table(
        "puzzles",
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("header", sa.JSON(), nullable=False),
        sa.Column("log", sa.JSON(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("verdict", sa.JSON(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild_id", "day", name="pk_puzzles"),
    )
    op.create_table(
        "puzzle_answers",
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("action", sa.JSON(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("worth", sa.Float(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("gain", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "day", "user_id", name="pk_puzzle_answers"),
    )
    op.create_index("ix_puzzle_answers_user_id", "puzzle_answers", ["user_id"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("last_day", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_puzzle_ratings"),
    )
    op.create_index("ix_puzzle_ratings_user_id", "puzzle_ratings", ["user_id"])
