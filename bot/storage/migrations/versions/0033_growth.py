"""Index what was found by reading whole tables, and keep the log in its key's order."""

import re
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None

_AT_ONCE = 1000
_INDEXED = (
    ("direct_hands", "user_id"),
    ("announcements", "guild_id"),
    ("announcements", "user_id"),
    ("announcements", "kind"),
    ("puzzle_answers", "guild_id"),
)
_SERVERS = ("deal_guild_id", "link_guild_id")
_matches = sa.table(
    "matches",
    sa.column("id", sa.String),
    sa.column("origin", sa.JSON),
    *(sa.column(name, sa.BigInteger) for name in _SERVERS),
)


def upgrade() -> None:
    for table, column in _INDEXED:
        op.create_index(f"ix_{table}_{column}", table, [column])
    _index_some("preferences", "language")
    op.drop_index("ix_matches_status", "matches")
    op.create_index("ix_matches_status_ended_at", "matches", ["status", "ended_at"])
    for name in _SERVERS:
        op.add_column("matches", sa.Column(name, sa.BigInteger()))
    _fill_servers()
    for name in _SERVERS:
        _index_some("matches", name)
    if op.get_bind().dialect.name == "sqlite":
        _lay_out_log()


def _index_some(table: str, column: str) -> None:
    known = sa.column(column).is_not(None)
    name = f"ix_{table}_{column}"
    op.create_index(name, table, [column], sqlite_where=known, postgresql_where=known)


def _fill_servers() -> None:
    row, connection = _matches.c, op.get_bind()
    last = ""
    # An origin without a value may also be stored as JSON's null.
    told = sa.cast(row.origin, sa.String).not_in(("", "null"))
    some = sa.select(row.id, row.origin).where(told).order_by(row.id).limit(_AT_ONCE)
    while found := connection.execute(some.where(row.id > last)).all():
        last = found[-1].id
        values = [{"of": each.id, **_servers_in(each.origin)} for each in found]
        known = [each for each in values if any(each[name] is not None for name in _SERVERS)]
        if known:
            update = sa.update(_matches).where(row.id == sa.bindparam("of"))
            servers: dict[str, Any] = {name: sa.bindparam(name) for name in _SERVERS}
            connection.execute(update.values(servers), known)


def _servers_in(origin: dict[str, Any]) -> dict[str, int | None]:
    """Return the servers that an origin names: in its deal's name, and in its link."""
    deal = re.match(r"[^/]+/[\d-]+/(\d+)(?:/|$)", origin["deal"])
    link = re.search(r"/channels/(\d+)/", origin["link"] or "")
    found = zip(_SERVERS, (deal, link), strict=True)
    return {name: int(each[1]) or None if each else None for name, each in found}


def _lay_out_log() -> None:
    """Make the log without rowids, whose key would be stored twice."""
    op.rename_table("log", "log_before")
    made = op.create_table(
        "log",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("action", sa.JSON()),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "sequence", name="pk_log"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], "fk_log_match_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    names = [column.name for column in made.columns]
    before = sa.table("log_before", *map(sa.column, names))
    rows = sa.select(before).order_by(before.c.match_id, before.c.sequence)
    op.execute(sa.insert(made).from_select(names, rows))
    op.drop_table("log_before")
