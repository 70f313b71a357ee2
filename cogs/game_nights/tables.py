"""The tables of game nights."""

from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, Integer, String, Table, false

from bot.storage.tables import Holds, column, index_some, metadata, of_a_match

nights = Table(
    "nights",
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
    column("title", Holds.PLACE, String(80)),
    column("note", Holds.PLACE, String(300)),
    column("role_id", Holds.PLACE, BigInteger),
    column("pinged_at", Holds.NEITHER, BigInteger),
    column("weekly", Holds.NEITHER, Boolean, nullable=False, server_default=false()),
    column("planner_id", Holds.PERSON, BigInteger),
)
Index("ix_nights_guild_id_phase", nights.c.guild_id, nights.c.phase)
index_some("ix_nights_unfinished", nights.c.id, where=nights.c.phase.in_(("open", "running")))


def _of_a_night() -> ForeignKey:
    return ForeignKey("nights.id", ondelete="CASCADE")


night_people = Table(
    "night_people",
    metadata,
    column("night_id", Holds.NEITHER, _of_a_night(), primary_key=True),
    column("user_id", Holds.OWNER, BigInteger, primary_key=True),
    column("name", Holds.NAME, String(64), nullable=False),
    column("here", Holds.NEITHER, Boolean, nullable=False),
    column("since", Holds.NEITHER, BigInteger, nullable=False),
    column("place", Holds.NEITHER, Integer),
    column("percent", Holds.NEITHER, Float),
)
Index("ix_night_people_user_id", night_people.c.user_id)

night_tables = Table(
    "night_tables",
    metadata,
    column("match_id", Holds.NEITHER, of_a_match(), primary_key=True),
    column("night_id", Holds.NEITHER, _of_a_night(), nullable=False),
    column("number", Holds.NEITHER, Integer, nullable=False),
)
Index("ix_night_tables_night_id_number", night_tables.c.night_id, night_tables.c.number)
