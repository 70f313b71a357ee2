"""Alarms stand in the row of their match, so that a change writes one row of each."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_TIMES = ("computer_at", "warn_at", "ends_at", "wake_at")
_MOVED = ("decision", "step", "people", "since", *_TIMES, "attempts")


_alarms = sa.table("deadlines", sa.column("match_id"), *(sa.column(name) for name in _MOVED))
_matches = sa.table("matches", sa.column("id"), *(sa.column(f"alarm_{name}") for name in _MOVED))


def upgrade() -> None:
    columns: list[sa.Column[Any]] = [
        sa.Column("alarm_decision", sa.String(length=120)),
        sa.Column("alarm_step", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("alarm_people", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("alarm_since", sa.Integer(), nullable=False, server_default="0"),
        *(sa.Column(f"alarm_{name}", sa.BigInteger()) for name in _TIMES),
        sa.Column("alarm_attempts", sa.Integer(), nullable=False, server_default="0"),
    ]
    for column in columns:
        op.add_column("matches", column)
    moved = {f"alarm_{name}": _alarms.c[name] for name in _MOVED}
    op.execute(sa.update(_matches).where(_matches.c.id == _alarms.c.match_id).values(moved))
    op.create_index("ix_matches_alarm_wake_at", "matches", ["alarm_wake_at"])
    op.drop_table("deadlines")
