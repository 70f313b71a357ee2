"""Time and size of pictures: boards and hands of random matches of all games.

They are drawn in random order, in processes of their own: first without any cached drawing, then
with the file of drawings that the first run has left, and again with all of them in memory. They
include each game's hand and board with the most drawings.
"""

import multiprocessing
import os
import random
import statistics
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from bot.base.language import language_for
from bot.pages.model import Picture
from bot.pictures import STAMPS
from bot.pictures.canvas import printing
from games import GAMES
from tests.support.imagined import Pages, imagined, presenter_of
from tools.bench.house import begin_drawing
from tools.bench.usage import Meter

PICTURES: Final = 260
SEEDS: Final = (1, 2)
EACH: Final = 6
"""One in this number of pictures of matches may be drawn."""
NAMES: Final = tuple(f"{number} Berengar" for number in range(30))


class Drawn(NamedTuple):
    """A picture's game and kind, its processor time in ms, and its size in KB."""

    kind: str
    taken: float
    size: float


class Measured(NamedTuple):
    """Pictures drawn for the first time in a process, then again, and resvg's calls in it."""

    first: list[Drawn]
    again: list[Drawn]
    elsewhere: float
    """The drawing process's processor time per picture that was drawn first, in ms."""
    by_resvg: int
    megabytes: float


def figures() -> list[tuple[str, str]]:
    """Rows for each game, with separate boards and hands, and for all of them together."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "drawings.db")
        empty, kept = _measured(file), _measured(file)
    rows = []
    for kind in sorted({each.kind for each in kept.again}):
        some = [each for each in kept.again if each.kind == kind]
        mean, most = statistics.fmean(each.taken for each in some), max(x.taken for x in some)
        size = max(each.size for each in some)
        rows.append((kind, f"{mean:.1f} ms, at most {most:.1f} ms and {size:.0f} KB"))
    rows.append(("five games mixed, no drawing at hand", _summary(empty.first)))
    rows.append(("beside it in the drawing process", f"mean {empty.elsewhere:.1f} ms"))
    rows.append(("the same, drawings in a file", _summary(kept.first)))
    rows.append(("the same, drawings in memory", _summary(kept.again)))
    rows.append(("the largest", f"{max(each.size for each in kept.again):.0f} KB"))
    rows.append(("calls of resvg in the process that composes", f"{empty.by_resvg}"))
    rows.append(("memory of the drawings", f"{kept.megabytes:.0f} MB"))
    return rows


def _summary(drawn: list[Drawn]) -> str:
    times = sorted(each.taken for each in drawn)
    late = times[int(len(times) * 0.99)]
    return f"mean {statistics.fmean(times):.1f} ms, p99 {late:.1f} ms"


def _measured(file: str) -> Measured:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context) as elsewhere:
        return elsewhere.submit(_measure, file).result()


def _measure(file: str) -> Measured:
    begin_drawing(Path(file))
    try:
        chosen = _chosen(random.Random(1))
        both, alone = Meter(os.getpid(), family=True), Meter(os.getpid())
        first = [_draw(kind, each) for kind, each in chosen]
        elsewhere = 1000 * (both.since(1.0).ran - alone.since(1.0).ran) / len(chosen)
        again = [_draw(kind, each) for kind, each in chosen]
        return Measured(first, again, elsewhere, STAMPS.drawn_here, STAMPS.held / 2**20)
    finally:
        STAMPS.close()


def _draw(kind: str, picture: Picture) -> Drawn:
    began = time.process_time()
    data = picture.png()
    return Drawn(kind, 1000 * (time.process_time() - began), len(data) / 1024)


def _chosen(rng: random.Random) -> list[tuple[str, Picture]]:
    """Return some random pictures, and the one of each kind with the most drawings."""
    found = _pictures()
    dearest: dict[str, tuple[str, Picture]] = {}
    with printing(lambda canvas: b"%d" % len(canvas.placed)):
        for each in sorted(found, key=lambda each: int(each[1].png())):
            dearest[each[0]] = each
    chosen = [*rng.sample(found[::EACH], PICTURES), *dearest.values()]
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
