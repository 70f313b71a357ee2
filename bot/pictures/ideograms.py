"""Signs in pictures: what no font has, and what stands for words that the font cannot write.

The latter are characters for private use, so that they can be part of any text.
"""

from enum import StrEnum
from typing import Final


class Ideogram(StrEnum):
    """The meaning of a sign; empty where what stands beside it says enough."""

    NOTHING = ""
    HAND = "\ue000"
    RESERVE = "\ue001"
    TROPHY = "\ue002"
    CHEST = "\ue003"
    POINTER = "\ue004"
    SWORDS = "\ue005"
    FORK = "\ue006"
    FLAG = "\ue007"
    DISCARD = "\ue008"
    ROUND = "\ue009"
    TRICK = "\ue00a"
    DEAL = "\ue00b"
    HORN = "\ue00c"
    TRUMP = "\ue00d"
    BURY = "\ue00e"
    CALL = "\ue00f"
    CLOCK = "\ue010"
    PERSON = "\ue011"
    ALLY = "\ue012"
    ALONE = "\ue013"
    SHIELD = "\ue014"
    GRAVE = "\ue015"
    BULB = "\ue016"
    BURST = "\ue017"
    STOP = "\ue018"
    NO_CROWN = "\ue019"


_CROWN: Final = "M0 26L14 92L78 92L92 26L66 54L46 8L26 54Z"

DRAWN: Final[dict[str, tuple[int, str]]] = {
    Ideogram.HAND: (116, "M34 96L4 36L30 20L58 78ZM58 78L58 8L90 8L90 60M90 24L114 34L92 96L60 96"),
    Ideogram.RESERVE: (104, "M0 50L0 100L104 100L104 50M30 70L30 0L74 0L74 70M0 70L104 70"),
    Ideogram.TROPHY: (
        108,
        (
            "M26 4L82 4L80 36C78 54 68 62 54 62C40 62 30 54 28 36ZM26 14L2 14C2 36 14 46 30 46"
            "M82 14L106 14C106 36 94 46 78 46M54 62L54 96M28 98L80 98"
        ),
    ),
    Ideogram.CHEST: (
        112,
        "M0 44L0 100L112 100L112 44ZM0 44C0 18 12 8 28 8L84 8C100 8 112 18 112 44M56 36L56 62",
    ),
    Ideogram.POINTER: (76, "M4 0L4 84L26 64L42 100L58 92L42 58L72 56Z"),
    Ideogram.SWORDS: (
        104,
        "M8 4L86 84M104 66L66 102M88 86L104 102M96 4L18 84M0 66L38 102M16 86L0 102",
    ),
    Ideogram.FORK: (104, "M52 100L52 64L14 22M52 64L90 22M10 52L10 18L44 18M94 52L94 18L60 18"),
    Ideogram.FLAG: (80, "M0 104L0 0M0 6C26 -8 48 22 80 6L80 54C48 70 26 40 0 54"),
    Ideogram.DISCARD: (84, "M0 4L60 4L60 40M0 4L0 96L38 96M48 62L84 98M84 62L48 98"),
    Ideogram.ROUND: (
        100,
        "M92 28C80 8 62 0 46 2C20 4 0 26 2 52C4 80 26 100 52 98C74 96 90 82 96 62M96 0L94 30L64 32",
    ),
    Ideogram.TRICK: (92, "M30 26L92 26L92 100L30 100ZM0 72L0 0L62 0"),
    Ideogram.DEAL: (120, "M0 8L52 8L52 92L0 92ZM74 50L116 50M94 24L120 50L94 76"),
    Ideogram.HORN: (
        112,
        "M0 38L0 66L24 66L66 96L66 6L24 38ZM88 30C100 42 100 62 88 74M104 14C124 36 124 66 104 90",
    ),
    Ideogram.TRUMP: (
        88,
        (
            "M44 0C54 26 88 38 88 62C88 84 58 90 44 68C30 90 0 84 0 62C0 38 34 26 44 0ZM44 68"
            "L44 100M26 100L62 100"
        ),
    ),
    Ideogram.BURY: (92, "M46 0L46 58M22 36L46 60L70 36M0 64L0 98L92 98L92 64"),
    Ideogram.CALL: (
        104,
        "M0 8L104 8L104 72L48 72L24 102L24 72L0 72ZM28 40L28 40.1M52 40L52 40.1M76 40L76 40.1",
    ),
    Ideogram.CLOCK: (
        76,
        (
            "M0 0L76 0M0 100L76 100M10 0C10 34 38 40 38 50C38 60 10 66 10 100M66 0"
            "C66 34 38 40 38 50C38 60 66 66 66 100"
        ),
    ),
    Ideogram.PERSON: (
        84,
        (
            "M42 4C56 4 64 14 64 26C64 38 56 48 42 48C28 48 20 38 20 26C20 14 28 4 42 4ZM0 100"
            "C4 76 20 66 42 66C64 66 80 76 84 100"
        ),
    ),
    Ideogram.ALLY: (
        112,
        (
            "M38 14C58 14 74 30 74 50C74 70 58 86 38 86C18 86 2 70 2 50C2 30 18 14 38 14ZM74 14"
            "C94 14 110 30 110 50C110 70 94 86 74 86C54 86 38 70 38 50C38 30 54 14 74 14Z"
        ),
    ),
    Ideogram.ALONE: (
        76,
        "M38 14C58 14 74 30 74 50C74 70 58 86 38 86C18 86 2 70 2 50C2 30 18 14 38 14Z",
    ),
    Ideogram.SHIELD: (
        88,
        "M44 0C58 10 72 14 88 14L88 44C88 72 70 92 44 102C18 92 0 72 0 44L0 14C16 14 30 10 44 0Z",
    ),
    Ideogram.GRAVE: (
        84,
        (
            "M10 100L10 42C10 14 22 2 42 2C62 2 74 14 74 42L74 100M0 100L84 100M42 28L42 76M26 44"
            "L58 44"
        ),
    ),
    Ideogram.BULB: (
        72,
        (
            "M22 72C6 62 0 50 0 36C0 14 16 0 36 0C56 0 72 14 72 36C72 50 66 62 50 72ZM22 86L50 86"
            "M28 102L44 102"
        ),
    ),
    Ideogram.BURST: (
        104,
        "M52 0L64 30L98 16L84 48L104 72L74 74L66 104L46 80L16 96L24 64L0 46L32 38L24 8L46 28Z",
    ),
    Ideogram.STOP: (
        96,
        "M48 2C74 2 94 22 94 50C94 78 74 98 48 98C22 98 2 78 2 50C2 22 22 2 48 2ZM26 50L70 50",
    ),
    Ideogram.NO_CROWN: (92, _CROWN + "M0 100L92 0"),
    "✓": (70, "M0 54L26 84L70 14"),
    "✗": (62, "M0 18L62 84M62 18L0 84"),
    "★": (92, "M46 2L59 36L92 38L66 60L75 94L46 75L17 94L26 60L0 38L33 36Z"),
    "↑": (64, "M32 98L32 4M0 38L32 4L64 38"),
    "↓": (64, "M32 2L32 96M0 62L32 96L64 62"),
    "→": (84, "M0 52L82 52M50 18L84 52L50 86"),
    "♔": (92, _CROWN),
}
"""Each sign with its width and its path, on a grid 100 high."""
