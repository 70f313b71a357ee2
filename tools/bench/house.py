"""Shared by the measurements: matches to act in, percentiles."""

import random
import statistics
from collections.abc import Sequence

from bot.app import Castellan
from bot.match import actions, lobbies
from bot.match.ledger import Ledger
from bot.match.people import Person, Place
from bot.match.record import Pace, Record


async def begin(
    ledger: Ledger, people: Sequence[Person], place: Place, bot: Castellan | None = None
) -> Record:
    """Begin a match of High Card; a ``bot`` shows its lobby first."""
    host, *guests = people
    pace: Pace = "relaxed" if bot is None else "untimed"
    record = await lobbies.open_lobby(ledger, "high-card", {"target": 4}, pace, host, place)
    for guest in guests:
        record = await ledger.change(record.id, actions.join, guest)
    if bot is not None:
        await bot.publisher.wait_until_shown(record.id)
    return await ledger.change(record.id, lobbies.start, record.version, host)


async def act(ledger: Ledger, record: Record, seed: int = 1) -> Record:
    """Let the player in turn act at random."""
    game, (seat,) = record.game, record.game.to_act(record.state)
    user_id = record.chairs[seat].user_id
    assert user_id is not None
    action = game.menu(record.state, seat).sample(random.Random(seed))
    dumped = game.actions.dump_python(action, mode="json")
    person = Person(user_id, "player", 1)
    return await ledger.change(record.id, actions.act, record.alarm.since, person, dumped)


def percentile(values: list[float], percent: int) -> float:
    return statistics.quantiles(values, n=100)[percent - 1]
