"""The computer players of King of the Hill: Eighty Points, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.eighty_points.computers.king import King
from games.eighty_points.computers.knight import Knight
from games.eighty_points.computers.page import Page

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": Page(),
    "knight": Knight(),
    "king": King(),
}
