"""Crown Duel as people play it, and what its viewers may know."""

from collections.abc import Iterator

from castellan_crown_duel.rules import DEALT
from castellan_crown_duel.view import CrownDuelView

from bot.match.record import Record
from bot.pictures import hand_picture
from games.core.cards import parse
from tests.support.cards import label
from tests.support.watch import SECRECY, Secrecy
from tests.support.world import World

SLUG = "crown-duel"


def _known(view: CrownDuelView) -> set[int]:
    own = None if view.viewer is None else view.played[view.viewer]
    known = view.played if all(view.chosen) else (own,)
    return {card for card in (*view.hand, *known) if card is not None}


def _hands(view: CrownDuelView, _: tuple[int, ...], __: tuple[str, ...]) -> Iterator[bytes]:
    assert view.viewer is not None
    own = DEALT[view.viewer]
    return (hand_picture(own, played) for played in ((), *((card,) for card in own)))


SECRECY[SLUG] = Secrecy(_known, _hands)


async def begin(world: World, **options: str) -> Record:
    """Two people sit down, ann first."""
    return await world.begin("ann", "bob", game=SLUG, **options)


async def play(world: World, name: str, card: str) -> Record:
    """Open the hand and press a card of it."""
    await world.people[name].click(await world.hand(name), label=label(parse(card)))
    return await world.only_match()


async def ann_wins(world: World) -> Record:
    """A whole match."""
    await begin(world)
    await play(world, "bob", "QS")
    return await play(world, "ann", "KH")
