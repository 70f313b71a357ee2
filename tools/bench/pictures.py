"""Time and size of pictures, of boards and hands of random matches of all games.

They are drawn in random order, in processes of their own: once without any drawing at hand, once
with the file of drawings that the first has left, and once more with all of them in memory.
"""

import multiprocessing
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
from games import GAMES
from tests.support.imagined import Pages, imagined, presenter_of

PICTURES: Final = 260
SEEDS: Final = (1, 2)
EACH: Final = 6
"""Of the moments of a match every sixth is drawn."""
NAMES: Final = tuple(f"{number} Berengar" for number in range(30))


class Drawn(NamedTuple):
    """A picture's game and kind, the processor time that it took in ms, and its size in KB."""

    kind: str
    taken: float
    size: float


class Measured(NamedTuple):
    """Pictures drawn for the first time in a process, then again, and resvg's calls in it."""

    first: list[Drawn]
    again: list[Drawn]
    by_resvg: int
    megabytes: float


def figures() -> list[tuple[str, str]]:
    """Rows for each game, boards and hands apart, and for all of them mixed."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "drawings.db")
        empty, kept = _measured(file), _measured(file)
    rows = []
    for kind in sorted({each.kind for each in kept.again}):
        some = [each for each in kept.again if each.kind == kind]
        mean = statistics.fmean(each.taken for each in some)
        rows.append((kind, f"{mean:.1f} ms, at most {max(each.size for each in some):.0f} KB"))
    rows.append(("five games mixed, no drawing at hand", _summary(empty.first)))
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
    STAMPS.open(Path(file), process=True)
    try:
        chosen = random.Random(1).sample(list(_pictures()), PICTURES)
        first, again = ([_draw(kind, each) for kind, each in chosen] for _ in range(2))
        return Measured(first, again, STAMPS.drawn_here, STAMPS.held / 2**20)
    finally:
        STAMPS.close()


def _draw(kind: str, picture: Picture) -> Drawn:
    began = time.process_time()
    data = picture.png()
    return Drawn(kind, 1000 * (time.process_time() - began), len(data) / 1024)


def _pictures() -> list[tuple[str, Picture]]:
    english = language_for("en")
    found = []
    for game in GAMES.values():
        for seed in SEEDS:
            for number, record in enumerate(imagined(game, seed, NAMES)):
                if number % EACH:
                    continue
                pages = Pages(record, presenter_of(game), english)
                shown = [("board", pages.board())]
                shown += [("hand", pages.hand(viewer)) for viewer in pages.viewers[1:3]]
                for what, page in shown:
                    if page.picture is not None:
                        found.append((f"{game.title}, {what}", page.picture))
    return found
