"""The tables. Times are in milliseconds since 1970 (UTC); Discord ids are integers."""

from enum import Enum, auto
from typing import Any, Final

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

SCHEMA: Final = "0039"
"""Name of the newest migration, which results in these tables."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Holds(Enum):
    """The kind of personal or server data in a column, and how a deletion treats it."""

    NEITHER = auto()
    OWNER = auto()
    """The id of the person that the row belongs to; the row is deleted with them."""
    PERSON = auto()
    """A person's id, replaced by a pseudonym."""
    NAME = auto()
    """The name of the row's person, replaced by "former player"."""
    PEOPLE = auto()
    """A list of people by id and name, who are removed from it."""
    VALUES = auto()
    """Values of features in any shape, in which a person's id is replaced by a pseudonym."""
    BARRED = auto()
    """A person's id that stays: managers decide whom their server blocks."""
    SERVER = auto()
    """A server's id. The row is deleted, unless it belongs to people in all servers."""
    PLACE = auto()
    """A server's channel, message, role or name, deleted with its row or the match's."""
    DEAL = auto()
    """A daily deal's name, which includes its server; the row is deleted, or the server cut out."""


def columns_that(table: Table, *hold: Holds) -> list[Column[Any]]:
    return [column for column in table.c if column.info.get("holds") in hold]


def _column(name: str, holds: Holds, *args: Any, **options: Any) -> Column[Any]:
    """Return a column with its kind of data, which deletions and exports use."""
    return Column(name, *args, info={"holds": holds}, **options)


def _of_a_match() -> ForeignKey:
    """Return a foreign key to a match, whose deletion deletes the row."""
    return ForeignKey("matches.id", ondelete="CASCADE")


def _index_some(
    name: str, *columns: Column[Any], where: ColumnElement[bool], unique: bool = False
) -> None:
    Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


matches = Table(
    "matches",
    metadata,
    _column("id", Holds.NEITHER, String(16), primary_key=True),
    _column("slug", Holds.NEITHER, String(40), nullable=False),
    _column("rules_version", Holds.NEITHER, Integer, nullable=False),
    _column("options", Holds.NEITHER, JSON, nullable=False),
    _column("pace", Holds.NEITHER, String(16), nullable=False),
    _column("status", Holds.NEITHER, String(16), nullable=False),
    _column("host_id", Holds.PERSON, BigInteger, nullable=False),
    _column("guild_id", Holds.SERVER, BigInteger),
    _column("locale", Holds.NEITHER, String(16), nullable=False),
    _column("secret", Holds.NEITHER, LargeBinary, nullable=False),
    _column("commitment", Holds.NEITHER, String(64), nullable=False),
    _column("seats", Holds.NEITHER, Integer),
    _column("state", Holds.NEITHER, JSON),
    _column("recent", Holds.NEITHER, JSON, nullable=False),
    _column("version", Holds.NEITHER, Integer, nullable=False),
    _column("channel_id", Holds.PLACE, BigInteger, nullable=False),
    _column("rematch_id", Holds.NEITHER, String(16)),
    _column("invited", Holds.PEOPLE, JSON, nullable=False),
    _column("created_at", Holds.NEITHER, BigInteger, nullable=False),
    _column("ended_at", Holds.NEITHER, BigInteger),
    _column("private", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    _column("kind", Holds.NEITHER, String(24), nullable=False, server_default="table"),
    _column("shared_deal", Holds.DEAL, String(80)),
    _column("unrated", Holds.NEITHER, String(12)),
    _column("details", Holds.VALUES, JSON, nullable=False, server_default="{}"),
    _column("cause", Holds.NEITHER, String(16)),
    _column("origin", Holds.PLACE, JSON),
    # The servers that the origin names: whose daily deal it is, and where the link leads to.
    _column("deal_guild_id", Holds.PLACE, BigInteger),
    _column("link_guild_id", Holds.PLACE, BigInteger),
    _column("alarm_decision", Holds.NEITHER, String(120)),
    _column("alarm_step", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    _column("alarm_people", Holds.NEITHER, JSON, nullable=False, server_default="[]"),
    _column("alarm_since", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    _column("alarm_computer_at", Holds.NEITHER, BigInteger),
    _column("alarm_warn_at", Holds.NEITHER, BigInteger),
    _column("alarm_ends_at", Holds.NEITHER, BigInteger),
    _column("alarm_wake_at", Holds.NEITHER, BigInteger),
    _column("alarm_began_at", Holds.NEITHER, BigInteger),
    _column("alarm_began_with", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    _column("alarm_unseen_at", Holds.NEITHER, BigInteger),
    _column("alarm_attempts", Holds.NEITHER, Integer, nullable=False, server_default="0"),
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
    _column("subject", Holds.NEITHER, String(40), primary_key=True),
    _column("kind", Holds.NEITHER, String(12), primary_key=True),
    _column("match_id", Holds.NEITHER, _of_a_match()),
    _column("guild_id", Holds.SERVER, BigInteger),
    _column("locale", Holds.NEITHER, String(16)),
    _column("place_id", Holds.PLACE, BigInteger),
    _column("message_id", Holds.PLACE, BigInteger),
    _column("posted_at", Holds.NEITHER, BigInteger),
    _column("lobby_id", Holds.PLACE, BigInteger),
    _column("ping_key", Holds.NEITHER, String(120)),
    _column("shown", Holds.NEITHER, String(64)),
    _column("version", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    _column("wanted", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    _column("refused_at", Holds.NEITHER, BigInteger),
    _column("told_at", Holds.NEITHER, BigInteger),
    _column("renamed", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    _column("settled", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
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
    _column("match_id", Holds.NEITHER, _of_a_match(), primary_key=True),
    _column("seat", Holds.NEITHER, Integer, primary_key=True),
    _column("user_id", Holds.PERSON, BigInteger),
    _column("name", Holds.NAME, String(64), nullable=False),
    _column("contribution", Holds.NEITHER, String(32), nullable=False),
    _column("stand_in", Holds.NEITHER, Boolean, nullable=False),
    _column("timeouts", Holds.NEITHER, Integer, nullable=False),
    _column("left", Holds.NEITHER, Boolean, nullable=False),
    _column("rating_before", Holds.NEITHER, Integer),
    _column("rating_after", Holds.NEITHER, Integer),
    _column("rank_before", Holds.NEITHER, Integer),
    _column("rank_after", Holds.NEITHER, Integer),
    _column("coached", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    _column("level", Holds.NEITHER, String(8), nullable=False, server_default="knight"),
    _column("decided", Holds.NEITHER, Boolean, nullable=False, server_default=true()),
    _column("place", Holds.NEITHER, Integer),
    _column("score", Holds.NEITHER, Integer),
    _column("spent", Holds.NEITHER, Integer),
    _column("own_moves", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    _column("computer_moves", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    Index("ix_chairs_user_id", "user_id"),
)

log = Table(
    "log",
    metadata,
    _column("match_id", Holds.NEITHER, _of_a_match(), primary_key=True),
    _column("sequence", Holds.NEITHER, Integer, primary_key=True),
    _column("kind", Holds.NEITHER, String(16), nullable=False),
    _column("seat", Holds.NEITHER, Integer),
    _column("action", Holds.NEITHER, JSON),
    _column("user_id", Holds.PERSON, BigInteger),
    _column("at", Holds.NEITHER, BigInteger, nullable=False),
    # The key's index is the table: a fifth smaller, and a match's lines lie side by side.
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    _column("match_id", Holds.NEITHER, _of_a_match(), primary_key=True),
    _column("seat", Holds.NEITHER, Integer, primary_key=True),
    _column("review", Holds.NEITHER, JSON, nullable=False),
)

series = Table(
    "series",
    metadata,
    _column("id", Holds.NEITHER, String(16), primary_key=True),
    _column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    _column("best_of", Holds.NEITHER, Integer, nullable=False),
    _column("first_wins", Holds.NEITHER, Integer, nullable=False),
    _column("second_wins", Holds.NEITHER, Integer, nullable=False),
    _column("draws", Holds.NEITHER, Integer, nullable=False),
    _column("ended", Holds.NEITHER, Boolean, nullable=False),
    _column("forfeited", Holds.NEITHER, Integer),
    Index("ix_series_guild_id", "guild_id"),
)

challenges = Table(
    "challenges",
    metadata,
    _column("id", Holds.NEITHER, String(16), primary_key=True),
    _column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    _column("channel_id", Holds.PLACE, BigInteger, nullable=False),
    _column("locale", Holds.NEITHER, String(16), nullable=False),
    _column("slug", Holds.NEITHER, String(40), nullable=False),
    _column("rules_version", Holds.NEITHER, Integer, nullable=False),
    _column("pace", Holds.NEITHER, String(16), nullable=False),
    _column("casual", Holds.NEITHER, Boolean, nullable=False),
    _column("best_of", Holds.NEITHER, Integer, nullable=False),
    _column("secret", Holds.NEITHER, LargeBinary, nullable=False),
    _column("status", Holds.NEITHER, String(16), nullable=False),
    _column("counters", Holds.NEITHER, Integer, nullable=False),
    _column("version", Holds.NEITHER, Integer, nullable=False),
    _column("created_at", Holds.NEITHER, BigInteger, nullable=False),
    _column("ends_at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_challenges_guild_id", "guild_id"),
    Index("ix_challenges_ends_at", "ends_at"),
)

challenge_people = Table(
    "challenge_people",
    metadata,
    _column(
        "challenge_id",
        Holds.NEITHER,
        ForeignKey("challenges.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    _column("side", Holds.NEITHER, Integer, primary_key=True),
    _column("user_id", Holds.OWNER, BigInteger, nullable=False),
    _column("name", Holds.NAME, String(64), nullable=False),
    _column("contribution", Holds.NEITHER, String(32), nullable=False),
    _column("pinged_at", Holds.NEITHER, BigInteger),
    Index("ix_challenge_people_user_id", "user_id"),
)

seekers = Table(
    "seekers",
    metadata,
    _column("user_id", Holds.OWNER, BigInteger, primary_key=True, autoincrement=False),
    _column("slug", Holds.NEITHER, String(40), nullable=False),
    _column("pace", Holds.NEITHER, String(16), nullable=False),
    _column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    _column("channel_id", Holds.PLACE, BigInteger, nullable=False),
    _column("locale", Holds.NEITHER, String(16), nullable=False),
    _column("contribution", Holds.NEITHER, String(32), nullable=False),
    _column("since", Holds.NEITHER, BigInteger, nullable=False),
    _column("ends_at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_seekers_slug_pace_since", "slug", "pace", "since"),
    Index("ix_seekers_guild_id", "guild_id"),
)

direct_hands = Table(
    "direct_hands",
    metadata,
    _column("match_id", Holds.NEITHER, _of_a_match(), primary_key=True),
    _column("user_id", Holds.OWNER, BigInteger, primary_key=True),
    _column("channel_id", Holds.PLACE, BigInteger),
    _column("message_id", Holds.PLACE, BigInteger),
    _column("turn_key", Holds.NEITHER, String(120)),
    _column("closed", Holds.NEITHER, Boolean, nullable=False),
    _column("draft", Holds.NEITHER, String(100), nullable=False, server_default=""),
    _column("since", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    Index("ix_direct_hands_user_id", "user_id"),
)

pings = Table(
    "pings",
    metadata,
    _column("match_id", Holds.NEITHER, _of_a_match(), primary_key=True),
    _column("user_id", Holds.OWNER, BigInteger, primary_key=True, autoincrement=False),
    _column("occasion", Holds.NEITHER, String(12), nullable=False),
    _column("key", Holds.NEITHER, String(120), nullable=False, server_default=""),
    _column("since", Holds.NEITHER, BigInteger, nullable=False),
    _column("due_at", Holds.NEITHER, BigInteger),
    _column("place_id", Holds.PLACE, BigInteger),
    _column("message_id", Holds.PLACE, BigInteger),
    Index("ix_pings_user_id", "user_id"),
    Index("ix_pings_since", "since"),
)

preferences = Table(
    "preferences",
    metadata,
    _column("user_id", Holds.OWNER, BigInteger, primary_key=True),
    _column("direct_hands", Holds.NEITHER, Boolean, nullable=False),
    _column("pings", Holds.NEITHER, Boolean, nullable=False),
    _column("locale", Holds.NEITHER, String(16)),
    _column("worldwide", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    _column("name", Holds.NAME, String(64)),
    _column("four_colours", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    _column("coaching", Holds.NEITHER, Boolean, nullable=False, server_default=true()),
    _column("language", Holds.NEITHER, String(16)),
    _column("more", Holds.NEITHER, JSON, nullable=False, server_default="{}"),
)
_index_some(
    "ix_preferences_language",
    preferences.c.language,
    where=preferences.c.language.is_not(None),
)

results = Table(
    "results",
    metadata,
    _column("number", Holds.NEITHER, Integer, primary_key=True),
    _column("seat", Holds.NEITHER, Integer, primary_key=True),
    _column("match_id", Holds.NEITHER, String(16)),
    _column("guild_id", Holds.SERVER, BigInteger),
    _column("channel_id", Holds.PLACE, BigInteger),
    _column("private", Holds.NEITHER, Boolean, nullable=False),
    _column("slug", Holds.NEITHER, String(40), nullable=False),
    _column("daily", Holds.DEAL, String(80)),
    _column("user_id", Holds.PERSON, BigInteger, nullable=False),
    _column("name", Holds.NAME, String(64), nullable=False),
    _column("place", Holds.NEITHER, Integer, nullable=False),
    _column("won", Holds.NEITHER, Boolean, nullable=False),
    _column("score", Holds.NEITHER, Integer, nullable=False),
    _column("spent", Holds.NEITHER, Integer),
    _column("rated", Holds.NEITHER, Boolean, nullable=False),
    _column("worldwide", Holds.NEITHER, Boolean, nullable=False),
    _column("against", Holds.NEITHER, String(8)),
    _column("gains", Holds.NEITHER, Boolean, nullable=False, server_default=true()),
    _column("mu", Holds.NEITHER, Float),
    _column("sigma", Holds.NEITHER, Float),
    _column("percent", Holds.NEITHER, Float),
    _column("given_away", Holds.NEITHER, Float),
    _column("left", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    _column("at", Holds.NEITHER, BigInteger, nullable=False),
    _column("counts_at", Holds.NEITHER, BigInteger),
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
    _column("guild_id", Holds.SERVER, BigInteger, primary_key=True),
    _column("board", Holds.NEITHER, String(60), primary_key=True),
    _column("period", Holds.NEITHER, String(10), primary_key=True),
    _column("user_id", Holds.OWNER, BigInteger, primary_key=True),
    _column("name", Holds.NAME, String(64), nullable=False),
    _column("mu", Holds.NEITHER, Float),
    _column("sigma", Holds.NEITHER, Float),
    _column("played", Holds.NEITHER, Integer, nullable=False),
    _column("won", Holds.NEITHER, Integer, nullable=False),
    _column("streak", Holds.NEITHER, Integer, nullable=False),
    _column("best_streak", Holds.NEITHER, Integer, nullable=False),
    _column("total", Holds.NEITHER, Integer, nullable=False),
    _column("fewest", Holds.NEITHER, Integer),
    _column("last_day", Holds.NEITHER, String(10)),
    _column("tier", Holds.NEITHER, Integer, nullable=False),
    _column("merit", Holds.NEITHER, BigInteger, nullable=False),
    _column("thrift", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    _column("opponents", Holds.NEITHER, Integer, nullable=False, server_default="0"),
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
    _column("guild_id", Holds.SERVER, BigInteger, primary_key=True),
    _column("channels", Holds.PLACE, JSON, nullable=False),
    _column("threads", Holds.NEITHER, Boolean, nullable=False, server_default=true()),
    _column("pace", Holds.NEITHER, String(16)),
    _column("starter_role_id", Holds.PLACE, BigInteger),
    _column("quiet_from", Holds.NEITHER, Integer),
    _column("quiet_until", Holds.NEITHER, Integer),
    _column("time_zone", Holds.NEITHER, String(40), nullable=False, server_default="UTC"),
    _column("seasons", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    _column("champions", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    _column("herald_channel_id", Holds.PLACE, BigInteger),
    _column("closed_season", Holds.NEITHER, String(10)),
    _column("welcomed_at", Holds.NEITHER, BigInteger),
    _column("left_at", Holds.NEITHER, BigInteger),
    _column("language", Holds.NEITHER, String(16)),
    _column("puzzle_channel_id", Holds.PLACE, BigInteger),
    _column("roles_due_at", Holds.NEITHER, BigInteger),
    _column("visitors", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    _column("morning_channel_id", Holds.PLACE, BigInteger),
    _column("more", Holds.PLACE, JSON, nullable=False, server_default="{}"),
    Index("ix_guild_settings_roles_due_at", "roles_due_at"),
)

table_calls = Table(
    "table_calls",
    metadata,
    _column("match_id", Holds.NEITHER, _of_a_match(), primary_key=True),
    _column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    _column("slug", Holds.NEITHER, String(40), nullable=False),
    _column("called_at", Holds.NEITHER, BigInteger, nullable=False),
    _column("user_id", Holds.PERSON, BigInteger),
    Index("ix_table_calls_guild_id_slug", "guild_id", "slug"),
    Index("ix_table_calls_user_id", "user_id"),
)

given_roles = Table(
    "given_roles",
    metadata,
    _column("guild_id", Holds.SERVER, BigInteger, primary_key=True, autoincrement=False),
    _column("role_id", Holds.PLACE, BigInteger, primary_key=True, autoincrement=False),
    _column("user_id", Holds.OWNER, BigInteger, primary_key=True, autoincrement=False),
    _column("given", Holds.NEITHER, Boolean, nullable=False),
    _column("checked_at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_given_roles_user_id", "user_id"),
)

bars = Table(
    "bars",
    metadata,
    _column("guild_id", Holds.SERVER, BigInteger, primary_key=True),
    _column("user_id", Holds.BARRED, BigInteger, primary_key=True),
    _column("name", Holds.NAME, String(64), nullable=False),
    _column("at", Holds.NEITHER, BigInteger, nullable=False),
)

manager_acts = Table(
    "manager_acts",
    metadata,
    _column("id", Holds.NEITHER, Integer, primary_key=True),
    _column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    _column("user_id", Holds.PERSON, BigInteger, nullable=False),
    _column("act", Holds.NEITHER, String(16), nullable=False),
    _column("match_id", Holds.NEITHER, String(16)),
    _column("other_id", Holds.PERSON, BigInteger),
    _column("at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_manager_acts_guild_id_at", "guild_id", "at"),
    Index("ix_manager_acts_user_id", "user_id"),
    Index("ix_manager_acts_other_id", "other_id"),
    Index("ix_manager_acts_at", "at"),
)

announcements = Table(
    "announcements",
    metadata,
    _column("id", Holds.NEITHER, Integer, primary_key=True),
    _column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    _column("channel_id", Holds.PLACE, BigInteger),
    _column("kind", Holds.NEITHER, String(16), nullable=False),
    _column("board", Holds.NEITHER, String(60)),
    _column("period", Holds.NEITHER, String(10), nullable=False),
    _column("user_id", Holds.OWNER, BigInteger),
    _column("at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_announcements_guild_id", "guild_id"),
    Index("ix_announcements_user_id", "user_id"),
    Index("ix_announcements_kind", "kind"),
)

nights = Table(
    "nights",
    metadata,
    _column("id", Holds.NEITHER, String(16), primary_key=True),
    _column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    _column("channel_id", Holds.PLACE, BigInteger, nullable=False),
    _column("locale", Holds.NEITHER, String(16), nullable=False),
    _column("slug", Holds.NEITHER, String(40), nullable=False),
    _column("level", Holds.NEITHER, String(8), nullable=False),
    _column("minutes", Holds.NEITHER, Integer, nullable=False),
    _column("phase", Holds.NEITHER, String(16), nullable=False),
    _column("starts_at", Holds.NEITHER, BigInteger, nullable=False),
    _column("ends_at", Holds.NEITHER, BigInteger, nullable=False),
    _column("reminded", Holds.NEITHER, Boolean, nullable=False),
    _column("event_id", Holds.PLACE, BigInteger),
    _column("title", Holds.PLACE, String(80)),
    _column("note", Holds.PLACE, String(300)),
    _column("role_id", Holds.PLACE, BigInteger),
    _column("pinged_at", Holds.NEITHER, BigInteger),
    _column("weekly", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    _column("planner_id", Holds.PERSON, BigInteger),
)
Index("ix_nights_guild_id_phase", nights.c.guild_id, nights.c.phase)
_index_some("ix_nights_unfinished", nights.c.id, where=nights.c.phase.in_(("open", "running")))


def _of_a_night() -> ForeignKey:
    """Return a foreign key to a game night, whose deletion deletes the row."""
    return ForeignKey("nights.id", ondelete="CASCADE")


night_people = Table(
    "night_people",
    metadata,
    _column("night_id", Holds.NEITHER, _of_a_night(), primary_key=True),
    _column("user_id", Holds.OWNER, BigInteger, primary_key=True),
    _column("name", Holds.NAME, String(64), nullable=False),
    _column("here", Holds.NEITHER, Boolean, nullable=False),
    _column("since", Holds.NEITHER, BigInteger, nullable=False),
    _column("place", Holds.NEITHER, Integer),
    _column("percent", Holds.NEITHER, Float),
)
Index("ix_night_people_user_id", night_people.c.user_id)

night_tables = Table(
    "night_tables",
    metadata,
    _column("match_id", Holds.NEITHER, _of_a_match(), primary_key=True),
    _column("night_id", Holds.NEITHER, _of_a_night(), nullable=False),
    _column("number", Holds.NEITHER, Integer, nullable=False),
)
Index("ix_night_tables_night_id_number", night_tables.c.night_id, night_tables.c.number)

puzzles = Table(
    "puzzles",
    metadata,
    _column("day", Holds.NEITHER, String(10), primary_key=True),
    _column("header", Holds.NEITHER, JSON, nullable=False),
    _column("log", Holds.NEITHER, JSON, nullable=False),
    _column("seat", Holds.NEITHER, Integer, nullable=False),
    _column("verdict", Holds.NEITHER, JSON, nullable=False),
    _column("mu", Holds.NEITHER, Float, nullable=False),
    _column("sigma", Holds.NEITHER, Float, nullable=False),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    _column("day", Holds.NEITHER, String(10), primary_key=True),
    _column("user_id", Holds.OWNER, BigInteger, primary_key=True, autoincrement=False),
    _column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    _column("action", Holds.NEITHER, JSON, nullable=False),
    _column("right", Holds.NEITHER, Boolean, nullable=False),
    _column("worth", Holds.NEITHER, Float, nullable=False),
    _column("facts", Holds.NEITHER, JSON, nullable=False),
    _column("gain", Holds.NEITHER, Integer, nullable=False),
    _column("at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_puzzle_answers_user_id", "user_id"),
    Index("ix_puzzle_answers_guild_id", "guild_id"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    _column("guild_id", Holds.SERVER, BigInteger, primary_key=True, autoincrement=False),
    _column("user_id", Holds.OWNER, BigInteger, primary_key=True, autoincrement=False),
    _column("name", Holds.NAME, String(64), nullable=False),
    _column("mu", Holds.NEITHER, Float, nullable=False),
    _column("sigma", Holds.NEITHER, Float, nullable=False),
    _column("played", Holds.NEITHER, Integer, nullable=False),
    _column("solved", Holds.NEITHER, Integer, nullable=False),
    _column("streak", Holds.NEITHER, Integer, nullable=False),
    _column("best_streak", Holds.NEITHER, Integer, nullable=False),
    _column("last_day", Holds.NEITHER, String(10), nullable=False),
    Index("ix_puzzle_ratings_user_id", "user_id"),
)

shards = Table(
    "shards",
    metadata,
    _column("shard_id", Holds.NEITHER, Integer, primary_key=True, autoincrement=False),
    _column("shard_count", Holds.NEITHER, Integer, primary_key=True, autoincrement=False),
    _column("alive_at", Holds.NEITHER, BigInteger, nullable=False),
)

emojis = Table(
    "emojis",
    metadata,
    _column("application_id", Holds.NEITHER, BigInteger, primary_key=True, autoincrement=False),
    _column("name", Holds.NEITHER, String(32), primary_key=True),
    _column("emoji_id", Holds.NEITHER, BigInteger, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    _column("name", Holds.NEITHER, String(40), primary_key=True),
    _column("value", Holds.NEITHER, String(200), nullable=False),
)
