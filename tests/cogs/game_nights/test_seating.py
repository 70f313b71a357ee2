"""Seating: everybody sits somewhere at each deal, in every seat in turn, and meets many others."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.game_nights.movements import (
    NUMBERS,
    first_sections,
    numbered,
    sections_for,
    tables_of,
)

SEATS = st.sampled_from((2, 4, 5))
PEOPLE = st.integers(1, 60)


@given(PEOPLE, SEATS, st.integers(1, 10))
def test_every_number_has_one_seat_at_every_deal(people: int, seats: int, deal: int) -> None:
    sections = first_sections(people, seats)
    tables = tables_of(sections, seats, deal)
    assert sorted(number for table in tables for number in table) == list(range(sum(sections)))
    assert {len(table) for table in tables} == {seats}
    assert people <= sum(sections) < max(people + seats, 2 * seats + 1)


@given(PEOPLE, SEATS)
def test_everybody_sits_in_every_seat_equally_often(people: int, seats: int) -> None:
    sections = first_sections(people, seats)
    sat = Counter(
        (number, seat)
        for deal in range(1, seats + 1)
        for table in tables_of(sections, seats, deal)
        for seat, number in enumerate(table)
    )
    assert set(sat.values()) == {1} and len(sat) == sum(sections) * seats


@given(PEOPLE)
def test_five_at_a_table_move_as_movements_say(people: int) -> None:
    assert set(first_sections(people, 5)) <= set(NUMBERS)


@given(PEOPLE, st.integers(0, 30), SEATS)
def test_late_ones_find_room_and_others_keep_their_numbers(
    people: int, late: int, seats: int
) -> None:
    before = first_sections(people, seats)
    after = sections_for(before, people + late, seats)
    assert sum(after) >= people + late
    assert sum(after) == sum(before) or sum(after) < people + late + seats
    for deal in range(1, 6):
        dealt = tables_of(after, seats, deal)
        assert sorted(each for table in dealt for each in table) == list(range(sum(after)))


@given(st.lists(st.none() | st.integers(0, 19), max_size=20))
def test_numbers_are_kept_and_nobody_shares_one(held: list[int | None]) -> None:
    numbers = numbered(dict(enumerate(held)), 20)
    assert sorted(numbers) == list(range(len(held)))
    assert len(set(numbers.values())) == len(held)
    assert all(0 <= number < 20 for number in numbers.values())
    for person, number in enumerate(held):
        if number is not None and held.index(number) == person:
            assert numbers[person] == number


def met_by(people: int, seats: int, deals: int) -> dict[int, set[int]]:
    """Return the numbers that each number has met after ``deals`` deals."""
    met: dict[int, set[int]] = {}
    for deal in range(1, deals + 1):
        for table in tables_of(first_sections(people, seats), seats, deal):
            for each in table:
                met.setdefault(each, set()).update(set(table) - {each})
    return met


@given(PEOPLE, st.integers(1, 60))
def test_two_at_a_table_meet_nobody_again_before_all_others(people: int, deals: int) -> None:
    met = met_by(people, 2, deals)
    assert {len(others) for others in met.values()} == {min(deals, len(met) - 1)}


@given(PEOPLE, st.sampled_from((2, 4)), st.integers(1, 60))
def test_seats_are_even_after_any_number_of_deals(people: int, seats: int, deals: int) -> None:
    sections = first_sections(people, seats)
    sat = Counter(
        (number, seat)
        for deal in range(1, deals + 1)
        for table in tables_of(sections, seats, deal)
        for seat, number in enumerate(table)
    )
    each_seat = [sat[number, seat] for number in range(sum(sections)) for seat in range(seats)]
    assert max(each_seat) - min(each_seat) <= 1


@pytest.mark.parametrize(
    ("people", "deals", "others"),
    [(8, 5, 6), (8, 8, 7), (12, 8, 10), (16, 5, 10), (16, 8, 15), (20, 5, 15), (28, 8, 21)],
)
def test_four_at_a_table_meet_many_others(people: int, deals: int, others: int) -> None:
    assert min(map(len, met_by(people, 4, deals).values())) == others


@pytest.mark.parametrize("people", [8, 12, 16])
def test_whoever_began_in_the_same_seat_of_few_tables_meets_too(people: int) -> None:
    met = met_by(people, 4, 12)
    assert all(len(others) == people - 1 for others in met.values())


def test_four_more_than_a_movement_are_two_sections() -> None:
    assert first_sections(3, 5) == (10,)
    assert first_sections(23, 5) == (25,)
    assert first_sections(29, 5) == (15, 15)
    assert first_sections(60, 5) == (20, 20, 20)
    assert sections_for((25,), 26, 5) == (25, 5)
    assert sections_for((8,), 9, 4) == (12,)
