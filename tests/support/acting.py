"""Plays any game by its controls alone: presses or chooses what a message offers."""

import random
from collections.abc import Callable
from typing import Any

from bot.match.ledger import Change
from bot.match.record import Record
from games.core import Entry
from tests.support.world import World


async def arrange(
    world: World, state: Any, change: Callable[[Record], None] | None = None
) -> Record:
    """Put the only match into this state, as if it had been reached by play.

    ``change`` may alter the rest of the match, its chairs for instance.
    """
    record = await world.only_match()
    await world.do(world.bot.ledger.change(record.id, _altered, state, change))
    return await world.only_match()


def _altered(change: Change, state: Any, alter: Callable[[Record], None] | None) -> None:
    change.record.state = state
    if alter is not None:
        alter(change.record)


def stand_in_for(change: Change, seat: int) -> None:
    """Let a computer play for a person from now on, as if they had been away."""
    change.record.chairs[seat].stand_in = True


async def run_out(world: World) -> Record:
    """Pass exactly the time that is left for the present decision or step.

    If that is very long, the bot restarts in between and forgets open hands.
    """
    ends_at = (await world.only_match()).alarm.rings_at
    assert ends_at is not None
    seconds = max(0, ends_at - world.bot.ledger.now()) / 1000 + 0.01
    await (world.env.advance_time(seconds) if seconds < 600 else world.leap(seconds))
    return await world.only_match()


async def awaited(world: World) -> list[str]:
    """Return the names of the players who are waited for, by seat."""
    record = await world.only_match()
    return [world.person_at(record, seat) for seat in sorted(record.awaited)]


async def seated_names(world: World) -> list[str]:
    return [chair.name for chair in (await world.only_match()).chairs]


async def finish(world: World, *records: Record, seed: int = 1) -> None:
    """Play matches to their end at random."""
    rng = random.Random(seed)
    for record in records:
        with world.env._bot_scope():
            await world.bot.ledger.change(record.id, play_out, rng)
    await world.env.settle()


def play_out(change: Change, rng: random.Random) -> None:
    record = change.record
    while record.status == "running":
        if not record.awaited:
            change.play(record.time_out())
            continue
        seat = min(record.awaited)
        chosen = record.game.menu(record.state, seat).sample(rng)
        data = record.game.actions.dump_python(chosen, mode="json")
        change.play(Entry("action", seat, data))
