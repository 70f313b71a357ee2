"""Pings: short messages that mention the people whom something concerns, and nobody else.

``bot.match.telling`` says who that is, and when. Here they are posted, and deleted once their
people have come.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

import discord
from discord.utils import snowflake_time
from sqlalchemy import Connection, select

from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import language_for
from bot.discord_io.failures import UNREACHABLE
from bot.discord_io.messages import controls_of
from bot.match import telling
from bot.match.chairs import user_ids_in
from bot.match.ledger import Ledger
from bot.match.record import Record
from bot.match.telling import OF_A_TURN, Occasion, Ping
from bot.match.view import match_view
from bot.pages.presenter import Presenter
from bot.pages.table import ping_page
from bot.preferences.people import Preferences, load_preferences
from bot.preferences.servers import GuildSettings, load_settings
from bot.show.channels import Channels
from bot.show.hands import Hands
from bot.show.keeper import Keeper
from bot.show.members import Presence
from bot.show.postings import WEEK_MS
from bot.storage import tables

log = logs.get(__name__)

MIN_DECISION_MS = 4 * 1000  # nobody could come in time for a shorter one
_row = tables.pings.c


class Pings:
    """Posts pings, one message for everybody whom the same thing concerns at the same time.

    A direct message with a new turn counts as a ping. In a server's quiet hours pings are posted
    silently, or later.
    """

    def __init__(
        self,
        ledger: Ledger,
        hands: Hands,
        keeper: Keeper,
        channels: Channels,
        presence: Presence,
    ) -> None:
        self._ledger = ledger
        self._database = ledger.database
        self._hands = hands
        self._keeper = keeper
        self._channels = channels
        self._presence = presence
        self._concerned: dict[str, set[int]] = {}
        """People with a ping that is posted or put off, by match. A press of theirs matters."""
        self._due: dict[str, int] = {}
        """When to look at a match again, because one of its pings is put off."""
        self._unstored: dict[str, tuple[list[Ping], list[Ping]]] = {}
        """A match's pings that could not be stored yet: those told, and those gone."""
        self._began: dict[str, tuple[str, int]] = {}
        """The turn of each match whose alarm doesn't say when it began, and when that was."""
        self.wake: Callable[[str], None] = lambda _: None
        """Called with each match whose pings are due, or whose pinged people have come."""
        self.chore = Chore("pings", self._look, seconds=1, needed=lambda: bool(self._due))
        presence.listeners.append(self._on_press)

    async def start(self, among: Collection[int]) -> None:
        """Take over pings that an earlier process of these shards put off or posted lately."""
        ours = self._database.shards.rows(tables.matches.c.guild_id, among)
        lately = _row.since > self._ledger.now() - WEEK_MS
        query = select(_row.match_id, _row.user_id, _row.due_at).join(tables.matches)
        for each in await self._database.rows(query.where(lately, ours)):
            self._concerned.setdefault(each.match_id, set()).add(each.user_id)
            if each.due_at is not None:
                self._put_off(each.match_id, each.due_at)

    def stop(self) -> None:
        """Stop pinging. Pings that are still due follow after the next start."""
        self.chore.cancel()

    def forget(self, match_id: str) -> None:
        """Forget the turns of a finished match."""
        self._began.pop(match_id, None)

    def _on_press(self, match_id: str, user_id: int) -> None:
        if user_id in self._concerned.get(match_id, ()):
            self.wake(match_id)

    def _put_off(self, match_id: str, due_at: int) -> None:
        self._due[match_id] = min(due_at, self._due.get(match_id, due_at))
        self.chore.resume()

    async def _look(self) -> None:
        now = self._ledger.now()
        for match_id, due_at in list(self._due.items()):
            if due_at <= now:
                del self._due[match_id]
                self.wake(match_id)

    async def may_ping(
        self, user_ids: Iterable[int], guild_id: int | None
    ) -> tuple[list[int], bool]:
        """Return the people who want pings, and whether pings on a server are silent now."""
        wishes, settings = await self._database.read(_wishes, user_ids, guild_id)
        quiet = settings.quiet_at(self._ledger.now())
        return [user_id for user_id, wish in wishes.items() if wish.pings], quiet

    async def ping(self, record: Record, presenter: Presenter) -> None:
        """Post the pings that are due, and delete those that were seen or are outdated.

        In a match without a board, hands take their place. Raises discord.HTTPException if a player
        could not be reached yet.
        """
        await self._store(record.id, [], [])
        now = self._ledger.now()
        turn = telling.turn_of(record) or ""
        known, wishes, settings = await self._database.read(_facts, record)
        began_at = self._began_at(record, turn, now)
        calls = telling.calls(record, known, turn, began_at)
        # Without a board, people who left see the end in their hand. Pseudonyms have none.
        seated = {
            chair.user_id
            for chair in record.chairs
            if chair.user_id and (not chair.left or (record.private and chair.user_id > 0))
        }
        late = [each.user_id for each in calls if each.occasion is Occasion.LATE]
        reached, missed, failed = await self._keep_direct(record, presenter, seated, wishes, late)
        quiet = settings.quiet_at(now)
        self._due.pop(record.id, None)
        due, later = list[Ping](), list[Ping]()
        for call in calls:
            seen_at = self._seen_at(record, call.user_id)
            by_hand = call.user_id in reached and call.occasion is not Occasion.LATE
            if by_hand or not wishes[call.user_id].pings or self._too_short(record, call):
                continue
            at = telling.when(call, record.pace, seen_at, now, quiet=quiet)
            if at is not None:
                (due if at <= now else later).append(replace(call, due_at=at))
        # A hand that is the only message is tried again, and tells them then.
        unsent = missed if record.private and failed is not None else ()
        told = list[Ping]()
        try:
            for occasion in Occasion:
                of_it = (call.user_id for call in due if call.occasion is occasion)
                users = [user_id for user_id in of_it if user_id not in unsent]
                if users:
                    placed = await self._post(record, presenter, occasion, users, missed, quiet)
                    key = turn if occasion in OF_A_TURN else ""
                    told += (
                        Ping(record.id, each, occasion, key, now, None, *placed) for each in users
                    )
        finally:  # whatever else fails, nothing is told twice
            if later:
                self._put_off(record.id, min(call.due_at or 0 for call in later))
            waiting = [call for call in (*due, *later) if call.user_id not in _users(told)]
            await self._settle(record, presenter, turn, known, told, waiting)
        if failed is not None:
            raise failed

    def _seen_at(self, record: Record, user_id: int) -> int:
        chair = record.chair_of(user_id)
        sat_down = snowflake_time(int(chair.contribution or 0)) if chair else None
        pressed_at = self._presence.seen_at(record.id, user_id) or 0
        return max(pressed_at, int(sat_down.timestamp() * 1000) if sat_down else 0)

    def _began_at(self, record: Record, turn: str, now: int) -> int:
        """The time when the turn began, or was first seen here if it has no time of its own."""
        if record.awaited and record.alarm.began_at is not None:
            return record.alarm.began_at
        if self._began.get(record.id, ("", 0))[0] != turn or not turn:
            self._began[record.id] = (turn, now)
        return self._began[record.id][1]

    async def _keep_direct(
        self,
        record: Record,
        presenter: Presenter,
        seated: Iterable[int],
        wishes: Mapping[int, Preferences],
        late: Iterable[int],
    ) -> tuple[set[int], set[int], Exception | None]:
        """Bring hands in direct messages up to date.

        Without a board, that warns people who are ``late``. Returns who was reached, who wasn't,
        and the last failure that a retry may fix.
        """
        if not record.dealt:
            return set(), set(), None
        direct = {
            user: wishes[user].language_to(record.locale)
            for user in seated
            if record.private or wishes[user].direct_hands
        }
        anew = {user for user in late if record.private and wishes[user].pings}
        reached, failed = await self._hands.direct.keep(record, presenter, direct, anew)
        return reached, direct.keys() - reached, failed

    def _too_short(self, record: Record, call: Ping) -> bool:
        ends_at = record.alarm.ends_at
        in_turn = call.occasion is Occasion.TURN and ends_at is not None
        return in_turn and (ends_at or 0) - self._ledger.now() < MIN_DECISION_MS

    async def _settle(
        self,
        record: Record,
        presenter: Presenter,
        turn: str,
        known: Mapping[int, Ping],
        told: list[Ping],
        waiting: list[Ping],
    ) -> None:
        gone, kept = list[Ping](), list[Ping]()
        for user_id, ping in known.items():
            seen_at = self._presence.seen_at(record.id, user_id) or 0
            if ping.due_at is not None:
                over = user_id not in _users(waiting)
            else:
                came = ping.message_id is not None and seen_at >= ping.since
                over = came or telling.is_outdated(ping, record, turn)
            (gone if over or user_id in _users(told) else kept).append(ping)
        # People who came in their turn are not pinged for it again.
        quietly = [
            replace(ping, message_id=None)
            for ping in gone
            if ping.key == turn and ping.occasion in OF_A_TURN and ping.user_id not in _users(told)
        ]
        done = [ping for ping in gone if ping.user_id not in _users((*told, *quietly))]
        standing = [*told, *(ping for ping in kept if ping.message_id is not None)]
        self._concerned[record.id] = _users(standing) | _users(p for p in kept if p.due_at)
        if not self._concerned[record.id]:
            del self._concerned[record.id]
        try:
            await self._take_away(record, presenter, gone, kept)
        finally:
            await self._store(record.id, [*told, *quietly], done)
            all_told = not any(call.occasion in OF_A_TURN for call in waiting)
            key = turn if turn and all_told else None
            record.shown.ping_key = key

    async def _store(self, match_id: str, told: list[Ping], gone: list[Ping]) -> None:
        """Store what has changed, and what couldn't be stored before, so nothing is told twice."""
        before = self._unstored.pop(match_id, ([], []))
        told, gone = [*before[0], *told], [*before[1], *gone]
        if told or gone:
            self._unstored[match_id] = told, gone
            await self._database.write(telling.store, told, gone)
            del self._unstored[match_id]

    async def _take_away(
        self, record: Record, presenter: Presenter, gone: Iterable[Ping], kept: Iterable[Ping]
    ) -> None:
        shared = defaultdict[int | None, list[Ping]](list)
        for ping in kept:
            shared[ping.message_id].append(ping)
        for message_id, ping in {ping.message_id: ping for ping in gone}.items():
            if message_id is None or ping.place_id is None:
                continue
            left = shared.get(message_id)
            if not left:
                await self._keeper.delete(ping.place_id, message_id)
                continue
            message = self._message(record, presenter, left[0].occasion, _users(left))
            try:  # nobody is notified by an edit
                await self._channels.edit(ping.place_id, message_id, message, watched=False)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.info(
                    "name could not be removed from a ping", match=record.id, error=repr(error)
                )

    async def leave(self, record: Record, place_id: int) -> None:
        """Delete the pings in a place that the board has left, so that players are pinged again."""
        known = (await self._database.read(telling.load, record.id)).values()
        left = [ping for ping in known if ping.place_id == place_id and ping.due_at is None]
        for ping in {ping.message_id: ping for ping in left if ping.message_id}.values():
            await self._keeper.delete(place_id, ping.message_id or 0)
        await self._database.write(telling.store, [], left)
        record.shown.ping_key = None

    async def _post(
        self,
        record: Record,
        presenter: Presenter,
        occasion: Occasion,
        users: list[int],
        missed: Collection[int],
        quiet: bool,
    ) -> tuple[int | None, int | None]:
        """Post a ping, unless hands take its place. Returns its place and id."""
        if record.private:
            return None, None
        message = self._message(record, presenter, occasion, users)
        language = language_for(record.locale)
        unreached = [user for user in users if user in missed and occasion in OF_A_TURN]
        if unreached:
            message["content"] += "\n" + language.say(
                "bot/post-names-reach", names=language.listing(f"<@{user}>" for user in unreached)
            )
        place_id = record.stands_in
        return place_id, await self._channels.post(place_id, {**message, "silent": quiet})

    def _message(
        self, record: Record, presenter: Presenter, occasion: Occasion, users: Collection[int]
    ) -> dict[str, Any]:
        language = language_for(record.locale)
        seen = match_view(record, None, language)
        page = ping_page(presenter, seen, occasion, sorted(users), language)
        people = [discord.Object(user) for user in users]
        return {
            "content": page.text,
            "view": controls_of(page, record.id, record.version),
            "allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=people),
        }


def _facts(
    connection: Connection, record: Record
) -> tuple[dict[int, Ping], dict[int, Preferences], GuildSettings]:
    """Load a match's pings, the preferences of its people, and the settings of its server."""
    known = telling.load(connection, record.id)
    people = {*user_ids_in(record.chairs), *known}
    return known, *_wishes(connection, people, record.guild_id)


def _wishes(
    connection: Connection, user_ids: Iterable[int], guild_id: int | None
) -> tuple[dict[int, Preferences], GuildSettings]:
    return load_preferences(connection, [*user_ids]), load_settings(connection, guild_id)


def _users(pings: Iterable[Ping]) -> set[int]:
    return {ping.user_id for ping in pings}
