"""Matches between servers are played in direct messages: each chair names its owner's server.

Running ones go on there. Their boards' messages stay as they are, and nobody updates them again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("guild_id", sa.BigInteger()))
    named = sa.column("guild_id").is_not(None)
    op.create_index(
        "ix_chairs_guild_id",
        "chairs",
        ["guild_id"],
        sqlite_where=named,
        postgresql_where=named,
    )
    match = sa.table(
        "matches",
        *map(sa.column, ("id", "kind", "status", "guild_id", "channel_id", "private")),
    )
    chair = sa.table("chairs", *map(sa.column, ("match_id", "seat", "guild_id")))
    post = sa.table(
        "postings",
        *map(sa.column, ("subject", "kind", "guild_id", "place_id", "message_id", "lobby_id")),
        *map(sa.column, ("posted_at", "version", "settled", "renamed", "refused_at")),
    )
    across = sa.select(match.c.id).where(match.c.kind == "across")
    servers = (
        sa.select(match.c.guild_id).where(match.c.id == chair.c.match_id),
        sa.select(post.c.guild_id).where(
            post.c.subject == chair.c.match_id, post.c.kind == "second"
        ),
    )
    for seat, server in enumerate(servers):
        own = sa.update(chair).where(chair.c.seat == seat, chair.c.match_id.in_(across))
        op.execute(own.values(guild_id=server.correlate(chair).scalar_subquery()))
    op.execute(sa.delete(post).where(post.c.kind == "second"))
    unfinished = across.where(match.c.status.in_(("running", "archived")))
    nowhere = dict.fromkeys(("place_id", "message_id", "lobby_id", "posted_at", "refused_at"))
    board = sa.update(post).where(post.c.kind == "board", post.c.subject.in_(unfinished))
    op.execute(board.values(**nowhere))
    # Not shown yet, so that the hands of running ones are sent at the start.
    running = unfinished.where(match.c.status == "running")
    op.execute(
        sa.update(post)
        .where(post.c.kind == "board", post.c.subject.in_(running))
        .values(version=0, settled=sa.false())
    )
    op.execute(
        sa.update(match)
        .where(match.c.kind == "across", match.c.status.in_(("running", "archived")))
        .values(private=sa.true(), channel_id=0)
    )
    op.drop_column("postings", "locale")
