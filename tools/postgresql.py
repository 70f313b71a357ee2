"""Runs tests on a temporary PostgreSQL: ``python -m tools.postgresql``.

Further arguments are passed to pytest. With ``--if-installed`` before them, a machine without
PostgreSQL is no failure.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

MEMORY: Final = Path("/dev/shm")
ROOM_NEEDED: Final = 2**31
DEBIAN: Final = Path("/usr/lib/postgresql")
UNPRIVILEGED: Final = ("postgres", "nobody")
"""Accounts for the server if root starts it; the first that exists is used."""
NEEDED: Final = ("initdb", "pg_ctl", "postgres")
SETTINGS: Final = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "listen_addresses": "127.0.0.1",
}
USER: Final = "castellan"
OPTIONAL: Final = "--if-installed"
MISSING: Final = (
    "PostgreSQL is not installed here: install Debian's package `postgresql`, which brings it."
)
LEFT_OUT: Final = "PostgreSQL is not installed here, so the tests on it are left out."


def binaries(path: str | None = None, debian: Path = DEBIAN) -> Path | None:
    """Return the folder of the server's programs: on the path, or Debian's newest."""
    found = shutil.which("pg_ctl", path=path)
    folders = [] if found is None else [Path(found).resolve().parent]
    versions = (each for each in debian.glob("*/bin") if each.parent.name.isdigit())
    folders += sorted(versions, key=lambda each: int(each.parent.name), reverse=True)
    for folder in folders:
        if all((folder / name).exists() for name in NEEDED):
            return folder
    return None


@contextmanager
def server(programs: Path, like: Path | None = None) -> Iterator[str]:
    """Yield the address of a temporary server on loopback, in a temporary folder.

    It begins with a copy of the data that ``keep`` put at ``like``, or with none.
    """
    with _room() as folder:
        if like is None:
            _initialise(programs, folder)
        else:
            _copy(like, folder / "data")
        with _running(programs, folder, "immediate") as address:
            yield address


def keep(programs: Path, fill: Callable[[str], None], kept: Path) -> None:
    """Store the data of a temporary server, once ``fill`` has filled it by its address."""
    with _room() as folder:
        _initialise(programs, folder)
        with _running(programs, folder, "fast") as address:
            fill(address)
        _copy(folder / "data", kept)


@contextmanager
def _room() -> Iterator[Path]:
    roomy = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM_NEEDED
    with tempfile.TemporaryDirectory(
        prefix="castellan-postgresql-", dir=MEMORY if roomy else None
    ) as made:
        folder = Path(made)
        _hand_over(folder)
        yield folder


def _initialise(programs: Path, folder: Path) -> None:
    command = (programs / "initdb", "-D", folder / "data", "-U", USER, "-A", "trust", "-N")
    _run(folder, *command, *_locale())


def _copy(data: Path, to: Path) -> None:
    """Copy a server's data with its owner, whom the server insists on."""
    subprocess.run(("cp", "-a", data, to), check=True)


@contextmanager
def _running(programs: Path, folder: Path, end: str) -> Iterator[str]:
    data, port = folder / "data", _free_port()
    options = {**SETTINGS, "port": str(port), "unix_socket_directories": str(folder)}
    with (data / "postgresql.conf").open("a") as configuration:  # the last of each counts
        configuration.writelines(f"{name} = '{value}'\n" for name, value in options.items())
    try:
        _run(folder, programs / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "start")
        yield f"postgresql+asyncpg://{USER}@127.0.0.1:{port}/postgres"
    finally:
        if (data / "postmaster.pid").exists():
            _run(folder, programs / "pg_ctl", "-D", data, "-w", "-m", end, "stop")


def _locale() -> Sequence[str]:
    """Options to sort texts by a language's rules, as many operators' servers do, not by bytes."""
    return ("-E", "UTF8", "--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-US")


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def _account() -> pwd.struct_passwd | None:
    """Return the account for the server; None for the present user's."""
    if os.geteuid() != 0:
        return None
    known = {each.pw_name: each for each in pwd.getpwall()}
    return next(known[name] for name in UNPRIVILEGED if name in known)


def _hand_over(folder: Path) -> None:
    account = _account()
    if account is not None:
        os.chown(folder, account.pw_uid, account.pw_gid)


def _run(folder: Path, *command: str | Path) -> None:
    """Run one of the server's programs. Raises CalledProcessError, with its output as a note."""
    account = _account()
    somebody: dict[str, Any] = {}
    if account is not None:
        somebody = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": ()}
    said = folder / "said"
    with said.open("w") as output:  # not by a pipe, which the server would keep open
        done = subprocess.run(
            command,
            check=False,
            cwd=folder,
            env={**os.environ, "HOME": str(folder)},
            stdout=output,
            stderr=subprocess.STDOUT,
            **somebody,
        )
    if done.returncode:
        print(said.read_text(), file=sys.stderr)
        done.check_returncode()


def main(arguments: Sequence[str]) -> int:
    """Run the tests passed to pytest. Returns the exit status."""
    programs = binaries()
    optional = arguments[:1] == [OPTIONAL]
    if programs is None:
        print(LEFT_OUT if optional else MISSING, file=sys.stdout if optional else sys.stderr)
        return 0 if optional else 2
    signal.signal(signal.SIGTERM, _ended)
    with server(programs) as address:
        return subprocess.run(
            [sys.executable, "-m", "pytest", *arguments[optional:]],
            check=False,
            env={**os.environ, "TEST_POSTGRESQL": address},
        ).returncode


def _ended(number: int, _frame: object) -> None:
    """Exit normally, so that the server is stopped too."""
    raise SystemExit(128 + number)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
