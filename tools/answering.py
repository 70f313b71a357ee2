"""Recognises the requests to Discord that show the result of a press."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from simcord.backend.models import EPHEMERAL_FLAG
from simcord.components import walk_components
from simcord.enums import CallbackType

from bot.discord_io.controls import parse_custom_id

_BY_A_PRESS = re.compile(r"/(webhooks|interactions)/\d+/([^/?]+)")
_ACKNOWLEDGED = (
    CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE,
    CallbackType.DEFERRED_UPDATE_MESSAGE,
)


def page_given(route: Any, sent: Sequence[Any]) -> tuple[str, CallbackType | None]:
    """Return the token of the press that a request answers with a page, and the kind of answer.

    ``sent`` are the requests so far, the newest last. The kind is None for an acknowledgement,
    which shows nothing, for a ping posted with a press's token, and for requests without a press.
    """
    found = _BY_A_PRESS.search(route.url)
    if found is None:
        return "", None
    token = found[2]
    by_it = [each for each in reversed(sent) if token in each.path]
    first = next(CallbackType(each.json["type"]) for each in by_it if "callback" in each.path)
    if found[1] == "interactions":
        return token, None if first in _ACKNOWLEDGED else first
    if route.method == "POST":
        posted = next(each for each in by_it if each.method == "POST")
        private = posted.json.get("flags", 0) & EPHEMERAL_FLAG
        return token, CallbackType.CHANNEL_MESSAGE_WITH_SOURCE if private else None
    promised = first is CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE
    return (
        token,
        CallbackType.CHANNEL_MESSAGE_WITH_SOURCE if promised else CallbackType.UPDATE_MESSAGE,
    )


def match_on_board(event: str, message: Mapping[str, Any]) -> str | None:
    """Return the match whose public board an event of Discord's updates, by its id."""
    if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or not message["attachments"]:
        return None
    if message.get("flags", 0) & EPHEMERAL_FLAG:
        return None
    for each in walk_components(message["components"]):
        control = parse_custom_id(each.get("custom_id", ""))
        if control is not None and control.of_a_match:
            return control.match_id
    return None
