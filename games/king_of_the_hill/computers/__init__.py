"""The computer players of King of the Hill, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.king_of_the_hill.computers.king import King
from games.king_of_the_hill.computers.knight import Knight
from games.king_of_the_hill.computers.page import Page

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": Page(),
    "knight": Knight(),
    "king": King(),
}
