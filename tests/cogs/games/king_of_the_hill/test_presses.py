"""The number of presses in a battle, on the components that people see."""

import pytest

from tests.cogs.games.king_of_the_hill.playing import attack, begin
from tests.games.king_of_the_hill.table import BOTTOM, GAME, at, table
from tests.support.acting import arrange
from tests.support.reading import buttons
from tests.support.world import World

EARLY = table(
    ("KC 3C 7S 8S", "2D 3D"), stacks={at(4, 0): "3H 4H", BOTTOM[1]: "9S"}, gone=[BOTTOM[0]]
)


async def pressed(world: World, *labels: str) -> None:
    """One press each, of what ann's hand has when it comes to it."""
    hand = await world.hand("ann")
    for label in labels:
        (custom_id,) = (
            each["custom_id"]
            for each in buttons(hand)
            if each.get("label") == label and not each.get("disabled")
        )
        await world.people["ann"].click(hand, custom_id=custom_id)


@pytest.mark.parametrize(
    "labels",
    [
        ("9♠︎", "K♣︎", "Into my hand"),
        ("9♠︎", "K♣︎", "Into my reserve"),
        ("4♥︎ ×2", "7♠︎ 8♠︎ = 15", "All into my hand"),
        ("4♥︎ ×2", "7♠︎ 8♠︎ = 15", "All into my reserve"),
    ],
)
async def test_a_battle_takes_three_presses(world: World, labels: tuple[str, ...]) -> None:
    """A stack, an attack, and what becomes of the cards won."""
    await begin(world)
    await arrange(world, GAME.copy(EARLY))
    hand = await world.hand("bob")
    stack, blow, spoils = labels
    await pressed(world, stack)
    await attack(world, "bob", "3D", hand)
    await pressed(world, blow, spoils)
    after = (await world.only_match()).state
    assert (after.phase, after.turn) == ("choosing", 1)
    assert after.won[0] == (2 if "All" in spoils else 1)
