"""PNG files of pictures that already consist of palette indices.

The format: https://www.w3.org/TR/png-3/ (sections 5 and 11). `isal` compresses many times as fast
as the standard library, which is used if `isal` isn't installed.
"""

import struct
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

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
