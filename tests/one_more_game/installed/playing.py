"""Crown Duel as people play it, and what its viewers may know."""

from typing import Any

from bot.match.record import Record
from games.core.cards import parse
from tests.support.cards import label
from tests.support.world import World

SLUG = "crown-duel"


async def begin(world: World, **options: Any) -> Record:
    """Two people sit down, ann first."""
    return await world.begin("ann", "bob", game=SLUG, **options)


async def play(world: World, name: str, card: str) -> Record:
    """Open the hand and press a card of it."""
    await world.press(name, await world.hand(name), label(parse(card)))
    return await world.only_match()


async def ann_wins(world: World) -> Record:
    """A whole match."""
    await begin(world)
    await play(world, "bob", "QS")
    return await play(world, "ann", "KH")
