"""Time and size of pictures: boards and hands of random matches of all games.

They are drawn in random order, in processes of their own: first without any cached drawing, then
with the file of drawings that the first run has left, and again with all of them in memory. They
include each game's hand and board with the most drawings.
"""

import multiprocessing
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.base.language import language_for
from bot.pages.model import Picture
from bot.pictures import STAMPS
from bot.pictures.canvas import printing
from bot.pictures.stamps import Art
from games import GAMES
from tests.support.imagined import Pages, imagined, presenter_of

PICTURES = 260
SEEDS = (1, 2)
EACH = 6
"""One in this number of pictures of matches may be drawn."""
NAMES = tuple(f"{number} Berengar" for number in range(30))


def figures() -> list[tuple[str, str]]:
    """Processor time of all together, and the largest size."""
    with TemporaryDirectory() as folder:
        file = str(Path(folder) / "drawings.db")
        (empty, _, _), (kept, again, size) = _measured(file), _measured(file)
    return [
        ("five games mixed, drawings in memory", _summary(again)),
        ("the same, drawings in a file", _summary(kept)),
        ("the same, no drawing at hand", _summary(empty)),
        ("the largest", f"{size / 1024:.0f} KB"),
    ]


def _summary(times: list[float]) -> str:
    late = sorted(times)[int(len(times) * 0.99)]
    return f"mean {1000 * statistics.fmean(times):.1f} ms, p99 {1000 * late:.1f} ms"


def _measured(file: str) -> tuple[list[float], list[float], int]:
    """Return the times of first drawings and of second ones in a process, and the largest size."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context) as elsewhere:
        return elsewhere.submit(_measure, file).result()


def _measure(file: str) -> tuple[list[float], list[float], int]:
    STAMPS.open(Path(file), process=True)
    never_drawn = Art(f"<!-- {time.time_ns()} -->", 1, 1)
    STAMPS.get(never_drawn, (0, 0, 0))  # no picture is to wait until the process has begun
    try:
        chosen = _chosen(random.Random(1))
        first, again = ([_draw(each) for each in chosen] for _ in range(2))
        return [t for t, _ in first], [t for t, _ in again], max(size for _, size in again)
    finally:
        STAMPS.close()


def _draw(picture: Picture) -> tuple[float, int]:
    began = time.process_time()
    data = picture.png()
    return time.process_time() - began, len(data)


def _chosen(rng: random.Random) -> list[Picture]:
    """Return some random pictures, and the one of each kind with the most drawings."""
    found = _pictures()
    with printing(lambda canvas: b"%d" % len(canvas.placed)):
        dearest = dict(sorted(found, key=lambda each: int(each[1].png())))
    chosen = [picture for _, picture in rng.sample(found[::EACH], PICTURES)]
    chosen += dearest.values()
    rng.shuffle(chosen)
    return chosen


def _pictures() -> list[tuple[str, Picture]]:
    english = language_for("en")
    found = []
    for game in GAMES.values():
        for seed in SEEDS:
            for record in imagined(game, seed, NAMES):
                pages = Pages(record, presenter_of(game), english)
                able = [seat for seat in sorted(record.to_act) if game.menu(record.state, seat)]
                shown = [("board", pages.board())]
                shown += [("hand", pages.hand(viewer)) for viewer in able[:2]]
                found += [
                    (f"{game.title}, {what}", page.picture)
                    for what, page in shown
                    if page.picture is not None
                ]
    return found
