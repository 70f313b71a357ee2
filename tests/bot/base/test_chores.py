"""Chores: when their rounds come, that none stops another, and that what hangs is told."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.base.chores import Chore, Chores

SOON = 0.01
NEVER = 3600.0


class Rounds:
    """Counts rounds; each can be kept from ending, or fail."""

    def __init__(self) -> None:
        self.begun = 0
        self.fail = False
        self.going_on = asyncio.Event()
        self.going_on.set()
        self._counted = asyncio.Condition()

    async def __call__(self) -> None:
        async with self._counted:
            self.begun += 1
            self._counted.notify_all()
        if self.fail:
            raise RuntimeError("not today")
        await self.going_on.wait()

    async def reach(self, number: int) -> None:
        async with asyncio.timeout(30), self._counted:
            await self._counted.wait_for(lambda: self.begun >= number)


@pytest.fixture
async def rounds() -> Rounds:
    return Rounds()


@pytest.fixture
async def chores() -> AsyncIterator[Chores]:
    made = Chores()
    yield made
    await made.stop(0)


async def turn() -> None:
    """Run everything that is ready."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_rounds_come_at_once_at_each_tick_and_when_asked(
    rounds: Rounds, chores: Chores
) -> None:
    often = Rounds()
    chores.add(Chore("often", often, seconds=SOON))
    seldom = chores.add(Chore("seldom", rounds, seconds=NEVER))
    seldom.look_soon()
    await turn()
    assert rounds.begun == 0  # nothing begins before it is started
    chores.start()
    await often.reach(3)
    assert rounds.begun == 1
    seldom.look_soon()
    await rounds.reach(2)
    chores.start()  # one more shard
    await rounds.reach(3)


async def test_what_is_asked_for_during_a_round_takes_one_more(
    rounds: Rounds, chores: Chores
) -> None:
    chore = chores.add(Chore("it", rounds, seconds=NEVER))
    rounds.going_on.clear()
    chores.start()
    await rounds.reach(1)
    for _ in range(3):
        chore.look_soon()
    await turn()
    assert rounds.begun == 1
    rounds.going_on.set()
    await rounds.reach(2)
    await turn()
    assert rounds.begun == 2


async def test_a_round_that_fails_or_hangs_stops_no_other(
    rounds: Rounds, chores: Chores, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing, hanging = Rounds(), Rounds()
    failing.fail = True
    hanging.going_on.clear()
    for name, each in (("failing", failing), ("hanging", hanging), ("well", rounds)):
        chores.add(Chore(name, each, seconds=SOON))
    chores.start()
    await failing.reach(3)
    await rounds.reach(3)
    assert hanging.begun == 1
    assert chores.troubles == []
    monkeypatch.setattr("bot.base.chores.MAX_ROUND_SECONDS", -1)
    await turn()
    assert "hanging for 0 s: hanging" in chores.troubles


async def test_it_ticks_only_while_it_is_needed(rounds: Rounds, chores: Chores) -> None:
    needed: list[int] = []
    chore = chores.add(Chore("it", rounds, seconds=SOON, needed=lambda: bool(needed)))
    chore.resume()
    assert not chore.running  # the others have not been started either
    chores.start()
    await turn()
    assert (chore.running, rounds.begun, chores.troubles) == (False, 0, [])
    needed.append(1)
    chore.resume()
    await rounds.reach(3)
    needed.clear()
    async with asyncio.timeout(30):
        while chore.running:
            await turn()
    assert chores.troubles == []


async def test_one_that_does_not_know_whether_it_is_needed_stops_no_other(
    rounds: Rounds, chores: Chores
) -> None:
    asked = 0

    def needed() -> bool:
        nonlocal asked
        asked += 1
        raise RuntimeError("not today")

    chores.add(Chore("unsure", Rounds(), seconds=SOON, needed=needed))
    chores.add(Chore("well", rounds, seconds=SOON))
    chores.start()
    await rounds.reach(3)
    assert asked > 1
    assert chores.troubles == []


async def test_one_that_begins_later_comes_no_later_for_the_others(
    rounds: Rounds, chores: Chores
) -> None:
    needed: list[int] = []
    often = chores.add(Chore("often", rounds, seconds=SOON, needed=lambda: bool(needed)))
    chores.add(Chore("seldom", Rounds(), seconds=NEVER))
    chores.start()
    await turn()
    assert not often.running
    needed.append(1)
    often.resume()
    await rounds.reach(3)
    again = Rounds()
    later = chores.add(Chore("later", again, seconds=NEVER))
    later.start()
    await again.reach(1)
    await rounds.reach(rounds.begun + 3)


async def test_one_more_shard_does_not_hurry_what_counts_its_rounds(
    rounds: Rounds, chores: Chores
) -> None:
    chores.add(Chore("it", rounds, seconds=NEVER, needed=lambda: True))
    chores.start()
    await rounds.reach(1)
    chores.start()
    await turn()
    assert rounds.begun == 1


async def test_one_that_has_stopped_is_told(rounds: Rounds, chores: Chores) -> None:
    chore = chores.add(Chore("it", rounds, seconds=NEVER))
    assert chores.troubles == ["at rest: it"]
    chores.start()
    assert (chores.troubles, chores.running) == ([], ["it"])
    chore.stop()
    await turn()
    assert (chores.troubles, chores.running) == (["at rest: it"], [])


@pytest.mark.parametrize("late", [False, True])
async def test_the_end_waits_for_rounds_under_way_for_a_while(
    rounds: Rounds, chores: Chores, *, late: bool
) -> None:
    chore = chores.add(Chore("it", rounds, seconds=NEVER))
    rounds.going_on.clear()
    chores.start()
    await rounds.reach(1)
    chore.look_soon()
    if not late:
        asyncio.get_running_loop().call_soon(rounds.going_on.set)
    await chores.stop(0 if late else 30)
    await turn()
    assert chore.stop() is None
    assert rounds.begun == 1  # what was asked for is left to the next start
    rounds.going_on.set()
    chores.start()
    await rounds.reach(2)
