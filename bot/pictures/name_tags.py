"""People's names in pictures: as much as our fonts can show, within a width."""

import unicodedata
from functools import lru_cache
from typing import Final

from bot.base.discord_limits import NAMELESS
from bot.pictures.fonts import JOINERS, WEIGHT, face_for, faces, shapes_letters
from bot.pictures.lettering import written_width

ELLIPSIS: Final = "…"
MAX_MARKS: Final = 2  # maximum number of accents that a letter keeps

_BLANKS: Final = str.maketrans(dict.fromkeys("\u115f\u1160\u3164\uffa0", " "))
_FROM_THE_RIGHT: Final = {"R", "AL", "AN"}
_GAPS: Final = {"Cc", "Zl", "Zp", "Zs"}
_LEFT_OUT: Final = {"Cf", "Co", "Cs", "Cn", "Me", "So"}


@lru_cache(maxsize=1024)
def shown_name(name: str) -> str:
    """Return the part of a name that pictures can show; empty if our fonts can't write it.

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


@lru_cache(maxsize=2048)
def cut(name: str, size: float, room: float, weight: int = WEIGHT) -> str:
    """Return as much of a name as fits into `room` px, with "…" if it's cut; possibly nothing."""
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
