"""A clock that is set is noticed, for as long as it may be corrected."""

import pytest

from bot.base.clock_watch import ClockWatch

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class Clocks:
    """The system's clock, and the one that nobody can set."""

    def __init__(self) -> None:
        self.ahead = 0
        self.passed = 0

    def now(self) -> int:
        return (1_800_000_000 + self.passed + self.ahead) * 1000

    def monotonic(self) -> float:
        return 7.0 + self.passed


@pytest.mark.parametrize("leap", [DAY, -DAY, HOUR + 1])
def test_a_clock_that_was_set_is_not_believed_for_a_day(leap: int) -> None:
    clocks = Clocks()
    watch = ClockWatch(clocks.now, clocks.monotonic)
    assert watch.settled()
    clocks.ahead = leap
    assert not watch.settled()
    clocks.passed += DAY - 1
    clocks.ahead = 0
    assert not watch.settled()
    clocks.passed += DAY
    assert not watch.settled()
    clocks.passed += 1
    assert watch.settled()


def test_a_clock_may_drift_and_time_may_pass() -> None:
    clocks = Clocks()
    watch = ClockWatch(clocks.now, clocks.monotonic)
    for _ in range(30):
        assert watch.settled()
        clocks.passed += 40 * DAY
        clocks.ahead += MINUTE
