"""The computer players of King of the Hill, by level."""

from games.core.game import Players
from games.king_of_the_hill.computers.king import KingOfTheHillKing
from games.king_of_the_hill.computers.knight import KingOfTheHillKnight, KingOfTheHillPage

PLAYERS: Players = {
    "page": KingOfTheHillPage(),
    "knight": KingOfTheHillKnight(),
    "king": KingOfTheHillKing(),
}
