"""King of the Mountain played as people play it: picks and presses on what a message offers."""

from typing import Any

from simcord import InteractionResult, ResponseMessage

from bot.matches.record import Chair, Record
from games.king_of_the_mountain import KingOfTheMountainState
from tests.support.acting import offers, use, verb_of
from tests.support.world import World, answer, buttons

SLUG = "king-of-the-mountain"
NAMES = ("ann", "bob", "cem", "dora")
"""The people at the table, by seat."""
TRACE = "Something went wrong"
DEPLOY = "Deploy this army"


async def begin(world: World, *names: str, computers: int = 0, **options: Any) -> Record:
    """People sit down in the order of their names, computers after them, and the match begins."""
    await world.open_table(names[0], game=SLUG, **options)
    await world.seat(*names[1:])
    for _ in range(computers):
        await world.people[names[0]].click(await world.lobby(), label="Add computer")
    await world.people[names[0]].click(await world.lobby(), label="Start")
    return await world.only_match()


async def deploy(world: World, *names: str) -> Record:
    """Everybody opens their hand and takes the first suggestion as it is."""
    for name in names:
        await world.people[name].click(await world.hand(name), label=DEPLOY)
    return await world.only_match()


async def pick(world: World, name: str, hand: ResponseMessage, piece: str) -> ResponseMessage:
    """Pick a piece by its square, or by ``N@`` in the reserve; the hand then."""
    value = f"@{piece[0]}" if "@" in piece else piece
    (menu,) = (offer for offer in offers(hand, "pick") if value in offer[1])
    return answer(await use(world, name, hand, menu, value))


async def move(world: World, name: str, text: str) -> InteractionResult:
    """Open the hand, pick the piece and then the square of a move such as ``E5xE9``."""
    hand = await world.hand(name)
    if "@" in text:
        hand = await pick(world, name, hand, text)
        return await world.people[name].click(hand, label="Bring it in")
    source, target = text.replace("x", "-").replace("*", "-").split("-")
    hand = await pick(world, name, hand, source)
    for offer in offers(hand, "move"):
        if target in offer[1] or offer[0].endswith(f":{source}-{target}"):
            return await use(world, name, hand, offer, target)
    raise AssertionError(f"{text} is not offered")


def record_of(state: KingOfTheMountainState, **options: Any) -> Record:
    """A match of ann, bob, cem and dora that stands so, for pages that are made without Discord."""
    chairs = [Chair(seat, seat + 1, NAMES[seat], "") for seat in state.position.living]
    return Record(
        id="0" * 10,
        slug=SLUG,
        rules_version=1,
        options=state.options.model_dump(mode="json"),
        pace="relaxed",
        status="running",
        host_id=1,
        guild_id=1,
        locale="en-US",
        secret=b"",
        commitment="",
        channel_id=1,
        created_at=0,
        state=state,
        chairs=chairs,
        **options,
    )


def options_of(message: ResponseMessage, *verbs: str) -> dict[str, tuple[str, str]]:
    """What the menus of a message offer, by label: custom id and value."""
    return {
        option["label"]: (control["custom_id"], option["value"])
        for control in buttons(message)
        if not verbs or verb_of(control) in verbs
        for option in control.get("options", ())
    }


async def choose(world: World, name: str, message: ResponseMessage, label: str) -> ResponseMessage:
    """Choose what is called so in one of the menus; the hand then."""
    custom_id, value = options_of(message)[label]
    return answer(await world.people[name].select(message, [value], custom_id=custom_id))


def moves_offered(hand: ResponseMessage) -> set[str]:
    """The squares that the picked piece may go to, as the controls that play have them."""
    found: set[str] = set()
    for custom_id, values in offers(hand, "move"):
        found |= set(values) or {custom_id.rpartition("-")[2]}
    return found


async def forged(world: World, name: str, rest: str, since: int | None = None) -> InteractionResult:
    """Press a button that was never offered; ``rest`` is its verb and args."""
    record = await world.only_match()
    version = record.alarm.since if since is None else since
    return await world.people[name].click(world.forge(f"{record.id}:{version}:{rest}"), label="0")


async def go(world: World, name: str, hand: ResponseMessage, square: str) -> InteractionResult:
    """Play the piece that the hand has picked onto a square, or shoot at it."""
    for offer in offers(hand, "move"):
        if square in offer[1] or offer[0].endswith(f"-{square}"):
            return await use(world, name, hand, offer, square)
    raise AssertionError(f"{square} is not offered")
