"""King of the Hill played as people play it: picks and presses on what a message offers."""

from bot.match.record import Record
from games.king_of_the_hill.state import KingOfTheHillState
from tests.games.king_of_the_hill import table
from tests.games.king_of_the_hill.table import BOTTOM
from tests.support.acting import arrange
from tests.support.world import World

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


async def begin(world: World, state: KingOfTheHillState | None = None) -> Record:
    """Two people sit down, ann first, and the cards are dealt; or they come to a position."""
    record = await world.begin(*NAMES, game=SLUG)
    return record if state is None else await arrange(world, state)
