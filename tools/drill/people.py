"""People who play High Card whatever becomes of the processes, and what they remember of it."""

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from simcord import ChannelHandle, GuildHandle, MemberActor, ResponseMessage, UserHandle
from simcord.enums import CallbackType
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from bot.discord_io.controls import parse_custom_id
from bot.matches import store
from bot.matches.record import LIVE, Record
from bot.storage import tables
from cogs.games.high_card.presenter import HighCardPresenter
from games.high_card import HighCard
from tools.discord_stand_in.driver import Sent
from tools.drill.keep import Keep

DETOURS: Final = 0.15
"""So many presses arrive at another shard."""
LONGEST_THOUGHT: Final = 0.6
"""Seconds that somebody thinks before they press."""
SCREEN_SECONDS: Final = 1.0
"""So long somebody waits for their open hand to change before they open it anew."""
PROMISE_SECONDS: Final = 20.0
"""So long somebody waits for a page that they were promised."""
GLANCE_SECONDS: Final = 1.0
"""So long somebody waits to learn how their match stands before they go by what they see of it."""
PROMISES: Final = (
    CallbackType.DEFERRED_UPDATE_MESSAGE,
    CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE,
)
FAULT, RESTART, STALE = "the trace", "I'm restarting", "The table has moved on"
"""Parts of the sentences that tell of a fault of the bot's, of its end, and of a press too late."""
Press = tuple[int, str, int, str]
"""User, match, its version before the press, and what is played."""
_PRESENTER = HighCardPresenter()


def played(action: Any) -> str:
    """An action as text, however it was written."""
    actions = HighCard.actions
    told = actions.dump_python(actions.validate_python(action), mode="json")
    return json.dumps(told, sort_keys=True)


@dataclass(eq=False)
class Player:
    """Somebody on a server, and in their direct messages."""

    user: UserHandle
    member: MemberActor
    direct: bool
    hand: ResponseMessage | None = None


@dataclass(frozen=True)
class Silence:
    """A press that nobody answered, or whose promised page never came; times are the loop's."""

    what: str
    shard: int
    sent_at: float
    given_up_at: float


@dataclass
class Memory:
    """What everybody has pressed, and how it was answered."""

    pressed: set[Press] = field(default_factory=set)
    answered: set[Press] = field(default_factory=set)
    silences: list[Silence] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    async def answer(self, sent: Sent, what: str) -> CallbackType | None:
        """How something was answered; None if it was not, or if a promise was not kept."""
        how = await sent.answer()
        promised = how in PROMISES and what != "seats"  # whose page is the lobby's board
        try:
            page = await sent.shown(PROMISE_SECONDS) if promised else sent.response
        except TimeoutError:
            how = page = None
        if how is None:
            now = asyncio.get_running_loop().time()
            self.silences.append(Silence(what, sent.shard, sent.sent_at, now))
        text = "".join(each.content for each in (page, *sent.followups) if each is not None)
        self.counts["presses told of a fault"] += FAULT in text
        self.counts["presses told of a restart"] += RESTART in text
        self._count(how, what)
        return how

    def _count(self, how: CallbackType | None, what: str) -> None:
        end = {None: "unanswered", CallbackType.UPDATE_MESSAGE: "answered"}.get(how)
        if end is None:
            new = "answered" if what in ("hands", "tables") else "refused"
            end = "promised" if how in PROMISES else new
        self.counts[f"{what} {end}"] += 1


class Table:
    """A channel in which two people play one match after another."""

    def __init__(
        self,
        keep: Keep,
        guild: GuildHandle,
        players: list[Player],
        memory: Memory,
        rng: random.Random,
        **options: Any,
    ) -> None:
        self._keep = keep
        self._discord = keep.discord
        self.channel: ChannelHandle = guild.create_text_channel("great-hall")
        self.shard = (guild.id >> 22) % keep.count
        self.players = players
        self._named = {each.user.id: each for each in players}
        self._memory = memory
        self._rng = rng
        self._options = options
        self.matches: set[str] = set()
        self._known: Record | None = None
        self._reading: asyncio.Task[Record | None] | None = None

    async def match(self) -> Record | None:
        """The match that stands in the channel; as it last was known if that takes long to read."""
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
            self._reading.add_done_callback(_note_failure)
        playing = self._known is not None and self._known.begun
        await asyncio.wait([self._reading], timeout=GLANCE_SECONDS if playing else None)
        if self._reading.done():
            self._known = self._reading.result()
        else:
            self._memory.counts["glances at the screen alone"] += 1
        return self._known

    async def _read(self) -> Record | None:
        row = tables.matches.c
        ours = (row.channel_id == self.channel.id, row.status.in_(LIVE))
        oldest = select(row.id).where(*ours).order_by(row.created_at).limit(1)
        match_id = await self._keep.database.scalar(oldest)
        if match_id is None:
            return None
        record = await self._keep.database.read(store.load, match_id)
        return record if record is not None and record.status in LIVE else None

    async def begin(self) -> bool:
        """Do what is to be done before a match begins; whether it has begun."""
        record = await self.match()
        if record is not None and record.begun:
            return True
        await self.step()
        return False

    async def step(self) -> bool:
        """Do the next thing there is to do; whether there was something."""
        record = await self.match()
        if record is None:
            return await self._open()
        self.matches.add(record.id)
        if record.status == "lobby":
            return await self._sit_down(record)
        return await self._move(record)

    async def _open(self) -> bool:
        host = self.players[0].member
        opened = await self._discord.command(host, self.channel, "play high-card", **self._options)
        await self._memory.answer(opened, "tables")
        return True

    async def _sit_down(self, record: Record) -> bool:
        host, guest = self.players
        seated = {chair.user_id for chair in record.chairs}
        who, verb = (host, ":start") if guest.user.id in seated else (guest, ":join")
        board = self.shown(self.channel.id, record.lobby_message_id, verb)
        if board is None:
            return False
        sent = await self._discord.press(who.member, board, verb)
        await self._memory.answer(sent, "seats")
        return True

    async def _move(self, record: Record) -> bool:
        (seat,) = record.game.to_act(record.state)
        player = self._named[record.chairs[seat].user_id or 0]
        found = await self._offered(player, record)
        if found is None:
            return False
        hand, offered = found
        declaring = [each for each in offered if ":declare:" in each]
        chosen = self._rng.choice(declaring or offered)
        dm = hand.channel_id == self._keep.discord.backend.dm_channels.get(player.user.id)
        who = player.user if dm else player.member
        if not declaring:
            await self._memory.answer(await self._pressed(who, hand, chosen), "picks")
            return True
        control = parse_custom_id(chosen)
        assert control is not None
        action = played(_PRESENTER.action("declare", control.args, ()))
        press = (player.user.id, record.id, record.version, action)
        self._memory.pressed.add(press)
        sent = await self._pressed(who, hand, chosen)
        how = await self._memory.answer(sent, "direct moves" if dm else "moves")
        page = sent.response
        renewed = how is CallbackType.UPDATE_MESSAGE or sent.edited
        if renewed and page is not None and STALE not in page.content:
            self._memory.answered.add(press)
        return True

    async def _pressed(self, who: Any, hand: ResponseMessage, custom_id: str) -> Sent:
        shard = None
        if self._rng.random() < DETOURS:
            shard = self._rng.randrange(self._keep.count)
            self._memory.counts["presses that took a detour"] += 1
        return await self._discord.press(who, hand, custom_id=custom_id, shard=shard)

    async def _offered(
        self, player: Player, record: Record
    ) -> tuple[ResponseMessage, list[str]] | None:
        """The message from which somebody can play, and what there is to press on it."""
        of_turn = f"{record.id}:{record.alarm.since}:"

        def offers(message: ResponseMessage) -> list[str]:
            return [
                each
                for each in self._discord.controls(message)
                if each.startswith(of_turn) and (":declare:" in each or ":pick:" in each)
            ]

        def found() -> tuple[ResponseMessage, list[str]] | None:
            if player.direct:
                dm = self._discord.backend.dm_channels.get(player.user.id, 0)
                shown = self._discord.messages(dm)
            else:
                shown = [] if player.hand is None else [player.hand]
            for message in reversed(shown):
                if offered := offers(message):
                    return message, offered
            return None

        place = record.place_id or 0
        if player.direct:
            place = self._discord.backend.dm_channels.get(player.user.id, 0)
        if player.direct or player.hand is not None:
            try:
                return await self._discord.until(place, found, SCREEN_SECONDS)
            except TimeoutError:
                self._memory.counts["hands that did not change"] += 1
        board = self.shown(record.place_id, record.board_message_id, ":hand")
        if board is None:
            return None
        sent = await self._discord.press(player.member, board, ":hand")
        if await self._memory.answer(sent, "hands") is None:
            return None
        player.hand = await sent.shown()
        offered = offers(player.hand)
        return (player.hand, offered) if offered else None

    def shown(
        self, channel_id: int | None, message_id: int | None, part: str
    ) -> ResponseMessage | None:
        """A message that stands there and has such a control."""
        if message_id not in self._discord.backend.messages.get(channel_id or 0, {}):
            return None
        assert channel_id is not None and message_id is not None
        message = self._discord.message(channel_id, message_id)
        known = self._discord.controls(message)
        return message if any(part in f"{each}\n" for each in known) else None


def _note_failure(reading: asyncio.Task[Any]) -> None:
    """Take note of how a reading ended, for nobody may wait for it by then."""
    if not reading.cancelled():
        reading.exception()


class Crowd:
    """Everybody, at their tables, until they are told to stop."""

    def __init__(self, tables: list[Table], rng: random.Random) -> None:
        self.tables = tables
        self._rng = rng
        self._free = asyncio.Event()
        self._idle = [asyncio.Event() for _ in tables]
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Crowd":
        self._free.set()
        self._tasks = [
            asyncio.create_task(self._play(table, idle))
            for table, idle in zip(self.tables, self._idle, strict=True)
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look(self) -> None:
        """Fail if somebody could not go on."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def pause(self) -> None:
        """Let everybody end what they are doing, and do nothing then."""
        self._free.clear()
        waiting = asyncio.create_task(self._all_idle())
        await asyncio.wait([waiting, *self._tasks], return_when=asyncio.FIRST_COMPLETED)
        self.look()

    async def _all_idle(self) -> None:
        for idle in self._idle:
            await idle.wait()

    def resume(self) -> None:
        self._free.set()

    async def _play(self, table: Table, idle: asyncio.Event) -> None:
        while True:
            if not self._free.is_set():
                idle.set()
                await self._free.wait()
                idle.clear()
            with suppress(SQLAlchemyError):  # they look again in a moment
                await table.step()
            await asyncio.sleep(self._rng.random() * LONGEST_THOUGHT)
