"""A short animation made of several pictures."""

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.pages.model import Picture
from bot.pictures import palette

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

    Pictures lower than the highest get empty background at the bottom.
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
    """Return a common palette for all frames, as an image for ``quantize``."""
    samples = [frames[at] for at in evenly(len(frames), _SAMPLES)]
    sheet = Image.new("RGB", (WIDE, sum(sample.height for sample in samples)))
    top = 0
    for sample in samples:
        sheet.paste(sample, (0, top))
        top += sample.height
    return sheet.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
