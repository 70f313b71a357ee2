"""Kills, replaces and misconfigures processes that share matches, and checks the matches."""

import random
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from simcord import GuildHandle

from bot.preferences.servers import GuildBook
from tools.drill.judging import alive, clocks, compare, heal
from tools.drill.keep import Keep, prefer_direct_hands, until
from tools.drill.others import Across, Guests, Hesitant
from tools.drill.people import Crowd, Duel, Memory, Player, Table
from tools.drill.spectators import Spectator

SERVERS: Final = 12
DUELS: Final = 4
"""On one in this number of servers people challenge each other to best-ofs."""
HESITANT: Final = 5
"""On one in this number of servers people take moves back."""
WATCHED: Final = 3
"""On one in this number of servers a person watches, every second time from another process."""
MOST_MOVES: Final = 12
"""Maximum number of answered moves between two kills."""
STRAIGHT_AFTER: Final = 0.7
"""Share of kills that follow an answer immediately."""
SIGN_MS: Final = 30 * 1000
"""Interval of a process's heartbeats."""
SLACK_MS: Final = 2000
PACES: Final = ("untimed", "relaxed", "correspondence")


@dataclass
class World:
    """Servers and their people: some play, others sit at tables with running clocks."""

    keep: Keep
    rng: random.Random
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
            elif number % HESITANT == 0:
                both = [self.newcomer(guild), self.newcomer(guild)]
                terms = {"target": 2, "pace": pace, "casual": True}
                table = Hesitant(self.keep, guild, both, self.memory, self.rng, **terms)
            else:
                table = self._table(guild, target=2, pace=pace)
            self.tables.append(table)
            if number % WATCHED == 0:
                other = (shard + self.keep.count // 2) % self.keep.count
                where = other if len(self.spectators) % 2 else shard
                watching = Spectator(self.keep, table, self.newcomer(guild), self.memory, where)
                self.spectators.append(watching)
            if shard not in self.idle:
                self.idle[shard] = self._table(guild, target=4, pace="correspondence")
        # People who meet across two servers, and at a game night.
        home, away = self.guilds[0], self.guilds[max(1, self.keep.count - 1)]
        both = [self.newcomer(home), self.newcomer(away)]
        self.others.append(Across(self.keep, home, away, both, self.memory, self.rng))
        for guild in (home, away):
            await GuildBook(self.keep.database).change(guild.id, visitors=True, pace="untimed")
        both = [self.newcomer(home), self.newcomer(home)]
        self.others.append(Guests(self.keep, home, both, self.memory, self.rng))
        await prefer_direct_hands(self.keep, [each.user.id for each in self.players if each.direct])

    def newcomer(self, guild: GuildHandle) -> Player:
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

    async def kill_one(self) -> None:
        """Kill a process and start another one in its place.

        Fails if something is wrong afterwards.
        """
        keep, rng = self._keep, self._world.rng
        await self._moves(rng.randint(1, MOST_MOVES))
        part = rng.randint(1, keep.parts)
        before, signs = await clocks(keep), await alive(keep)
        if rng.random() < STRAIGHT_AFTER:
            self._world.memory.heard.clear()
            await self._world.memory.heard.wait()
        killed_at, killed = time.time(), time.monotonic()
        await keep.processes[part].kill()
        keep.ends[part].append((killed_at, time.time()))
        await keep.start(part)
        await keep.all_connected()
        await self._crowd.pause()
        await heal(keep, self._world.spectators)
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


async def is_answered(world: World, shard: int) -> bool:
    """Press something on a shard once. Returns whether the reply was the wanted page."""
    table = world.idle[shard]
    record = None if table.away else await table.match()
    if record is None:
        return False
    board = table.shown(record.shown.place_id, record.shown.board_message_id, ":rules")
    if board is None:
        return False
    sent = await world.keep.discord.press(table.players[0].member, board, ":rules")
    if await world.memory.answer(sent, "rules") is None:
        return False
    # A page begins with its title; anything else says what is wrong.
    return (await sent.shown()).content.startswith("### ")


async def roll(world: World, crowd: Crowd) -> None:
    """Replace all processes one after the other; the next one comes before the first ends."""
    keep = world.keep
    for part in range(1, keep.parts + 1):
        old, before = keep.processes[part], await clocks(keep)
        await (await keep.start(part)).says("waiting for another process to give up a lock")
        old.terminate()
        told = time.monotonic()
        assert await old.ended() == 0
        await keep.all_connected()
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
            await until(partial(is_answered, world, shard))
        keep.counts["processes replaced"] += 1
        await crowd.pause()
        await heal(keep, world.spectators)
        await compare(keep, world.memory)
        crowd.resume()
