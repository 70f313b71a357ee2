"""Movements: everybody in every seat once, and people meet as evenly as is promised."""

from collections import Counter
from itertools import combinations

import pytest

from cogs.game_nights.movements import NUMBERS, ROUNDS, SEATS, filled_up, movement

MEETINGS = {
    10: {1: 10, 2: 20, 3: 10, 4: 5},
    15: {0: 3, 1: 66, 2: 24, 3: 12},
    20: {0: 30, 1: 120, 2: 40},
    25: {0: 50, 1: 250},
}
"""Number of pairs by number of meetings."""


def meetings(people: int) -> dict[tuple[int, int], int]:
    met = dict.fromkeys(combinations(range(people), 2), 0)
    for tables in movement(people):
        for table in tables:
            for pair in combinations(sorted(table), 2):
                met[pair] += 1
    return met


@pytest.mark.parametrize("people", NUMBERS)
def test_everybody_plays_every_round_and_sits_in_every_seat_once(people: int) -> None:
    rounds = movement(people)
    assert len(rounds) == ROUNDS
    seats = Counter[tuple[int, int]]()
    for tables in rounds:
        assert sorted(each for table in tables for each in table) == list(range(people))
        assert {len(table) for table in tables} == {SEATS}
        seats.update((each, seat) for table in tables for seat, each in enumerate(table))
    assert set(seats.values()) == {1} and len(seats) == people * SEATS


@pytest.mark.parametrize("people", NUMBERS)
def test_pairs_meet_as_evenly_as_is_promised(people: int) -> None:
    assert Counter(meetings(people).values()) == MEETINGS[people]


def test_of_25_everybody_meets_20_once_and_shares_seats_with_the_others() -> None:
    met = meetings(25)
    strangers = [pair for pair, times in met.items() if not times]
    for person in range(25):
        assert sum(times for pair, times in met.items() if person in pair) == 20
        assert sum(person in pair for pair in strangers) == 4
    for first, second in strangers:
        for tables in movement(25):
            at = {each: table.index(each) for table in tables for each in table}
            assert at[first] == at[second]


def test_other_numbers_are_filled_up_to_the_next() -> None:
    assert [filled_up(each) for each in (1, 10, 11, 16, 23, 25)] == [10, 10, 15, 20, 25, 25]
    with pytest.raises(ValueError, match="26"):
        filled_up(26)
