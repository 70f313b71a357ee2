"""Note everything that stands on Discord in one table, and since when a decision waits to be seen.

The rows of boards, second boards, challenges, calls, game nights and daily puzzles move there.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

_TRUE, _FALSE = sa.true(), sa.false()


def upgrade() -> None:
    for column in (
        sa.Column("alarm_began_at", sa.BigInteger()),
        sa.Column("alarm_began_with", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("alarm_unseen_at", sa.BigInteger()),
    ):
        op.add_column("matches", column)
    postings = op.create_table(
        "postings",
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("match_id", sa.String(16)),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("locale", sa.String(16)),
        sa.Column("place_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("posted_at", sa.BigInteger()),
        sa.Column("lobby_id", sa.BigInteger()),
        sa.Column("ping_id", sa.BigInteger()),
        sa.Column("ping_key", sa.String(120)),
        sa.Column("shown", sa.String(64)),
        sa.Column("version", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("wanted", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("refused_at", sa.BigInteger()),
        sa.Column("told_at", sa.BigInteger()),
        sa.Column("renamed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("subject", "kind", name="pk_postings"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], "fk_postings_match_id", ondelete="CASCADE"
        ),
    )
    assert postings is not None
    _move_boards(postings)
    _move_others(postings)
    for name in ("match_id", "guild_id", "place_id"):
        op.create_index(f"ix_postings_{name}", "postings", [name])
    unsettled, renamed = ~postings.c.settled, postings.c.renamed
    op.create_index(
        "ix_postings_unsettled",
        "postings",
        ["kind", "subject"],
        sqlite_where=unsettled,
        postgresql_where=unsettled,
    )
    op.create_index(
        "ix_postings_renamed",
        "postings",
        ["kind", "subject"],
        sqlite_where=sa.text("renamed = 1"),
        postgresql_where=renamed,
    )
    for table in ("publications", "second_boards", "puzzle_posts"):
        op.drop_table(table)
    op.drop_index("ix_table_calls_message_id", "table_calls")
    op.drop_index("ix_evenings_unsettled", "evenings")
    gone = {
        "challenges": ("message_id", "shown_version"),
        "table_calls": ("channel_id", "message_id"),
        "evenings": ("message_id", "posted_at", "shown", "settled"),
    }
    for table, columns in gone.items():
        for name in columns:
            op.drop_column(table, name)
    unfinished = sa.text("phase IN ('open', 'running')")
    op.create_index(
        "ix_evenings_unfinished",
        "evenings",
        ["id"],
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )


def _move_boards(postings: sa.Table) -> None:
    first = _table("publications", "place_id", "lobby_message_id", "board_message_id")
    _move(
        postings,
        first,
        kind=sa.literal("board"),
        subject=first.c.match_id,
        match_id=first.c.match_id,
        place_id=first.c.place_id,
        message_id=first.c.board_message_id,
        posted_at=first.c.board_posted_at,
        lobby_id=first.c.lobby_message_id,
        ping_id=first.c.ping_message_id,
        ping_key=first.c.ping_key,
        version=first.c.published_version,
        renamed=first.c.renamed,
        settled=first.c.settled,
    )
    second = _table("second_boards", "guild_id", "channel_id", "locale", "message_id")
    _move(
        postings,
        second,
        kind=sa.literal("second"),
        subject=second.c.match_id,
        match_id=second.c.match_id,
        guild_id=second.c.guild_id,
        locale=second.c.locale,
        place_id=second.c.channel_id,
        message_id=second.c.message_id,
        posted_at=second.c.posted_at,
        ping_id=second.c.ping_message_id,
        ping_key=second.c.ping_key,
        version=second.c.shown_version,
        renamed=second.c.renamed,
        settled=second.c.settled,
    )


def _move_others(postings: sa.Table) -> None:
    asked = _table("challenges", "id", "guild_id", "channel_id", "message_id")
    _move(
        postings,
        asked,
        kind=sa.literal("challenge"),
        subject=asked.c.id,
        guild_id=asked.c.guild_id,
        place_id=asked.c.channel_id,
        message_id=asked.c.message_id,
        version=asked.c.shown_version,
        wanted=asked.c.version,
        settled=asked.c.shown_version == asked.c.version,
    )
    call = _table("table_calls", "guild_id", "channel_id", "message_id")
    _move(
        postings,
        call,
        call.c.message_id.is_not(None),
        kind=sa.literal("call"),
        subject=call.c.match_id,
        match_id=call.c.match_id,
        guild_id=call.c.guild_id,
        place_id=call.c.channel_id,
        message_id=call.c.message_id,
        wanted=sa.literal(1),
        settled=_FALSE,
    )
    night = _table(
        "evenings", "id", "guild_id", "channel_id", "message_id", "shown", "phase", "event_id"
    )
    _move(
        postings,
        night,
        kind=sa.literal("night"),
        subject=night.c.id,
        guild_id=night.c.guild_id,
        place_id=night.c.channel_id,
        message_id=night.c.message_id,
        posted_at=night.c.posted_at,
        shown=night.c.shown,
        wanted=sa.literal(1),
        version=sa.case((night.c.settled, 1), else_=0),
        settled=night.c.settled,
    )
    _move(
        postings,
        night,
        night.c.phase.in_(("open", "running")),
        kind=sa.literal("event"),
        subject=night.c.id,
        guild_id=night.c.guild_id,
        place_id=night.c.channel_id,
        wanted=sa.literal(1),
        version=sa.case((night.c.event_id.is_not(None), 1), else_=0),
        settled=night.c.event_id.is_not(None),
    )
    day = _table("puzzle_posts", "day", "guild_id", "channel_id", "message_id")
    _move(
        postings,
        day,
        day.c.channel_id.is_not(None),
        kind=sa.literal("puzzle"),
        subject=day.c.day + " " + sa.cast(day.c.guild_id, sa.String),
        guild_id=day.c.guild_id,
        place_id=day.c.channel_id,
        message_id=day.c.message_id,
        wanted=sa.literal(1),
        version=sa.literal(1),
        settled=_TRUE,
    )


_TYPES: dict[str, Any] = {
    **{name: sa.Boolean() for name in ("settled", "renamed")},
    **{name: sa.String() for name in ("day", "shown", "id", "phase")},
    **{name: sa.Integer() for name in ("version", "shown_version", "published_version")},
}
_MORE = (
    *("match_id", "board_posted_at", "ping_message_id", "ping_key", "published_version"),
    *("renamed", "settled", "posted_at", "shown_version", "version"),
)


def _table(name: str, *columns: str) -> Any:
    named = dict.fromkeys((*columns, *_MORE))
    return sa.table(name, *(sa.column(each, _TYPES.get(each)) for each in named))


def _move(postings: sa.Table, old: Any, *some: Any, **values: Any) -> None:
    found = sa.select(*values.values()).select_from(old).where(*some)
    op.execute(sa.insert(postings).from_select(list(values), found))
