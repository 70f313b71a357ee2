"""Storage: SQLAlchemy Core tables, Alembic migrations, and the database that opens them."""

from bot.storage.database import Database, DatabaseChanged, DatabaseRefused, UnknownSchema

__all__ = ["Database", "DatabaseChanged", "DatabaseRefused", "UnknownSchema"]
