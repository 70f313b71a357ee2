"""The bot's own requests are spread over time."""

import asyncio
import time

from bot.show.budget import Budget

PER_SECOND = 200
AT_ONCE = PER_SECOND // 8


def now() -> int:
    return int(time.monotonic() * 1000)


async def spent() -> Budget:
    """A budget of which nothing is left."""
    budget = Budget(now, PER_SECOND)
    for _ in range(AT_ONCE):
        await budget.spend(watched=True)
    return budget


async def test_no_more_go_in_a_second_than_are_allowed() -> None:
    budget = await spent()
    began = now()
    await asyncio.gather(*(budget.spend(watched=False) for _ in range(20)))
    assert now() - began >= 19 * 1000 / PER_SECOND - 1


async def test_watched_tables_go_first_and_the_others_in_turn() -> None:
    budget = await spent()
    gone: list[str] = []

    async def go(name: str, *, watched: bool) -> None:
        await budget.spend(watched=watched)
        gone.append(name)

    names = ("a", "b", "C", "d", "E")
    await asyncio.gather(*(go(name, watched=name.isupper()) for name in names))
    assert gone == ["C", "E", "a", "b", "d"]


async def test_what_tells_somebody_of_their_turn_goes_before_watched_tables() -> None:
    budget = await spent()
    gone: list[str] = []

    async def go(name: str, *, turn: bool) -> None:
        await budget.spend(watched=True, turn=turn)
        gone.append(name)

    await asyncio.gather(*(go(name, turn=name.isupper()) for name in ("a", "B", "c", "D")))
    assert gone == ["B", "D", "a", "c"]


async def test_who_gives_up_keeps_nobody_waiting() -> None:
    moment = 0
    budget = Budget(lambda: moment, PER_SECOND)
    for _ in range(AT_ONCE):
        await budget.spend(watched=True)
    given_up = asyncio.ensure_future(budget.spend(watched=True))
    waiting = asyncio.ensure_future(budget.spend(watched=False))
    await asyncio.wait([waiting], timeout=0)
    given_up.cancel()
    moment = 1000 // PER_SECOND
    await waiting
    assert given_up.cancelled()


async def test_what_is_not_used_is_not_saved_up() -> None:
    budget = await spent()
    budget._looked_at = now() - 60_000
    began = now()
    for _ in range(AT_ONCE + 20):
        await budget.spend(watched=False)
    assert now() - began >= 19 * 1000 / PER_SECOND - 1
