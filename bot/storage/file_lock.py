"""A lock that reserves a SQLite file for one process, and ends with the process in any case."""

import fcntl
import os
from pathlib import Path
from typing import Self


class FileInUse(Exception):
    """Another process has the lock. The text is its process id, if known."""


class FileLock:
    """Locks a separate file beside the database:

    SQLite and backups use the database's own locks.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises FileInUse, or OSError if the file can't be created."""
        real = database.resolve()
        beside = real.with_name(f"{real.name}.lock")
        self._file = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = os.read(self._file, 20).decode(errors="replace").strip()
            os.close(self._file)
            raise FileInUse(holder) from error
        # Only once it's locked: until then the text is the process id of whoever has the lock.
        os.truncate(self._file, 0)
        os.pwrite(self._file, str(os.getpid()).encode(), 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        os.close(self._file)
