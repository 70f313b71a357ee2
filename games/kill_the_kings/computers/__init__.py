"""The computer players of Kill the Kings, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.kill_the_kings.computers.page import Page
from games.kill_the_kings.computers.planner import Planner

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": Page(),
    "knight": Planner(ahead=False),
    "king": Planner(ahead=True),
}
