"""The look of pages, without Discord."""

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager

from PIL import Image

from bot.discord_io.messages import alternative_of
from bot.pages.model import Button, Page
from bot.pictures.canvas import Canvas, printing
from bot.pictures.fonts import JOINERS, faces
from bot.pictures.lettering import Words

ENDLESS = {"tricks.png"}
"""Pictures whose text may be cut: what has no room is the oldest."""


@contextmanager
def looked_at() -> Iterator[list[Canvas]]:
    """The pictures drawn in the block, as canvases; no files are made."""
    canvases: list[Canvas] = []

    def printer(canvas: Canvas) -> bytes:
        canvases.append(canvas)
        return b""

    with printing(printer):
        yield canvases


def drawn(page: Page) -> Canvas:
    assert page.picture is not None
    with looked_at() as canvases:
        page.picture.png()
    (canvas,) = canvases
    assert not squares(canvas), page.picture.name
    return canvas


def squares(canvas: Canvas) -> set[str]:
    """Return the characters of a picture's texts that their fonts draw as empty boxes."""
    fonts = {face.family: face for face in faces()}
    texts: list[tuple[str, str]] = []
    for each, _, _ in canvas.placed:
        if isinstance(each, Words):
            texts.append((each.face.family, each.text))
        else:
            texts += re.findall(r'font-family="(.*?)"[^>]*>(.*?)</text>', each.svg)
    return {
        char
        for family, text in texts
        for char in {*text} - {" ", *JOINERS}
        if not fonts[family].has(char)
    }


def pixels(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as picture:
        assert picture.format == "PNG"
        return picture.convert("RGB")


def written(canvas: Canvas) -> set[str]:
    """Return the words and names on a picture."""
    return {words.text for words, _, _ in canvas.placed if isinstance(words, Words)}


def needs_no_embed(page: Page) -> bool:
    """Return True if the whole page fits into the message itself."""
    return len(page.whole) + sum(map(page.whole.count, "♣♦♥♠")) <= 2000


def within_limits(page: Page) -> None:
    """Check that Discord accepts a page as it is."""
    assert page.text or page.picture
    if page.board:
        lead, text = page.parts
        assert len(lead) <= 2000
        assert len(text) <= 4096
        assert len(page.title) <= 256
        assert len(page.footer) <= 2048
        assert len(page.title) + len(page.text) + len(page.footer) <= 6000
    else:
        assert len(page.whole) <= 6000 - 2000
    if page.picture is not None:
        told = alternative_of(page, page.picture)
        assert 0 < len(told) <= 1024
        assert page.picture.name in ENDLESS or not told.endswith("…"), "cut"
    assert len(page.rows) <= 5
    identities = []
    for row in page.rows:
        assert not isinstance(row, tuple) or 1 <= len(row) <= 5
        for control in row if isinstance(row, tuple) else (row,):
            identities.append((control.verb, control.args))
            if isinstance(control, Button):
                assert 1 <= len(control.label) <= 80
                continue
            names = [option.label for option in control.options]
            values = [option.value for option in control.options]
            assert 1 <= len(names) <= 25
            assert len({*values}) == len(values)
            assert all(1 <= len(each) <= 100 for each in (*names, *values))
            assert len(control.placeholder) <= 150
            assert 0 <= control.least <= control.most <= len(names)
    assert len({*identities}) == len(identities)


Box = tuple[float, float, float, float]


def index_corner(x: float, y: float, width: float, across: float, down: float) -> Box:
    """Return the box of a card's index in px, without the card's edge."""
    edge = width * 0.08
    return x + edge, y + edge, x + width * across - 2, y + width * down - 2


def shows(picture: Image.Image, alone: Canvas, box: Box) -> bool:
    """Return whether a box of a picture shows what a canvas has there."""
    return pixels(alone.png()).crop(box).tobytes() == picture.crop(box).tobytes()
