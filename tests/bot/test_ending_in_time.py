"""Processes of the bot end in time, whatever their database, Discord or a computer player does."""

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest

from bot.base.shutdown import LOST_SHARDS, UNFINISHED
from bot.storage.lease import LOOK_SECONDS, MAX_SILENCE_SECONDS
from tests.support.places import provided
from tests.support.stopped import children_of, processes_of, stopped
from tools.discord_stand_in.driver import StandIn
from tools.drill.keep import keep

MAX_SECONDS = 15
"""Maximum time for any shutdown, as operators were promised."""
RESTARTING = "I'm restarting"


@pytest.mark.long
async def test_processes_end_although_their_database_is_silent(server: str, tmp_path: Path) -> None:
    async with keep(server, tmp_path, shards=2, parts=2, max_concurrency=2) as shared:
        discord = shared.discord
        guild = discord.guild("Keep", shard=0)
        hall, ann = guild.create_text_channel("hall"), discord.member(guild, "ann")
        for part in (1, 2):
            await shared.start(part)
        await shared.all_connected()
        asked, silent = shared.processes[1], shared.processes[2]
        with stopped(*await processes_of(server)):
            began = time.monotonic()
            pressed = await discord.command(ann, hall, "play high-card")
            await pressed.answer()
            asked.terminate()
            assert await asked.ended(MAX_SECONDS) == UNFINISHED
            assert RESTARTING in (await pressed.shown()).content
            noticed = LOOK_SECONDS + MAX_SILENCE_SECONDS
            left = noticed + MAX_SECONDS - (time.monotonic() - began)
            assert await silent.ended(left) == LOST_SHARDS
        assert any(each.startswith("shard locks lost: ") for each in silent.events)
        assert "ended before everything was finished" in asked.text


@pytest.mark.long
async def test_a_process_ends_although_discord_and_a_computer_player_are_silent(
    tmp_path: Path,
) -> None:
    async with StandIn() as discord:
        guild = discord.guild("Keep")
        hall, ann = guild.create_text_channel("hall"), discord.member(guild, "ann")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            cwd=tmp_path,
            env={
                **os.environ,
                "PYTHONPATH": str(Path(__file__).parents[2]),
                "DISCORD_TOKEN": discord.settings.token,
                "DISCORD_API": discord.api,
                "DATABASE_URL": f"sqlite:///{provided(tmp_path / 'castellan.db')}",
                "COMPUTER_PROCESSES": "1",
                "PICTURE_PROCESS": "false",
                "PICTURE_CACHE": "",
            },
        )
        try:
            await discord.connected(0, seconds=60)
            await discord.command(ann, hall, "play king-of-the-hill")
            lobby = await discord.offered(hall.id, ":join")
            assert await (await discord.press(ann, lobby, ":versus")).answer()
            async with asyncio.timeout(60):  # a computer begins to think
                # Nothing here hears another process start.
                while not (thinking := [e for e in children_of(process.pid) if _thinks(e)]):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            with stopped(*thinking):
                discord.settings.latency = 600.0
                await discord.command(ann, hall, "play high-card")
                process.terminate()
                async with asyncio.timeout(MAX_SECONDS):
                    # unfinished only if the press had arrived when it was asked to end
                    assert await process.wait() in {0, UNFINISHED}
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def _thinks(process: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
