"""Which request to Discord shows what came of a press."""

import re
from collections.abc import Sequence
from typing import Any

from simcord.enums import CallbackType

_BY_A_PRESS = re.compile(r"/(webhooks|interactions)/\d+/([^/?]+)")
_ACKNOWLEDGED = (
    CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE,
    CallbackType.DEFERRED_UPDATE_MESSAGE,
)


def page_given(route: Any, sent: Sequence[Any]) -> tuple[str, CallbackType | None]:
    """Return the token of the press that a request answers with a page, and how it is shown.

    ``sent`` are the requests that Discord has had, the newest last. The way is None for an
    acknowledgement, which shows nothing, and for a request that is made by no press.
    """
    found = _BY_A_PRESS.search(route.url)
    if found is None:
        return "", None
    token = found[2]
    if found[1] == "webhooks":
        new = route.method == "POST"
        return (
            token,
            CallbackType.CHANNEL_MESSAGE_WITH_SOURCE if new else CallbackType.UPDATE_MESSAGE,
        )
    callbacks = (each for each in reversed(sent) if token in each.path and "callback" in each.path)
    given = CallbackType(next(callbacks).json["type"])
    return token, None if given in _ACKNOWLEDGED else given
