"""Results have their leaderboard, and deals of a day their day and server, in columns."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_results_unsettled", "results")
    op.drop_index("ix_results_daily", "results")
    op.execute("ALTER TABLE results RENAME COLUMN daily TO deal")
    for column in (
        sa.Column("board", sa.String(60), nullable=False, server_default=""),
        sa.Column("deal_guild_id", sa.BigInteger()),
        sa.Column("day", sa.String(10)),
    ):
        op.add_column("results", column)
    results = sa.table(
        "results",
        *map(sa.column, ("slug", "board", "deal", "deal_guild_id", "day", "percent")),
    )
    matches = sa.table("matches", *map(sa.column, ("shared_deal", "deal_guild_id")))
    op.execute(sa.update(results).values(board=results.c.slug))
    connection = op.get_bind()
    for name in connection.scalars(sa.select(results.c.deal).distinct()).all():
        if name is None:
            continue
        slug, day, server, *_ = name.split("/")
        mine = sa.update(results).where(results.c.deal == name)
        guild_id = int(server) if server.isdecimal() else None  # erased servers' names are gone
        connection.execute(mine.values(board=f"{slug}/daily", day=day, deal_guild_id=guild_id))
    for name in connection.scalars(sa.select(matches.c.shared_deal).distinct()).all():
        if name is not None and name.count("/") > 1:
            mine = sa.update(matches).where(matches.c.shared_deal == name)
            connection.execute(mine.values(deal_guild_id=int(name.split("/")[2])))
    unsettled = sa.and_(results.c.day.is_not(None), results.c.percent.is_(None))
    op.create_index("ix_results_deal", "results", ["deal"])
    op.create_index(
        "ix_results_unsettled",
        "results",
        ["deal"],
        sqlite_where=unsettled,
        postgresql_where=unsettled,
    )
