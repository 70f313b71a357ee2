"""The table of calls to a table."""

from sqlalchemy import BigInteger, Index, String, Table

from bot.storage.tables import Holds, column, metadata, of_a_match

table_calls = Table(
    "table_calls",
    metadata,
    column("match_id", Holds.NEITHER, of_a_match(), primary_key=True),
    column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    column("slug", Holds.NEITHER, String(40), nullable=False),
    column("called_at", Holds.NEITHER, BigInteger, nullable=False),
    column("user_id", Holds.PERSON, BigInteger),
    Index("ix_table_calls_guild_id_slug", "guild_id", "slug"),
    Index("ix_table_calls_user_id", "user_id"),
)
