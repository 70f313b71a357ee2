"""Notices about matches between processes: each match is shown by only one of them."""

from enum import StrEnum
from typing import NamedTuple, Self

from sqlalchemy import Connection

from bot.storage import lease


class News(StrEnum):
    """Kinds of notices about a match."""

    CHANGED = "changed"
    """Another process than its own has stored its next version."""
    WANTED = "wanted"
    """A person in a channel of another process asks for its board to be posted again."""
    FOLLOWED = "followed"
    """A person has a hand open where another process answers."""
    LATE = "late"
    """The time of whoever plays at its second board is nearly up."""
    SHOWN = "shown"
    """Its own process has shown its newest version, which those who follow it can show too."""


class Notice(NamedTuple):
    """News of a match, which belongs to a server or to none."""

    news: News
    match_id: str
    guild_id: int | None

    @property
    def text(self) -> str:
        return f"{self.news} {self.match_id} {self.guild_id or ''}"

    def send(self, connection: Connection) -> None:
        """Send it to all processes when the transaction is committed."""
        lease.tell(connection, self.text)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Parse `text`. Raises ValueError for anything that another version may send."""
        news, match_id, guild_id = text.split(" ")
        return cls(News(news), match_id, int(guild_id) if guild_id else None)
