"""Shows on Discord what has been committed: boards, threads, hands, pings.

One task a match at most; what happens meanwhile is coalesced into its next round.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import discord
from discord.ext import tasks

from bot import logs
from bot.errors import PlayerError
from bot.face import Face
from bot.hands import Hands
from bot.i18n import voice_for
from bot.ledger import Ledger
from bot.page import Button, Page
from bot.pages import board_page, notice_page, ping_text
from bot.preferences import PreferenceBook
from bot.records import Record
from bot.screen import edit_of, message_of, view_of

log = logs.get(__name__)

BURIED_UNDER = 8
"""A board with more later messages than this is posted again."""
TOO_OLD_MS = 50 * 60 * 1000
"""Discord limits edits of messages older than an hour; a board is posted again before that."""
MOST_ATTEMPTS = 20
THREAD_EXISTS = 160004
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, OLD_EDIT_LIMIT = 10003, 10008, 30046


class Publisher:
    """Renders from views and sends; a failed match is tried again for a while."""

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        hands: Hands,
        preferences: PreferenceBook,
        face_of: Callable[[str], Face],
    ) -> None:
        self._client = client
        self._ledger = ledger
        self._hands = hands
        self._preferences = preferences
        self._face_of = face_of
        self._wanted: dict[str, bool] = {}
        self._warned: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failures: Counter[str] = Counter()
        self._boards: dict[int, tuple[int, str]] = {}
        self._later: Counter[int] = Counter()
        self._last_actor: dict[str, int] = {}
        ledger.on_commit(self._committed)

    async def start(self, *, everything: bool = False) -> None:
        """Show what a crash kept from being shown, or all live matches; keep trying what fails."""
        ledger = self._ledger
        for match_id in await (ledger.all_live() if everything else ledger.unpublished()):
            self.touch(match_id)
        self._retry.start()

    async def drain(self) -> None:
        """Wait until everything wanted has been tried."""
        self._retry.cancel()
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    def touch(self, match_id: str, *, anew: bool = False) -> None:
        """Show the newest version soon; ``anew`` posts the board again at the bottom."""
        self._wanted[match_id] = anew or self._wanted.get(match_id, False)
        if match_id not in self._tasks:
            self._tasks[match_id] = asyncio.create_task(self._run(match_id))

    def warn(self, match_id: str) -> None:
        """Tell those whose time is nearly up."""
        self._warned.add(match_id)
        self.touch(match_id)

    def saw_message(self, channel_id: int, message_id: int) -> None:
        """Somebody wrote below the boards of a channel."""
        for board_id, (place_id, _match_id) in self._boards.items():
            if place_id == channel_id and board_id < message_id:
                self._later[board_id] += 1

    def lost_message(self, message_id: int) -> None:
        """A message was deleted; a board among them comes back."""
        lost = self._boards.pop(message_id, None)
        if lost is not None:
            self.touch(lost[1])

    def lost_place(self, place_id: int) -> None:
        """A thread was deleted; its boards come back elsewhere."""
        for board_id, (place, match_id) in list(self._boards.items()):
            if place == place_id:
                del self._boards[board_id]
                self.touch(match_id)

    def _committed(self, record: Record) -> None:
        if record.entry is not None and record.entry[1] is not None:
            self._last_actor[record.id] = record.entry[1]
        self._failures.pop(record.id, None)
        self.touch(record.id)

    async def _run(self, match_id: str) -> None:
        try:
            while match_id in self._wanted:
                anew = self._wanted.pop(match_id)
                await self._attempt(match_id, anew)
        finally:
            del self._tasks[match_id]

    async def _attempt(self, match_id: str, anew: bool) -> None:
        try:
            await self._publish(match_id, anew)
        except PlayerError:
            log.info("match is no longer there", match=match_id)
        except discord.HTTPException as error:
            self._failures[match_id] += 1
            log.warning(
                "match could not be shown",
                match=match_id,
                status=error.status,
                code=error.code,
                attempt=self._failures[match_id],
            )
        except Exception:
            self._failures[match_id] += 1
            log.exception("match could not be shown", match=match_id)
        else:
            self._failures.pop(match_id, None)

    @tasks.loop(seconds=15)
    async def _retry(self) -> None:
        for match_id, attempts in list(self._failures.items()):
            if attempts < MOST_ATTEMPTS:
                self.touch(match_id)
            else:
                del self._failures[match_id]
                log.error("match stays unshown until it moves", match=match_id)

    async def _publish(self, match_id: str, anew: bool) -> None:
        record = await self._ledger.read(match_id)
        face = self._face_of(record.slug)
        if record.status != "lobby" and record.place_id is None:
            await self._find_place(record, face)
        await self._show_board(record, face, anew)
        await self._ledger.published(
            record.id,
            published_version=record.version,
            place_id=record.place_id,
            lobby_message_id=record.lobby_message_id,
            board_message_id=record.board_message_id,
            board_posted_at=record.board_posted_at,
        )
        if record.status in ("running", "over"):
            await self._hands.refresh(record, face, _voice_of)
            await self._call_players(record, face)
        if not record.live:
            self._forget(record)

    def _forget(self, record: Record) -> None:
        self._last_actor.pop(record.id, None)
        if record.board_message_id is not None:
            self._boards.pop(record.board_message_id, None)
            self._later.pop(record.board_message_id, None)

    async def _find_place(self, record: Record, face: Face) -> None:
        """Where the board stands: a thread of its own where that is possible."""
        record.place_id = record.channel_id
        record.board_message_id = record.lobby_message_id
        if record.status == "running" and record.lobby_message_id is not None:
            thread_id = await self._open_thread(record, face, record.lobby_message_id)
            if thread_id is not None:
                record.place_id = thread_id
                record.board_message_id = None

    async def _open_thread(self, record: Record, face: Face, message_id: int) -> int | None:
        channel = self._client.get_channel(record.channel_id)
        if not isinstance(channel, discord.TextChannel) or not can_open_thread(channel):
            return None
        voice = voice_for(record.locale)
        host = next((c.name for c in record.chairs if c.user_id == record.host_id), "")
        name = voice.say("{game}: {host}'s table", game=face.title(voice), host=host)
        try:
            thread = await channel.get_partial_message(message_id).create_thread(name=name[:100])
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:  # a message's thread has the message's id
                return message_id
            log.warning("no thread", match=record.id, code=error.code)
            return None
        return thread.id

    async def _show_board(self, record: Record, face: Face, anew: bool) -> None:
        voice = voice_for(record.locale)
        place_id = record.place_id or record.channel_id
        if record.status == "lobby" or record.board_message_id is None:
            message_id = record.lobby_message_id if record.status == "lobby" else None
        else:
            message_id = record.board_message_id
        page = board_page(face, record, voice)
        if message_id is None or anew or await self._sunk(record, place_id, message_id):
            posted = await self._post(record, place_id, page, face)
            if message_id is not None:
                self._boards.pop(message_id, None)
                await self._delete(place_id, message_id)
        else:
            posted = await self._edit_or_post(record, place_id, message_id, page, face)
        place_id = record.place_id or record.channel_id
        if record.live:
            self._boards[posted] = (place_id, record.id)
        if record.status in ("lobby", "cancelled"):
            record.lobby_message_id = posted
        else:
            record.board_message_id = posted
            await self._show_notice(record, face, message_id is None)

    async def _sunk(self, record: Record, place_id: int, message_id: int) -> bool:
        """Whether a board has scrolled away or grown too old to be edited."""
        posted_at = record.board_posted_at
        if posted_at is not None and self._ledger.now() - posted_at > TOO_OLD_MS:
            return True
        if message_id not in self._boards and record.published_version > 0:
            await self._count_later(place_id, message_id)
        return self._later[message_id] > BURIED_UNDER

    async def _count_later(self, place_id: int, message_id: int) -> None:
        channel = self._client.get_partial_messageable(place_id)
        try:
            later = channel.history(limit=BURIED_UNDER + 1, after=discord.Object(message_id))
            self._later[message_id] = len([message.id async for message in later])
        except (discord.Forbidden, discord.NotFound):
            self._later[message_id] = 0

    async def _post(self, record: Record, place_id: int, page: Page, face: Face) -> int:
        arguments = await message_of(page, record.id, record.version)
        try:
            message = await self._client.get_partial_messageable(place_id).send(
                **arguments, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.NotFound:
            if place_id == record.channel_id:
                raise
            log.info("thread is gone", match=record.id)
            record.place_id = record.channel_id
            return await self._post(record, record.channel_id, page, face)
        record.board_posted_at = self._ledger.now()
        return message.id

    async def _edit_or_post(
        self, record: Record, place_id: int, message_id: int, page: Page, face: Face
    ) -> int:
        channel = self._client.get_partial_messageable(place_id)
        arguments = await edit_of(page, record.id, record.version)
        try:
            await channel.get_partial_message(message_id).edit(
                **arguments, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, OLD_EDIT_LIMIT):
                raise
            log.info("board is gone", match=record.id, code=error.code)
            return await self._post(record, place_id, page, face)
        return message_id

    async def _delete(self, place_id: int, message_id: int) -> None:
        channel = self._client.get_partial_messageable(place_id)
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            log.info("old message stays", code=error.code)

    async def _show_notice(self, record: Record, face: Face, first: bool) -> None:
        """The lobby's message points to the thread, and in the end tells who won."""
        separate = record.place_id != record.channel_id
        message_id = record.lobby_message_id
        if not separate or message_id is None or not (first or record.status == "over"):
            return
        page = notice_page(face, record, voice_for(record.locale))
        channel = self._client.get_partial_messageable(record.channel_id)
        try:
            await channel.get_partial_message(message_id).edit(
                **await edit_of(page, record.id, record.version),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            log.info("notice is gone", match=record.id, code=error.code)

    async def _call_players(self, record: Record, face: Face) -> None:
        seated = [c for c in record.chairs if c.user_id is not None and not c.left]
        wishes = await self._preferences.of_all([c.user_id for c in seated if c.user_id])
        direct = [c.user_id for c in seated if c.user_id and wishes[c.user_id].direct_hands]
        voice = voice_for(record.locale)
        reached = await self._hands.direct(record, face, voice, direct)
        warn = record.id in self._warned
        self._warned.discard(record.id)
        turn = record.alarm.key if record.status == "running" else None
        acting = record.game.to_act(record.state) if turn is not None else frozenset()
        called = [
            c.user_id
            for c in seated
            if c.user_id is not None
            and c.seat in acting
            and not c.computer
            and wishes[c.user_id].pings
            and c.user_id not in reached
        ]
        if not warn:
            if turn is not None and turn == record.ping_key:
                return
            called = [user for user in called if user != self._last_actor.get(record.id)]
        old = record.ping_message_id
        new = await self._ping(record, face, called, warn) if called else None
        if old is not None:
            await self._delete(record.place_id or record.channel_id, old)
        if (old, record.ping_key) != (new, turn):
            await self._ledger.published(record.id, ping_message_id=new, ping_key=turn)

    async def _ping(self, record: Record, face: Face, users: list[int], warn: bool) -> int:
        voice = voice_for(record.locale)
        button = Button(voice.say("My hand"), "hand", style="primary")
        page = Page("", "", rows=((button,),))
        channel = self._client.get_partial_messageable(record.place_id or record.channel_id)
        message = await channel.send(
            ping_text(face, record, users, warn, voice),
            view=view_of(page, record.id, record.version),
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in users]
            ),
        )
        if record.board_message_id is not None:
            self._later[record.board_message_id] -= 1
        return message.id


def can_open_thread(channel: discord.TextChannel) -> bool:
    """Whether the bot may open a thread there and speak in it."""
    mine = channel.permissions_for(channel.guild.me)
    return mine.create_public_threads and mine.send_messages_in_threads


def _voice_of(interaction: discord.Interaction[Any]) -> Any:
    return voice_for(interaction.locale.value)
