"""Move message ids out of the matches' rows, and store heartbeats by shard."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_MOVED = (
    *("published_version", "place_id", "lobby_message_id", "board_message_id"),
    *("board_posted_at", "ping_message_id", "ping_key", "renamed"),
)


def upgrade() -> None:
    table = op.create_table(
        "publications",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("published_version", sa.Integer(), nullable=False),
        sa.Column("place_id", sa.BigInteger()),
        sa.Column("lobby_message_id", sa.BigInteger()),
        sa.Column("board_message_id", sa.BigInteger()),
        sa.Column("board_posted_at", sa.BigInteger()),
        sa.Column("ping_message_id", sa.BigInteger()),
        sa.Column("ping_key", sa.String(length=120)),
        sa.Column("renamed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("match_id", name="pk_publications"),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name="fk_publications_match_id",
            ondelete="CASCADE",
        ),
    )
    names = ("id", "status", "version", "daily", "host_id", *_MOVED)
    matches = sa.table("matches", *(sa.column(name) for name in names))
    settled = sa.and_(
        matches.c.status.not_in(("lobby", "running")),
        matches.c.version == matches.c.published_version,
    )
    moved = sa.select(matches.c.id, *(matches.c[name] for name in _MOVED), settled)
    op.execute(sa.insert(table).from_select(["match_id", *_MOVED, "settled"], moved))
    for index in ("renamed", "place_id", "unpublished", "one_attempt"):
        op.drop_index(f"ix_matches_{index}", "matches")
    for name in _MOVED:
        op.drop_column("matches", name)
    op.create_index("ix_publications_place_id", "publications", ["place_id"])
    for index, some in (
        ("unsettled", sa.not_(table.c.settled)),
        ("renamed", table.c.renamed),
    ):
        op.create_index(
            f"ix_publications_{index}",
            "publications",
            ["match_id"],
            sqlite_where=some,
            postgresql_where=some,
        )
    daily = matches.c.daily.is_not(None)
    op.create_index(
        "ix_matches_one_attempt",
        "matches",
        ["daily", "host_id"],
        unique=True,
        sqlite_where=daily,
        postgresql_where=daily,
    )
    op.create_table(
        "shards",
        sa.Column("shard_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shard_count", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("alive_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("shard_id", "shard_count", name="pk_shards"),
    )
    facts = sa.table("facts", sa.column("name"), sa.column("value"))
    shards = sa.table(
        "shards", sa.column("shard_id"), sa.column("shard_count"), sa.column("alive_at")
    )
    alive = sa.select(sa.literal(0), sa.literal(0), sa.cast(facts.c.value, sa.BigInteger())).where(
        facts.c.name == "alive_at"
    )
    op.execute(sa.insert(shards).from_select(["shard_id", "shard_count", "alive_at"], alive))
    op.execute(sa.delete(facts).where(facts.c.name == "alive_at"))
