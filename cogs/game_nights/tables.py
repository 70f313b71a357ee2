"""The tables of game nights."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    false,
)

from bot.storage.tables import Holds, column, index_some, metadata, of_a_match

evenings = Table(
    "evenings",
    metadata,
    column("id", Holds.NEITHER, String(16), primary_key=True),
    column("guild_id", Holds.SERVER, BigInteger, nullable=False),
    column("channel_id", Holds.PLACE, BigInteger, nullable=False),
    column("locale", Holds.NEITHER, String(16), nullable=False),
    column("slug", Holds.NEITHER, String(40), nullable=False),
    column("level", Holds.NEITHER, String(8), nullable=False),
    column("minutes", Holds.NEITHER, Integer, nullable=False),
    column("phase", Holds.NEITHER, String(16), nullable=False),
    column("starts_at", Holds.NEITHER, BigInteger, nullable=False),
    column("ends_at", Holds.NEITHER, BigInteger, nullable=False),
    column("reminded", Holds.NEITHER, Boolean, nullable=False),
    column("event_id", Holds.PLACE, BigInteger),
    column("deals", Holds.NEITHER, Integer),
    column("secret", Holds.SECRET, LargeBinary),
    column("sections", Holds.NEITHER, JSON, nullable=False, server_default="[]"),
    column("title", Holds.PLACE, String(80)),
    column("note", Holds.PLACE, String(300)),
    column("role_id", Holds.PLACE, BigInteger),
    column("pinged_at", Holds.NEITHER, BigInteger),
    column("weekly", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    column("planner_id", Holds.PERSON, BigInteger),
)
Index("ix_evenings_guild_id_phase", evenings.c.guild_id, evenings.c.phase)
index_some("ix_evenings_unfinished", evenings.c.id, where=evenings.c.phase.in_(("open", "running")))


def _of_an_evening() -> ForeignKey:
    """Return a foreign key to a game night, whose deletion deletes the row."""
    return ForeignKey("evenings.id", ondelete="CASCADE")


evening_people = Table(
    "evening_people",
    metadata,
    column("evening_id", Holds.NEITHER, _of_an_evening(), primary_key=True),
    column("user_id", Holds.OWNER, BigInteger, primary_key=True),
    column("name", Holds.NAME, String(64), nullable=False),
    column("here", Holds.NEITHER, Boolean, nullable=False),
    column("since", Holds.NEITHER, BigInteger, nullable=False),
    column("number", Holds.NEITHER, Integer),
)
Index("ix_evening_people_user_id", evening_people.c.user_id)

evening_tables = Table(
    "evening_tables",
    metadata,
    column("match_id", Holds.NEITHER, of_a_match(), primary_key=True),
    column("evening_id", Holds.NEITHER, _of_an_evening(), nullable=False),
    column("number", Holds.NEITHER, Integer, nullable=False),
    column("deal", Holds.NEITHER, Integer),
)
Index("ix_evening_tables_evening_id_number", evening_tables.c.evening_id, evening_tables.c.number)
