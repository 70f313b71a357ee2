"""Discord's rate limits, and the headers that report them."""

import time
from dataclasses import dataclass, field
from hashlib import sha256

from tools.discord_stand_in.settings import Settings

_MAJOR = ("channel_id", "guild_id", "webhook_id", "token")
_OF_AN_INTERACTION = ("/interactions/", "/webhooks/{webhook_id}/{token}")


@dataclass
class Window:
    """A maximum number of requests within some seconds of the first one."""

    limit: int
    seconds: float
    used: int = 0
    ends: float = 0.0

    def take(self, now: float) -> float:
        """Take a request if there is room. Returns 0, or else the seconds until there is."""
        if now >= self.ends:
            self.used, self.ends = 0, now + self.seconds
        if self.used >= self.limit:
            return self.ends - now
        self.used += 1
        return 0.0


@dataclass(frozen=True)
class Verdict:
    """Whether a request may be answered, and the headers about the limits."""

    headers: dict[str, str] = field(default_factory=dict)
    scope: str = ""
    """The limit it exceeds: ``global``, ``user`` (a bucket), ``shared``, or nothing."""
    retry_after: float = 0.0


class Limits:
    """The limits of the bot."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._whole = Window(0, 1.0)
        self._windows: dict[tuple[str, ...], Window] = {}
        self._ends: dict[tuple[str, ...], float] = {}
        """When the limits of ``Settings.limited`` end."""

    def check(self, method: str, template: str, args: dict[str, str]) -> Verdict:
        """Count a request."""
        now = time.monotonic()
        whole = self._settings.requests_per_second
        if whole is not None and not template.startswith(_OF_AN_INTERACTION):
            self._whole.limit = whole
            wait = self._whole.take(now)
            if wait:
                return _exceeded({"X-RateLimit-Global": "true"}, "global", wait)
        route = f"{method} {template}"
        key = (route, *(args[name] for name in _MAJOR if name in args))
        if (seconds := self._settings.limited.pop(route, None)) is not None:
            self._ends[key] = now + seconds
        if (wait := self._ends.get(key, now) - now) > 0:
            return _exceeded({}, "shared", wait)
        bucket = self._settings.buckets.get(route)
        if bucket is None:
            return Verdict()
        window = self._windows.get(key)
        if window is None:
            window = self._windows[key] = Window(*bucket)
        wait = window.take(now)
        left = max(0.0, window.ends - now)
        headers = {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.limit - window.used),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": sha256(route.encode()).hexdigest()[:32],
        }
        return _exceeded(headers, "user", wait) if wait else Verdict(headers)


def _exceeded(headers: dict[str, str], scope: str, wait: float) -> Verdict:
    told = {"X-RateLimit-Scope": scope, "Retry-After": str(int(wait) + 1), "Via": "1.1 google"}
    return Verdict(headers | told, scope, round(wait + 0.001, 3))
