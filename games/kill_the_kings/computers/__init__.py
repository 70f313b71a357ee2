"""The computer players of Kill the Kings, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.kill_the_kings.computers.king import Spymaster
from games.kill_the_kings.computers.knight import Assassin
from games.kill_the_kings.computers.page import Brawler

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": Brawler(),
    "knight": Assassin(),
    "king": Spymaster(),
}
