"""Movements for five at a table: who sits where in each of five rounds.

Everybody sits in every seat once, and in a round the same board is played at all tables. Numbers
without a movement are filled up to the next with computers.
"""

from typing import Final

SEATS: Final = 5
ROUNDS: Final = 5
NUMBERS: Final = (10, 15, 20, 25)
"""Numbers of people for which there is a movement."""

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
"""Rounds as words, a table each: simulated annealing of who meets whom how often, then an edge
colouring of people and tables by seats."""


def movement(people: int) -> tuple[Round, ...]:
    """Return the rounds for a number of ``NUMBERS``. Raises KeyError for any other."""
    if people == SEATS * SEATS:
        return tuple(map(_round_of_squares, range(ROUNDS)))
    return tuple(
        tuple(tuple(ord(letter) - ord("a") for letter in table) for table in words.split())
        for words in _FOUND[people]
    )


def filled_up(people: int) -> int:
    """Return for how many a movement has to be. Raises ValueError beyond the largest."""
    for number in NUMBERS:
        if people <= number:
            return number
    raise ValueError(f"no movement for {people}")


def _round_of_squares(number: int) -> Round:
    """Return a round for 25: the lines of one slope in the affine plane of order 5.

    Person ``5 * x + y`` is the point (x, y). Two points are on one line of one slope, so they meet
    once, or in one column: those sit in the same seat in all rounds, and are compared directly.
    """
    return tuple(
        tuple(
            SEATS * x + (start + number * x) % SEATS
            for x in sorted(range(SEATS), key=lambda x: (x + number) % SEATS)
        )
        for start in range(SEATS)
    )
