"""The computer players of High Card, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.high_card.computers.king import PokerFace
from games.high_card.computers.knight import MostOftenRight
from games.high_card.computers.page import FaceValue

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": FaceValue(),
    "knight": MostOftenRight(),
    "king": PokerFace(),
}
