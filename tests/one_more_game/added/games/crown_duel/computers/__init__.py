"""The computer players of Crown Duel, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.crown_duel.computers.knight import AnyCard

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": AnyCard(),
    "knight": AnyCard(),
    "king": AnyCard(),
}
