"""The tables of roles that were given, and of the servers where they are looked after."""

from sqlalchemy import BigInteger, Boolean, Index, Table

from bot.storage.tables import Holds, column, metadata

given_roles = Table(
    "given_roles",
    metadata,
    column("guild_id", Holds.SERVER, BigInteger, primary_key=True, autoincrement=False),
    column("role_id", Holds.PLACE, BigInteger, primary_key=True, autoincrement=False),
    column("user_id", Holds.OWNER, BigInteger, primary_key=True, autoincrement=False),
    column("given", Holds.NEITHER, Boolean, nullable=False),
    column("checked_at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_given_roles_user_id", "user_id"),
)
role_rounds = Table(
    "role_rounds",
    metadata,
    column("guild_id", Holds.SERVER, BigInteger, primary_key=True, autoincrement=False),
    column("due_at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_role_rounds_due_at", "due_at"),
)
