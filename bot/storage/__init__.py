"""Storage: SQLAlchemy Core tables, Alembic migrations, and the database that opens them."""

from bot.storage.database import Database, DatabaseRefused, DatabaseTooNew

__all__ = ["Database", "DatabaseRefused", "DatabaseTooNew"]
