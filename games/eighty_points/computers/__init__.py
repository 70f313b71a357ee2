"""The computer players of Eighty Points, by level."""

from games.core.game import Players
from games.eighty_points.computers.king import EightyPointsKing
from games.eighty_points.computers.knight import EightyPointsKnight, EightyPointsPage

PLAYERS: Players = {
    "page": EightyPointsPage(),
    "knight": EightyPointsKnight(),
    "king": EightyPointsKing(),
}
