"""Kill the Kings, a solitaire."""

from games.kill_the_kings.game import KillTheKings
from games.kill_the_kings.piles import LENGTHS, Assassination, killers, runs
from games.kill_the_kings.state import (
    KINGS,
    Draw,
    KillTheKingsOptions,
    KillTheKingsState,
    Place,
    Reserve,
    Undo,
)
from games.kill_the_kings.view import Ending, KillTheKingsView, PileView, Placement
