"""The computer players of King of the Mountain, by level."""

from games.core.game import Players
from games.king_of_the_mountain.computers.search import KING_BUDGET, KNIGHT_BUDGET, Searcher
from games.king_of_the_mountain.computers.traveller import KingOfTheMountainPage

PLAYERS: Players = {
    "page": KingOfTheMountainPage(),
    "knight": Searcher(KNIGHT_BUDGET),
    "king": Searcher(KING_BUDGET),
}
