"""All tables as of schema 0036. Databases of older schemas are migrated by versions before 2.0."""

from typing import Any

from alembic import op
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
    text,
    true,
)

revision = "0036"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    metadata.create_all(op.get_bind(), checkfirst=False)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_a_match() -> ForeignKey:
    return ForeignKey("matches.id", ondelete="CASCADE")


def _index_some(
    name: str, *columns: Column[Any], where: ColumnElement[bool], unique: bool = False
) -> None:
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
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("kind", String(24), nullable=False, server_default="table"),
    Column("shared_deal", String(80)),
    Column("unrated", String(12)),
    Column("details", JSON, nullable=False, server_default="{}"),
    Column("cause", String(16)),
    Column("origin", JSON),
    # The servers that the origin names: whose daily deal it is, and where the link leads to.
    Column("deal_guild_id", BigInteger),
    Column("link_guild_id", BigInteger),
    Column("alarm_decision", String(120)),
    Column("alarm_step", Integer, nullable=False, server_default="0"),
    Column("alarm_people", JSON, nullable=False, server_default="[]"),
    Column("alarm_since", Integer, nullable=False, server_default="0"),
    Column("alarm_computer_at", BigInteger),
    Column("alarm_warn_at", BigInteger),
    Column("alarm_ends_at", BigInteger),
    Column("alarm_wake_at", BigInteger),
    Column("alarm_began_at", BigInteger),
    Column("alarm_began_with", Integer, nullable=False, server_default="0"),
    Column("alarm_unseen_at", BigInteger),
    Column("alarm_attempts", Integer, nullable=False, server_default="0"),
)
Index("ix_matches_status_ended_at", matches.c.status, matches.c.ended_at)
Index("ix_matches_guild_id_status", matches.c.guild_id, matches.c.status)
Index("ix_matches_alarm_wake_at", matches.c.alarm_wake_at)
for _server in (matches.c.deal_guild_id, matches.c.link_guild_id):
    _index_some(f"ix_matches_{_server.name}", _server, where=_server.is_not(None))
_index_some(
    "ix_matches_shared_deal",
    *(matches.c.shared_deal, matches.c.host_id),
    where=matches.c.shared_deal.is_not(None),
)
_index_some(
    "ix_matches_one_attempt",
    *(matches.c.shared_deal, matches.c.host_id),
    where=and_(matches.c.kind == "daily", func.coalesce(matches.c.cause, "") != "rules"),
    unique=True,
)

postings = Table(
    "postings",
    metadata,
    Column("subject", String(40), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("match_id", _of_a_match()),
    Column("guild_id", BigInteger),
    Column("locale", String(16)),
    Column("place_id", BigInteger),
    Column("message_id", BigInteger),
    Column("posted_at", BigInteger),
    Column("lobby_id", BigInteger),
    Column("ping_id", BigInteger),
    Column("ping_key", String(120)),
    Column("shown", String(64)),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("wanted", Integer, nullable=False, server_default="0"),
    Column("refused_at", BigInteger),
    Column("told_at", BigInteger),
    Column("renamed", Boolean, nullable=False, server_default=false()),
    Column("settled", Boolean, nullable=False, server_default=false()),
)
Index("ix_postings_match_id", postings.c.match_id)
Index("ix_postings_guild_id", postings.c.guild_id)
Index("ix_postings_place_id", postings.c.place_id)
_index_some("ix_postings_unsettled", postings.c.kind, postings.c.subject, where=~postings.c.settled)
Index(
    "ix_postings_renamed",
    *(postings.c.kind, postings.c.subject),
    sqlite_where=text("renamed = 1"),  # as queries have it there
    postgresql_where=postings.c.renamed,
)

chairs = Table(
    "chairs",
    metadata,
    Column("match_id", _of_a_match(), primary_key=True),
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
    Column("own_moves", Integer, nullable=False, server_default="0"),
    Column("computer_moves", Integer, nullable=False, server_default="0"),
    Index("ix_chairs_user_id", "user_id"),
)

log = Table(
    "log",
    metadata,
    Column("match_id", _of_a_match(), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("action", JSON),
    Column("user_id", BigInteger),
    Column("at", BigInteger, nullable=False),
    # The key's index is the table: a fifth smaller, and a match's lines lie side by side.
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    Column("match_id", _of_a_match(), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("review", JSON, nullable=False),
)

series = Table(
    "series",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("best_of", Integer, nullable=False),
    Column("first_wins", Integer, nullable=False),
    Column("second_wins", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("forfeited", Integer),
    Index("ix_series_guild_id", "guild_id"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("slug", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("casual", Boolean, nullable=False),
    Column("best_of", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("status", String(16), nullable=False),
    Column("counters", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    Index("ix_challenges_guild_id", "guild_id"),
    Index("ix_challenges_ends_at", "ends_at"),
)

challenge_people = Table(
    "challenge_people",
    metadata,
    Column(
        "challenge_id",
        ForeignKey("challenges.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("side", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("contribution", String(32), nullable=False),
    Column("pinged_at", BigInteger),
    Index("ix_challenge_people_user_id", "user_id"),
)

seekers = Table(
    "seekers",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("slug", String(40), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("contribution", String(32), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    Index("ix_seekers_slug_pace_since", "slug", "pace", "since"),
    Index("ix_seekers_guild_id", "guild_id"),
)

direct_hands = Table(
    "direct_hands",
    metadata,
    Column("match_id", _of_a_match(), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("turn_key", String(120)),
    Column("closed", Boolean, nullable=False),
    Column("draft", String(100), nullable=False, server_default=""),
    Column("since", Integer, nullable=False, server_default="0"),
    Index("ix_direct_hands_user_id", "user_id"),
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
    Column("more", JSON, nullable=False, server_default="{}"),
)
_index_some(
    "ix_preferences_language",
    preferences.c.language,
    where=preferences.c.language.is_not(None),
)

results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("match_id", String(16)),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("private", Boolean, nullable=False),
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
    Column("gains", Boolean, nullable=False, server_default=true()),
    Column("mu", Float),
    Column("sigma", Float),
    Column("percent", Float),
    Column("given_away", Float),
    Column("left", Boolean, nullable=False, server_default=false()),
    Column("at", BigInteger, nullable=False),
    Column("counts_at", BigInteger),
    Index("ix_results_user_id_number", "user_id", "number"),
    Index("ix_results_guild_id_number", "guild_id", "number"),
    Index(
        "ix_results_in_channel",
        *("guild_id", "channel_id", "number", "private", "rated", "slug"),
    ),
    Index("ix_results_guild_id_slug_number", "guild_id", "slug", "number"),
    Index("ix_results_match_id", "match_id"),
    Index("ix_results_daily", "daily"),
)
_index_some(
    "ix_results_unsettled",
    results.c.daily,
    where=and_(results.c.daily.is_not(None), results.c.percent.is_(None)),
)
_index_some("ix_results_counts_at", results.c.counts_at, where=results.c.counts_at.is_not(None))
_index_some("ix_results_settled", results.c.at, where=results.c.percent.is_not(None))

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
    Column("opponents", Integer, nullable=False, server_default="0"),
)
Index(
    "ix_ratings_standing",
    *(ratings.c.guild_id, ratings.c.board, ratings.c.period, ratings.c.tier),
    *(ratings.c.merit.desc(), ratings.c.won.desc(), ratings.c.thrift.desc()),
    *(ratings.c.best_streak.desc(), ratings.c.user_id),
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
    Column("puzzle_channel_id", BigInteger),
    Column("roles_due_at", BigInteger),
    Column("visitors", Boolean, nullable=False, server_default=false()),
    Column("morning_channel_id", BigInteger),
    Column("more", JSON, nullable=False, server_default="{}"),
    Index("ix_guild_settings_roles_due_at", "roles_due_at"),
)

table_calls = Table(
    "table_calls",
    metadata,
    Column("match_id", _of_a_match(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("slug", String(40), nullable=False),
    Column("called_at", BigInteger, nullable=False),
    Column("user_id", BigInteger),
    Index("ix_table_calls_guild_id_slug", "guild_id", "slug"),
    Index("ix_table_calls_user_id", "user_id"),
)

given_roles = Table(
    "given_roles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("role_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("given", Boolean, nullable=False),
    Column("checked_at", BigInteger, nullable=False),
    Index("ix_given_roles_user_id", "user_id"),
)

bars = Table(
    "bars",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

manager_acts = Table(
    "manager_acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("act", String(16), nullable=False),
    Column("match_id", String(16)),
    Column("other_id", BigInteger),
    Column("at", BigInteger, nullable=False),
    Index("ix_manager_acts_guild_id_at", "guild_id", "at"),
    Index("ix_manager_acts_user_id", "user_id"),
    Index("ix_manager_acts_other_id", "other_id"),
    Index("ix_manager_acts_at", "at"),
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
    Index("ix_announcements_guild_id", "guild_id"),
    Index("ix_announcements_user_id", "user_id"),
    Index("ix_announcements_kind", "kind"),
)

evenings = Table(
    "evenings",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("slug", String(40), nullable=False),
    Column("level", String(8), nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("starts_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    Column("reminded", Boolean, nullable=False),
    Column("event_id", BigInteger),
    Column("deals", Integer),
    Column("secret", LargeBinary),
    Column("sections", JSON, nullable=False, server_default="[]"),
    Column("title", String(80)),
    Column("note", String(300)),
    Column("role_id", BigInteger),
    Column("pinged_at", BigInteger),
    Column("weekly", Boolean, nullable=False, server_default=false()),
    Column("planner_id", BigInteger),
)
Index("ix_evenings_guild_id_phase", evenings.c.guild_id, evenings.c.phase)
_index_some(
    "ix_evenings_unfinished", evenings.c.id, where=evenings.c.phase.in_(("open", "running"))
)


def _of_an_evening() -> ForeignKey:
    """Return a foreign key to a game night, whose deletion deletes the row."""
    return ForeignKey("evenings.id", ondelete="CASCADE")


evening_people = Table(
    "evening_people",
    metadata,
    Column("evening_id", _of_an_evening(), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("here", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("number", Integer),
)
Index("ix_evening_people_user_id", evening_people.c.user_id)

evening_tables = Table(
    "evening_tables",
    metadata,
    Column("match_id", _of_a_match(), primary_key=True),
    Column("evening_id", _of_an_evening(), nullable=False),
    Column("number", Integer, nullable=False),
    Column("deal", Integer),
)
Index("ix_evening_tables_evening_id_number", evening_tables.c.evening_id, evening_tables.c.number)

puzzles = Table(
    "puzzles",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("header", JSON, nullable=False),
    Column("log", JSON, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("verdict", JSON, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("action", JSON, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("worth", Float, nullable=False),
    Column("facts", JSON, nullable=False),
    Column("gain", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_puzzle_answers_user_id", "user_id"),
    Index("ix_puzzle_answers_guild_id", "guild_id"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("last_day", String(10), nullable=False),
    Index("ix_puzzle_ratings_user_id", "user_id"),
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
