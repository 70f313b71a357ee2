"""Stamps of drawings: kept in memory, kept on disk, and made by a process of their own.

resvg turns a drawing into pixels in some milliseconds during which no other thread of its process
runs. So a bot lets another process do that, once for each drawing: what it has made is in a file
that may be thrown away at any time, and without which all works, only slower.
"""

import hashlib
import io
import sqlite3
import threading
import zlib
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import BrokenExecutor, CancelledError, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import resvg_py
from PIL import Image

from bot.base import helper_process, logs
from bot.pictures.fonts import faces
from bot.pictures.indexed import Stamp, palette_of, planes_of, stamp_of

log = logs.get(__name__)

MAX_BYTES: Final = 64 * 2**20
"""Maximum size of the stamps that are kept in memory."""
FORMAT: Final = 2
"""Version of what the file holds; whatever was made by another is not looked at."""
MAX_DRAWING_SECONDS: Final = 2.0
"""Maximum time for the drawing under way when the process is to end; then it is killed."""
_NICENESS: Final = 10
_BUSY_SECONDS: Final = 1.0
"""Maximum time that a drawing waits for another process that writes to the file."""


@dataclass(frozen=True, slots=True)
class Art:
    """SVG elements inside a box of width x height px whose top left corner is (0, 0)."""

    svg: str
    width: int
    height: int

    def document(self) -> str:
        """Return the drawing as a whole SVG file."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" '
            f'height="{self.height}">{self.svg}</svg>'
        )


def as_file(svg: str) -> bytes:
    """Return a whole SVG file as the bytes of a PNG file, with nothing behind what is drawn."""
    fonts = [face.path for face in faces() if f'font-family="{face.family}"' in svg]
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts or None)


def rasterise(art: Art) -> Image.Image:
    with Image.open(io.BytesIO(as_file(art.document()))) as picture:
        return picture.convert("RGBA")


def draw_planes(art: Art, colours: tuple[int, ...]) -> bytes:
    """Return the colours and the cover of a drawing's pixels, one plane after the other."""
    indices, cover = planes_of(rasterise(art), palette_of(colours))
    return indices.tobytes() + cover.tobytes()


def _name_of(art: Art, colours: tuple[int, ...]) -> bytes:
    """Return the key of a drawing in these colours, which changes with everything that shows."""
    shown = f"{FORMAT} {art.width} {art.height} {art.svg}".encode()
    return hashlib.sha256(bytes(colours) + shown).digest()


def _stamp_from(planes: bytes, art: Art) -> Stamp:
    both = np.frombuffer(planes, np.uint8).reshape(2, art.height, art.width)
    return stamp_of(both[0], both[1])


class StampFile:
    """A file of planes by what they show. Its faults cost time and nothing else."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self.connection: sqlite3.Connection | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.connection = self._open()
        except sqlite3.Error as error:
            self._begin_anew(error)
        except OSError as error:
            log.warning("no file for drawings; each start draws them anew", error=repr(error))

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute("pragma journal_mode=wal")
            connection.execute("pragma synchronous=off")  # what is lost is drawn again
            if connection.execute("pragma user_version").fetchone()[0] != FORMAT:
                connection.execute("drop table if exists stamps")
                connection.execute(f"pragma user_version={FORMAT}")
            connection.execute(
                "create table if not exists stamps (key blob primary key, planes blob)"
                " without rowid"
            )
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _begin_anew(self, error: Exception) -> None:
        """Replace a file that cannot be read; go on without one if that fails too."""
        log.warning("file of drawings cannot be used, beginning a new one", error=repr(error))
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        try:
            for each in self._path.parent.glob(f"{self._path.name}*"):
                each.unlink()
            self.connection = self._open()
        except (OSError, sqlite3.Error) as again:
            log.warning("no file for drawings; each start draws them anew", error=repr(again))

    def get(self, key: bytes, size: int) -> bytes | None:
        """Return the planes of a drawing, of ``size`` bytes; None if they are not there."""
        row = self._ask("select planes from stamps where key = :key", key=key)
        try:
            planes = None if row is None else zlib.decompress(row[0])
        except (zlib.error, TypeError) as error:
            log.warning("damaged drawing is drawn again", error=repr(error))
            return None
        return planes if planes is not None and len(planes) == size else None

    def has(self, key: bytes) -> bool:
        """True if the planes of a drawing are there and need not be made."""
        return self._ask("select 1 from stamps where key = :key", key=key) is not None

    def put(self, key: bytes, planes: bytes) -> None:
        """Keep the planes of a drawing, if there is room for them."""
        packed = zlib.compress(planes, 1)
        self._ask("insert or replace into stamps values (:key, :planes)", key=key, planes=packed)

    def _ask(self, statement: str, **values: bytes) -> Any:
        """Return the first row that a statement finds; None without one, or if the file fails."""
        with self._lock:
            if self.connection is None:
                return None
            try:
                return self.connection.execute(statement, values).fetchone()
            except sqlite3.OperationalError as error:  # locked, read-only, or the disk is full
                log.info("file of drawings cannot be used now", error=repr(error))
            except sqlite3.DatabaseError as error:
                self._begin_anew(error)
            return None

    def close(self) -> None:
        with self._lock:
            if self.connection is not None:
                self.connection.close()
                self.connection = None


class Stamps:
    """All stamps of a process, the least used given up first."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._max_bytes = max_bytes
        self.held = 0
        """Bytes that the stamps in memory take."""
        self._kept: OrderedDict[tuple[Art, tuple[int, ...]], Stamp] = OrderedDict()
        self._lock = threading.Lock()
        self._file: StampFile | None = None
        self._context = helper_process.context()
        self._process: ProcessPoolExecutor | None = None
        self.drawn_here = 0
        """Number of drawings that resvg has made in this process."""

    def open(self, path: Path | None, *, process: bool) -> None:
        """Keep stamps in a file from now on, if one is named, and draw in another process."""
        self._file = None if path is None else StampFile(path)
        if process:
            self._process = self._begin()

    def _begin(self) -> ProcessPoolExecutor:
        process = ProcessPoolExecutor(1, self._context, helper_process.begin, (_NICENESS,))
        try:
            process.submit(int)  # begins it now, and not while somebody waits for a drawing
        except (OSError, RuntimeError) as error:  # no room for it
            log.warning("drawing process could not begin, drawing here", error=repr(error))
        return process

    def make_ahead(self, arts: Iterable[Art], colours: tuple[int, ...]) -> None:
        """Put drawings that will be needed into the file, one by one, while others go first."""
        if self._file is None or self._process is None:
            return
        making = threading.Thread(
            target=self._make_all, args=(arts, colours), name="castellan-ahead", daemon=True
        )
        making.start()

    def _make_all(self, arts: Iterable[Art], colours: tuple[int, ...]) -> None:
        for art in arts:
            file, process = self._file, self._process
            if file is None or process is None:  # closed
                return
            name = _name_of(art, colours)
            if file.has(name):
                continue
            try:
                file.put(name, process.submit(draw_planes, art, colours).result())
            except (CancelledError, BrokenExecutor, OSError, RuntimeError) as error:
                if self._process is not None:  # else all ends
                    log.info("drawings are not made ahead any more", error=repr(error))
                return

    def close(self) -> None:
        """End the process and close the file; what is in memory stays.

        What it draws may be finished first: a process killed while it hands over a drawing would
        leave a thread of the executor waiting for the rest of it for ever.
        """
        process, self._process = self._process, None
        if process is not None:
            ending = threading.Thread(target=process.shutdown, kwargs={"cancel_futures": True})
            ending.start()
            ending.join(MAX_DRAWING_SECONDS)
            self._context.end()
            ending.join()
        file, self._file = self._file, None
        if file is not None:
            file.close()

    def get(self, art: Art, colours: tuple[int, ...]) -> Stamp:
        key = (art, colours)
        with self._lock:
            stamp = self._kept.get(key)
            if stamp is not None:
                self._kept.move_to_end(key)
                return stamp
        stamp = _stamp_from(self._planes(art, colours), art)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = stamp
                self.held += stamp.size
            while self.held > self._max_bytes:
                self.held -= self._kept.popitem(last=False)[1].size
        return stamp

    def _planes(self, art: Art, colours: tuple[int, ...]) -> bytes:
        file = self._file
        if file is None:
            return self._draw(art, colours)
        name = _name_of(art, colours)
        planes = file.get(name, 2 * art.width * art.height)
        if planes is None:
            planes = self._draw(art, colours)
            file.put(name, planes)
        return planes

    def _draw(self, art: Art, colours: tuple[int, ...]) -> bytes:
        process = self._process
        if process is not None:
            try:
                return process.submit(draw_planes, art, colours).result()
            except BrokenExecutor as error:
                log.warning("drawing process died, starting another", error=repr(error))
                with self._lock:
                    if self._process is process:  # the first that notices replaces it
                        self._process = self._begin()
            except (CancelledError, OSError, RuntimeError) as error:  # all ends, or no room for it
                log.warning("no drawing process, drawing here", error=repr(error))
        self.drawn_here += 1
        return draw_planes(art, colours)


STAMPS: Final = Stamps()
"""The stamps of this process, for all pictures."""
