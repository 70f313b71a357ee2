"""King of the Mountain played as people play it: picks and presses on what a message offers."""

from collections.abc import Sequence
from typing import Any

from simcord import ResponseMessage

from bot.base.language import language_for
from bot.discord_io.controls import parse_custom_id
from bot.match.record import Record
from tests.games.king_of_the_mountain.setting import table
from tests.support.acting import arrange
from tests.support.reading import offers
from tests.support.world import World, buttons, labels

SLUG = "king-of-the-mountain"
NAMES = ("ann", "bob", "cem", "dora")
"""The people at the table, by seat."""
DEPLOY = "Deploy this army"
RESPAWN = "Re-spawn"
BACK = "← Pieces"


async def begin(world: World, *names: str, computers: int = 0, **options: Any) -> Record:
    """People sit down in the order of their names, computers after them, and the match begins."""
    return await world.begin(*names, computers=computers, game=SLUG, **options)


async def sit(world: World, *armies: str, reserves: Sequence[str] = (), **options: Any) -> Record:
    """As many people sit down as there are armies, and come to that position; ann is to move."""
    await begin(world, *NAMES[: len(armies)], **options)
    return await arrange(world, table(*armies, reserves=reserves, **options))


async def deploy(world: World, *names: str) -> Record:
    """Everybody opens their hand and takes the first suggestion as it is."""
    for name in names:
        await world.press(name, await world.hand(name), DEPLOY)
    return await world.only_match()


def args_of(hand: ResponseMessage, verb: str) -> list[str]:
    found = [parse_custom_id(custom_id) for custom_id, _ in offers(hand, verb)]
    return [control.args for control in found if control is not None]


async def pick(
    world: World, name: str, hand: ResponseMessage, piece: str, to: str = ""
) -> ResponseMessage:
    """Press the number of a piece; where its targets are in parts, that of the part needed."""
    parts = [args for args in args_of(hand, "pick") if args.partition("/")[0] == piece]
    for part in parts:
        hand = await world.play(name, "pick", part, hand)
        if not to or to in moves_offered(hand):
            return hand
        hand = await world.press(name, hand, BACK)
    raise AssertionError(f"{piece} is not offered, or {to} for it")


async def menu(world: World, name: str) -> ResponseMessage:
    return await world.press(name, await world.hand(name), "More")


async def offer_draw(world: World, name: str) -> None:
    await world.press(name, await menu(world, name), "Offer a draw")


async def move(world: World, name: str, text: str) -> ResponseMessage:
    """Open the hand, press the piece and then the square of a move such as ``E5xE9``."""
    hand = await world.hand(name)
    if "@" in text:
        hand = await world.press(name, hand, RESPAWN)
        return await world.play(name, "respawn", text[0], hand)
    source, target = text.replace("x", "-").replace("*", "-").split("-")
    return await go(world, name, await pick(world, name, hand, source, target), target)


def moves_offered(hand: ResponseMessage) -> set[str]:
    """The squares that the piece may go to, as the buttons that play have them."""
    return {args.partition("-")[2] for args in args_of(hand, "move")}


async def forged(world: World, name: str, rest: str) -> ResponseMessage:
    """Press a button that was never offered; ``rest`` is its verb and args."""
    record = await world.only_match()
    return await world.force(name, f"{record.id}:{record.alarm.since}:{rest}")


async def go(world: World, name: str, hand: ResponseMessage, square: str) -> ResponseMessage:
    """Play the piece that was pressed onto a square, or shoot at it."""
    (args,) = (each for each in args_of(hand, "move") if each.endswith(f"-{square}"))
    return await world.play(name, "move", args, hand)


async def give(
    world: World, name: str, letters: str, hand: ResponseMessage | None = None
) -> ResponseMessage:
    """Pick pieces, given by letter, in the menu of a hand, and give them to the one on the left.

    Or keep them.
    """
    hand = hand or await world.hand(name)
    (control,) = (c for c in buttons(hand) if c.get("options"))
    left = list(control["options"])
    values = []
    for letter in letters:
        kind = language_for("en").say("king-of-the-mountain/piece", kind=letter)
        chosen = next(each for each in left if each["label"] == kind)
        left.remove(chosen)
        values.append(chosen["value"])
    await world.press(name, hand, control["custom_id"], *values)
    keep = "Keep these in reserve"
    return await world.press(name, hand, keep if keep in labels(hand) else "Give these pieces")
