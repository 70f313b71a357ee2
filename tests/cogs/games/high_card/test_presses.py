"""The number of presses in a turn, on the components that people see."""

import pytest

from games.high_card.state import HighCardState
from tests.games.high_card.table import GAME, table
from tests.support.acting import arrange
from tests.support.reading import buttons
from tests.support.world import World, labels, words

ONE = table("2C", "KC", "4C")
SEVERAL = table("2C 9D", "KC", "4C")


@pytest.mark.parametrize(("state", "labels"), [(ONE, ("↓ Lowest",)), (SEVERAL, ("9♦︎", "• Middle"))])
async def test_a_turn_takes_a_press_with_one_card_and_two_with_several(
    world: World, state: HighCardState, labels: tuple[str, ...]
) -> None:
    await world.begin("ann", "bob", "cem")
    await arrange(world, GAME.copy(state))
    hand = await world.hand("ann")
    for label in labels:
        assert (await world.only_match()).state.turn == 0
        (custom_id,) = (
            each["custom_id"]
            for each in buttons(hand)
            if each.get("label") == label and not each.get("disabled")
        )
        await world.people["ann"].click(hand, custom_id=custom_id)
    assert (await world.only_match()).state.turn == 1


async def test_cards_come_first_and_what_is_said_of_the_picked_one_below(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    await arrange(world, GAME.copy(SEVERAL))
    hand = await world.hand("ann")
    cards = ["Rules", "More", "2♣︎"]
    assert labels(hand) == [*cards, "9♦︎"]
    await world.press("ann", hand, "9♦︎")
    assert labels(hand) == [*cards, "✓ 9♦︎", "↓ Lowest", "• Middle", "↑ Highest"]


async def test_anybody_may_look_back_at_the_hands_played(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    await arrange(world, GAME.copy(ONE))
    for name, label in (("ann", "↓ Lowest"), ("bob", "↑ Highest"), ("cem", "• Middle")):
        await world.press(name, await world.hand(name), label)
    hand = await world.press("dora", await world.board(), "Hands played")
    assert hand.ephemeral
    assert "✓ ann **2♣︎** Lowest · ✓ bob **K♣︎** Highest · ✓ cem **4♣︎** Middle" in words(hand)
