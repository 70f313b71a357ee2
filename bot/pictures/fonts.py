"""The open fonts of pictures, as packages, in order of preference."""

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from PIL import ImageFont, features

WEIGHT: Final = 700
BOLD: Final = 800
BLACK: Final = 900

JOINERS: Final = "\u200c\u200d"
"""Invisible characters that say whether the letters next to them are joined."""

_FILES: Final = (
    ("fontpkg_nunito", "files/Nunito[wght].ttf", 0.705),
    ("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf", 0.714),
    ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf", 0.741),
    ("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf", 0.714),
)
_REGIONAL: Final = {"noto_cjk_sans_jp_bold"}
"""Packages whose font has several languages' forms of Chinese characters."""
_MEASURED: Final = 40  # size in px at which fonts are searched for characters


@dataclass(frozen=True, slots=True)
class Face:
    """A font file. ``em`` is the ratio of its size in px to the height of its capitals.

    A ``regional`` font draws some characters differently in other languages.
    """

    path: str
    em: float
    regional: bool

    @property
    def family(self) -> str:
        """Name of the font in SVG."""
        return _font(self.path, _MEASURED, WEIGHT).getname()[0] or ""

    def font(self, size: float, weight: int) -> ImageFont.FreeTypeFont:
        """Return the font with capitals of `size` px, as heavy as it can be up to ``weight``."""
        return _font(self.path, round(size * self.em, 1), weight)

    def has(self, char: str) -> bool:
        return _has(self.path, char)

    def forms(self, language: str) -> str | None:
        """Return the language to draw and to measure texts with, if that makes a difference."""
        return language or None if self.regional and shapes_letters() else None


@cache
def faces() -> tuple[Face, ...]:
    """The installed fonts, in order of preference."""
    return tuple(
        Face(str(files(package) / file), 1 / capitals, package in _REGIONAL)
        for package, file, capitals in _FILES
        if find_spec(package) is not None
    )


@cache
def shapes_letters() -> bool:
    """Return True if joining and reordering scripts are drawn correctly.

    This needs the library raqm, which Pillow includes and which needs FriBiDi.
    """
    return bool(features.check("raqm"))


def face_for(char: str) -> Face | None:
    """Return the first font that has a character, or None."""
    return next((face for face in faces() if face.has(char)), None)


@lru_cache(maxsize=256)
def _font(path: str, size: float, weight: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(path, size)
    try:
        axes = font.get_variation_axes()
    except OSError:  # it has one weight
        return font
    wanted = [
        min(weight, axis["maximum"] or weight) if axis["name"] == b"Weight" else axis["default"]
        for axis in axes
    ]
    font.set_variation_by_axes([float(value or 0) for value in wanted])
    return font


@lru_cache(maxsize=8192)
def _has(path: str, char: str) -> bool:
    # Compared by looks: Pillow doesn't say which characters a font has.
    return _drawn(path, char) != _unknown(path)


@cache
def _unknown(path: str) -> tuple[tuple[int, int], bytes]:
    return _drawn(path, "\uffff")


def _drawn(path: str, char: str) -> tuple[tuple[int, int], bytes]:
    mask = _font(path, _MEASURED, WEIGHT).getmask(char)
    return mask.size, bytes(mask)
