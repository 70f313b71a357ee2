"""Games of Kill the Kings on Discord: dealt, arranged, read and played by their controls."""

from collections.abc import Iterator
from typing import Any

from simcord import InteractionResult, ResponseMessage

from bot.match.record import Record
from games.core.cards import code
from games.kill_the_kings.state import Draw, PlaceCard, Reserve, Undo
from tests.games.kill_the_kings.table import layout
from tests.support.reading import offers
from tests.support.world import World, answer, buttons, labels, words

Offer = tuple[str, str]
Press = tuple[str, tuple[str, ...]]
"""A press, by its custom id and the chosen values."""

NEAR_WIN = {"kc": "QC QD", "kd": "QS JS JH JD", "kh": "10H 10C 10D", "ks": "9S 9C 9D", "top": "QH"}
"""One card from the stock, under the king of clubs, wins."""


async def arrange(world: World, record: Record, *piles: str, **table: Any) -> Record:
    """Put another table in place of a game's, and let its board show it."""
    record = await world.bot.ledger.read(record.id)
    record.state = layout(*piles, **table)
    await world.write_state(record)
    with world.env._bot_scope():
        world.bot.publisher.touch(record.id)
    await world.env.settle()
    return record


async def dealt(
    world: World, *piles: str, private: bool = False, daily: bool = False, **table: Any
) -> tuple[Record, ResponseMessage]:
    """Deal a game, and put another table in place of its own. Returns it with its board."""
    record, board = await world.deal(private=private, daily=daily)
    return await arrange(world, record, *piles, **table), board


def offered(message: ResponseMessage) -> set[Offer]:
    """The moves that the controls of a message make: verb, and card and pile of a placement."""
    return {move for move, _ in _ways(message)}


def _ways(message: ResponseMessage) -> Iterator[tuple[Offer, Press]]:
    """The moves that can be made on a message, and what is pressed or chosen for each."""
    for custom_id, values in offers(message):
        _, _, verb, *args = custom_id.split(":", 3)
        for value in values or ("".join(args),):
            chosen = (value,) if values else ()
            yield (verb, value if verb == "place" else ""), (custom_id, chosen)


def read(message: ResponseMessage) -> str:
    """Everything that can be read on a message, suits as plain letters."""
    options = [o["label"] for b in buttons(message) for o in b.get("options", ())]
    return "\n".join([words(message), *labels(message), *options]).replace("\ufe0e", "")


def said(result: InteractionResult | ResponseMessage) -> str:
    """Return a person's private reply."""
    assert answer(result).ephemeral
    return read(answer(result))


def allowed(record: Record) -> set[Offer]:
    found = set()
    for action in record.game.menu(record.state, 0):
        match action:
            case Draw():
                found.add(("draw", ""))
            case Reserve():
                found.add(("reserve", ""))
            case Undo() if record.shared_deal is None:
                found.add(("undo", ""))
            case PlaceCard():
                found.add(placing(action))
    return found


def placing(place: PlaceCard) -> Offer:
    return "place", f"{code(place.card)}/{place.pile}"


def custom_id(record: Record, verb: str, args: str = "") -> str:
    """Return the id of a control made for the present state of a match."""
    return f"{record.id}:{record.alarm.since}:{verb}" + (f":{args}" if args else "")


async def make(world: World, name: str, message: ResponseMessage, move: Offer) -> None:
    custom_id, values = pressed(message, move)
    await world.press(name, message, custom_id, *values)


def pressed(message: ResponseMessage, move: Offer) -> Press:
    found = dict(_ways(message))
    assert move in found, f"{move} is not offered"
    return found[move]
