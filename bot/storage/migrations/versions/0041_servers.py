"""What only one feature asks of a server is no column: it's in ``more``, by the same name.

When a server's roles are due is in a table of that feature, ``role_rounds``.
"""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None

_SWITCHES: Final = ("champions", "visitors")
_OTHERS: Final = (
    *("herald_channel_id", "puzzle_channel_id", "morning_channel_id"),
    *("closed_season", "welcomed_at"),
)


def upgrade() -> None:
    server = sa.table(
        "guild_settings",
        sa.column("more", sa.JSON()),
        *(sa.column(name, sa.Boolean()) for name in _SWITCHES),
        *map(sa.column, ("guild_id", "roles_due_at", *_OTHERS)),
    )
    rounds = op.create_table(
        "role_rounds",
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_role_rounds"),
    )
    op.create_index("ix_role_rounds_due_at", "role_rounds", ["due_at"])
    due = sa.select(server.c.guild_id, server.c.roles_due_at)
    waiting = due.where(server.c.roles_due_at.is_not(None))
    op.execute(sa.insert(rounds).from_select(["guild_id", "due_at"], waiting))
    connection = op.get_bind()
    for row in connection.execute(sa.select(server)).mappings().all():
        chosen = {name: row[name] for name in (*_SWITCHES, *_OTHERS) if row[name]}
        if chosen:
            mine = sa.update(server).where(server.c.guild_id == row["guild_id"])
            connection.execute(mine.values(more={**row["more"], **chosen}))
    op.drop_index("ix_guild_settings_roles_due_at", "guild_settings")
    for name in (*_SWITCHES, *_OTHERS, "roles_due_at"):
        op.drop_column("guild_settings", name)
