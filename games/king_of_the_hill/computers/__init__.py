"""The computer players of King of the Hill, by level."""

from games.core.game import Players
from games.king_of_the_hill.computers.king import King
from games.king_of_the_hill.computers.knight import Knight
from games.king_of_the_hill.computers.page import Page

PLAYERS: Players = {
    "page": Page(),
    "knight": Knight(),
    "king": King(),
}
