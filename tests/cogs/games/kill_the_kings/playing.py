"""Games of Kill the Kings on Discord: dealt, arranged, read and played by their controls."""

from collections.abc import Sequence
from typing import Any

from simcord import ChannelHandle, InteractionResult, ResponseMessage
from sqlalchemy import select

from bot.matches.record import Record
from bot.storage import tables
from games.core.cards import code, parse
from games.kill_the_kings.piles import Assassination
from games.kill_the_kings.state import KINGS, PEOPLE, Draw, KillTheKingsState, Place, Reserve, Undo
from tests.support.acting import verb_of
from tests.support.world import World, answer, buttons, labels, said_privately, words

COMMAND = "play kill-the-kings"
MOVES = ("draw", "place", "reserve", "undo", "pick")
DAY = 24 * 3600
MONTH = 30 * DAY
TRACE = "Something went wrong"
Offer = tuple[str, str]

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
    world: World, name: str = "ann", channel: ChannelHandle | None = None, **options: Any
) -> InteractionResult:
    """The command in a channel of the server."""
    return await world.people[name].slash(channel or world.channel, COMMAND, **options)


async def deal(
    world: World, name: str = "ann", channel: ChannelHandle | None = None, **options: Any
) -> tuple[Record, ResponseMessage]:
    """A new game by the command; its board as its player sees it."""
    before = {record.id for record in await all_games(world)}
    result = await ask(world, name, channel, **options)
    (record,) = [record for record in await all_games(world) if record.id not in before]
    return record, answer(result) if record.carried else await world.board(record)


async def deal_directly(world: World, name: str = "ann", **options: Any) -> ResponseMessage:
    """A new game in somebody's direct messages; its board."""
    before = {record.id for record in await all_games(world)}
    result = await world.people[name].user.slash(COMMAND, **options)
    (record,) = [record for record in await all_games(world) if record.id not in before]
    return answer(result) if record.carried else await world.board(record)


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
    question = await world.people[name].click(board, label="Concede")
    assert "Concede this game?" in said_privately(question)
    return await world.people[name].click(answer(question), label="Yes, concede")


async def now(world: World, record: Record) -> Record:
    """The match as it is stored."""
    return await world.bot.ledger.read(record.id)


def offered(message: ResponseMessage) -> set[Offer]:
    """What the controls of a message do: verb and argument of each move, and of each pick."""
    found = set()
    for control in buttons(message):
        _, _, verb, *args = control["custom_id"].split(":", 3)
        if verb in MOVES and not control.get("disabled"):
            found.add((verb, "".join(args)))
    return found


def read(message: ResponseMessage) -> str:
    """Everything that can be read on a message, suits as plain letters."""
    options = [o["label"] for b in buttons(message) for o in b.get("options", ())]
    text = "\n".join([words(message), *labels(message), *options])
    return text.replace("\ufe0e", "")


def said(result: InteractionResult) -> str:
    """What somebody is told privately."""
    assert answer(result).ephemeral
    return read(answer(result))


def allowed(record: Record, picked: str = "") -> set[Offer]:
    """What the rules allow; of the reserve only cards to pick, and where the picked one goes."""
    found = set()
    for action in record.game.menu(record.state, 0):
        match action:
            case Draw():
                found.add(("draw", ""))
            case Reserve():
                found.add(("reserve", ""))
            case Undo() if record.daily is None:
                found.add(("undo", ""))
            case Place(card, pile):
                picking = record.state.drawn is None
                if picking:
                    found.add(("pick", "" if code(card) == picked else code(card)))
                if not picking or code(card) == picked:
                    found.add(("place", f"{code(card)}/{pile}"))
    return found


def custom_id(record: Record, verb: str, args: str = "") -> str:
    """What a control made for the present state of a match carries."""
    return f"{record.id}:{record.alarm.since}:{verb}" + (f":{args}" if args else "")


def control_of(message: ResponseMessage, verb: str) -> str:
    """The custom id of the first control of a verb."""
    found: str = next(b["custom_id"] for b in buttons(message) if verb_of(b) == verb)
    return found


async def make(world: World, name: str, message: ResponseMessage, move: Offer) -> InteractionResult:
    """Press what makes a move on a message; what the reserve holds is picked first."""
    verb, value = move
    card = ("pick", value.partition("/")[0])
    if verb == "place" and move not in offered(message) and card in offered(message):
        await make(world, name, message, card)
    person = world.people[name]
    actor = person if world.env.backend.get_channel(message.channel_id).guild_id else person.user
    return await actor.click(message, custom_id=pressed(message, move))


def pressed(message: ResponseMessage, move: Offer) -> str:
    """The custom id of the control that makes a move."""
    verb, value = move
    for control in buttons(message):
        if control["custom_id"].split(":", 2)[2] == (f"{verb}:{value}" if value else verb):
            return str(control["custom_id"])
    raise AssertionError(f"{move} is not offered")


def there(world: World, message: ResponseMessage) -> bool:
    """Whether a message is still to be seen, by whoever it is for."""
    return message.id in world.env.backend.messages[message.channel_id]
