"""People who watch others play, each on a private page that follows a match."""

import re
import time
from typing import Final

from simcord import ResponseMessage

from bot.match import store
from bot.match.record import Record
from bot.pages.table import WATCH_VERB
from cogs.watching.pages import LEAVE, VIEW_VERB
from tests.support.reading import buttons, told
from tools.drill.keep import Keep
from tools.drill.people import Memory, Player, Table

STILL_SECONDS: Final = 1.0
"""Time for which a page may differ from the board before its reader opens another one."""
_LEAVE: Final = f":{VIEW_VERB}:{LEAVE}"
_SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_CLOCK: Final = re.compile(r"<t:\d+:R>")
_CARD: Final = re.compile(r"<:(\w+)([SHDC])_\w+:\d+>")


def read(message: ResponseMessage) -> str:
    """Return a board's text.

    Emojis are replaced by cards, in case the process has uploaded them.
    """
    return _CARD.sub(lambda card: card[1] + _SUITS[card[2]], told(message))


class Spectator:
    """A person who watches a table's matches, which they find by ``/tables``."""

    def __init__(
        self, keep: Keep, table: Table, person: Player, memory: Memory, shard: int | None = None
    ) -> None:
        """Their presses arrive at the shard of the table's server, or at another one if given."""
        self._keep, self._discord, self._memory = keep, keep.discord, memory
        self._table, self._person = table, person
        self._shard = table.shard if shard is None else shard
        self._page: ResponseMessage | None = None
        self._match_id = ""
        self._session = 0
        """How many times the shard had identified when the page was opened; 0 if unknown."""
        self._differs_since: float | None = None

    async def step(self) -> bool:
        """Look at the match, and press what is needed to keep watching."""
        record = None if self._table.away else await self._table.match()
        if record is None or record.status != "running":
            return False
        if self._page is None or self._match_id != record.id:
            await self._find(record)
            return self._page is not None
        if self._agrees(self._page, record):
            self._differs_since = None
            return False
        self._differs_since = self._differs_since or time.monotonic()
        if time.monotonic() - self._differs_since > STILL_SECONDS:
            await self._leave(self._page)
            return True
        return False

    async def fault(self) -> str | None:
        """Return the page's fault, or None; None as well if its process no longer exists."""
        if self._page is None or self._session != self._identified():
            return None
        record = await self._keep.database.read(store.load, self._match_id)
        assert record is not None
        if record.live:
            if self._agrees(self._page, record):
                return None
            return f"page of {record.id} at version {record.version} says {read(self._page)!r}"
        goes_on = any(_LEAVE in each for each in self._discord.controls(self._page))
        return f"page of {record.id} does not show that it is over" if goes_on else None

    def doubt(self, guild_id: int) -> None:
        """Expect nothing of a page that its server refused, as the bot gives it up."""
        if guild_id in self._table.guild_ids:
            self._session = 0

    def _identified(self) -> int:
        return self._discord.counts.identified[self._shard]

    def _agrees(self, page: ResponseMessage, record: Record) -> bool:
        """Return True if a page shows the same as its match's board, except for clocks.

        After a restart clocks end later, and only the match's own process shows that at once.
        """
        board = self._table.shown(record.shown.place_id, record.shown.board_message_id, "")
        if board is None:
            return False
        return _CLOCK.sub("", read(board)) in _CLOCK.sub("", read(page))

    async def _find(self, record: Record) -> None:
        self._page, session = None, self._identified()
        elsewhere = self._shard != self._table.shard
        page = await (self._from_board(record) if elsewhere else self._from_list(record))
        if page is not None and any(_LEAVE in each for each in self._discord.controls(page)):
            self._page, self._match_id, self._differs_since = page, record.id, None
            self._session = session if session == self._identified() else 0
            self._memory.counts["pages opened to watch"] += 1

    async def _from_list(self, record: Record) -> ResponseMessage | None:
        asked = await self._discord.command(self._person.member, self._table.channel, "tables")
        listed = await self._memory.page(asked, "lists")
        menus = [] if listed is None else buttons(listed)
        to_watch = [each for each in menus if f"{each['custom_id']}\n".endswith(f"{WATCH_VERB}\n")]
        offered = {option["value"] for menu in to_watch for option in menu["options"]}
        if listed is None or record.id not in offered:
            return None
        chosen = await self._discord.press(
            self._person.member,
            listed,
            custom_id=to_watch[0]["custom_id"],
            values=(record.id,),
        )
        return await self._memory.page(chosen, "choices of a match to watch")

    async def _from_board(self, record: Record) -> ResponseMessage | None:
        """Press the board, because a process without the server can't list its matches."""
        board = self._table.shown(
            record.shown.place_id, record.shown.board_message_id, f":{WATCH_VERB}\n"
        )
        if board is None:
            return None
        sent = await self._discord.press(
            self._person.member, board, f":{WATCH_VERB}\n", shard=self._shard
        )
        return await self._memory.page(sent, "choices of a match to watch")

    async def _leave(self, page: ResponseMessage) -> None:
        """Stop watching on a page that no longer follows its match."""
        self._page = None
        self._memory.counts["pages to watch that stood still"] += 1
        offered = [each for each in self._discord.controls(page) if _LEAVE in each]
        if offered:
            sent = await self._discord.press(
                self._person.member, page, custom_id=offered[0], shard=self._shard
            )
            await self._memory.answer(sent, "stops of watching")
