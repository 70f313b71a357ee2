"""Count how many moves of a match each person made, and how many a computer made for them."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None

_chairs = sa.table("chairs", *map(sa.column, ("match_id", "seat", "own_moves")))
_log = sa.table("log", *map(sa.column, ("match_id", "seat", "kind", "user_id")))


def upgrade() -> None:
    for name in ("own_moves", "computer_moves"):
        op.add_column("chairs", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    chair, entry = _chairs.c, _log.c
    mine = sa.and_(entry.match_id == chair.match_id, entry.seat == chair.seat)
    made = (
        sa.select(sa.func.count())
        .select_from(_log)
        .where(mine, entry.kind == "action", entry.user_id.is_not(None))
        .scalar_subquery()
    )
    op.execute(sa.update(_chairs).values(own_moves=made))
