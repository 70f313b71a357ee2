"""Notices between processes about matches. Each match has one process that shows it."""

from enum import StrEnum
from typing import NamedTuple, Self

from sqlalchemy import Connection

from bot.storage.lease import tell


class News(StrEnum):
    """Kinds of notices. The match's own process is the one that shows it."""

    CHANGED = "changed"  # a process that isn't the match's own has stored its next version
    WANTED = "wanted"  # a person in another process's channel asks for the board to be posted again
    FOLLOWED = "followed"  # a person has a hand of the match open in another process
    SHOWN = "shown"
    """The match's own process has shown its newest version, so others can show theirs."""


class Notice(NamedTuple):
    """News of a match. ``guild_id`` is None for a match outside servers."""

    news: News
    match_id: str
    guild_id: int | None

    @property
    def text(self) -> str:
        return f"{self.news} {self.match_id} {self.guild_id or ''}"

    def send(self, connection: Connection) -> None:
        """Send the notice to all processes when the transaction is committed."""
        tell(connection, self.text)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Parse `text`. Raises ValueError for notices this version doesn't know."""
        news, match_id, guild_id = text.split(" ")
        return cls(News(news), match_id, int(guild_id) if guild_id else None)
