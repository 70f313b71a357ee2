"""The table of announcements that wait to be posted."""

from sqlalchemy import BigInteger, Index, Integer, String, Table

from bot.storage.tables import Holds, column, metadata

announcements = Table(
    "announcements",
    metadata,
    column("id", Holds.NEITHER, Integer, primary_key=True),
    column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    column("channel_id", Holds.PLACE, BigInteger),
    column("kind", Holds.NEITHER, String(16), nullable=False),
    column("board", Holds.NEITHER, String(60)),
    column("period", Holds.NEITHER, String(10), nullable=False),
    column("user_id", Holds.OWNER, BigInteger),
    column("at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_announcements_guild_id", "guild_id"),
    Index("ix_announcements_user_id", "user_id"),
    Index("ix_announcements_kind", "kind"),
)
