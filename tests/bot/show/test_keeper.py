"""The keeper's loop: one rule for trying again, and an end to it."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.base.calendar import DAY_MS, HOUR_MS
from bot.discord_io.failures import Failure, Limited
from bot.show.postings import MINUTE_MS, WEEK_MS, pause_after
from tests.support.world import World

KIND = "probe"


class Probe:
    """A subject whose every attempt fails with the same error, and the times of the attempts."""

    def __init__(self, world: World, error: Callable[[], Exception] | None) -> None:
        self.error = error
        self.attempts: list[float] = []
        self._world = world
        world.bot.keeper.show_by(KIND, self.show)

    async def show(self, _subject: str, _wish: object) -> None:
        self.attempts.append(self._world.env.now().timestamp())
        if self.error is not None:
            raise self.error()

    async def want(self) -> None:
        with self._world.env._bot_scope():
            self._world.bot.keeper.want(KIND, "1")
        await self._world.env.settle()


async def an_hour_later(world: World) -> None:
    world.env.backend.advance_clock(60 * 60)
    await world.env.advance_time(6)


def forbidden() -> discord.HTTPException:
    response: Any = SimpleNamespace(status=403, reason="")
    return discord.Forbidden(response, {"code": 50013, "message": ""})


async def test_a_failure_that_passes_is_tried_again_until_it_has_passed(world: World) -> None:
    probe = Probe(world, TimeoutError)
    await probe.want()
    await world.env.advance_time(50)
    assert len(probe.attempts) == 4
    probe.error = None
    await world.env.advance_time(20)
    tried = len(probe.attempts)
    assert tried == 5
    await world.env.advance_time(10 * 60)
    assert len(probe.attempts) == tried


async def test_what_discord_limits_is_tried_again_when_that_ends(world: World) -> None:
    probe = Probe(world, lambda: Limited(100))
    await probe.want()
    probe.error = None
    await world.env.advance_time(110)
    first, second = probe.attempts
    assert 100 <= second - first <= 106


async def test_what_was_given_up_is_tried_again_when_it_changes_and_not_before(
    world: World,
) -> None:
    probe = Probe(world, TimeoutError)
    await probe.want()
    for _ in range(26):
        await an_hour_later(world)
    tried = len(probe.attempts)
    with world.env._bot_scope():
        world.bot.keeper.refresh(KIND, "1")
    await an_hour_later(world)
    assert len(probe.attempts) == tried
    await probe.want()
    assert len(probe.attempts) == tried + 1


async def test_a_refusal_is_told_to_whoever_waits_for_it(world: World) -> None:
    Probe(world, forbidden)
    with pytest.raises(discord.Forbidden), world.env._bot_scope():
        await world.bot.keeper.show(KIND, "1")


@given(st.sampled_from(Failure), st.integers(1, 10_000), st.integers(0, 2 * WEEK_MS))
def test_pauses_are_bounded_and_come_to_an_end(
    failure: Failure, attempts: int, trying_for: int
) -> None:
    pause = pause_after(failure, attempts, trying_for)
    if trying_for >= WEEK_MS:
        assert pause is None
    elif pause is not None:
        assert 15_000 <= pause <= HOUR_MS
        later = pause_after(failure, attempts + 1, trying_for + pause)
        assert later is None or later >= pause


def test_the_pace_of_a_refusal_for_good() -> None:
    refused = Failure.PLACE_REFUSES
    assert pause_after(refused, 1, 0) == 2 * MINUTE_MS
    assert pause_after(refused, 30, HOUR_MS) == 10 * MINUTE_MS
    assert pause_after(refused, 200, DAY_MS) == HOUR_MS
    assert pause_after(refused, 400, WEEK_MS) is None
