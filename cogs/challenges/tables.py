"""The tables of challenges and best-ofs."""

from sqlalchemy import BigInteger, Boolean, ForeignKey, Index, Integer, LargeBinary, String, Table

from bot.storage.tables import Holds, column, metadata

series = Table(
    "series",
    metadata,
    column("id", Holds.NEITHER, String(16), primary_key=True),
    column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    column("best_of", Holds.NEITHER, Integer, nullable=False),
    column("first_wins", Holds.NEITHER, Integer, nullable=False),
    column("second_wins", Holds.NEITHER, Integer, nullable=False),
    column("draws", Holds.NEITHER, Integer, nullable=False),
    column("ended", Holds.NEITHER, Boolean, nullable=False),
    column("forfeited", Holds.NEITHER, Integer),
    Index("ix_series_guild_id", "guild_id"),
)

challenges = Table(
    "challenges",
    metadata,
    column("id", Holds.NEITHER, String(16), primary_key=True),
    column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    column("channel_id", Holds.PLACE, BigInteger, nullable=False),
    column("locale", Holds.NEITHER, String(16), nullable=False),
    column("slug", Holds.NEITHER, String(40), nullable=False),
    column("rules_version", Holds.NEITHER, Integer, nullable=False),
    column("pace", Holds.NEITHER, String(16), nullable=False),
    column("casual", Holds.NEITHER, Boolean, nullable=False),
    column("best_of", Holds.NEITHER, Integer, nullable=False),
    column("secret", Holds.SECRET, LargeBinary, nullable=False),
    column("status", Holds.NEITHER, String(16), nullable=False),
    column("counters", Holds.NEITHER, Integer, nullable=False),
    column("version", Holds.NEITHER, Integer, nullable=False),
    column("created_at", Holds.NEITHER, BigInteger, nullable=False),
    column("ends_at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_challenges_guild_id", "guild_id"),
    Index("ix_challenges_ends_at", "ends_at"),
)

challenge_people = Table(
    "challenge_people",
    metadata,
    column(
        "challenge_id",
        Holds.NEITHER,
        ForeignKey("challenges.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    column("side", Holds.NEITHER, Integer, primary_key=True),
    column("user_id", Holds.OWNER, BigInteger, nullable=False),
    column("name", Holds.NAME, String(64), nullable=False),
    column("contribution", Holds.NEITHER, String(32), nullable=False),
    column("pinged_at", Holds.NEITHER, BigInteger),
    Index("ix_challenge_people_user_id", "user_id"),
)
