"""Keeps messages on Discord up to date: posts them once, edits them when they differ, retries.

Everything that the bot shows by itself goes through one loop: boards, pings, features' messages.
Each subject has at most one task, and requests that arrive while it runs are coalesced into its
next round. ``postings`` has the rule for messages that Discord refused.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from typing import Final

import discord
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from bot.base import logs, reports
from bot.base.chores import Chore
from bot.base.refusals import Refusal
from bot.discord_io.breaker import Silence
from bot.discord_io.controls import NO_MATCH
from bot.discord_io.failures import UNREACHABLE, Failure, Limited, failure_of, out_of_reach, passing
from bot.discord_io.host import Emojis
from bot.discord_io.messages import as_accepted, edit_of, message_of
from bot.discord_io.outgoing import Rank
from bot.pages.model import Page
from bot.show import postings
from bot.show.channels import Channels
from bot.show.postings import Posting, Wish, pause_after
from bot.storage import Database, tables

log = logs.get(__name__)

ROUND_SECONDS: Final = 5
ROUNDS_PER_SWEEP: Final = 3
ROUNDS_PER_SCAN: Final = 12
"""Rounds between reads of the outbox, for what another process or a lost answer left there."""
SHOW_SECONDS: Final = 15.0
"""Maximum time that the reply to a press waits for the message it leads to."""
MAX_CATCHING_UP: Final = 8
"""Maximum number of unchanged subjects shown at the same time, e.g. after a long outage. Changed
ones aren't limited."""
MAX_DELETIONS: Final = 20
NOBODY: Final = discord.AllowedMentions.none()

Key = tuple[str, str]  # the kind and the subject of a posting


@dataclass(frozen=True, slots=True)
class Wanted:
    """The contents of a message, and where to post it.

    ``places`` are tried in order until one accepts it. In a place that ``instead`` names, that
    message is edited instead of posting a new one. ``nonce`` prevents a double post. If the message
    is gone, it is posted ``again``. ``anew`` posts a new one at the bottom in any case.
    """

    places: Sequence[int]
    page: Page
    nonce: str
    match_id: str = NO_MATCH
    version: int = 0
    mentions: discord.AllowedMentions = NOBODY
    silent: bool = False
    watched: bool = True
    again: bool = True
    anew: bool = False
    instead: Mapping[int, int] = field(default_factory=dict)
    once: bool = False  # True if it is posted and then forgotten
    then: Callable[[Connection], None] | None = None
    """Stores the posted message for its feature, in the same transaction as the posting."""

    @property
    def digest(self) -> str:
        page = self.page
        return sha256(repr((page.title, page.whole, page.rows, self.version)).encode()).hexdigest()


@dataclass(slots=True, eq=False)
class _Errand:
    """A subject that is being shown, and its progress."""

    key: Key
    wanted: Wish | None = None  # request for the next round
    failed: Wish | None = None  # the request that Discord hasn't accepted yet
    failures: int = 0  # Failed attempts in a row. The first was at ``since``.
    since: int = 0
    again_at: float = 0
    error: Exception | None = None  # the error of the last attempt, if it failed
    places: set[int] = field(default_factory=set)  # the channels and threads where it may be shown
    shown: bool = False  # True if a place accepted it, even if something failed after that
    given_up: int | None = None  # the number of requests in its posting when it was given up
    task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return self.task is None and self.wanted is None and self.failed is None


_current: ContextVar[_Errand] = ContextVar("errand")

Show = Callable[[str, Wish], Awaitable[None]]
"""Brings one subject up to date. Raises the error that prevents it."""
Act = Callable[[Posting], Awaitable[None]]  # does what a posting asks for
Find = Callable[[Posting], Awaitable[Wanted | None]]
"""Returns a posting's message, or None if there should be none."""


class Keeper:
    """The loop that shows things, and the only place that decides about retries."""

    def __init__(self, database: Database, channels: Channels, now: Callable[[], int]) -> None:
        """``now`` returns the time in milliseconds."""
        self._database = database
        self._channels = channels
        self._now = now
        self.outgoing = channels.outgoing
        self._shows: dict[str, tuple[Show, Rank]] = {}
        self._outbox: set[str] = set()  # kinds whose unsettled postings this keeper shows
        self._errands: dict[Key, _Errand] = {}
        self._queue: dict[Key, Wish] = {}
        """Unchanged subjects to show one after the other, in order. There may be many."""
        self._catching_up: set[asyncio.Task[None]] = set()
        self._undeleted: dict[tuple[int, int], int] = {}
        """Messages that Discord wouldn't delete yet, and the number of attempts."""
        self.sweeps: list[Callable[[], Awaitable[None]]] = []  # called every fifteen seconds
        self.refusals: list[Callable[[str, str], None]] = []
        """Called with kind and subject whenever every place has refused a message."""
        self._rounds = 0
        self._drained = False
        self.chore = Chore("messages", self._look_after, seconds=ROUND_SECONDS)

    def show_by(self, kind: str, show: Show, rank: Rank = Rank.OTHER) -> None:
        """Register the function that shows subjects of a kind, and their rank."""
        self._shows[kind] = show, rank

    def do(self, kind: str, act: Act, *, noted: bool = True) -> None:
        """Register the action for postings of a kind.

        Set ``noted`` to False for one-time actions without a posting, which their feature stores in
        other rows.
        """
        self.show_by(kind, partial(self._do, kind, act, noted))
        if noted:
            self._outbox.add(kind)

    def keep(self, kind: str, find: Find, *, noted: bool = True) -> None:
        """Register a kind with one message per posting."""
        self.do(kind, partial(self._keep, find), noted=noted)

    async def start(self, among: Collection[int]) -> None:
        """Show what an earlier process left in the outbox, for these shards."""
        for key in await self._unsettled(among):
            self.want_in_turn(*key)

    async def _unsettled(self, among: Collection[int] | None = None) -> list[Key]:
        ours = self._database.shards.rows(tables.postings.c.guild_id, among)
        found = await self._database.read(postings.load_unsettled, ours)
        return [key for key in found if key[0] in self._outbox]

    def want(
        self, kind: str, subject: str, wish: Wish | None = None, *, changed: bool = True
    ) -> None:
        """Show a subject's newest state soon. If it has ``changed``, its attempts start over."""
        if self._drained:
            return
        errand = self._errands.setdefault((kind, subject), _Errand((kind, subject)))
        if changed:
            errand.failures = 0
        errand.wanted = errand.wanted or Wish()
        errand.wanted.add(wish or Wish())
        if errand.task is None:
            errand.task = asyncio.create_task(self._run(errand))

    def refresh(self, kind: str, subject: str) -> None:
        """Show a subject's present state, unless it waits for its next attempt or was given up."""
        errand = self._errands.get((kind, subject))
        if errand is None or errand.error is None or errand.task is not None:
            self.want(kind, subject, Wish(only_pings=False), changed=False)

    def want_in_turn(self, kind: str, subject: str, wish: Wish | None = None) -> None:
        """Queue an unchanged subject, to be shown when those before it have been."""
        queued = self._queue.setdefault((kind, subject), Wish())
        queued.add(wish or Wish())
        if len(self._catching_up) < MAX_CATCHING_UP:
            task = asyncio.create_task(self._catch_up())
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def show(self, kind: str, subject: str) -> None:
        """Show a subject now. Raises Discord's error if it refuses.

        The subject is still retried, unless the caller takes it back.
        """
        self.want(kind, subject)
        await self.wait(kind, subject)
        if (error := self.refusal(kind, subject)) is not None:
            raise error

    def refusal(self, kind: str, subject: str) -> Exception | None:
        """Return the error of the last attempt, or None if it succeeded."""
        errand = self._errands.get((kind, subject))
        return None if errand is None or errand.shown else errand.error

    def note_shown(self, kind: str, subject: str) -> None:
        """Note that Discord accepted a subject's message, before the rest of its attempt."""
        errand = self._errands.get((kind, subject))
        if errand is not None:
            errand.shown = True

    async def _catch_up(self) -> None:
        while self._queue:
            # One after the other: a long queue must not compete with boards that have changed.
            key = next(iter(self._queue))
            self.want(*key, self._queue.pop(key), changed=False)
            if waiting := self._tasks([key]):
                await asyncio.wait(waiting)

    def _tasks(self, keys: Iterable[Key]) -> list[asyncio.Task[None]]:
        known = (self._errands.get(key) for key in keys)
        return [errand.task for errand in known if errand is not None and errand.task is not None]

    async def wait(self, kind: str, *subjects: str, seconds: float = SHOW_SECONDS) -> None:
        """Wait at most ``seconds`` until all requests for these subjects have been tried."""
        if waiting := self._tasks((kind, subject) for subject in subjects):
            with self.outgoing.hurrying(*subjects):
                await asyncio.wait(waiting, timeout=seconds)

    async def drain(self, seconds: float) -> None:
        """Wait at most ``seconds`` until all requests have been tried.

        Later requests are left to the next process.
        """
        self._drained = True
        self.chore.cancel()
        for task in self._catching_up:
            task.cancel()
        if waiting := self._tasks(self._errands):
            _, late = await asyncio.wait(waiting, timeout=seconds)
            for task in late:
                task.cancel()

    @property
    def waiting(self) -> int:
        """Number of subjects that are being shown, or waiting for it."""
        busy = {key for key, errand in self._errands.items() if not errand.idle}
        return len(busy | self._queue.keys())

    async def _run(self, errand: _Errand) -> None:
        _current.set(errand)  # for this task
        try:
            while errand.wanted is not None:
                # Requests during this wait are included, so no outdated state is sent first.
                await self.outgoing.turn(self._shows[errand.key[0]][1], errand.key[1])
                wish = errand.failed or Wish()
                wish.add(errand.wanted)
                # Cleared before the attempt, so that requests during it get another round.
                errand.wanted, errand.failed = None, wish
                if await self._attempt(errand, wish):
                    errand.failed = None
        finally:
            errand.task = None
            if errand.idle and errand.error is None:
                self._errands.pop(errand.key, None)

    async def _attempt(self, errand: _Errand, wish: Wish) -> bool:
        """Show a subject. Returns False if it has to be tried again."""
        kind, subject = errand.key
        errand.shown = False
        try:
            await self._shows[kind][0](subject, wish)
        except Refusal:
            log.info("nothing to show any more", kind=kind, subject=subject)
        except Exception as error:  # noqa: BLE001  # logged there, with its traceback
            if self._note_failure(errand, error):
                return False
            errand.given_up = await self._give_up(errand.key)
            return True
        errand.failures, errand.error, errand.given_up = 0, None, None
        errand.places.clear()
        return True

    async def _give_up(self, key: Key) -> int | None:
        """Mark a subject as settled after giving up, except for boards of running matches.

        Returns the number of requests in its posting.
        """
        try:
            return await self._database.write(postings.give_up, *key)
        except SQLAlchemyError:
            reports.exception("posting could not be removed from the outbox", where="task")
            return None

    def _note_failure(self, errand: _Errand, error: Exception) -> bool:
        """Decide when to try again. Returns False to give up until something changes."""
        (kind, subject), now = errand.key, self._now()
        errand.error = error
        if isinstance(error, (Silence, Limited)):  # the end is known
            errand.again_at = now + int(error.seconds * 1000)
            return True
        errand.since = errand.since if errand.failures else now
        errand.failures += 1
        pause = pause_after(failure_of(error), errand.failures, now - errand.since)
        if isinstance(error, (discord.HTTPException, *UNREACHABLE)):
            attempt = errand.failures
            log.warning(
                "could not be shown", kind=kind, subject=subject, error=repr(error), attempt=attempt
            )
        else:
            reports.report("could not be shown", error, where="task", kind=kind, subject=subject)
        if pause is None:
            log.error("not tried again until it changes", kind=kind, subject=subject)
            return False
        errand.again_at = now + pause
        if out_of_reach(error):
            # A time-out of the bot ends without an event, but its end is known in advance.
            errand.again_at = min(errand.again_at, self._channels.open_again_at(errand.places, now))
            for listener in self.refusals:
                listener(kind, subject)
        return True

    def try_again(self, places: Collection[int]) -> None:
        """Retry at once what these channels refused, because Discord reported a change there."""
        for key, errand in list(self._errands.items()):
            if errand.failed is not None and not errand.places.isdisjoint(places):
                self.want(*key, changed=False)

    async def _look_after(self) -> None:
        self._rounds += 1
        if self._rounds % ROUNDS_PER_SWEEP == 0:
            await self._sweep()
        if self._rounds % ROUNDS_PER_SCAN == 0:
            await self.scan()
        now = self._now()
        for key, errand in list(self._errands.items()):
            if errand.failed is not None and errand.again_at <= now:
                if errand.failed.renamed:
                    self.want_in_turn(*key, errand.failed)
                else:
                    self.want(*key, changed=False)

    async def _sweep(self) -> None:
        self._channels.tokens.sweep()
        for place_id, message_id in list(self._undeleted):
            await self.delete(place_id, message_id)
        for look in self.sweeps:
            await look()

    async def scan(self) -> None:
        """Show everything unsettled in the outbox.

        What was given up is tried again only if it has been requested since.
        """
        try:
            unsettled = await self._unsettled(self._database.shards.begun)
        except SQLAlchemyError:
            reports.exception("outbox could not be read, trying again", where="chore")
            return
        for key in unsettled:
            errand = self._errands.get(key)
            if errand is None:
                self.want_in_turn(*key)
            elif errand.idle and errand.given_up is not None:
                posting = await self._database.read(postings.load, *key)
                if posting is not None and posting.wanted > errand.given_up:
                    self.want(*key)

    async def _do(self, kind: str, act: Act, noted: bool, subject: str, _wish: Wish) -> None:
        posting = await self._database.read(postings.load, kind, subject) if noted else None
        if posting is not None or not noted:
            await act(posting or Posting(kind, subject))

    async def _keep(self, find: Find, posting: Posting) -> None:
        wanted = await find(posting)
        if wanted is None:
            await self._remove(posting)
            await self._database.write(postings.drop, posting)
            return
        before = posting
        # In another place it's posted anew. It's never edited in the old one: the readers there
        # may not be meant to see it.
        if posting.place_id not in wanted.places:
            before = replace(posting, place_id=None, message_id=None, posted_at=None, shown=None)
        after = await self.bring_up(before, wanted)
        if after == posting and posting.version == posting.wanted and wanted.then is None:
            return
        await self._database.write(_note, after, wanted)
        if posting.message_id != after.message_id:
            await self._delete_message(posting)

    async def _remove(self, posting: Posting) -> None:
        """Delete a posting's message. Raises Discord's refusal, so that it's tried again."""
        if posting.message_id is None or posting.place_id is None:
            return
        if (errand := _current.get(None)) is not None:
            errand.places.add(posting.place_id)
        try:
            await self._channels.delete(posting.place_id, posting.message_id)
        except discord.HTTPException as error:
            if failure_of(error) not in (Failure.MESSAGE_GONE, Failure.PLACE_GONE):
                raise

    async def _delete_message(self, posting: Posting) -> None:
        if posting.message_id is not None and posting.place_id is not None:
            await self.delete(posting.place_id, posting.message_id)

    async def take_away(self, kind: str, subjects: Sequence[str]) -> None:
        """Delete the messages of postings, before their rows are deleted."""
        for posting in await self._database.read(postings.load_all, kind, subjects):
            await self._delete_message(posting)

    async def bring_up(self, posting: Posting, wanted: Wanted) -> Posting:
        """Post or edit a message in the first place that accepts it. Returns where it is.

        An old message stays, for the caller to delete once the new one is stored: a crash in
        between leaves two rather than none. Raises the last place's refusal.
        """
        if (errand := _current.get(None)) is not None:
            errand.places.update(wanted.places)
        if posting.message_id is not None and not wanted.anew:
            if posting.shown is not None and posting.shown == wanted.digest:
                return posting
            try:
                await self.edit(posting.place_id or 0, posting.message_id, wanted)
            except discord.HTTPException as error:
                gone = failure_of(error) in (Failure.MESSAGE_GONE, Failure.PLACE_GONE)
                if not out_of_reach(error) or not (wanted.again or gone):
                    raise
                log.info("message could not be edited", code=error.code)
                if not wanted.again:
                    return replace(posting, shown=wanted.digest)
            else:
                return replace(posting, shown=wanted.digest)
        try:
            return await self._post(posting, wanted)
        except discord.HTTPException as error:
            # No place takes a new message, but the old one may still accept an edit.
            if not (wanted.anew and posting.message_id is not None and out_of_reach(error)):
                raise
        return await self.bring_up(posting, replace(wanted, anew=False))

    async def _post(self, before: Posting, wanted: Wanted) -> Posting:
        refusal: discord.HTTPException | None = None
        for place_id in wanted.places:
            try:
                message_id, is_new = await self._post_in(place_id, wanted)
            except discord.HTTPException as error:
                if not out_of_reach(error):
                    raise
                log.info("message could not be posted", place=place_id, code=error.code)
                refusal = error
            else:
                posted_at = self._now() if is_new else before.posted_at
                return replace(
                    before,
                    place_id=place_id,
                    message_id=message_id,
                    posted_at=posted_at,
                    shown=wanted.digest,
                )
        assert refusal is not None, "there is a place for each message"
        if (errand := _current.get(None)) is not None:
            errand.shown = False
        raise refusal

    async def _post_in(self, place_id: int, wanted: Wanted) -> tuple[int, bool]:
        """Post in a place, or edit the message to use there. Returns its id, and True if new."""
        instead = wanted.instead.get(place_id)
        if instead is not None:
            try:
                await self.edit(place_id, instead, wanted)
            except discord.HTTPException as error:
                if not out_of_reach(error):
                    raise
            else:
                return instead, False

        try:
            message_id, as_sent = await self._post_once(place_id, wanted, wanted.nonce)
        except discord.HTTPException as error:
            if failure_of(error) is not Failure.MESSAGE_GONE:
                raise
            # For some minutes Discord refuses the nonce of a deleted message.
            nonce = f"{wanted.nonce} {self._now()}"
            message_id, as_sent = await self._post_once(place_id, wanted, nonce)
        # Discord returned the post of a process that crashed, so it shows that one's contents.
        if not as_sent:
            await self.edit(place_id, message_id, wanted)
        return message_id, True

    async def _post_once(self, place_id: int, wanted: Wanted, nonce: str) -> tuple[int, bool]:
        async def send(page: Page, emojis: Emojis) -> tuple[int, bool]:
            message = await message_of(page, wanted.match_id, wanted.version, emojis)
            message |= {"allowed_mentions": wanted.mentions, "silent": wanted.silent}
            return await self._channels.post_once(place_id, message, nonce, watched=wanted.watched)

        return await as_accepted(wanted.page, self._channels.emojis, send)

    async def edit(self, place_id: int, message_id: int, wanted: Wanted) -> None:
        """Edit a message to show a page. Raises discord.HTTPException if Discord refuses."""

        async def send(page: Page, emojis: Emojis) -> None:
            message = await edit_of(page, wanted.match_id, wanted.version, emojis)
            message["allowed_mentions"] = NOBODY
            await self._channels.edit(place_id, message_id, message, watched=wanted.watched)

        await as_accepted(wanted.page, self._channels.emojis, send)

    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete a message if it still exists. A temporary refusal is retried."""
        attempts = self._undeleted.pop((place_id, message_id), 0)
        try:
            await self._channels.delete(place_id, message_id)
        except (Silence, Limited):
            self._undeleted[place_id, message_id] = attempts
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("old message could not be deleted", error=repr(error))
            if passing(error) and attempts < MAX_DELETIONS:
                self._undeleted[place_id, message_id] = attempts + 1


def _note(connection: Connection, posting: Posting, wanted: Wanted) -> None:
    if wanted.then is not None:
        wanted.then(connection)
    (postings.drop if wanted.once else postings.store)(connection, posting)
