"""Hands that spectators of a running match may see: those of its last finished deal."""

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from bot.match.record import Record, user_ids_in
from bot.preferences.people import PreferenceBook
from bot.secrecy import may_open_late_hands
from bot.storage import Database, tables
from cogs.replays.replays import whole_deal
from games import GAMES
from games.core import Game


def has_late_hands(slug: str) -> bool:
    """Return True if a game has deals that end before the match does."""
    return type(GAMES[slug]).deals_over is not Game.deals_over


class LateHands:
    """Checks whether hands may be shown, and replays matches up to them."""

    def __init__(self, database: Database, preferences: PreferenceBook) -> None:
        self._database = database
        self._preferences = preferences
        self._known: dict[str, tuple[int, Record]] = {}  # the deal last shown, and the match

    async def allowed(self, record: Record) -> bool:
        """Return True if the game has such hands, and everybody who sat there lets them be seen."""
        if not has_late_hands(record.slug):
            return False
        preferred = await self._preferences.of_all(user_ids_in(record.chairs))
        agreed = all(each.open_hands for each in preferred.values())
        return may_open_late_hands(record, agreed=agreed)

    async def of(self, record: Record) -> Record | None:
        """Return a running match as it was in its last finished deal, before a card was played.

        None before the first deal is finished.
        """
        deals = record.deals_over
        known = self._known.get(record.id)
        if known is not None and known[0] == deals:
            return known[1]
        rows = await self._database.read(_log_until, record.id, record.version) if deals else ()
        # A replay takes long, so it runs in a thread.
        shown = await asyncio.to_thread(whole_deal, record, rows, deals) if rows else None
        if shown is not None:
            self._known[record.id] = deals, shown
        return shown

    def forget(self, match_id: str) -> None:
        """Forget a match that nobody watches."""
        self._known.pop(match_id, None)


def _log_until(
    connection: Connection, match_id: str, version: int
) -> Sequence[Row[*tuple[Any, ...]]]:
    entry = tables.log.c
    rows = select(entry.sequence, entry.kind, entry.seat, entry.action, entry.user_id)
    here = rows.where(entry.match_id == match_id, entry.sequence <= version)
    return connection.execute(here.order_by(entry.sequence)).all()
