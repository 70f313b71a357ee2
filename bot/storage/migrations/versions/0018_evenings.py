"""Store evenings, who takes part in them, and their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0018_0017"
down_revision = "0017_0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    evenings = op.create_table(
        "evenings",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("slug", sa.String(40), nullable=False),
        sa.Column("level", sa.String(8), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("starts_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.Column("reminded", sa.Boolean(), nullable=False),
        sa.Column("event_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("posted_at", sa.BigInteger()),
        sa.Column("shown", sa.String(64)),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_evenings"),
    )
    op.create_index("ix_evenings_guild_id_phase", "evenings", ["guild_id", "phase"])
    unsettled = sa.not_(evenings.c.settled)
    op.create_index(
        "ix_evenings_unsettled",
        "evenings",
        ["id"],
        sqlite_where=unsettled,
        postgresql_where=unsettled,
    )
    op.create_table(
        "evening_people",
        sa.Column("evening_id", sa.String(16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["evening_id"], ["evenings.id"], "fk_evening_people_evening_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("evening_id", "user_id", name="pk_evening_people"),
    )
    op.create_index("ix_evening_people_user_id", "evening_people", ["user_id"])
    op.create_table(
        "evening_tables",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("evening_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], "fk_evening_tables_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["evening_id"], ["evenings.id"], "fk_evening_tables_evening_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name="pk_evening_tables"),
    )
    op.create_index(
        "ix_evening_tables_evening_id_number", "evening_tables", ["evening_id", "number"]
    )
