"""The computer players of King of the Hill, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.king_of_the_hill.computers.king import Conqueror
from games.king_of_the_hill.computers.knight import Climber
from games.king_of_the_hill.computers.page import Hothead

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": Hothead(),
    "knight": Climber(),
    "king": Conqueror(),
}
