"""The pyramid of King of the Hill: fifteen stacks in five rows, numbered from the apex down."""

from collections.abc import Sequence
from typing import Final

ROWS: Final = 5
APEX: Final = 0
PLACES: Final = tuple((row, column) for row in range(1, ROWS + 1) for column in range(row))
"""Row (1 is the apex) and column (0 is the leftmost) of each stack."""
SIZES: Final = tuple(1 if row == 1 else ROWS + 1 - row for row, _ in PLACES)
"""Cards of each stack. Source, "Setup": one Joker, then stacks of 4, 3, 2 and 1."""
_AT: Final = {place: index for index, place in enumerate(PLACES)}
COVERS: Final = tuple(
    () if row == ROWS else (_AT[row + 1, column], _AT[row + 1, column + 1])
    for row, column in PLACES
)
"""The stacks that cover each one: those of the row below, on its lower corners."""


def available(sizes: Sequence[int]) -> tuple[int, ...]:
    """Return the stacks that may be fought for, given how many cards each still has.

    Source, "The Play": the bottom end must be at least partially exposed; that of the apex
    totally.
    """
    found = []
    for index, covers in enumerate(COVERS):
        if sizes[index]:
            covering = [cover for cover in covers if sizes[cover]]
            # A single covering stack leaves part of the end exposed, which isn't enough at the
            # apex.
            if not covering or (len(covering) == 1 and index != APEX):
                found.append(index)
    return tuple(found)
