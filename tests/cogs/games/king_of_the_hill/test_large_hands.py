"""Hands and reserves of more cards than a menu holds: all attacks stay within reach."""

import pytest

from games.core.cards import STANDARD_DECK, code
from games.king_of_the_hill import JOKER, AttackMenu
from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    attack,
    begin,
    choose,
    chosen_by,
    marked,
    pick,
    set_aside,
)
from tests.cogs.table.test_limits import check_everything
from tests.games.king_of_the_hill.table import ALL_BUT_APEX, table
from tests.support.acting import arrange, stand_in_for
from tests.support.world import World, labels, words

LEFT = 1
"""The only stack left below the apex."""
MANY = [card for card in STANDARD_DECK if code(card) not in {"KS", "KH", "2C", "2H"}]


def codes(number: int) -> str:
    return " ".join(code(card) for card in MANY[:number])


@pytest.mark.parametrize("number", [15, 16, 25, 26, 41])
async def test_every_attack_of_a_large_hand_is_within_reach(world: World, number: int) -> None:
    await begin(world, pace="untimed")
    gone = ALL_BUT_APEX - {LEFT}
    stacks = {LEFT: "2C 2H KH KS"}
    await arrange(world, table((codes(number), ""), stacks=stacks, gone=gone))
    await choose(world)
    hand = await world.hand("ann")
    held = (*MANY[:number], JOKER)
    for card in held[::3] if number > 26 else held:
        await pick(world, "ann", hand, code(card))
        check_everything(world)
        legal = {".".join(map(code, each.cards)) for each in AttackMenu(held) if card in each.cards}
        assert sorted(chosen_by(hand, "attack")) == sorted(legal)
        assert len(marked(hand)) == 1
    longest = max((each.cards for each in AttackMenu(held)), key=len)
    await attack(world, "ann", " ".join(map(code, longest)), hand)
    assert (await world.only_match()).state.committed[0] == longest
    check_everything(world)


@pytest.mark.parametrize("number", [16, 26, 40])
async def test_a_tie_is_fought_out_of_a_large_reserve(world: World, number: int) -> None:
    await begin(world, pace="untimed")
    gone = ALL_BUT_APEX - {LEFT}
    rest = " ".join(code(card) for card in MANY[number : number + 4])
    state = table(("KS", "KH"), (codes(number), ""), stacks={LEFT: rest}, gone=gone)
    await arrange(world, state)
    await choose(world)
    await attack(world, "ann", "KS")
    await attack(world, "bob", "KH")
    hand = await world.hand("ann")
    for card in (MANY[0], MANY[number // 2], MANY[number - 1], JOKER):
        await pick(world, "ann", hand, code(card))
        check_everything(world)
        assert code(card) in chosen_by(hand, "attack")
    await attack(world, "ann", code(MANY[number - 1]), hand)
    assert (await world.only_match()).state.committed[0] == (MANY[number - 1],)


async def test_the_most_cards_there_can_be_fit_the_picture_and_the_text(world: World) -> None:
    await begin(world)
    gone = ALL_BUT_APEX
    await arrange(world, table((codes(40), ""), (" ".join(("KS", "KH")), ""), gone=gone))
    hand = await world.hand("ann")
    assert "Hand, 41:" in words(hand) and "Reserve, 2:" in words(hand)
    assert len(hand.attachments) == 1
    check_everything(world)


@pytest.mark.parametrize("name", NAMES)
async def test_a_hand_that_a_computer_keeps_still_fits_and_plays(world: World, name: str) -> None:
    await begin(world, pace="live")
    seat = NAMES.index(name)
    with world.env._bot_scope():
        await world.bot.ledger.change((await world.only_match()).id, stand_in_for, seat)
    await world.env.settle()
    hand = await world.hand(name)
    check_everything(world)
    assert labels(hand)[0] == "Take my seat back"
    await set_aside(world, name, "JB", hand)
    record = await world.only_match()
    assert record.state.committed[seat] == (JOKER,)
    assert not record.chairs[seat].stand_in
