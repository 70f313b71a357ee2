"""The height of a message on a phone: Discord's dimensions, and the letters of Noto Sans."""

import re
from functools import lru_cache
from typing import Any, Final

from simcord import ResponseMessage

from bot.pages.model import HEADING, SUBTEXT, Button, Page, Row, Select
from bot.pictures.fonts import Face, face_for, faces
from tests.support.looking import drawn

WIDTH: Final = 302
"""Width for text, picture and controls on a screen 390 px wide, beside avatars."""
MAX_HEIGHT: Final = 620
"""Maximum height of text, picture and controls without scrolling."""
_REGULAR: Final = 400
_MEDIUM: Final = 500
_BOLD: Final = 700
_TEXT, _SMALL, _LABEL = (16, 22.0), (14, 19.25), 14
"""Letter sizes in px, and line heights."""
_BUTTON, _MENU, _BESIDE, _APART = 32, 40, 8, 6
_A_BUTTON: Final = 2  # Discord's type of a component
_PADDING: Final = 24
_ABOVE_PICTURE, _BELOW_PICTURE = 2, 10
_WIDE: Final = re.compile(r"([\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef])")
_BREAK: Final = "\u200b"
_UNSEEN: Final = "\ufe0e\ufe0f"
_TIME: Final = re.compile(r"<t:\d+:R>")


def height(page: Page) -> float:
    """Return the height in px of a private page's text, picture and controls."""
    found = sum(map(_line_height, _TIME.sub("in 5 minutes", page.whole).split("\n")))
    if page.picture is not None:
        found += _ABOVE_PICTURE + _picture_height(page) + _BELOW_PICTURE
    return found + sum(map(_row_height, page.rows)) + _APART * max(len(page.rows) - 1, 0)


def height_of(message: ResponseMessage) -> float:
    """Return the height in px of a private message's text and controls."""
    return height(Page("", message.content, rows=tuple(map(_row, message.components))))


def _row(shown: dict[str, Any]) -> Row:
    items = shown["components"]
    if items[0]["type"] != _A_BUTTON:
        return Select("", "", ())
    return tuple(Button(each.get("label", ""), "") for each in items)


def _picture_height(page: Page) -> float:
    canvas = drawn(page)
    return WIDTH * canvas.height / canvas.width


def _line_height(line: str) -> float:
    small = line.startswith(SUBTEXT)
    size, high = _SMALL if small else _TEXT
    return high * _lines(line.removeprefix(SUBTEXT).removeprefix(HEADING), size)


def _lines(text: str, size: int) -> int:
    """Return the number of lines of a text; only Chinese and Japanese break within words."""
    weight, left, lines = _REGULAR, 0.0, 1
    for word in filter(None, re.split(f"( )|{_BREAK}", _WIDE.sub(rf"{_BREAK}\1{_BREAK}", text))):
        wide = 0.0
        for at, part in enumerate(word.split("**")):
            weight = weight if not at else _REGULAR + _BOLD - weight
            wide += written(part.replace("*", "").replace("`", ""), size, weight)
        if left + wide > WIDTH and word != " ":
            lines, left = lines + 1, 0.0
        left += wide
    return lines


def _row_height(row: Row) -> float:
    if isinstance(row, Select):
        return _MENU
    lines, left = 1, 0.0
    for button in row:
        wide = _PADDING + written(button.label, _LABEL, _MEDIUM)
        if left and left + wide > WIDTH:
            lines, left = lines + 1, 0.0
        left += wide + _BESIDE
    return lines * _BUTTON + (lines - 1) * _BESIDE


@lru_cache(maxsize=4096)
def written(text: str, size: int, weight: int) -> float:
    return sum(_char_width(char, weight) for char in text) * size


@lru_cache(maxsize=4096)
def _char_width(char: str, weight: int) -> float:
    if char in _UNSEEN:
        return 0.0
    face: Face | None = _LETTERS if _LETTERS.has(char) else face_for(char)
    if face is None:
        return 1.0
    return face.font(100 / face.em, weight).getlength(char) / 100


_LETTERS: Final = next(face for face in faces() if "NotoSans[" in face.path)
