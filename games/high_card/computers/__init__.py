"""The computer players of High Card, by level."""

from games.core.game import Players
from games.high_card.computers.crowd import HighCardPage
from games.high_card.computers.king import HighCardKing, HighCardKnight

PLAYERS: Players = {
    "page": HighCardPage(),
    "knight": HighCardKnight(),
    "king": HighCardKing(),
}
