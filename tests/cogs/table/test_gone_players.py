"""People who leave the server in the middle of a match: nobody waits for them long."""

from typing import Any

import pytest
from discord.http import HTTPClient
from sqlalchemy import update

from bot.match.record import Pace
from bot.storage import tables
from tests.cogs.queue.across import Tower
from tests.support.world import World, labels, words

GONE = "is no longer on the server, so their seat was given up."


def leave_server(world: World, name: str) -> None:
    """A person leaves the server, which Discord doesn't report to the bot."""
    person = world.people[name]
    person.guild.remove_member(person)


async def miss_turn(world: World) -> None:
    """Run out the time of the player to act."""
    ends_at = (await world.only_match()).alarm.ends_at
    assert ends_at is not None
    await world.leap((ends_at - world.bot.ledger.now()) / 1000 + 3)


def asked(world: World) -> list[str]:
    return [each.path for each in world.env.http_requests if "/members/" in each.path]


def posted_pings(world: World, name: str) -> int:
    """Count a person's pings, including deleted messages."""
    mention = f"<@{world.people[name].id}>"
    sent = [each for each in world.env.http_requests if each.method == "POST"]
    return sum(mention in str(each.json) for each in sent)


@pytest.mark.parametrize("pace", ["live", "correspondence"])
async def test_who_left_the_server_is_out_after_one_missed_turn(world: World, pace: Pace) -> None:
    await world.begin("ann", "bob", "cem", pace=pace)
    await world.let_all_decide()
    name = await world.whose_turn()
    leave_server(world, name)
    await miss_turn(world)
    record = await world.only_match()
    chair = record.chair_of(world.people[name].id)
    assert chair is None
    assert record.status == "running"
    assert record.host_id != world.people[name].id
    board = await world.board()
    assert f"{name} {GONE}" in words(board)
    before = posted_pings(world, name)
    for _ in range(3):
        await world.play_turn()
        await world.grace()
    assert posted_pings(world, name) == before


async def test_of_two_the_other_wins_and_the_board_says_why(world: World) -> None:
    await world.begin("ann", "bob", pace="live")
    await world.let_all_decide()
    name = await world.whose_turn()
    leave_server(world, name)
    await miss_turn(world)
    record = await world.only_match()
    assert (record.status, record.cause) == ("over", None)
    (winner,) = [chair for chair in record.chairs if chair.place == 1]
    assert winner.name != name
    assert f"{name} {GONE}" in words(await world.board())
    assert "Rematch" in labels(await world.board())


async def test_who_only_dozes_is_asked_after_and_stays(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="live")
    for _ in range(6):
        await miss_turn(world)
    record = await world.only_match()
    assert record.status == "running"
    assert not any(chair.left for chair in record.chairs)
    assert 3 <= len(asked(world)) <= 6
    assert GONE not in words(await world.board())


async def test_where_discord_says_nothing_everybody_stays(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="live")
    leave_server(world, await world.whose_turn())
    world.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001, times=None)
    await miss_turn(world)
    assert asked(world)
    assert not any(chair.left for chair in (await world.only_match()).chairs)


async def test_who_plays_while_discord_is_asked_stays(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin("ann", "bob", pace="live")
    leave_server(world, await world.whose_turn())
    ask = HTTPClient.get_member

    async def play_meanwhile(*args: Any) -> Any:
        await world.bot.database.run(update(tables.chairs).values(timeouts=0))
        return await ask(*args)

    monkeypatch.setattr(HTTPClient, "get_member", play_meanwhile)
    await miss_turn(world)
    assert asked(world)
    assert (await world.only_match()).status == "running"


async def test_each_is_looked_for_on_the_server_where_they_play(world: World) -> None:
    tower = await Tower(world).allow()
    record = await tower.match()
    await world.let_all_decide()
    assert record.pace == "relaxed"
    leave_server(world, "zoe")
    gone = world.people["zoe"].id
    for _ in range(2):
        if (await world.only_match()).status == "running":
            await miss_turn(world)
    record = await world.only_match()
    assert record.status == "over"
    assert next(chair for chair in record.chairs if chair.user_id == gone).left
    assert GONE in words(tower.hand("ann"))
