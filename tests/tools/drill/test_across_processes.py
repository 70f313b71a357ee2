"""Show by one process what another one changes."""

import random
from pathlib import Path

import pytest
from simcord import ChannelHandle, MemberActor, ResponseMessage
from sqlalchemy import select

from bot.match import store
from bot.match.record import Record
from bot.preferences.servers import GuildBook
from bot.storage import tables
from tests.support.reading import told
from tools.drill.across import hands_fault
from tools.drill.judging import compare, heal
from tools.drill.keep import Keep, keep, until
from tools.drill.people import Duel, Memory, Player
from tools.drill.spectators import Spectator

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
