"""Exit statuses of a process that can't continue, and one-line reasons."""

import sqlite3
from typing import Final

import aiohttp
import discord
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)

from bot.base.environment import Unavailable, WrongEnvironment
from bot.discord_io.breaker import Silence
from bot.storage import DatabaseChanged, DatabaseRefused, UnknownSchema
from bot.storage.health import reason_of
from bot.storage.lease import WrongShardCount

REFUSED: Final = 2  # something is unavailable or in use; another start may succeed
NEEDS_YOU: Final = 78
"""Every start will fail the same way until a person changes something. ``EX_CONFIG`` of
sysexits(3)."""
_LASTING: Final = (ProgrammingError, IntegrityError, DataError, DatabaseChanged)
"""The database rejects this version's statements: its tables are different or incomplete."""
_NO_ACCESS, _NO_DATABASE = "28", "3D000"
"""PostgreSQL's states for a wrong name or password, and for a database that doesn't exist."""


def reason_of_end(error: Exception) -> str | None:
    """Return the reason for the process's end, in one line; None for an unexpected error."""
    if isinstance(error, WrongEnvironment | WrongShardCount | DatabaseRefused):
        return str(error)
    if isinstance(error, Silence | aiohttp.ClientConnectionError | discord.GatewayNotFound):
        return f"Discord cannot be reached: {error}. Check the network and start again."
    if isinstance(error, discord.HTTPException):
        return f"Discord refuses the start: {reason_of(error)}. Its status page may say why."
    if is_lasting(error):
        return (
            f"The database is not as this version left it: {reason_of(error)}. Restore a backup "
            "into an empty database, as docs/operating.md says."
        )
    if isinstance(error, SQLAlchemyError | sqlite3.Error):
        return (
            f"The database does not work: {reason_of(error)}. See that it can be reached and that "
            "its disk has room, then try again."
        )
    return None


def reason_of_close(code: int) -> str | None:
    """Return the reason if Discord closed a gateway for good; None if it may be opened again."""
    return {
        4004: "DISCORD_TOKEN: Discord no longer accepts it; it has been reset. Copy the new one "
        "from the developer portal into .env.",
        4010: "SHARD_IDS: Discord knows no such shard. Compare it with SHARD_COUNT.",
        4011: "SHARD_COUNT: the bot is on too many servers for this many shards. Raise it, or "
        "leave it to Discord's advice.",
        4012: "Discord no longer speaks this version of its gateway. Update Castellan.",
        4013: "Discord does not know the intents that this version asks for. Update Castellan.",
        4014: "Discord does not allow this bot the intents that it asks for. See *Bot* in the "
        "developer portal.",
    }.get(code)


def is_lasting(error: Exception) -> bool:
    """Return True if another start would fail the same way."""
    if isinstance(error, WrongEnvironment):
        return not isinstance(error, Unavailable)
    if isinstance(error, (UnknownSchema, *_LASTING)) or type(error) is DatabaseError:
        return True
    if isinstance(error, DatabaseRefused):
        cause = error.__cause__
        state = getattr(getattr(cause, "orig", cause), "sqlstate", None) or ""
        return type(cause) is DatabaseError or state.startswith(_NO_ACCESS) or state == _NO_DATABASE
    cause = error.orig if isinstance(error, DBAPIError) else None
    # SQLite's code for a table or column that is missing or already exists.
    return getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
