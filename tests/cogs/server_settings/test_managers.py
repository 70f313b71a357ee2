"""What managers do: games, moderators, blocked people, the log, and what they may not end."""

from typing import Any

from simcord import InteractionResult, MemberActor
from sqlalchemy import Connection, update

from bot.match.admission import check_welcome
from bot.match.record import Record
from bot.preferences.servers import KEPT_MS, MAX_KEPT, find_acts, note_act
from bot.storage import tables
from cogs.server_settings.cog import ServerSettingsCog
from games import GAMES
from tests.cogs.daily.test_daily_of_all_games import begin
from tests.cogs.privacy.test_leaving_servers import come_back, later, leave
from tests.cogs.replays.viewing import history
from tests.cogs.server_settings.managing import (
    BOSS,
    actions,
    begin_by,
    boss_of,
    choose,
    control,
    manage,
    panel,
    push,
    stored,
    text,
)
from tests.support.acting import stand_in_for
from tests.support.living import begun
from tests.support.stored import Shelf
from tests.support.world import MONTH, World, answer, buttons, labels, said_privately, words


async def test_a_game_that_is_not_offered_cannot_be_begun(world: World) -> None:
    message = await panel(world, "Matches")
    assert "**Games:** all" in text(message)
    await push(world, message, "games")
    menu = control(message, "offered")
    games = [option["value"] for option in menu["options"]]
    assert menu["min_values"] == 1 and all(option["default"] for option in menu["options"])
    others = [slug for slug in games if slug != "high-card"]
    await choose(world, message, "offered", *others)
    assert f"**Games:** {len(others)} of {len(games)}" in text(message)
    refused = await world.ask("ann", "play high-card", computers=3)
    assert "This server doesn't offer that game." in said_privately(refused)
    assert await world.all_matches() == []
    today = await world.ask("ann", "daily")
    assert "High Card" not in labels(today) and "King of the Hill" in labels(today)
    page = await world.ask("ann", "daily", game="high-card")
    begun = await world.press("ann", page, "Play today's deal")
    assert "This server doesn't offer that game." in said_privately(begun)
    challenge = await world.ask("ann", "challenge", member=world.people["bob"])
    assert "high-card" not in words(challenge).split('"options"')[1]


async def test_open_tables_of_a_game_no_longer_offered_close_and_matches_are_finished(
    world: World,
) -> None:
    match = await world.begin("ann", "bob")
    await world.open_table("cem")
    message = await panel(world, "Matches")
    await push(world, message, "games")
    await choose(world, message, "offered", "eighty-points")
    assert [each.status for each in await world.all_matches()] == ["running", "cancelled"]
    await world.leave("ann", match)
    assert (await world.now(match)).status == "over"


async def moderator(world: World) -> MemberActor:
    """A member with the role that may change settings, but without Discord's permission."""
    role = world.guild.create_role("mods")
    message = await panel(world, "People and open tables")
    await push(world, message, "moderators")
    await choose(world, message, "manager_role", role)
    assert f"people with Manage Server, and <@&{role.id}>" in text(message)
    world.people["mod"] = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    return world.people["mod"]


async def test_moderators_change_all_but_who_moderates(world: World) -> None:
    told = await world.force("ann", "-:0:settings:tab/overview")
    assert "Only people with the Manage Server permission can do that" in said_privately(told)
    mod = await moderator(world)
    told = await world.force("ann", "-:0:settings:tab/overview")
    assert "or this server's moderator role, can change its settings" in said_privately(told)
    shown = answer(await mod.slash(world.channel, "help"))
    page = answer(await mod.click(shown, label="Settings"))
    assert "Everything else is at its default." in text(page)
    assert "Settings" not in labels(await world.ask("ann", "help"))
    await world.force("mod", "-:0:settings:threads/0")
    assert not (await stored(world)).threads
    more = world.guild.create_role("more")
    page = await world.force("mod", "-:0:settings:moderators")
    refused = await world.people["mod"].select(
        page, [more], custom_id=control(page, "manager_role")["custom_id"]
    )
    assert "Only people with the Manage Server permission" in said_privately(refused)
    assert (await stored(world)).manager_role_id != more.id
    for action in ("erase/1", "erase/2", "erased"):
        forced = await world.force("mod", f"-:0:settings:{action}")
        assert "Only people with the Manage Server permission" in said_privately(forced)
    assert not (await stored(world)).threads, "nothing is erased"


async def test_moderators_block_no_managers_and_unblock_not_themselves(world: World) -> None:
    mod, boss, ann = await moderator(world), boss_of(world), world.people["ann"]

    async def choose_as_mod(action: str, value: Any) -> InteractionResult:
        page = await world.force("mod", "-:0:settings:tab/people")
        return await mod.select(page, [value], custom_id=control(page, action)["custom_id"])

    assert "You can't block" in said_privately(await choose_as_mod("bar", boss))
    await choose_as_mod("bar", ann)
    await choose_as_mod("unbar", str(ann.id))
    await choose_as_mod("bar", ann)
    await manage(world, block=mod)
    page = await panel(world, "People and open tables")
    unbarred = await world.press_unshown("mod", page, "-:0:settings:unbar", str(mod.id))
    told = said_privately(unbarred)
    assert "blocked you from its matches" in told
    barred = await world.bot.guild_book.list_barred(world.guild.id)
    assert {each.user_id for each in barred} == {mod.id, ann.id}


async def test_a_game_in_private_is_no_managers_business(world: World) -> None:
    await begin(world, GAMES["kill-the-kings"])
    attempt = await world.only_match()
    message = await panel(world, "People and open tables")
    assert "**Open tables and matches:** none" in text(message)
    ended = f"-:0:settings:ended/{attempt.id}"
    boss_of(world)
    assert "isn't open on this server" in said_privately(await world.force(BOSS, ended))
    assert (await world.only_match()).live


async def test_the_log_says_who_ended_and_blocked(world: World) -> None:
    record = await world.begin("ann", "bob")
    ann = world.people["ann"]
    await manage(world, block=ann)
    message = await manage(world, end=record.id)
    await world.press("boss", message, "Yes, end it")
    await choose(world, message, "unbar", str(ann.id))
    await push(world, message, "acts")
    boss = f"<@{world.people[BOSS].id}>"
    told = text(message)
    lines = [line.partition(" · ")[2] for line in told.splitlines() if " · " in line]
    assert lines == [
        f"{boss} unblocked <@{ann.id}>",
        f"{boss} ended match `{record.id}`",
        f"{boss} blocked <@{ann.id}>",
    ]
    old = update(tables.manager_acts).values(at=world.bot.ledger.now() - KEPT_MS)
    await world.bot.database.run(old)
    cog = world.bot.get_cog("ServerSettingsCog")
    assert isinstance(cog, ServerSettingsCog)
    await cog.forget()
    await push(world, message, "tab/people")
    await push(world, message, "acts")
    assert "Nothing has happened lately." in text(message)
    assert await world.bot.database.rows(tables.manager_acts.select()) == []


async def test_the_log_is_bounded(shelf: Shelf) -> None:
    def fill(connection: Connection) -> int:
        for at in range(MAX_KEPT + 5):
            note_act(connection, 1, 2, "barred", at, other_id=3)
        return len(find_acts(connection, 1, MAX_KEPT, 2 * MAX_KEPT))

    assert await shelf.database.write(fill) == MAX_KEPT


async def test_matches_and_people_of_each_week(world: World) -> None:
    await world.begin("ann", "bob")
    await world.leave("ann")
    message = await panel(world, "People and open tables")
    assert actions(message) == ["bar", "acts", "weeks", "moderators"]
    await push(world, message, "weeks")
    first, second = [line for line in text(message).splitlines() if "Week of" in line][:2]
    assert first.endswith("1 match · 2 players") and second.endswith("0 matches · 0 players")


async def test_announcements_are_previewed(world: World) -> None:
    message = await panel(world, "Hall of fame")
    await push(world, message, "preview")
    assert "👑 **boss** takes first place in King of the Hill this month" in text(message)
    assert "Nobody has played here this month" in text(message)


BARRED = "The managers of this server have blocked you from its matches"


async def bar(world: World, name: str) -> None:
    assert "**Blocked:** 1 person" in said_privately(await manage(world, block=world.people[name]))


COMMANDS: list[tuple[str, dict[str, bool]]] = [
    ("play high-card", {}),
    ("play kill-the-kings", {}),
    ("play kill-the-kings", {"private": True}),
    ("daily", {}),
]


async def test_who_is_barred_starts_nothing_until_they_are_let_in_again(world: World) -> None:
    await bar(world, "ann")
    await world.restart()
    for command, options in COMMANDS[:-1]:
        refused = await begin_by(world.people["ann"], world.channel, command, options)
        assert BARRED in said_privately(refused)
    forged = await world.force("ann", "-:0:daily_play:kill-the-kings,")
    assert BARRED in said_privately(forged)
    assert await world.all_matches() == []
    await manage(world, unblock=str(world.people["ann"].id))
    for command, options in COMMANDS:
        await begin_by(world.people["ann"], world.channel, command, options)
    assert len(await world.all_matches()) == len(COMMANDS)


async def test_who_is_barred_is_offered_nothing_that_is_refused(world: World) -> None:
    await world.open_table("bob")
    await bar(world, "ann")
    left = [[], ["Daily puzzle", "Cross-server deals", "Standings"], ["All of today's deals"]]
    for name, barred in (("ann", True), ("cem", False)):
        front, day = await world.ask(name, "tables"), await world.ask(name, "daily")
        pages = front, day, await world.ask(name, "daily", game="high-card")
        assert ([labels(page) for page in pages] == left) == barred
        assert all((BARRED in words(page)) == barred for page in pages)


async def test_who_is_barred_sits_down_nowhere(world: World) -> None:
    await world.open_table("bob")
    await bar(world, "ann")
    assert BARRED in said_privately(await world.press("ann", await world.lobby(), "Join"))
    await world.join("cem")
    await world.start("bob")
    assert BARRED in said_privately(await world.press("ann", await world.board(), "Join"))
    assert [chair.name for chair in (await world.only_match()).chairs] == ["bob", "cem"]


async def test_who_is_barred_gets_up_from_tables_that_have_not_begun(world: World) -> None:
    await world.gather("ann", "bob")
    await bar(world, "ann")
    record = await world.only_match()
    assert [chair.name for chair in record.chairs] == ["bob"]
    assert record.host_id == world.people["bob"].id
    assert "1. **bob** · host" in words(await world.lobby())
    await manage(world, block=world.people["bob"])
    assert (await world.only_match()).status == "cancelled"


async def test_who_is_barred_has_no_rematch_and_no_seat_in_one(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    old = await world.play_to_the_end()
    board = await world.board(old)
    await bar(world, "ann")
    assert BARRED in said_privately(await world.press("ann", board, "Rematch"))
    await world.press("bob", board, "Rematch")
    (again,) = [record for record in await world.all_matches() if record.id != old.id]
    assert BARRED in said_privately(await world.press("ann", board, "Rematch"))
    again = await world.now(again)
    assert [chair.name for chair in again.chairs] == ["bob"]


async def test_a_running_match_of_somebody_barred_goes_on_to_its_end(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    await bar(world, "ann")
    assert (await world.play_to_the_end()).status == "over"
    assert len((await world.rows())["results"]) == 2


async def test_who_is_barred_may_resign_and_take_the_seat_back(world: World) -> None:
    record = await world.begin("ann", "bob", "cem", target=3)
    await bar(world, "ann")
    await world.do(world.bot.ledger.change(record.id, stand_in_for, 0))
    back = await world.press("ann", await world.board(), "Take my seat back")
    assert "the seat is yours again" in said_privately(back)
    await world.leave("ann")
    assert (await world.only_match()).chairs[0].left


async def test_who_is_barred_finishes_a_solitaire_and_begins_no_other(world: World) -> None:
    _, board = await world.deal()
    await bar(world, "ann")
    await world.press("ann", board, "Draw")
    await world.concede("ann", board)
    assert BARRED in said_privately(await world.press("ann", board, "New game"))
    assert len(await world.all_matches()) == 1


async def test_what_was_put_aside_is_not_taken_up_by_somebody_barred(world: World) -> None:
    record, _ = await world.deal()
    await world.leap(MONTH + 60)
    await bar(world, "ann")
    board = await world.board(record)
    assert BARRED in said_privately(await world.press("ann", board, "Resume"))
    assert BARRED in said_privately(await world.ask("ann", "hand"))
    assert (await world.now(record)).status == "archived"


async def test_bars_hold_on_their_own_server_only(world: World) -> None:
    await bar(world, "ann")
    await world.ask("ann", "play kill-the-kings", directly=True)
    assert len(await world.all_matches()) == 1
    for guild_id in (world.guild.id + 1, None):
        await world.bot.database.read(check_welcome, guild_id, world.people["ann"].id)


async def test_who_is_barred_shares_nothing(world: World) -> None:
    pages = [await world.ask("ann", command) for command in ("leaderboard", "profile", "daily")]
    await bar(world, "ann")
    before = len(world.messages(world.channel.id))
    shared = 0
    for page in pages:
        for button in buttons(page):
            if "share" in button["custom_id"]:
                shared += 1
                assert BARRED in said_privately(await world.press("ann", page, button["custom_id"]))
    assert shared and len(world.messages(world.channel.id)) == before


async def test_a_manager_ends_no_match_that_they_sit_in_or_have_left(world: World) -> None:
    boss_of(world)
    record = await world.begin(BOSS, "ann", "bob")
    await world.let_all_decide()
    asked = await manage(world, end=record.id)
    refused = await world.press("boss", asked, "Yes, end it")
    assert "that you've played in yourself" in said_privately(refused)
    await world.leave(BOSS)
    asked = await manage(world, end=record.id)
    refused = await world.press("boss", asked, "Yes, end it")
    assert "that you've played in yourself" in said_privately(refused)
    assert (await world.only_match()).status == "running"


async def lead(world: World, ahead: str, *names: str) -> Record:
    """Begin a match in which one person is ahead of the others."""
    record = await begun(world, *names)
    record.state.points[names.index(ahead)] = 4
    await world.write_state(record)
    return record


async def log(world: World) -> str:
    page = await panel(world, "People and open tables")
    await push(world, page, "acts")
    return text(page)


async def test_a_match_that_the_bots_removal_ends_is_listed_for_both(world: World) -> None:
    boss_of(world)
    record = await lead(world, "bob", "ann", "bob")
    await come_back(world, await leave(world))
    assert "I was removed from the server" in words(await world.board(record))
    for name in ("ann", "bob"):
        listed = words(await history(world, name))
        assert "High Card" in listed and "I was removed from the server" in listed
    assert "I was removed from the server" not in words(await history(world, "cem"))


async def test_who_escapes_twice_in_a_month_is_named_in_the_log(world: World) -> None:
    boss_of(world)
    await lead(world, "bob", "ann", "bob")
    await lead(world, "bob", "ann", "bob")  # ended with the other, which is one time
    await come_back(world, await leave(world))
    assert "Nothing has happened lately." in await log(world)
    await later(world, 3)
    second = await lead(world, "cem", "ann", "cem", "bob")
    await come_back(world, await leave(world))
    ann, bob, cem = (world.people[name].id for name in ("ann", "bob", "cem"))
    told = await log(world)
    assert (
        f"I could no longer show match `{second.id}`, once again while <@{ann}> was losing" in told
    )
    assert f"<@{bob}>" not in told and f"<@{cem}>" not in told
    await later(world, 31)
    await lead(world, "bob", "ann", "bob")
    await come_back(world, await leave(world))
    assert (await log(world)).count(f"<@{ann}>") == 1, "that's long ago"


async def test_a_match_in_a_channel_that_was_hidden_for_a_week_is_listed(world: World) -> None:
    record = await lead(world, "bob", "ann", "bob")
    world.deny("view_channel", channel=world.place(record.shown.place_id))
    world.deny("view_channel")
    yard = world.guild.create_text_channel("yard")
    await world.env.settle()
    await world.env.advance_time(10 * 60)
    await later(world, 8)
    await world.env.advance_time(2 * 60)
    assert (await world.only_match()).cause == "unseen"
    world.channel = yard
    for name in ("ann", "bob"):
        listed = words(await history(world, name))
        assert "Discord hasn't let me show this match for a week" in listed
