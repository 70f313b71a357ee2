"""Game nights from the form to the podium, as people see them; and those of older versions."""

import json
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route
from sqlalchemy import Connection, Table, func, select, update

from bot.preferences.servers import load_settings
from bot.storage import tables
from cogs.game_nights import store
from cogs.game_nights.actions import take_part
from cogs.game_nights.messages import GameNights
from cogs.game_nights.pages import NightPages
from cogs.game_nights.tables import night_people, night_tables, nights
from cogs.games.king_of_the_mountain.presenter import KingOfTheMountainPresenter
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
    page_of,
    plan,
    press,
    running,
)
from tests.cogs.privacy.deleting import delete
from tests.cogs.scenes import two_alike
from tests.cogs.server_settings.managing import choose, have_set, manage, panel, text
from tests.support.imagined import ENGLISH
from tests.support.places import left_by
from tests.support.stored import opened
from tests.support.watch import cards_named
from tests.support.world import World, answer, labels, pings, said_privately, words

MINUTE_MS = 60_000
REMINDER_MS = 9 * MINUTE_MS


def events(world: World) -> list[str]:
    scheduled = world.env.backend.guilds[world.guild.id].scheduled_events
    return [each.name for each in scheduled.values()]


async def test_a_night_with_a_late_one_two_leavers_and_restarts(world: World) -> None:
    eve = world.welcome("eve")
    planned = (await plan(world)).night
    shown = words(await message(world))
    assert "Play match after match against whoever's free. Turns are quick" in shown
    assert "Nobody has joined yet." in shown
    assert events(world) == ["Game night: King of the Hill"]
    await press(world, "Join", "ann", "bob", "cem", "dora")
    assert "**4 players have joined:** ann, bob, cem and dora" in words(await message(world))
    await press(world, "Leave", "dora")
    assert "**3 players have joined:** ann, bob and cem" in words(await message(world))

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
    hand = await world.press(world.person_at(first, 0), board, "My hand")
    assert "Leave" in labels(await world.press(world.person_at(first, 0), hand, "More"))
    shown = words(await message(world))
    assert "It ends <t:" in shown and "Waiting: " in shown
    assert " points" not in shown, "there are no standings before a match has ended"
    assert f"/{first.shown.place_id}" in shown
    await press(world, "Join", "eve")
    await world.restart()
    second = next(each for each in await running(world) if each.id != first.id)
    loser, winner = (world.person_at(second, seat) for seat in (0, 1))
    assert "eve" in (loser, winner), "whoever was left over meets the late one at once"

    await lose(world, loser)
    shown = words(await message(world))
    assert f"1. **{winner}** · 2 points · 1 match\n" in shown
    told = await world.press(winner, await message(world), "My matches")
    assert f"Won against **{loser}** · 2 points" in said_privately(told)
    await press(world, "Leave", loser)
    player = world.person_at(first, 0)
    left = await world.press(player, await message(world), "Leave")
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
    page = await world.ask("ann", "gamenight")
    assert "No game night is planned" in words(page) and labels(page) == []
    forged = await world.force("ann", "-:0:night_form")
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
    page = await page_of(world, planned)
    await world.press("boss", page, "Cancel")
    await world.press("boss", page, "Yes, cancel it")
    assert "No game night is planned" in words(page)
    await world.env.advance_time(20)
    assert "This game night was cancelled." in words(await message(world))
    assert events(world) == [] and labels(await message(world)) == []
    late = await world.press_unshown("ann", await message(world), f"-:0:night_join:{planned.id}")
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
    assert (await plan(world)).night.starts_at // 1000 % 86400 == (HOUR - 9) * 3600


async def test_an_hour_that_has_passed_is_refused(world: World) -> None:
    boss, values = await form(world)
    now = world.env.now() + timedelta(minutes=1)
    past = {**values, "day": [now.date().isoformat()], "time": "0:00"}
    told = await world.people["boss"].submit_modal(boss, past)
    assert "That time has already passed." in said_privately(told)


async def test_a_reminder_is_silent_in_quiet_hours_and_pings_on_request(world: World) -> None:
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
    refused = await world.press("ann", await message(world), "Join")
    assert "blocked you from its matches" in said_privately(refused)


async def test_buttons_of_messages_of_older_versions_still_work(world: World) -> None:
    planned = (await plan(world)).night
    await world.press_unshown("ann", await message(world), f"-:0:evening_join:{planned.id}")
    assert [guest.name for guest in (await night_of(world)).guests] == ["ann"]
    await world.press_unshown("ann", await message(world), f"-:0:evening_leave:{planned.id}")
    assert (await night_of(world)).guests == ()


async def test_a_lost_message_is_posted_again(world: World) -> None:
    await plan(world)
    before = await message(world)
    world.env.backend.delete_message(world.channel.id, before.id)
    night = (await night_of(world)).night
    await world.do(world.bot.service(GameNights).change(take_part, night.id, world.person("ann")))
    await world.env.advance_time(20)
    after = await message(world)
    assert after.id != before.id and "**1 player has joined:** ann" in words(after)


async def test_a_message_that_was_never_noted_tells_what_has_happened_since(world: World) -> None:
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
    await world.press("ann", posted, "Join")
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
    told = await world.press("ann", await message(world), "My matches")
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
    told = await world.press("ann", await message(world), "Join")
    assert "You've deleted your data" in said_privately(told)
    assert world.people["ann"].id not in {each.user_id for each in (await night_of(world)).guests}


async def test_a_night_of_a_server_that_was_left_is_called_off(world: World) -> None:
    planned = (await plan(world)).night
    await world.bot.service(Departures).server_left(planned.guild_id)
    assert (await night_of(world)).night.phase == "cancelled"


NIGHTS = {"planned": "open", "halfway": "running", "finished": "over", "arena": "open"}
"""Phases by game night."""
MOUNTAIN = "king-of-the-mountain"
TABLES = (
    *(("one", 1, (1, 2), (1, 2)), ("two", 1, (3, 4), (2, 1))),
    *(("three", 2, (1, 3), (1, 1)), ("four", 2, (4, 2), (1, 1))),
)
"""Matches with their deal, and the people and places by seat."""


def made_by_0037(path: Path) -> None:
    """A database of that schema with a game night of each phase, and an arena."""

    def fill(connection: Connection, old: Mapping[str, Table]) -> None:
        def add(table: str, /, *rows: dict[str, Any], **shared: Any) -> None:
            connection.execute(old[table].insert(), [shared | row for row in rows or ({},)])

        add("guild_settings", guild_id=7, channels=[], more={"evening_role_id": 5})
        for night_id, phase in NIGHTS.items():
            arena = night_id == "arena"
            game = {"slug": "king-of-the-hill" if arena else MOUNTAIN, "sections": []}
            deals = None if arena else 2
            told = {"guild_id": 7, "channel_id": 70, "locale": "en-US", "level": "page"}
            times = {"minutes": 60, "starts_at": 1, "ends_at": 2, "reminded": True, "weekly": True}
            add("evenings", id=night_id, phase=phase, deals=deals, **game, **told, **times)
            shown = {"version": 1, "wanted": 1, "settled": True}
            add("postings", kind="night", subject=night_id, guild_id=7, **shown)
        for night_id in ("halfway", "finished"):
            guests = [{"user_id": each, "name": f"guest {each}"} for each in range(1, 6)]
            add("evening_people", *guests, evening_id=night_id, here=True, since=1)
            for number, (name, deal, people, places) in enumerate(TABLES):
                match_id = f"{night_id[0]}{name}"
                status = "running" if match_id == "hfour" else "over"
                told = {"options": {}, "pace": "live", "host_id": 1, "locale": "en-US"}
                told |= {"secret": b"", "version": 1, "commitment": "", "recent": []}
                told |= {"rules_version": 2, "channel_id": 70, "invited": [], "created_at": 1}
                add("matches", id=match_id, slug=MOUNTAIN, status=status, **told)
                seats = enumerate(zip(people, places, strict=True))
                chairs = [{"seat": n, "user_id": who, "place": place} for n, (who, place) in seats]
                flags = {"stand_in": False, "timeouts": 0, "left": False, "own_moves": 9}
                add("chairs", *chairs, match_id=match_id, name="", contribution="", **flags)
                of_night = {"evening_id": night_id, "number": number, "deal": deal}
                add("evening_tables", match_id=match_id, **of_night)

    left_by("0037", path, fill)


@pytest.mark.threads
async def test_planned_ones_are_off_and_the_standings_of_others_stay(tmp_path: Path) -> None:
    made_by_0037(tmp_path / "castellan.db")
    async with opened(tmp_path / "castellan.db") as shelf:
        told, mine = {}, {}
        for night_id in NIGHTS:
            gathering = await shelf.database.read(store.gather, night_id)
            pages = NightPages(gathering, KingOfTheMountainPresenter(), ENGLISH)
            told[night_id] = pages.message().text
            mine[night_id] = pages.mine(1).text
            assert gathering.night.weekly == (night_id in ("finished", "arena"))
        assert told["planned"].endswith("no longer exist, so this one is off.")
        assert told["finished"] == (
            "This game night is over.\n\n🥇 **guest 1** · 75%\n🥇 **guest 4** · 75%\n"
            "🥉 **guest 2** · 25%\n🥉 **guest 3** · 25%"
        )
        assert mine["finished"] and told["finished"].endswith(mine["finished"])
        assert "**guest 1** · 100%" in told["halfway"] and "**guest 2** · 0%" in told["halfway"]
        assert told["arena"].endswith("Nobody has joined yet.")
        post = tables.postings.c
        again = select(post.subject).where(~post.settled, post.wanted > post.version)
        assert {*await shelf.database.scalars(again)} == {"planned", "halfway"}
        running = select(tables.matches.c.id).where(tables.matches.c.status == "running")
        assert [*await shelf.database.scalars(running)] == ["hfour"]
        assert (await shelf.database.read(load_settings, 7)).get("night_role_id") == 5


@pytest.mark.threads
@pytest.mark.parametrize("game", ["high-card", "king-of-the-mountain"])
async def test_their_matches_go_on_with_the_cards_in_hands_alone(world: World, game: str) -> None:
    for record in await two_alike(world, game):
        board = await world.board(record)
        assert not cards_named(words(board)) and not board.attachments
    assert "Waiting for" in words(board)
    hands = {name: await world.press(name, board, "My hand") for name in ("cem", "dora")}
    if game == "king-of-the-mountain":
        for name, hand in hands.items():
            await world.press(name, hand, "Deploy this army")
    assert all(hand.attachments for hand in hands.values())
