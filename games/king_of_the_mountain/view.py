"""King of the Mountain as one viewer sees it."""

from dataclasses import dataclass

from games.king_of_the_mountain.position import Position
from games.king_of_the_mountain.state import (
    Ending,
    KingOfTheMountainOptions,
    Phase,
    Ply,
    still_asked,
)


@dataclass(frozen=True, slots=True)
class KingOfTheMountainView:
    """All that one viewer may know.

    All of it is public but ``picked``, ``given`` and ``army``. ``ready`` says by seat whether a
    secret choice is made. ``picked`` are the pieces that the viewer picked, ``given`` those that
    were picked for the viewer to deploy, and ``army`` the viewer's own deployment; ``armies`` are
    all of them once they are shown.
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
        """Return all seats, those who left included."""
        return range(self.position.seats)

    @property
    def asked(self) -> tuple[int, ...]:
        """Return who has still to answer the draw that is offered."""
        return still_asked(self.position, self.offer, self.agreed)
