"""Messages that are posted only once, by their nonce."""

from datetime import datetime, timedelta
from typing import Any, Final

from simcord.backend import Backend, serializers
from simcord.http import router
from simcord.http.routes.messages import _send_permissions

REMEMBERED: Final = timedelta(minutes=5)
"""Discord says "a few minutes"."""


class Nonces:
    """The nonces of the bot's messages that Discord remembers."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._posted: dict[str, tuple[datetime, int, int]] = {}
        """Time, channel and id of each nonce's message."""

    def once(self, context: router.RequestContext, handler: router.Handler) -> Any:
        """Return the message already posted with this nonce, or post one.

        Raises BackendError if that message was deleted: like Discord, this posts no second one.
        """
        body, backend = context.body(), self._backend
        nonce, now = str(body.get("nonce") or ""), backend.clock.now()
        posted = self._posted.get(nonce)
        if body.get("enforce_nonce") and posted and now < posted[0] + REMEMBERED:
            _send_permissions(context, context.int_arg("channel_id"))
            return serializers.message_payload(backend, backend.get_message(*posted[1:]))
        made = handler(context)
        if nonce:
            self._posted[nonce] = now, int(made["channel_id"]), int(made["id"])
        return made
