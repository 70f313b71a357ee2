"""What people leave of a game: matches in every state, messages, and every control on them."""

from bot.match.record import Record
from cogs.game_nights.store import night_games
from games import GAMES
from tests.cogs.doors import READING
from tests.cogs.game_nights.holding import leap_to, night_of, plan
from tests.cogs.game_nights.holding import press as press_night
from tests.cogs.pressing import Asked, Presser, at_home
from tests.cogs.server_settings.managing import boss_of
from tests.games.playing import sample_of
from tests.support.any_table import TRACE
from tests.support.living import here, living, people
from tests.support.reading import verb_of
from tests.support.world import World

ANYBODY = ("ann", "bob", "stranger")
BUTTON, SELECT = 2, 3
"""Discord's types of these controls."""
LEFT_OUT = {"daily_puzzle", "speak"}
"""Verbs that aren't pressed: one thinks for long, and one changes what people read."""


async def leave_everything(world: World, slug: str) -> tuple[Record, Record]:
    """Leave all that a game can leave. Returns a match that is over, and one under way."""
    game, short = GAMES[slug], sample_of(GAMES[slug], "SHORT", {})
    boss_of(world)
    if slug in night_games():
        await plan(world)
        page = await world.ask("boss", "gamenight")
        night = (await night_of(world)).night
        await world.press_unshown("boss", page, f"-:0:night:{night.id}/weekly")
        await press_night(world, "Join", "ann", "bob")
        await leap_to(world, night.starts_at)
    world.welcome("eve")
    async with living(world) as past:
        if game.has_daily_deals:
            await past.daily_deals.begin(slug, past.click(world.person("ann")), here(world))
        if game.for_one:
            running, _ = await past.alone(world.person("bob"), here(world), slug=slug)
            over, _ = await past.alone(world.person("ann"), here(world), slug=slug)
            over = await past.finish(over)
        else:
            players = people(world, "ann", "bob", "cem", "dora", "eve")[: game.seats.start]
            over = await past.begin(slug, players, short, place=here(world))
            over = await past.finish(over)
            running = await past.begin(slug, players, short, place=here(world))
    await world.ask("dora", f"play {slug}")
    if 2 in game.seats:
        await world.ask("ann", "challenge", member=world.people["bob"], game=slug)
        await world.force("cem", f"-:0:seek_set:begin/{slug}/relaxed")
    for command in READING:
        await world.ask("ann", command)
    await world.ask("ann", "history")
    await world.ask("boss", "gamenight")
    return over, running


def presses_of(world: World) -> list[Asked]:
    parts = (
        part
        for stored in world.env.backend.messages.values()
        for message in stored.values()
        for row in message.components
        for part in row.get("components", ())
    )
    chosen = {
        each["custom_id"]: [option["value"] for option in each.get("options", ())[-1:]]
        for each in parts
        if each["type"] in (BUTTON, SELECT) and each["custom_id"] != "forged"
        if verb_of(each) not in LEFT_OUT
    }
    return [Asked.press(custom_id, values) for custom_id, values in chosen.items()]


async def ask_everything(world: World, presses: list[Asked]) -> None:
    """Press everything, and use every command. Nothing may go wrong."""
    presser = Presser(world)
    commands = [Asked.command(each, {"id": "1", "name": each, "type": 1}) for each in READING]
    for person in [*map(world.people.__getitem__, ANYBODY), boss_of(world)]:
        told, ended = await presser.ask(at_home(world, person), [*presses, *commands])
        assert ended["failed"] == 0, [each for each in told if TRACE in each.text]
        assert all(each.result.acknowledged for each in told)
