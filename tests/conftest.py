"""Fixtures: a real bot on a real database in SimCord's Discord."""

import asyncio
import fcntl
import gc
import logging
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from simcord import Env

from bot.app import Castellan
from bot.base.environment import Environment
from bot.base.logs import LOGGERS
from bot.match import deadlines
from bot.storage import Database
from games import GAMES
from tests.games.reviews import quick_reviewers
from tests.support.draws import drawing
from tests.support.older import Older
from tests.support.on_loop import sqlite_on_loop, threads_on_loop
from tests.support.past import (
    CHANNEL,
    GUILD,
    NOW,
    RESIDENTS,
    Past,
    crowd,
    past_of,
    play_the_past,
)
from tests.support.places import (
    EMPTY,
    ON_POSTGRESQL,
    address,
    copied,
    drop_others,
    end,
    known,
    provided,
)
from tests.support.quick import log_plainly, work_quickly
from tests.support.refused import refuse_like_discord
from tests.support.registered import Registered, registered_on
from tests.support.resolved import tell_permissions_of_members
from tests.support.scans import SCANS
from tests.support.sketches import sketched
from tests.support.stored import Shelf, opened
from tests.support.waiting import UNHURRIED_SECONDS, patient_env, settings_on
from tests.support.world import World
from tools import postgresql

# A machine that has much else to do is no fault of an example.
hypothesis_settings.register_profile(
    "patient", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
hypothesis_settings.load_profile("patient")


def pytest_xdist_auto_num_workers() -> int:
    """One a processor, and one that a browser and killed processes keep waiting."""
    return 1 + (os.cpu_count() or 1)


MEMORY = Path("/dev/shm")
ROOM_NEEDED = 2**30
SELDOM_SECONDS = 60
"""Heartbeat interval where time is simulated, and nobody is killed."""
OBJECTS_BETWEEN_SEARCHES = 5_000
"""Number of new objects between garbage collections. Frequent small collections are faster than
rare large ones, since fresh objects are still in the processor's cache."""


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    """Keep databases in memory where there is room, and let simulated hours have few heartbeats.

    No test outlives the machine's power.
    """
    deadlines.HEARTBEAT_SECONDS = SELDOM_SECONDS
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM_NEEDED:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collectstart() -> None:
    """Imported modules stay, so collecting garbage during imports would only take time."""
    gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests of one game with its slug, by which they can be chosen."""
    values = getattr(getattr(item, "callspec", None), "params", {})
    asked = values.get("game", values.get("slug"))
    folder = item.path.parent.name.replace("_", "-")
    slug = getattr(asked, "slug", folder if asked is None else asked)
    if slug in GAMES:
        item.add_marker(pytest.mark.game(slug=slug))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run long tests first, so that none runs alone at the end; leave out the other database's."""
    other = "sqlite" if ON_POSTGRESQL else "postgresql"
    left_out = [item for item in items if item.get_closest_marker(other) is not None]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Never look for garbage among what is imported by now."""
    work_quickly()
    refuse_like_discord()
    tell_permissions_of_members()
    SCANS.listen()
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_SEARCHES)
    gc.enable()


def pytest_unconfigure() -> None:
    """Remove the tests' databases from the server."""
    end()


def pytest_sessionfinish() -> None:
    """Look for garbage once; then the looks that pytest takes in the end find little to look at."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def _draws_of_module(request: pytest.FixtureRequest) -> Iterator[None]:
    """Make random draws in a module's tests the same in every run."""
    with drawing(request.node.nodeid):
        yield


@pytest.fixture(autouse=True)
def _each_test_for_itself(request: pytest.FixtureRequest) -> Iterator[None]:
    """Everything that every test needs, in one fixture, since each fixture takes time.

    It deals the same cards in every run, and undoes changes to logging and the databases made on a
    server.
    """
    databases, handlers = known(), logging.getLogger().handlers[:]
    levels = {name: logging.getLogger(name).level for name in ("", *LOGGERS)}
    threads = request.node.get_closest_marker("threads") is not None
    with drawing(request.node.nodeid), nullcontext() if threads else sqlite_on_loop():
        yield
    log_plainly()
    logging.getLogger().handlers[:] = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    drop_others(databases)
    if read_too_much := SCANS.take():
        pytest.fail("reads ever more rows: " + "\n\n".join(read_too_much), pytrace=False)


@pytest.fixture(scope="session")
def registered(tmp_path_factory: pytest.TempPathFactory) -> Registered:
    """The commands as Discord and a database have them after a first start."""
    path = tmp_path_factory.mktemp("registered") / "castellan.db"
    return asyncio.run(registered_on(path))


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory, registered: Registered) -> Path:
    """A migrated database with nothing in it, to be copied: migrating takes longer than a test."""
    if ON_POSTGRESQL:
        return EMPTY
    path = tmp_path_factory.mktemp("empty") / "castellan.db"

    async def make() -> None:
        database = Database(address(provided(path)))
        await database.open()
        await registered.note(database)
        await database.close()

    asyncio.run(make())
    return path


@pytest.fixture(scope="session")
def lived_in_database(tmp_path_factory: pytest.TempPathFactory, registered: Registered) -> Path:
    """A database with a past, to be copied; the workers of one run share it."""

    async def make(path: Path) -> None:
        async with opened(path) as shelf:
            with drawing("the past"):
                await play_the_past(shelf)
            await registered.note(shelf.database)

    def lived_in(folder: Path) -> None:
        asyncio.run(make(folder / "castellan.db"))

    return _shared(tmp_path_factory, "lived-in", lived_in) / "castellan.db"


@pytest.fixture(scope="session")
def data_of_server(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a PostgreSQL with a migrated database keeps; the workers of one run share it."""
    programs = postgresql.binaries()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")

    async def migrate(address: str) -> None:
        database = Database(address)
        await database.open()
        await database.close()

    def make(folder: Path) -> None:
        postgresql.keep(programs, lambda address: asyncio.run(migrate(address)), folder / "data")

    return _shared(tmp_path_factory, "server", make) / "data"


def _shared(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that is made once, for all workers of one run."""
    base = factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / name
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (made := folder / "made").exists():
            make(folder)
            made.touch()
    return folder


@pytest.fixture
def server(data_of_server: Path) -> Iterator[str]:
    """The address of a PostgreSQL server with a migrated database, all of it this test's own."""
    programs = postgresql.binaries()
    assert programs is not None, "else there were no data"
    with postgresql.server(programs, like=data_of_server) as address:
        yield address


@pytest.fixture
async def hall(
    tmp_path: Path, lived_in_database: Path, request: pytest.FixtureRequest
) -> AsyncIterator[World]:
    """A world in which much has been played, on the day after."""
    settings = settings_on(copied(lived_in_database, tmp_path / "castellan.db"))
    env = patient_env(Castellan(settings))
    made = World(env, settings)
    assert (made.guild.id, made.channel.id) == (GUILD, CHANNEL)
    made.take_in(*crowd()[len(RESIDENTS) :])
    env.backend.advance_clock((NOW - env.now()).total_seconds())
    async with _running(env, request):
        await env.settle()
        yield made


@pytest.fixture
def rules_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)


@pytest.fixture
async def older_hall(rules_changed: None, left_hall: World) -> World:
    """A world that schema 0036 left behind, opened when the rules of every game have changed."""
    return left_hall


@pytest.fixture
async def left_hall(
    tmp_path: Path, registered: Registered, request: pytest.FixtureRequest
) -> AsyncIterator[World]:
    older = Older("0036")
    settings = settings_on(older.lay(tmp_path / "castellan.db"))
    env = patient_env(Castellan(settings))
    made = World(env, settings)
    env.backend.advance_clock((older.now - env.now()).total_seconds())
    older.show(env, made)
    async with _running(env, request):
        await env.settle()
        yield made


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Environment:
    return settings_on(copied(empty_database, tmp_path / "castellan.db"))


@pytest.fixture
async def env(
    settings: Environment, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Env]:
    monkeypatch.setattr("bot.discord_io.answers.PATIENCE_SECONDS", UNHURRIED_SECONDS)
    env = patient_env(Castellan(settings))
    async with _running(env, request):
        yield env


@asynccontextmanager
async def _running(running: Env, request: pytest.FixtureRequest) -> AsyncIterator[None]:
    used, node = {running.bot}, request.node
    request.getfixturevalue("registered").tell(running)
    try:
        with (
            nullcontext() if node.get_closest_marker("threads") else threads_on_loop(),
            nullcontext() if node.get_closest_marker("drawn") else sketched(running),
            quick_reviewers(),
        ):
            await running.start()
            yield
            used.add(running.bot)
            await running.shutdown()
    finally:  # the threads of an open database would keep the process from ending
        for bot in used:
            assert isinstance(bot, Castellan)
            await bot.database.close()
    running._raise_errors_since(running._errors_acknowledged)


@pytest.fixture
async def world(env: Env, settings: Environment) -> World:
    made = World(env, settings)
    await env.settle()
    return made


@pytest.fixture
async def shelf(tmp_path: Path) -> AsyncIterator[Shelf]:
    """Services of a bot over a database, for tests that need no Discord."""
    async with opened(tmp_path / "shelf.db") as made:
        yield made


@pytest.fixture
async def past(tmp_path: Path, empty_database: Path) -> AsyncIterator[Past]:
    """Services over an empty database, to play matches without Discord."""
    async with past_of(copied(empty_database, tmp_path / "castellan.db")) as made:
        yield made


@pytest.fixture
async def database(tmp_path: Path, empty_database: Path) -> AsyncIterator[Database]:
    path = tmp_path / "castellan.db"
    copied(empty_database, path)
    async with opened(path) as made:
        yield made.database
