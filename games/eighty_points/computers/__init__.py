"""The computer players of King of the Hill: Eighty Points, by level."""

from games.core.game import Players
from games.eighty_points.computers.king import King
from games.eighty_points.computers.knight import Knight
from games.eighty_points.computers.page import Page

PLAYERS: Players = {
    "page": Page(),
    "knight": Knight(),
    "king": King(),
}
