"""Colours that players tell apart, as people with colour-vision deficiencies see them."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Any

import numpy as np
import pytest
from PIL.ImageColor import getrgb

from bot.pictures import palette
from bot.pictures.result import SignRow, result_picture
from cogs.games.king_of_the_mountain.board_art import OWNERS
from tests.bot.pictures.as_svg import svg_of

LEAST = 15
"""By CIEDE2000. Two colours side by side look different at about 2."""
TOLD_APART = {
    "suits": palette.SUIT_INKS[:2],
    "suits of the four-colour deck": palette.FOUR_SUIT_INKS,
    "squares of a result": (
        *(palette.GOOD, palette.GOLD, palette.BAD, palette.FELT_DARK, palette.BACK_LINE),
    ),
    "armies of King of the Mountain": OWNERS,
    "games won and lost": (palette.GOLD, palette.STONE),
}
SEEN = {
    "usually": np.eye(3),
    # Machado, Oliveira and Fernandes, 2009, at severity 1.
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
_TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
_WHITE = _TO_XYZ.sum(axis=1)


def lab(colour: str, seen: Any) -> tuple[float, float, float]:
    """Return a colour in CIELAB, as it is seen."""
    rgb = np.array(getrgb(colour)) / 255
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    parts = _TO_XYZ @ np.clip(seen @ linear, 0, 1) / _WHITE
    x, y, z = np.where(parts > (6 / 29) ** 3, np.cbrt(parts), parts / (3 * (6 / 29) ** 2) + 4 / 29)
    return float(116 * y - 16), float(500 * (x - y)), float(200 * (y - z))


def difference(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Return CIEDE2000, with the names that its authors give its terms."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    g = (1 - sqrt(chroma / (chroma + 25**7))) / 2
    c1, c2 = hypot(a1 * (1 + g), b1), hypot(a2 * (1 + g), b2)
    h1, h2 = (degrees(atan2(b, a * (1 + g))) % 360 for a, b in ((a1, b1), (a2, b2)))
    dh = (h2 - h1 + 180) % 360 - 180
    mean_l, mean_c, mean_h = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + dh / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    lightness = (l2 - l1) / (1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2))
    saturation = (c2 - c1) / (1 + 0.045 * mean_c)
    hue = 2 * sqrt(c1 * c2) * sin(radians(dh / 2)) / (1 + 0.015 * mean_c * t)
    turn = sin(radians(60 * exp(-(((mean_h - 275) / 25) ** 2))))
    rotation = -2 * sqrt(mean_c**7 / (mean_c**7 + 25**7)) * turn
    return sqrt(lightness**2 + saturation**2 + hue**2 + rotation * saturation * hue)


def test_the_formula_gives_what_its_authors_published() -> None:
    """Pairs 1, 7 and 25 of Sharma, Wu and Dalal, 2005."""
    for one, other, known in (
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ):
        assert difference(one, other) == pytest.approx(known, abs=1e-4)


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("colours", TOLD_APART.values(), ids=TOLD_APART)
def test_colours_are_far_enough_apart_for_everybody(colours: tuple[str, ...], seen: str) -> None:
    for one, other in combinations(colours, 2):
        apart = difference(lab(one, SEEN[seen]), lab(other, SEEN[seen]))
        assert apart >= LEAST, (one, other)


def test_squares_of_a_result_have_signs_beside_their_colours() -> None:
    """The same picture in one colour is another one."""
    drawn = set()
    for sign in ("good", "fair", "bad"):
        svg = svg_of(result_picture, 1, "ann", "High Card", "won", (SignRow("", (sign,)),))
        for colour in (palette.GOOD, palette.BAD):
            svg = svg.replace(colour, palette.GOLD)
        drawn.add(svg)
    assert len(drawn) == 3
