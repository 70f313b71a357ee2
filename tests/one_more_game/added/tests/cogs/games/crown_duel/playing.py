"""Crown Duel as people play it, and what its viewers may know."""

from collections.abc import Iterator

from bot.matches.record import Record
from bot.pictures import hand_picture
from games.core.cards import label, parse
from games.crown_duel import CrownDuelView
from tests.support.watch import SECRECY, Secrecy
from tests.support.world import World

SLUG = "crown-duel"


def _own(view: CrownDuelView) -> set[int]:
    played = None if view.viewer is None else view.played[view.viewer]
    return {*view.hand} if played is None else {*view.hand, played}


def _known(view: CrownDuelView) -> set[int]:
    return {card for card in (*_own(view), *view.played) if card is not None}


def _hands(view: CrownDuelView, _: tuple[int, ...]) -> Iterator[bytes]:
    return (hand_picture(sorted(_own(view)), card) for card in (None, *sorted(_known(view))))


SECRECY[SLUG] = Secrecy(_known, _hands)


async def begin(world: World, *names: str, **options: str) -> Record:
    """These people sit down; the board is up."""
    return await world.begin(*(names or ("ann", "bob")), game=SLUG, **options)


async def play(world: World, name: str, card: str) -> Record:
    """Open the hand and press a card of it."""
    await world.people[name].click(await world.hand(name), label=label(parse(card)))
    return await world.only_match()


async def ann_wins(world: World) -> Record:
    """A whole match."""
    await begin(world)
    await play(world, "bob", "QS")
    return await play(world, "ann", "KH")
