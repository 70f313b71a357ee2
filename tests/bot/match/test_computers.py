"""Computer players: who sits down, and how they think in processes of their own."""

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest

from bot.base import helper_process
from bot.match import actions, lobbies, waking
from bot.match.beginning import level_against
from bot.match.computers import Computers
from bot.match.people import Person
from bot.match.record import Record
from games import GAMES
from games.core import LEVELS, Entry, Level
from tests.games.every import with_computers
from tests.games.playing import AnyGame
from tests.support.past import Past
from tests.support.stored import ANN, BOB, PAUSE_MS, Shelf, let_all_decide, seat_to_act
from tests.support.unstored import record_of

LONGEST_SECONDS = 60
ORPHAN = """
import os
import signal
from bot.match.computers import Computers

computers = Computers(1)
computers._minds.submit(os.getpid)
print(*computers._minds._processes, flush=True)
signal.pause()
"""
KILLED = """
import os
import signal
import sys
import time
from bot.match.computers import Computers

minds = Computers(2)._minds
for _ in range(2):
    minds.submit(os.getpid)
killed = list(minds._processes)[int(sys.argv[1])]
begun = set()
while len(begun) < 2:
    begun.add(minds.submit(os.getpid).result())
os.kill(killed, signal.SIGKILL)
for _ in range(3000):
    if minds._broken:
        break
    time.sleep(0.01)
else:
    os._exit(1)
"""


@pytest.fixture(scope="module")
def one_process() -> Iterator[Computers]:
    computers = Computers(1)
    computers._minds.submit(os.getpid)
    yield computers
    computers._minds.shutdown()


@pytest.fixture
async def in_a_thread() -> AsyncIterator[Computers]:
    computers = Computers()
    yield computers
    await computers.stop()


@pytest.mark.parametrize("level", LEVELS)
@with_computers
async def test_a_process_chooses_what_a_thread_does(
    one_process: Computers, in_a_thread: Computers, game: AnyGame, level: Level
) -> None:
    record = record_of(game)
    asked = (record, min(record.to_act), level)
    assert await one_process.choose(*asked) == await in_a_thread.choose(*asked)


async def test_a_choice_follows_from_the_secret_of_the_match(in_a_thread: Computers) -> None:
    """Nobody who knows a match's id and version can say what a computer will do."""
    record = record_of(GAMES["king-of-the-hill"])
    seat = min(record.to_act)
    chosen = []
    for secret in (*range(20), *range(20)):
        record.secret = bytes([secret]) * 32
        chosen.append(str(await in_a_thread.choose(record, seat, "page")))
    assert chosen[:20] == chosen[20:]
    assert len({*chosen}) > 1


async def test_a_process_that_was_killed_is_replaced(shelf: Shelf) -> None:
    computers = Computers(1)
    computers._minds.submit(os.getpid)
    executor: Any = computers._minds
    (process,) = executor._processes
    gone = os.pidfd_open(process)
    os.kill(process, signal.SIGKILL)
    wait_until_gone(gone)
    record = await shelf.running(computers=2)
    while seat_to_act(record) < 2:
        record = await shelf.act(record)
    shelf.clock.move(PAUSE_MS)
    await waking.wake(shelf.ledger, computers, record.id, record.version)
    assert (await shelf.ledger.read(record.id)).version == record.version + 1
    executor = computers._minds
    assert process not in executor._processes
    await computers.stop()


async def test_a_request_that_a_breaking_pool_lost_is_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Breaking(ThreadPoolExecutor):
        """Python's pool of processes in a rare moment: the first request gets no answer."""

        asked = 0

        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            self.asked += 1
            if self.asked > 1:
                raise BrokenExecutor
            return Future()

    monkeypatch.setattr("bot.match.computers.PROBE_SECONDS", 0.01)
    computers = Computers(0)
    computers._minds = Breaking(1)
    record = record_of(GAMES["high-card"])
    (seat, *_) = sorted(record.to_act)
    assert await computers.choose(record, seat, "page") is not None
    await computers.stop()


async def test_a_thought_that_the_end_interrupts_is_cancelled_and_no_fault() -> None:
    computers = Computers(1)
    thought = asyncio.create_task(computers.think("", time.sleep, LONGEST_SECONDS))
    await asyncio.sleep(0)  # until it's asked
    await computers.stop()
    await asyncio.wait([thought])
    assert thought.cancelled()


def test_processes_end_with_the_bot_however_it_ends() -> None:
    with subprocess.Popen([sys.executable, "-c", ORPHAN], stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        orphan = os.pidfd_open(int(bot.stdout.readline()))
        bot.kill()
        wait_until_gone(orphan)


@pytest.mark.parametrize("killed", [0, 1])
def test_the_bot_ends_although_a_process_was_killed(killed: int) -> None:
    """The other may wait for ever for what the killed one held."""
    command = [sys.executable, "-c", KILLED, str(killed)]
    assert subprocess.run(command, timeout=LONGEST_SECONDS, check=False).returncode == 0


def wait_until_gone(process: int) -> None:
    readable, _, _ = select.select([process], [], [], LONGEST_SECONDS)
    assert readable, "the process goes on"
    os.close(process)


async def against(shelf: Shelf) -> Level:
    return await shelf.database.read(level_against, ANN.user_id, "high-card")


async def begun(shelf: Shelf, *guests: Person) -> Record:
    """Begin a match of ann's against the computers that sit down."""
    record = await shelf.lobby("relaxed", *guests)
    return await shelf.ledger.change(
        record.id, lobbies.play_computers, record.version, ANN, lambda _: 3
    )


async def won(shelf: Shelf, record: Record) -> None:
    """Ann wins, as everybody else gives up."""
    await let_all_decide(shelf.database)
    for chair in record.chairs[1:]:
        record = await shelf.ledger.change(
            record.id, actions.happen, record.version, Entry("concession", chair.seat)
        )
    assert record.status == "over"
    assert record.chairs[0].place == 1


async def test_stronger_computers_sit_down_as_one_wins(shelf: Shelf) -> None:
    for level in ("page", "knight", "king", "king"):
        record = await begun(shelf)
        assert [chair.level for chair in record.chairs[1:]] == [level, level]
        await won(shelf, record)


async def test_a_loss_a_win_in_another_game_or_with_another_person_counts_for_nothing(
    shelf: Shelf,
) -> None:
    record = await begun(shelf)
    await let_all_decide(shelf.database)
    await shelf.ledger.change(record.id, actions.resign, ANN)
    assert await against(shelf) == "page"
    record = await begun(shelf, BOB)
    await won(shelf, record)
    assert await against(shelf) == "page"
    await won(shelf, await begun(shelf))
    assert await against(shelf) == "knight"
    assert await shelf.database.read(level_against, ANN.user_id, "eighty-points") == "page"


async def test_a_draw_is_no_win(shelf: Shelf) -> None:
    past, slug = Past(shelf), "king-of-the-mountain"
    record = await past.begin(slug, [ANN], {"turn_limit": 1}, computers=1, level="page")
    record = await past.finish(record)
    assert [chair.place for chair in record.chairs] == [1, 1]
    assert await shelf.database.read(level_against, ANN.user_id, slug) == "page"


def test_helpers_end_at_once_whatever_they_work_on() -> None:
    context = helper_process.context()
    with ProcessPoolExecutor(2, context, helper_process.begin, (0,)) as helpers:
        thoughts = [helpers.submit(time.sleep, LONGEST_SECONDS) for _ in range(2)]
        context.end()
        for thought in thoughts:
            with pytest.raises(BrokenExecutor):
                thought.result()
