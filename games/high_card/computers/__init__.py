"""The computer players of High Card, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.high_card.computers.king import King
from games.high_card.computers.knight import Knight
from games.high_card.computers.page import Page

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": Page(),
    "knight": Knight(),
    "king": King(),
}
