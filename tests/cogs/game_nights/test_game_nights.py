"""Game nights from the form to the podium, as people on a server see them."""

import json
from datetime import timedelta
from typing import Any

import discord
from discord.http import Route
from sqlalchemy import func, select, update

from bot.storage import tables
from cogs.game_nights.actions import take_part
from cogs.game_nights.messages import GameNights
from cogs.game_nights.tables import night_people, night_tables, nights
from cogs.privacy.deletion import Deletion
from cogs.privacy.departures import Departures
from cogs.privacy.export import Exports
from tests.cogs.game_nights.holding import (
    HOUR,
    call_all_off,
    form,
    leap_to,
    lose,
    message,
    night_of,
    plan,
    press,
    running,
)
from tests.cogs.privacy.deleting import delete
from tests.cogs.server_settings.managing import choose, have_set, manage, panel, text
from tests.support.world import World, answer, labels, pings, said_privately, words

MINUTE_MS = 60_000
REMINDER_MS = 9 * MINUTE_MS


def events(world: World) -> list[str]:
    """The names of the server's scheduled events."""
    scheduled = world.env.backend.guilds[world.guild.id].scheduled_events
    return [each.name for each in scheduled.values()]


async def test_a_night_with_a_late_one_two_leavers_and_restarts(world: World) -> None:
    eve = world.welcome("eve")
    planned = (await plan(world)).night
    shown = words(await message(world))
    assert "Play match after match against whoever's free." in shown
    assert "Nobody has joined yet." in shown
    assert events(world) == ["Game night: King of the Hill"]
    await press(world, "Join", "ann", "bob", "cem", "dora")
    assert "**4 players have joined:** ann, bob, cem, and dora" in words(await message(world))
    await press(world, "Leave", "dora")
    assert "**3 players have joined:** ann, bob, and cem" in words(await message(world))

    await leap_to(world, planned.starts_at - REMINDER_MS)
    await world.restart()
    await world.env.advance_time(30)
    named = [world.people[name].id for name in ("ann", "bob", "cem")]
    called = [pings(each) for each in world.messages(world.channel.id)]
    assert [sorted(each) for each in called if each] == [named], "once, before and after a restart"

    await leap_to(world, planned.starts_at)
    (first,) = await running(world)
    assert first.shown.place_id != first.channel_id, "in a thread of its own"
    board = await world.board(first)
    assert "Leave" not in labels(board), "the game night's message has it"
    hand = answer(await world.people[world.person_at(first, 0)].click(board, label="My hand"))
    more = await world.people[world.person_at(first, 0)].click(hand, label="More")
    assert "Leave" in labels(answer(more))
    shown = words(await message(world))
    assert "It ends <t:" in shown and "Waiting: " in shown
    assert f"/{first.shown.place_id}" in shown
    await press(world, "Join", "eve")
    await world.restart()
    second = next(each for each in await running(world) if each.id != first.id)
    loser, winner = (world.person_at(second, seat) for seat in (0, 1))
    assert "eve" in (loser, winner), "whoever was left over meets the late one at once"

    await lose(world, loser)
    shown = words(await message(world))
    assert f"1. **{winner}** · 2 points · 1 match\n" in shown
    told = await world.people[winner].click(await message(world), label="My matches")
    assert f"Won against **{loser}** · 2 points" in said_privately(told)
    await press(world, "Leave", loser)
    player = world.person_at(first, 0)
    left = await world.people[player].click(await message(world), label="Leave")
    assert "finish the match you're in." in said_privately(left)
    await lose(world, player)
    await world.env.advance_time(60)
    assert all(
        name not in (player, loser)
        for record in await running(world)
        for name in [c.name for c in record.chairs]
    )

    over_at = (await night_of(world)).night.ends_at
    await call_all_off(world)
    await leap_to(world, over_at)
    await call_all_off(world)
    shown = words(await message(world))
    assert "This game night is over." in shown
    assert f"🥇 **{winner}** · 2 points" in shown
    assert labels(await message(world)) == ["My matches"]
    assert not (await night_of(world)).night.unfinished
    assert eve.id in {guest.user_id for guest in (await night_of(world)).guests}


async def test_only_managers_and_the_role_they_allow_plan_nights(world: World) -> None:
    page = answer(await world.people["ann"].slash(world.channel, "gamenight"))
    assert "No game night is planned" in words(page) and labels(page) == []
    forged = await world.press("ann", world.forge("-:0:night_form"), "-:0:night_form")
    assert "Only this server's managers" in said_privately(forged)
    role = world.guild.create_role("hosts")
    settings = await panel(world, "Hall of fame")
    assert "**Who can plan game nights:** only managers" in text(settings)
    await choose(world, settings, "nights", role)
    assert f"**Who can plan game nights:** <@&{role.id}> and managers" in text(settings)
    host = world.guild.add_member(world.env.create_user("host"), roles=[role])
    await plan(world, host)
    page = answer(await host.slash(world.channel, "gamenight"))
    assert "Game night: King of the Hill" in words(page)
    assert labels(page) == ["", ""], "plan one, change one"


async def test_a_night_is_called_off_with_its_event(world: World) -> None:
    planned = (await plan(world)).night
    boss = world.people["boss"]
    page = answer(await boss.slash(world.channel, "gamenight"))
    await boss.select(page, [planned.id], custom_id="-:0:night")
    await boss.click(page, label="Cancel")
    await boss.click(page, label="Yes, cancel it")
    assert "No game night is planned" in words(page)
    await world.env.advance_time(20)
    assert "This game night was cancelled." in words(await message(world))
    assert events(world) == [] and labels(await message(world)) == []
    late = await world.press("ann", await message(world), f"-:0:night_join:{planned.id}")
    assert "This game night was cancelled." in said_privately(late)


async def test_what_is_missing_for_an_event_is_said(world: World) -> None:
    backend = world.env.backend
    denied = discord.Permissions(create_events=True, manage_events=True, administrator=True)
    for role in backend.guilds[world.guild.id].roles.values():
        allowed = {"permissions": role.permissions & ~denied.value}
        backend.edit_role(world.guild.id, role.id, allowed)
    await world.env.settle()
    shown = await form(world)
    told = await world.people["boss"].submit_modal(*shown)
    assert "I'm missing **Create Events**" in said_privately(told)
    assert events(world) == []
    assert "Nobody has joined yet." in words(await message(world))


async def test_the_hour_is_that_of_the_servers_time_zone(world: World) -> None:
    await have_set(world, time_zone="Asia/Tokyo")
    planned = (await plan(world)).night
    assert planned.starts_at // 1000 % 86400 == (HOUR - 9) * 3600


async def test_an_hour_that_has_passed_is_refused(world: World) -> None:
    boss, values = await form(world)
    now = world.env.now() + timedelta(minutes=1)
    past = {**values, "day": [now.date().isoformat()], "time": "0:00"}
    told = await world.people["boss"].submit_modal(boss, past)
    assert "That time has already passed." in said_privately(told)


async def test_a_reminder_makes_no_sound_in_quiet_hours_and_pings_nobody_unasked(
    world: World,
) -> None:
    await have_set(world, quiet_from=0, quiet_until=23)
    planned = (await plan(world)).night
    await press(world, "Join", "ann", "bob")
    await world.bot.preferences.toggle(world.people["bob"].id, "pings", "en-US")
    await leap_to(world, planned.starts_at - REMINDER_MS)
    (called,) = [each for each in world.messages(world.channel.id) if pings(each)]
    assert pings(called) == [world.people["ann"].id]
    assert called.flags & discord.MessageFlags(suppress_notifications=True).value


async def test_who_is_barred_takes_no_part(world: World) -> None:
    await plan(world)
    await manage(world, block=world.people["ann"])
    refused = await world.people["ann"].click(await message(world), label="Join")
    assert "blocked you from its matches" in said_privately(refused)


async def test_nobody_from_another_server_takes_part_or_looks_on(world: World) -> None:
    planned = (await plan(world)).night
    await press(world, "Join", "ann")
    outside = world.env.create_guild("Outside")
    gate = outside.create_text_channel("gate")
    world.people["outsider"] = outside.add_member(world.env.create_user("outsider"))
    for verb in ("night_join", "night_leave", "night_mine", "evening_join"):
        custom_id = f"-:0:{verb}:{planned.id}"
        forged = world.forge(custom_id, channel=gate)
        told = said_privately(await world.press("outsider", forged, custom_id))
        assert told.startswith("That button no longer works"), verb
    assert [guest.name for guest in (await night_of(world)).guests] == ["ann"]


async def test_buttons_of_messages_of_older_versions_still_work(world: World) -> None:
    planned = (await plan(world)).night
    await world.press("ann", await message(world), f"-:0:evening_join:{planned.id}")
    assert [guest.name for guest in (await night_of(world)).guests] == ["ann"]
    await world.press("ann", await message(world), f"-:0:evening_leave:{planned.id}")
    assert (await night_of(world)).guests == ()


async def test_a_lost_message_is_posted_again(world: World) -> None:
    await plan(world)
    before = await message(world)
    world.env.backend.delete_message(world.channel.id, before.id)
    night = (await night_of(world)).night
    with world.env._bot_scope():
        await world.bot.service(GameNights).change(take_part, night.id, world.person("ann"))
    await world.env.advance_time(20)
    after = await message(world)
    assert after.id != before.id and "**1 player has joined:** ann" in words(after)


async def test_a_message_that_was_posted_and_never_noted_tells_what_has_happened_since(
    world: World,
) -> None:
    """Edit a message that a fallen process posted: Discord posts the same one only once."""
    await plan(world)
    posted = await message(world)
    unnoted = update(tables.postings).values(message_id=None, posted_at=None, shown=None)
    await world.bot.database.run(unnoted)
    take = world.bot.http.request

    async def once(route: Route, **options: Any) -> Any:
        if (route.method, route.path) == ("POST", "/channels/{channel_id}/messages"):
            path = f"/channels/{posted.channel_id}/messages/{posted.id}"
            return await take(Route("GET", path))
        return await take(route, **options)

    world.bot.http.request = once  # type: ignore[method-assign]
    await world.people["ann"].click(posted, label="Join")
    assert (await message(world)).id == posted.id
    assert "**1 player has joined:** ann" in words(posted)


async def test_deleted_people_are_named_no_more_and_a_server_is_erased_whole(world: World) -> None:
    world.welcome("zebulon")
    planned = (await plan(world)).night
    await press(world, "Join", "zebulon", "ann")
    await leap_to(world, planned.starts_at)
    await lose(world, "ann")
    await leap_to(world, (await night_of(world)).night.ends_at)
    await call_all_off(world)
    assert "🥇 **zebulon**" in words(await message(world))
    stored = json.loads(await world.bot.service(Exports).of(world.people["zebulon"].id))
    assert [each["night_id"] for each in stored["night_people"]] == [planned.id]
    await delete(world)
    await world.env.advance_time(20)
    shown = words(await message(world))
    assert "zebulon" not in shown and "**ann** · 0 points" in shown
    told = await world.people["ann"].click(await message(world), label="My matches")
    assert "former player" in said_privately(told)
    await world.bot.service(Departures).erase(world.guild.id)
    for table in (nights, night_people, night_tables):
        assert await world.bot.database.scalar(select(func.count()).select_from(table)) == 0


async def test_a_deletion_counts_past_midnight_until_the_night_is_over(world: World) -> None:
    boss, values = await form(world, minutes=120)
    await world.people["boss"].submit_modal(boss, {**values, "time": "23:30"})
    await press(world, "Join", "ann", "bob")
    await leap_to(world, (await night_of(world)).night.starts_at)
    await lose(world, "ann")
    await delete(world, "ann")
    await world.leap(35 * 60)
    await world.bot.service(Deletion).forget_outdated()
    assert (await night_of(world)).night.phase == "running"
    told = await world.people["ann"].click(await message(world), label="Join")
    assert "You've deleted your data" in said_privately(told)
    assert world.people["ann"].id not in {each.user_id for each in (await night_of(world)).guests}


async def test_a_night_of_a_server_that_was_left_is_called_off(world: World) -> None:
    planned = (await plan(world)).night
    await world.bot.service(Departures).server_left(planned.guild_id)
    assert (await night_of(world)).night.phase == "cancelled"
