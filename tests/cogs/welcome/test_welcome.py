"""Coming to a server: one welcome, and what its buttons lead to."""

from games import GAMES
from tests.cogs.server_settings.managing import boss_of
from tests.games.every import every_slug
from tests.support.imagined import ENGLISH
from tests.support.world import World, labels, said_privately, words

HELLO = "Hello, I'm Castellan"


async def arrive(world: World) -> None:
    world.settings = world.settings.model_copy(update={"welcome": True})
    await world.restart()


def welcomes(world: World, channel_id: int) -> list[str]:
    found = [world.public(channel_id, each.id) for each in world.messages(channel_id)]
    return [words(each) for each in found if HELLO in words(each)]


async def test_the_bot_introduces_itself_once(world: World) -> None:
    await arrive(world)
    (told,) = welcomes(world, world.channel.id)
    assert "/play" in told
    assert "I need" not in told
    await world.restart()
    assert len(welcomes(world, world.channel.id)) == 1


async def test_it_says_exactly_what_it_is_not_allowed(world: World) -> None:
    world.deny("attach_files", "create_public_threads")
    await arrive(world)
    (told,) = welcomes(world, world.channel.id)
    assert "I need: **Attach Files**." in told
    assert "I also need: **Create Public Threads**." in told


async def test_it_asks_for_no_threads_where_matches_get_none(world: World) -> None:
    world.deny("create_public_threads")
    await world.bot.guild_book.change(world.guild.id, threads=False)
    await arrive(world)
    (told,) = welcomes(world, world.channel.id)
    assert "need" not in told


async def test_where_it_may_not_write_it_goes_on_to_where_it_may(world: World) -> None:
    world.deny("send_messages")
    other = world.guild.create_text_channel("courtyard")
    await arrive(world)
    assert welcomes(world, world.channel.id) == []
    assert len(welcomes(world, other.id)) == 1


async def test_where_it_may_write_nowhere_it_writes_to_who_owns_the_server(world: World) -> None:
    world.deny("send_messages")
    await arrive(world)
    assert welcomes(world, world.channel.id) == []
    (told,) = welcomes(world, world.guild.owner.dm_channel.id)
    assert "I need: **View Channel**" in told


async def test_a_server_it_has_been_in_for_long_is_left_alone(world: World) -> None:
    world.settings = world.settings.model_copy(update={"welcome": True})
    await world.outage(25 * 60 * 60)
    assert welcomes(world, world.channel.id) == []


@every_slug
async def test_a_game_is_tried_with_two_presses(world: World, slug: str) -> None:
    await arrive(world)
    (welcome,) = [world.public(world.channel.id, m.id) for m in world.messages(world.channel.id)]
    ann = world.people["ann"]
    games = await world.press("ann", welcome, "Try a game")
    shown = world.bot.presenters
    buttons = {each: shown[each].title(ENGLISH) for each in GAMES}
    buttons["high-card"] = "Start here: High Card, one minute"
    others = [label for each, label in buttons.items() if each != "high-card"]
    assert labels(games) == [buttons["high-card"], *others]
    assert len(games.components[0]["components"]) == 1, "in a row of its own"
    result = await ann.click(games, label=buttons[slug])
    record = await world.only_match()
    assert (record.slug, record.status) == (slug, "running")
    assert [chair.name for chair in record.chairs if chair.user_id] == ["ann"]
    assert len(record.chairs) >= GAMES[slug].seats.start
    assert result.response is not None


async def test_the_settings_are_for_managers(world: World) -> None:
    await arrive(world)
    (welcome,) = [world.public(world.channel.id, m.id) for m in world.messages(world.channel.id)]
    assert "Manage Server" in said_privately(await world.press("ann", welcome, "Settings"))
    boss_of(world)
    assert "This server's settings" in words(await world.press("boss", welcome, "Settings"))


async def test_a_lesson_is_begun_with_two_presses(world: World) -> None:
    await arrive(world)
    (welcome,) = [world.public(world.channel.id, m.id) for m in world.messages(world.channel.id)]
    lessons = await world.press("ann", welcome, "Learn a game")
    assert "Learn High Card: 1 of " in words(await world.press("ann", lessons, "High Card"))
