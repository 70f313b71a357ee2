"""Pictures drawn only when a test looks at them, which few tests do."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from simcord import Env
from simcord.backend.cdn import CdnStore

from bot.pictures.canvas import Canvas, encode_png, printing
from bot.pictures.leaderboard import kept_picture
from tests.support.looking import squares


class Sketches:
    """Pictures not drawn yet, each under its sketch: bytes that aren't a picture.

    Equal canvases have equal sketches, so tests can compare sketches instead of drawing. Opening
    one as a picture fails.
    """

    def __init__(self) -> None:
        self._sketches: dict[tuple[object, ...], bytes] = {}
        self._canvases: dict[bytes, Canvas] = {}
        self._lock = Lock()

    def note(self, canvas: Canvas) -> bytes:
        shown = (
            canvas.width,
            canvas.height,
            canvas.background,
            canvas.colours,
            tuple(canvas.placed),
        )
        assert not squares(canvas)
        with self._lock:
            sketch = self._sketches.setdefault(shown, b"sketch %d" % len(self._sketches))
            self._canvases.setdefault(sketch, canvas)
        return sketch

    def drawn(self, data: bytes) -> bytes:
        """Return the picture of a sketch; other files are returned unchanged."""
        canvas = self._canvases.get(data)
        return data if canvas is None else encode_png(canvas)


class DrawingStore(CdnStore):
    """SimCord's files, where a sketch is drawn when it's downloaded."""

    def __init__(self, sketches: Sketches) -> None:
        super().__init__()
        self._drawn = sketches.drawn

    def get(self, url: str) -> bytes | None:
        data = super().get(url)
        return None if data is None else self._drawn(data)

    def stored(self, url: str) -> bytes | None:
        """Return a file as the bot has sent it, to compare it with what it would draw."""
        return super().get(url)


@contextmanager
def sketched(env: Env) -> Iterator[None]:
    """Make a bot only sketch its pictures; the environment draws those that are fetched."""
    sketches = Sketches()
    env.backend.cdn = DrawingStore(sketches)
    with printing(sketches.note):
        kept_picture.cache_clear()
        yield
    kept_picture.cache_clear()
