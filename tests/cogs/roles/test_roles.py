"""Roles for achievements: chosen in the panel, given once an hour at most, and to whom."""

from typing import Any

import discord
import pytest
from simcord import ResponseMessage, RoleHandle
from simcord.backend import serializers
from sqlalchemy import select

from bot.base.calendar import ALL_TIME
from bot.match.counting import boards
from bot.match.ratings import MIN_GAMES, Standing, Tier
from bot.storage import Database
from cogs.roles import tables as role_tables
from cogs.roles.achievements import (
    MAX_HOLDERS,
    MAX_PEOPLE_PER_ROUND,
    RoleRule,
    find_earned,
    goals_of,
    is_goal,
    rules_in,
)
from cogs.roles.cog import MAX_ROLE_RULES
from games.core import LEVELS
from tests.cogs.privacy.deleting import delete
from tests.cogs.privacy.test_leaving_servers import come_back, leave
from tests.cogs.server_settings.managing import boss_of, choose, control, panel, push, stored, text
from tests.cogs.table.test_after_the_match import played
from tests.support.living import here, living, people, traces
from tests.support.ranked import store
from tests.support.results import GUILD, fill, row
from tests.support.world import World, said_privately

HOUR = 3600
BOARD = "kill-the-kings"
FIRST = f"role/first/{BOARD}"


def trust(world: World) -> None:
    boss, permission = boss_of(world), discord.Permissions(manage_roles=True)
    role = world.guild.create_role("chamberlains", permissions=permission)
    world.env.backend.add_member_role(world.guild.id, boss.id, role.id)


async def open_page(world: World, board: str = BOARD, goal: str = "first") -> ResponseMessage:
    """The page on roles, with menus that stand at a goal."""
    message = await panel(world, "Hall of fame")
    await push(world, message, "roles")
    await choose(world, message, "role_board", board)
    await choose(world, message, f"role_goal/{board}", goal)
    return message


async def give_for(world: World, role: RoleHandle, goal: str = "first", board: str = BOARD) -> None:
    """Configure a role for an achievement."""
    message = await open_page(world, board, goal)
    await choose(world, message, f"role/{goal}/{board}", role)


async def prize(world: World, goal: str = "first", board: str = BOARD) -> RoleHandle:
    """A role that is given for an achievement from now on."""
    trust(world)
    role = world.guild.create_role("laurels")
    await give_for(world, role, goal, board)
    return role


async def score(world: World, **totals: int) -> None:
    at, people = (world.guild.id, BOARD, ALL_TIME), world.people
    lines = [
        Standing(*at, people[name].id, name, total=total, played=MIN_GAMES)
        for name, total in totals.items()
    ]
    await store(world.bot.database, lines)


async def minutes(world: World, number: float = 1) -> None:
    """Pass time hour by hour, except for the last minute."""
    while number > 60:
        await world.leap(59 * 60)
        await world.env.advance_time(60)
        number -= 60
    await world.env.advance_time(number * 60 + 1)


def holders(world: World, role: RoleHandle) -> list[str]:
    members = world.env.backend.get_guild(world.guild.id).members
    return [n for n, a in world.people.items() if a.id in members and role.id in roles_of(world, n)]


def roles_of(world: World, name: str) -> list[int]:
    members = world.env.backend.get_guild(world.guild.id).members
    return list(members[world.people[name].id].role_ids)


def asked(world: World) -> list[Any]:
    return [each for each in world.env.http_requests if "/members/" in each.path]


async def kept(world: World) -> list[Any]:
    return list(await world.bot.database.rows(select(role_tables.given_roles)))


async def test_the_first_place_is_worn_by_whoever_has_it(world: World) -> None:
    role = await prize(world)
    message = await open_page(world)
    assert f"Kill the Kings · First place → <@&{role.id}>" in text(message)
    (held,) = control(message, FIRST)["default_values"]
    assert int(held["id"]) == role.id
    await score(world, ann=8, bob=4)
    await minutes(world)
    assert holders(world, role) == ["ann"]
    await score(world, bob=12)
    await minutes(world, 61)
    assert holders(world, role) == ["bob"]
    before = len(asked(world))
    await minutes(world, 181)
    assert len(asked(world)) == before, "nothing is asked where nothing has changed"
    await choose(world, message, FIRST)
    assert "**Roles for achievements:** none" in text(message)
    await minutes(world, 61)
    assert holders(world, role) == []
    assert await kept(world) == []
    assert await world.bot.database.rows(select(role_tables.role_rounds)) == []


async def test_who_is_blocked_earns_no_role(world: World) -> None:
    first = await prize(world)
    page = world.guild.create_role("pages")
    await give_for(world, page, "page", "high-card")
    await score(world, ann=8, bob=4)
    await played(world)
    await minutes(world)
    assert (holders(world, first), holders(world, page)) == (["ann"], ["ann"])
    await world.bot.guild_book.bar(world.guild.id, world.people["ann"].id, "ann", 1, 1)
    await minutes(world, 61)
    assert (holders(world, first), holders(world, page)) == (["bob"], [])


async def test_roles_are_given_and_taken_once_an_hour_at_most(world: World) -> None:
    role = await prize(world)
    await minutes(world)
    await score(world, ann=8)
    await minutes(world, 57)
    assert holders(world, role) == []
    await world.restart()
    await minutes(world)
    assert holders(world, role) == [], "a restart makes it come no earlier"
    await push(world, await panel(world, "Hall of fame"), "roles")
    other = world.guild.create_role("ribbons")
    await give_for(world, other, "ten")
    await minutes(world, 0)
    assert holders(world, role) == [], "nor do new choices"
    await minutes(world, 3)
    assert holders(world, role) == holders(world, other) == ["ann"]


async def test_nobody_loses_what_the_bot_did_not_give(world: World) -> None:
    role = await prize(world)
    for name in ("ann", "cem"):
        world.env.backend.add_member_role(world.guild.id, world.people[name].id, role.id)
    await score(world, ann=8)
    await minutes(world)
    await score(world, bob=12)
    await minutes(world, 61)
    assert holders(world, role) == ["ann", "bob", "cem"]


async def test_who_beats_a_level_has_the_roles_of_weaker_ones_too(world: World) -> None:
    trust(world)
    page, knight, king = (world.guild.create_role(each) for each in ("pages", "knights", "kings"))
    for level, role in (("page", page), ("knight", knight), ("king", king)):
        await give_for(world, role, level, "high-card")
    await played(world, "knight", won=True)
    async with living(world) as past:
        (ann,) = people(world, "ann")
        record = await past.begin("high-card", [ann], computers=1, level="king", place=here(world))
        await past.resign(record, ann)
    await minutes(world)
    assert [holders(world, role) for role in (page, knight, king)] == [["ann"], ["ann"], []]


async def test_who_has_left_is_looked_for_daily_and_gets_it_on_coming_back(world: World) -> None:
    role = await prize(world)
    await score(world, ann=8)
    ann = world.people["ann"]
    world.guild.remove_member(ann)
    await minutes(world, 181)
    assert len(asked(world)) == 1
    world.people["ann"] = world.guild.add_member(ann.user)
    await world.leap(22 * HOUR)
    await minutes(world)
    assert holders(world, role) == ["ann"]
    world.guild.remove_member(world.people["ann"])
    await score(world, bob=12)
    await minutes(world, 61)
    assert holders(world, role) == ["bob"]
    assert [each.user_id for each in await kept(world)] == [world.people["bob"].id]


async def test_a_large_change_is_spread_over_hours(world: World) -> None:
    role = await prize(world, "percent25")
    names = [f"guest{number}" for number in range(4 * (MAX_PEOPLE_PER_ROUND + 3))]
    for name in names:
        world.welcome(name)
    await score(world, **{name: 1000 - at for at, name in enumerate(names)})
    await minutes(world)
    assert len(holders(world, role)) == MAX_PEOPLE_PER_ROUND
    await minutes(world, 61)
    assert holders(world, role) == names[: MAX_PEOPLE_PER_ROUND + 3]
    assert len(asked(world)) == 2 * (MAX_PEOPLE_PER_ROUND + 3) < 2 * MAX_HOLDERS


def permit(world: World, **permissions: bool) -> None:
    guild = world.env.backend.get_guild(world.guild.id)
    (own,) = (role for role in guild.roles.values() if role.managed)
    granted = discord.Permissions(own.permissions)
    granted.update(**permissions)
    world.env.backend.edit_role(guild.id, own.id, {"permissions": granted.value})


async def test_a_missing_permission_is_named_and_takes_nothing_from_anybody(world: World) -> None:
    role = await prize(world)
    await score(world, ann=8)
    await minutes(world)
    permit(world, manage_roles=False)
    await score(world, bob=12)
    before = len(asked(world))
    await minutes(world, 61)
    assert (holders(world, role), len(asked(world))) == (["ann"], before)
    message = await open_page(world)
    missing = f"I can't give <@&{role.id}>, because I'm missing: **Manage Roles**."
    assert missing in text(message)
    assert missing in said_privately(await choose(world, message, FIRST, role))
    permit(world, manage_roles=True)
    await minutes(world, 61)
    assert holders(world, role) == ["bob"]


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0)])
async def test_refused_changes_wait_for_the_next_hour(world: World, status: int, code: int) -> None:
    role = await prize(world)
    await score(world, ann=8)
    world.env.inject_error(
        "PUT", f"/guilds/*/members/*/roles/{role.id}", status=status, code=code, times=None
    )
    await minutes(world)
    assert holders(world, role) == []
    world.heal()
    await score(world, bob=12)
    await minutes(world, 61)
    assert holders(world, role) == ["bob"]


async def refused(world: World, role: RoleHandle) -> str:
    told = said_privately(await choose(world, await open_page(world), FIRST, role))
    assert rules_in(await stored(world)) == []
    return told


async def test_roles_with_powers_or_above_the_bots_are_not_given(world: World) -> None:
    trust(world)
    for power in ("administrator", "ban_members", "mention_everyone"):
        strong = world.guild.create_role(power, permissions=discord.Permissions(**{power: True}))
        assert "lets its members moderate" in await refused(world, strong)
    assert "managed by Discord" in await refused(world, world.guild.default_role)
    high = world.guild.create_role("high", position=90)
    assert "above my own role" in await refused(world, high)


async def test_a_role_that_became_powerful_is_given_no_more(world: World) -> None:
    role = await prize(world)
    await score(world, ann=8)
    powers = discord.Permissions(ban_members=True).value
    world.env.backend.edit_role(world.guild.id, role.id, {"permissions": powers})
    await minutes(world)
    assert holders(world, role) == []
    assert "lets its members moderate" in text(await open_page(world))


async def test_nobody_chooses_a_role_that_they_may_not_give_themselves(world: World) -> None:
    boss_of(world)
    low = world.guild.create_role("low")
    assert "isn't one" in await refused(world, low), "without Manage Roles"
    trust(world)
    above = world.guild.create_role("above", position=4)
    world.env.backend.edit_role(world.guild.id, above.id, {"position": 50})
    bots = next(r for r in world.env.backend.get_guild(world.guild.id).roles.values() if r.managed)
    bots.position = 60
    payload = {"guild_id": str(world.guild.id), "role": serializers.role_payload(bots)}
    world.env.backend.emit("GUILD_ROLE_UPDATE", payload)
    assert "isn't one" in await refused(world, above)
    await give_for(world, low)
    assert [rule.role_id for rule in rules_in(await stored(world))] == [low.id]


async def test_a_deleted_role_is_told_of_and_forgotten(world: World) -> None:
    role = await prize(world)
    await score(world, ann=8)
    await minutes(world)
    world.env.backend.delete_role(world.guild.id, role.id)
    before = len(asked(world))
    await minutes(world, 61)
    assert (await kept(world), len(asked(world))) == ([], before)
    assert "Kill the Kings · First place → a deleted role" in text(await open_page(world))
    other = world.guild.create_role("ribbons")
    await give_for(world, other, "ten")
    assert [rule.role_id for rule in rules_in(await stored(world))] == [other.id]


async def test_no_more_achievements_than_a_page_can_list(world: World) -> None:
    trust(world)
    role = world.guild.create_role("laurels")
    rules = [("high-card", goal, role.id) for goal in ("first", "ten", "page", "knight", "king")]
    rules += [("king-of-the-hill", *each[1:]) for each in rules]
    rules += [("eighty-points", *each[1:]) for each in rules[:5]]
    assert len(rules) == MAX_ROLE_RULES
    await world.bot.guild_book.change(world.guild.id, role_rules=rules)
    message = await open_page(world)
    told = said_privately(await choose(world, message, FIRST, role))
    assert f"for at most {MAX_ROLE_RULES} achievements" in told
    assert text(message).count(f"<@&{role.id}>") == MAX_ROLE_RULES


async def test_an_erased_server_keeps_nothing_and_asks_for_nothing(world: World) -> None:
    role = await prize(world)
    await score(world, ann=8)
    await minutes(world)
    message = await panel(world)
    for action in ("erase/1", "erase/2", "erased"):
        await push(world, message, action)
    before = len(asked(world))
    await minutes(world, 181)
    assert len(asked(world)) == before
    assert await kept(world) == []
    assert await traces(world, role.id) == []
    assert rules_in(await stored(world)) == []
    assert await world.bot.database.rows(select(role_tables.role_rounds)) == []


async def test_a_server_that_the_bot_has_left_is_left_alone(world: World) -> None:
    role = await prize(world)
    await score(world, ann=8)
    guild = await leave(world)
    await minutes(world, 121)
    await come_back(world, guild)
    assert asked(world) == []
    await minutes(world, 61)
    assert holders(world, role) == ["ann"]


async def test_who_deletes_their_data_gives_back_what_they_were_given(world: World) -> None:
    role = await prize(world, "ten")
    own = world.guild.create_role("founders")
    world.env.backend.add_member_role(world.guild.id, world.people["ann"].id, own.id)
    await score(world, ann=8, bob=4)
    await minutes(world)
    assert holders(world, role) == ["ann", "bob"]
    await delete(world, "ann")
    assert holders(world, role) == ["bob"]
    assert roles_of(world, "ann") == [own.id]
    assert await traces(world, world.people["ann"].id) == []
    await minutes(world, 61)
    assert holders(world, role) == ["bob"]


async def test_a_deletion_succeeds_where_a_role_cannot_be_taken(world: World) -> None:
    await prize(world)
    await score(world, ann=8)
    await minutes(world)
    permit(world, manage_roles=False)
    await delete(world, "ann")
    assert await traces(world, world.people["ann"].id) == []


async def test_only_the_process_with_the_servers_shard_gives_roles(world: World) -> None:
    role = await prize(world)
    await score(world, ann=8)
    shards = world.bot.database.shards
    mine = (world.guild.id >> 22) % 2
    shards.assign(2, [1 - mine])
    await minutes(world, 2)
    assert (holders(world, role), asked(world)) == ([], [])
    shards.assign(2, [mine])
    await minutes(world, 2)
    assert holders(world, role) == ["ann"]


async def test_whoever_only_manages_may_not_forge_a_choice(world: World) -> None:
    trust(world)
    for action in ("role/warp/high-card", "role/king/kill-the-kings", "role/first/chess", "role"):
        result = await world.force("boss", f"-:0:settings:{action}")
        assert "I don't know that choice" in said_privately(result)


ROLE = 5


async def earned(database: Database, goal: str, board: str = "high-card") -> list[int]:
    found = await database.read(find_earned, GUILD, [RoleRule(board, goal, ROLE)])
    assert {role_id for role_id, _ in found} <= {ROLE}
    return sorted(user_id for _, user_id in found)


async def test_places_are_shared_and_the_uncertain_have_none(database: Database) -> None:
    merits = {1: 90, 2: 90, 3: 80, **{number: 70 - number for number in range(4, 15)}}
    rows = [row(user_id, merit) for user_id, merit in merits.items()]
    await fill(database, [*rows, row(77, 900, Tier.UNCERTAIN), row(78, 900, Tier.HIDDEN)])
    assert await earned(database, "first") == [1, 2]
    assert await earned(database, "ten") == [*range(1, 11)]
    assert await earned(database, "first", "king-of-the-hill") == []


async def test_percents_count_those_who_have_a_place(database: Database) -> None:
    await fill(database, [row(user_id, 100 - user_id) for user_id in range(1, 22)])
    await fill(database, [row(50 + n, 900, Tier.UNCERTAIN) for n in range(40)])
    assert await earned(database, "percent10") == [1, 2, 3], "a tenth of 21, rounded up"
    assert await earned(database, "percent25") == [*range(1, 7)]


async def test_a_place_with_nothing_earns_nothing(database: Database) -> None:
    lines = [
        row(user_id, total, mu=None, sigma=None, board="kill-the-kings")
        for user_id, total in ((1, 4), (2, 0), (3, 0))
    ]
    await fill(database, lines)
    assert await earned(database, "ten", "kill-the-kings") == [1]


async def test_however_many_share_a_place_there_is_an_end(database: Database) -> None:
    await fill(database, [row(user_id, 50) for user_id in range(1, MAX_HOLDERS + 100)])
    for goal in ("first", "percent25"):
        assert 1 < len(await earned(database, goal)) <= MAX_HOLDERS


@pytest.mark.parametrize("board", boards())
def test_games_for_one_know_no_levels(board: str) -> None:
    levels = {goal for goal in goals_of(board) if goal in LEVELS}
    assert levels == (set() if board.startswith("kill-the-kings") else set(LEVELS))
    assert all(is_goal(board, goal) for goal in goals_of(board))
    assert not is_goal(board, "warp")
    assert not is_goal("chess", "first")


async def test_rules_of_games_that_are_gone_give_nothing(database: Database) -> None:
    await fill(database, [row(1, 50, board="chess")])
    assert await earned(database, "first", "chess") == []


async def test_several_rules_give_what_each_of_them_gives(database: Database) -> None:
    await fill(database, [row(1, 50), row(2, 40)])
    await fill(database, [row(3, 50, board="king-of-the-hill")])
    rules: list[Any] = [
        RoleRule("high-card", "first", 5),
        RoleRule("king-of-the-hill", "first", 5),
        RoleRule("high-card", "ten", 6),
    ]
    found = await database.read(find_earned, GUILD, rules)
    assert found == {(5, 1), (5, 3), (6, 1), (6, 2)}
