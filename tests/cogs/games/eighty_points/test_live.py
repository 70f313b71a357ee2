"""A whole dealing at the live pace, as it comes to everybody's eyes card by card."""

import re
from typing import Any

from simcord import ResponseMessage

from bot.publishing.pings import GRACE_MS
from games.eighty_points import DEALT
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    STEP,
    TRACE,
    begin,
    held_by,
    tick,
    verbs_on,
)
from tests.cogs.table.test_time import called
from tests.support.world import World, labels, words

OPEN = ("ann", "dora")
"""Those who have their hand open all the time; eve opens hers on the way, cem never."""


def edits(world: World, since: int) -> list[str]:
    """The paths of the answers that were changed since so many requests."""
    found = []
    for request in world.env.http_requests[since:]:
        if request.method == "PATCH" and request.path.startswith("/webhooks/"):
            found.append(request.path)
    return found


def count_in(hand: ResponseMessage) -> str:
    """The line with the cards in a hand."""
    found = re.search(r"Hand, .*", words(hand))
    return found[0] if found else ""


def private(world: World, record: Any) -> list[int]:
    """The ephemeral messages in the place of a match."""
    stored = world.env.backend.messages[record.place_id].values()
    return sorted(message.id for message in stored if message.is_ephemeral)


async def test_a_dealing_grows_in_the_open_hands_and_nowhere_else(world: World) -> None:
    record = await begin(world, pace="live")
    since = record.alarm.since
    hands = {name: await world.hand(name) for name in OPEN}
    assert all("Hand, " not in words(hand) for hand in hands.values())
    pictures: dict[str, bytes] = {}
    for step in range(1, DEALT + 1):
        began = world.bot.ledger.now()
        if step == 12:
            hands["eve"] = await world.hand("eve")
            assert count_in(hands["eve"]).startswith("Hand, 11: ")
        messages, requests = private(world, record), len(world.env.http_requests)
        await world.env.advance_time(STEP - 0.01)
        assert len((await world.only_match()).state.hands[0]) == step - 1, "not before its time"
        await world.env.advance_time(0.01)
        record = await world.only_match()
        assert [len(hand) for hand in record.state.hands] == [step] * 5
        assert record.alarm.since == since, "it is one decision from the first card to the last"
        wait = 3000 if step == DEALT else STEP * 1000
        assert record.alarm.ends_at == began + STEP * 1000 + wait
        assert private(world, record) == messages, "nobody got a new message"
        assert len(edits(world, requests)) == len(hands), "one edit an open hand, no other"
        for name, hand in hands.items():
            mine = held_by(record, name)
            assert count_in(hand).startswith(f"Hand, {step}: ")
            assert len(mine) == step
            picture = world.picture(hand)
            assert picture != pictures.get(name)
            pictures[name] = picture
            twos = any(card.startswith("2") for card in mine)
            if step < DEALT:
                assert any(name.startswith("Declare") for name in labels(hand)) == twos, mine
            assert ("pass" in verbs_on(hand)) == (step == DEALT)
            assert ("You can declare" in words(hand)) == twos
        board = await world.board()
        assert labels(board) == ["Tricks", "My hand", "Leave", "Rules"]
        counts = words(board).count(f", {step} card")
        assert counts == len(NAMES)
        if step * STEP * 1000 > GRACE_MS + 1000:
            assert bool(called(world, record)) == (step < DEALT), "called to the deal, not its end"
    assert record.state.phase == "declaring"
    assert not called(world, record), "three seconds are no time to come in"
    assert record.version == 26, "lobby, four to sit down, the start, and twenty steps"
    await world.env.advance_time(3)
    record = await world.only_match()
    assert record.state.phase == "burying"
    assert [chair.timeouts for chair in record.chairs] == [0] * 5
    koth = NAMES[record.state.koth]
    for name, hand in hands.items():
        assert ("**You are King of the Hill.**" in words(hand)) == (name == koth)
        assert "pass" not in verbs_on(hand)
        assert TRACE not in words(hand)


async def test_only_the_newest_hand_grows_until_its_owner_dismisses_it(world: World) -> None:
    record = await begin(world, pace="live")
    first, hand = await world.hand("ann"), await world.hand("bob")
    second = await world.hand("ann")
    stored = world.env.backend.messages[first.channel_id]
    assert first.id not in stored, "the older one was put away"
    requests = len(world.env.http_requests)
    await tick(world)
    assert count_in(second).startswith("Hand, 1: ")
    assert len(edits(world, requests)) == 2
    del stored[second.id]
    for step in (2, 3):
        record = await tick(world)
        assert count_in(hand).startswith(f"Hand, {step}: ")
    assert record.published_version == record.version
    again = await world.hand("ann")
    await tick(world)
    assert count_in(again).startswith("Hand, 4: ")
