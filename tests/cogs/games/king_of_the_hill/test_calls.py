"""Pings and direct messages where two decide at once: each is called once, and privately."""

from typing import Any

import pytest
from simcord import ResponseMessage

from tests.cogs.games.king_of_the_hill.playing import (
    NAMES,
    PHASES,
    attack,
    begin,
    choose,
    come_to,
    set_aside,
)
from tests.cogs.people.test_preferences import prefer
from tests.cogs.table.test_time import called
from tests.games.king_of_the_hill.table import BOTTOM, table
from tests.support.acting import arrange, offers
from tests.support.watch import Watch
from tests.support.world import Click, World, labels, pings, text_of, words


def calls_of(world: World) -> list[str]:
    """Every call posted so far, those taken away included."""
    found = []
    for request in world.env.http_requests:
        body: Any = request.json
        content = str(body.get("content")) if isinstance(body, dict) else ""
        if request.method == "POST" and "it is your turn" in content:
            found.append(content)
    return found


async def test_both_are_called_to_set_up_in_one_message(world: World) -> None:
    record = await begin(world)
    (call,) = called(world, record)
    # The host has just pressed Start, so only the other may need a call.
    assert {world.people["bob"].id} <= {*pings(call)} <= {world.people[n].id for n in NAMES}
    assert "it is your turn in King of the Hill" in text_of(call)


@pytest.mark.parametrize("first", NAMES)
async def test_one_commitment_pings_nobody_again(world: World, first: str) -> None:
    await begin(world)
    before = calls_of(world)
    await world.env.advance_time(61)
    await set_aside(world, first)
    assert calls_of(world) == before


async def test_the_call_goes_when_the_last_who_is_waited_for_comes(world: World) -> None:
    record = await begin(world)
    assert called(world, record)
    await set_aside(world, "ann")
    assert called(world, record), "bob has not come yet"
    await world.hand("bob")
    assert not called(world, record)


async def test_the_call_of_a_decision_does_not_outlast_it(world: World) -> None:
    record = await begin(world)
    (call,) = called(world, record)
    for name in NAMES:
        await set_aside(world, name)
    assert call.id not in [message.id for message in called(world, record)]


async def test_the_call_goes_although_both_commit_at_once(world: World) -> None:
    record = await begin(world)
    (call,) = called(world, record)
    hands = {name: await world.hand(name) for name in NAMES}
    await world.at_once(*(Click(n, hand, "Set nothing aside") for n, hand in hands.items()))
    assert call.id not in [message.id for message in called(world, record)]


async def test_the_opponent_is_called_when_a_stack_has_been_chosen(world: World) -> None:
    record = await begin(world)
    await come_to(world, "choosing")
    await world.env.advance_time(61)
    await choose(world)
    (call,) = called(world, record)
    assert pings(call) == [world.people["bob"].id]


async def test_who_has_committed_is_not_called_until_there_is_something_new(
    world: World,
) -> None:
    record = await begin(world)
    await come_to(world, "attack")
    await attack(world, "ann", "AC")
    await world.env.advance_time(30)
    for message in called(world, record):
        assert world.people["ann"].id not in pings(message)


async def prefers_direct(world: World) -> None:
    for name in NAMES:
        await prefer(world, name, "Hands by direct message")


async def press_directly(
    world: World, name: str, verb: str, args: str, card: str = ""
) -> ResponseMessage:
    """Play in the direct message, having picked a card first if one is given."""
    (hand,) = world.direct_messages(name)
    person = world.people[name].user
    for wanted in ([("pick", card)] if card else []) + [(verb, args)]:
        custom_id = next(
            text for text, _ in offers(hand, wanted[0]) if text.endswith(f":{wanted[1]}")
        )
        await person.click(hand, custom_id=custom_id)
    return hand


async def test_direct_hands_arrive_anew_with_each_decision_and_tell_the_other_nothing(
    world: World,
) -> None:
    await prefers_direct(world)
    await begin(world)
    watch = Watch(world)
    await arrange(world, table(("KS AC", "KH 3D"), ("5S", "5H"), stacks={BOTTOM[0]: "9C"}))
    await watch.begin_here()
    seen: dict[str, list[int]] = {name: [] for name in NAMES}

    def arrived(name: str) -> bool:
        (hand,) = world.direct_messages(name)
        fresh = hand.id not in seen[name]
        seen[name].append(hand.id)
        return fresh

    assert [arrived(name) for name in NAMES] == [True, True]
    await press_directly(world, "ann", "choose", str(BOTTOM[0]))
    await watch.look()
    assert [arrived(name) for name in NAMES] == [True, True], "both are to attack"
    await press_directly(world, "ann", "attack", "KS", "KS")
    await watch.look()
    assert [arrived(name) for name in NAMES] == [False, False], "one of the two has committed"
    assert "You attack with **K♠︎**" in words(world.direct_messages("ann")[0])
    await press_directly(world, "bob", "attack", "KH", "KH")
    await watch.look()
    assert [arrived(name) for name in NAMES] == [True, True], "a tie is a new decision"
    await press_directly(world, "bob", "attack", "5H", "5H")
    await press_directly(world, "ann", "attack", "JB", "JB")
    await watch.look()
    assert [arrived(name) for name in NAMES] == [False, True], "bob has spoils to divide"
    await press_directly(world, "bob", "divide", "9C")
    await watch.look()
    assert "bob put the card into the reserve." in words(await world.board())
    assert not calls_of(world)


@pytest.mark.parametrize("phase", PHASES)
async def test_a_direct_hand_works_after_a_restart(world: World, phase: str) -> None:
    await prefers_direct(world)
    await begin(world)
    if phase == "setup":
        (hand,) = world.direct_messages("bob")
        await world.restart()
        await world.people["bob"].user.click(
            hand, custom_id=next(t for t, _ in offers(hand, "set_aside"))
        )
        assert (await world.only_match()).state.committed[1] == ()
        return
    record = await come_to(world, phase)
    (hand,) = world.direct_messages("ann")
    await world.restart()
    card = {"attack": "AC", "tie": "JD"}.get(phase, "")
    verb = {"choosing": "choose", "spoils": "divide"}.get(phase, "attack")
    args = {"choosing": str(BOTTOM[0]), "spoils": "divide"}.get(phase, card)
    await press_directly(world, "ann", verb, args, card)
    assert (await world.only_match()).version == record.version + 1


async def test_a_pick_in_a_direct_message_stays_when_the_other_commits(world: World) -> None:
    await prefers_direct(world)
    await begin(world)
    await come_to(world, "attack")
    (hand,) = world.direct_messages("ann")
    pick = next(text for text, _ in offers(hand, "pick") if text.endswith(":AC"))
    await world.people["ann"].user.click(hand, custom_id=pick)
    await attack(world, "bob", "KH")
    (same,) = world.direct_messages("ann")
    assert same.id == hand.id
    assert any(text.startswith("✓ ") for text in labels(same))
    await world.people["ann"].user.click(same, custom_id=offers(same, "attack")[0][0])
    assert (await world.only_match()).state.phase == "spoils"
