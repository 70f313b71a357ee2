"""Presses are answered before the bot shows anything by itself."""

import asyncio

from bot.discord_io.outgoing import Outgoing, Rank


class Queue:
    """An outgoing queue, and what it has let go."""

    def __init__(self) -> None:
        self.outgoing = Outgoing()
        self.gone: list[str] = []
        self._waiting: list[asyncio.Task[None]] = []

    def come(self, name: str, rank: Rank) -> None:
        async def go() -> None:
            await self.outgoing.turn(rank, name)
            self.gone.append(name)

        self._waiting.append(asyncio.create_task(go()))

    async def all_gone(self) -> list[str]:
        await asyncio.gather(*self._waiting)
        return self.gone


async def test_all_gives_way_to_a_press_and_then_goes_by_rank() -> None:
    queue = Queue()
    with queue.outgoing.press() as answered:
        for name, rank in (("c", Rank.OTHER), ("b", Rank.BOARD), ("a", Rank.TURN)):
            queue.come(name, rank)
        await asyncio.sleep(0)
        assert not queue.gone
        answered()
        assert await queue.all_gone() == ["a", "b", "c"]


async def test_what_a_press_waits_for_goes_at_once() -> None:
    queue = Queue()
    with queue.outgoing.press():
        queue.come("other", Rank.TURN)
        queue.come("mine", Rank.OTHER)
        await asyncio.sleep(0)
        with queue.outgoing.hurrying("mine"):
            queue.come("mine too", Rank.TURN)
            queue.come("mine", Rank.BOARD)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert queue.gone == ["mine", "mine"]
    assert await queue.all_gone() == ["mine", "mine", "other", "mine too"]


async def test_nothing_waits_long_for_presses() -> None:
    queue = Queue()
    with queue.outgoing.press():
        queue.come("a", Rank.OTHER)
        assert await queue.all_gone() == ["a"]


async def test_who_gives_up_keeps_nobody_waiting() -> None:
    queue = Queue()
    with queue.outgoing.press():
        queue.come("a", Rank.TURN)
        queue.come("b", Rank.TURN)
        await asyncio.sleep(0)
        queue._waiting.pop(0).cancel()
    assert await queue.all_gone() == ["b"]


async def test_a_press_comes_in_between_whatever_waits() -> None:
    queue = Queue()
    for name in "abc":
        queue.come(name, Rank.OTHER)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    with queue.outgoing.press() as answered:
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(queue.gone) < 3
        answered()
        assert await queue.all_gone() == ["a", "b", "c"]
