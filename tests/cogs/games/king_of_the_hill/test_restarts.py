"""The plug is pulled in every phase; the very same buttons work afterwards."""

import random

import pytest

from games.core.cards import code, parse
from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    PHASES,
    any_step,
    attack,
    begin,
    choose,
    chosen_by,
    come_to,
    marked,
    pick,
    play,
    set_aside,
    to_act,
)
from tests.support.acting import offers
from tests.support.watch import Watch
from tests.support.world import World, found_button, pings, words


@pytest.mark.parametrize("phase", PHASES)
async def test_a_hand_opened_before_a_restart_plays_after_it(world: World, phase: str) -> None:
    await begin(world)
    await come_to(world, phase)
    name = (await to_act(world))[0]
    hand = await world.hand(name)
    if phase in ("attack", "tie"):
        await pick(world, name, hand, "AC" if phase == "attack" else "JD")
    record = await world.only_match()
    verb = {"setup": "set_aside", "choosing": "choose", "spoils": "divide"}.get(phase, "attack")
    custom_id, values = offers(hand, verb)[0]
    assert not values
    await world.restart()
    await world.people[name].click(hand, custom_id=custom_id)
    after = await world.only_match()
    assert after.version == record.version + 1
    assert not marked(hand)
    assert "moved on" not in words(hand)
    assert after.published_version == after.version


@pytest.mark.parametrize("phase", ["setup", "attack", "tie"])
@pytest.mark.parametrize("first", NAMES)
async def test_a_restart_between_the_two_commitments_loses_neither(
    world: World, phase: str, first: str
) -> None:
    await begin(world)
    record = await come_to(world, phase)
    second = NAMES[1 - NAMES.index(first)]
    played = {
        "setup": {name: code(record.state.hands[at][0]) for at, name in enumerate(NAMES)},
        "attack": {"ann": "AC", "bob": "KH"},
        "tie": {"ann": "JD", "bob": "9H"},
    }[phase]
    hand = await world.hand(second)
    await pick(world, second, hand, played[second])
    button = offers(hand, "set_aside" if phase == "setup" else "attack")[0][0]
    if phase == "setup":
        await set_aside(world, first, played[first])
    else:
        await attack(world, first, played[first])
    await world.restart()
    assert words(await world.board()).count("ready ✓") == 2
    assert len(marked(hand)) == 1
    await world.people[second].click(hand, custom_id=button)
    state = (await world.only_match()).state
    if phase == "setup":
        assert [code(held[0]) for held in state.reserves] == [played[name] for name in NAMES]
    else:
        assert state.battle.blows[-1] == tuple(
            tuple(each) for each in (cards_of(played["ann"]), cards_of(played["bob"]))
        )
    assert "ready" not in words(await world.board())


def cards_of(text: str) -> list[int]:
    return [parse(each) for each in text.split()]


async def test_the_stacks_on_the_board_can_be_chosen_after_a_restart(world: World) -> None:
    await begin(world)
    await come_to(world, "choosing")
    board = await world.board()
    await world.restart()
    await play(world, "ann", board, "choose", chosen_by(board, "choose")[-1])
    assert (await world.only_match()).state.phase == "attack"


async def test_picks_live_in_the_buttons_and_survive_restarts(world: World) -> None:
    record = await begin(world)
    cards = [code(card) for card in record.state.hands[0][:3]]
    hand = await world.hand("ann")
    for number, card in enumerate(cards, 1):
        await pick(world, "ann", hand, card)
        await world.restart()
        assert len(marked(hand)) == number
    await world.people["ann"].click(hand, label="Set 3 cards aside")
    committed = (await world.only_match()).state.committed[0]
    assert [code(card) for card in committed] == cards


async def test_picked_spoils_survive_a_restart(world: World) -> None:
    await begin(world)
    record = await come_to(world, "spoils")
    first = record.state.spoils[0]
    hand = await world.hand("ann")
    await pick(world, "ann", hand, code(first))
    await world.restart()
    await play(world, "ann", hand, "divide", code(first))
    assert first in (await world.only_match()).state.reserves[0]


@pytest.mark.parametrize("phase", PHASES)
async def test_a_restart_shows_calls_and_changes_nothing(world: World, phase: str) -> None:
    await begin(world)
    await come_to(world, phase)
    record = await world.only_match()
    assert record.place_id is not None
    shown = [(m.id, m.content) for m in world.messages(record.place_id)]
    called = [pings(m) for m in world.messages(record.place_id)]
    before = await world.rows()
    await world.restart()
    assert [(m.id, m.content) for m in world.messages(record.place_id)] == shown
    assert [pings(m) for m in world.messages(record.place_id)] == called
    assert await world.rows() == before


async def test_a_choice_committed_but_not_shown_is_shown_after_a_restart(world: World) -> None:
    await begin(world)
    await come_to(world, "attack")
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "AC")
    world.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
    await world.people["ann"].click(hand, custom_id=offers(hand, "attack")[0][0])
    assert "ready" not in words(await world.board())
    world.heal()
    await world.restart()
    assert words(await world.board()).count("ready ✓") == 2


async def test_a_question_to_leave_asked_before_a_restart_is_confirmed_after_it(
    world: World,
) -> None:
    await begin(world)
    await come_to(world, "attack")
    result = await world.people["bob"].click(await world.board(), label="Leave")
    (question,) = result.followups
    await world.restart()
    yes = found_button(question, "Yes, leave")["custom_id"]
    await world.people["bob"].click(question, custom_id=yes)
    assert "bob concedes: ann is King of the Hill!" in words(await world.board())


async def test_a_whole_match_with_a_restart_after_every_other_step(world: World) -> None:
    watch = Watch(world)
    rng = random.Random(11)
    await begin(world, pace="untimed")
    for step in range(400):
        record = await watch.look()
        if record.status == "over":
            break
        await any_step(world, rng)
        if step % 2:
            await world.restart()
    assert record.status == "over"


async def test_the_board_choice_opens_a_hand_that_survives(world: World) -> None:
    await begin(world)
    await come_to(world, "choosing")
    await choose(world)
    await world.restart()
    hand = await attack(world, "ann", "AC")
    assert "You attack with **A♣︎**" in words(hand)
