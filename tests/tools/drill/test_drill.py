"""A little of make drill, and what one process shows of another's changes."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from simcord import ChannelHandle, MemberActor, ResponseMessage
from sqlalchemy import select

from bot.match import store
from bot.match.record import Record
from bot.preferences.servers import GuildBook
from bot.storage import tables
from tests.support.forked import forked
from tests.support.places import provided
from tests.support.reading import told
from tools.drill.across import hands_fault
from tools.drill.chaos import Chaos, Event, on_postgresql
from tools.drill.judging import Absence, Refusing, compare, heal
from tools.drill.keep import START_SECONDS, Keep, keep, until
from tools.drill.people import Duel, Memory, Party, Player, Silence
from tools.drill.processes import DUELS, Kills, World
from tools.drill.refusing import by_discord
from tools.drill.spectators import Spectator

MOVES = 12


@asynccontextmanager
async def world_of(
    address: str, folder: Path, parts: int, *, everything: bool = False
) -> AsyncIterator[World]:
    """Processes with a shard each, and people who don't act yet."""
    async with keep(
        address, folder, shards=parts, parts=parts, max_concurrency=parts, identify_seconds=1.0
    ) as shared:
        world = World(shared, random.Random(1), everything=everything)
        await world.fill(servers=DUELS)
        await world.begin()
        yield world


def on_file(folder: Path) -> str:
    return f"sqlite:///{provided(folder / 'castellan.db')}"


async def kill_one(world: World) -> None:
    async with world.crowd() as crowd:
        await Kills(world, crowd).kill_one()
    world.keep.complain()
    assert world.keep.counts["all moves answered"] > 0


@pytest.mark.long
async def test_the_only_process_leaves_nothing_undone_when_killed(tmp_path: Path) -> None:
    async with world_of(on_file(tmp_path), tmp_path, 1) as world:
        await kill_one(world)


@pytest.mark.long
async def test_one_of_several_leaves_nothing_undone_when_killed(
    server: str, tmp_path: Path
) -> None:
    async with world_of(server, tmp_path, 2) as world:
        await kill_one(world)


async def befall(world: World, among: Sequence[Event], *names: str) -> None:
    events = [each for each in among if each.what in names]
    assert len(events) == len(names)
    async with world.crowd() as crowd:
        assert await Chaos(world, crowd, events, Path()).run(MOVES) == []
    assert world.keep.counts["rounds"] >= len(events)
    assert world.keep.counts["all moves answered"] >= MOVES


@pytest.mark.long
async def test_whatever_befalls_nothing_answered_is_lost_and_nobody_stays_unanswered(
    server: str, tmp_path: Path
) -> None:
    async with world_of(server, tmp_path, 2) as world:
        quick = ("one stands still, loses its locks", "a table is locked")
        await befall(world, on_postgresql(), *quick)


@pytest.mark.long
async def test_whatever_discord_refuses_nothing_answered_is_lost(tmp_path: Path) -> None:
    async with world_of(on_file(tmp_path), tmp_path, 1) as world:
        quick = ("a thread is locked", "the bot is in time-out", "the bot seems to be removed")
        await befall(world, by_discord(), *quick)


async def go_on(parties: list[Party], done: Callable[[], bool]) -> None:
    """Let people act one after another, without pauses, until a condition holds."""
    async with asyncio.timeout(2 * START_SECONDS):
        while not done():
            for party in parties:
                await party.step()


@pytest.mark.long
async def test_people_do_all_that_people_do_also_after_a_kill(tmp_path: Path) -> None:
    async with world_of(on_file(tmp_path), tmp_path, 1, everything=True) as world:
        shared, counts = world.keep, world.memory.counts
        parties: list[Party] = [*world.others, world.tables[0], world.tables[-1], *world.spectators]
        await go_on(parties, lambda: counts["pages opened to watch"] > 0)
        await shared.processes[1].kill()
        await shared.start(1)
        await shared.all_connected()
        await go_on(parties, lambda: counts["pages to watch that stood still"] > 0)
        await go_on(parties, lambda: counts["next_match presses answered"] > 0)
        await go_on(parties, lambda: bool(world.memory.taken_back and world.memory.guests))
        await go_on(parties, lambda: world.memory.sought.total() > 1)
        await heal(shared, world.spectators)
        await compare(shared, world.memory)
        shared.complain()
    assert counts["stops of watching answered"] > 0
    assert counts["pages opened to watch"] > 1
    assert world.memory.dealt
    assert shared.counts["all matches of best-ofs"] > shared.counts["all best-ofs"]
    assert shared.counts["all matches across servers"] > 0


@pytest.mark.parametrize(
    ("sudden", "shard", "sent_at", "given_up_at", "excused"),
    [
        (False, 1, 10, 13, True),
        (False, 1, 9, 12, False),  # it was under way, and needed an answer
        (True, 1, 9, 12, True),
        (True, 1, 6, 9, False),
        (True, 1, 20, 23, False),  # the next process was there
        (True, 2, 10, 13, False),
    ],
)
def test_silence_is_excused_only_where_nobody_could_answer(
    sudden: bool, shard: int, sent_at: float, given_up_at: float, excused: bool
) -> None:
    absence = Absence(range(2), begin=10, sudden=sudden, identified=1, end=20)
    assert absence.excuses(Silence("moves", shard, sent_at, given_up_at)) is excused


@pytest.mark.parametrize(
    ("guild_id", "pressed_in", "sent_at", "given_up_at", "excused"),
    [
        (7, 7, 12, 15, True),
        (7, 7, 9, 12, True),
        (7, 7, 6, 9, False),
        (7, 7, 20, 23, False),
        (7, 8, 12, 15, False),
        (7, None, 12, 15, False),  # direct messages are no server's
        (None, None, 12, 15, True),
    ],
)
def test_silence_is_excused_only_where_discord_refused(
    guild_id: int | None, pressed_in: int | None, sent_at: float, given_up_at: float, excused: bool
) -> None:
    refusing = Refusing(guild_id, begin=10, end=20)
    assert refusing.excuses(Silence("moves", 1, sent_at, given_up_at, pressed_in)) is excused


def stay(_said: Connection) -> None:
    """Keep running until killed."""
    time.sleep(60)


def test_who_finds_a_fault_leaves_no_process() -> None:
    with pytest.raises(AssertionError, match="fault"), forked(stay) as (process, _):
        raise AssertionError("a fault")
    assert process.exitcode == -9


# Show by one process what another one changes


GAME = "high-card"
TOLD_SECONDS = 45.0
"""Less than the minute after which a process looks for what it was not told."""


class Sides:
    """Two servers on shards of their own, with a person on each."""

    def __init__(self, shared: Keep) -> None:
        self.keep = shared
        self.discord = shared.discord
        self.guilds = [self.discord.guild(f"Keep {shard}", shard=shard) for shard in (0, 1)]
        self.channels: list[ChannelHandle] = [
            guild.create_text_channel("great-hall") for guild in self.guilds
        ]
        self.people: list[MemberActor] = [
            self.discord.member(guild, name)
            for guild, name in zip(self.guilds, ("ann", "zoe"), strict=True)
        ]

    async def seek(self, side: int) -> ResponseMessage:
        """Press what begins to look for an opponent; the page that answers."""
        person, channel = self.people[side], self.channels[side]
        listed = await (await self.discord.command(person, channel, "tables")).shown()
        form = await (await self.discord.press(person, listed, ":seek")).shown()
        chosen = await self.discord.press(person, form, ":seek_set:game", values=(GAME,))
        await chosen.answer()
        begun = await self.discord.press(person, form, f":seek_set:begin/{GAME}/untimed")
        assert await begun.answer() is not None
        return form

    async def match(self) -> Record | None:
        """The only match, if there is one."""
        match_id = await self.keep.database.scalar(select(tables.matches.c.id))
        if match_id is None:
            return None
        return await self.keep.database.read(store.load, match_id)

    async def hands(self) -> list[ResponseMessage]:
        """Both hands, when both show the newest version; nothing before."""
        record = await self.match()
        if record is None or record.version != record.shown.published_version:
            return []
        channels = [self.discord.backend.dm_channels[each.id] for each in self.people]
        if hands_fault(self.keep, record) is not None:
            return []
        return [self.discord.messages(each)[-1] for each in channels]

    async def shown(self) -> list[ResponseMessage]:
        """Wait until both hands show the newest version."""
        return await until(self.hands, TOLD_SECONDS)

    async def play(self) -> None:
        """Declare in the hand of the player to act."""
        hands, record = await self.shown(), await self.match()
        assert record is not None
        (seat,) = record.game.to_act(record.state)
        user, hand = self.people[seat].user, hands[seat]
        if not any(":declare:" in each for each in self.discord.controls(hand)):
            await (await self.discord.press(user, hand, ":pick:")).answer()
        await (await self.discord.press(user, hand, ":declare:")).answer()
        after = await self.match()
        assert after is not None
        assert after.version > record.version


@pytest.mark.long
async def test_presses_in_direct_messages_reach_another_process_than_shows_the_match(
    server: str, tmp_path: Path
) -> None:
    """A process that was killed shows, after its return, what it has missed."""
    async with keep(
        server, tmp_path, shards=2, parts=2, max_concurrency=2, identify_seconds=1.0
    ) as shared:
        sides = Sides(shared)
        for guild in sides.guilds:
            wishes = GuildBook(shared.database)
            await wishes.change(guild.id, visitors=True, pace="untimed")
        for part in (1, 2):
            await shared.start(part)
        await shared.all_connected()
        waiting = await sides.seek(1)

        async def says(part: str) -> bool:
            page = sides.discord.message(waiting.channel_id, waiting.id)
            return part in page.content

        await until(lambda: says("I'm looking for an opponent"))
        await sides.seek(0)
        record = await until(sides.match)
        assert record is not None
        assert record.guild_id == sides.guilds[1].id
        sides.people.reverse()  # in the order of their seats
        for _ in range(4):
            await sides.play()
        await until(lambda: says("your match is in your direct messages"))
        for part in (2, 1):
            await shared.processes[part].kill()
            await shared.start(part)
            await shared.all_connected()
            await sides.play()
        hands = await sides.shown()
        user = sides.people[1].user
        menu = await (await sides.discord.press(user, hands[1], ":menu")).shown()
        question = await (await sides.discord.press(user, menu, ":leave")).shown()
        await (await sides.discord.press(user, question, ":resign")).answer()

        async def ended() -> bool:
            channels = [sides.discord.backend.dm_channels[each.id] for each in sides.people]
            return all("left" in told(sides.discord.messages(each)[-1]) for each in channels)

        await until(ended, TOLD_SECONDS)
        shared.complain()


@pytest.mark.long
async def test_a_best_of_is_watched_and_left_at_another_process_than_shows_its_boards(
    server: str, tmp_path: Path
) -> None:
    """The page goes on also when the process that shows the boards is followed by another."""
    async with keep(
        server, tmp_path, shards=2, parts=2, max_concurrency=2, identify_seconds=1.0
    ) as shared:
        discord, memory, rng = shared.discord, Memory(), random.Random(1)
        guild = discord.guild(shard=0)
        members = [discord.member(guild, name) for name in ("ann", "bob", "cem")]
        ann, bob, cem = (Player(each.user, each, direct=False) for each in members)
        duel = Duel(shared, guild, [ann, bob], memory, rng, pace="untimed")
        watching = Spectator(shared, duel, cem, memory, shard=1)
        for part in (1, 2):
            await shared.start(part)
        await shared.all_connected()
        await until(duel.begin)
        await until(watching.step)

        async def play(moves: int) -> None:
            wanted = len(memory.answered) + moves
            while len(memory.answered) < wanted:
                await duel.step()
            await heal(shared, [watching])

        await play(2)
        await shared.processes[1].kill()
        await shared.start(1)
        await shared.all_connected()
        await play(1)
        record = await duel.match()
        assert record is not None
        board = discord.message(record.shown.place_id or 0, record.shown.board_message_id or 0)
        asked = await (await discord.press(ann.member, board, ":leave", shard=1)).shown()
        await (await discord.press(ann.member, asked, ":resign", shard=1)).answer()

        async def ended() -> bool:
            return "ann left, so bob wins the best-of-3" in told(board)

        await until(ended)
        await heal(shared, [watching])
        await compare(shared, memory)
        assert memory.counts["pages opened to watch"] == 1
        shared.complain()
