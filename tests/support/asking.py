"""The pages that people open by a command and the buttons that it leads to."""

from typing import Final

WAYS: Final = {
    "board": ("hand", "menu", "board"),
    "resign": ("hand", "menu", "leave"),
    "concede": ("hand", "menu", "leave"),
    "moves": ("hand", "menu", "moves"),
    "history": ("profile", "history"),
    "puzzle": ("daily", "daily_puzzle"),
    "rules": ("help", "rules"),
    "learn": ("help", "games:learn"),
    "privacy": ("preferences", "privacy"),
}
"""The command, and the verbs of the buttons that lead to each page."""
