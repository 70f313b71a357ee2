"""The time that one person waits for four computers, on the bot's own clock."""

from statistics import median

from games.core.cards import code
from games.eighty_points import EightyPoints
from tests.cogs.games.eighty_points.playing import pick
from tests.support.any_table import Table
from tests.support.world import World

MAX_WAITED = 4.0
"""Seconds between two decisions, in the middle."""
MAX_ROUND = 78.0
"""Seconds of a round whose person decides at once: five of them take six and a half minutes."""


async def test_who_decides_at_once_plays_a_round_in_little_more_than_a_minute(
    world: World,
) -> None:
    table = Table(world, EightyPoints(), 1)
    await table.begin("live", computers=4, rounds=1, loose_following=False)
    ledger = world.bot.ledger
    began = last = ledger.now()
    waited = []
    while (record := await table.now()).status == "running":
        if record.state.phase == "dealing" or not table.able(record):
            assert record.alarm.wake_at is not None
            await table.pass_time(record.alarm.wake_at)
            continue
        waited.append((ledger.now() - last) / 1000)
        last = ledger.now()
        hand = await world.hand("ann")
        if record.state.phase == "burying":
            (seat,) = record.awaited
            chosen = [code(card) for card in sorted(record.state.hands[seat])[:8]]
            await pick(world, "ann", hand, *chosen)
            await world.press("ann", hand, "Bury these eight")
        else:
            offer = await table.choose(record, "ann", hand)
            await table.press("ann", hand, offer)
    assert len(waited) > 10
    assert median(waited) <= MAX_WAITED
    assert (ledger.now() - began) / 1000 <= MAX_ROUND
