"""The computer players of Kill the Kings, by level."""

from games.core.game import Players
from games.kill_the_kings.computers.planner import KillTheKingsPage, Planner

PLAYERS: Players = {
    "page": KillTheKingsPage(),
    "knight": Planner(ahead=False),
    "king": Planner(ahead=True),
}
