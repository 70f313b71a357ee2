"""King of the Mountain played as people play it: picks and presses on what a message offers."""

from typing import Any

from simcord import InteractionResult, ResponseMessage

from bot.base.language import language_for
from bot.discord_io.controls import parse_custom_id
from bot.match.record import Record
from tests.support.acting import offers
from tests.support.asking import go_to
from tests.support.world import World, answer, buttons, labels

SLUG = "king-of-the-mountain"
NAMES = ("ann", "bob", "cem", "dora")
"""The people at the table, by seat."""
DEPLOY = "Deploy this army"
RESPAWN = "Re-spawn"
BACK = "← Another piece"


async def begin(world: World, *names: str, computers: int = 0, **options: Any) -> Record:
    """People sit down in the order of their names, computers after them, and the match begins."""
    await world.open_table(names[0], game=SLUG, **options)
    await world.seat(*names[1:])
    for _ in range(computers):
        await world.add_computer(names[0])
    await world.people[names[0]].click(await world.lobby(), label="Start")
    return await world.only_match()


async def deploy(world: World, *names: str) -> Record:
    """Everybody opens their hand and takes the first suggestion as it is."""
    for name in names:
        await world.people[name].click(await world.hand(name), label=DEPLOY)
    return await world.only_match()


def args_of(hand: ResponseMessage, verb: str) -> list[str]:
    """Return the args of a verb's enabled buttons."""
    found = [parse_custom_id(custom_id) for custom_id, _ in offers(hand, verb)]
    return [control.args for control in found if control is not None]


async def press(
    world: World, name: str, hand: ResponseMessage, verb: str, args: str
) -> InteractionResult:
    """Press the button that says this."""
    (offer,) = (each for each in offers(hand, verb) if each[0].endswith(f":{verb}:{args}"))
    return await world.people[name].click(hand, custom_id=offer[0])


async def pick(
    world: World, name: str, hand: ResponseMessage, piece: str, to: str = ""
) -> ResponseMessage:
    """Press the number of a piece; where its targets are in parts, that of the part needed."""
    parts = [args for args in args_of(hand, "pick") if args.partition("/")[0] == piece]
    for part in parts:
        hand = answer(await press(world, name, hand, "pick", part))
        if not to or to in moves_offered(hand):
            return hand
        hand = answer(await world.people[name].click(hand, label=BACK))
    raise AssertionError(f"{piece} is not offered, or {to} for it")


def able(message: ResponseMessage) -> list[str]:
    """The labels of the buttons that can be pressed."""
    return [
        each["label"] for each in buttons(message) if "label" in each and not each.get("disabled")
    ]


async def menu(world: World, name: str) -> ResponseMessage:
    """Press *More* on the hand."""
    return answer(await world.people[name].click(await world.hand(name), label="More"))


async def offer_draw(world: World, name: str) -> None:
    await world.people[name].click(await menu(world, name), label="Offer a draw")


async def mutate(world: World, name: str, hand: ResponseMessage, letter: str) -> InteractionResult:
    """Give the King a piece's moves as well; a dash takes them away."""
    return await press(world, name, hand, "mutate", letter)


async def move(world: World, name: str, text: str) -> InteractionResult:
    """Open the hand, press the piece and then the square of a move such as ``E5xE9``."""
    hand = await world.hand(name)
    if "@" in text:
        hand = answer(await world.people[name].click(hand, label=RESPAWN))
        return await press(world, name, hand, "respawn", text[0])
    source, target = text.replace("x", "-").replace("*", "-").split("-")
    hand = await pick(world, name, hand, source, target)
    return await go(world, name, hand, target)


def moves_offered(hand: ResponseMessage) -> set[str]:
    """The squares that the piece may go to, as the buttons that play have them."""
    return {args.partition("-")[2] for args in args_of(hand, "move")}


async def forged(world: World, name: str, rest: str, since: int | None = None) -> InteractionResult:
    """Press a button that was never offered; ``rest`` is its verb and args."""
    record = await world.only_match()
    version = record.alarm.since if since is None else since
    return await world.people[name].click(world.forge(f"{record.id}:{version}:{rest}"), label="0")


async def go(world: World, name: str, hand: ResponseMessage, square: str) -> InteractionResult:
    """Play the piece that was pressed onto a square, or shoot at it."""
    (args,) = (each for each in args_of(hand, "move") if each.endswith(f"-{square}"))
    return await press(world, name, hand, "move", args)


async def give(
    world: World, name: str, letters: str, hand: ResponseMessage | None = None
) -> InteractionResult:
    """Pick pieces, given by letter, and give them to the one on the left, or keep them."""
    hand = hand or await world.hand(name)
    await pick_pieces(world, name, hand, letters)
    keep = "Keep these in reserve"
    label = keep if keep in labels(hand) else "Give these pieces"
    return await world.people[name].click(hand, label=label)


async def pick_pieces(world: World, name: str, hand: ResponseMessage, letters: str) -> None:
    """Pick pieces, given by letter, in the menu of a hand; nothing is given yet."""
    (control,) = (c for c in buttons(hand) if c.get("options"))
    left = list(control["options"])
    values = []
    for letter in letters:
        kind = language_for("en").say("king-of-the-mountain/piece", kind=letter)
        chosen = next(each for each in left if each["label"] == kind)
        left.remove(chosen)
        values.append(chosen["value"])
    await world.people[name].select(hand, values, custom_id=control["custom_id"])


async def leave(world: World, name: str, *, command: bool = False) -> InteractionResult:
    """Leave by the board or by one's hand, and confirm; everybody has decided by then."""
    await world.let_all_decide()
    person = world.people[name]
    asked = await (
        go_to(person, "resign", world.channel)
        if command
        else person.click(await world.board(), label="Leave")
    )
    return await person.click(answer(asked), label="Yes, leave")
