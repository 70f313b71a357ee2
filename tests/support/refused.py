"""Makes the tests' Discord refuse as the real one does, and records refusals."""

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
"""Statuses that count: Discord bans an address after 10,000 of them in ten minutes."""


@dataclass(frozen=True)
class Refused:
    """A refused request of the bot's."""

    method: str
    path: str
    status: int
    code: int

    @property
    def counted(self) -> bool:
        """Return True if it counts towards a ban."""
        return self.status in COUNTED


def refused_of(env: Env) -> list[Refused]:
    """Return the list of refusals, oldest first, to which later ones are added."""
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
    """Report changes of the bot's own member, which Discord does without any intent."""
    own = event == "GUILD_MEMBER_UPDATE" and payload["user"].get("bot", False)
    return None if own else _required_intent(event, payload)


def refuse_like_discord() -> None:
    """Make every SimCord refuse like Discord from now on."""
    refusals.install()
    router.dispatch = _noting
    intents.required_intent = _intent_needed
