"""Kills, replaces and misconfigures processes that share matches, and checks the matches."""

import asyncio
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import Any, Final

from simcord import GuildHandle

from bot.preferences.servers import GuildBook
from tools.drill.across import Across
from tools.drill.judging import alive, clocks, compare, heal
from tools.drill.keep import Keep, prefer_direct_hands, until
from tools.drill.nights import Guests
from tools.drill.people import Crowd, Duel, Memory, Player, Table
from tools.drill.spectators import Spectator
from tools.drill.takebacks import Hesitant

SERVERS: Final = 12
"""More servers than a bot may have left without being told, as one drill needs that."""
DUELS: Final = 4
"""On one in this number of servers people challenge each other to best-ofs."""
HESITANT: Final = 5
"""On one in this number of servers people take moves back."""
WATCHED: Final = 3
"""On one in this number of servers a person watches, every second time from another process."""
PROBE_SECONDS: Final = 0.2
MOST_MOVES: Final = 12
"""Maximum number of answered moves between two kills."""
SIGN_MS: Final = 30 * 1000
"""Interval of a process's heartbeats."""
SLACK_MS: Final = 2000
PACES: Final = ("untimed", "relaxed", "correspondence")


@dataclass
class World:
    """Servers and their people: some play, others sit at tables with running clocks."""

    keep: Keep
    rng: random.Random
    everything: bool = True
    """False for people who only sit at tables, and watch in the process that shows them."""
    memory: Memory = field(default_factory=Memory)
    guilds: list[GuildHandle] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    others: list[Table] = field(default_factory=list)
    """Tables across two servers, and of a game night."""
    spectators: list[Spectator] = field(default_factory=list)
    idle: dict[int, Table] = field(default_factory=dict)
    """A table with a clock and no players, by shard."""
    players: list[Player] = field(default_factory=list)

    async def fill(self, servers: int = SERVERS) -> None:
        """Create the people; every third one wants hands by direct message."""
        discord = self.keep.discord
        for number in range(servers):
            shard = number % self.keep.count
            guild = discord.guild(f"Keep {number}", shard=shard)
            self.guilds.append(guild)
            pace = PACES[number // self.keep.count % len(PACES)]
            if number % DUELS == DUELS - 1:
                both = [self.newcomer(guild), self.newcomer(guild)]
                table: Table = Duel(self.keep, guild, both, self.memory, self.rng, pace=pace)
            elif number % HESITANT == 0 and self.everything:
                both = [self.newcomer(guild), self.newcomer(guild)]
                terms = {"target": 2, "pace": pace, "casual": True}
                table = Hesitant(self.keep, guild, both, self.memory, self.rng, **terms)
            else:
                table = self._table(guild, target=2, pace=pace)
            self.tables.append(table)
            if number % WATCHED == 0:
                other = (shard + self.keep.count // 2) % self.keep.count
                where = other if self.everything and len(self.spectators) % 2 else shard
                watching = Spectator(self.keep, table, self.newcomer(guild), self.memory, where)
                self.spectators.append(watching)
            if shard not in self.idle:
                self.idle[shard] = self._table(guild, target=4, pace="correspondence")
        if self.everything:
            await self._fill_others()
        direct = [each.user.id for each in self.players if each.direct]
        await prefer_direct_hands(self.keep, direct)

    async def _fill_others(self) -> None:
        """Create people who meet across two servers, and at a game night."""
        home, away = self.guilds[0], self.guilds[max(1, self.keep.count - 1)]
        both = [self.newcomer(home), self.newcomer(away)]
        self.others.append(Across(self.keep, home, away, both, self.memory, self.rng))
        for guild in (home, away):
            await GuildBook(self.keep.database).change(guild.id, visitors=True, pace="untimed")
        both = [self.newcomer(home), self.newcomer(home)]
        self.others.append(Guests(self.keep, home, both, self.memory, self.rng))

    def newcomer(self, guild: GuildHandle) -> Player:
        """Create a person on a server."""
        number = len(self.players)
        user = self.keep.discord.env.create_user(f"player{number}")
        player = Player(user, guild.add_member(user), direct=number % 3 == 1)
        self.players.append(player)
        return player

    def crowd(self) -> Crowd:
        """Return everybody who is active during the trouble, as a context manager."""
        return Crowd([*self.tables, *self.others, *self.spectators], self.rng)

    def _table(self, guild: GuildHandle, **options: Any) -> Table:
        both = [self.newcomer(guild), self.newcomer(guild)]
        return Table(self.keep, guild, both, self.memory, self.rng, **options)

    async def begin(self) -> None:
        """Start all processes, and the matches that nobody plays."""
        for part in range(1, self.keep.parts + 1):
            await self.keep.start(part)
        await self.keep.all_connected()
        for table in self.idle.values():
            await until(table.begin)
        await heal(self.keep)


class Kills:
    """Kills one process after another while people play."""

    def __init__(self, world: World, crowd: Crowd) -> None:
        self._world = world
        self._keep = world.keep
        self._crowd = crowd
        self.starts: list[float] = []
        self.heals: list[float] = []
        self.credited: list[float] = []
        """Seconds credited to clocks beyond their shards' downtime."""

    async def kill_one(self) -> None:
        """Kill a process and start another one in its place.

        Fails if something is wrong afterwards.
        """
        keep, rng = self._keep, self._world.rng
        await self._moves(rng.randint(1, MOST_MOVES))
        part = rng.randint(1, keep.parts)
        before, signs = await clocks(keep), await alive(keep)
        killed_at, killed = time.time(), time.monotonic()
        await keep.processes[part].kill()
        keep.ends[part].append((killed_at, time.time()))
        await keep.start(part)
        await keep.all_connected()
        self.starts.append(time.monotonic() - killed)
        await self._crowd.pause()
        self.heals.append(await heal(keep, self._world.spectators))
        await compare(keep, self._world.memory)
        after = await clocks(keep)
        for shard, table in self._world.idle.items():
            (match,) = table.matches
            moved = after[match][2] - before[match][2]
            if shard not in keep.shards(part):
                assert moved == 0, f"the clock of a living process moved by {moved} ms"
                continue
            off = (keep.discord.gateway._identified_at[shard] - killed) * 1000
            silent = killed_at * 1000 - signs[shard]
            assert off - SLACK_MS / 8 <= moved <= off + silent + SLACK_MS, (moved, off, silent)
            assert silent <= SIGN_MS + SLACK_MS, silent
            self.credited.append((moved - off) / 1000)
        keep.counts["kills"] += 1
        self._crowd.resume()

    async def _moves(self, number: int) -> None:
        """Wait for this number of further answered moves."""
        memory = self._world.memory
        wanted = len(memory.answered) + number

        async def all_of_them() -> bool:
            self._crowd.look()
            return len(memory.answered) >= wanted

        await until(all_of_them)

    def tell(self) -> None:
        """Print how long everything took."""
        print(f"  from a kill (forked) until ready   {spread(self.starts)}")
        print(f"  until every board was right then  {spread(self.heals)}")
        print(f"  clocks were given more than lost  {spread(self.credited)}")


def spread(seconds: list[float]) -> str:
    if not seconds:
        return "-"
    return f"median {statistics.median(seconds):6.2f} s, most {max(seconds):6.2f} s"


class Probe:
    """Presses something on a shard again and again, and notes when nobody answers."""

    def __init__(self, world: World, shard: int) -> None:
        self._discord = world.keep.discord
        self._table = world.idle[shard]
        self._asked: list[tuple[float, bool]] = []
        self._asking: list[asyncio.Task[bool]] = []
        self._memory = world.memory

    async def run(self, ending: asyncio.Event) -> float:
        """Return the longest time in seconds without an answered press."""
        while not ending.is_set():
            self._asking.append(asyncio.create_task(self.ask()))
            await asyncio.sleep(PROBE_SECONDS)
        await asyncio.gather(*self._asking)
        longest, since = 0.0, None
        for at, answered in sorted(self._asked):
            if not answered:
                since = at if since is None else since
            elif since is not None:
                longest, since = max(longest, at - since), None
        assert since is None, "nobody answers in the end"
        return longest

    async def ask(self) -> bool:
        """Press once. Returns whether the reply was the wanted page."""
        record = None if self._table.away else await self._table.match()
        if record is None:
            return False
        board = self._table.shown(record.shown.place_id, record.shown.board_message_id, ":rules")
        if board is None:
            return False
        at = time.monotonic()
        sent = await self._discord.press(self._table.players[0].member, board, ":rules")
        answered = await self._memory.answer(sent, "rules") is not None
        if answered:
            # A page begins with its title; anything else says what is wrong.
            answered = (await sent.shown()).content.startswith("### ")
        self._asked.append((at, answered))
        return answered


async def roll(world: World, crowd: Crowd, gaps: list[float]) -> None:
    """Replace all processes one after the other, and note how long each shard didn't answer."""
    keep = world.keep
    for part in range(1, keep.parts + 1):
        ending = asyncio.Event()
        probing = (Probe(world, shard).run(ending) for shard in keep.shards(part))
        probes = [asyncio.create_task(each) for each in probing]
        old, before = keep.processes[part], await clocks(keep)
        new = await keep.start(part)
        await new.says("waiting for another process to give up a lock")
        old.terminate()
        told = time.monotonic()
        assert await old.ended() == 0
        await keep.all_connected()
        ending.set()
        gaps.extend(await asyncio.gather(*probes))
        after = await clocks(keep)
        for shard, table in world.idle.items():
            (match,) = table.matches
            moved = (after[match][2] - before[match][2]) / 1000
            whole = keep.discord.gateway._identified_at[
                shard % keep.discord.settings.max_concurrency
            ]
            if shard not in keep.shards(part):
                assert moved == 0
            else:
                assert 0 <= moved <= whole - told + SLACK_MS / 1000, (moved, whole - told)
        keep.counts["processes replaced"] += 1
        await crowd.pause()
        await heal(keep, world.spectators)
        await compare(keep, world.memory)
        crowd.resume()
