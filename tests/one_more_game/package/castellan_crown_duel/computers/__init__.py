"""The computer players of Crown Duel, by level."""

from collections.abc import Mapping
from typing import Any, Final

from castellan_crown_duel.computers.knight import AnyCard
from games.core.game import Level, Player

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": AnyCard(),
    "knight": AnyCard(),
    "king": AnyCard(),
}
