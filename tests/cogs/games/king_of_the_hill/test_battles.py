"""Choosing, attacking, ties and spoils as two people play them at a table."""

from games.core.cards import code
from games.king_of_the_hill.attack import JOKER
from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    TWO_CARDS,
    attack,
    begin,
    choose,
    chosen_by,
    divide,
    play,
    to_act,
)
from tests.cogs.games.king_of_the_hill.test_pages import laid_out
from tests.games.king_of_the_hill.table import table
from tests.support.acting import arrange
from tests.support.reading import offers
from tests.support.world import World, answer, words


async def test_a_stack_chosen_on_the_board_opens_ones_hand_privately(world: World) -> None:
    await begin(world)
    await arrange(world, laid_out("choosing"))
    result = await play(world, "ann", await world.board(), "choose", str(TWO_CARDS))
    hand = answer(result)
    assert hand.ephemeral
    assert "**Attack for K♦︎ ×2.**" in words(hand)
    assert (await world.only_match()).state.battle.stack == TWO_CARDS
    assert not offers(await world.board(), "choose")


async def test_a_tie_is_fought_out_of_the_reserves_until_it_breaks(world: World) -> None:
    """In hands that are open all the time; then the spoils are divided and the turn passes."""
    await begin(world)
    await arrange(world, table(("KS", "KH"), ("5S 9D 3D", "5H 2C 2D"), stacks={10: "9C"}))
    await choose(world, 10)
    hands = {name: await world.hand(name) for name in NAMES}
    await attack(world, "ann", "KS", hands["ann"])
    await attack(world, "bob", "KH", hands["bob"])
    for name in NAMES:
        assert "**A tie!** Attack again for 9♣︎, from your reserve." in words(hands[name])
    state = (await world.only_match()).state
    assert all(JOKER in reserve for reserve in state.reserves), "Jokers go into the reserve"
    board = words(await world.board())
    assert "A tie for **9♣︎**! Attack again, from your reserves." in board
    assert "0 in hand · 4 in reserve" in board
    assert chosen_by(hands["ann"], "attack") == ["3D", "9D", "5S", "JB"]
    await attack(world, "ann", "5S", hands["ann"])
    await attack(world, "bob", "5H", hands["bob"])
    told = words(await world.press("cem", await world.board(), "Battles so far"))
    assert "From the reserves ann attacked with **5♠︎** (5) and bob with **5♥︎** (5): a tie." in told
    await attack(world, "ann", "9D", hands["ann"])
    await attack(world, "bob", "JB", hands["bob"])
    board = words(await world.board())
    assert (
        "From the reserves ann attacked with **9♦︎** (9) and bob with **Joker** (0): ann wins."
        in board
    )
    state = (await world.only_match()).state
    assert state.phase == "spoils"
    assert JOKER in state.hands[1], "a Joker played comes back to the hand"
    assert JOKER in state.reserves[0], "one that was not stays in the reserve"
    assert "**You won 9♣︎.** Where to?" in words(hands["ann"])
    assert "ann is dividing the spoils" in words(hands["bob"])
    await divide(world, "ann", "9C", hands["ann"])
    assert "9C" in [code(card) for card in (await world.only_match()).state.reserves[0]]
    assert await to_act(world) == ["bob"]
