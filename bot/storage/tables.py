"""The tables. Times are milliseconds since 1970 (UTC), ids of Discord are integers."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    and_,
    false,
    func,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _index_some(
    name: str, *columns: Column[Any], where: ColumnElement[bool], unique: bool = False
) -> None:
    """Index some rows only."""
    Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


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
    Column("channel_id", BigInteger, nullable=False),
    Column("rematch_id", String(16)),
    Column("invited", JSON, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("carried", Boolean, nullable=False, server_default=false()),
    Column("daily", String(80)),
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("casual", Boolean, nullable=False, server_default=false()),
    Column("cause", String(16)),
    Column("hinted", Boolean, nullable=False, server_default=false()),
    Column("alarm_decision", String(120)),
    Column("alarm_step", Integer, nullable=False, server_default="0"),
    Column("alarm_people", JSON, nullable=False, server_default="[]"),
    Column("alarm_since", Integer, nullable=False, server_default="0"),
    Column("alarm_computer_at", BigInteger),
    Column("alarm_warn_at", BigInteger),
    Column("alarm_ends_at", BigInteger),
    Column("alarm_wake_at", BigInteger),
    Column("alarm_attempts", Integer, nullable=False, server_default="0"),
)
Index("ix_matches_status", matches.c.status)
Index("ix_matches_guild_id_status", matches.c.guild_id, matches.c.status)
Index("ix_matches_alarm_wake_at", matches.c.alarm_wake_at)
_index_some(
    "ix_matches_one_attempt",
    *(matches.c.daily, matches.c.host_id),
    where=and_(matches.c.daily.is_not(None), func.coalesce(matches.c.cause, "") != "rules"),
    unique=True,
)

publications = Table(
    "publications",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("published_version", Integer, nullable=False),
    Column("place_id", BigInteger),
    Column("lobby_message_id", BigInteger),
    Column("board_message_id", BigInteger),
    Column("board_posted_at", BigInteger),
    Column("ping_message_id", BigInteger),
    Column("ping_key", String(120)),
    Column("renamed", Boolean, nullable=False, server_default=false()),
    Column("settled", Boolean, nullable=False, server_default=false()),
)
Index("ix_publications_place_id", publications.c.place_id)
_index_some("ix_publications_unsettled", publications.c.match_id, where=~publications.c.settled)
_index_some("ix_publications_renamed", publications.c.match_id, where=publications.c.renamed)

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
    Column("rating_before", Integer),
    Column("rating_after", Integer),
    Column("rank_before", Integer),
    Column("rank_after", Integer),
    Column("coached", Boolean, nullable=False, server_default=false()),
    Column("level", String(8), nullable=False, server_default="knight"),
    Column("decided", Boolean, nullable=False, server_default=true()),
    Column("place", Integer),
    Column("score", Integer),
    Column("spent", Integer),
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
    Column("worldwide", Boolean, nullable=False, server_default=false()),
    Column("name", String(64)),
    Column("four_colours", Boolean, nullable=False, server_default=false()),
    Column("coaching", Boolean, nullable=False, server_default=true()),
    Column("language", String(16)),
)

results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("match_id", String(16)),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("carried", Boolean, nullable=False),
    Column("slug", String(40), nullable=False),
    Column("daily", String(80)),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("spent", Integer),
    Column("rated", Boolean, nullable=False),
    Column("worldwide", Boolean, nullable=False),
    Column("against", String(8)),
    Column("mu", Float),
    Column("sigma", Float),
    Column("at", BigInteger, nullable=False),
    Index("ix_results_user_id_number", "user_id", "number"),
    Index("ix_results_guild_id_number", "guild_id", "number"),
    Index(
        "ix_results_in_channel",
        *("guild_id", "channel_id", "number", "carried", "rated", "slug"),
    ),
    Index("ix_results_guild_id_slug_number", "guild_id", "slug", "number"),
    Index("ix_results_match_id", "match_id"),
    Index("ix_results_daily", "daily"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("board", String(60), primary_key=True),
    Column("period", String(10), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("fewest", Integer),
    Column("last_day", String(10)),
    Column("tier", Integer, nullable=False),
    Column("merit", BigInteger, nullable=False),
    Column("thrift", Integer, nullable=False, server_default="0"),
)
Index(
    "ix_ratings_standing",
    ratings.c.guild_id,
    ratings.c.board,
    ratings.c.period,
    ratings.c.tier,
    ratings.c.merit.desc(),
    ratings.c.won.desc(),
    ratings.c.thrift.desc(),
    ratings.c.best_streak.desc(),
    ratings.c.user_id,
)
Index("ix_ratings_user_id", ratings.c.user_id)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("channels", JSON, nullable=False),
    Column("threads", Boolean, nullable=False, server_default=true()),
    Column("pace", String(16)),
    Column("starter_role_id", BigInteger),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("time_zone", String(40), nullable=False, server_default="UTC"),
    Column("seasons", Boolean, nullable=False, server_default=false()),
    Column("champions", Boolean, nullable=False, server_default=false()),
    Column("herald_channel_id", BigInteger),
    Column("closed_season", String(10)),
    Column("welcomed_at", BigInteger),
    Column("left_at", BigInteger),
    Column("language", String(16)),
)

bars = Table(
    "bars",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger),
    Column("kind", String(16), nullable=False),
    Column("board", String(60)),
    Column("period", String(10), nullable=False),
    Column("user_id", BigInteger),
    Column("at", BigInteger, nullable=False),
)

shards = Table(
    "shards",
    metadata,
    Column("shard_id", Integer, primary_key=True, autoincrement=False),
    Column("shard_count", Integer, primary_key=True, autoincrement=False),
    Column("alive_at", BigInteger, nullable=False),
)

emojis = Table(
    "emojis",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(32), primary_key=True),
    Column("emoji_id", BigInteger, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
