"""The computer players of High Card, by level."""

from games.core.game import Players
from games.high_card.computers.king import King, Knight
from games.high_card.computers.page import Page

PLAYERS: Players = {
    "page": Page(),
    "knight": Knight(),
    "king": King(),
}
