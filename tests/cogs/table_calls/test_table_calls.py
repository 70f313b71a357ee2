"""The role for open tables: people give it to themselves, and hosts ping it."""

from typing import Any

import discord
import pytest
from simcord import ResponseMessage, RoleHandle

from tests.cogs.privacy.deleting import delete
from tests.cogs.roles.test_roles import holders, permit, trust
from tests.cogs.server_settings.managing import choose, have_set, panel, push, stored, text
from tests.support.living import traces
from tests.support.world import Click, World, labels, said_privately

QUARTER = 15 * 60
TELL, LEAVE = "Tell me when a table opens", "Don't tell me about tables"
CALLED = "I've pinged everyone"


@pytest.fixture
async def role(world: World) -> RoleHandle:
    """The role that is pinged about tables, as a manager has chosen it."""
    trust(world)
    players = world.guild.create_role("players", mentionable=True)
    message = await panel(world, "Notifications")
    await choose(world, message, "table_role", players)
    assert f"**Role to ping about open tables:** <@&{players.id}>" in text(message)
    return players


async def call(world: World, opening: ResponseMessage, name: str = "ann") -> str:
    return said_privately(await world.press(name, opening, "Ping players"))


def calls(world: World) -> list[Any]:
    return [m for m in world.messages(world.channel.id) if "<@&" in (m.content or "")]


async def test_people_take_and_leave_the_role_themselves(world: World, role: RoleHandle) -> None:
    page = await world.ask("ann", "preferences")
    await world.press("ann", page, TELL)
    assert holders(world, role) == ["ann"]
    assert LEAVE in labels(await world.ask("ann", "preferences"))
    await world.press("ann", page, "Don't ping me")
    assert LEAVE in labels(page), "other switches leave it as it is"
    await world.press("ann", page, LEAVE)
    assert holders(world, role) == []
    assert TELL in labels(page)


async def test_without_a_role_nobody_is_offered_one(world: World) -> None:
    assert TELL not in labels(await world.ask("ann", "preferences"))
    assert "Ping players" not in labels(await world.ask("ann", "play high-card"))
    refused = await world.force("ann", "-:0:prefer:told_of_tables")
    assert "This server has no role" in said_privately(refused)


async def test_a_missing_permission_to_give_it_is_named(world: World, role: RoleHandle) -> None:
    page = await world.ask("ann", "preferences")
    permit(world, manage_roles=False)
    refused = await world.press("ann", page, TELL)
    assert "because I'm missing: **Manage Roles**" in said_privately(refused)
    assert holders(world, role) == []


async def test_a_powerful_role_is_not_for_everybody_to_take(world: World, role: RoleHandle) -> None:
    page = await world.ask("ann", "preferences")
    powers = discord.Permissions(manage_guild=True)
    strong = world.guild.create_role("strong", permissions=powers)
    refused = await choose(world, await panel(world, "Notifications"), "table_role", strong)
    assert "lets its members moderate" in said_privately(refused)
    assert (await stored(world)).get("table_role_id") == role.id
    world.env.backend.edit_role(world.guild.id, role.id, {"permissions": powers.value})
    assert "lets its members moderate" in said_privately(await world.press("ann", page, TELL))
    assert holders(world, role) == []


async def test_a_host_calls_once_until_the_table_begins(world: World, role: RoleHandle) -> None:
    opening = await world.ask("ann", "play high-card")
    assert CALLED in await call(world, opening)
    (called,) = calls(world)
    lobby = await world.lobby()
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{lobby.id}"
    assert called.content == f"<@&{role.id}> A table is open for High Card: {link}"
    assert [*called.mention_role_ids] == [role.id]
    assert "already pinged players" in await call(world, opening)
    await world.join("bob")
    await world.start("ann")
    assert calls(world) == []


async def test_a_call_that_cannot_be_taken_away_is_given_up_once(
    world: World,
    role: RoleHandle,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("HOUR_MS", "DAY_MS", "WEEK_MS"):  # ten minutes instead of a week
        monkeypatch.setattr(f"bot.show.postings.{name}", 10 * 60_000)
    await call(world, await world.ask("ann", "play high-card"))
    await world.join("bob")
    world.deny("view_channel")
    await world.start("ann")
    await world.env.advance_time(90 * 60)
    given_up = "not tried again until it changes"
    said = [line for line in capsys.readouterr().out.splitlines() if given_up in line]
    assert len([line for line in said if "kind='call'" in line]) == 1


async def test_a_call_goes_when_the_table_closes_unseen(world: World, role: RoleHandle) -> None:
    await call(world, await world.ask("ann", "play high-card"))
    await world.restart()
    since = len(world.env.http_requests)
    await world.press("ann", await world.lobby(), "Cancel")
    assert calls(world) == []
    await world.env.advance_time(3 * 60)
    methods = [request.method for request in world.env.http_requests[since:]]
    assert methods.count("DELETE") == 1


async def test_twenty_presses_call_once(world: World, role: RoleHandle) -> None:
    opening = await world.ask("ann", "play high-card")
    await world.at_once(*[Click("ann", opening, "Ping players")] * 20)
    assert len(calls(world)) == 1


async def test_one_call_a_quarter_of_an_hour_for_each_game(world: World, role: RoleHandle) -> None:
    await call(world, await world.ask("ann", "play high-card"))
    again = await world.ask("bob", "play high-card")
    assert "I've only just pinged players for this game" in await call(world, again, "bob")
    other = await world.ask("cem", "play king-of-the-hill")
    assert CALLED in await call(world, other, "cem")
    assert len(calls(world)) == 2
    await world.env.advance_time(QUARTER + 1)
    assert CALLED in await call(world, again, "bob")


@pytest.mark.parametrize(("label", "left"), [("Cancel", 0), ("Leave", 1)])
async def test_one_person_calls_once_in_fifteen_minutes(
    world: World, role: RoleHandle, label: str, left: int
) -> None:
    await call(world, await world.ask("ann", "play high-card"))
    await world.join("bob")
    await world.press("ann", await world.lobby(), label)
    for game in ("king-of-the-hill", "eighty-points"):
        other = await world.ask("ann", f"play {game}")
        assert "You've only just pinged players" in await call(world, other)
    assert len(calls(world)) == left, "the message goes with its table, not with its host"
    await world.env.advance_time(QUARTER + 1)
    assert CALLED in await call(world, other)


async def test_a_server_has_three_calls_in_15_minutes(world: World, role: RoleHandle) -> None:
    games = ("high-card", "king-of-the-hill", "eighty-points", "king-of-the-mountain")
    tables = [
        (name, await world.ask(name, f"play {game}"))
        for name, game in zip(("ann", "bob", "cem", "dora"), games, strict=True)
    ]
    said = [await call(world, page, name) for name, page in tables]
    assert [CALLED in each for each in said] == [True, True, True, False]
    assert "pinged players for several tables here" in said[-1]
    assert len(calls(world)) == 3
    await world.env.advance_time(QUARTER + 1)
    assert CALLED in await call(world, tables[-1][1], "dora")


async def test_nobody_is_called_in_quiet_hours(world: World, role: RoleHandle) -> None:
    hour = world.env.now().hour
    await have_set(world, quiet_from=hour, quiet_until=(hour + 2) % 24)
    refused = await call(world, await world.ask("ann", "play high-card"))
    assert "quiet hours on this server" in refused
    assert calls(world) == []


async def test_a_role_nobody_may_mention_is_not_called(world: World, role: RoleHandle) -> None:
    opening = await world.ask("ann", "play high-card")
    world.env.backend.edit_role(world.guild.id, role.id, {"mentionable": False})
    world.deny("mention_everyone")
    assert "I can't mention" in await call(world, opening)
    assert calls(world) == []
    world.env.backend.edit_role(world.guild.id, role.id, {"mentionable": True})
    assert CALLED in await call(world, opening)


async def test_a_call_that_discord_refuses_may_be_repeated(world: World, role: RoleHandle) -> None:
    opening = await world.ask("ann", "play high-card")
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, times=None)
    await call(world, opening)
    world.heal()
    assert CALLED in await call(world, opening)
    assert len(calls(world)) == 1


async def test_only_hosts_of_open_tables_with_room_call(world: World, role: RoleHandle) -> None:
    await world.ask("ann", "play king-of-the-hill")
    match_id = (await world.only_match()).id
    custom_id = f"{match_id}:0:call_players"
    forged = world.forge(custom_id)
    assert "Only the host" in said_privately(await world.press("bob", forged, custom_id))
    await world.join("bob")
    told = said_privately(await world.press("ann", forged, custom_id))
    assert "Every seat" in told or "already started" in told
    assert calls(world) == []


async def test_a_deleted_role_is_called_and_offered_no_more(world: World, role: RoleHandle) -> None:
    opening = await world.ask("ann", "play high-card")
    world.env.backend.delete_role(world.guild.id, role.id)
    assert "This server has no role" in await call(world, opening)
    assert TELL not in labels(await world.ask("ann", "preferences"))
    assert "**Role to ping about open tables:** none" in text(await panel(world, "Notifications"))


@pytest.mark.parametrize("leaves", [False, True])
async def test_who_called_is_deleted_with_their_data(
    world: World, role: RoleHandle, leaves: bool
) -> None:
    await call(world, await world.ask("ann", "play high-card"))
    await world.join("bob")
    if leaves:
        await world.press("ann", await world.lobby(), "Leave")
    await delete(world, "ann")
    assert await traces(world, world.people["ann"].id) == []


async def test_an_erased_server_keeps_no_call(world: World, role: RoleHandle) -> None:
    await call(world, await world.ask("ann", "play high-card"))
    message = await panel(world)
    for action in ("erase/1", "erase/2", "erased"):
        await push(world, message, action)
    await world.env.advance_time(61)
    assert calls(world) == []
    assert await traces(world, role.id, world.guild.id) == []
