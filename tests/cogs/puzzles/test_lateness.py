"""Warnings for the operator on a day without a puzzle."""

from tests.cogs.puzzles.puzzling import arrange
from tests.support.scraped import read_metrics
from tests.support.world import World


async def late(world: World) -> float:
    with world.env._bot_scope():
        found = read_metrics((await world.bot.monitor.numbers()).decode())
    return found["castellan_puzzle_late_seconds", ""]


async def test_a_day_without_its_puzzle_is_told_as_late(world: World) -> None:
    now = world.bot.ledger.now() / 1000
    assert await late(world) == now % 86_400
    await arrange(world, "high-card")
    assert await late(world) == 0
