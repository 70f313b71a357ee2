"""The bot's own requests are spread over time."""

import asyncio
import time

from bot.discord_io.outgoing import Budget

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


async def in_order(*requests: tuple[str, bool, bool]) -> list[str]:
    """Return names in the order they went: of requests made while no time passed.

    The flags are those of ``Budget.spend``: watched, and turn.
    """
    moment = 0
    budget = Budget(lambda: moment, PER_SECOND)
    for _ in range(AT_ONCE):
        await budget.spend(watched=True)
    gone: list[str] = []

    async def go(name: str, watched: bool, turn: bool) -> None:
        await budget.spend(watched=watched, turn=turn)
        gone.append(name)

    waiting = [asyncio.ensure_future(go(*request)) for request in requests]
    await asyncio.wait(waiting, timeout=0)
    moment = 1000
    await asyncio.gather(*waiting)
    return gone


async def test_no_more_go_in_a_second_than_are_allowed() -> None:
    began = now()
    budget = await spent()
    await asyncio.gather(*(budget.spend(watched=False) for _ in range(20)))
    assert now() - began >= 19 * 1000 / PER_SECOND - 1


async def test_watched_tables_go_first_and_the_others_in_turn() -> None:
    gone = await in_order(*((name, name.isupper(), False) for name in ("a", "b", "C", "d", "E")))
    assert gone == ["C", "E", "a", "b", "d"]


async def test_what_tells_somebody_of_their_turn_goes_before_watched_tables() -> None:
    gone = await in_order(*((name, True, name.isupper()) for name in ("a", "B", "c", "D")))
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
    began = now()
    budget._looked_at = began - 60_000
    for _ in range(AT_ONCE + 20):
        await budget.spend(watched=False)
    assert now() - began >= 19 * 1000 / PER_SECOND - 1
