"""Preferences for notifications: hands by direct message, and pings or none."""

import pytest
from sqlalchemy import delete, update

from bot.preferences.people import Preferences
from bot.storage import tables
from tests.support.world import (
    World,
    buttons,
    declare_button,
    labels,
    likely,
    pings,
    said_privately,
    text_of,
    words,
)


async def prefer(world: World, name: str, pressed: str) -> None:
    await world.press(name, await world.ask(name, "preferences"), pressed)


async def take_hands_directly(world: World, *names: str) -> None:
    for name in names:
        await prefer(world, name, "Send hands by direct message")


TWO_COLOURS, ADVICE = "Use a four-colour deck", "Turn off advice"


async def test_the_panel_turns_its_switches_over_and_back(world: World) -> None:
    panel = await world.ask("ann", "preferences")
    assert "only you can see them" in said_privately(panel)
    usual = ["Send hands by direct message", "Don't ping me", TWO_COLOURS, ADVICE]
    turned = [
        *("Open hands in the channel", "Ping me"),
        *("Use a two-colour deck", "Give me advice in my first matches"),
    ]
    first = labels(panel)
    assert {*usual} <= {*first}
    for pressed in usual:
        await world.press("ann", panel, pressed)
    assert "as **direct messages**" in words(panel)
    assert "**not pinged**" in words(panel)
    now = dict(zip(usual, turned, strict=True))
    assert labels(panel) == [now.get(each, each) for each in first]
    for pressed in turned:
        await world.press("ann", panel, pressed)
    assert labels(panel) == first
    chosen = await world.bot.preferences.of(world.people["ann"].id)
    assert chosen == Preferences(locale="en-US")


async def test_preferences_work_in_direct_messages_and_outlast_a_restart(world: World) -> None:
    panel = await world.ask("ann", "preferences", directly=True)
    await world.press("ann", panel, "Don't ping me")
    await world.restart()
    await world.press("ann", panel, "Send hands by direct message")
    text = said_privately(await world.ask("ann", "preferences", directly=True))
    assert "as **direct messages**" in text
    assert "**not pinged**" in text


async def test_a_whole_match_is_played_from_direct_messages(world: World) -> None:
    await take_hands_directly(world, "ann", "bob")
    await world.begin("ann", "bob", target=2)
    for _ in range(200):
        record = await world.only_match()
        if record.status == "over":
            break
        assert not any(pings(message) for message in world.messages(record.shown.place_id))
        name = await world.whose_turn()
        person = world.people[name].user
        (hand,) = world.direct_messages(name)
        assert "Your turn" in words(hand)
        picks = [b for b in buttons(hand) if ":pick:" in b["custom_id"]]
        if picks:
            await person.click(hand, custom_id=picks[0]["custom_id"])
        await person.click(hand, custom_id=declare_button(hand, likely(hand))["custom_id"])
        assert (await world.only_match()).version == record.version + 1
    assert record.status == "over"
    for name in ("ann", "bob"):
        (hand,) = world.direct_messages(name)
        assert "wins the match!" in words(hand) or "You won!" in words(hand)
        assert "Rematch" in labels(hand)


@pytest.mark.parametrize("path", ["/channels/{}/messages", "/users/@me/channels"])
async def test_closed_direct_messages_fall_back_to_the_channel(world: World, path: str) -> None:
    await prefer(world, "bob", "Send hands by direct message")
    closed = path.format(world.people["bob"].user.dm_channel.id)
    world.env.inject_error("POST", closed, status=403, code=50007, times=None)
    called = set()
    record = await world.begin("ann", "bob", "cem", target=1)
    for _ in range(60):
        record = await world.only_match()
        if record.status == "over":
            break
        if await world.whose_turn() == "bob":
            await world.grace()
            calls = [m for m in world.messages(record.shown.place_id) if pings(m)]
            called |= {user for message in calls for user in pings(message)}
            assert all("can't reach you" in text_of(message) for message in calls)
        await world.play_turn(None)
    assert record.status == "over"
    assert not world.direct_messages("bob")
    assert called == {world.people["bob"].id}


async def test_a_direct_hand_that_cannot_come_anew_is_renewed_where_it_stands(world: World) -> None:
    """Discord may refuse one message for good without the person taking none at all."""
    await take_hands_directly(world, "ann", "bob")
    await world.begin("ann", "bob")
    other = await world.waiting()
    (hand,) = world.direct_messages(other)
    assert "not your turn" in words(hand)
    path = f"/channels/{hand.channel_id}/messages"
    world.env.inject_error("POST", path, status=403, code=50001, times=None)
    await world.play_turn(None)
    if await world.whose_turn() == other:
        (hand,) = world.direct_messages(other)
        assert "Your turn" in words(hand)
        world.heal()
        await world.play_turn(None)
        await world.play_turn(None)
    (hand,) = world.direct_messages(other)
    assert ("Your turn" in words(hand)) == (await world.whose_turn() == other)


@pytest.mark.parametrize("pressed", [0, 1])
async def test_of_two_direct_hands_the_newer_one_stays(world: World, pressed: int) -> None:
    """One that was sent as the bot ended isn't noted. One may also be sent during a press."""
    await take_hands_directly(world, "ann", "bob")
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    await world.bot.database.run(delete(tables.direct_hands))
    await world.press("cem", await world.board(), "Join")
    hands = world.direct_messages(name)
    noted = update(tables.direct_hands).where(tables.direct_hands.c.message_id == hands[1].id)
    await world.bot.database.run(noted.values(message_id=hands[1 - pressed].id))
    declared = declare_button(hands[0], likely(hands[0]))["custom_id"]
    await world.people[name].user.click(hands[pressed], custom_id=declared)
    (hand,) = world.direct_messages(name)
    assert hand.id == hands[1].id
    assert "Your turn" not in words(hand)


async def test_a_direct_hand_survives_a_failing_discord(world: World) -> None:
    await prefer(world, "ann", "Send hands by direct message")
    channel = world.people["ann"].user.dm_channel
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=500, times=2)
    await world.begin("ann", "bob")
    await world.env.advance_time(31)
    assert len(world.direct_messages("ann")) == 1


async def test_a_failing_direct_message_keeps_nobody_else_from_being_called(world: World) -> None:
    await prefer(world, "ann", "Send hands by direct message")
    channel = world.people["ann"].user.dm_channel
    world.env.inject_error("*", f"/channels/{channel.id}/messages*", status=500, times=None)
    record = await world.begin("ann", "bob", "cem", target=10)
    await world.play_turn(None)
    if await world.whose_turn() == "ann":
        await world.play_turn(None)
    name = await world.whose_turn()
    await world.grace()
    called = [u for m in world.messages(record.shown.place_id) for u in pings(m)]
    assert called == [world.people[name].id]


async def test_those_with_direct_hands_are_warned_too(world: World) -> None:
    await take_hands_directly(world, "ann", "bob")
    record = await world.begin("ann", "bob")
    name = await world.whose_turn()
    before = {message.id for message in world.direct_messages(name)}
    await world.env.advance_time(4 * 60 + 1)
    warned = [u for m in world.messages(record.shown.place_id) for u in pings(m)]
    fresh = [m for m in world.direct_messages(name) if m.id not in before]
    assert fresh or warned == [world.people[name].id]


async def test_who_wants_no_pings_is_never_notified(world: World) -> None:
    for name in ("ann", "bob", "cem"):
        await prefer(world, name, "Don't ping me")
    record = await world.begin("ann", "bob", "cem", target=1)
    for _ in range(4):
        await world.env.advance_time(4 * 60 + 1)
        assert not any(pings(message) for message in world.messages(record.shown.place_id))
        if (await world.only_match()).status == "over":
            break
        await world.play_turn(None)


async def test_switching_to_direct_messages_in_a_match_delivers_the_hand(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    other = await world.waiting()
    await prefer(world, other, "Send hands by direct message")
    await world.play_turn()
    assert len(world.direct_messages(other)) == 1


async def test_resigning_is_possible_from_direct_messages(world: World) -> None:
    await world.begin("ann", "bob", "cem")
    await world.press("bob", await world.ask("bob", "resign", directly=True), "Yes, leave")
    assert (await world.only_match()).chairs[1].left
