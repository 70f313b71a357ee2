"""Faults of texts on a picture: covered, overlapping, or beyond its edge."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from bot.pictures.canvas import Canvas
from bot.pictures.lettering import Words
from bot.pictures.stamps import STAMPS, Art
from bot.rasters import TRANSPARENT

HIDDEN = 0.02
"""Share of a text's ink that may be covered, for instance by a card's rounded corner."""

Mask = NDArray[np.bool_]
Box = tuple[int, int, int, int]
"""Left, top, right and bottom in px."""


def faults_of(canvas: Canvas) -> Iterator[str]:
    """Yield a line for each text that isn't legible."""
    seen = [_ink(each, x, y, canvas) for each, x, y in canvas.placed]
    for at, (words, _, _) in enumerate(canvas.placed):
        if not isinstance(words, Words):
            continue
        left, top, right, bottom = box = seen[at][0]
        if left < 0 or top < 0 or right > canvas.width or bottom > canvas.height:
            yield f"{words.text!r} leaves the picture: {box}"
        for later in range(at + 1, len(seen)):
            if not meet(box, seen[later][0]):
                continue
            both = _of(seen[at], box) & _of(seen[later], box)
            if both.sum() > HIDDEN * _of(seen[at], box).sum():
                what = canvas.placed[later][0]
                name = repr(what.text) if isinstance(what, Words) else what.svg[:60]
                yield f"{words.text!r} is covered by {name}"


def _ink(placed: Art | Words, x: int, y: int, canvas: Canvas) -> tuple[Box, Art | Words, Canvas]:
    """Return the area where something is drawn, for a later look at what is visible of it."""
    if isinstance(placed, Art):
        return (x, y, x + placed.width, y + placed.height), placed, canvas
    stamp, left, top = placed.stamp(canvas.colours)
    x, y = x + left, y + top
    return (x, y, x + stamp.width, y + stamp.height), placed, canvas


def meet(one: Box, other: tuple[float, float, float, float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _of(drawn: tuple[Box, Art | Words, Canvas], box: Box) -> Mask:
    """Return a mask of the pixels in a box that something hides."""
    (left, top, _, _), placed, canvas = drawn
    mask = opaque_pixels(placed, canvas)
    wide, high = box[2] - box[0], box[3] - box[1]
    found = np.zeros((high, wide), bool)
    across, down = left - box[0], top - box[1]
    inside = mask[max(0, -down) : high - down, max(0, -across) : wide - across]
    found[
        max(0, down) : max(0, down) + inside.shape[0],
        max(0, across) : max(0, across) + inside.shape[1],
    ] = inside
    return found


def opaque_pixels(placed: Art | Words, canvas: Canvas) -> Mask:
    """Return a mask of the pixels of a drawing, or of words, that hide those below."""
    if isinstance(placed, Art):
        stamp = STAMPS.get(placed, canvas.colours)
    else:
        stamp = placed.stamp(canvas.colours)[0]
    hiding: Mask = np.broadcast_to(stamp.indices, (stamp.height, stamp.width)) != TRANSPARENT
    return hiding
