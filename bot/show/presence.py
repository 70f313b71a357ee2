"""People who have just pressed a control of a match, as far as this process knows."""

from collections.abc import Callable

from bot.match.telling import HERE_MS

_KEPT_MS = 10 * HERE_MS


class Presence:
    """When people last pressed a control of each match; who did so lately counts as here."""

    def __init__(self, now: Callable[[], int]) -> None:
        """``now`` returns the time in milliseconds."""
        self._now = now
        self._seen: dict[str, dict[int, int]] = {}
        self._listeners: list[Callable[[str, int], None]] = []

    def on_press(self, listener: Callable[[str, int], None]) -> None:
        """Call the listener with match and person of each press."""
        self._listeners.append(listener)

    def note(self, match_id: str, user_id: int) -> None:
        self._seen.setdefault(match_id, {})[user_id] = self._now()
        for listener in self._listeners:
            listener(match_id, user_id)

    def seen_at(self, match_id: str, user_id: int) -> int | None:
        return self._seen.get(match_id, {}).get(user_id)

    def is_watched(self, match_id: str) -> bool:
        """Return True if a person is looking at the match right now."""
        latest = max(self._seen.get(match_id, {}).values(), default=0)
        return latest >= self._now() - HERE_MS

    def sweep(self) -> None:
        """Forget matches at which nobody has been for long."""
        since = self._now() - _KEPT_MS
        self._seen = {
            match_id: seen for match_id, seen in self._seen.items() if max(seen.values()) >= since
        }
