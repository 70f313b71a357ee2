"""Games for one: begun without a lobby, taken up again, the daily deal."""

import hmac
import secrets
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.base.calendar import day_of
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.matches import store
from bot.matches.actions import NOT_YOUR_GAME
from bot.matches.admission import check_newcomer
from bot.matches.coaching import coach
from bot.matches.ledger import Ledger, require
from bot.matches.lobbies import new_record
from bot.matches.people import Person, Place
from bot.matches.record import CLOSED, LIVE, Record
from bot.storage import tables
from games.core import commitment

_DAILY_MASTER: Final = "daily_deals"
"""The fact from which the secrets of all daily deals are made."""
_NOWHERE: Final = 0
"""Stands for the server where there is none."""


class Solitaires:
    """Begins games for one, notes shared results, and keeps the secrets of daily deals."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._daily_master: bytes | None = None
        """The secrets of daily deals are made from this; each alone tells nothing of others."""

    async def open(self) -> None:
        """Read what daily deals are made from; the first time, make it."""
        database = self._ledger.database
        if await database.fact(_DAILY_MASTER) is None:
            with suppress(IntegrityError):  # another process was faster
                fact = {"name": _DAILY_MASTER, "value": secrets.token_hex(32)}
                await database.run(insert(tables.facts).values(fact))
        told = await database.fact(_DAILY_MASTER)
        assert told is not None
        self._daily_master = bytes.fromhex(told)

    async def begin(
        self,
        slug: str,
        options: dict[str, Any],
        person: Person,
        place: Place,
        *,
        carried: bool,
        daily: bool = False,
        refused: Refusal | None = None,
    ) -> tuple[Record, bool]:
        """Deal a game; ``carried`` as in Record. Raises Refusal.

        Of a daily deal everybody has one attempt a server and day: who has begun it gets that
        game back, or a new one if its rules have changed meanwhile. The second value says whether
        the game is a new one. ``refused`` is why the person may not begin a new one here, if so.
        """
        name = self.daily_name(slug, place.guild_id) if daily else None

        def find_or_deal(connection: Connection, now: int) -> tuple[Record, bool]:
            begun = name and _attempt(connection, name, person)
            if begun:
                return begun, False
            if refused is not None:
                raise refused
            record = _new_game(connection, now, slug, options, person, place)
            record.carried = carried
            if name is not None:
                assert self._daily_master is not None, "opened before"
                record.daily = name
                record.secret = hmac.digest(self._daily_master, name.encode(), "sha256")
                record.commitment = commitment(record.rules_version, name, record.secret)
            coach(connection, record)
            record.begin()
            return record, True

        try:
            return await self._ledger.find_or_create(find_or_deal)
        except IntegrityError:
            # Elsewhere the same person has just begun the same daily deal.
            attempt = await self._ledger.database.read(_attempt, name or "", person)
            return require(attempt), False

    async def share(self, record: Record, person: Person) -> bool:
        """Note that a daily result is being shared; False when it has been already.

        Raises Refusal when it is not the person's to share.
        """
        check_owner(record, person)
        if record.status != "over" or not record.daily:
            raise Refusal(
                sentence("You can only share the result of a deal of the day that you've finished.")
            )
        return await self._mark_shared(record, shared=True)

    async def unshare(self, record: Record) -> None:
        """Note that the result could not be shared after all."""
        await self._mark_shared(record, shared=False)

    async def _mark_shared(self, record: Record, *, shared: bool) -> bool:
        row = tables.matches.c
        changed = await self._ledger.database.run(
            update(tables.matches)
            .where(row.id == record.id, row.shared == (not shared))
            .values(shared=shared)
        )
        return changed == 1

    def daily_name(self, slug: str, guild_id: int | None) -> str:
        """Return the name of today's deal (UTC) for a server, or for wherever there is none."""
        return f"{slug}/{self._today()}/{guild_id or _NOWHERE}"

    def tomorrow(self) -> int:
        """Return when the next daily deal begins, in seconds since 1970."""
        midnight = datetime.combine(self._now().date(), datetime.min.time(), UTC)
        return int((midnight + timedelta(days=1)).timestamp())

    async def check_secret_open(self, record: Record) -> None:
        """Raise Refusal while the secret of a match's daily deal still protects anything."""
        if await self.secret_deals([record]):
            raise Refusal(
                sentence(
                    "Others may still be playing this deal. You'll see its secret once the day "
                    "is over and everyone has finished."
                )
            )

    async def secret_deals(self, records: Iterable[Record]) -> set[str]:
        """Return the daily deals of these matches whose secret still protects something.

        That is while their day lasts, and while anybody has an attempt at them under way.
        """
        deals = {record.daily for record in records if record.daily is not None}
        row = tables.matches.c
        played = select(row.daily).where(row.daily.in_(deals), row.status.in_(LIVE)).distinct()
        under_way: set[str] = set()
        if deals:
            under_way |= set(await self._ledger.database.scalars(played))
        return under_way | {deal for deal in deals if day_of(deal) >= self._today()}

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._ledger.now() / 1000, UTC)

    def _today(self) -> str:
        return self._now().date().isoformat()


def deal_again(
    connection: Connection,
    now: int,
    match_id: str,
    person: Person,
    place: Place,
    refused: Refusal | None = None,
) -> tuple[Record, bool]:
    """Deal a new game like one that is over, or return the one dealt; never a daily deal.

    ``refused`` is why the person may not begin a new one here, if so. Raises Refusal.
    """
    old = require(store.load(connection, match_id, to_change=True))
    check_owner(old, person)
    if old.status not in CLOSED:
        raise Refusal(sentence("This game isn't over yet. Concede it first."))
    if old.rematch_id is not None:
        newer = store.load(connection, old.rematch_id)
        if newer is not None and newer.live:
            return newer, False
    if refused is not None:
        raise refused
    here = place if old.carried else Place(old.guild_id, old.channel_id, old.locale)
    record = _new_game(connection, now, old.slug, old.options, person, here)
    record.carried = old.carried
    coach(connection, record)
    record.begin()
    store.note_rematch(connection, old, record)
    return record, True


def _new_game(
    connection: Connection,
    now: int,
    slug: str,
    options: dict[str, Any],
    person: Person,
    place: Place,
) -> Record:
    check_newcomer(connection, place.guild_id, person)
    return new_record(slug, options, "untimed", person, place, now)


def check_owner(record: Record, person: Person) -> None:
    """Raise Refusal unless this is the person's own game for one."""
    if not record.solitaire:
        raise Refusal(sentence("That only works in solitaire games."))
    if all(chair.user_id != person.user_id for chair in record.chairs):
        raise Refusal(NOT_YOUR_GAME)


def _attempt(connection: Connection, name: str, person: Person) -> Record | None:
    row = tables.matches.c
    match_id = connection.scalar(
        select(row.id).where(
            *(row.daily == name, row.host_id == person.user_id),
            func.coalesce(row.cause, "") != "rules",
        )
    )
    return None if match_id is None else require(store.load(connection, match_id))
