"""Stamps (rendered drawings): cached in memory and on disk, and rendered by a separate process.

resvg takes some milliseconds to render a drawing, and no other thread of its process runs in that
time. So a bot lets another process do it, once per drawing. The file with the results may be
deleted at any time. Without it everything works, only slower.
"""

import hashlib
import sqlite3
import threading
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, CancelledError, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVarTuple

import numpy as np
from PIL import Image

from bot.base import helper_process, logs
from bot.base.bounds import check_at_hand
from bot.pictures.fonts import faces
from bot.rasters import Art, Stamp, draw_image, draw_planes, draw_png, get_ready, stamp_of

log = logs.get(__name__)

ArgsT = TypeVarTuple("ArgsT")
MAX_BYTES: Final = 64 * 2**20  # maximum size of the stamps in memory
FORMAT: Final = 2  # version of the file's contents. Files of other versions are replaced.
DRAWING_TIMEOUT_SECONDS: Final = 60.0
"""Time after which a drawing is rendered in this process instead."""
MAX_DRAWING_SECONDS: Final = 2.0
"""Time that a process being ended gets for its present drawing before it's killed."""
IDLE_SECONDS: Final = 300.0
"""Time without a drawing after which the process ends. The next drawing starts it again."""
_NICENESS: Final = 10
_BUSY_SECONDS: Final = 1.0
"""Maximum time that a drawing waits for another process that writes to the file."""


def _fonts_in(svg: str) -> list[str]:
    return [face.path for face in faces() if f'font-family="{face.family}"' in svg]


def as_file(svg: str) -> bytes:
    """Return a whole SVG file as a PNG file with a transparent background."""
    return draw_png(svg, _fonts_in(svg))


def rasterise(art: Art) -> Image.Image:
    return draw_image(art, _fonts_in(art.svg))


def _name_of(art: Art, colours: tuple[int, ...]) -> bytes:
    shown = f"{FORMAT} {art.width} {art.height} {art.svg}".encode()
    return hashlib.sha256(bytes(colours) + shown).digest()


def _stamp_from(planes: bytes, art: Art) -> Stamp:
    both = np.frombuffer(planes, np.uint8).reshape(2, art.height, art.width)
    return stamp_of(both[0], both[1])


class StampFile:
    """A file of drawings' planes by key. Its faults only cost time."""

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
            log.warning("drawings could not be cached in a file", error=repr(error))

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
        """Replace a file that can't be read, or go on without one if that fails too."""
        log.warning("file of drawings could not be used, starting a new one", error=repr(error))
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        try:
            for each in self._path.parent.glob(f"{self._path.name}*"):
                each.unlink()
            self.connection = self._open()
        except (OSError, sqlite3.Error) as again:
            log.warning("drawings could not be cached in a file", error=repr(again))

    def get(self, key: bytes, size: int) -> bytes | None:
        """Return the planes of a drawing, of ``size`` bytes, or None if the file lacks them."""
        row = self._ask("select planes from stamps where key = :key", key=key)
        try:
            planes = None if row is None else zlib.decompress(row[0])
        except (zlib.error, TypeError) as error:
            log.warning("damaged drawing is drawn again", error=repr(error))
            return None
        return planes if planes is not None and len(planes) == size else None

    def has(self, key: bytes) -> bool:
        return self._ask("select 1 from stamps where key = :key", key=key) is not None

    def put(self, key: bytes, planes: bytes) -> None:
        """Store the planes of a drawing, if there is room."""
        packed = zlib.compress(planes, 1)
        self._ask("insert or replace into stamps values (:key, :planes)", key=key, planes=packed)

    def _ask(self, statement: str, **values: bytes) -> Any:
        """Return the first row of a result, or None if there is none or the file fails."""
        with self._lock:
            if self.connection is None:
                return None
            try:
                return self.connection.execute(statement, values).fetchone()
            except sqlite3.OperationalError as error:  # locked, read-only, or the disk is full
                log.info("file of drawings could not be used", error=repr(error))
            except sqlite3.DatabaseError as error:
                self._begin_anew(error)
            return None

    def close(self) -> None:
        with self._lock:
            if self.connection is not None:
                self.connection.close()
                self.connection = None


class Stamps:
    """All stamps of a process. The least recently used are dropped first."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._max_bytes = max_bytes
        self.held = 0  # size in bytes of the stamps in memory
        self._kept: OrderedDict[tuple[Art, tuple[int, ...]], Stamp] = OrderedDict()
        self._lock = threading.Lock()
        self._file: StampFile | None = None
        self._context = helper_process.context()
        self._process_lock = threading.Lock()
        """Held while the process starts, which takes long. Looking up a stamp must not take it."""
        self._process: ProcessPoolExecutor | None = None
        self._in_process = False
        self._used_at = 0.0  # when it was last used, in seconds by the monotonic clock
        self.drawn_here = 0  # number of drawings that this process has rendered itself

    def open(self, path: Path | None, *, process: bool) -> None:
        """Use a stamp file from now on, if given. With ``process``, a separate process draws."""
        self._file = None if path is None else StampFile(path)
        self._in_process = process
        self._drawing_process()  # started now, so that no drawing has to wait for it

    def _drawing_process(self) -> ProcessPoolExecutor | None:
        """Return the drawing process, and start it if necessary. None if this bot has none."""
        with self._process_lock:
            self._used_at = time.monotonic()
            if self._process is None and self._in_process:
                self._process = self._begin()
            return self._process

    def _begin(self) -> ProcessPoolExecutor:
        process = ProcessPoolExecutor(1, self._context, helper_process.begin, (_NICENESS,))
        try:
            process.submit(get_ready)
        except (OSError, RuntimeError) as error:  # no room for it
            log.warning("drawing process could not be started, drawing here", error=repr(error))
        return process

    def rest(self) -> None:
        """End the process if it hasn't drawn anything for a while."""
        if time.monotonic() - self._used_at < IDLE_SECONDS:  # used lately, or just starting
            return
        with self._process_lock:
            process, self._process = self._process, None
        if process is not None:
            process.shutdown(wait=False)

    def make_ahead(self, arts: Iterable[Art], colours: tuple[int, ...]) -> None:
        """Render drawings into the file before they are needed.

        They are submitted one at a time, so that other drawings can go first.
        """
        if self._file is None or not self._in_process:
            return
        making = threading.Thread(
            target=self._make_all, args=(arts, colours), name="castellan-ahead", daemon=True
        )
        making.start()

    def _make_all(self, arts: Iterable[Art], colours: tuple[int, ...]) -> None:
        for art in arts:
            file = self._file
            if file is None:  # closed
                return
            name = _name_of(art, colours)
            if file.has(name):
                continue
            process = self._drawing_process()
            if process is None:
                return
            try:
                planes = process.submit(draw_planes, art, colours, _fonts_in(art.svg)).result()
            except (CancelledError, BrokenExecutor, OSError, RuntimeError) as error:
                if self._in_process:  # else all ends
                    log.info("drawings are not made ahead any more", error=repr(error))
                return
            file.put(name, planes)

    def close(self) -> None:
        """End the process and close the file. Stamps in memory stay.

        The drawing under way may finish: a process killed while it hands over a drawing would leave
        a thread of the executor waiting forever.
        """
        with self._process_lock:
            self._in_process = False
            process, self._process = self._process, None
        if process is not None:
            # In a thread, because a shutdown waits without limit for the drawing under way.
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
        # What follows takes a file or another process, so callers on the event loop stop here.
        check_at_hand()
        # Outside the lock: two threads may make the same stamp, which costs less than waiting.
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

    def as_file(self, svg: str) -> bytes:
        """Return a whole SVG file as a PNG file, drawn in the drawing process."""
        return self._run(draw_png, svg, _fonts_in(svg))

    def _draw(self, art: Art, colours: tuple[int, ...]) -> bytes:
        return self._run(draw_planes, art, colours, _fonts_in(art.svg))

    def _run(self, draw: Callable[[*ArgsT], bytes], *asked: *ArgsT) -> bytes:
        process = self._drawing_process()
        if process is not None:
            try:
                return process.submit(draw, *asked).result(DRAWING_TIMEOUT_SECONDS)
            except BrokenExecutor as error:
                log.warning("drawing process died, starting another", error=repr(error))
                with self._process_lock:
                    if self._process is process:  # the first thread to notice replaces it
                        self._process = self._begin()
            # Closing, no room, or (a TimeoutError) it broke at the moment of the request.
            except (CancelledError, OSError, RuntimeError) as error:
                log.warning("no drawing process, drawing here", error=repr(error))
        self.drawn_here += 1
        return draw(*asked)


STAMPS: Final = Stamps()
