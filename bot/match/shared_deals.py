"""Games for one, and deals of the day: begun without a lobby, taken up again."""

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
from bot.match import store
from bot.match.actions import NOT_YOUR_GAME
from bot.match.admission import check_newcomer
from bot.match.coaching import coach
from bot.match.ledger import Ledger, require
from bot.match.lobbies import computer_chair, new_record
from bot.match.people import Person, Place
from bot.match.ratings import EVERYWHERE
from bot.match.record import CLOSED, LIVE, Record
from bot.storage import tables
from bot.storage.advisory_locks import lock_person
from cogs.daily.deals import (
    MAX_AT_A_DEAL,
    MAX_INSTANCES,
    OPPONENTS,
    DailyDeal,
    daily_options,
    daily_seats,
)
from games.core import commitment

ROUND_GOES_ON = sentence(
    "Others are still playing this deal. You can look at it once it's over at every table."
)
_DAILY_MASTER: Final = "daily_deals"
"""The fact from which the secrets of all daily deals are made."""


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
        everywhere: bool = False,
        refused: Refusal | None = None,
    ) -> tuple[Record, bool]:
        """Deal a game for one, or a daily deal; ``carried`` as in Record.

        Of a daily deal everybody has one attempt a day on each server, and one at the deal that is
        the same ``everywhere``: who has begun it gets that game back, or a new one if its rules
        have changed meanwhile. Its options are fixed, and computers take the other seats. The
        second value says whether the game is a new one. ``refused`` is why the person may not begin
        a new one here, if so. Raises Refusal.
        """
        deal = self.deal_of_today(slug, None if everywhere else place.guild_id) if daily else None

        def find_or_deal(connection: Connection, now: int) -> tuple[Record, bool]:
            if deal is not None:
                lock_person(connection, person.user_id)
                begun = _attempt(connection, deal, person)
                if begun:
                    return begun, False
            if refused is not None:
                raise refused
            chosen = options if deal is None else daily_options(slug)
            record = _new_game(connection, now, slug, chosen, person, place)
            record.carried = carried
            if deal is not None:
                self._deal_daily(connection, record, deal, person)
            coach(connection, record)
            record.begin()
            return record, True

        try:
            return await self._ledger.find_or_create(find_or_deal)
        except IntegrityError:
            # Elsewhere the same person has just begun the same daily deal.
            assert deal is not None, "only a daily deal is unique"
            return require(await self._ledger.database.read(_attempt, deal, person)), False

    def _deal_daily(
        self, connection: Connection, record: Record, deal: DailyDeal, person: Person
    ) -> None:
        """Make a record a person's attempt at a day's deal that not too many have begun yet."""
        for number in range(daily_seats(record.slug) - 1):
            record.chairs.append(computer_chair(1 + number, number, person, OPPONENTS))
        name = _instance_with_room(connection, deal, record.rules_version).name
        assert self._daily_master is not None, "opened before"
        record.daily = name
        record.secret = hmac.digest(self._daily_master, name.encode(), "sha256")
        record.commitment = commitment(record.rules_version, name, record.secret)

    async def share(self, record: Record, person: Person) -> bool:
        """Note that a daily result is being shared; False when it has been already.

        Raises Refusal when it is not the person's to share.
        """
        check_owner(record, person)
        if record.status != "over" or not record.daily:
            raise Refusal(
                sentence(
                    "You can only share your result for a deal of the day once you've finished it."
                )
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

    def deal_of_today(self, slug: str, guild_id: int | None) -> DailyDeal:
        """Return today's deal (UTC) of a server, or the one that is the same everywhere."""
        return DailyDeal(slug, self.today(), guild_id or EVERYWHERE)

    def puzzle_key(self, day: str, number: int) -> bytes:
        """Return the key of a match that is dealt in search of the puzzle of a day."""
        assert self._daily_master is not None, "opened before"
        return hmac.digest(self._daily_master, f"puzzle/{day}/{number}".encode(), "sha256")

    def tomorrow(self) -> int:
        """Return when the next daily deal begins, in seconds since 1970."""
        midnight = datetime.combine(self._now().date(), datetime.min.time(), UTC)
        return int((midnight + timedelta(days=1)).timestamp())

    async def check_secret_open(self, record: Record) -> None:
        """Raise Refusal while the secret of a match's shared deal still protects anything."""
        if await self.secret_deals([record]):
            raise Refusal(
                ROUND_GOES_ON
                if record.evening_deal is not None
                else sentence(
                    "Others may still be playing this deal. You'll see its secret once the day "
                    "is over and everyone has finished."
                )
            )

    async def secret_deals(self, records: Iterable[Record]) -> set[str]:
        """Return the shared deals of these matches whose secret still protects something.

        That is while their day lasts, and while anybody plays them: all tables of an evening begin
        a deal at once.
        """
        found = list(records)
        row, under_way = tables.matches.c, set[str]()
        daily = {record.daily for record in found if record.daily}
        of_evenings = {record.evening_deal for record in found if record.evening_deal}
        for column, deals in ((row.daily, daily), (row.evening_deal, of_evenings)):
            if deals:
                played = select(column).where(column.in_(deals), row.status.in_(LIVE)).distinct()
                under_way |= set(await self._ledger.database.scalars(played))
        return under_way | {deal for deal in daily if day_of(deal) >= self.today()}

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._ledger.now() / 1000, UTC)

    def today(self) -> str:
        """Return the day (UTC) in ISO 8601."""
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
    """Raise Refusal unless the person plays, or played, this game alone."""
    if not record.alone:
        raise Refusal(sentence("That only works in games that you play alone."))
    if all(chair.user_id != person.user_id for chair in record.chairs):
        raise Refusal(NOT_YOUR_GAME)


def _instance_with_room(connection: Connection, deal: DailyDeal, rules_version: int) -> DailyDeal:
    """Return the instance of a deal that the next person is dealt.

    Rules of another version deal another one: who is called off by a change has seen the cards.
    """
    row = tables.matches.c
    found = connection.execute(
        select(row.daily, row.rules_version, func.count().label("begun"))
        .where(deal.among(row.daily))
        .group_by(row.daily, row.rules_version)
    )
    instances = {DailyDeal.parse(each.daily): each for each in found}
    with_room = [
        instance
        for instance, each in instances.items()
        if each.rules_version == rules_version and each.begun < MAX_AT_A_DEAL
    ]
    following = 1 + max((each.instance for each in instances), default=-1)
    another = deal.numbered(min(following, MAX_INSTANCES - 1))
    return min(with_room, key=lambda each: each.instance, default=another)


def _attempt(connection: Connection, deal: DailyDeal, person: Person) -> Record | None:
    row = tables.matches.c
    match_id = connection.scalar(
        select(row.id).where(
            *(deal.among(row.daily), row.host_id == person.user_id),
            func.coalesce(row.cause, "") != "rules",
        )
    )
    return None if match_id is None else require(store.load(connection, match_id))
