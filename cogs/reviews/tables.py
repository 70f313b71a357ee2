"""The table of reviews."""

from sqlalchemy import JSON, Integer, Table

from bot.storage.tables import Holds, column, metadata, of_a_match

reviews = Table(
    "reviews",
    metadata,
    column("match_id", Holds.NEITHER, of_a_match(), primary_key=True),
    column("seat", Holds.NEITHER, Integer, primary_key=True),
    column("review", Holds.NEITHER, JSON, nullable=False),
)
