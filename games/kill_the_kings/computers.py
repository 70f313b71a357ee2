"""The computer players of Kill the Kings, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.kill_the_kings.king import Spymaster
from games.kill_the_kings.knight import Assassin
from games.kill_the_kings.page import Brawler

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": Brawler(),
    "knight": Assassin(),
    "king": Spymaster(),
}
