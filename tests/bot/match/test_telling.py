"""The table of pings and other news: for whom, by which way, and when."""

import pytest

from bot.match import telling
from bot.match.record import SECONDS, Pace
from bot.match.telling import RULES, Occasion, Ping, when

PACES: tuple[Pace, ...] = tuple(SECONDS)
TALE: dict[str, set[Pace]] = {
    "all": set(PACES),
    "slow": {"correspondence", "untimed"},
    "not live": set(PACES) - {"live"},
}
PAUSE = {"live": 15, "relaxed": 45, "correspondence": 180, "untimed": 180}
NOW = 1_000_000_000


def rows() -> list[list[str]]:
    """Return the rows of the module's table: occasion, whom, way, paces, absent, here, quiet."""
    table = (telling.__doc__ or "").split("==\n")[2].partition("\n====")[0]
    spans = (12, 28, 9, 10, 8, 7, 5)
    lines = table.split("\n")
    starts = [sum(spans[:number]) for number in range(len(spans))]
    return [
        [line[at : at + span].strip() for at, span in zip(starts, spans, strict=True)]
        for line in lines
    ]


def test_the_table_in_words_is_the_table_in_code() -> None:
    assert [row[0] for row in rows()] == [str(each) for each in Occasion] == [str(e) for e in RULES]
    for occasion, _, way, paces, absent, here, quiet in rows():
        rule = RULES[Occasion(occasion)]
        assert (rule.way, rule.absent_ms, rule.waits) == (
            way,
            int(absent.removesuffix(" s")) * 1000,
            quiet == "waits",
        )
        expected = {pace: PAUSE[pace] * (here == "pause") * 1000 for pace in TALE[paces]}
        assert rule.here_ms == expected


def ping(occasion: Occasion) -> Ping:
    return Ping("m", 1, occasion, "", NOW)


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("occasion", Occasion)
def test_who_is_absent_is_told_soon_and_who_was_here_after_a_pause(
    occasion: Occasion, pace: Pace
) -> None:
    rule, call = RULES[occasion], ping(occasion)
    for seen_at in (0, NOW - telling.HERE_MS - 1):
        at = when(call, pace, seen_at, NOW, quiet=False)
        assert at == (NOW + rule.absent_ms if pace in rule.here_ms else None)
    for seen_at in (NOW - telling.HERE_MS, NOW):
        at = when(call, pace, seen_at, NOW, quiet=False)
        assert at == (NOW + rule.here_ms[pace] if pace in rule.here_ms else None)


@pytest.mark.parametrize("occasion", Occasion)
def test_a_look_puts_off_a_turn_and_settles_anything_else(occasion: Occasion) -> None:
    at = when(ping(occasion), "relaxed", NOW + 1, NOW + 2, quiet=False)
    of_a_turn = occasion in (Occasion.TURN, Occasion.CHANCE)
    assert at == (NOW + 1 + 45_000 if of_a_turn else None)


@pytest.mark.parametrize("occasion", Occasion)
def test_quiet_hours_end_on_a_quarter_and_put_off_what_can_wait(occasion: Occasion) -> None:
    late = NOW + 10 * 60 * 1000
    at = when(ping(occasion), "correspondence", 0, late, quiet=True)
    assert at is not None
    if RULES[occasion].waits:
        assert late < at <= late + telling.QUARTER_MS and at % telling.QUARTER_MS == 0
    else:
        assert at <= late
    at_once = when(ping(occasion), "relaxed", 0, late, quiet=True)
    assert at_once is None or at_once <= late
