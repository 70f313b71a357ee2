"""A selector that polls less often while its event loop is busy.

An event loop polls before each round of callbacks. A bot in memory has thousands of rounds in which
nothing can have arrived; polling took a tenth of its tests' time.
"""

import selectors
from selectors import SelectorKey

ROUNDS_BETWEEN_POLLS = 16


class SeldomSelector(selectors.DefaultSelector):
    _round = 0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        if timeout == 0:
            self._round += 1
            if self._round % ROUNDS_BETWEEN_POLLS:
                return []
        return super().select(timeout)


def poll_seldom() -> None:
    """Use it for all event loops created from now on."""
    selectors.DefaultSelector = SeldomSelector  # type: ignore[misc]
