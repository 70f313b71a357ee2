"""A clock that is set is noticed, for as long as it may be corrected."""

import pytest

from bot.base.calendar import COMPARED_PRESSES, WARN_AGAIN_MS, ClockWatch, DiscordClock

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


@pytest.mark.parametrize(
    ("off", "warned"), [(2_500, True), (-2_500, True), (1_900, False), (-1_900, False)]
)
def test_a_clock_that_differs_from_discords_is_warned_of_once_an_hour(
    off: int, warned: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some presses take seconds to arrive; the quickest tells the difference."""
    now = [1_000_000]
    clock = DiscordClock(lambda: now[0])
    for number in range(3 * COMPARED_PRESSES):
        lag = 60 if number % COMPARED_PRESSES == 7 else 4_000
        clock.note(now[0] - off - lag)
        now[0] += 1_000
    said = "".join(capsys.readouterr())
    assert said.count("differs from Discord's") == warned
    now[0] += WARN_AGAIN_MS
    for _ in range(COMPARED_PRESSES):
        clock.note(now[0] - off)
    assert ("differs from Discord's" in "".join(capsys.readouterr())) == warned
