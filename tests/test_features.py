"""The bot without each feature: every game is played, and nothing of the feature is there."""

import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import Castellan
from bot.base.environment import Environment, WrongEnvironment
from bot.feature import REQUIRED, all_features, features_on
from bot.pages import parts
from games import GAMES
from tests.cogs.server_settings.managing import actions, boss_of, panel, text
from tests.games.playing import sample_of
from tests.support.acting import play_out
from tests.support.living import living
from tests.support.registered import Registered
from tests.support.sketches import sketched
from tests.support.waiting import patient_env
from tests.support.world import World, answer, labels

FIRST_STEPS = 4
COGS = Path(__file__).parents[1] / "cogs"
OPTIONAL = [name for name in all_features() if name not in REQUIRED]


@pytest.fixture(autouse=True)
def _all_on_afterwards() -> Iterator[None]:
    yield
    parts.leave_out(())


@asynccontextmanager
async def without(
    settings: Environment, registered: Registered, *names: str
) -> AsyncIterator[World]:
    """A world whose bot has these features switched off."""
    fewer = settings.model_copy(update={"features_off": frozenset(names)})
    env = patient_env(Castellan(fewer))
    registered.tell(env)
    with sketched(env):
        await env.start()
        try:
            world = World(env, fewer)
            await env.settle()
            yield world
        finally:
            await env.shutdown()
            await world.bot.database.close()


async def play_all(world: World) -> None:
    """Play a match of every game to its end, by the services and on Discord.

    After the first decisions, each a change of its own, the rest is played in one.
    """
    async with living(world) as past:
        for slug, game in GAMES.items():
            ann = world.person("ann")
            if game.seats.stop == 2:
                record, _ = await past.alone(ann, slug=slug)
            else:
                company = game.seats.start - 1
                short = sample_of(game, "SHORT", {})
                record = await past.begin(slug, [ann], short, computers=company, level="page")
            for _ in range(FIRST_STEPS):
                record = record if record.status == "over" else await past.step(record)
            if record.status != "over":
                record = await past.shelf.ledger.change(record.id, play_out, past.rng)
            assert record.status == "over"
    await world.env.settle()


@pytest.mark.parametrize("name", OPTIONAL)
async def test_every_game_is_played_without_a_feature(
    settings: Environment, registered: Registered, name: str
) -> None:
    async with without(settings, registered, name) as world:
        await play_all(world)


async def test_every_game_is_played_without_any_feature(
    settings: Environment, registered: Registered
) -> None:
    async with without(settings, registered, *OPTIONAL) as world:
        await play_all(world)
        commands = {command.name for command in world.bot.tree.get_commands()}
        assert {"play", "hand"} <= commands
        assert not {"daily", "gamenight", "leaderboard", "profile"} & commands


async def test_a_feature_that_is_off_has_no_settings(
    settings: Environment, registered: Registered
) -> None:
    async with without(
        settings, registered, "queue", "table_calls", "puzzles", "roles", "privacy"
    ) as world:
        message = await panel(world, "Matches")
        assert actions(message) == ["channels", "starters", "pace", "threads/0", "games"]
        await boss_of(world).click(message, label="Notifications")
        assert actions(message) == ["from", "until", "zone", "quiet_off"]
        await boss_of(world).click(message, label="Hall of fame")
        assert actions(message) == [
            *("seasons/1", "champions/1", "preview"),
            *("herald", "nights", "morning"),
        ]
        assert "question" not in text(message)
        await boss_of(world).click(message, label="Overview")
        assert actions(message) == ["language", "lobby"]


async def test_nothing_leads_to_a_feature_that_is_off(
    settings: Environment, registered: Registered
) -> None:
    async with without(settings, registered, "table_calls", "reviews", "queue") as world:
        role = world.guild.create_role("players")
        await world.bot.guild_book.change(world.guild.id, table_role_id=role.id)
        opened = await world.people["ann"].slash(world.channel, "play high-card", target=1)
        assert "Ping players" not in labels(answer(opened))
        await world.join("bob")
        await world.people["ann"].click(await world.lobby(), label="Start")
        await world.play_to_the_end()
        board = await world.board()
        assert "Review" not in labels(board)
        viewer = answer(await world.people["ann"].click(board, label="Replay"))
        assert {"Review", "Turning points"}.isdisjoint(labels(viewer))
        await world.bot.guild_book.change(world.guild.id, visitors=True)
        listed = await world.people["ann"].slash(world.channel, "tables")
        assert "Find an opponent" not in labels(answer(listed))


async def test_no_tab_is_without_settings(settings: Environment, registered: Registered) -> None:
    off = ("announcements", "puzzles", "game_nights", "roles", "daily")
    async with without(settings, registered, *off) as world:
        shown = labels(await panel(world))
        assert "Notifications" in shown
        assert "Hall of fame" not in shown


def test_what_needs_a_feature_goes_with_it() -> None:
    assert "reviews" not in features_on({"replays"})


@pytest.mark.parametrize("name", ["table", "nonsense"])
def test_what_cannot_be_switched_off_is_named(settings: Environment, name: str) -> None:
    with pytest.raises(WrongEnvironment, match=name):
        Castellan(settings.model_copy(update={"features_off": frozenset({name})}))


def test_tables_of_features_are_there_without_the_features() -> None:
    """In a process of its own: here everything is loaded."""
    reads = (
        "import sys\n"
        "from bot.storage.tables import metadata\n"
        "print(sorted(name for name in sys.modules if name.startswith('cogs.')))\n"
        "from cogs.challenges import series, tables\n"
        "print(tables.challenges is metadata.tables['challenges'], series.tables is tables)\n"
    )
    done = subprocess.run([sys.executable, "-c", reads], check=True, capture_output=True, text=True)
    loaded = sorted(f"cogs.{path.parent.name}.tables" for path in COGS.glob("*/tables.py"))
    assert len(loaded) > 5
    assert done.stdout == f"{loaded}\nTrue True\n"


def test_a_process_that_only_reads_matches_knows_their_kinds() -> None:
    """In one of its own: here everything is loaded."""
    reads = (
        "from importlib import import_module\n"
        "from bot.feature import features_on\n"
        "from bot.match import kind\n"
        "names = features_on()\n"
        "known = set(kind._KINDS)\n"
        "[import_module(f'cogs.{name}.cog') for name in names]\n"
        "print(sorted(set(kind._KINDS) - known))\n"
    )
    done = subprocess.run([sys.executable, "-c", reads], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"
