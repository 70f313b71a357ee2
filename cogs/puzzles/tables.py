"""The tables of daily puzzles, answers to them and ratings in them."""

from sqlalchemy import JSON, BigInteger, Boolean, Float, Index, Integer, String, Table

from bot.storage.tables import Holds, column, metadata

puzzles = Table(
    "puzzles",
    metadata,
    column("day", Holds.NEITHER, String(10), primary_key=True),
    column("header", Holds.NEITHER, JSON, nullable=False),
    column("log", Holds.NEITHER, JSON, nullable=False),
    column("seat", Holds.NEITHER, Integer, nullable=False),
    column("verdict", Holds.NEITHER, JSON, nullable=False),
    column("mu", Holds.NEITHER, Float, nullable=False),
    column("sigma", Holds.NEITHER, Float, nullable=False),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    column("day", Holds.NEITHER, String(10), primary_key=True),
    column("user_id", Holds.OWNER, BigInteger, primary_key=True, autoincrement=False),
    column("guild_id", Holds.WHERE, BigInteger, nullable=False),
    column("action", Holds.NEITHER, JSON, nullable=False),
    column("right", Holds.NEITHER, Boolean, nullable=False),
    column("worth", Holds.NEITHER, Float, nullable=False),
    column("facts", Holds.NEITHER, JSON, nullable=False),
    column("gain", Holds.NEITHER, Integer, nullable=False),
    column("at", Holds.NEITHER, BigInteger, nullable=False),
    Index("ix_puzzle_answers_user_id", "user_id"),
    Index("ix_puzzle_answers_guild_id", "guild_id"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    column("guild_id", Holds.SERVER, BigInteger, primary_key=True, autoincrement=False),
    column("user_id", Holds.OWNER, BigInteger, primary_key=True, autoincrement=False),
    column("name", Holds.NAME, String(64), nullable=False),
    column("mu", Holds.NEITHER, Float, nullable=False),
    column("sigma", Holds.NEITHER, Float, nullable=False),
    column("played", Holds.NEITHER, Integer, nullable=False),
    column("solved", Holds.NEITHER, Integer, nullable=False),
    column("streak", Holds.NEITHER, Integer, nullable=False),
    column("best_streak", Holds.NEITHER, Integer, nullable=False),
    column("last_day", Holds.NEITHER, String(10), nullable=False),
    Index("ix_puzzle_ratings_user_id", "user_id"),
)
