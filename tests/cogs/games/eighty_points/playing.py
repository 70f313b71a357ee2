"""Eighty Points played as people play it: picks and presses on what a message offers."""

from typing import Any

from simcord import InteractionResult, ResponseMessage

from bot.match.record import Record
from games.core.cards import code, parse
from games.eighty_points.state import EightyPointsState
from tests.games.eighty_points import table
from tests.games.eighty_points.table import H
from tests.games.playing import codes
from tests.support.acting import arrange, awaited, offers, verb_of
from tests.support.cards import label
from tests.support.world import World, buttons, found_button, labels, said_privately

SLUG = "eighty-points"
NAMES = ("ann", "bob", "cem", "dora", "eve")
"""The people at the table, by seat."""
STEP = 1.5
"""Seconds from card to card at the live pace."""

# Sitting down, and coming to a position


async def begin(world: World, *names: str, computers: int = 0, **options: Any) -> Record:
    """Ann, bob, cem, dora and eve sit down in that order; computers take the last seats."""
    names = names or NAMES[: len(NAMES) - computers]
    for name in names:
        if name not in world.people:
            world.welcome(name)
    await world.open_table(names[0], game=SLUG, **options)
    await world.seat(*names[1:])
    for _ in range(computers):
        await world.add_computer(names[0])
    await world.people[names[0]].click(await world.lobby(), label="Start")
    return await world.only_match()


def laid_out(phase: str) -> EightyPointsState:
    """A phase in which nobody has decided anything yet.

    Ann is King of the Hill where there is one, and hearts are trumps. While cards are dealt and
    declared ann holds two twos of hearts, bob a two of spades, cem two of clubs; the others none.
    """
    twos = ("2H 2H", "2S", "2C 2C")
    match phase:
        case "dealing":
            return table.dealing(*twos, dealt=10)
        case "declaring":
            return table.dealing(*twos)
        case "naming":
            state = table.dealing("3H 3H AS", "3S", rank="3", number=2)
            table.pass_all(state)
        case "burying" | "calling":
            state = table.dealing(*twos)
            table.declare(state, 0, H, pair=True)
            table.pass_all(state)
            if phase == "calling":
                table.bury(state, codes(state.hands[0][:8]))
        case _:
            state = table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D")
            if phase == "scored":
                state = table.table("AS", "QS", "JS", "10S", "9S")
            if phase in ("shown", "scored"):
                table.trick(state, "AS", "QS", "JS", "10S", "9S")
            if phase == "scored":
                table.go_on(state)
    assert state.phase == phase
    return state


async def come_to(world: World, phase: str) -> Record:
    """Come to a phase as ``laid_out`` has it."""
    return await arrange(world, laid_out(phase))


async def tick(world: World, steps: int = 1) -> Record:
    """Pass the time in which ``steps`` cards are dealt to each player at the live pace."""
    for _ in range(steps):
        await world.env.advance_time(STEP)
    return await world.only_match()


# Reading


def args_of(message: ResponseMessage, verb: str) -> list[str]:
    """Return the args of a verb's enabled controls."""
    return [
        custom_id.partition(f":{verb}")[2].removeprefix(":") for custom_id in ids(message, verb)
    ]


def plays_on(message: ResponseMessage) -> set[str]:
    """Return the plays that take one press on a message: the codes of one or two cards."""
    offered = offers(message, "put")
    return {*args_of(message, "put")} | {value for _, values in offered for value in values}


def ids(message: ResponseMessage, verb: str) -> list[str]:
    """The custom ids of the enabled controls of a verb."""
    return [custom_id for custom_id, _ in offers(message, verb)]


def menus_of(message: ResponseMessage) -> list[list[str]]:
    """Return the labels of each menu's options on a message."""
    controls = buttons(message)
    return [[o["label"] for o in each["options"]] for each in controls if each.get("options")]


def is_enabled(message: ResponseMessage, text: str) -> bool:
    """Whether the only button with that label can be pressed."""
    return not found_button(message, text).get("disabled", False)


# Picking and playing; without a hand, one is opened


async def mark(
    world: World, name: str, hand: ResponseMessage, value: str, verb: str = "pick"
) -> None:
    """Choose a value in the menu that has it."""
    for custom_id, values in offers(hand, verb):
        if value in values:
            await world.people[name].select(hand, [value], custom_id=custom_id)
            return
    raise AssertionError(f"{value} is in no menu")


async def pick(
    world: World, name: str, hand: ResponseMessage, *codes: str
) -> InteractionResult | None:
    """Add these cards to what is picked, one press after the other."""
    result = None
    for each in codes:
        result = await _pick_one(world, name, hand, label(parse(each)))
    return result


async def _pick_one(world: World, name: str, hand: ResponseMessage, text: str) -> InteractionResult:
    for control in buttons(hand):
        if verb_of(control) not in ("pick", "choose"):
            continue
        if control.get("label") == text:
            return await world.people[name].click(hand, custom_id=control["custom_id"])
        options = control.get("options") or ()
        free = [o["value"] for o in options if _card(o) == text and not o.get("default")]
        if free:
            values = free[:1]
            if control.get("max_values", 1) > 1:
                values += [option["value"] for option in options if option.get("default")]
            return await world.people[name].select(hand, values, custom_id=control["custom_id"])
    raise AssertionError(f"{text} cannot be picked")


async def unpick(
    world: World, name: str, hand: ResponseMessage, *codes: str
) -> InteractionResult | None:
    """Take these cards back from what is picked."""
    result = None
    for each in codes:
        result = await _unpick_one(world, name, hand, label(parse(each)))
    return result


async def _unpick_one(
    world: World, name: str, hand: ResponseMessage, text: str
) -> InteractionResult:
    for control in buttons(hand):
        if control.get("label") == f"✓ {text}":
            return await world.people[name].click(hand, custom_id=control["custom_id"])
        chosen = [option for option in control.get("options") or () if option.get("default")]
        out = [option["value"] for option in chosen if _card(option) == text]
        if out:
            values = [option["value"] for option in chosen if option["value"] != out[0]]
            return await world.people[name].select(hand, values, custom_id=control["custom_id"])
    raise AssertionError(f"{text} is not picked")


def _card(option: dict[str, Any]) -> str:
    """The card that an option stands for; some say in brackets how many one has."""
    name: str = option["label"]
    return name.partition(" (")[0]


async def press(
    world: World, name: str, message: ResponseMessage, verb: str, args: str = ""
) -> Any:
    """Press the button with this play. Returns the person's result."""
    for custom_id in ids(message, verb):
        if custom_id.partition(f":{verb}")[2].removeprefix(":") == args:
            return await world.people[name].click(message, custom_id=custom_id)
    raise AssertionError(f"{verb} {args} is not offered: {labels(message)}")


async def declare(
    world: World, name: str, suit: int, *, pair: bool = False, hand: ResponseMessage | None = None
) -> ResponseMessage:
    """Declare a suit (0 to 3, clubs to spades); the hand."""
    hand = hand or await world.hand(name)
    args = f"{suit}.{'pair' if pair else ''}"
    if args not in args_of(hand, "declare"):
        await mark(world, name, hand, args)
    await press(world, name, hand, "declare", args)
    return hand


async def pass_by(world: World, *names: str) -> None:
    """These declare nothing."""
    for name in names:
        await press(world, name, await world.hand(name), "pass")


async def name_suit(
    world: World, name: str, suit: int, hand: ResponseMessage | None = None
) -> ResponseMessage:
    """Name the trump suit, since nobody declared; the hand."""
    hand = hand or await world.hand(name)
    await mark(world, name, hand, str(suit))
    await press(world, name, hand, "name", str(suit))
    return hand


async def put(
    world: World, name: str, codes: str, hand: ResponseMessage | None = None
) -> ResponseMessage:
    """Play one card or two; the hand."""
    hand = hand or await world.hand(name)
    play = ".".join(code(card) for card in sorted(parse(each) for each in codes.split()))
    if play not in plays_on(hand):
        await pick(world, name, hand, codes.split(maxsplit=1)[0])
    if play in args_of(hand, "put"):
        await press(world, name, hand, "put", play)
    else:
        await mark(world, name, hand, play, "put")
    return hand


async def trick(world: World, *plays: str) -> Record:
    """Five plays from the one who is to lead on; the trick stays on show."""
    for play in plays:
        (name,) = await awaited(world)
        await put(world, name, play)
    return await world.only_match()


async def get_ready(world: World, *names: str, on_board: bool = True) -> None:
    """Press Ready, on the board or in the hand."""
    for name in names:
        message = await world.board() if on_board else await world.hand(name)
        await world.people[name].click(message, label="Ready")


async def refused(world: World, name: str, *custom_ids: str) -> list[str]:
    """Return the answers to forged buttons; none of them may have changed anything."""
    before = await world.rows()
    told = []
    for custom_id in custom_ids:
        result = await world.people[name].click(world.forge(custom_id), label="0")
        text = said_privately(result)
        assert "something went wrong" not in text, custom_id
        assert len(text) > 20, custom_id
        told.append(text)
    assert await world.rows() == before
    return told
