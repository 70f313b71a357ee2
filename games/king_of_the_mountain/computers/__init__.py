"""The computer players of King of the Mountain, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.king_of_the_mountain.computers.king import Summiteer
from games.king_of_the_mountain.computers.knight import Mountaineer
from games.king_of_the_mountain.computers.page import Rambler

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": Rambler(),
    "knight": Mountaineer(),
    "king": Summiteer(),
}
