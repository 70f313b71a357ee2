"""The tables, except those of features, which are in their folders' ``tables.py``.

Times are in milliseconds since 1970 (UTC). Discord ids are integers.
"""

import sys
from enum import Enum, auto
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
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
    text,
    true,
)

SCHEMA: Final = "0041"  # name of the newest migration, which results in these tables

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
    OWNER = auto()  # the id of the person whose row it is, which is deleted with them
    PERSON = auto()  # a person's id, replaced by a pseudonym
    NAME = auto()  # the name of the row's person, replaced by "former player"
    PEOPLE = auto()  # a list of people by id and name, who are removed from it
    VALUES = auto()
    """Values of features in any shape, in which a person's id is replaced by a pseudonym."""
    BARRED = auto()  # a person's id that stays: managers decide whom their server blocks
    SERVER = auto()
    """A server's id. The row is deleted, unless it belongs to people in all servers."""
    WHERE = auto()
    """The id of the server where a person did something that counts everywhere. It is cleared."""
    PLACE = auto()  # a server's channel, message, role or name, deleted with its row or the match's
    SECRET = auto()  # what decides hidden cards, which nobody's export includes
    DEAL = auto()
    """A dated deal's name, which includes its server. The row is deleted, or the server removed."""


def columns_that(table: Table, *hold: Holds) -> list[Column[Any]]:
    return [column for column in table.c if column.info.get("holds") in hold]


def column(name: str, holds: Holds, *args: Any, **options: Any) -> Column[Any]:
    """Return a column with its kind of data, which deletions and exports use."""
    return Column(name, *args, info={"holds": holds}, **options)


def of_a_match() -> ForeignKey:
    """Return a foreign key to a match, whose deletion deletes the row."""
    return ForeignKey("matches.id", ondelete="CASCADE")


def index_some(
    name: str, *columns: Column[Any], where: ColumnElement[bool], unique: bool = False
) -> None:
    Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


matches = Table(
    "matches",
    metadata,
    column("id", Holds.NEITHER, String(16), primary_key=True),
    column("slug", Holds.NEITHER, String(40), nullable=False),
    column("rules_version", Holds.NEITHER, Integer, nullable=False),
    column("options", Holds.NEITHER, JSON, nullable=False),
    column("pace", Holds.NEITHER, String(16), nullable=False),
    column("status", Holds.NEITHER, String(16), nullable=False),
    column("host_id", Holds.PERSON, BigInteger, nullable=False),
    column("guild_id", Holds.SERVER, BigInteger),
    column("locale", Holds.NEITHER, String(16), nullable=False),
    column("secret", Holds.SECRET, LargeBinary, nullable=False),
    column("commitment", Holds.NEITHER, String(64), nullable=False),
    column("seats", Holds.NEITHER, Integer),
    column("state", Holds.NEITHER, JSON),
    column("recent", Holds.NEITHER, JSON, nullable=False),
    column("version", Holds.NEITHER, Integer, nullable=False),
    column("channel_id", Holds.PLACE, BigInteger, nullable=False),
    column("rematch_id", Holds.NEITHER, String(16)),
    column("invited", Holds.PEOPLE, JSON, nullable=False),
    column("created_at", Holds.NEITHER, BigInteger, nullable=False),
    column("ended_at", Holds.NEITHER, BigInteger),
    column("private", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    column("kind", Holds.NEITHER, String(24), nullable=False, server_default="table"),
    column("shared_deal", Holds.DEAL, String(80)),
    column("unrated", Holds.NEITHER, String(12)),
    column("details", Holds.VALUES, JSON, nullable=False, server_default="{}"),
    column("cause", Holds.NEITHER, String(16)),
    column("origin", Holds.PLACE, JSON),
    # The server of its dated deal, and the one that the origin's link leads to.
    column("deal_guild_id", Holds.PLACE, BigInteger),
    column("link_guild_id", Holds.PLACE, BigInteger),
    column("alarm_decision", Holds.NEITHER, String(120)),
    column("alarm_step", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    column("alarm_people", Holds.NEITHER, JSON, nullable=False, server_default="[]"),
    column("alarm_since", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    column("alarm_computer_at", Holds.NEITHER, BigInteger),
    column("alarm_warn_at", Holds.NEITHER, BigInteger),
    column("alarm_ends_at", Holds.NEITHER, BigInteger),
    column("alarm_wake_at", Holds.NEITHER, BigInteger),
    column("alarm_began_at", Holds.NEITHER, BigInteger),
    column("alarm_began_with", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    column("alarm_unseen_at", Holds.NEITHER, BigInteger),
    column("alarm_attempts", Holds.NEITHER, Integer, nullable=False, server_default="0"),
)
Index("ix_matches_status_ended_at", matches.c.status, matches.c.ended_at)
Index("ix_matches_guild_id_status", matches.c.guild_id, matches.c.status)
Index("ix_matches_alarm_wake_at", matches.c.alarm_wake_at)
for _server in (matches.c.deal_guild_id, matches.c.link_guild_id):
    index_some(f"ix_matches_{_server.name}", _server, where=_server.is_not(None))
index_some(
    "ix_matches_shared_deal",
    *(matches.c.shared_deal, matches.c.host_id),
    where=matches.c.shared_deal.is_not(None),
)

postings = Table(
    "postings",
    metadata,
    column("subject", Holds.NEITHER, String(40), primary_key=True),
    column("kind", Holds.NEITHER, String(12), primary_key=True),
    column("match_id", Holds.NEITHER, of_a_match()),
    column("guild_id", Holds.SERVER, BigInteger),
    column("place_id", Holds.PLACE, BigInteger),
    column("message_id", Holds.PLACE, BigInteger),
    column("posted_at", Holds.NEITHER, BigInteger),
    column("lobby_id", Holds.PLACE, BigInteger),
    column("ping_key", Holds.NEITHER, String(120)),
    column("shown", Holds.NEITHER, String(64)),
    column("version", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    column("wanted", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    column("refused_at", Holds.NEITHER, BigInteger),
    column("told_at", Holds.NEITHER, BigInteger),
    column("renamed", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    column("settled", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
)
Index("ix_postings_match_id", postings.c.match_id)
Index("ix_postings_guild_id", postings.c.guild_id)
Index("ix_postings_place_id", postings.c.place_id)
index_some("ix_postings_unsettled", postings.c.kind, postings.c.subject, where=~postings.c.settled)
Index(
    "ix_postings_renamed",
    *(postings.c.kind, postings.c.subject),
    sqlite_where=text("renamed = 1"),  # the form that queries have on SQLite
    postgresql_where=postings.c.renamed,
)

chairs = Table(
    "chairs",
    metadata,
    column("match_id", Holds.NEITHER, of_a_match(), primary_key=True),
    column("seat", Holds.NEITHER, Integer, primary_key=True),
    column("user_id", Holds.PERSON, BigInteger),
    column("name", Holds.NAME, String(64), nullable=False),
    column("contribution", Holds.NEITHER, String(32), nullable=False),
    column("stand_in", Holds.NEITHER, Boolean, nullable=False),
    column("timeouts", Holds.NEITHER, Integer, nullable=False),
    column("left", Holds.NEITHER, Boolean, nullable=False),
    column("rating_before", Holds.NEITHER, Integer),
    column("rating_after", Holds.NEITHER, Integer),
    column("rank_before", Holds.NEITHER, Integer),
    column("rank_after", Holds.NEITHER, Integer),
    column("coached", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    column("level", Holds.NEITHER, String(8), nullable=False, server_default="knight"),
    column("decided", Holds.NEITHER, Boolean, nullable=False, server_default=true()),
    column("place", Holds.NEITHER, Integer),
    column("score", Holds.NEITHER, Integer),
    column("spent", Holds.NEITHER, Integer),
    column("own_moves", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    column("computer_moves", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    column("guild_id", Holds.WHERE, BigInteger),
    Index("ix_chairs_user_id", "user_id"),
)
index_some("ix_chairs_guild_id", chairs.c.guild_id, where=chairs.c.guild_id.is_not(None))

log = Table(
    "log",
    metadata,
    column("match_id", Holds.NEITHER, of_a_match(), primary_key=True),
    column("sequence", Holds.NEITHER, Integer, primary_key=True),
    column("kind", Holds.NEITHER, String(16), nullable=False),
    column("seat", Holds.NEITHER, Integer),
    column("action", Holds.NEITHER, JSON),
    column("user_id", Holds.PERSON, BigInteger),
    column("at", Holds.NEITHER, BigInteger, nullable=False),
    # The primary key's index is the table: a fifth smaller, with a match's rows side by side.
    sqlite_with_rowid=False,
)

direct_hands = Table(
    "direct_hands",
    metadata,
    column("match_id", Holds.NEITHER, of_a_match(), primary_key=True),
    column("user_id", Holds.OWNER, BigInteger, primary_key=True),
    column("channel_id", Holds.PLACE, BigInteger),
    column("message_id", Holds.PLACE, BigInteger),
    column("turn_key", Holds.NEITHER, String(120)),
    column("closed", Holds.NEITHER, Boolean, nullable=False),
    column("draft", Holds.NEITHER, String(100), nullable=False, server_default=""),
    column("since", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    Index("ix_direct_hands_user_id", "user_id"),
)

pings = Table(
    "pings",
    metadata,
    column("match_id", Holds.NEITHER, of_a_match(), primary_key=True),
    column("user_id", Holds.OWNER, BigInteger, primary_key=True, autoincrement=False),
    column("occasion", Holds.NEITHER, String(12), nullable=False),
    column("key", Holds.NEITHER, String(120), nullable=False, server_default=""),
    column("since", Holds.NEITHER, BigInteger, nullable=False),
    column("due_at", Holds.NEITHER, BigInteger),
    column("place_id", Holds.PLACE, BigInteger),
    column("message_id", Holds.PLACE, BigInteger),
    Index("ix_pings_user_id", "user_id"),
    Index("ix_pings_since", "since"),
)

preferences = Table(
    "preferences",
    metadata,
    column("user_id", Holds.OWNER, BigInteger, primary_key=True),
    column("direct_hands", Holds.NEITHER, Boolean, nullable=False),
    column("pings", Holds.NEITHER, Boolean, nullable=False),
    column("locale", Holds.NEITHER, String(16)),
    column("worldwide", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    column("name", Holds.NAME, String(64)),
    column("four_colours", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    column("coaching", Holds.NEITHER, Boolean, nullable=False, server_default=true()),
    column("language", Holds.NEITHER, String(16)),
    column("more", Holds.NEITHER, JSON, nullable=False, server_default="{}"),
)
index_some(
    "ix_preferences_language",
    preferences.c.language,
    where=preferences.c.language.is_not(None),
)

results = Table(
    "results",
    metadata,
    column("number", Holds.NEITHER, Integer, primary_key=True),
    column("seat", Holds.NEITHER, Integer, primary_key=True),
    column("match_id", Holds.NEITHER, String(16)),
    column("guild_id", Holds.SERVER, BigInteger),
    column("channel_id", Holds.PLACE, BigInteger),
    column("private", Holds.NEITHER, Boolean, nullable=False),
    column("slug", Holds.NEITHER, String(40), nullable=False),
    column("board", Holds.NEITHER, String(60), nullable=False, server_default=""),
    column("deal", Holds.DEAL, String(80)),
    column("deal_guild_id", Holds.PLACE, BigInteger),
    column("day", Holds.NEITHER, String(10)),
    column("user_id", Holds.PERSON, BigInteger, nullable=False),
    column("name", Holds.NAME, String(64), nullable=False),
    column("place", Holds.NEITHER, Integer, nullable=False),
    column("won", Holds.NEITHER, Boolean, nullable=False),
    column("score", Holds.NEITHER, Integer, nullable=False),
    column("spent", Holds.NEITHER, Integer),
    column("rated", Holds.NEITHER, Boolean, nullable=False),
    column("worldwide", Holds.NEITHER, Boolean, nullable=False),
    column("against", Holds.NEITHER, String(8)),
    column("gains", Holds.NEITHER, Boolean, nullable=False, server_default=true()),
    column("mu", Holds.NEITHER, Float),
    column("sigma", Holds.NEITHER, Float),
    column("percent", Holds.NEITHER, Float),
    column("given_away", Holds.NEITHER, Float),
    column("left", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    column("at", Holds.NEITHER, BigInteger, nullable=False),
    column("counts_at", Holds.NEITHER, BigInteger),
    Index("ix_results_user_id_number", "user_id", "number"),
    Index("ix_results_guild_id_number", "guild_id", "number"),
    Index(
        "ix_results_in_channel",
        *("guild_id", "channel_id", "number", "private", "rated", "slug"),
    ),
    Index("ix_results_guild_id_slug_number", "guild_id", "slug", "number"),
    Index("ix_results_match_id", "match_id"),
    Index("ix_results_deal", "deal"),
)
index_some(
    "ix_results_unsettled",
    results.c.deal,
    where=and_(results.c.day.is_not(None), results.c.percent.is_(None)),
)
index_some("ix_results_counts_at", results.c.counts_at, where=results.c.counts_at.is_not(None))
index_some("ix_results_settled", results.c.at, where=results.c.percent.is_not(None))

ratings = Table(
    "ratings",
    metadata,
    column("guild_id", Holds.SERVER, BigInteger, primary_key=True),
    column("board", Holds.NEITHER, String(60), primary_key=True),
    column("period", Holds.NEITHER, String(10), primary_key=True),
    column("user_id", Holds.OWNER, BigInteger, primary_key=True),
    column("name", Holds.NAME, String(64), nullable=False),
    column("mu", Holds.NEITHER, Float),
    column("sigma", Holds.NEITHER, Float),
    column("played", Holds.NEITHER, Integer, nullable=False),
    column("won", Holds.NEITHER, Integer, nullable=False),
    column("streak", Holds.NEITHER, Integer, nullable=False),
    column("best_streak", Holds.NEITHER, Integer, nullable=False),
    column("total", Holds.NEITHER, Integer, nullable=False),
    column("fewest", Holds.NEITHER, Integer),
    column("last_day", Holds.NEITHER, String(10)),
    column("tier", Holds.NEITHER, Integer, nullable=False),
    column("merit", Holds.NEITHER, BigInteger, nullable=False),
    column("thrift", Holds.NEITHER, Integer, nullable=False, server_default="0"),
    column("opponents", Holds.NEITHER, Integer, nullable=False, server_default="0"),
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
    column("guild_id", Holds.SERVER, BigInteger, primary_key=True),
    column("channels", Holds.PLACE, JSON, nullable=False),
    column("threads", Holds.NEITHER, Boolean, nullable=False, server_default=true()),
    column("pace", Holds.NEITHER, String(16)),
    column("starter_role_id", Holds.PLACE, BigInteger),
    column("quiet_from", Holds.NEITHER, Integer),
    column("quiet_until", Holds.NEITHER, Integer),
    column("time_zone", Holds.NEITHER, String(40), nullable=False, server_default="UTC"),
    column("seasons", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    column("left_at", Holds.NEITHER, BigInteger),
    column("language", Holds.NEITHER, String(16)),
    column("more", Holds.PLACE, JSON, nullable=False, server_default="{}"),
)

bars = Table(
    "bars",
    metadata,
    column("guild_id", Holds.SERVER, BigInteger, primary_key=True),
    column("user_id", Holds.BARRED, BigInteger, primary_key=True),
    column("name", Holds.NAME, String(64), nullable=False),
    column("at", Holds.NEITHER, BigInteger, nullable=False),
)

manager_acts = Table(
    "manager_acts",
    metadata,
    column("id", Holds.NEITHER, Integer, primary_key=True),
    column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    column("user_id", Holds.PERSON, BigInteger, nullable=False),
    column("act", Holds.NEITHER, String(16), nullable=False),
    column("match_id", Holds.NEITHER, String(16)),
    column("other_id", Holds.PERSON, BigInteger),
    column("at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_manager_acts_guild_id_at", "guild_id", "at"),
    Index("ix_manager_acts_user_id", "user_id"),
    Index("ix_manager_acts_other_id", "other_id"),
    Index("ix_manager_acts_at", "at"),
)

shards = Table(
    "shards",
    metadata,
    column("shard_id", Holds.NEITHER, Integer, primary_key=True, autoincrement=False),
    column("shard_count", Holds.NEITHER, Integer, primary_key=True, autoincrement=False),
    column("alive_at", Holds.NEITHER, BigInteger, nullable=False),
)

emojis = Table(
    "emojis",
    metadata,
    column("application_id", Holds.NEITHER, BigInteger, primary_key=True, autoincrement=False),
    column("name", Holds.NEITHER, String(32), primary_key=True),
    column("emoji_id", Holds.NEITHER, BigInteger, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    column("name", Holds.NEITHER, String(40), primary_key=True),
    column("value", Holds.NEITHER, String(200), nullable=False),
)


def _load_features() -> None:
    """Load the tables of all features, because rows of disabled ones are kept and erased too.

    Only these files are imported, under their usual names: importing a feature's package would
    enable it.
    """
    for path in sorted((Path(__file__).parents[2] / "cogs").glob("*/tables.py")):
        name = f"cogs.{path.parent.name}.tables"
        if name not in sys.modules:  # a feature's import may have come here
            spec = spec_from_file_location(name, path)
            assert spec is not None and spec.loader is not None
            sys.modules[name] = module = module_from_spec(spec)
            spec.loader.exec_module(module)


_load_features()
