"""Managers' pages: games, moderators, the log of their acts, and how much is played."""

from typing import Any

from simcord import InteractionResult, MemberActor
from sqlalchemy import Connection, update

from bot.preferences.servers import KEPT_MS, MAX_KEPT, find_acts, note_act
from bot.storage import tables
from cogs.server_settings.cog import ServerSettingsCog
from games import GAMES
from tests.cogs.daily.test_daily_of_all_games import begin
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
from tests.support.stored import Shelf
from tests.support.world import World, answer, labels, said_privately, words


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
    ann = world.people["ann"]
    refused = await ann.slash(world.channel, "play high-card", computers=3)
    assert "This server doesn't offer that game." in said_privately(refused)
    assert await world.all_matches() == []
    today = answer(await ann.slash(world.channel, "daily"))
    assert "High Card" not in labels(today) and "King of the Hill" in labels(today)
    page = answer(await ann.slash(world.channel, "daily", game="high-card"))
    begun = await ann.click(page, label="Play today's deal")
    assert "This server doesn't offer that game." in said_privately(begun)
    challenge = await ann.slash(world.channel, "challenge", member=world.people["bob"])
    assert "high-card" not in words(answer(challenge)).split('"options"')[1]


async def test_open_tables_of_a_game_no_longer_offered_close(world: World) -> None:
    await world.open_table("ann")
    message = await panel(world, "Matches")
    await push(world, message, "games")
    await choose(world, message, "offered", "eighty-points")
    assert (await world.only_match()).status == "cancelled"


async def test_a_match_under_way_of_a_game_no_longer_offered_is_finished(world: World) -> None:
    record = await world.begin("ann", "bob")
    await have_set(world, games_off=(record.slug,))
    left = await world.ask("ann", "resign")
    await world.people["ann"].click(answer(left), label="Yes, leave")
    assert (await world.only_match()).status != "running"


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
    stranger = world.forge("-:0:settings:tab/overview")
    told = await world.press("ann", stranger, "-:0:settings:tab/overview")
    assert "Only people with the Manage Server permission" in said_privately(told)
    mod = await moderator(world)
    shown = answer(await mod.slash(world.channel, "help"))
    assert "**Games:** all" in text(answer(await mod.click(shown, label="Settings")))
    assert "Settings" not in labels(answer(await world.people["ann"].slash(world.channel, "help")))
    forged = world.forge("-:0:settings:threads/0")
    await world.press("mod", forged, "-:0:settings:threads/0")
    assert not (await stored(world)).threads
    more = world.guild.create_role("more")
    door = world.forge("-:0:settings:moderators")
    page = await world.press("mod", door, "-:0:settings:moderators")
    refused = await world.people["mod"].select(
        page, [more], custom_id=control(page, "manager_role")["custom_id"]
    )
    assert "Only people with the Manage Server permission" in said_privately(refused)
    assert (await stored(world)).manager_role_id != more.id
    for action in ("erase/1", "erase/2", "erased"):
        forced = await world.force("mod", f"-:0:settings:{action}")
        assert "Only people with the Manage Server permission" in said_privately(forced)
    assert not (await stored(world)).threads, "nothing is erased"


async def test_moderators_neither_block_managers_nor_let_themselves_play_again(
    world: World,
) -> None:
    mod, boss, ann = await moderator(world), boss_of(world), world.people["ann"]

    async def choose_as_mod(action: str, value: Any) -> InteractionResult:
        door = world.forge("-:0:settings:tab/people")
        page = await world.press("mod", door, "-:0:settings:tab/people")
        return await mod.select(page, [value], custom_id=control(page, action)["custom_id"])

    refused = await choose_as_mod("bar", boss)
    assert "You can't block" in said_privately(refused)
    await choose_as_mod("bar", ann)
    await choose_as_mod("unbar", str(ann.id))
    await choose_as_mod("bar", ann)
    await manage(world, block=mod)
    page = await panel(world, "People and open tables")
    unbar = "-:0:settings:unbar"
    told = said_privately(await world.press("mod", page, unbar, (str(mod.id),)))
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
    refused = await world.press(BOSS, world.forge(ended), ended)
    assert "isn't open on this server" in said_privately(refused)
    assert (await world.only_match()).live


async def test_the_log_says_who_ended_and_blocked(world: World) -> None:
    record = await world.begin("ann", "bob")
    ann = world.people["ann"]
    await manage(world, block=ann)
    message = answer(await manage(world, end=record.id))
    await boss_of(world).click(message, label="Yes, end it")
    await choose(world, message, "unbar", str(ann.id))
    await push(world, message, "acts")
    boss = f"<@{world.people[BOSS].id}>"
    told = text(message)
    lines = [line.partition(" · ")[2] for line in told.splitlines() if " · " in line]
    assert lines == [
        f"{boss} let <@{ann.id}> play again",
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
    await world.let_all_decide()
    left = await world.ask("ann", "resign")
    await world.people["ann"].click(answer(left), label="Yes, leave")
    message = await panel(world, "People and open tables")
    assert actions(message) == ["bar", "acts", "weeks", "moderators"]
    await push(world, message, "weeks")
    first, second = [line for line in text(message).splitlines() if "Week of" in line][:2]
    assert first.endswith("1 match · 2 players") and second.endswith("0 matches · 0 players")


async def test_announcements_are_previewed(world: World) -> None:
    message = await panel(world, "Hall of fame")
    await push(world, message, "preview")
    assert "👑 **boss** takes first place this month" in text(message)
    assert "Nobody has played here this month" in text(message)
