"""The computer players of King of the Mountain, by level."""

from collections.abc import Mapping
from typing import Any, Final

from games.core.game import Level, Player
from games.king_of_the_mountain.computers.page import Page
from games.king_of_the_mountain.computers.search import KING_BUDGET, KNIGHT_BUDGET, Searcher

PLAYERS: Final[Mapping[Level, Player[Any]]] = {
    "page": Page(),
    "knight": Searcher(KNIGHT_BUDGET),
    "king": Searcher(KING_BUDGET),
}
