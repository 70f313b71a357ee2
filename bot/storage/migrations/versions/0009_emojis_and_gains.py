"""Emojis of the application, a deck of four colours, what a match changed, who was welcomed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "emojis",
        sa.Column("application_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("emoji_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("application_id", "name", name="pk_emojis"),
    )
    op.add_column(
        "preferences",
        sa.Column("four_colours", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column(
        "preferences",
        sa.Column("coaching", sa.Boolean(), nullable=False, server_default=sa.true()),
    )
    op.add_column(
        "chairs", sa.Column("coached", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("guild_settings", sa.Column("welcomed_at", sa.BigInteger()))
    for name in ("rating_before", "rating_after", "rank_before", "rank_after"):
        op.add_column("chairs", sa.Column(name, sa.Integer()))
