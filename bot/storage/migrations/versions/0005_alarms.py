"""Alarms in columns of their own; before this one text held decision, step and people."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_deadlines = sa.table(
    "deadlines",
    sa.column("match_id", sa.String),
    sa.column("key", sa.String),
    sa.column("decision", sa.String),
    sa.column("step", sa.Integer),
    sa.column("people", sa.JSON),
)
_matches = sa.table("matches", sa.column("id", sa.String), sa.column("ping_key", sa.String))


def upgrade() -> None:
    for column in (
        sa.Column("decision", sa.String(length=120), nullable=True),
        sa.Column("step", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("people", sa.JSON(), nullable=False, server_default="[]"),
    ):
        op.add_column("deadlines", column)
    connection = op.get_bind()
    running = _deadlines.c.key.contains("|")
    for row in connection.execute(sa.select(_deadlines).where(running)).all():
        clock, _, people = row.key.rpartition("|")
        decision, _, step = clock.partition("#")
        connection.execute(
            sa.update(_deadlines)
            .where(_deadlines.c.match_id == row.match_id)
            .values(
                decision=decision,
                step=int(step or 0),
                people=[int(seat) for seat in people.split(",") if seat],
            )
        )
    called = sa.select(_matches).where(_matches.c.ping_key.is_not(None))
    for row in connection.execute(called).all():
        decision, _, step = row.ping_key.partition("#")
        connection.execute(
            sa.update(_matches)
            .where(_matches.c.id == row.id)
            .values(ping_key=f"{step or 0}#{decision}")
        )
    op.drop_column("deadlines", "key")
