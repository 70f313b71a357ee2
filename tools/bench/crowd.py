"""People who play many matches on the stand-in, and how soon they see results."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from simcord import ChannelHandle, MemberActor
from simcord.enums import CallbackType

from tools.answering import match_on_board
from tools.choosing import Choice, version_of
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.table import Table, begin, seats_of

SECONDS_BETWEEN = 10.0
"""Mean time between two actions of a match; the times are random."""
CHOOSING_SECONDS = 1.0
"""Mean time between picking something in a hand and the next press."""
CHANNELS, TABLES = 5, 4
"""Channels per server, and tables per channel at a time."""
AT_ONCE = 8
"""Maximum number of tables opened at the same time."""
GIVE_UP = 15.0
"""Seconds after which people stop waiting for a board; it counts as this late."""
STUCK = 30.0


@dataclass
class Seen:
    """Results of the presses in an interval, in seconds."""

    answers: list[float] = field(default_factory=list)
    """From sending a press to receiving its reply."""
    actions: int = 0
    """Answered presses that played something."""
    boards: list[float] = field(default_factory=list)
    """From the reply to the board that shows an action which ended a decision."""
    hands: list[float] = field(default_factory=list)
    """From the reply to the next player's open hand."""
    unanswered: int = 0
    late: int = 0
    """Boards and hands that people stopped waiting for."""
    begun: int = 0
    unopened: int = 0
    stuck: int = 0
    """Tables that were left because no usable hand appeared."""
    watching: set[asyncio.Future[None]] = field(default_factory=set)
    """Presses that wait for their replies, and people who wait for boards and hands."""

    async def complete(self) -> None:
        """Wait for all pending results of these presses."""
        while self.watching:
            await asyncio.wait(self.watching)

    @contextmanager
    def awaiting(self) -> Iterator[None]:
        """Count as incomplete until the block ends."""
        ended = asyncio.get_running_loop().create_future()
        self.watching.add(ended)
        try:
            yield
        finally:
            self.watching.discard(ended)
            ended.cancel()


class Crowd:
    """Tables with as few people as possible, each with one match after another, until ended."""

    def __init__(self, stand_in: StandIn, most: int, slugs: Sequence[str]) -> None:
        """Prepare servers for up to ``most`` tables of these games."""
        self._stand_in = stand_in
        self._slugs = slugs
        self._shown: Counter[str] = Counter()
        """Number of times that each match's board was posted or edited."""
        stand_in.backend.subscribers.append(self._see)
        self.seen = Seen()
        self._opening = asyncio.Semaphore(AT_ONCE)
        self._playing: list[asyncio.Task[None]] = []
        shards = stand_in.settings.shards
        self._guilds = [
            stand_in.guild(f"Keep {number}", shard=number % shards)
            for number in range(-(-most // (CHANNELS * TABLES)))
        ]
        self._channels = [
            guild.create_text_channel(f"hall-{number}")
            for number in range(CHANNELS)
            for guild in self._guilds
        ]
        self._turns = [asyncio.Lock() for _ in self._channels]

    def _see(self, event: str, payload: Mapping[str, Any]) -> None:
        match_id = match_on_board(event, payload)
        if match_id is not None:
            self._shown[match_id] += 1

    async def grow(self, number: int) -> None:
        """Start tables up to ``number``. Returns when all of them have begun."""
        begun = []
        while len(self._playing) < number:
            begun.append(asyncio.Event())
            self._playing.append(asyncio.create_task(self._sit(len(self._playing), begun[-1])))
        for each in begun:
            await each.wait()

    async def end(self) -> None:
        """End all tables. Raises errors of the people themselves."""
        for each in self._playing:
            each.cancel()
        ended = await asyncio.gather(*self._playing, return_exceptions=True)
        for watching in self.seen.watching:
            watching.cancel()
        for error in ended:
            if error is not None and not isinstance(error, asyncio.CancelledError):
                raise error

    async def _sit(self, number: int, begun: asyncio.Event) -> None:
        """Play one match after another with some people."""
        rng = random.Random(number)
        slug = self._slugs[number % len(self._slugs)]
        place = number % len(self._channels)
        guild = self._guilds[place % len(self._guilds)]
        players = [
            self._stand_in.member(guild, f"player{number}-{seat}") for seat in range(seats_of(slug))
        ]
        while True:
            try:
                table = await self._open(place, players, rng, slug)
            except (TimeoutError, AssertionError):  # no answer, or no board in time
                self.seen.unopened += 1
                await asyncio.sleep(rng.expovariate(1 / SECONDS_BETWEEN))
                continue
            begun.set()
            try:
                await self._play(table)
            except TimeoutError:
                self.seen.stuck += 1

    async def _open(
        self, place: int, players: list[MemberActor], rng: random.Random, slug: str
    ) -> Table:
        channel: ChannelHandle = self._channels[place]
        async with self._opening, self._turns[place]:
            table = await begin(self._stand_in, channel, players, rng, slug)
        self.seen.begun += 1
        return table

    async def _play(self, table: Table) -> None:
        due = time.perf_counter()
        while True:
            due = max(time.perf_counter(), due + table.rng.expovariate(1 / SECONDS_BETWEEN))
            await asyncio.sleep(due - time.perf_counter())
            acted = False
            while not acted:
                player, choice = await self._stand_in.until(table.place_id, table.turn, STUCK)
                if player is None or choice is None:
                    return
                acted = choice.plays
                with self.seen.awaiting():
                    await self._press(table, player, choice)
                if not acted:
                    await asyncio.sleep(table.rng.expovariate(1 / CHOOSING_SECONDS))

    async def _press(self, table: Table, player: MemberActor, choice: Choice) -> None:
        """Press something, and wait for the results."""
        seen, stand_in, hand = self.seen, self._stand_in, table.shown_to(player)
        assert hand is not None
        before, boards = stand_in.controls(hand), self._shown[table.match_id]
        among_others = table.able(choice.version) != [player]
        left = time.perf_counter()
        await asyncio.sleep(stand_in.settings.latency / 2)  # the other half is the answer's
        how = await (await table.press(player, choice)).answer()
        if how is None:
            seen.unanswered += 1
        elif how is not CallbackType.UPDATE_MESSAGE:  # it has only said that something is coming
            await stand_in.until(table.place_id, lambda: stand_in.controls(hand) != before, GIVE_UP)
        answered = time.perf_counter()
        seen.answers.append(answered - left)
        if not choice.plays:
            return
        seen.actions += 1
        if table.alone or among_others or player in table.able(choice.version):
            return  # the board has answered, or looks as before while the decision goes on

        def shown() -> bool:
            return self._shown[table.match_id] > boards

        def passed_on() -> bool:
            offered = [each for other in table.hands.values() for each in stand_in.controls(other)]
            return table.over or any(version_of(each) > choice.version for each in offered)

        self._watch(table, shown, answered, seen, seen.boards)
        if not any(version_of(each) > choice.version for each in stand_in.controls(hand)):
            self._watch(table, passed_on, answered, seen, seen.hands)

    def _watch(
        self,
        table: Table,
        found: Callable[[], bool],
        since: float,
        seen: Seen,
        times: list[float],
    ) -> None:
        async def watch() -> None:
            try:
                await self._stand_in.until(table.place_id, found, GIVE_UP)
            except TimeoutError:
                seen.late += 1
            times.append(time.perf_counter() - since)

        task = asyncio.create_task(watch())
        seen.watching.add(task)
        task.add_done_callback(seen.watching.discard)
