"""The hall of fame of two games for one, each in its own words."""

from datetime import timedelta

from castellan_takings.rules import POINTS

from bot.match.people import Person
from bot.match.ratings import MIN_GAMES
from tests.cogs.leaderboards.expecting import Said, said
from tests.cogs.replays.viewing import history
from tests.support.living import here, living
from tests.support.past import Past
from tests.support.reading import heading, told
from tests.support.world import World, buttons, found_button, words

SLUG, KINGS = "takings", "kill-the-kings"
GUESTS = [Person(9000 + n, f"guest {n}", 1) for n in range(10)]


def choices(world: World, command: str) -> dict[str, str]:
    found = world.bot.tree.get_command(command)
    assert found is not None
    (game,) = (
        option for option in found.to_dict(world.bot.tree)["options"] if option["name"] == "game"
    )
    return {choice["value"]: choice["name"] for choice in game["choices"]}


async def give_up(world: World, past: Past, slug: str, *people: Person, daily: bool) -> None:
    for person in people:
        clicked, place = past.click(person), here(world)
        record, dealt = (
            await past.daily_deals.begin(slug, clicked, place)
            if daily
            else await past.alone(clicked, place, slug=slug)
        )
        assert dealt
        await past.resign(record, person)


async def test_daily_asks_which_game_and_stays_with_it(world: World) -> None:
    ann, bob = world.person("ann"), world.person("bob")
    async with living(world) as past:
        await give_up(world, past, SLUG, ann, *GUESTS, daily=True)
        await give_up(world, past, KINGS, bob, daily=True)
    offered = choices(world, "daily")
    assert (offered[KINGS], offered[SLUG]) == ("Kill the Kings", "Takings")
    assert "**Takings** · took" in words(await world.ask("ann", "daily"))
    message = await world.ask("ann", "daily", game=SLUG)
    day = f"{world.env.now().day} {world.env.now():%b %Y}"
    assert heading(message) == f"Takings: daily deal, {day}"
    assert said(message)[0] == Said(1, "ann", f"took {POINTS}")
    assert len(said(message)) == 10
    await world.press("ann", message, "Forward →")
    assert said(message) == [Said(1, "guest 9", f"took {POINTS}")]
    await world.press("ann", message, "Share")
    assert found_button(message, "Shared")["disabled"]
    shared = world.public(world.channel.id, world.messages(world.channel.id)[-1].id)
    assert said(shared) == said(message)
    assert "`/daily`" in told(shared)
    await world.leap(timedelta(days=1).total_seconds())
    assert f"(no less than {POINTS})" in told(await world.ask("ann", "daily", game=SLUG))


async def test_every_table_profile_and_history_counts_points(world: World) -> None:
    ann, bob = world.person("ann"), world.person("bob")
    async with living(world) as past:
        for _ in range(MIN_GAMES):
            await give_up(world, past, SLUG, ann, daily=False)
        await give_up(world, past, SLUG, bob, daily=False)
        await give_up(world, past, SLUG, bob, daily=True)
        await past.end_day()
    offered = choices(world, "leaderboard")
    assert offered[f"{KINGS}/daily"] == "Kill the Kings, daily deal"
    assert offered[f"{SLUG}/daily"] == "Takings, daily deal"
    ranked: dict[str, list[tuple[int | None, str, int]]] = {
        SLUG: [(1, "ann", MIN_GAMES), (None, "bob", 1)],
        f"{SLUG}/daily": [(None, "bob", 1)],
        KINGS: [],
    }
    for board, lines in ranked.items():
        message = await world.ask("ann", "leaderboard", game=board)
        assert said(message) == [
            Said(place, name, f"{POINTS} points · 0 of {games} won") for place, name, games in lines
        ]
    profile = await world.ask("ann", "profile")
    assert f"Solo games ({MIN_GAMES}): **{POINTS} points** · 🥇 #1" in words(profile)
    assert profile.attachments[0].description == f"what ann took: {[POINTS] * MIN_GAMES}"
    assert world.picture(profile)[:4] == b"\x89PNG"
    assert f"**ann** · {POINTS} points · conceded" in words(await history(world, "ann", game=SLUG))
    (menu,) = (b for b in buttons(message) if ":leaderboard:board=" in b["custom_id"])
    assert {option["value"] for option in menu["options"]} >= offered.keys()
