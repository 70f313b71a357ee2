"""King of the Hill played as people play it: picks and presses on what a message offers."""

from typing import Any

from simcord import InteractionResult, ResponseMessage

from bot.match.record import Record
from cogs.games.king_of_the_hill.texts import card_text
from games.core.cards import parse
from games.king_of_the_hill.state import KingOfTheHillState
from tests.games.king_of_the_hill.table import BOTTOM, at, table
from tests.support.acting import use
from tests.support.imagined import ENGLISH
from tests.support.reading import offers, verb_of
from tests.support.world import World, buttons

SLUG = "king-of-the-hill"
NAMES = ("ann", "bob")
"""The people at the table, by seat."""
PHASES = ("setup", "choosing", "attack", "tie", "spoils")
TWO_CARDS = at(4, 1)
"""A stack of two that may be chosen once the second of the bottom row is gone."""


async def begin(world: World, **options: Any) -> Record:
    """Two people sit down, ann first, and the cards are dealt."""
    return await world.begin(*NAMES, game=SLUG, **options)


async def to_act(world: World) -> list[str]:
    """Return the players with a decision to make, by seat."""
    record = await world.only_match()
    return [world.person_at(record, seat) for seat in sorted(record.to_act)]


def chosen_by(hand: ResponseMessage, verb: str) -> list[str]:
    """Return the plays of a verb's controls: their args, or the values in their menus."""
    found: list[str] = []
    for custom_id, values in offers(hand, verb):
        found += values or [custom_id.partition(f":{verb}")[2].removeprefix(":")]
    return found


async def pick(
    world: World, name: str, hand: ResponseMessage, *codes: str
) -> InteractionResult | None:
    """Press the cards one after the other, or choose them in the menus they are in."""
    result = None
    for code in codes:
        result = await _pick_one(world, name, hand, card_text(parse(code), ENGLISH))
    return result


async def _pick_one(world: World, name: str, hand: ResponseMessage, text: str) -> InteractionResult:
    for control in buttons(hand):
        if verb_of(control) != "pick":
            continue
        if (control.get("label") or "").removeprefix("✓ ") == text:
            return await world.people[name].click(hand, custom_id=control["custom_id"])
        options = control.get("options") or ()
        values = [option["value"] for option in options if option["label"] == text]
        if values and control.get("max_values", 1) > 1:
            values += [option["value"] for option in options if option.get("default")]
        if values:
            return await world.people[name].select(hand, values, custom_id=control["custom_id"])
    raise AssertionError(f"{text} cannot be picked")


async def play(
    world: World, name: str, hand: ResponseMessage, verb: str, args: str = ""
) -> InteractionResult:
    """Press the control that plays, or choose it in its menu."""
    for custom_id, values in offers(hand, verb):
        if args in values:
            return await use(world, name, hand, (custom_id, values), args)
        if custom_id.partition(f":{verb}")[2].removeprefix(":") == args:
            return await world.people[name].click(hand, custom_id=custom_id)
    raise AssertionError(f"{verb} {args} is not offered: {chosen_by(hand, verb)}")


async def set_aside(
    world: World, name: str, codes: str = "", hand: ResponseMessage | None = None
) -> ResponseMessage:
    """Lay these cards into the reserve; the hand."""
    hand = hand or await world.hand(name)
    await pick(world, name, hand, *codes.split())
    (args,) = chosen_by(hand, "set_aside")
    await play(world, name, hand, "set_aside", args)
    return hand


async def choose(world: World, stack: int | None = None) -> str:
    """Choose a stack on the board, as the player whose turn it is. Returns their name."""
    (name,) = await to_act(world)
    board = await world.board()
    offered = chosen_by(board, "choose")
    await play(world, name, board, "choose", offered[0] if stack is None else str(stack))
    return name


async def attack(
    world: World, name: str, codes: str, hand: ResponseMessage | None = None
) -> ResponseMessage:
    """Attack with these cards; the hand."""
    hand = hand or await world.hand(name)
    args = codes.replace(" ", ".")
    await play(world, name, hand, "attack", args)
    return hand


async def divide(
    world: World, name: str, codes: str = "", hand: ResponseMessage | None = None
) -> ResponseMessage:
    """Put these of the cards won into the reserve, the rest into the hand; the hand."""
    hand = hand or await world.hand(name)
    args = codes.replace(" ", ".")
    if args not in chosen_by(hand, "divide"):
        await pick(world, name, hand, *codes.split())
    await play(world, name, hand, "divide", args)
    return hand


def tie_to_come(*, stack: str = "9C") -> KingOfTheHillState:
    """Ann is to choose; kings tie, and both have a reserve for it."""
    return table(
        ("KS 2C", "KH 3D"), ("4S 5S 6S JD", "9H 7H JB"), stacks={BOTTOM[0]: stack}, gone=(11,)
    )
