"""Text in pictures: open fonts for letters and digits, and our own drawings for symbols.

Sizes are heights of capitals in px. Words are in capitals, in every language that our fonts can
write. People's names keep their case, and are shown as far as our fonts can, within a width.
"""

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import groupby
from typing import Any, Final
from xml.sax.saxutils import escape

import numpy as np

from bot.base.language import Language, Sentence, language_for
from bot.base.names import NAMELESS
from bot.base.words import SOURCE_LANGUAGE
from bot.pages.cards import deck_of, language_drawn
from bot.pages.model import Picture, plain
from bot.pictures.fonts import BLACK, BOLD, JOINERS, WEIGHT, Face, face_for, faces, shapes_letters
from bot.rasters import LEVELS, Stamp, palette_of, stamp_of

_KING: Final = (92, "M0 26L14 92L78 92L92 26L66 54L46 8L26 54Z")
_DRAWN: Final[dict[str, tuple[int, str]]] = {
    "✓": (70, "M0 54L26 84L70 14"),
    "✗": (62, "M0 18L62 84M62 18L0 84"),
    "★": (92, "M46 2L59 36L92 38L66 60L75 94L46 75L17 94L26 60L0 38L33 36Z"),
    "↑": (64, "M32 98L32 4M0 38L32 4L64 38"),
    "↓": (64, "M32 2L32 96M0 62L32 96L64 62"),
    "→": (84, "M0 52L82 52M50 18L84 52L50 86"),
    "∅": (62, "M31 2C71 2 71 98 31 98C-9 98 -9 2 31 2ZM20 68L42 32"),
    "♔": _KING,
    "♚": _KING,
}
"""Symbols drawn as lines, in all languages: width and path on a grid 100 high."""
_STROKE: Final = {WEIGHT: 15, BOLD: 20, BLACK: 25}
"""Line width of symbols, in % of their grid's height, by the weight of the text beside them."""
_BEARING: Final = 8.0  # space to the left and right of a symbol on a grid 100 high
_MEASURED: Final = 140  # height of capitals in px at which widths are measured
MAX_ABOVE: Final = 1.5
MAX_BELOW: Final = 0.28
"""Maximum reach of letters above and below their baseline, in heights of capitals."""
MAX_RAISE: Final = 0.25
"""Words that reach deeper are raised, by at most this share of the capitals' height."""


@lru_cache(maxsize=4096)
def has_glyphs(text: str) -> bool:
    """Return True if every character of the text (in capitals) can be drawn."""
    return all(char in _DRAWN or face_for(char) is not None for char in text.upper())


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a text in one font, or one of our symbols. ``left`` is where it starts.

    ``left`` and ``width`` are on a grid on which capitals are 100 high. A symbol has no ``face``.
    """

    text: str
    left: float
    width: float
    face: Face | None

    def sign(self, colour: str, weight: int) -> str:
        """Return the SVG elements of a symbol on the grid, with its top left corner at (0, 0)."""
        stroke, fill = _STROKE[weight], colour if self.text == "♚" else "none"
        return (
            f'<g transform="translate({_BEARING:g} 0) scale({100 / (100 + stroke):.4f}) '
            f'translate({stroke / 2:g} {stroke / 2:g})" fill="{fill}" stroke="{colour}" '
            f'stroke-width="{stroke}" stroke-linecap="round" stroke-linejoin="round">'
            f'<path d="{_DRAWN[self.text][1]}"/></g>'
        )


def runs(text: str, weight: int) -> tuple[Run, ...]:
    """Return a text's runs from left to right, each as long as one font can draw.

    Their widths depend on the language of the picture being drawn.
    """
    return _runs(text, weight, language_drawn())


@lru_cache(maxsize=4096)
def _runs(text: str, weight: int, language: str) -> tuple[Run, ...]:
    found: list[Run] = []
    left = 0.0
    for part, face in _parts(text):
        if face is None:
            stroke = _STROKE[weight]
            width = (_DRAWN[part][0] + stroke) * 100 / (100 + stroke) + 2 * _BEARING
        else:
            font, forms = face.font(_MEASURED, weight), face.forms(language)
            width = font.getlength(part, language=forms) * 100 / _MEASURED
        found.append(Run(part, left, width, face))
        left += width
    return tuple(found)


def _parts(text: str) -> list[tuple[str, Face | None]]:
    # Most texts need one font only, which is checked first because it's fast.
    first = faces()[0]
    kept = _DRAWN.keys() | set(JOINERS)
    chars = [char if char.isprintable() or char in kept else " " for char in text]
    if all(char in _DRAWN or first.has(char) for char in chars):
        chosen: list[Face | None] = [None if char in _DRAWN else first for char in chars]
    else:
        # One font for the whole text if possible: letters of several fonts don't join or match.
        whole = next((face for face in faces() if all(map(face.has, chars))), None)
        chosen = [None if char in _DRAWN else whole or face_for(char) or first for char in chars]
        for at, char in enumerate(chars):
            if at and char in JOINERS:
                # A joiner belongs to the letter before it and must not break its run.
                chosen[at] = chosen[at - 1] or first
    parts: list[tuple[str, Face | None]] = []
    for face, some in groupby(zip(chosen, chars, strict=True), lambda pair: pair[0]):
        together = "".join(char for _, char in some)
        parts += [(each, face) for each in (together if face is None else [together])]
    return parts


def measure(text: str, size: float, weight: int = WEIGHT) -> float:
    """Return the width in px of a text in capitals of `size` px."""
    return written_width(text.upper(), size, weight)


def written_width(text: str, size: float, weight: int = WEIGHT) -> float:
    """Return the width in px of a text in its own case, with capitals of `size` px."""
    return sum(run.width for run in runs(text, weight)) * size / 100


def fitting(text: str, size: float, room: float, weight: int = WEIGHT) -> float:
    """Return the height of capitals in px, up to `size`, at which the text fits into `room` px."""
    return min(size, size * room / max(measure(text, size, weight), 1))


def text_as_svg(text: str, size: float, colour: str, weight: int = WEIGHT) -> str:
    """Return the SVG elements of a text in capitals, with its top left corner at (0, 0)."""
    inside = "".join(
        f'<g transform="translate({run.left:g} 0)">{run.sign(colour, weight)}</g>'
        if run.face is None
        else f'<text x="{run.left:g}" y="100" font-size="{100 * run.face.em:.2f}" '
        f'font-family="{run.face.family}" font-weight="{weight}" fill="{colour}" '
        f'xml:space="preserve">{escape(run.text)}</text>'
        for run in runs(text.upper(), weight)
    )
    return f'<g transform="scale({size / 100:.4f})">{inside}</g>'


def centred_text(
    text: str, x: float, y: float, size: float, colour: str, weight: int = BOLD
) -> str:
    """Return the SVG elements of a text centred on (x, y). `size` is its height in px."""
    left = x - measure(text, size, weight) / 2
    inside = text_as_svg(text, size, colour, weight)
    return f'<g transform="translate({left:.2f} {y - size / 2:g})">{inside}</g>'


@dataclass(frozen=True, slots=True)
class Words:
    """Words in a font, to be placed on a picture. ``size`` is in quarters of a px.

    ``language`` is the code that decides between several languages' forms of characters, if any.
    """

    text: str
    size: int
    weight: int
    colour: str
    face: Face
    language: str | None = None

    @property
    def width(self) -> float:
        font = self.face.font(_MEASURED, self.weight)
        return font.getlength(self.text, language=self.language) * self.size / 4 / _MEASURED

    def stamp(self, colours: tuple[int, ...]) -> tuple[Stamp, int, int]:
        """Return their stamp, and the offset of its corner from the start of their baseline."""
        return _stamp_of_words(self, colours)


@lru_cache(maxsize=1024)
def _stamp_of_words(words: Words, colours: tuple[int, ...]) -> tuple[Stamp, int, int]:
    size = words.size / 4
    font = words.face.font(size, words.weight)
    mask, (left, lowered) = font.getmask2(
        words.text, mode="L", anchor="ls", language=words.language
    )
    width, height = mask.size
    grey = np.frombuffer(bytes(mask), np.uint8).reshape(height, width).astype(np.uint16)
    # Some letters have stacked marks, which must not reach the lines above or below.
    hanging = lowered + mask.size[1] - MAX_BELOW * size
    top = round(lowered - min(max(0, hanging), MAX_RAISE * size))
    first = max(0, round(-MAX_ABOVE * size) - top)
    last = max(first + 1, round(MAX_BELOW * size) - top)
    grey = grey[first:last]
    cover = ((grey * LEVELS + 127) // 255).astype(np.uint8)
    indices = np.full_like(cover, palette_of(colours).index_of(words.colour))
    return stamp_of(indices, cover), int(left), top + first


class Lexicon:
    """A picture's words by key, in every language."""

    def __init__(self, **words: Sentence) -> None:
        self._words = words
        self._written: dict[Language, Mapping[str, str]] = {}

    @cached_property
    def english(self) -> Mapping[str, str]:
        return self._said(language_for(SOURCE_LANGUAGE))

    def written(self, language: Language) -> Mapping[str, str]:
        """The words in a language, or in English if our fonts can't write all of them."""
        written = self._written.get(language)
        if written is None:
            said = self._said(language)
            able = all(map(has_glyphs, said.values()))
            written = self._written[language] = said if able else self.english
        return written

    def _said(self, language: Language) -> Mapping[str, str]:
        return {key: language.render(word) for key, word in self._words.items()}

    def picture(
        self, name: str, alt: str, language: Language, draw: Callable[..., bytes], *subject: Any
    ) -> Picture:
        """Return a picture of ``subject``. ``draw`` gets it, then these words in the language.

        ``alt`` may contain Markdown.
        """
        said = self.written(language)
        deck = deck_of(language)
        shown = (*subject, said)
        return Picture(name, plain(alt), draw, shown, language.code, deck, composed=True)


ELLIPSIS: Final = "…"
_MARGIN: Final = 6.0  # px of its room that a name leaves free when it becomes smaller
_LEAST_SHARE: Final = 0.7
"""Share of its height that a name keeps: of 25 px, 8 are left on a phone 360 px wide."""
MAX_MARKS: Final = 2  # maximum number of accents that a letter keeps

_BLANKS: Final = str.maketrans(dict.fromkeys("\u115f\u1160\u3164\uffa0", " "))
_FROM_THE_RIGHT: Final = {"R", "AL", "AN"}
_GAPS: Final = {"Cc", "Zl", "Zp", "Zs"}
_LEFT_OUT: Final = {"Cf", "Co", "Cs", "Cn", "Me", "So"}


@lru_cache(maxsize=1024)
def shown_name(name: str) -> str:
    """Return the part of a name that pictures can show. Empty if our fonts can't write it.

    Stylised letters, such as mathematical ones, become plain if no font has them. Emoji, formatting
    and symbols that no font has are left out. A name isn't shown at all if it has a letter that no
    font has, if it's right-to-left and needs several fonts, or if we can't shape its letters.
    """
    if name == NAMELESS:
        return ""
    kept, marks, based = "", 0, False
    for char in _in_plain_letters(name):
        kind = unicodedata.category(char)
        drawn = kind not in _LEFT_OUT and face_for(char) is not None
        if char in JOINERS:
            kept += char
        elif kind[0] == "M":  # a combining mark
            marks += 1
            kept += char if drawn and based and marks <= MAX_MARKS else ""
        elif char == " ":
            kept, based = kept + char, False
        elif drawn:
            kept, marks, based = kept + char, 0, True
        # A name with a letter or digit missing could be taken for another name.
        elif kind[0] in "LN":
            return ""
        else:
            based = False
    kept = " ".join(kept.split()).strip(JOINERS)
    if not any(unicodedata.category(char)[0] in "LNP" for char in kept):
        return ""
    if not shapes_letters() and any(map(_needs_shaping, kept)):
        return ""
    # Runs of several fonts are placed from left to right, which would reorder such a name.
    from_the_right = any(unicodedata.bidirectional(char) in _FROM_THE_RIGHT for char in kept)
    if from_the_right and not any(all(map(face.has, kept)) for face in faces()):
        return ""
    return kept


def _in_plain_letters(name: str) -> str:
    plain = ""
    for char in unicodedata.normalize("NFC", name).translate(_BLANKS):
        kind = unicodedata.category(char)
        if kind in _GAPS:
            plain += " "
        elif kind == "So" or (kind[0] in "LN" and face_for(char) is None):
            plain += unicodedata.normalize("NFKC", char)
        else:
            plain += char
    return unicodedata.normalize("NFC", plain)


def _needs_shaping(char: str) -> bool:
    """Return True for a character of a right-to-left script, or one that moves or joins."""
    return (
        unicodedata.bidirectional(char) in _FROM_THE_RIGHT
        or unicodedata.category(char) in ("Mn", "Mc", "Me")
        or char in JOINERS
    )


def fitted(name: str, size: float, room: float, weight: int = WEIGHT) -> tuple[str, float]:
    """Return as much of a name as fits into `room` px, and the height of its capitals.

    A name becomes smaller before it's cut.
    """
    wide = written_width(name, size, weight)
    if wide > room:
        size *= max(_LEAST_SHARE, (room - _MARGIN) / wide)
    return cut(name, size, room, weight), size


def cut(name: str, size: float, room: float, weight: int = WEIGHT) -> str:
    """Return a name, cut with "…" if `room` px are too few. Empty if no letter fits."""
    if written_width(name, size, weight) <= room:
        return name
    least, most = 0, len(name) - 1
    while least < most:
        middle = (least + most + 1) // 2
        if written_width(_begin(name, middle), size, weight) <= room:
            least = middle
        else:
            most = middle - 1
    return _begin(name, least) if least else ""


def _begin(name: str, length: int) -> str:
    while 0 < length < len(name) and unicodedata.category(name[length])[0] == "M":
        length -= 1
    return name[:length].rstrip() + ELLIPSIS
