"""Private replies that are deleted once they are out of date."""

import asyncio

from bot.base.bounds import Latest
from bot.discord_io.answers import put_away
from bot.discord_io.controls import Interaction
from bot.match.events import Happened
from bot.match.ledger import Ledger
from bot.match.record import Record


class PassingReplies:
    """The latest reply about each match, until the match has one of the events."""

    def __init__(self, ledger: Ledger, until: Happened) -> None:
        self._replies: Latest[str, Interaction] = Latest()
        self._deleting: set[asyncio.Task[None]] = set()
        ledger.on_commit(until, self.delete)

    def put(self, record: Record, interaction: Interaction) -> None:
        self.delete(record)
        self._replies.put(record.id, interaction)

    def delete(self, record: Record) -> None:
        reply = self._replies.pop(record.id, None)
        if reply is not None:
            task = asyncio.create_task(put_away(reply))
            self._deleting.add(task)
            task.add_done_callback(self._deleting.discard)
