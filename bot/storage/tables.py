"""The tables. Times are milliseconds since 1970 (UTC), ids of Discord are integers."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("slug", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("status", String(16), nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger),
    Column("locale", String(16), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("seats", Integer),
    Column("state", JSON),
    Column("recent", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("published_version", Integer, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("lobby_message_id", BigInteger),
    Column("place_id", BigInteger),
    Column("board_message_id", BigInteger),
    Column("board_posted_at", BigInteger),
    Column("ping_message_id", BigInteger),
    Column("ping_key", String(120)),
    Column("rematch_id", String(16)),
    Column("invited", JSON, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("carried", Boolean, nullable=False, server_default=false()),
    Column("daily", String(80)),
    Column("shared", Boolean, nullable=False, server_default=false()),
)
Index("ix_matches_status", matches.c.status)
Index("ix_matches_unpublished", matches.c.version - matches.c.published_version)
Index("ix_matches_one_attempt", matches.c.daily, matches.c.host_id, unique=True)

chairs = Table(
    "chairs",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", String(64), nullable=False),
    Column("contribution", String(32), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("timeouts", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    Index("ix_chairs_user_id", "user_id"),
)

log = Table(
    "log",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("action", JSON),
    Column("user_id", BigInteger),
    Column("at", BigInteger, nullable=False),
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("key", String(120)),
    Column("computer_at", BigInteger),
    Column("warn_at", BigInteger),
    Column("ends_at", BigInteger),
    Column("wake_at", BigInteger),
    Column("attempts", Integer, nullable=False),
    Column("since", Integer, nullable=False, server_default="0"),
    Index("ix_deadlines_wake_at", "wake_at"),
)

direct_hands = Table(
    "direct_hands",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("turn_key", String(120)),
    Column("closed", Boolean, nullable=False),
    Column("draft", String(100), nullable=False, server_default=""),
    Column("since", Integer, nullable=False, server_default="0"),
)

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("direct_hands", Boolean, nullable=False),
    Column("pings", Boolean, nullable=False),
    Column("locale", String(16)),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
