"""The computer players of King of the Hill: Eighty Points, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.eighty_points.computers.king import Chancellor
from games.eighty_points.computers.knight import Courtier
from games.eighty_points.computers.page import Squire

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": Squire(),
    "knight": Courtier(),
    "king": Chancellor(),
}
