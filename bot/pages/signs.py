"""A result as a row of signs that doesn't give the deal away; each game has its own meanings."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from games.core import Event

Sign = Literal["good", "fair", "bad", "none", "alone", "star", "three", "four", "five", "gap"]
Signs = tuple[Sign, ...]

WRITTEN: Final[Mapping[Sign, str]] = {
    "good": "✅",
    "fair": "🟨",
    "bad": "❌",
    "none": "⬛",
    "alone": "🟦",
    "star": "⭐",
    "three": "3️⃣",
    "four": "4️⃣",
    "five": "5️⃣",
    "gap": " ",
}


class Course(NamedTuple):
    """Everything that was public in a match, and the seat whose result it is."""

    events: Sequence[Event]
    seat: int


def signs_text(signs: Signs) -> str:
    return "".join(WRITTEN[sign] for sign in signs)
