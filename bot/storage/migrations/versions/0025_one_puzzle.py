"""Ask one puzzle a day everywhere, keep each person's first answer, and forget the league."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024_0023"
branch_labels = None
depends_on = None

_EVERYWHERE = 0

_puzzles = sa.table(
    "puzzles",
    sa.column("guild_id", sa.BigInteger),
    sa.column("day", sa.String),
    sa.column("header", sa.JSON),
    sa.column("channel_id", sa.BigInteger),
    sa.column("message_id", sa.BigInteger),
)
_answers = sa.table(
    "puzzle_answers",
    sa.column("guild_id", sa.BigInteger),
    sa.column("day", sa.String),
    sa.column("user_id", sa.BigInteger),
    sa.column("at", sa.BigInteger),
)


def upgrade() -> None:
    op.drop_column("guild_settings", "league_name")
    _forget_preference()
    _delete_answers()
    _move_posts()
    op.execute(sa.delete(_puzzles).where(_puzzles.c.guild_id != _EVERYWHERE))
    _make_again(
        "puzzles",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("header", sa.JSON(), nullable=False),
        sa.Column("log", sa.JSON(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("verdict", sa.JSON(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        key=("day",),
    )
    _make_again(
        "puzzle_answers",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("action", sa.JSON(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("worth", sa.Float(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("gain", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        key=("day", "user_id"),
    )
    op.create_index("ix_puzzle_answers_user_id", "puzzle_answers", ["user_id"])


def _make_again(name: str, *columns: sa.Column[Any], key: tuple[str, ...]) -> None:
    """Make a table again with the same rows and another primary key, which SQLite cannot change."""
    op.execute(f"CREATE TABLE {name}_before AS SELECT * FROM {name}")  # noqa: S608
    op.drop_table(name)
    made = op.create_table(name, *columns, sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"))
    names = [column.name for column in columns]
    before = sa.table(f"{name}_before", *map(sa.column, names))
    op.execute(sa.insert(made).from_select(names, sa.select(before)))
    op.drop_table(f"{name}_before")


def _forget_preference() -> None:
    """Forget who let questions be taken from their matches."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("UPDATE preferences SET more = (more::jsonb - 'puzzles')::json")
    else:
        op.execute("UPDATE preferences SET more = json_remove(more, '$.puzzles')")


def _delete_answers() -> None:
    """Delete answers to questions from people's matches, and second answers of a person and day.

    A server's question that was not taken from its people's matches was that of everywhere.
    """
    asked, common, other = _puzzles.alias(), _puzzles.alias(), _answers.alias()
    same = sa.exists().where(
        common.c.guild_id == _EVERYWHERE,
        common.c.day == asked.c.day,
        common.c.header["key"].as_string() == asked.c.header["key"].as_string(),
    )
    of_people = sa.exists().where(
        asked.c.guild_id == _answers.c.guild_id, asked.c.day == _answers.c.day, ~same
    )
    op.execute(sa.delete(_answers).where(of_people))
    earlier = sa.or_(
        other.c.at < _answers.c.at,
        sa.and_(other.c.at == _answers.c.at, other.c.guild_id < _answers.c.guild_id),
    )
    answered_before = sa.exists().where(
        other.c.day == _answers.c.day, other.c.user_id == _answers.c.user_id, earlier
    )
    op.execute(sa.delete(_answers).where(answered_before))


def _move_posts() -> None:
    """Note in a table of its own where questions were posted."""
    names = ("day", "guild_id", "channel_id", "message_id")
    posts = op.create_table(
        "puzzle_posts",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("day", "guild_id", name="pk_puzzle_posts"),
    )
    posted = sa.select(*(_puzzles.c[name] for name in names)).where(
        _puzzles.c.channel_id.is_not(None)
    )
    op.execute(sa.insert(posts).from_select(list(names), posted))
