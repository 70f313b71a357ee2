"""The console script: run the bot, play locally, verify a match, manage the data."""

import argparse
import asyncio
import gc
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final, TypeVar

import discord
from pydantic import SecretStr
from sqlalchemy import make_url

from bot.app import Castellan
from bot.base import logs
from bot.base.chores import Chore
from bot.base.environment import (
    Environment,
    WrongEnvironment,
    checked_address,
    load_environment,
    unknown_settings,
    with_password,
)
from bot.base.garbage import uncollected
from bot.base.metrics import VERSIONS
from bot.base.shutdown import LOST_SHARDS, Shutdown
from bot.discord_io.permissions import invitation
from bot.discord_io.starts import NEEDS_YOU, REFUSED, is_lasting, reason_of_close, reason_of_end
from bot.local_page import MAX_END_SECONDS, serve
from bot.match import verification
from bot.match.events import Happened
from bot.match.ledger import Ledger
from bot.match.rebuild import rebuild
from bot.match.record import Record
from bot.match.verification import Checked, check_matches
from bot.monitor import Monitor
from bot.pages.faces import load_faces
from bot.pictures import STAMPS, deck, palette
from bot.pictures.emblems import icon
from bot.storage import Database
from bot.storage.backup import back_up, copy_everything, restore, try_out
from bot.storage.database import Use
from cogs.privacy.departures import Departures, stores_server
from games import GAMES

log = logs.get(__name__)

Done = TypeVar("Done")

SWITCH_SECONDS: Final = 0.0005
"""Time slice of a busy thread before the event loop continues, which has to answer presses."""
SHOWN_FIRST: Final = 200
"""Number of matches shown before everything in memory is exempted from garbage collection."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Returns the exit status."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except Exception as error:
        if (reason := reason_of_end(error)) is None:
            raise
        print(reason, file=sys.stderr)
        return REFUSED
    return status


class _Registrar(Castellan):
    """Registers the commands with Discord and does nothing else there."""

    async def _prepare(self) -> None:
        """Do nothing: this process opens no session."""

    async def setup_hook(self) -> None:
        await self.load()
        await self.register()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="castellan", description="Games of kings on Discord.")
    told = "castellan {version}, Python {python}, discord.py {discord_py}".format(**VERSIONS)
    parser.add_argument("--version", action="version", version=told)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add_parser(
        name: str, run: Callable[[argparse.Namespace], int], what: str, more: str = ""
    ) -> argparse.ArgumentParser:
        described = f"{what[0].upper()}{what[1:]}. {more}"
        added = commands.add_parser(name, help=what, description=described)
        added.set_defaults(run=run)
        return added

    run = add_parser("run", _run, "connect to Discord", "Needs DISCORD_TOKEN.")
    run.add_argument("--part", help="run this part of the shards, such as 2/4; needs SHARD_COUNT")
    run.add_argument(
        "--stay",
        action="store_true",
        help=f"stay running but idle instead of exiting with status {NEEDS_YOU}, for supervisors "
        "that ignore it",
    )
    add_parser(
        "play",
        _play,
        "play in a browser page, without Discord",
        "Prints the page's address. PLAY_DATABASE_URL keeps the matches.",
    )
    add_parser("migrate", _migrate, "bring the database up to date", "Every start does so too.")
    register = add_parser(
        "register", _register, "register the commands with Discord", "Every start does so too."
    )
    register.add_argument(
        "--icon", action="store_true", help="also set the bot's icon, replacing the current one"
    )
    verify = add_parser(
        "verify",
        _verify,
        "check the deal of an exported match",
        "Replays the match and checks its seal, every draw and the result, all offline.",
    )
    verify.add_argument("file", type=Path, help="the file that Verify the match gave")
    add_parser(
        "rebuild-ratings",
        _rebuild_ratings,
        "recompute all ratings from the matches' logs; stop the bot first",
        "Matches played under other rules keep their results.",
    )
    copy = add_parser(
        "copy",
        _copy,
        "copy everything into an empty database; stop the bot first",
        "FROM and TO are addresses such as sqlite:///castellan.db or "
        "postgresql://user@host/castellan. DATABASE_PASSWORD is used for PostgreSQL if an address "
        "has no password.",
    )
    copy.add_argument("source", metavar="FROM", help="address, as in DATABASE_URL")
    copy.add_argument("target", metavar="TO", help="address of an empty database")
    backup = add_parser(
        "backup", _backup, "copy the database into a new file", "The bot may be running."
    )
    backup.add_argument("file", type=Path, help="the backup file to create")
    backup.add_argument(
        "--try",
        dest="tried",
        action="store_true",
        help="test the backup by restoring it to a temporary database",
    )
    restored = add_parser(
        "restore",
        _restore,
        "replace the database with a backup; stop the bot first",
        "The previous database is kept; its new name is printed.",
    )
    restored.add_argument("file", type=Path, help="a file created by `backup`")
    add_parser(
        "games",
        _games,
        "list the installed games and what they can do",
        "Fails if a game could not be loaded.",
    )
    server = add_parser(
        "erase-server",
        _erase_server,
        "erase everything stored about a server",
        "Its unfinished matches are cancelled. Results that count across servers are kept, without "
        "the server.",
    )
    server.add_argument("id", type=int, help="the server's id")
    return parser


def _counted(number: int, noun: str, nouns: str) -> str:
    return f"{number} {noun if number == 1 else nouns}"


def _games(_: argparse.Namespace) -> int:
    _environment()
    faces = {slug: face.PRESENTER for slug, face in load_faces()}
    for slug, presenter in faces.items():
        game = GAMES[slug]
        seats = f"{game.seats.start} to {game.seats.stop - 1}"
        print(f"{slug}: {game.title}, from {GAMES.package(slug)}")
        print(f"    players: {game.seats.start if len(game.seats) == 1 else seats}")
        print(f"    has: {', '.join(presenter.abilities(game))}")
    for slug, reason in GAMES.broken.items():
        print(f"{slug}: left out, from {GAMES.package(slug)}: {reason}")
    return REFUSED if GAMES.broken else 0


def _environment(*, need_token: bool = False) -> Environment:
    """Load the settings and configure the log."""
    environment = load_environment(need_token=need_token)
    logs.configure(environment)
    if unknown := unknown_settings():
        log.warning(
            "names in .env are not settings of Castellan, so they change nothing",
            names=", ".join(unknown),
        )
    return environment


def _run(options: argparse.Namespace) -> int:
    try:
        environment = _environment(need_token=True)
    except WrongEnvironment as error:
        print(error, file=sys.stderr)
        return NEEDS_YOU
    logs.take_in_everything()
    try:
        environment = environment.of_part(options.part)
        return _run_as_set(environment)
    except Exception as error:
        if (reason := reason_of_end(error)) is None:
            log.critical("ended by an error that nobody expected", exc_info=error)
            return LOST_SHARDS
        if not is_lasting(error):
            log.critical(reason, status=REFUSED)
            return REFUSED
        log.critical(reason, status=NEEDS_YOU)
        if options.stay:
            asyncio.run(_stay(environment, reason))
        return NEEDS_YOU


def _run_as_set(environment: Environment) -> int:
    shutdown = Shutdown()
    with shutdown.watched(), _drawing(environment):
        return asyncio.run(_connect(environment, shutdown))


async def _stay(environment: Environment, reason: str) -> None:
    async def trouble() -> str:
        return reason

    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    monitor = Monitor({"start": trouble}, {"start": trouble})
    if environment.monitor_port is not None:
        with suppress(OSError):  # the log has the reason too
            await monitor.start(environment.monitor_host, environment.monitor_port[0])
    log.info("doing nothing until stopped, so that nothing starts this process again")
    await stopped.wait()
    await monitor.stop()


@contextmanager
def _drawing(environment: Environment) -> Iterator[None]:
    file = environment.picture_cache
    path = Path(file).expanduser() if file else None
    STAMPS.open(path, process=environment.picture_process)
    STAMPS.make_ahead(deck.common_cards(), palette.table())
    try:
        yield
    finally:
        STAMPS.close()


async def _rest() -> None:
    STAMPS.rest()


def _freeze_once(bot: Castellan) -> None:
    shown = count(1)

    def freeze(_shown: Record) -> None:
        if next(shown) == SHOWN_FIRST:
            gc.freeze()

    bot.publisher.on_show(Happened.ANY, freeze)


async def _connect(environment: Environment, shutdown: Shutdown) -> int:
    bot = Castellan(environment, shutdown=shutdown)
    await bot.database.open(Use.BOT)
    bot.chores.add(Chore("resting drawing process", _rest))
    _freeze_once(bot)
    sys.setswitchinterval(SWITCH_SECONDS)
    running = asyncio.create_task(_start(bot, _token_of(environment)))
    stopping: list[asyncio.Task[None]] = []

    async def stop() -> None:
        await bot.close()
        running.cancel()  # it may still be waiting for shards

    shutdown.when_asked(lambda: stopping.append(asyncio.create_task(stop())))
    try:
        await _speaking_plainly(running)
    except asyncio.CancelledError:
        if not stopping:
            raise
    finally:
        await bot.close()
        await asyncio.gather(*stopping)
    if shutdown.unfinished:  # what hangs would be waited for again
        shutdown.cut_off()
    return shutdown.status


async def _start(bot: Castellan, token: str) -> None:
    with uncollected():
        await bot.login(token)
    assert bot.application_id is not None, "logged in"
    log.info("invite me to a server", link=invitation(bot.application_id))
    await bot.connect()


def _token_of(environment: Environment) -> str:
    assert environment.discord_token is not None
    return environment.discord_token.get_secret_value()


async def _speaking_plainly(asking: Awaitable[Done]) -> Done:
    """Await a request to Discord. Its refusals become WrongEnvironment, in one line."""
    try:
        return await asking
    except discord.LoginFailure:
        raise WrongEnvironment(
            "DISCORD_TOKEN: Discord does not accept it. Copy the bot's token from the developer "
            "portal into .env."
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise WrongEnvironment(reason_of_close(4014)) from None
    except discord.ConnectionClosed as error:
        if (reason := reason_of_close(error.code)) is None:
            raise
        raise WrongEnvironment(reason) from None


def _migrate(_options: argparse.Namespace) -> int:
    async def nothing(_database: Database) -> None:
        """Do nothing: opening the database migrates it."""

    environment = _environment()
    asyncio.run(_with_database(environment, nothing))
    print("The database is up to date.")
    return 0


def _register(options: argparse.Namespace) -> int:
    environment = _environment(need_token=True)

    async def register() -> None:
        async with _Registrar(environment) as bot:
            await bot.database.open()
            await _speaking_plainly(bot.login(_token_of(environment)))
            if options.icon:
                assert bot.user is not None, "logged in"
                await bot.user.edit(avatar=icon())

    asyncio.run(register())
    print("Commands registered.")
    print("Icon set." if options.icon else "Use --icon to set the icon too.")
    return 0


def _play(_options: argparse.Namespace) -> int:
    environment = _environment()
    shutdown = Shutdown(MAX_END_SECONDS)
    with shutdown.watched(), _drawing(environment):
        return asyncio.run(serve(environment, shutdown))


def _verify(options: argparse.Namespace) -> int:
    try:
        lines = verification.verify(verification.read_export(options.file))
    except (OSError, UnicodeDecodeError) as error:
        print(f"{options.file} could not be read: {error}", file=sys.stderr)
        return 2
    except verification.OtherRules as error:
        print("\n".join(error.found))
        print(f"the rest is NOT verified: {error}", file=sys.stderr)
        return 1
    except verification.NotVerified as error:
        print(f"NOT verified: {error}", file=sys.stderr)
        return 1
    print("\n".join((*lines, "verified")))
    return 0


def _rebuild_ratings(_options: argparse.Namespace) -> int:
    environment = _environment()
    done = asyncio.run(_with_database(environment, rebuild, Use.ALONE))
    replayed = _counted(done.replayed, "finished match", "finished matches")
    print(f"{replayed} replayed from their logs")
    if done.kept:
        print(f"{done.kept} of other rules, or damaged; results kept")
    print(f"{done.corrected} corrected, {done.added} added")
    counted = _counted(done.counted, "match", "matches")
    lines = _counted(done.lines, "leaderboard line", "leaderboard lines")
    print(f"{counted} counted, {lines} written")
    return 0


def _backup(options: argparse.Namespace) -> int:
    address = _environment().database_url
    size = back_up(address, options.file)
    print(f"{options.file}: {-(-size // 1024)} KB, a consistent snapshot")
    if options.tried:
        try_out(address, options.file)
        print("Test restore succeeded.")
    return 0


def _restore(options: argparse.Namespace) -> int:
    kept = restore(_environment().database_url, options.file)
    print("Restored. Clocks get back the time since the backup when the bot starts.")
    if kept is not None:
        print(f"The previous database is in {kept}; delete it once all is well.")
    return 0


def _erase_server(options: argparse.Namespace) -> int:
    environment = _environment()

    async def erase(database: Database) -> int | None:
        if not await database.read(stores_server, options.id):
            return None
        ledger = Ledger(database, discord.utils.utcnow, environment.computer_pause)
        return await Departures(ledger).erase(options.id)

    if not 0 < options.id < 2**63:
        print("This is not the id of a server.", file=sys.stderr)
        return 2
    number = asyncio.run(_with_database(environment, erase))
    if number is None:
        print(f"Nothing is stored about server {options.id}.", file=sys.stderr)
        return 1
    print(f"Server {options.id} erased, with {_counted(number, 'match', 'matches')}.")
    return 0


def _copy(options: argparse.Namespace) -> int:
    password = load_environment().database_password
    source = _checked("FROM", options.source, password)
    target = _checked("TO", options.target, password)
    file = _file_of(source)
    if source == target or (file is not None and file == _file_of(target)):
        raise WrongEnvironment("TO is the same database as FROM; copy into an empty one.")
    if file is not None and not file.exists():
        raise WrongEnvironment(f"FROM: there is no file {file}")
    rows, checked = asyncio.run(_copy_and_check(source, target))
    print(f"{_counted(sum(rows.values()), 'row', 'rows')} copied; counts match in every table:")
    print(", ".join(f"{name} {number}" for name, number in rows.items() if number) or "none")
    sound = _counted(checked.sound, "match", "matches")
    print(f"{sound} replayed from their logs, each as it is stored")
    if checked.unbegun:
        unbegun = _counted(checked.unbegun, "match", "matches")
        print(f"{unbegun} not started, or cancelled without a state")
    for reason, names in (("of other rules", checked.other_rules), ("damaged", checked.damaged)):
        if names:
            print(f"{len(names)} {reason}, copied as is: {' '.join(names)}")
    return 0


def _checked(name: str, address: str, password: SecretStr | None) -> str:
    """Check a database's address. Returns it, with the ``password`` if it has none of its own."""
    try:
        address = checked_address(address)
    except ValueError as error:
        raise WrongEnvironment(f"{name}: {error}.") from None
    return with_password(address, password) if make_url(address).password is None else address


def _file_of(address: str) -> Path | None:
    url = make_url(address)
    return Path(url.database or "").resolve() if url.get_backend_name() == "sqlite" else None


async def _copy_and_check(source_url: str, target_url: str) -> tuple[dict[str, int], Checked]:
    source, target = Database(source_url, "FROM"), Database(target_url, "TO")
    try:
        await source.open(Use.ALONE)
        await target.open(Use.ALONE)
        return await copy_everything(source, target), await check_matches(target)
    finally:
        await source.close()
        await target.close()


async def _with_database(
    environment: Environment,
    work: Callable[[Database], Awaitable[Done]],
    use: Use = Use.BESIDE,
) -> Done:
    database = Database(environment.database_url)
    await database.open(use)
    try:
        return await work(database)
    finally:
        await database.close()
