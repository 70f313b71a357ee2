"""People who play High Card whatever happens to the processes, and what they remember."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from simcord import ChannelHandle, GuildHandle, MemberActor, ResponseMessage, UserHandle
from simcord.enums import CallbackType
from sqlalchemy import ColumnElement, and_, select
from sqlalchemy.exc import SQLAlchemyError

from bot.discord_io.controls import NO_MATCH, parse_custom_id
from bot.match import store
from bot.match.record import LIVE, Record
from bot.storage import tables
from cogs.challenges.actions import POSTED_AS
from cogs.challenges.series import series_of
from cogs.challenges.tables import challenges
from cogs.games.high_card.presenter import HighCardPresenter
from games.high_card import HighCard
from tools.discord_stand_in.driver import Sent
from tools.drill.keep import Keep

DETOURS: Final = 0.15
"""Share of presses that arrive at another shard."""
LONGEST_THOUGHT: Final = 0.6
"""Maximum seconds that a player thinks before pressing."""
SCREEN_SECONDS: Final = 1.0
"""How long a player waits for their open hand to change before opening it again."""
PROMISE_SECONDS: Final = 20.0
"""How long a player waits for a page after an acknowledgement."""
GLANCE_SECONDS: Final = 1.0
"""How long a player waits to read the state of their match before going by what they see."""
PROMISES: Final = (
    CallbackType.DEFERRED_UPDATE_MESSAGE,
    CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE,
)
FAULT, STALE, TAKEN_BACK = "run me this code", "The match has moved on", "took a move back."
"""Parts of the sentences for an internal error, and for presses that came too late."""
TOLD_OF_FAULT: Final = "presses told of a fault"
ON_BOARDS: Final = ("seats", "nights", "answers to takebacks")
"""Presses that edit the pressed public message, whoever makes them."""
Press = tuple[int, str, int, str]
"""User, match, its version before the press, and the action."""
_PRESENTER = HighCardPresenter()


def played(action: Any) -> str:
    """Return an action as text, in one form."""
    actions = HighCard.actions
    told = actions.dump_python(actions.validate_python(action), mode="json")
    return json.dumps(told, sort_keys=True)


@dataclass(eq=False)
class Player:
    """A person on a server, and in their direct messages."""

    user: UserHandle
    member: MemberActor
    direct: bool
    hand: ResponseMessage | None = None


@dataclass(frozen=True)
class Silence:
    """An unanswered press, or one whose page never followed. Times are the loop's."""

    what: str
    shard: int
    sent_at: float
    given_up_at: float
    guild_id: int | None = None


@dataclass
class Memory:
    """What everybody has pressed, and the answers."""

    pressed: set[Press] = field(default_factory=set)
    moves: dict[Press, tuple[str, Sent]] = field(default_factory=dict)
    """By press: the start of the ids of its decision's controls, and the latest request."""
    dealt: set[str] = field(default_factory=set)
    """Matches of best-ofs that people have seen announced."""
    taken_back: set[tuple[str, int]] = field(default_factory=set)
    """Matches, with the numbers of actions that people saw taken back."""
    sought: Counter[int] = field(default_factory=Counter)
    """How many times each person was told that they are searching, or have found an opponent."""
    guests: set[tuple[str, int]] = field(default_factory=set)
    """Game nights, with people who were told that they've joined."""
    silences: list[Silence] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    """Set by each response."""

    @property
    def answered(self) -> list[Press]:
        """The moves that people saw being made, by the pages that replaced the pressed one.

        In one of them the decision is gone, and none says that the match had moved on, or that the
        move before was taken back. Pages are judged together: the press under way may update a hand
        before and after its reply.
        """
        return [
            press
            for press, (decision, sent) in self.moves.items()
            if not any(past in page for page in sent.put_in_place for past in (STALE, TAKEN_BACK))
            and any(decision not in page for page in sent.put_in_place)
        ]

    async def answer(self, sent: Sent, what: str) -> CallbackType | None:
        """Return the response to a press; None if there was none, or no page followed it."""
        how = await sent.answer()
        self.heard.set()
        promised = how in PROMISES and what not in ON_BOARDS
        try:
            page = await sent.shown(PROMISE_SECONDS) if promised else sent.response
        except TimeoutError:
            how = page = None
        if how is None:
            now = asyncio.get_running_loop().time()
            self.silences.append(Silence(what, sent.shard, sent.sent_at, now, sent.guild_id))
        text = "".join(each.content for each in (page, *sent.followups) if each is not None)
        self.counts[TOLD_OF_FAULT] += FAULT in text
        self.counts[f"{what} {'unanswered' if how is None else 'answered'}"] += 1
        return how

    async def page(self, sent: Sent, what: str) -> ResponseMessage | None:
        return None if await self.answer(sent, what) is None else await sent.shown()


class Table:
    """A channel in which two people play one match after another."""

    moves: tuple[str, ...] = (":declare:", ":pick:")
    """What controls of a decision have in their ids."""

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
        self._guild = guild
        self.channel: ChannelHandle = guild.create_text_channel("great-hall")
        self.guild_ids = {guild.id}
        """Servers where its people press something."""
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
        """Return the channel's match; the last known version if reading it takes long."""
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
            self._reading.add_done_callback(_note_failure)
        playing = self._known is not None and self._known.begun
        await asyncio.wait([self._reading], timeout=GLANCE_SECONDS if playing else None)
        if self._reading.done():
            self._known = self._reading.result()
        return self._known

    async def _read(self) -> Record | None:
        row = tables.matches.c
        ours = (self._is_ours(), row.status.in_(LIVE))
        oldest = select(row.id).where(*ours).order_by(row.created_at).limit(1)
        match_id = await self._keep.database.scalar(oldest)
        if match_id is None:
            return None
        record = await self._keep.database.read(store.load, match_id)
        return record if record is not None and record.status in LIVE else None

    def _is_ours(self) -> ColumnElement[bool]:
        """Return the SQL condition for matches of these people."""
        return tables.matches.c.channel_id == self.channel.id

    async def begin(self) -> bool:
        """Do what comes before a match. Returns whether the match has begun."""
        record = await self.match()
        if record is not None and record.begun:
            return True
        await self.step()
        return False

    @property
    def away(self) -> bool:
        """Whether nobody can press, because a server is unavailable or the bot isn't there."""
        return any(map(self._discord.refusals.is_away, self.guild_ids))

    async def step(self) -> bool:
        """Do the next thing to do. Returns whether there was anything."""
        if self.away:
            return False
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
        board = self.shown(self.channel.id, record.shown.lobby_message_id, verb)
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
        if not declaring:
            await self._memory.answer(await self._pressed(player, hand, chosen), "picks")
            return True
        control = parse_custom_id(chosen)
        assert control is not None
        action = played(_PRESENTER.action("declare", control.args, ()))
        press = (player.user.id, record.id, record.version, action)
        self._memory.pressed.add(press)
        sent = await self._pressed(player, hand, chosen)
        self._memory.moves[press] = (_decision(record), sent)
        await self._memory.answer(sent, "direct moves" if self._is_direct(hand) else "moves")
        return True

    def _is_direct(self, message: ResponseMessage) -> bool:
        return message.channel_id in self._discord.backend.dm_channels.values()

    async def _pressed(self, player: Player, message: ResponseMessage, custom_id: str) -> Sent:
        who, shard = player.user if self._is_direct(message) else player.member, None
        if self._rng.random() < DETOURS:
            shard = self._rng.randrange(self._keep.count)
        return await self._discord.press(who, message, custom_id=custom_id, shard=shard)

    def _hands(self, player: Player) -> list[ResponseMessage]:
        """Return the messages that may be a player's hand, oldest first."""
        if player.direct:
            return self._discord.messages(self._discord.backend.dm_channels.get(player.user.id, 0))
        return [] if player.hand is None else [player.hand]

    async def _offered(
        self, player: Player, record: Record
    ) -> tuple[ResponseMessage, list[str]] | None:
        """Return the message on which a player can act, with the controls to press."""
        of_turn = _decision(record)

        def offers(message: ResponseMessage) -> list[str]:
            return [
                each
                for each in self._discord.controls(message)
                if each.startswith(of_turn) and any(move in each for move in self.moves)
            ]

        def found() -> tuple[ResponseMessage, list[str]] | None:
            for message in reversed(self._hands(player)):
                if offered := offers(message):
                    return message, offered
            return None

        if player.direct or player.hand is not None:
            place = 0 if player.hand is None else player.hand.channel_id
            if player.direct:
                place = self._discord.backend.dm_channels.get(player.user.id, 0)
            with suppress(TimeoutError):
                return await self._discord.until(place, found, SCREEN_SECONDS)
        board = self.shown(record.shown.place_id, record.shown.board_message_id, ":hand")
        if board is None:
            return None
        sent = await self._discord.press(player.member, board, ":hand")
        hand = await self._memory.page(sent, "hands")
        if hand is None:
            return None
        player.hand = hand
        offered = offers(player.hand)
        return (player.hand, offered) if offered else None

    def shown(
        self, channel_id: int | None, message_id: int | None, part: str
    ) -> ResponseMessage | None:
        """Return a message if it exists and has such a control."""
        if message_id not in self._discord.backend.messages.get(channel_id or 0, {}):
            return None
        assert channel_id is not None and message_id is not None
        message = self._discord.message(channel_id, message_id)
        known = self._discord.controls(message)
        return message if any(part in f"{each}\n" for each in known) else None


class Duel(Table):
    """A channel in which one of two people challenges the other to one best-of after another."""

    async def _open(self) -> bool:
        host, guest = self.players
        match, asked = tables.matches.c, challenges.c
        newest = select(match.id).where(match.channel_id == self.channel.id)
        newest = newest.order_by(match.created_at.desc()).limit(1)
        last = await self._keep.database.scalar(newest)
        record = last and await self._keep.database.read(store.load, last)
        series = series_of(record) if record else None
        if record and series is not None and not series[0].ended:
            shown = record.shown
            board = self.shown(shown.place_id, shown.board_message_id, ":next_match")
            return await self._deal(self._rng.choice(self.players), board, ":next_match")
        here = (asked.channel_id == self.channel.id, asked.status == "open")
        posted = tables.postings.c
        its_message = and_(posted.kind == POSTED_AS, posted.subject == asked.id)
        waiting = await self._keep.database.rows(
            select(asked.id, posted.message_id)
            .outerjoin_from(challenges, tables.postings, its_message)
            .where(*here)
        )
        if waiting:
            message_id = waiting[0].message_id
            message = self.shown(self.channel.id, message_id, ":accept")
            pressed = await self._deal(guest, message, ":accept")
            if pressed and self.shown(self.channel.id, message_id, ":accept") is None:
                self._memory.dealt.add(waiting[0].id)
            return pressed
        terms = {"game": "high-card", "best_of": 3, **self._options}
        sent = await self._discord.command(
            host.member, self.channel, "challenge", member=guest.member, **terms
        )
        await self._memory.answer(sent, "challenges")
        return True

    async def _deal(self, who: Player, message: ResponseMessage | None, verb: str) -> bool:
        """Press the button that deals the next match, if it's shown."""
        if message is None:
            return False
        pressed = next(each for each in self._discord.controls(message) if verb in each)
        sent = await self._discord.press(who.member, message, custom_id=pressed)
        page = await self._memory.page(sent, f"{verb[1:]} presses")
        if page is not None:
            shown = {each.partition(":")[0] for each in self._discord.controls(page)}
            self._memory.dealt |= shown - {NO_MATCH, pressed.partition(":")[0]}
        return True


def _decision(record: Record) -> str:
    """Return the prefix of the ids of the present decision's controls."""
    return f"{record.id}:{record.alarm.since}:"


def _note_failure(reading: asyncio.Task[Any]) -> None:
    """Retrieve a task's exception, as nobody may be waiting for it by then."""
    if not reading.cancelled():
        reading.exception()


class Party(Protocol):
    """People who do one thing after another."""

    async def step(self) -> bool:
        """Do the next thing to do. Returns whether there was anything."""


class Crowd:
    """Everybody, until they are stopped."""

    def __init__(self, parties: Sequence[Party], rng: random.Random) -> None:
        self._parties = parties
        self._rng = rng
        self._free = asyncio.Event()
        self._idle = [asyncio.Event() for _ in parties]
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Crowd":
        self._free.set()
        self._tasks = [
            asyncio.create_task(self._take_part(party, idle))
            for party, idle in zip(self._parties, self._idle, strict=True)
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look(self) -> None:
        """Fail if a person couldn't continue."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def pause(self) -> None:
        """Let everybody finish what they are doing, and then wait."""
        self._free.clear()
        waiting = asyncio.create_task(self._all_idle())
        await asyncio.wait([waiting, *self._tasks], return_when=asyncio.FIRST_COMPLETED)
        self.look()

    async def _all_idle(self) -> None:
        for idle in self._idle:
            await idle.wait()

    def resume(self) -> None:
        self._free.set()

    async def _take_part(self, party: Party, idle: asyncio.Event) -> None:
        while True:
            if not self._free.is_set():
                idle.set()
                await self._free.wait()
                idle.clear()
            with suppress(SQLAlchemyError):  # they look again in a moment
                await party.step()
            await asyncio.sleep(self._rng.random() * LONGEST_THOUGHT)
