"""King of the Hill played as people play it: picks and presses on what a message offers."""

from simcord import ResponseMessage

from bot.match.record import Record
from cogs.games.king_of_the_hill.texts import card_text
from games.core.cards import parse
from games.king_of_the_hill.state import KingOfTheHillState
from tests.games.king_of_the_hill import table
from tests.games.king_of_the_hill.table import BOTTOM
from tests.support.imagined import ENGLISH
from tests.support.reading import offers, verb_of
from tests.support.world import World, buttons

SLUG = "king-of-the-hill"
NAMES = ("ann", "bob")
"""The people at the table, by seat."""
PHASES = ("setup", "choosing", "attack", "tie", "spoils")
TWO_CARDS = table.at(4, 1)
"""A stack of two that may be chosen once the second of the bottom row is gone."""
KINGS = (("KS", "KH"),)
"""A tie."""


def laid_out(phase: str) -> KingOfTheHillState:
    """A phase in which nobody has decided anything yet; ``tie`` is its own."""
    if phase == "setup":
        return table.new()
    if phase == "tie":  # both have a reserve for it
        hands, reserves = ("KS 2C", "KH 3D"), ("4S 5S 6S JD", "9H 7H JB")
        state = table.table(hands, reserves, stacks={BOTTOM[0]: "9C"}, gone=(11,))
        table.fight(state, BOTTOM[0], *KINGS)
        return state
    state = table.table(("7S 8S AC", "KH 3D"), ("4D 5D", "JB 9H"), gone=(11,))
    if phase != "choosing":
        table.choose(state, TWO_CARDS)
    if phase == "spoils":
        table.attack(state, ("7S 8S", "KH"))
    return state


async def begin(world: World) -> Record:
    """Two people sit down, ann first, and the cards are dealt."""
    return await world.begin(*NAMES, game=SLUG)


def chosen_by(hand: ResponseMessage, verb: str) -> list[str]:
    """Return the plays of a verb's controls: their args, or the values in their menus."""
    found: list[str] = []
    for custom_id, values in offers(hand, verb):
        found += values or [custom_id.partition(f":{verb}")[2].removeprefix(":")]
    return found


async def pick(world: World, name: str, hand: ResponseMessage, *codes: str) -> None:
    """Press the cards one after the other, or choose them in the menus they are in."""
    for code in codes:
        await _pick_one(world, name, hand, card_text(parse(code), ENGLISH))


async def _pick_one(world: World, name: str, hand: ResponseMessage, text: str) -> None:
    for control in buttons(hand):
        if verb_of(control) != "pick":
            continue
        if (control.get("label") or "").removeprefix("✓ ") == text:
            await world.people[name].click(hand, custom_id=control["custom_id"])
            return
        options = control.get("options") or ()
        values = [option["value"] for option in options if option["label"] == text]
        if values and control.get("max_values", 1) > 1:
            values += [option["value"] for option in options if option.get("default")]
        if values:
            await world.people[name].select(hand, values, custom_id=control["custom_id"])
            return
    raise AssertionError(f"{text} cannot be picked")
