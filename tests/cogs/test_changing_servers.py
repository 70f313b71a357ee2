"""Discord refuses, or the server changes, under what the features keep there."""

from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.discord_io.breaker import MAX_REFUSED_UNPRESSED
from cogs.front_page.cog import ROUND_SECONDS, ROUNDS_PER_SWEEP
from cogs.privacy.departures import BELIEVED_MS, Departures
from tests.cogs.challenges.test_challenges import challenge
from tests.cogs.game_nights.holding import (
    form,
    leap_to,
    message,
    night_of,
    page_of,
    plan,
    press,
    send_form,
)
from tests.cogs.replays.viewing import opened, over
from tests.cogs.server_settings.managing import boss_of, choose, have_set, panel
from tests.support.traced import trace_requests
from tests.support.world import World, answer, labels, said_privately, words

SWEEP = ROUND_SECONDS * ROUNDS_PER_SWEEP


async def lobby_post_in(world: World, name: str = "lobby") -> ChannelHandle:
    hall = world.guild.create_text_channel(name)
    await choose(world, await panel(world), "lobby", hall)
    await world.env.settle()
    return hall


async def test_a_lobby_post_moves_with_its_setting(world: World) -> None:
    first = await lobby_post_in(world)
    assert len(world.messages(first.id)) == 1
    second = await lobby_post_in(world, "new-lobby")
    await world.env.advance_time(2 * SWEEP)
    assert len(world.messages(second.id)) == 1
    assert world.messages(first.id) == []


async def test_a_lobby_post_outlives_an_outage_that_looks_like_a_removal(world: World) -> None:
    hall = await lobby_post_in(world)
    await world.open_table("ann")  # the post changes within twenty seconds
    with world.refusals.remove(world.guild):
        await world.env.advance_time(60)
    await world.env.advance_time(2 * SWEEP)
    (post,) = world.messages(hall.id)
    assert "**ann**" in post.content


def events(world: World) -> list[Any]:
    return list(world.env.backend.guilds[world.guild.id].scheduled_events.values())


async def test_a_night_cancelled_by_a_removal_keeps_no_button_and_no_event(world: World) -> None:
    await plan(world)
    await world.env.advance_time(20)
    assert len(events(world)) == 1
    with world.refusals.remove(world.guild):  # long enough to be believed
        await world.env.advance_time(BELIEVED_MS / 1000 + 61)
    assert (await night_of(world)).night.phase == "cancelled"
    await world.env.advance_time(10 * 60)
    assert "This game night was cancelled." in words(await message(world))
    assert labels(await message(world)) == []
    assert events(world) == []


async def test_a_withdrawn_challenge_goes_once_its_channel_can_be_seen_again(world: World) -> None:
    result = await challenge(world)
    asked = world.messages(world.channel.id)[-1]
    world.deny("view_channel")
    await world.env.settle()
    await world.press("ann", result, "Withdraw")
    world.env.backend.channels[world.channel.id].overwrites.clear()
    world.env.backend.edit_channel(world.channel.id, {"topic": "seen again"})
    await world.env.advance_time(60 * 60)
    assert asked.id not in [m.id for m in world.messages(world.channel.id)]


async def test_a_planner_can_cancel_what_counts_towards_their_limit(world: World) -> None:
    role, yard = world.guild.create_role("hosts"), world.guild.create_text_channel("yard")
    await have_set(world, night_role_id=role.id)
    host = world.guild.add_member(world.env.create_user("host"), roles=[role])
    for _ in range(2):
        await send_form(world, host)
    await world.delete_place(world.channel)
    night = (await night_of(world)).night
    page = answer(await host.slash(yard, "gamenight"))
    await host.select(page, [night.id], custom_id="-:0:night")
    asked = answer(await host.click(page, label="Cancel"))
    await host.click(asked, custom_id=f"-:0:night:{night.id}/gone")
    assert "Your game night starts" in words(await send_form(world, host, place=yard))


async def test_a_night_in_an_archived_thread_is_still_listed(world: World) -> None:
    made = world.env.backend.create_thread(world.channel.id, "game night", world.stranger.id)
    await send_form(world, place=world.place(made.id))
    assert "King of the Hill" in words(await world.ask("ann", "gamenight"))
    world.env.backend.edit_channel(made.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    assert "King of the Hill" in words(await world.ask("ann", "gamenight"))
    await world.restart()
    await world.env.settle()
    assert "King of the Hill" in words(await world.ask("ann", "gamenight"))
    world.hide("ann")
    yard = world.guild.create_text_channel("yard")
    assert "No game night is planned" in words(await world.ask("ann", "gamenight", place=yard))


async def test_a_lobby_post_tells_a_public_channel_nothing_of_a_hidden_one(world: World) -> None:
    first = await lobby_post_in(world)
    staff = world.guild.create_text_channel("staff")
    await world.env.settle()
    boss_of(world)
    world.hide(channel=staff, seen_by=["boss"])
    await send_form(world, place=staff, title="Farewell to Cem")
    await world.env.advance_time(SWEEP)
    assert "Farewell" not in str(world.messages(first.id))
    await choose(world, await panel(world), "lobby", staff)
    await world.env.advance_time(2 * SWEEP)
    assert "Farewell" not in str(world.messages(first.id))


async def test_what_was_given_up_is_retried(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log says "not tried again until it changes"; another time is a change."""
    for name in ("HOUR_MS", "DAY_MS", "WEEK_MS"):  # half an hour instead of a week
        monkeypatch.setattr(f"bot.show.postings.{name}", 30 * 60_000)
    shown, values = await form(world)
    with world.refusals.refuse(world.channel, 50013, callbacks=False):
        await boss_of(world).submit_modal(shown, values)
        await world.env.advance_time(40 * 60)
    night = (await night_of(world)).night
    assert night.message_id is None
    page = await page_of(world, night)
    form_again = await boss_of(world).click(page, label="Change")
    values |= {"time": "21:30", "title": "", "note": ""}
    await boss_of(world).submit_modal(form_again, values)
    await world.env.advance_time(15 * 60)
    assert (await night_of(world)).night.message_id is not None


@pytest.mark.parametrize("label", ["Rematch", "Same cards again"])
async def test_a_table_that_cannot_be_posted_is_not_announced(world: World, label: str) -> None:
    record = await over(world, "ann", "bob")
    page, place = await world.board(record), world.channel
    if label == "Same cards again":
        page, place = await opened(world, "ann", record), world.place(record.stands_in)
    with world.refusals.refuse(place, 200000, callbacks=False):
        assert "table is open" not in said_privately(await world.press("ann", page, label))
        assert [each.status for each in await world.all_matches()] == ["over"]


async def test_a_rematch_asked_for_in_a_thread_needs_a_channel_that_takes_it(world: World) -> None:
    record = await over(world, "ann", "bob")
    assert record.shown.place_id != record.channel_id
    world.deny("send_messages")
    await world.env.settle()
    told = await world.press("ann", await world.board(record), "Rematch")
    assert "A new table is open" not in said_privately(told)


async def test_a_night_whose_channel_was_deleted_ends(world: World) -> None:
    boss_of(world)
    night = (await plan(world)).night
    await press(world, "Join", "ann", "bob")
    await leap_to(world, night.starts_at)
    assert (await night_of(world)).night.phase == "running"
    await world.delete_place(world.channel)
    await world.leap(7.1 * 24 * 60 * 60)
    await world.env.advance_time(3 * 60)
    assert (await night_of(world)).night.phase == "over"


async def test_a_match_in_an_archived_thread_of_people_is_still_found(world: World) -> None:
    made = world.env.backend.create_thread(world.channel.id, "side room", world.stranger.id)
    thread = world.place(made.id)
    await world.ask("ann", "play high-card", place=thread, pace="correspondence")
    await world.join("bob")
    await world.start("ann")
    assert "Matches to watch" in words(await world.ask("cem", "tables"))
    world.env.backend.edit_channel(made.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    assert "Matches to watch" in words(await world.ask("cem", "tables"))


async def test_an_erasure_takes_along_the_lobby_post(world: World) -> None:
    hall = await lobby_post_in(world)
    await world.open_table("ann")
    await world.env.advance_time(ROUND_SECONDS + 1)
    assert "**ann**" in str(world.messages(hall.id))
    await world.do(world.bot.service(Departures).erase(world.guild.id))
    await world.env.advance_time(2 * SWEEP)
    assert "**ann**" not in str(world.messages(hall.id))
    assert world.messages(hall.id) == []


async def test_a_night_in_a_closed_thread_keeps_its_event(world: World) -> None:
    made = world.env.backend.create_thread(world.channel.id, "game night", world.stranger.id)
    boss, thread = boss_of(world), world.place(made.id)
    shown, values = await form(world, place=thread)
    await boss.submit_modal(shown, values)
    await world.env.advance_time(20)
    assert len(events(world)) == 1
    world.refusals.lock(thread)
    await world.env.settle()
    page = await page_of(world, (await night_of(world)).night)
    shown = await boss.click(page, label="Change")
    told = await boss.submit_modal(shown, {**values, "time": "21:30", "title": "", "note": ""})
    assert "It now starts" in words(answer(told))
    await world.env.advance_time(60)
    assert len(events(world)) == 1


async def test_an_event_follows_its_night_once_the_bot_may_again(world: World) -> None:
    night = (await plan(world)).night
    boss = boss_of(world)
    await world.env.advance_time(20)
    backend = world.env.backend
    denied = discord.Permissions(create_events=True, manage_events=True, administrator=True)
    before = {}
    for role in list(backend.guilds[world.guild.id].roles.values()):
        before[role.id] = role.permissions
        backend.edit_role(
            world.guild.id, role.id, {"permissions": role.permissions & ~denied.value}
        )
    await world.env.settle()
    shown = await boss.click(await page_of(world, night), label="Change")
    tomorrow = (world.env.now() + timedelta(days=1)).date().isoformat()
    values = {"day": [tomorrow], "time": "21:30", "length": ["30"], "title": "", "note": ""}
    await boss.submit_modal(shown, values)
    await world.env.advance_time(60)
    for role_id, permissions in before.items():
        backend.edit_role(world.guild.id, role_id, {"permissions": permissions})
    await world.env.advance_time(20 * 60)
    (event,) = events(world)
    assert datetime.fromisoformat(str(event.scheduled_start_time)).strftime("%H:%M") == "21:30"


async def test_posts_that_a_hundred_servers_refuse_stop_no_board_elsewhere(world: World) -> None:
    """Every morning at eight; the puzzle is posted everywhere at midnight UTC."""
    me = world.env.backend.bot_user.id
    denied = discord.Permissions(send_messages=True).value
    for number in range(110):
        guild = world.env.create_guild(f"Server {number}")
        channel = guild.create_text_channel("deals")
        world.env.backend.set_overwrite(
            channel.id, Overwrite(me, OverwriteType.MEMBER, deny=denied)
        )
        await world.bot.guild_book.change(
            guild.id, morning_channel_id=channel.id, time_zone="Asia/Shanghai"
        )
    assert world.env.now().hour == 0, "eight in Shanghai"
    await world.env.settle()
    trace_requests(world.env)
    await world.begin("ann", "bob", "cem", pace="untimed")
    await world.env.advance_time(9.5 * 60)
    counted = sum(each.counted for each in world.refused)
    assert (counted < MAX_REFUSED_UNPRESSED, world.bot.breaker.silent) == (True, False), counted


@pytest.mark.parametrize("threads", [False, True])
async def test_nobody_misses_a_turn_in_a_deleted_channel(world: World, threads: bool) -> None:
    """Without pings, nothing is sent there whose refusal would tell that the board is gone."""
    await have_set(world, threads=threads)
    for name in ("ann", "bob"):
        await world.bot.preferences.toggle(world.people[name].id, "pings", "en-US")
    await world.begin("ann", "bob")
    await world.env.advance_time(60)
    record = await world.only_match()
    before = record.version
    if threads:
        world.env.backend.edit_channel(record.stands_in, {}, thread_metadata={"archived": True})
        await world.env.settle()
    await world.delete_place(world.channel)
    await world.env.advance_time(6 * 60)
    record = await world.only_match()
    assert [chair.timeouts for chair in record.chairs] == [0, 0]
    assert record.version == before
