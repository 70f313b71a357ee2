"""Games of Kill the Kings on Discord: dealt, arranged, read and played by their controls."""

from collections.abc import Iterator, Sequence
from typing import Any

from simcord import ChannelHandle, InteractionResult, ResponseMessage
from sqlalchemy import select

from bot.match.record import Record
from bot.storage import tables
from games.core.cards import code, parse
from games.kill_the_kings.piles import Assassination
from games.kill_the_kings.state import (
    KINGS,
    PEOPLE,
    Draw,
    KillTheKingsState,
    PlaceCard,
    Reserve,
    Undo,
)
from tests.support.reading import offers, verb_of
from tests.support.world import World, answer, buttons, labels, said_privately, words

COMMAND = "play kill-the-kings"
DAILY_PLAY = "-:0:daily_play:kill-the-kings,"
"""The button that begins the daily deal, also once it is no longer offered."""
DAY = 24 * 3600
MONTH = 30 * DAY
Offer = tuple[str, str]
Press = tuple[str, tuple[str, ...]]
"""A press, by its custom id and the chosen values."""

NEAR_WIN: dict[str, Any] = {
    "piles": ("QC QD", "QS JS JH", "10H 10C 10D", "9S 9C 9D"),
    "deaths": (None, "kind", "kind", "kind"),
    "top": "QH",
}
"""One card from the stock, under the king of clubs, wins."""


def cards(text: str) -> list[int]:
    return [parse(word) for word in text.split()]


def state_of(
    piles: Sequence[str] = (),
    *,
    deaths: Sequence[Assassination | None] = (),
    reserve: str = "",
    drawn: str | None = None,
    top: str = "",
    stock: int | None = None,
) -> KillTheKingsState:
    """A table: what lies below each king, and the cards next drawn, the first one first."""
    below = [cards(text) for text in piles] + [[] for _ in KINGS[len(piles) :]]
    state = KillTheKingsState(
        stock=[],
        piles=below,
        deaths=[*deaths, *(None for _ in KINGS[len(deaths) :])],
        reserve=cards(reserve),
        drawn=None if drawn is None else parse(drawn),
    )
    used = {*state.reserve, *(card for pile in below for card in pile), state.drawn, *cards(top)}
    rest = [card for card in PEOPLE if card not in used]
    whole = rest + cards(top)[::-1]
    state.stock = whole if stock is None else whole[len(whole) - stock :]
    return state


async def all_games(world: World) -> list[Record]:
    """Every match there is, in no order."""
    ids = await world.bot.database.scalars(select(tables.matches.c.id))
    return [await world.bot.ledger.read(match_id) for match_id in ids]


async def ask(
    world: World,
    name: str = "ann",
    channel: ChannelHandle | None = None,
    *,
    daily: bool = False,
    **options: Any,
) -> ResponseMessage:
    """The command in a channel of the server; or the daily deal, by its button."""
    place = channel or world.channel
    if not daily:
        return await world.ask(name, COMMAND, place=place, **options)
    return await world.press(name, await world.ask(name, "daily", place=place), DAILY_PLAY)


async def deal(
    world: World, name: str = "ann", channel: ChannelHandle | None = None, **options: Any
) -> tuple[Record, ResponseMessage]:
    """A new game by the command; its board as its player sees it."""
    before = {record.id for record in await all_games(world)}
    result = await ask(world, name, channel, **options)
    (record,) = [record for record in await all_games(world) if record.id not in before]
    return record, answer(result) if record.private else await world.board(record)


async def deal_directly(world: World, name: str = "ann", **options: Any) -> ResponseMessage:
    """Begin a game in a person's direct messages. Returns its board."""
    before = {record.id for record in await all_games(world)}
    user = world.people[name].user
    if options.pop("daily", False):
        deals = answer(await user.slash("daily", game="kill-the-kings"))
        result = await user.click(deals, label="Play today's deal")
    else:
        result = await user.slash(COMMAND, **options)
    (record,) = [record for record in await all_games(world) if record.id not in before]
    return answer(result) if record.private else await world.board(record)


async def arrange(world: World, record: Record, **table: Any) -> Record:
    """Put another table in place of a game's, and let its board show it."""
    record = await world.bot.ledger.read(record.id)
    record.state = state_of(**table)
    await world.write_state(record)
    with world.env._bot_scope():
        world.bot.publisher.touch(record.id)
    await world.env.settle()
    return record


async def concede(world: World, name: str, board: ResponseMessage) -> InteractionResult:
    """Press Concede, and say yes."""
    question = await world.press(name, board, "Concede")
    assert "Concede this game?" in said_privately(question)
    return await world.press(name, question, "Yes, concede")


async def now(world: World, record: Record) -> Record:
    """The match as it is stored."""
    return await world.bot.ledger.read(record.id)


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
    text = "\n".join([words(message), *labels(message), *options])
    return text.replace("\ufe0e", "")


def said(result: InteractionResult | ResponseMessage) -> str:
    """Return a person's private reply."""
    assert answer(result).ephemeral
    return read(answer(result))


def allowed(record: Record) -> set[Offer]:
    """Return the legal actions."""
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
    """The move that places a card."""
    return "place", f"{code(place.card)}/{place.pile}"


def custom_id(record: Record, verb: str, args: str = "") -> str:
    """Return the id of a control made for the present state of a match."""
    return f"{record.id}:{record.alarm.since}:{verb}" + (f":{args}" if args else "")


def control_of(message: ResponseMessage, verb: str) -> str:
    """The custom id of the first control of a verb."""
    found: str = next(b["custom_id"] for b in buttons(message) if verb_of(b) == verb)
    return found


async def make(world: World, name: str, message: ResponseMessage, move: Offer) -> InteractionResult:
    """Make a move by one press on a message."""
    person: Any = world.people[name]
    if world.env.backend.get_channel(message.channel_id).guild_id is None:
        person = person.user
    custom_id, values = pressed(message, move)
    if values:
        return await person.select(message, list(values), custom_id=custom_id)  # type: ignore[no-any-return]
    return await person.click(message, custom_id=custom_id)  # type: ignore[no-any-return]


def pressed(message: ResponseMessage, move: Offer) -> Press:
    """Return the press for a move on a message: a button, or a choice in a menu."""
    found = dict(_ways(message))
    assert move in found, f"{move} is not offered"
    return found[move]


def there(world: World, message: ResponseMessage) -> bool:
    """Return True if a message still exists, public or private."""
    return message.id in world.env.backend.messages[message.channel_id]
