"""Pictures as files: PNG of palette indices, and short animations made of several pictures.

The format: https://www.w3.org/TR/png-3/ (sections 5 and 11). `isal` compresses many times as fast
as the standard library, which is used if `isal` isn't installed.
"""

import io
import struct
import zlib
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from bot.pages.model import Picture
from bot.pictures import palette

try:
    from isal.isal_zlib import compress
except ImportError:
    from zlib import compress

LEVEL: Final = 1  # Compression level: the lowest. Pictures with few colours gain little from more.
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTE_COLOUR: Final = 3  # colour type in the header: each pixel is an index into the palette


def png_of(picture: NDArray[np.uint8], rgb: NDArray[np.uint8]) -> bytes:
    """Return the PNG file of a picture of indices, row by row, into the colours ``rgb``."""
    height, width = picture.shape
    rows = np.zeros((height, width + 1), np.uint8)  # each row begins with its filter: 0 is none
    rows[:, 1:] = picture
    header = struct.pack(">IIBBBBB", width, height, 8, _PALETTE_COLOUR, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", rgb.tobytes()),
            _chunk(b"IDAT", compress(rows.tobytes(), LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


WIDE: Final = 480  # width in px of an animation
MAX_FRAMES: Final = 24
FRAME_MS: Final = 600
LAST_MS: Final = 2500
_SAMPLES: Final = 6  # number of frames from which the common palette is made


def evenly(number: int, most: int) -> tuple[int, ...]:
    """Return up to ``most`` of the numbers below ``number``, evenly spaced, including both ends."""
    if number <= most:
        return tuple(range(number))
    return tuple(round(place * (number - 1) / (most - 1)) for place in range(most))


def animate(pictures: Sequence[Picture]) -> bytes:
    """Return a GIF that shows these pictures one after the other, the last one longer.

    Shorter pictures get empty background at the bottom.
    """
    drawn = [_small(picture) for picture in pictures]
    high = max(image.height for image in drawn)
    frames = [_flatten(image, high) for image in drawn]
    table = _table(frames)
    flat = [frame.quantize(palette=table, dither=Image.Dither.NONE) for frame in frames]
    out = io.BytesIO()
    flat[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=flat[1:],
        duration=[FRAME_MS] * (len(flat) - 1) + [LAST_MS],
        loop=0,
        optimize=False,
    )
    return out.getvalue()


def _small(picture: Picture) -> Image.Image:
    with Image.open(io.BytesIO(picture.png())) as whole:
        high = round(whole.height * WIDE / whole.width)
        return whole.convert("RGB").resize((WIDE, high), Image.Resampling.LANCZOS)


def _flatten(image: Image.Image, high: int) -> Image.Image:
    if image.height == high:
        return image
    ground = Image.new("RGB", (WIDE, high), palette.FELT)
    ground.paste(image, (0, 0))
    return ground


def _table(frames: Sequence[Image.Image]) -> Image.Image:
    samples = [frames[at] for at in evenly(len(frames), _SAMPLES)]
    sheet = Image.new("RGB", (WIDE, sum(sample.height for sample in samples)))
    top = 0
    for sample in samples:
        sheet.paste(sample, (0, top))
        top += sample.height
    return sheet.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
