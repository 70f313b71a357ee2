"""Deletes a person's data, and updates the messages on Discord that show it."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from sqlalchemy import Connection, or_, select

from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import sentence
from bot.base.refusals import Refusal, StaleClick
from bot.feature import Afterwards
from bot.match import store
from bot.match.ledger import Change, Ledger, stale
from bot.match.record import UNFINISHED, UNREADABLE
from bot.match.retention import any_outdated, forget_outdated, note_deletion
from bot.preferences.languages import Languages
from bot.show.keeper import Keeper
from bot.show.postings import want_all_again
from bot.show.publisher import Publisher
from bot.storage import tables
from bot.storage.statements import lock_person
from cogs.privacy.erasure import UNBEGUN, erase_person, seats_of, taken_part_in
from games.core import Entry

log = logs.get(__name__)

MAX_ATTEMPTS: Final = 5
FORGET_SECONDS: Final = 60 * 60


class Deletion:
    """Removes people from all stored data."""

    def __init__(
        self,
        ledger: Ledger,
        publisher: Publisher | None = None,
        keeper: Keeper | None = None,
        languages: Languages | None = None,
        deleting: Iterable[Callable[[int], Awaitable[Afterwards]]] = (),
    ) -> None:
        """Without publisher and keeper nothing changes on Discord.

        ``languages`` forgets people. ``deleting`` are called with the user's id before a deletion,
        and return what to do after it.
        """
        self._languages = languages
        self._ledger = ledger
        self._database = ledger.database
        self._publisher = publisher
        self._keeper = keeper
        self._deleting = deleting
        self.chore = Chore("deletions", self.forget_outdated, seconds=FORGET_SECONDS)

    async def delete(self, user_id: int) -> None:
        """Anonymise a person in one transaction, then update what Discord shows.

        They leave tables that haven't begun, and computers take their other seats. Their solo games
        are cancelled, and so are matches in which nobody else ever sat. Raises Refusal if other
        changes keep coming first.
        """
        afterwards = [await before(user_id) for before in self._deleting]
        for _ in range(MAX_ATTEMPTS):
            # Matches that can't be read can't be changed either, so they would block the deletion.
            await self._call_off_unreadable(user_id)
            # Read now, since the deletion removes these rows.
            letters = await self._letters(user_id)
            try:
                changed = await self._database.write(self._delete, user_id)
            except StaleClick:
                log.info("a match has moved on while its player was being deleted")
                continue
            break
        else:
            raise Refusal(sentence("privacy/try-again"))
        await self._database.wipe_deleted()
        log.info("person deleted", matches=len(changed))
        if self._languages is not None:
            await self._languages.load()
        for match_id in changed:
            self._ledger.tell(await self._ledger.read(match_id))
        if self._keeper is not None:
            for channel_id, message_id in letters:
                await self._keeper.delete(channel_id, message_id)
            await self._keeper.scan()
        for act in afterwards:
            await act()
        if self._publisher is not None:
            await self._publisher.show_new_names()

    async def forget_outdated(self) -> None:
        now = self._ledger.now()
        if await self._database.read(any_outdated, now):
            await self._database.write(forget_outdated, now)

    def _delete(self, connection: Connection, user_id: int) -> list[str]:
        changed: list[str] = []
        quiet: list[str] = []
        held = _hold(connection, user_id)
        unfinished = _unfinished_ids(connection, user_id)
        if not held.issuperset(unfinished):
            raise stale()  # they sat down, or were invited, while the others were being locked
        for match_id in unfinished:
            record = self._ledger.change_in(
                connection, match_id, lambda change: _take_out(change, user_id)
            )
            (quiet if record.game.for_one and not record.private else changed).append(match_id)
        # The end of an old game isn't news, so only its board changes.
        store.mark_shown(connection, quiet)
        if erase_person(connection, user_id):  # a second press finds nothing
            note_deletion(connection, user_id, self._ledger.now())
        return changed

    async def _call_off_unreadable(self, user_id: int) -> None:
        for match_id in await self._database.read(_unfinished_ids, user_id):
            try:
                await self._ledger.read(match_id)
            except UNREADABLE as error:
                fault = type(error).__name__  # what it says may name cards
                log.warning("unreadable match cancelled", match=match_id, fault=fault)
                await self._ledger.call_off(match_id, "deleted")

    async def _letters(self, user_id: int) -> list[tuple[int, int]]:
        row, match, ping = tables.direct_hands.c, tables.matches.c, tables.pings.c
        hands = (
            select(row.channel_id, row.message_id)
            .join(tables.matches)
            .where(
                row.user_id == user_id, row.message_id.is_not(None), match.status.in_(UNFINISHED)
            )
        )
        pings = select(ping.place_id, ping.message_id).where(
            ping.user_id == user_id, ping.message_id.is_not(None)
        )
        found = await self._database.rows(hands.union(pings))
        return [(each[0], each[1]) for each in found]


def _take_out(change: Change, user_id: int) -> None:
    """Remove a person from a match, or replace them for good.

    If nobody is left, the match ends for those who left before. If nobody else ever sat there, it
    is cancelled.
    """
    record, now = change.record, change.now
    record.invited = [each for each in record.invited if each["id"] != user_id]
    if record.status == "lobby":
        record.chairs = [chair for chair in record.chairs if chair.user_id != user_id]
        for seat, chair in enumerate(record.chairs):
            chair.seat = seat
    for chair in record.chairs:
        if chair.user_id == user_id and record.begun and not chair.left:
            record.play(Entry("departure", chair.seat), user_id, now)
    record.pass_on_host()
    if any(chair.user_id and not chair.left for chair in record.chairs):
        return
    # People with negative ids have deleted their data before.
    others = [c for c in record.chairs if c.user_id and c.user_id > 0 and c.user_id != user_id]
    if record.status == "lobby" or not others:
        record.call_off("deleted", now)
        return
    # A paused match has to run to come to its end.
    record.status = "running"
    record.give_up(now)


def _hold(connection: Connection, user_id: int) -> set[str]:
    """Lock every match with this person, then keep them from sitting down. Returns the matches.

    Locks are always taken in this order: matches by id, what else people take part in, people.
    """
    row = tables.matches.c
    hosted = select(row.id).where(row.host_id == user_id, row.status.in_(UNBEGUN))
    known = or_(
        row.id.in_(seats_of(user_id)),
        row.id.in_([*connection.scalars(hosted), *_unfinished_ids(connection, user_id)]),
    )
    # Sorted by id, so that two deletions can't deadlock.
    locked = select(row.id).where(known).order_by(row.id).with_for_update()
    held = set(connection.scalars(locked))
    for key, theirs in taken_part_in(user_id):
        connection.execute(select(key).where(key.in_(theirs)).order_by(key).with_for_update())
        want_all_again(connection, theirs)  # its messages must no longer name them
    lock_person(connection, user_id)
    return held


def _unfinished_ids(connection: Connection, user_id: int) -> list[str]:
    row = tables.matches.c
    seated = connection.scalars(
        select(row.id).where(row.id.in_(seats_of(user_id)), row.status.in_(UNFINISHED))
    )
    lobbies = connection.execute(select(row.id, row.invited).where(row.status == "lobby"))
    invited = [
        each.id for each in lobbies if any(person["id"] == user_id for person in each.invited)
    ]
    return list(dict.fromkeys([*seated, *invited]))
