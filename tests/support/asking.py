"""What people do on Discord: presses, and commands with the buttons that lead on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from simcord import Env, InteractionResult, ResponseMessage
from simcord import interactions as wire
from simcord.backend import serializers
from simcord.backend.models import Message

from tests.support.reading import buttons, row_of

COMMAND, PRESSED, SUGGESTED, SENT = 2, 3, 4, 5
"""Kinds of interactions, as Discord numbers them."""
BUTTON, MENU = 2, 3

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


class Stand(NamedTuple):
    """A person, and the server and channel where they press; direct messages have no server."""

    user_id: int
    guild_id: int | None
    channel_id: int


def chosen(custom_id: str, values: Sequence[str]) -> dict[str, Any]:
    """Return Discord's data of a press: of a button, or of a menu with the chosen values."""
    if values:
        return {"custom_id": custom_id, "component_type": MENU, "values": list(values)}
    return {"custom_id": custom_id, "component_type": BUTTON}


def interaction(
    env: Env, stand: Stand, kind: int, data: dict[str, Any], source: Message | None = None
) -> tuple[Any, dict[str, Any]]:
    """Return SimCord's record of an interaction, and what Discord sends of it.

    ``source`` is the message on which something is pressed. Whoever presses what it doesn't show
    has an old screen, or a client of their own.
    """
    record, payload = wire.base_payload(
        env.backend,
        type=kind,
        channel_id=stand.channel_id,
        guild_id=stand.guild_id,
        user_id=stand.user_id,
        data=data,
    )
    if source is not None:
        payload["message"] = dict(serializers.message_payload(env.backend, source))
        if all(each["custom_id"] != data["custom_id"] for each in buttons(source)):
            payload["message"]["components"] = [_old_row(data)]
        record.source_message_id = source.id
    return record, payload


def emit(env: Env, *made: tuple[Any, dict[str, Any]]) -> list[InteractionResult]:
    """Let interactions reach the bot together. Returns where their results will be."""
    for _, payload in made:
        env.backend.emit("INTERACTION_CREATE", payload)
    return [InteractionResult(env, record) for record, _ in made]


def _old_row(data: dict[str, Any]) -> dict[str, Any]:
    if "values" not in data:
        return row_of({"label": "old", "custom_id": data["custom_id"]})
    options = [{"label": value, "value": value} for value in data["values"] or ("nothing",)]
    menu = {"type": MENU, "custom_id": data["custom_id"], "options": options}
    return {"type": 1, "components": [menu]}
