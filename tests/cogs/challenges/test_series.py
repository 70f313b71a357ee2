"""Counting of best-ofs: draws count half, and they end when nobody could catch up any more."""

import pytest

from cogs.challenges.series import Series, side_of

FIRST, SECOND, DRAW = 0, 1, None


def played(best_of: int, *winners: int | None) -> Series:
    series = Series("a", best_of)
    for winner in winners:
        assert not series.ended
        series = series.after(winner)
    return series


@pytest.mark.parametrize(
    ("best_of", "winners", "winner"),
    [
        (3, [FIRST, FIRST], FIRST),
        (3, [FIRST, SECOND, SECOND], SECOND),
        (3, [DRAW, DRAW, SECOND], SECOND),
        (3, [FIRST, DRAW, DRAW], FIRST),
        (3, [FIRST, SECOND, DRAW], None),
        (3, [DRAW, DRAW, DRAW], None),
        (3, [FIRST, DRAW, SECOND], None),
        (5, [SECOND, SECOND, SECOND], SECOND),
        (5, [FIRST, DRAW, FIRST, DRAW], FIRST),
        (5, [FIRST, FIRST, SECOND, FIRST], FIRST),
    ],
)
def test_it_ends_with_the_match_that_decides_it(
    best_of: int, winners: list[int | None], winner: int | None
) -> None:
    series = played(best_of, *winners)
    assert series.ended
    assert series.winner == winner


@pytest.mark.parametrize(
    ("best_of", "winners"),
    [(3, []), (3, [FIRST]), (3, [FIRST, DRAW]), (5, [FIRST, FIRST]), (5, [FIRST, FIRST, DRAW])],
)
def test_it_goes_on_while_who_is_behind_could_draw_level(
    best_of: int, winners: list[int | None]
) -> None:
    assert not played(best_of, *winners).ended


def test_who_leaves_loses_whatever_the_score() -> None:
    series = played(5, FIRST, FIRST).forfeit(FIRST)
    assert series.ended
    assert series.winner == SECOND


def test_what_is_stopped_is_won_by_who_leads() -> None:
    assert played(5, SECOND).stop().winner == SECOND
    assert played(5, SECOND, FIRST).stop().winner is None


def test_seats_change_from_match_to_match() -> None:
    assert [side_of(0, number) for number in (1, 2, 3)] == [0, 1, 0]
    assert [side_of(1, number) for number in (1, 2, 3)] == [1, 0, 1]
