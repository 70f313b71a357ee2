"""Nobody gets out of a losing match by what they may do on a server."""

from simcord import ResponseMessage

from bot.match.record import Record
from tests.cogs.privacy.test_leaving_servers import come_back, later, leave
from tests.cogs.replays.looking_back import history
from tests.cogs.server_settings.managing import BOSS, boss_of, manage, panel, push, text
from tests.support.living import begun
from tests.support.world import World, answer, said_privately, words


async def test_a_manager_ends_no_match_that_they_sit_in_or_have_left(world: World) -> None:
    boss = boss_of(world)
    record = await world.begin(BOSS, "ann", "bob")
    await world.let_all_decide()
    asked = answer(await manage(world, end=record.id))
    refused = await boss.click(asked, label="Yes, end it")
    assert "that you've played in yourself" in said_privately(refused)
    question = answer(await boss.click(await world.board(), label="Leave"))
    await boss.click(question, label="Yes, leave")
    asked = answer(await manage(world, end=record.id))
    refused = await boss.click(asked, label="Yes, end it")
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


async def finished(world: World, name: str) -> str:
    page: ResponseMessage = await history(world, name)
    return words(page)


async def test_a_match_that_ends_because_the_bot_was_removed_is_listed_for_both(
    world: World,
) -> None:
    boss_of(world)
    record = await lead(world, "bob", "ann", "bob")
    await come_back(world, await leave(world))
    assert "I was removed from the server" in words(await world.board(record))
    for name in ("ann", "bob"):
        listed = await finished(world, name)
        assert "High Card" in listed and "I was removed from the server" in listed
    assert "I was removed from the server" not in await finished(world, "cem")


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
    assert f"<@{ann}> was losing again in match `{second.id}`" in told
    assert f"<@{bob}>" not in told and f"<@{cem}>" not in told
    await later(world, 31)
    await lead(world, "bob", "ann", "bob")
    await come_back(world, await leave(world))
    assert (await log(world)).count(f"<@{ann}>") == 1, "that's long ago"


async def test_a_match_in_a_channel_that_was_hidden_for_a_week_is_listed(world: World) -> None:
    record = await lead(world, "bob", "ann", "bob")
    world.deny("view_channel", channel=world.place(record.shown.place_id or 0))
    world.deny("view_channel")
    yard = world.guild.create_text_channel("yard")
    await world.env.settle()
    await world.env.advance_time(10 * 60)
    await later(world, 8)
    await world.env.advance_time(2 * 60)
    assert (await world.only_match()).cause == "unseen"
    world.channel = yard
    for name in ("ann", "bob"):
        assert "Discord hasn't let me show this match for a week" in await finished(world, name)
