"""The server's settings: the panel and the command, and who may use them."""

import re
from typing import Any

import pytest
from simcord import ChannelHandle, RoleHandle
from sqlalchemy import insert, update

from bot.preferences.server_panel import Mentioned
from bot.preferences.servers import GuildSettings, time_zones
from bot.storage import tables
from tests.cogs.server_settings.managing import (
    BOSS,
    actions,
    boss_of,
    choose,
    control,
    have_set,
    manage,
    panel,
    push,
    stored,
    text,
)
from tests.support.world import World, buttons, labels, pings, said_privately, words

TABS = ["Overview", "Matches", "Notifications", "Hall of fame", "People and open tables"]


async def test_every_tab_is_a_button_away_and_the_present_one_is_marked(world: World) -> None:
    message = await panel(world)
    assert message.ephemeral
    for tab in TABS:
        await world.press("boss", message, tab)
        shown = buttons(message)[:5]
        assert [button["label"] for button in shown] == TABS
        assert [b["label"] for b in shown if b["style"] == 1] == [tab]
        assert len(message.components) <= 5


async def test_the_first_page_lists_what_was_changed_and_erases_nothing(world: World) -> None:
    await have_set(world, threads=False)
    message = await panel(world)
    *lines, rest = filter(None, text(message).splitlines()[1:])
    for line in lines:
        assert re.fullmatch(r"\*\*[^*]+:\*\* .{2,40}", line), line
    names = [line.split(":")[0].strip("*") for line in lines]
    assert names == ["Language", "Threads", "Open tables and matches", "Blocked"]
    assert rest == "Everything else is at its default. Change it with the buttons below."
    assert 4 not in [button.get("style") for button in buttons(message)]
    assert "rase" not in " ".join([text(message), *labels(message)])


async def test_channels_are_chosen_in_a_menu_that_shows_what_is_chosen(world: World) -> None:
    forum = world.guild.create_forum_channel("market")
    tavern = world.guild.create_voice_channel("tavern")
    message = await panel(world, "Matches")
    assert "**Channels for matches:** all" in text(message)
    await choose(world, message, "channels", world.channel, forum, tavern)
    ids = (world.channel.id, forum.id, tavern.id)
    assert "**Channels for matches:** <#{}>, <#{}> and <#{}>".format(*ids) in text(message)
    held = [int(each["id"]) for each in control(message, "channels")["default_values"]]
    assert (*held,) == ids == (await stored(world)).channels
    await choose(world, message, "channels", forum)
    assert f"**Channels for matches:** <#{forum.id}>\n" in text(message)
    await choose(world, message, "channels")
    assert "**Channels for matches:** all" in text(message)
    assert await stored(world) == GuildSettings()


async def test_the_role_of_starters_is_chosen_and_cleared(world: World) -> None:
    role = world.guild.create_role("knights")
    message = await panel(world, "Matches")
    for nobody in ([], [world.guild.default_role]):
        await choose(world, message, "starters", role)
        assert f"**Who can start matches:** <@&{role.id}> and managers" in text(message)
        held = [int(each["id"]) for each in control(message, "starters")["default_values"]]
        assert held == [role.id]
        assert (await stored(world)).starter_role_id == role.id
        await choose(world, message, "starters", *nobody)
        assert "**Who can start matches:** everyone" in text(message)
        assert await stored(world) == GuildSettings()


async def test_pace_and_threads(world: World) -> None:
    message = await panel(world, "Matches")
    await choose(world, message, "pace", "correspondence")
    assert "**Usual pace:** correspondence: a day per turn" in text(message)
    chosen = [o["value"] for o in control(message, "pace")["options"] if o.get("default")]
    assert chosen == ["correspondence"]
    await world.press("boss", message, "Play without threads")
    assert "**Threads:** none; matches stay in the channel" in text(message)
    await world.press("boss", message, "Play in threads")
    assert "**Threads:** one for each match" in text(message)
    assert await stored(world) == GuildSettings(pace="correspondence")


async def test_quiet_hours_begin_with_either_menu(world: World) -> None:
    message = await panel(world, "Notifications")
    cases: list[tuple[list[tuple[str, str]], tuple[int, int]]] = [
        ([("from", "20")], (20, 8)),
        ([("until", "6")], (22, 6)),
        ([("from", "8")], (8, 22)),
        ([("until", "22")], (8, 22)),
        ([("from", "23"), ("until", "0")], (23, 0)),
    ]
    for choices, hours in cases:
        assert control(message, "quiet_off")["disabled"]
        for action, value in choices:
            await choose(world, message, action, value)
        assert f"**Quiet hours:** {hours[0]:02}:00 to {hours[1]:02}:00\n" in text(message)
        settings = await stored(world)
        assert (settings.quiet_from, settings.quiet_until) == hours
        await push(world, message, "quiet_off")
        assert "**Quiet hours:** none" in text(message)
        assert await stored(world) == GuildSettings()
    assert "Clocks keep running" in text(message)
    assert "Daily deals and streaks always go by UTC." in text(message)
    await choose(world, message, "from", "7")
    refused = said_privately(await choose(world, message, "until", "7"))
    assert "Quiet hours need different" in refused
    assert (await stored(world)).quiet_until == 8


async def test_every_time_zone_can_be_reached_by_menus(world: World) -> None:
    message = await panel(world, "Notifications")
    await push(world, message, "zone")
    reached = set()
    for region in [o["value"] for o in control(message, "region")["options"]]:
        await choose(world, message, "region", region)
        parts = [action for action in actions(message) if action.startswith("part/")]
        steps = control(message, parts[0])["options"] if parts else [None]
        for step in steps:
            if step is not None:
                await choose(world, message, parts[0], step["value"])
            reached |= {option["value"] for option in control(message, "place")["options"]}
            assert len(message.components) <= 5
    assert reached == set(time_zones())


async def test_a_place_is_chosen_and_its_clock_is_shown(world: World) -> None:
    await have_set(world, quiet_from=22, quiet_until=7)
    message = await panel(world, "Notifications")
    await push(world, message, "zone")
    await choose(world, message, "region", "Asia")
    spans = control(message, "part/Asia")["options"]  # such as "Aden to Damascus"
    span = next(each["value"] for each in spans if each["label"].split(" to ")[1] >= "Kathmandu")
    await choose(world, message, "part/Asia", span)
    await choose(world, message, "place", "Asia/Kathmandu")
    now = world.env.now()
    minutes = (now.hour * 60 + now.minute + 5 * 60 + 45) % (24 * 60)
    local = f"{minutes // 60:02}:{minutes % 60:02}"
    assert f"22:00 to 07:00\n**Time zone:** Asia/Kathmandu, {local} now" in text(message)
    assert (await stored(world)).time_zone == "Asia/Kathmandu"


async def test_seasons_champions_and_their_channel(world: World) -> None:
    message = await panel(world, "Hall of fame")
    await world.press("boss", message, "Play in seasons")
    await world.press("boss", message, "Announce champions")
    await choose(world, message, "herald", world.channel)
    assert "**Seasons:** one each month" in text(message)
    assert "**New champions:** announced" in text(message)
    assert f"**Announcements:** <#{world.channel.id}>" in text(message)
    settings = await stored(world)
    assert (settings.seasons, settings.get("champions")) == (True, True)
    assert settings.get("herald_channel_id") == world.channel.id
    await world.press("boss", message, "Play without seasons")
    await world.press("boss", message, "Don't announce champions")
    await choose(world, message, "herald")
    assert "**Announcements:** in the match's own channel" in text(message)
    settings = await stored(world)
    assert (settings.seasons, settings.get("champions")) == (False, False)
    assert settings.get("herald_channel_id") is None


@pytest.mark.parametrize("action", ["herald", "morning_channel"])
async def test_announcements_go_only_where_they_can(world: World, action: str) -> None:
    other = world.guild.create_text_channel("proclamations")
    world.deny("send_messages", "embed_links", channel=other)
    message = await panel(world, "Hall of fame")
    if action == "morning_channel":
        await push(world, message, "morning")
    refused = said_privately(await choose(world, message, action, other))
    assert f"in <#{other.id}>, because I'm missing: **Send Messages**, **Embed Links**" in refused
    forum = world.guild.create_forum_channel("market")
    refused = said_privately(await choose(world, message, action, forum))
    assert "an ordinary text or voice channel" in refused
    assert await stored(world) == GuildSettings()


async def test_somebody_is_barred_and_let_in_again(world: World) -> None:
    odd = world.welcome("odd", nick="**bold** @everyone")
    message = await panel(world, "People and open tables")
    assert "**Blocked:** nobody" in text(message)
    await choose(world, message, "bar", world.people["ann"])
    await choose(world, message, "bar", odd)
    assert "**Blocked:** 2 people" in text(message)
    assert "**bold**" not in text(message)
    assert {o["label"] for o in control(message, "unbar")["options"]} == {
        "ann",
        "**bold** @everyone",
    }
    await choose(world, message, "unbar", str(odd.id))
    assert "**Blocked:** 1 person" in text(message)
    assert "\nann\n" in text(message)
    await choose(world, message, "unbar", str(world.people["ann"].id))
    assert "**Blocked:** nobody" in text(message)
    assert actions(message) == ["bar", "acts", "weeks", "moderators"]
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "Bots don't play here" in said_privately(await choose(world, message, "bar", robot))


async def test_a_match_is_ended_after_one_question(world: World) -> None:
    record = await world.begin("ann", "bob")
    message = await panel(world, "People and open tables")
    assert "**Open tables and matches:** 1" in text(message)
    assert [o["label"] for o in control(message, "end")["options"]] == ["High Card: ann and bob"]
    await choose(world, message, "end", record.id)
    assert labels(message) == ["Yes, end it", "Let it continue"]
    await world.press("boss", message, "Let it continue")
    assert (await world.only_match()).status == "running"
    await choose(world, message, "end", record.id)
    await world.press("boss", message, "Yes, end it")
    assert (await world.only_match()).status == "cancelled"
    assert "**Open tables and matches:** none" in text(message)
    assert "cancelled this match" in words(await world.board())


async def test_what_is_gone_is_shown_as_gone_and_can_be_chosen_anew(world: World) -> None:
    rooms = [world.guild.create_text_channel(f"room-{n}") for n in range(2)]
    role = world.guild.create_role("knights")
    ids = [room.id for room in rooms]
    await have_set(world, channels=ids, starter_role_id=role.id, herald_channel_id=ids[0])
    world.env.backend.delete_channel(rooms[0].id)
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.env.settle()
    message = await panel(world)
    assert f"**Channels for matches:** <#{rooms[1].id}> and 1 deleted channel" in text(message)
    assert "only managers, because the role you chose was deleted" in text(message)
    assert "**Announcements:** in the match's own channel · the channel you" in text(message)
    for tab in ("Matches", "Hall of fame"):
        await world.press("boss", message, tab)
        gone = {rooms[0].id, role.id}
        held = [int(e["id"]) for b in buttons(message) for e in b.get("default_values", [])]
        assert not gone & set(held)
    await world.delete_place(rooms[1])
    message = await panel(world, "Matches")
    assert "2 deleted channels" in text(message)
    await choose(world, message, "channels", world.channel)
    assert f"**Channels for matches:** <#{world.channel.id}>\n" in text(message)


async def test_every_setting_says_and_logs_that_what_was_chosen_is_gone(world: World) -> None:
    chosen = [
        each for each in world.bot.settings_panel.settings.values() if isinstance(each, Mentioned)
    ]
    assert len(chosen) > 6
    for each in chosen:
        gone: ChannelHandle | RoleHandle
        if each.of == "channels":
            of, gone = "channel", world.guild.create_text_channel(each.action)
        else:
            of, gone = "role", world.guild.create_role(each.action)
        await have_set(world, **{each.key: gone.id})
        if of == "channel":
            world.env.backend.delete_channel(gone.id)
        else:
            world.env.backend.delete_role(world.guild.id, gone.id)
        await world.env.settle()
        message = await panel(world, "People and open tables")
        await push(world, message, "acts")
        newest = text(message).splitlines()[1].partition(" · ")[2]
        assert f"the {of} you chose was deleted" in newest
        page = await world.force(BOSS, f"-:0:settings:tab/{each.spot.tab}")
        assert newest in text(page), each.action


UNHEARD_OF = [
    *("", "tab", "tab/nowhere", "threads", "pace", "from", "until", "place", "region", "part"),
    *("part/Atlantis", "bar", "unbar", "end", "ended", "ended/0000000000", "erase", "erase/9"),
    *("magic", "channels/1", "x" * 70),
]


async def test_forged_controls_of_a_manager_do_no_harm(world: World) -> None:
    record = await world.begin("ann", "bob")
    boss_of(world)
    before = await world.rows()
    for action in UNHEARD_OF:
        result = await world.force(BOSS, f"-:0:settings:{action}")
        assert "something went wrong" not in said_privately(result)
    rows = await world.rows()
    before.pop("bars"), rows.pop("bars")
    assert rows == before
    assert (await world.only_match()).version == record.version


async def test_forged_values_are_not_taken(world: World) -> None:
    wrong = {
        **dict.fromkeys(("pace", "bar", "channels", "starters", "herald"), ("warp",)),
        **dict.fromkeys(("from", "until"), ("warp", "-1", "24")),
        "part/Asia": ("warp", "25", "½"),
        "place": ("Middle Earth", "../../etc/passwd", "Etc/GMT+3", "posixrules"),
    }
    boss_of(world)
    for action, values in wrong.items():
        for value in values:
            told = await world.force(BOSS, f"-:0:settings:{action}", value)
            assert "I don't know that choice" in said_privately(told)
    many = [str(9000 + number) for number in range(26)]
    told = await world.force(BOSS, "-:0:settings:channels", *many)
    assert "You can choose at most 25 channels" in said_privately(told)
    assert await stored(world) == GuildSettings()
    assert await world.bot.guild_book.list_barred(world.guild.id) == []


async def test_erasing_is_asked_twice_and_can_be_thought_over(world: World) -> None:
    await have_set(world, threads=False)
    message, boss = await panel(world), boss_of(world)
    await boss.click(message, label="This server's data")
    assert "deletes them for good" in text(message)
    await boss.click(message, label="Erase everything")
    assert "This can't be undone" in text(message)
    await boss.click(message, label="Keep everything")
    assert "**Threads:** none; matches stay in the channel" in text(message)
    assert not (await stored(world)).threads
    for label in ("This server's data", "Erase everything", "Yes, erase it all"):
        await boss.click(message, label=label)
    assert "Everything I kept about this server is gone" in text(message)
    assert await stored(world) == GuildSettings()
    assert world.messages(world.channel.id) == [], "nothing of it is public"


async def test_only_managers_of_a_server_are_offered_the_settings(world: World) -> None:
    offered = boss_of(world).available_commands(world.channel)
    assert [each for each in offered if each.startswith("settings")] == ["settings"]
    for name in ("ann", "stranger"):
        ordinary = world.people[name].available_commands(world.channel)
        assert not any(command.startswith("settings") for command in ordinary)
    private = boss_of(world).user.available_commands()
    assert not any(command.startswith("settings") for command in private)


async def test_who_is_given_the_command_still_needs_the_permission(world: World) -> None:
    record, ann = await world.begin("ann", "bob"), world.people["ann"]
    known = await world.do(world.bot.tree.fetch_commands())
    (command_id,) = (each.id for each in known if each.name == "settings")
    world.guild.set_command_permissions(command_id, {ann: True})
    refused = await world.ask("ann", "settings", end=record.id)
    assert "Only people with the Manage Server permission" in said_privately(refused)
    for option in ("end", "unblock"):
        assert await ann.autocomplete(world.channel, "settings", option, "") == []


async def test_a_long_list_of_the_barred_fits_and_goes_on_in_the_command(world: World) -> None:
    book, boss = world.bot.guild_book, boss_of(world)
    facts = {"guild_id": world.guild.id, "name": "W" * 32}
    rows = [{**facts, "user_id": 9000 + number, "at": number} for number in range(250)]
    await world.bot.database.run(insert(tables.bars), rows)
    message = await panel(world, "People and open tables")
    assert "**Blocked:** 250 people" in text(message)
    assert text(message).count("W" * 32) == 15
    assert "235 more: find them by name with `/settings unblock:`." in text(message)
    assert "Matches they're already playing continue." in text(message)
    assert len(control(message, "unbar")["options"]) == 25
    assert len(await boss.autocomplete(world.channel, "settings", "unblock", "")) == 25
    await book.bar(world.guild.id, 77, "Zoe", 0, 1)
    (offered,) = await boss.autocomplete(world.channel, "settings", "unblock", "zo")
    shown = await manage(world, unblock=offered["value"])
    assert "**Blocked:** 250 people" in said_privately(shown)
    assert 77 not in [each.user_id for each in await book.list_barred(world.guild.id)]
    for wrong in ("Zoe", "77", "-5", "9" * 19, "9" * 5000, "½"):
        refused = await manage(world, unblock=wrong)
        assert "Nobody with that name is blocked" in said_privately(refused)


@pytest.mark.parametrize("state", [None, {"version": 999}, [], {"version": 1, "deck": "?"}])
async def test_a_match_is_ended_even_if_its_state_is_broken(world: World, state: Any) -> None:
    record = await world.begin("ann", "bob")
    await world.grace()
    assert any(pings(message) for message in world.messages(record.shown.place_id))
    await world.play_turn()
    log = await world.bot.queries.log_of(record.id)
    if state is not None:
        await world.bot.database.run(
            update(tables.matches).where(tables.matches.c.id == record.id).values(state=state)
        )
    question = await manage(world, end=record.id)
    assert "End this match?" in text(question) and "ann and bob" in text(question)
    await world.press(BOSS, question, "Yes, end it")
    assert "**Open tables and matches:** none" in text(question)
    after = await world.only_match()
    assert (after.status, after.alarm.wake_at, after.rematch_id) == ("cancelled", None, None)
    assert await world.bot.queries.log_of(record.id) == log
    board = world.public(record.shown.place_id, record.shown.board_message_id or 0)
    assert "server manager cancelled this match" in words(board)
    assert labels(board) == ["More"]
    proof = await world.verify_deal("cem", board)
    for part in (record.commitment, record.secret.hex(), "This deal is no longer in play."):
        assert part in said_privately(proof)
    assert not proof.attachments
    assert not any(pings(message) for message in world.messages(record.shown.place_id))
    rows = await world.rows()
    assert rows["results"] == rows["ratings"] == []
    await world.restart()
    assert await world.bot.board_postings.find_unpublished() == []


async def test_running_matches_are_suggested_by_their_players(world: World) -> None:
    record = await world.begin("ann", "bob")
    boss = boss_of(world)
    for typed in ("", "BOB", "high"):
        (offered,) = await boss.autocomplete(world.channel, "settings", "end", typed)
        assert (offered["name"], offered["value"]) == ("High Card: ann and bob", record.id)
    assert await boss.autocomplete(world.channel, "settings", "end", "cem") == []
    await world.bot.database.run(
        update(tables.matches).where(tables.matches.c.id == record.id).values(state={})
    )
    assert len(await boss.autocomplete(world.channel, "settings", "end", "")) == 1


async def test_what_is_no_match_of_the_server_cannot_be_ended(world: World) -> None:
    record = await world.begin("ann", "bob")
    before = await world.rows()
    for match in ("0000000000", "'; --", "x" * 200):
        assert "That match isn't open" in said_privately(await manage(world, end=match))
    await world.bot.database.run(update(tables.matches).values(guild_id=77))
    assert "That match isn't open" in said_privately(await manage(world, end=record.id))
    confirmed = f"-:0:settings:ended/{record.id}"
    assert "That match isn't open" in said_privately(await world.force(BOSS, confirmed))
    await world.bot.database.run(update(tables.matches).values(guild_id=world.guild.id))
    assert await world.rows() == before


async def test_people_and_matches_that_look_alike_are_told_apart(world: World) -> None:
    for user_id in (71, 72):
        await world.bot.guild_book.bar(world.guild.id, user_id, "Sam", 0, 1)
    await world.open_table("ann")
    await world.ask("ann", "play high-card", place=world.guild.create_text_channel("yard"))
    message = await panel(world, "People and open tables")
    barred = {option["label"] for option in control(message, "unbar")["options"]}
    assert barred == {"Sam · 71", "Sam · 72"}
    table = "High Card, not started yet: ann"
    offered = {option["label"] for option in control(message, "end")["options"]}
    assert offered == {f"{table} · #great-hall", f"{table} · #yard"}
    suggested = await boss_of(world).autocomplete(world.channel, "settings", "end", "yard")
    assert [each["name"] for each in suggested] == [f"{table} · #yard"]
