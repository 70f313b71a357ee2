"""What is shown, as data: pages with text, a picture and controls, before Discord sees them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

Style = Literal["primary", "secondary", "success", "danger"]
ScoreSign = Literal["", "♔"]
"""What stands beside scores in pictures."""
SpentSign = Literal["", "card"]
"""What stands beside that which they were bought with."""


@dataclass(frozen=True, slots=True)
class Button:
    """A press of it is ``verb`` with ``args``."""

    label: str
    verb: str
    args: str = ""
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a menu."""

    label: str
    value: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A drop-down menu; the chosen values come after its ``verb`` and ``args``.

    Instead of ``options`` it may be of what the server has; then the values are ids, and ``held``
    are those chosen already.
    """

    placeholder: str
    verb: str
    options: tuple[Option, ...]
    args: str = ""
    least: int = 1
    most: int = 1
    of: Literal["options", "channels", "roles", "members"] = "options"
    held: tuple[int, ...] = ()


Row = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is drawn when it is needed; ``alt`` is enough to play by."""

    name: str
    alt: str
    draw: Callable[..., bytes]
    subject: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """One message: a title, a text in Discord's markdown, a picture, controls."""

    title: str
    text: str
    footer: str = ""
    colour: int = 0xC9A227
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    files: tuple[tuple[str, bytes], ...] = field(default=(), repr=False)


def stacked(*texts: str, apart: str = "\n") -> str:
    """Texts one below another, empty ones left out."""
    return apart.join(text for text in texts if text)
