"""Pings by person: the news of a match for each, posted or put off, and its message."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pings",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("occasion", sa.String(12), nullable=False),
        sa.Column("key", sa.String(120), nullable=False, server_default=""),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger()),
        sa.Column("place_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_pings"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_pings_match_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_pings_user_id", "pings", ["user_id"])
    op.create_index("ix_pings_since", "pings", ["since"])
    _keep_standing_pings()
    op.drop_column("postings", "ping_id")


def _keep_standing_pings() -> None:
    """Give each standing ping to the people of its turn, so that it's deleted once they decide."""
    post = sa.table(
        "postings",
        *map(sa.column, ("match_id", "kind", "place_id", "ping_id", "ping_key")),
    )
    match = sa.table(
        "matches",
        *map(sa.column, ("id", "channel_id", "alarm_began_at", "created_at")),
        sa.column("alarm_people", sa.JSON()),
    )
    chair = sa.table("chairs", *map(sa.column, ("match_id", "seat", "user_id")))
    ping = sa.table(
        "pings",
        *map(
            sa.column,
            ("match_id", "user_id", "occasion", "key", "since", "place_id", "message_id"),
        ),
    )
    connection = op.get_bind()
    standing = (
        sa.select(post, match)
        .where(post.c.ping_id.is_not(None), match.c.id == post.c.match_id)
        .order_by(post.c.kind.desc())
    )
    done = set()
    for each in connection.execute(standing).all():
        seats = [1] if each.kind == "second" else each.alarm_people or []
        mine = (chair.c.match_id == each.match_id, chair.c.seat.in_(seats), chair.c.user_id > 0)
        values = {
            "match_id": each.match_id,
            "occasion": "turn",
            "key": each.ping_key or "",
            "since": each.alarm_began_at or each.created_at,
            "place_id": each.place_id or each.channel_id,
            "message_id": each.ping_id,
        }
        for user_id in connection.scalars(sa.select(chair.c.user_id).where(*mine)).all():
            if (each.match_id, user_id) not in done:
                done.add((each.match_id, user_id))
                connection.execute(sa.insert(ping).values(user_id=user_id, **values))
