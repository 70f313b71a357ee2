"""King of the Mountain as one viewer sees it."""

from dataclasses import dataclass
from typing import Final

from games.king_of_the_mountain.position import Position
from games.king_of_the_mountain.state import (
    Ending,
    KingOfTheMountainOptions,
    Phase,
    Ply,
    still_asked,
)
from games.king_of_the_mountain.terrain import steps_to_centre

NEAR: Final = 3  # Maximum number of steps from the centre at which a King's approach is announced


@dataclass(frozen=True, slots=True)
class KingOfTheMountainView:
    """All that one viewer may know.

    All of it is public except ``picked``, ``given`` and ``army``. ``ready`` says by seat whether a
    secret choice has been made. ``picked`` are the pieces that the viewer picked, ``given`` those
    that were picked for the viewer to deploy, and ``army`` is the viewer's own deployment.
    ``armies`` are all of them once revealed.
    """

    viewer: int | None
    options: KingOfTheMountainOptions
    position: Position
    phase: Phase
    ready: tuple[bool, ...]
    picked: tuple[int, ...] | None
    given: tuple[int, ...] | None
    army: str | None
    armies: tuple[str, ...] | None
    mutating: tuple[int, ...]
    offer: int | None
    agreed: tuple[int, ...]
    offered: bool
    turns: int
    recent: tuple[Ply, ...]
    record: str
    ending: Ending | None
    winner: int | None
    checked: tuple[int, ...]

    @property
    def seats(self) -> range:
        """All seats, including those who left."""
        return range(self.position.seats)

    @property
    def setting_up(self) -> bool:
        """True before the armies are revealed."""
        return self.phase in ("picking", "deploying")

    @property
    def asked(self) -> tuple[int, ...]:
        """Seats that still have to answer the draw offer."""
        return still_asked(self.position, self.offer, self.agreed)

    def steps_left(self, seat: int) -> int | None:
        """Return a King's steps to the centre, around walls. None beyond ``NEAR`` or before play.

        Pieces in his way do not count, nor does a gained movement.
        """
        if seat in self.position.gone or self.setting_up:
            return None
        steps = steps_to_centre(self.position.board_name)[self.position.king(seat)]
        return steps if 0 < steps <= NEAR else None
