"""People's names in pictures: as much of them as our fonts can show, within a width."""

import unicodedata
from functools import lru_cache
from typing import Final

from bot.pictures.fonts import JOINERS, WEIGHT, face_for, faces, shapes_letters
from bot.pictures.lettering import written_width

ELLIPSIS: Final = "…"
MAX_MARKS: Final = 2
"""Maximum number of accents that a letter keeps."""

_BLANKS: Final = str.maketrans(dict.fromkeys("\u115f\u1160\u3164\uffa0", " "))
"""Letters that draw nothing, such as the Hangul filler."""
_FROM_THE_RIGHT: Final = {"R", "AL", "AN"}
_LEFT_OUT: Final = {"Cc", "Cf", "Co", "Cs", "Cn", "So", "Zl", "Zp"}
"""Categories of what pictures leave out of a name: controls, formatting, emoji."""


@lru_cache(maxsize=1024)
def shown_name(name: str) -> str:
    """Return what pictures show of a name; empty where our fonts cannot write it.

    Emoji, formatting and symbols that no font has are left out. A name with a letter that no font
    has is not shown at all, nor one that is written from the right and needs several fonts, nor one
    whose letters we cannot shape.
    """
    kept, marks = "", 0
    for char in unicodedata.normalize("NFC", name).translate(_BLANKS):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if (kind in _LEFT_OUT and char not in JOINERS) or marks > MAX_MARKS:
            continue
        if face_for(char) is None and not char.isspace() and char not in JOINERS:
            if kind[0] in "LN":
                return ""
            continue
        kept += char
    kept = " ".join(kept.split()).strip(JOINERS)
    if not any(unicodedata.category(char)[0] in "LNP" for char in kept):
        return ""
    if not shapes_letters() and any(map(_needs_shaping, kept)):
        return ""
    from_the_right = any(unicodedata.bidirectional(char) in _FROM_THE_RIGHT for char in kept)
    if from_the_right and not any(all(map(face.has, kept)) for face in faces()):
        return ""
    return kept


def _needs_shaping(char: str) -> bool:
    """Return whether a character is from a script written from the right, or moves or joins."""
    return (
        unicodedata.bidirectional(char) in _FROM_THE_RIGHT
        or unicodedata.category(char) in ("Mn", "Mc", "Me")
        or char in JOINERS
    )


@lru_cache(maxsize=2048)
def cut(name: str, size: float, room: float, weight: int = WEIGHT) -> str:
    """Return a name as far as it fits in `room` px, with "…" where it goes on; or nothing."""
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
    """Return the first characters of a name and "…", no letter parted from its accents."""
    while 0 < length < len(name) and unicodedata.category(name[length])[0] == "M":
        length -= 1
    return name[:length].rstrip() + ELLIPSIS
