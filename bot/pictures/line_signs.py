"""Signs that are drawn in lines among the letters of pictures, alike in every language."""

from typing import Final

DRAWN: Final[dict[str, tuple[int, str]]] = {
    "✓": (70, "M0 54L26 84L70 14"),
    "✗": (62, "M0 18L62 84M62 18L0 84"),
    "★": (92, "M46 2L59 36L92 38L66 60L75 94L46 75L17 94L26 60L0 38L33 36Z"),
    "↑": (64, "M32 98L32 4M0 38L32 4L64 38"),
    "↓": (64, "M32 2L32 96M0 62L32 96L64 62"),
    "→": (84, "M0 52L82 52M50 18L84 52L50 86"),
    "♔": (92, "M0 26L14 92L78 92L92 26L66 54L46 8L26 54Z"),
}
"""Each sign with its width and its path, on a grid 100 high."""
