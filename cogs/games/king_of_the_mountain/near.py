"""Kings who are about to reach the centre."""

from typing import Final

from games.king_of_the_mountain import KingOfTheMountainView, steps_to_centre

NEAR: Final = 3
"""Steps from the centre within which everybody is told of a King."""


def steps_left(view: KingOfTheMountainView, seat: int) -> int | None:
    """Return a King's steps to the centre past the walls; None if many, or before play.

    Pieces in his way do not count, nor does a movement that he has gained.
    """
    position = view.position
    if seat in position.gone or view.phase in ("picking", "deploying"):
        return None
    steps = steps_to_centre(position.board_name)[position.king(seat)]
    return steps if 0 < steps <= NEAR else None
