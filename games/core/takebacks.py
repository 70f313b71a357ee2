"""Finds the actions that can be taken back: those that drew nothing and revealed nothing hidden."""

import hmac
import random
from typing import Any, Final

from games.core.chance import Chance
from games.core.game import IllegalAction, Seat, Viewer
from games.core.match import AnyGame

CLOSE_LOOK: Final = 16
"""Maximum number of worlds per viewer in which an action is checked before a takeback."""
_ALTERNATIVES: Final = 24  # Maximum number of other actions tried in a world


class _CountedChance(Chance):
    __slots__ = ("draws",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.draws = 0

    def below(self, label: str, n: int) -> int:
        self.draws += 1
        return super().below(label, n)


def leaves_no_trace(
    game: AnyGame,
    before: Any,
    seats: int,
    seat: Seat,
    action: Any,
    key: bytes,
    worlds: int = CLOSE_LOOK,
) -> bool:
    """True if a legal action draws nothing at random and reveals nothing hidden to anybody.

    That includes spectators and the acting seat. A viewer has learnt nothing if, in every world
    that they thought possible, some action of the seat would have looked the same to them.
    ``worlds`` of these are tried, always the same ones for a key. ``seats`` is the number of seats.
    """
    after, chance = game.copy(before), _CountedChance(key)
    game.apply(after, seat, action, chance)
    if chance.draws:
        return False
    viewers: tuple[Viewer, ...] = (None, *range(seats))
    tried = range(worlds)
    return not any(
        _learns(game, before, after, seat, action, viewer, key, tried) for viewer in viewers
    )


def _learns(
    game: AnyGame,
    before: Any,
    after: Any,
    seat: Seat,
    action: Any,
    viewer: Viewer,
    key: bytes,
    numbers: range,
) -> bool:
    """True if the action lets a viewer rule out a world that was possible before."""
    seen, then = game.view(before, viewer), game.view(after, viewer)
    tried: list[Any] = [before]
    for number in numbers:
        label = f"takeback/{viewer}/{number}".encode()
        chance = Chance(hmac.digest(key, label, "sha256"))
        world = game.determinize(seen, chance)
        if world in tried:  # A viewer who knows everything has a single world
            continue
        tried.append(world)
        if not _may_look_so(game, world, seat, action, viewer, then):
            return True
    return False


def _may_look_so(
    game: AnyGame, world: Any, seat: Seat, action: Any, viewer: Viewer, then: Any
) -> bool:
    """True if some action of the seat in this world leads to the view ``then``."""
    if _looks_so(game, world, seat, action, viewer, then):
        return True
    menu, rng = game.menu(world, seat), random.Random(0)
    # The seat knows which action it took. To others, another action may explain what they see.
    return (
        viewer != seat
        and menu.count() > 0
        and any(
            _looks_so(game, world, seat, menu.sample(rng), viewer, then)
            for _ in range(_ALTERNATIVES)
        )
    )


def _looks_so(
    game: AnyGame, world: Any, seat: Seat, action: Any, viewer: Viewer, then: Any
) -> bool:
    chance = _CountedChance(bytes(16))
    tried = game.copy(world)
    try:
        game.apply(tried, seat, action, chance)
    except IllegalAction:
        return False
    return not chance.draws and bool(game.view(tried, viewer) == then)
