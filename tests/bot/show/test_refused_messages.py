"""What Discord sees of messages that it refuses: when they come again, and when no more."""

from collections.abc import Mapping
from typing import Any

from tests.cogs.roles.test_roles import trust
from tests.cogs.server_settings.managing import choose, panel
from tests.support.world import World, answer, words

HOUR, MINUTE = 3600, 60


async def pass_hours(world: World, hours: int) -> None:
    for _ in range(hours):
        world.env.backend.advance_clock(HOUR)
        await world.env.advance_time(6)


async def test_a_change_starts_the_attempts_over(world: World) -> None:
    """Discord doesn't always tell that a moderator has allowed the board again."""
    await world.begin("ann", "bob", pace="untimed")
    elsewhere = world.guild.create_text_channel("elsewhere")
    with world.refusals.refuse(None, 50013, callbacks=False):
        for hours in (2, 0):
            name = await world.whose_turn()
            opened = await world.people[name].slash(elsewhere, "hand")
            await world.play_hand(name, answer(opened))
            await pass_hours(world, hours)
    record = await world.only_match()
    assert record.shown.published_version < record.version
    await world.env.advance_time(2 * MINUTE + 10)
    assert (await world.only_match()).shown.published_version == record.version


async def test_a_board_is_posted_again_although_the_ping_beside_it_is_refused(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    world.refusals.refuse(None, 50013, times=1, callbacks=False)
    await world.grace()
    before = (await world.only_match()).shown.board_message_id

    def refuse_next(event: str, _: Mapping[str, Any]) -> None:
        if event == "MESSAGE_CREATE":
            world.refusals.refuse(None, 50013, times=1, callbacks=False)

    world.env.backend.subscribers.append(refuse_next)
    told = await world.ask("ann", "board")
    assert [(each.method, each.code) for each in world.refused] == [("POST", 50013)] * 2
    assert (await world.only_match()).shown.board_message_id != before
    assert "I've posted the table again" in words(told)


async def test_what_was_given_up_is_left_alone_until_it_changes(world: World) -> None:
    """A call to a table that has begun, which Discord won't delete."""
    trust(world)
    role = world.guild.create_role("players", mentionable=True)
    await choose(world, await panel(world, "Notifications"), "table_role", role)
    opened = await world.people["ann"].slash(world.channel, "play high-card", pace="untimed")
    await world.people["ann"].click(answer(opened), label="Ping players")
    *_, call = world.messages(world.channel.id)
    await world.join("bob")
    world.env.inject_error("DELETE", "/channels/*/messages/*", status=500, times=None)
    await world.people["ann"].click(await world.lobby(), label="Start")
    await pass_hours(world, 26)
    path = f"/channels/{call.channel_id}/messages/{call.id}"
    asked = [each.path for each in world.env.http_requests].count(path)
    assert asked > 20
    await world.env.advance_time(5 * MINUTE)
    assert [each.path for each in world.env.http_requests].count(path) == asked
    world.heal()


async def test_a_message_is_edited_once_it_has_something_else_to_say(world: World) -> None:
    ann, bob = world.people["ann"], world.people["bob"]
    await ann.slash(world.channel, "challenge", member=bob, game="high-card")
    (stored,) = world.messages(world.channel.id)
    message = world.public(world.channel.id, stored.id)
    before = words(message)
    await bob.click(message, label="Decline")
    assert words(message) != before
    assert len(world.messages(world.channel.id)) == 1


async def test_a_message_moves_to_the_channel_that_is_chosen_instead(world: World) -> None:
    trust(world)
    hall, yard = map(world.guild.create_text_channel, ("hall", "yard"))
    await choose(world, await panel(world), "lobby", hall)
    (posted,) = world.messages(hall.id)
    await choose(world, await panel(world), "lobby", yard)
    assert not world.messages(hall.id)
    (moved,) = world.messages(yard.id)
    assert moved.content == posted.content
