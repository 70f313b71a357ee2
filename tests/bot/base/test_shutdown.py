"""The end of a process: whatever hangs, it ends in time and says what it left undone."""

import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from bot.base import logs, shutdown
from bot.base.environment import Environment
from bot.base.shutdown import LOST_SHARDS, UNFINISHED, Shutdown
from tests.support.forked import begun

HASTE_SECONDS = 0.3


def end(run: Callable[[Shutdown], None], lost: bool, said: str) -> None:
    """Run something that hangs, in a process that is asked to end as soon as it has begun."""
    os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT), 2)
    logs.configure(Environment(_env_file=None))  # type: ignore[call-arg]
    ending = Shutdown(HASTE_SECONDS)
    if lost:
        ending.lose_shards()
    with ending.watched():
        run(ending)
    sys.exit(0)


def block_the_loop(ending: Shutdown) -> None:
    """Never come back to the loop, which would hear the signal."""

    async def block() -> None:
        ending.when_asked(lambda: None)
        os.kill(os.getpid(), signal.SIGTERM)
        threading.Event().wait()

    asyncio.run(block())


def leave_a_thread(ending: Shutdown) -> None:
    """End all but a thread of the loop's executor."""

    async def hang() -> None:
        stopping = asyncio.Event()
        ending.when_asked(stopping.set)
        hanging = asyncio.create_task(asyncio.to_thread(threading.Event().wait))
        os.kill(os.getpid(), signal.SIGTERM)
        await stopping.wait()
        hanging.cancel()

    asyncio.run(hang())


def block_the_log(ending: Shutdown) -> None:
    """Hang while writing a line, because the log's reader has stopped reading."""
    ending.begin()
    handler = logging.getLogger().handlers[0]
    handler.acquire()
    threading.Event().wait()


@pytest.mark.parametrize("run", [block_the_loop, leave_a_thread, block_the_log])
@pytest.mark.parametrize(("lost", "status"), [(False, UNFINISHED), (True, LOST_SHARDS)])
def test_a_process_that_hangs_is_cut_off(
    run: Callable[[Shutdown], None], lost: bool, status: int, tmp_path: Path
) -> None:
    said = tmp_path / "said"
    process = begun(end, run, lost, str(said))
    process.join(60)
    assert process.exitcode == status
    assert ("ended before everything was finished" in said.read_text()) == (run != block_the_log)


async def test_shards_lost_while_ending_do_not_change_why_it_ends() -> None:
    ending = Shutdown()
    ending.begin()
    ending.lose_shards()
    assert ending.status == 0


async def test_what_ends_in_time_is_finished() -> None:
    ending = Shutdown()
    ended: list[str] = []

    async def part() -> None:
        ended.append("part")

    await ending.end("part", part, 60)
    assert ended == ["part"]
    assert (ending.unfinished, ending.status) == ([], 0)


async def test_what_fails_or_hangs_keeps_nothing_else_from_its_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ending = Shutdown()
    enough = asyncio.Event()

    async def hang() -> None:
        while not enough.is_set():
            with suppress(asyncio.CancelledError):
                await enough.wait()

    async def fail() -> None:
        raise RuntimeError("broken")

    await ending.end("stubborn", hang, 0.01)
    await ending.end("broken", fail, 60)
    enough.set()
    assert ending.unfinished == ["stubborn", "broken"]
    assert ending.status == UNFINISHED
    assert capsys.readouterr().out.count("shutdown incomplete") == 2


async def test_all_parts_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutdown, "MIN_PART_SECONDS", 0.01)
    ending = Shutdown(0.05)
    for number in range(5):
        await ending.end(f"part {number}", asyncio.Event().wait, 60)  # type: ignore[arg-type]
    assert len(ending.unfinished) == 5
