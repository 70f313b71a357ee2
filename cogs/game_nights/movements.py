"""Movements, as in duplicate bridge: the seats of everybody at each deal that all tables play.

Everybody has a number, and numbers have seats; computers take the unused numbers. Numbers are in
sections, and people only meet others of their section. Tables of five use prepared movements, in
which everybody sits in every seat once; tables of two play a round robin, others a Mitchell
movement.
"""

from collections.abc import Mapping
from typing import Final

SEATS: Final = 5
ROUNDS: Final = 5
NUMBERS: Final = (10, 15, 20, 25)
"""Numbers of people with a prepared movement."""
PAIR: Final = 2
"""Seats at a table of two."""
MIN_TABLES: Final = 2
"""Minimum number of tables, so that there is something to compare with."""
Sections = tuple[int, ...]
"""Number of people and computers in each section."""
Round = tuple[tuple[int, ...], ...]
"""The tables of a round: the people, from 0, by seat."""

_FOUND: Final = {
    10: (
        "fbidh jeacg",
        "gdjie bachf",
        "hjdfc agebi",
        "cibad efhgj",
        "dcfea ihgjb",
    ),
    15: (
        "mkdgh lajif nebco",
        "jgibd ehkan olfmc",
        "cjahb fnodg kimel",
        "bfcki gmenj hdloa",
        "dchfe ionjk abglm",
    ),
    20: (
        "chqmf oante dslij kprbg",
        "itbpc frdoa ngjlq hkmes",
        "jmcab tnsfk qleri gohdp",
        "pefjr ldtkm bianh sqgco",
        "acpsl ebkqd mfign rjoht",
    ),
}
"""Rounds as words, one per table. Found by simulated annealing of how often people meet, then an
edge colouring of people and tables by seats."""


def movement(people: int) -> tuple[Round, ...]:
    """Return the rounds for one of ``NUMBERS``. Raises KeyError for other numbers."""
    if people == SEATS * SEATS:
        return tuple(map(_round_of_squares, range(ROUNDS)))
    return tuple(
        tuple(tuple(ord(letter) - ord("a") for letter in table) for table in words.split())
        for words in _FOUND[people]
    )


def filled_up(people: int) -> int:
    """Return the smallest of ``NUMBERS`` that fits everybody. Raises ValueError if none does."""
    for number in NUMBERS:
        if people <= number:
            return number
    raise ValueError(f"no movement for {people}")


def _round_of_squares(number: int) -> Round:
    """Return a round for 25: the lines of one slope in the affine plane of order 5.

    Person ``5 * x + y`` is the point (x, y). Two points share a line of one slope, so they meet
    once, or a column: those sit in the same seat in all rounds and are compared directly.
    """
    return tuple(
        tuple(
            SEATS * x + (start + number * x) % SEATS
            for x in sorted(range(SEATS), key=lambda x: (x + number) % SEATS)
        )
        for start in range(SEATS)
    )


def first_sections(people: int, seats: int) -> Sections:
    """Return the sizes of the sections for this number of people, with ``seats`` at a table."""
    tables = max(MIN_TABLES, -(-people // seats))
    if seats != SEATS:
        return (tables * seats,)
    count = -(-tables * SEATS // NUMBERS[-1])
    sizes = (tables // count + (index < tables % count) for index in range(count))
    return tuple(filled_up(SEATS * size) for size in sizes)


def sections_for(sections: Sections, people: int, seats: int) -> Sections:
    """Return sections with room for latecomers.

    Movements for five are made for a fixed number, so latecomers get a table of their own.
    """
    missing = people - sum(sections)
    if missing <= 0:
        return sections
    more = -(-missing // seats)
    if seats == SEATS:
        return (*sections, *(seats,) * more)
    return (*sections[:-1], sections[-1] + more * seats)


def numbered(held: Mapping[int, int | None], room: int) -> dict[int, int]:
    """Return each person's number, below ``room``: their previous one, else a free one.

    ``held`` is by person. If two have the same number, the first keeps it.
    """
    found: dict[int, int] = {}
    for person, number in held.items():
        if number is not None and number not in found.values():
            found[person] = number
    # A generator, so that numbers given out in this loop are skipped.
    free = (number for number in range(room) if number not in found.values())
    for person in held:
        if person not in found:
            found[person] = next(free)
    return found


def tables_of(sections: Sections, seats: int, deal: int) -> list[tuple[int, ...]]:
    """Return the tables of a deal, counted from 1: the numbers of the people there, by seat."""
    found, first = list[tuple[int, ...]](), 0
    for size in sections:
        found += [tuple(first + each for each in table) for table in _round(size, seats, deal - 1)]
        first += size
    return found


def _round(size: int, seats: int, index: int) -> Round:
    """Return the tables of a section at a deal, counted from 0."""
    if seats == SEATS and size in NUMBERS:
        rounds = movement(size)
        return rounds[index % len(rounds)]
    if seats == PAIR:
        return _round_robin(size, index)
    return _mitchell(size // seats, seats, index)


def _round_robin(size: int, index: int) -> Round:
    """Return one round of a round robin, by the circle method.

    The last person stays in place, and all others form a circle. In each round the last meets the
    next one of the circle, and people equally far from that one meet each other. So nobody meets an
    opponent again before having met all others. In every two rounds each person sits in both seats,
    since their pairs form one ring of all people.
    """
    circle = last = size - 1
    distances = range(2, size, 2)
    if index % 2 == 0:
        middle = index % circle
        first, others = (last, middle), [(middle + each, middle - each) for each in distances]
    else:
        middle = (index - 1) % circle
        first = ((middle + 1) % circle, last)
        others = [(middle - each + 2, middle + each) for each in distances]
    return (first, *((one % circle, other % circle) for one, other in others))


def _mitchell(tables: int, seats: int, index: int) -> Round:
    """Return a round of a Mitchell movement in which people also change seats.

    People who began in seat s move on by s tables and one seat at each deal; if there are fewer
    tables than that, they also change their stride. They meet others in turn, but never those who
    began in the same seat. So if there are no more tables than seats, they start over once all have
    sat in every seat, and people who began together then begin in different seats.
    """
    found = [[0] * seats for _ in range(tables)]
    for number in range(tables * seats):
        first, table = divmod(number, tables)
        turned = index // seats * table if tables <= seats else 0
        began = (first + turned) % seats
        laps, stride = divmod(began, tables)
        moved = stride * index + laps * (index // tables)
        found[(table + moved) % tables][(began + index) % seats] = number
    return tuple(map(tuple, found))
