"""The arena's points and pairings, against what can be tried out whole."""

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.game_nights.arena import Pair, Waiting, pair_up
from cogs.game_nights.standings import DRAW, LOSS, WIN, points_of


@pytest.mark.parametrize(
    ("results", "points"),
    [
        ([], []),
        ([WIN, DRAW, LOSS], [2, 1, 0]),
        ([WIN, WIN, WIN, WIN], [2, 2, 4, 4]),
        ([WIN, WIN, DRAW, WIN], [2, 2, 2, 2]),
        ([WIN, WIN, LOSS, WIN, WIN, WIN], [2, 2, 0, 2, 2, 4]),
        ([WIN, DRAW, WIN, WIN, DRAW, DRAW], [2, 1, 2, 2, 2, 1]),
    ],
)
def test_two_wins_in_a_row_double_what_follows(results: list[int], points: list[int]) -> None:
    assert points_of(results) == points


@st.composite
def fields(draw: st.DrawFn, most: int) -> list[Waiting]:
    """People who wait, in any order; some have just met each other, or people who still play."""
    number = draw(st.integers(0, most))
    ranks = draw(st.permutations(range(number)))
    lasts = draw(st.lists(st.none() | st.integers(0, most), min_size=number, max_size=number))
    sinces = draw(st.lists(st.integers(0, 5), min_size=number, max_size=number))
    return [
        Waiting(me, ranks[me] * 2 + me % 2, sinces[me], None if lasts[me] == me else lasts[me])
        for me in range(number)
    ]


def all_pairings(field: Sequence[Waiting]) -> Iterator[list[Pair]]:
    if len(field) < 2:
        yield []
        return
    if len(field) % 2:
        for left_out in field:
            yield from all_pairings([each for each in field if each is not left_out])
        return
    first, *others = field
    for second in others:
        for rest in all_pairings([each for each in others if each is not second]):
            yield [(first, second), *rest]


def cost(pairs: Sequence[Pair]) -> tuple[int, int]:
    return (
        sum(first.just_met(second) for first, second in pairs),
        sum(abs(first.rank - second.rank) for first, second in pairs),
    )


@given(fields(most=20))
def test_nobody_plays_twice_and_at_most_one_is_left_out(field: list[Waiting]) -> None:
    paired = [each.user_id for pair in pair_up(field) for each in pair]
    assert len(set(paired)) == len(paired) == len(field) // 2 * 2
    assert set(paired) <= {each.user_id for each in field}


@given(fields(most=8))
def test_as_few_as_can_be_have_just_met_and_ranks_are_near(field: list[Waiting]) -> None:
    best = min(map(cost, all_pairings(field)))
    found = cost(pair_up(field))
    assert found[0] == best[0]
    if len(field) % 2 == 0:
        assert found == best


@given(st.permutations(range(20)), st.integers(3, 10))
@example(list(range(60)), 30)
def test_in_a_large_field_nobody_meets_the_same_again(order: list[int], half: int) -> None:
    """A player with only one opponent left, who is also that one's last, can always get another."""
    some = order[: 2 * half]
    last = dict(zip(some, some[1:] + some[:1], strict=True))
    field = [Waiting(each, rank, last=last[each]) for rank, each in enumerate(sorted(some))]
    assert cost(pair_up(field))[0] == 0


def test_of_an_odd_number_the_newest_waits() -> None:
    field = [Waiting(1, 0, since=5), Waiting(2, 1, since=9), Waiting(3, 2, since=7)]
    ((first, second),) = pair_up(field)
    assert {first.user_id, second.user_id} == {1, 3}


def test_another_waits_where_only_that_keeps_people_from_meeting_again() -> None:
    field = [Waiting(1, 0, 5, last=3), Waiting(2, 1, 9), Waiting(3, 2, 7, last=1)]
    ((first, second),) = pair_up(field)
    assert not first.just_met(second)
