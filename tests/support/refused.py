"""The tests' Discord refuses as Discord itself does, and records what it has refused."""

from dataclasses import dataclass
from typing import Any, Final

from simcord import Env, intents
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from tools.discord_stand_in import refusals

_dispatch = router.dispatch
_required_intent = intents.required_intent
COUNTED: Final = {401, 403, 429}
"""Discord shuts an address out that has had 10,000 such answers in ten minutes."""


@dataclass(frozen=True)
class Refused:
    """A request that the bot was refused."""

    method: str
    path: str
    status: int
    code: int

    @property
    def counted(self) -> bool:
        """Return True if it brings the bot nearer to being shut out."""
        return self.status in COUNTED


def refused_of(env: Env) -> list[Refused]:
    """Return the record of what has been refused, oldest first; requests are added to it."""
    return _record(env.backend)


def _record(backend: Backend) -> list[Refused]:
    record: list[Refused] = vars(backend).setdefault("refused", [])
    return record


def _noting(backend: Backend, method: str, path: str, **how: Any) -> Any:
    try:
        return _dispatch(backend, method, path, **how)
    except (router.RouteNotImplemented, router.UnsupportedField):
        raise
    except BackendError as error:
        if 400 <= error.status < 500:
            _record(backend).append(Refused(method, path, error.status, error.code))
        raise


def _intent_needed(event: str, payload: Any) -> str | None:
    """Tell the bot of changes of its own member, as Discord does whatever the intents are."""
    own = event == "GUILD_MEMBER_UPDATE" and payload["user"].get("bot", False)
    return None if own else _required_intent(event, payload)


def refuse_like_discord() -> None:
    """Make every SimCord refuse like Discord from now on."""
    refusals.install()
    router.dispatch = _noting
    intents.required_intent = _intent_needed
