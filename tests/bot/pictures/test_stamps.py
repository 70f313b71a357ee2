"""Drawings as stamps: laid in palette indices, kept in a bounded memory and in a file."""

import io
import multiprocessing
import os
import random
import sqlite3
import threading
from collections.abc import Iterator
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from bot.pictures import palette
from bot.pictures.files import png_of
from bot.pictures.stamps import StampFile, Stamps, rasterise
from bot.rasters import (
    LEVELS,
    STRIDE,
    TRANSPARENT,
    Art,
    Stamp,
    compose,
    palette_of,
    planes_of,
    stamp_of,
)

COLOURS = palette.table()
DISC = Art('<circle cx="20" cy="20" r="18" fill="#c3202f"/>', 40, 40)
SQUARE = Art('<rect width="30" height="20" fill="#fbf6e9"/>', 30, 20)


def stamp(art: Art) -> Stamp:
    return stamp_of(*planes_of(rasterise(art), palette_of(COLOURS)))


def rgb(picture: np.ndarray) -> np.ndarray:
    colours: np.ndarray = palette_of(COLOURS).rgb[picture].astype(int)
    return colours


@pytest.mark.parametrize("width", [100, STRIDE])
@pytest.mark.parametrize(
    ("x", "y"), [(30, 10), (-15, -20), (80, 45), (-40, 0), (100, 60), (0, -39), (61, 21)]
)
def test_a_stamp_lies_where_pillow_would_lay_it(x: int, y: int, width: int) -> None:
    """Also where a part, or all, of it is beyond the edge of the picture."""
    ours = rgb(
        compose(
            *(width, 60, palette.FELT, palette_of(COLOURS)),
            [(stamp(SQUARE), 40, 20), (stamp(DISC), x, y)],
        )
    )
    image = Image.new("RGB", (width, 60), palette.FELT)
    for art, left, top in ((SQUARE, 40, 20), (DISC, x, y)):
        drawn = rasterise(art)
        image.paste(drawn, (left, top), drawn)
    apart = np.abs(ours - np.asarray(image).astype(int)).max(axis=2)
    assert (apart > 8).mean() < 0.02  # edges: between the colours that a palette has
    assert apart.max() < 100


def test_a_drawing_takes_a_byte_a_pixel_and_one_that_is_all_of_one_colour_hardly_any() -> None:
    disc, square = stamp(DISC), stamp(SQUARE)
    assert disc.size == DISC.width * DISC.height + disc.offsets.nbytes + disc.edges.nbytes
    assert isinstance(square.indices, int)
    assert square.size < 100


def test_a_drawing_without_pixels_changes_nothing() -> None:
    nothing = np.zeros((5, 0), np.uint8)
    picture = compose(9, 9, palette.FELT, palette_of(COLOURS), [(stamp_of(nothing, nothing), 2, 2)])
    assert picture.min() == picture.max()


def test_covers_are_mixed_with_what_lies_below() -> None:
    table = palette_of(palette.channels(["#000000", "#808080", "#ffffff"]))
    nothing, corner = np.full((1, 1), TRANSPARENT, np.uint8), np.zeros(1, np.intp)
    for cover, below, wanted in ((LEVELS // 2, 0, 1), (LEVELS, 0, 2), (1, 0, 0), (1, 2, 2)):
        edges = np.array([cover << 16 | 2 << 8], np.intp)
        white = Stamp(1, 1, nothing, corner, edges)
        picture = np.full((1, 1), below, np.uint8)
        white.lay(picture, 0, 0, table.mixtures)
        assert picture[0, 0] == wanted


def test_files_are_png_that_others_read() -> None:
    rng = np.random.default_rng(1)
    colours = palette_of(COLOURS)
    picture = rng.integers(0, len(colours), (37, 53), np.uint8)
    with Image.open(io.BytesIO(png_of(picture, colours.rgb))) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "P", (53, 37))
        image.load()
        assert np.array_equal(np.asarray(image.convert("RGB")), colours.rgb[picture])


def test_memory_is_bounded_and_nothing_changes_by_it() -> None:
    arts = [Art(f'<circle cx="20" cy="20" r="{n}" fill="#c3202f"/>', 40, 40) for n in range(2, 20)]
    small, large = Stamps(max_bytes=6_000), Stamps()
    rng = random.Random(1)
    for art in rng.choices(arts, k=100):
        one, other = small.get(art, COLOURS), large.get(art, COLOURS)
        assert np.array_equal(one.edges, other.edges)
    assert large.drawn_here <= len(arts) < small.drawn_here
    assert small.held <= 6_000 < large.held


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "drawings.db"


def drawn_by(file: Path) -> int:
    """Return how many of two drawings a process that has just begun has to make."""
    stamps = Stamps()
    stamps.open(file, process=False)
    for art in (DISC, SQUARE):
        assert stamps.get(art, COLOURS).size == stamp(art).size
    stamps.close()
    return stamps.drawn_here


@pytest.mark.parametrize("damage", ["no database", "half of it", "other planes", "older format"])
def test_what_was_drawn_is_read_by_the_next_process_unless_the_file_is_damaged(
    file: Path, damage: str
) -> None:
    assert [drawn_by(file), drawn_by(file)] == [2, 0]
    if damage == "no database":
        file.write_bytes(b"these are no stamps" * 1000)
    elif damage == "half of it":
        os.truncate(file, file.stat().st_size // 2)
        for journal in file.parent.glob("*-*"):
            journal.unlink()
    else:
        with sqlite3.connect(file) as connection:
            connection.execute(
                "UPDATE stamps SET planes = x'00ff'"
                if damage == "other planes"
                else "PRAGMA user_version=99"
            )
        connection.close()
    assert [drawn_by(file), drawn_by(file)] == [2, 0]


def test_without_a_place_for_the_file_all_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where a folder should be")
    assert drawn_by(tmp_path / "cache" / "drawings.db") == 2
    (tmp_path / "folder.db").mkdir()
    assert drawn_by(tmp_path / "folder.db") == 2


def test_a_file_that_cannot_be_written_is_read(file: Path) -> None:
    drawn_by(file)
    kept = StampFile(file)
    assert kept.connection is not None
    kept.connection.execute("PRAGMA query_only=1")
    kept.put(b"key", b"planes")
    assert kept.get(b"key", 6) is None
    kept.close()


@pytest.fixture
def stamps() -> Iterator[Stamps]:
    """Stamps whose drawings another process makes."""
    made = Stamps()
    made.open(None, process=True)
    yield made
    made.close()


def test_another_process_draws_and_is_replaced_when_it_was_killed(stamps: Stamps) -> None:
    assert np.array_equal(stamps.get(DISC, COLOURS).edges, stamp(DISC).edges)
    assert stamps.drawn_here == 0
    (process,) = multiprocessing.active_children()
    process.kill()
    wait([process.sentinel])
    assert np.array_equal(stamps.get(SQUARE, COLOURS).indices, stamp(SQUARE).indices)
    assert stamps.get(Art(DISC.svg, 41, 41), COLOURS).width == 41


def test_the_drawing_process_imports_nothing_of_the_bot_but_what_it_draws_with(
    stamps: Stamps,
) -> None:
    assert stamps.get(DISC, COLOURS).width
    assert stamps._process is not None
    loaded = stamps._process.submit(eval, "sorted(__import__('sys').modules)").result()
    assert [name for name in loaded if name.split(".")[0] in ("bot", "cogs", "games")] == [
        "bot",
        "bot.base",
        "bot.base.helper_process",
        "bot.rasters",
    ]
    assert not {"discord", "sqlalchemy", "aiohttp", "pydantic", "structlog"} & {*loaded}


def test_the_process_ends_when_nothing_is_drawn_and_begins_again(
    stamps: Stamps, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stamps.as_file(DISC.document())
    stamps.rest()
    (process,) = multiprocessing.active_children()
    monkeypatch.setattr("bot.pictures.stamps.IDLE_SECONDS", 0.0)
    stamps.rest()
    # Its executor joins it too, and whoever joins second may take it for alive.
    assert wait([process.sentinel], 60), "it ended"
    assert np.array_equal(stamps.get(DISC, COLOURS).edges, stamp(DISC).edges)
    assert len({*multiprocessing.active_children()} - {process}) == 1
    assert stamps.drawn_here == 0
    stamps.close()
    assert stamps.get(SQUARE, COLOURS).width
    assert stamps.drawn_here == 1, "it stays closed"


def test_cards_are_made_ahead_and_a_drawing_under_way_is_handed_over_before_the_process_ends(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.pictures.stamps.MAX_DRAWING_SECONDS", 60.0)
    handed_over = threading.Event()

    class Told(Art):
        def __reduce__(self) -> Any:
            handed_over.set()
            return Art, (self.svg, self.width, self.height)

    stamps = Stamps()
    stamps.open(file, process=True)
    stamps.make_ahead([DISC, SQUARE], COLOURS)
    for thread in threading.enumerate():
        if thread.name.startswith("castellan-ahead"):
            thread.join(60)
    drawing = threading.Thread(target=stamps.get, args=(Told(DISC.svg, 1500, 1500), COLOURS))
    drawing.start()
    handed_over.wait(60)
    stamps.close()
    drawing.join()
    assert stamps.drawn_here == 0
    assert drawn_by(file) == 0


def test_where_no_process_can_begin_all_is_drawn_here(
    stamps: Stamps, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_process: SpawnProcess) -> None:
        raise BlockingIOError("no more processes")

    stamps.close()
    monkeypatch.setattr(SpawnProcess, "start", refuse)
    stamps.open(None, process=True)
    assert np.array_equal(stamps.get(DISC, COLOURS).edges, stamp(DISC).edges)
    assert stamps.drawn_here == 1
