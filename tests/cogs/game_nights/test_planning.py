"""The form of a game night, and what managers choose about one after it."""

from datetime import UTC, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from simcord import InteractionResult, MemberActor
from sqlalchemy import select

from bot.base.bounds import BOUNDS
from bot.base.refusals import Refusal
from bot.preferences.servers import GuildSettings
from cogs.game_nights import store
from cogs.game_nights.actions import a_week_later
from cogs.game_nights.form import Draft, parse_time, proposed_time
from cogs.game_nights.tables import nights
from tests.cogs.game_nights.holding import (
    TIME,
    control,
    form,
    leap_to,
    message,
    night_of,
    page_of,
    plan,
    press,
    send_form,
)
from tests.cogs.privacy.deleting import delete
from tests.cogs.scenes import shut_out
from tests.cogs.server_settings.managing import boss_of, have_set, manage, panel, push
from tests.cogs.server_settings.managing import text as text_of
from tests.support.world import World, answer, labels, pings, said_privately, words

MINUTE_MS = 60_000


def fields(shown: InteractionResult) -> dict[str, Any]:
    modal = shown.modal
    assert modal is not None
    held = [each["component"] for each in modal["components"]]
    return {
        each["custom_id"]: each.get("value")
        or [option["value"] for option in each.get("options", ()) if option.get("default")]
        for each in held
    }


@pytest.mark.parametrize(
    ("now", "proposed"), [("20:02", "20:30"), ("20:20", "20:30"), ("20:21", "21:00")]
)
def test_the_next_half_hour_that_leaves_time_to_join_is_proposed(now: str, proposed: str) -> None:
    local = datetime.fromisoformat(f"2026-11-27T{now}:00+01:00")
    assert f"{proposed_time(local):%H:%M}" == proposed
    late = datetime.fromisoformat("2026-11-27T23:39:00+01:00")
    assert proposed_time(late) == datetime.fromisoformat("2026-11-28T00:00:00")


@pytest.mark.parametrize("fold", [0, 1])
def test_what_is_proposed_in_a_repeated_hour_has_not_passed(fold: int) -> None:
    settings = GuildSettings(time_zone="Europe/Berlin")
    local = datetime(2026, 10, 25, 2, 15, fold=fold, tzinfo=ZoneInfo(settings.time_zone))
    now = int(local.timestamp() * 1000)
    draft = Draft.proposed("king-of-the-hill", settings, now)
    assert draft.starts_at(settings, now) - now == 15 * MINUTE_MS


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("20:30", time(20, 30)),
        ("20.30", time(20, 30)),
        ("20h30", time(20, 30)),
        ("2030", time(20, 30)),
        (" 8 ", time(8)),
        ("8:30 pm", time(20, 30)),
        ("12am", time(0)),
        ("24:00", None),
        ("20:60", None),
        ("13 pm", None),
        ("half past eight", None),
    ],
)
def test_times_are_read_as_people_write_them(typed: str, meant: time | None) -> None:
    if meant is None:
        with pytest.raises(Refusal):
            parse_time(typed)
    else:
        assert parse_time(typed) == meant


def test_a_week_later_the_clocks_say_the_same() -> None:
    zone = ZoneInfo("Europe/Berlin")
    begins = datetime(2026, 10, 23, 20, 30, tzinfo=zone)  # two days before winter time
    at = int(begins.timestamp() * 1000)
    for now, weeks in ((at, 1), (at + 15 * 24 * 60 * MINUTE_MS, 3)):
        later = datetime.fromtimestamp(a_week_later(at, zone.key, now) / 1000, UTC)
        assert later.astimezone(zone) == begins + timedelta(weeks=weeks)


async def test_a_wrong_time_keeps_what_was_typed(world: World) -> None:
    boss = boss_of(world)
    shown, values = await form(world)
    typed = {**values, "time": "nine", "title": "Friday fun", "note": "Bring *snacks*"}
    refused = answer(await boss.submit_modal(shown, typed))
    assert "I can't read that time." in words(refused)
    again = await boss.click(refused, label="Try again")
    assert fields(again) == {**typed, "day": values["day"], "length": values["length"]}
    planned = answer(await boss.submit_modal(again, {**typed, "time": "21:30"}))
    assert "Your game night starts" in words(planned)
    night = (await night_of(world)).night
    assert datetime.fromtimestamp(night.starts_at / 1000, UTC).strftime("%H:%M") == "21:30"
    told = words(await message(world))
    assert "Friday fun · King of the Hill" in told and r"Bring \*snacks\*" in told
    emptied = await boss.click(refused, label="Try again")
    assert not fields(emptied)["title"], "what was planned is kept no longer"


async def test_a_planned_one_gets_another_time_and_its_people_hear_of_it(world: World) -> None:
    boss = boss_of(world)
    first = (await plan(world)).night
    await press(world, "Join", "ann")
    await leap_to(world, first.starts_at - 9 * MINUTE_MS)
    page = await page_of(world, first)
    shown = await boss.click(page, label="Change")
    held = fields(shown)
    assert (held["time"], held["length"]) == (TIME, ["30"])
    passed = {**held, "time": "00:10", "title": "Friday fun", "note": ""}
    refused = answer(await boss.submit_modal(shown, passed))
    assert "already passed" in words(refused)
    again = await boss.click(refused, label="Try again")
    assert fields(again)["title"] == "Friday fun"
    later = {**passed, "time": "21:30", "length": ["60"]}
    assert "It now starts" in words(answer(await boss.submit_modal(again, later)))
    (night,) = await world.bot.database.read(store.of_server, world.guild.id)
    assert (night.id, night.starts_at - first.starts_at) == (first.id, 90 * MINUTE_MS)
    assert night.minutes == 60
    assert "Friday fun" in words(await message(world))
    (event,) = world.env.backend.guilds[world.guild.id].scheduled_events.values()
    assert event.name.startswith("Friday fun")
    assert datetime.fromisoformat(str(event.scheduled_start_time)).strftime("%H:%M") == "21:30"
    await leap_to(world, night.starts_at - 9 * MINUTE_MS)
    called = [pings(each) for each in world.messages(world.channel.id) if pings(each)]
    assert called == [[world.people["ann"].id]] * 2
    await leap_to(world, night.starts_at)
    refused = answer(await boss.submit_modal(await boss.click(page, label="Change"), later))
    assert "That time has already passed" in words(refused)


async def test_with_another_title_it_starts_when_it_did(world: World) -> None:
    """Planned in the second of two equal hours, to the millisecond."""
    boss, zone = boss_of(world), ZoneInfo("Europe/Berlin")
    await have_set(world, time_zone=zone.key)
    begins = datetime(2026, 10, 25, 2, 30, 7, fold=1, tzinfo=zone)
    await leap_to(world, int(begins.timestamp() * 1000) - 15 * MINUTE_MS)
    await send_form(world, day=["+15"])
    first = (await night_of(world)).night
    shown = await boss.click(await page_of(world, first), label="Change")
    typed = {**fields(shown), "title": "Friday fun", "note": ""}
    assert "It now starts" in words(answer(await boss.submit_modal(shown, typed)))
    night = (await night_of(world)).night
    assert (night.title, night.starts_at) == ("Friday fun", first.starts_at)


async def test_a_weekly_one_pings_its_role_once_and_plans_the_next(world: World) -> None:
    boss, role = boss_of(world), world.guild.create_role("players", mentionable=True)
    page = await send_form(world)
    await boss.select(page, [role], custom_id=control(page, "role"))
    await boss.click(page, label="Repeat weekly")
    assert f"**Ping before it starts:** <@&{role.id}>" in words(page)
    assert "**Repeats:** every week" in words(page)
    first = (await night_of(world)).night
    assert "It repeats every week." in words(await message(world))
    await press(world, "Join", "ann")
    await leap_to(world, first.starts_at - 9 * MINUTE_MS)
    await world.restart()
    await world.env.advance_time(30)
    called = [each for each in world.messages(world.channel.id) if each.ping_role_ids]
    assert [(each.ping_role_ids, pings(each)) for each in called] == [
        ([role.id], [world.people["ann"].id])
    ]
    await leap_to(world, first.starts_at)
    following = (await night_of(world)).night
    assert following.id != first.id and following.phase == "open"
    assert following.starts_at == first.starts_at + 7 * 24 * 60 * MINUTE_MS
    assert (following.role_id, following.weekly, following.pinged_at) == (role.id, True, None)
    assert (await night_of(world)).guests == ()


async def test_a_weekly_one_is_skipped_and_ended(world: World) -> None:
    boss = boss_of(world)
    first = (await plan(world)).night
    page = await page_of(world, first)
    await world.press("boss", page, "Repeat weekly")
    await world.press("boss", page, "Cancel")
    await world.press("boss", page, "Skip this one")
    following = (await night_of(world)).night
    assert following.starts_at > first.starts_at and following.weekly
    assert "every week" in words(page)
    await world.env.advance_time(20)
    await boss.select(page, [following.id], custom_id="-:0:night")
    await world.press("boss", page, "Cancel")
    await world.press("boss", page, "End it for good")
    assert "No game night is planned" in words(page)


async def planner(world: World, name: str) -> MemberActor:
    """A member with a role that may plan game nights, but without Discord's permission."""
    role = world.guild.create_role(f"role of {name}")
    await have_set(world, night_role_id=role.id)
    world.people[name] = world.guild.add_member(world.env.create_user(name), roles=[role])
    return world.people[name]


CHANGING = (
    "night:{}",
    "night_form:{}",
    *(f"night:{{}}/{each}" for each in ("weekly", "off", "skip", "gone")),
)
"""Controls that show or change one game night to those who may plan."""


async def test_others_game_nights_are_changed_by_managers_and_that_is_logged(world: World) -> None:
    host = await planner(world, "host")
    theirs = (await plan(world)).night
    assert theirs.id not in words(answer(await host.slash(world.channel, "gamenight")))
    for each in CHANGING:
        refused = await host.click(world.forge(f"-:0:{each.format(theirs.id)}"), label="0")
        assert "That button no longer works" in said_privately(refused), each
    assert (await night_of(world)).night == theirs
    await plan(world, host)
    nights = await world.bot.database.read(store.of_server, world.guild.id)
    (own,) = (each for each in nights if each.planner_id == host.id)
    boss = boss_of(world)
    page = await page_of(world, own)
    await world.press("boss", page, "Repeat weekly")
    await world.press("boss", page, "Cancel")
    await world.press("boss", page, "End it for good")
    shown = await panel(world, "People and open tables")
    await push(world, shown, "acts")
    lines = [line.partition(" · ")[2] for line in text_of(shown).splitlines() if " · " in line]
    assert lines == [
        f"<@{boss.id}> cancelled a game night planned by <@{host.id}>",
        f"<@{boss.id}> changed a game night planned by <@{host.id}>",
    ]


async def test_who_is_blocked_changes_no_game_night(world: World) -> None:
    host = await planner(world, "host")
    night = (await plan(world, host)).night
    await manage(world, block=host)
    for verb in CHANGING:
        refused = await host.click(world.forge(f"-:0:{verb}:{night.id}"), label="0")
        assert "blocked you from its matches" in said_privately(refused), verb
    assert (await night_of(world)).night.phase == "open"


async def test_a_role_that_one_may_not_ping_is_not_chosen(world: World) -> None:
    quiet = world.guild.create_role("quiet")
    host = await planner(world, "host")
    page = await send_form(world, host)
    told = await host.select(page, [quiet], custom_id=control(page, "role"))
    assert "You can't ping" in said_privately(told)
    assert (await night_of(world)).night.role_id is None


async def test_a_members_role_is_pinged_only_while_everybody_may_ping_it(world: World) -> None:
    host, boss = await planner(world, "host"), boss_of(world)
    open_role = world.guild.create_role("players", mentionable=True)
    for person in (host, boss):
        page = await send_form(world, person)
        await person.select(page, [open_role], custom_id=control(page, "role"))
    world.env.backend.edit_role(world.guild.id, open_role.id, {"mentionable": False})
    await leap_to(world, (await night_of(world)).night.starts_at - 9 * MINUTE_MS)
    called = [each for each in world.messages(world.channel.id) if each.ping_role_ids]
    assert len(called) == 1, "the manager may still ping it"


async def test_a_game_that_is_not_offered_is_not_planned(world: World) -> None:
    shown, values = await form(world)
    await have_set(world, games_off=("king-of-the-hill",))
    refused = answer(await boss_of(world).submit_modal(shown, values))
    assert "doesn't offer that game" in words(refused) and labels(refused) == ["Try again"]
    assert labels(await world.ask("boss", "gamenight")) == []


async def test_nobody_alone_fills_a_servers_nights(world: World) -> None:
    boss, host = boss_of(world), await planner(world, "host")
    for person, bound in ((boss, "managers' nights"), (host, "members' nights")):
        for number in range(BOUNDS[bound].mine + 1):
            shown = await send_form(world, person)
            refused = "on this server. Cancel one first." in words(answer(shown))
            assert refused == (number == BOUNDS[bound].mine), (bound, number)
    planned = await world.bot.database.scalars(select(nights.c.planner_id))
    assert sorted(planned) == sorted([boss.id] * 3 + [host.id] * 2)
    other = await planner(world, "other")
    assert "This server already has 5 game nights planned." in words(await send_form(world, other))
    await delete(world, "boss")
    left = await world.bot.database.scalars(select(nights.c.planner_id))
    assert boss.id not in left and host.id in left


async def test_one_person_pings_a_role_for_two_game_nights_a_day(world: World) -> None:
    boss, role = boss_of(world), world.guild.create_role("players", mentionable=True)
    for _ in range(3):
        page = await send_form(world, day=["+15"])
        await boss.select(page, [role], custom_id=control(page, "role"))
        begins = (await night_of(world)).night.starts_at - world.bot.ledger.now()
        assert 14 * MINUTE_MS < begins <= 15 * MINUTE_MS
    await leap_to(world, (await night_of(world)).night.starts_at - 9 * MINUTE_MS)
    called = [each for each in world.messages(world.channel.id) if each.ping_role_ids]
    assert len(called) == BOUNDS["night pings"].mine == 2


async def test_title_and_note_are_plain_wherever_they_stand(world: World) -> None:
    boss, (title, note) = boss_of(world), ("a_b *c*", "[here](https://evil.example) <@&1>")
    assert r"a\_b \*c\* · King of the Hill" in words(await send_form(world, title=title, note=note))
    assert "1. a_b *c* " in words(answer(await boss.slash(world.channel, "gamenight")))
    (event,) = world.env.backend.guilds[world.guild.id].scheduled_events.values()
    assert event.name == "a_b *c* · King of the Hill"
    for text in (event.description or "", words(await message(world))):
        assert "evil.example" in text
        assert "](" not in text and "://evil" not in text and "<@&" not in text


async def test_a_night_in_a_hidden_channel_is_no_event_for_everybody(world: World) -> None:
    await plan(world)
    scheduled = world.env.backend.guilds[world.guild.id].scheduled_events
    assert len(scheduled) == 1
    world.hide(seen_by=["boss"])
    await world.env.settle()
    page = await send_form(world, title="Farewell")
    assert "because not everyone can see this channel" in words(page)
    await world.env.advance_time(20)
    assert not scheduled, "the first night's event is gone too"
    world.env.backend.channels[world.channel.id].overwrites.clear()
    world.env.backend.edit_channel(world.channel.id, {"topic": "seen again"})
    await world.env.advance_time(20)
    assert len(scheduled) == 2


@pytest.mark.parametrize("how", ["deleted", "cancelled", "deleted while the bot is away"])
async def test_the_planner_is_asked_when_the_event_is_cancelled(world: World, how: str) -> None:
    await plan(world)
    guild = world.env.backend.guilds[world.guild.id]
    (event_id,) = guild.scheduled_events
    if how == "cancelled":
        world.env.backend.edit_scheduled_event(world.guild.id, event_id, {"status": 4})
    else:
        world.env.backend.delete_scheduled_event(world.guild.id, event_id)
    if how == "deleted while the bot is away":
        await world.restart()
    await world.env.advance_time(40)
    assert all(event.status == 4 for event in guild.scheduled_events.values())
    boss, asked = boss_of(world), world.messages(world.channel.id)[-1]
    assert "but the game night is still on" in asked.content
    assert asked.ping_user_ids == [boss.id]
    question = world.public(world.channel.id, asked.id)
    refused = await world.press("ann", question, "Cancel")
    assert "Only this server's managers" in said_privately(refused)
    count = len(world.messages(world.channel.id))
    await world.env.advance_time(60 * 60)
    assert len(world.messages(world.channel.id)) == count, "asked once"
    page = answer(await boss.click(question, label="Cancel"))
    await boss.click(page, label="Yes, cancel it")
    await world.env.advance_time(20)
    assert (await night_of(world)).night.phase == "cancelled"


async def test_who_only_plans_sees_no_night_of_a_hidden_channel(world: World) -> None:
    host, yard = await planner(world, "host"), world.guild.create_text_channel("yard")
    shown, values = await form(world)
    world.hide(seen_by=["boss"])
    await world.env.settle()
    await boss_of(world).submit_modal(shown, {**values, "title": "Farewell"})
    night = (await night_of(world)).night
    assert "Farewell" not in words(answer(await host.slash(yard, "gamenight")))
    for verb in (f"night:{night.id}/off", f"night:{night.id}/gone"):
        forged = world.forge(f"-:0:{verb}", channel=yard)
        assert "Farewell" not in said_privately(await host.click(forged, label="0"))
    assert (await night_of(world)).night.phase == "open"


async def test_nobody_hears_of_a_game_night_in_a_channel_that_they_do_not_see(world: World) -> None:
    shut_out(world, "unseeing")
    yard = world.guild.create_text_channel("yard")
    await send_form(world, title="Farewell")
    for name, heard in (("ann", True), ("unseeing", False)):
        for command in ("tables", "gamenight"):
            page = await world.ask(name, command, place=yard)
            assert ("Farewell" in words(page)) == heard, (name, command)
