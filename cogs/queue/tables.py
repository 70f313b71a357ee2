"""The table of people who look for an opponent."""

from sqlalchemy import BigInteger, Index, String, Table

from bot.storage.tables import Holds, column, metadata

seekers = Table(
    "seekers",
    metadata,
    column("user_id", Holds.OWNER, BigInteger, primary_key=True, autoincrement=False),
    column("slug", Holds.NEITHER, String(40), nullable=False),
    column("pace", Holds.NEITHER, String(16), nullable=False),
    column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    column("channel_id", Holds.PLACE, BigInteger, nullable=False),
    column("locale", Holds.NEITHER, String(16), nullable=False),
    column("contribution", Holds.NEITHER, String(32), nullable=False),
    column("since", Holds.NEITHER, BigInteger, nullable=False),
    column("ends_at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_seekers_slug_pace_since", "slug", "pace", "since"),
    Index("ix_seekers_guild_id", "guild_id"),
)
