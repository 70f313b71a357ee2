"""What people do on Discord: presses, and commands with the buttons that lead on."""

from dataclasses import dataclass
from typing import Any, Final

from simcord import ResponseMessage

from tests.support.reading import row_of

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


@dataclass(frozen=True)
class Click:
    """A press still to make, by the button's label or by a custom id.

    The custom id may be one that the message no longer shows, as on a slow screen.
    With ``values`` it is the id of the menu that they are chosen from.
    """

    name: str
    message: ResponseMessage
    label: str | None = None
    custom_id: str | None = None
    values: tuple[str, ...] = ()


def chosen(custom_id: str, values: tuple[str, ...]) -> dict[str, Any]:
    """Return Discord's data of a press: of a button, or of a menu with the chosen values."""
    if values:
        return {"custom_id": custom_id, "component_type": 3, "values": list(values)}
    return {"custom_id": custom_id, "component_type": 2}


def old_row(custom_id: str, values: tuple[str, ...]) -> dict[str, Any]:
    """Return a control that a person's screen still shows."""
    if not values:
        return row_of({"label": "old", "custom_id": custom_id})
    options = [{"label": value, "value": value} for value in values]
    return {"type": 1, "components": [{"type": 3, "custom_id": custom_id, "options": options}]}
