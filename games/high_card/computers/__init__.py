"""The computer players of High Card, by level."""

from games.core.game import Players
from games.high_card.computers.king import HighCardKing, HighCardKnight
from games.high_card.computers.page import HighCardPage

PLAYERS: Players = {
    "page": HighCardPage(),
    "knight": HighCardKnight(),
    "king": HighCardKing(),
}
