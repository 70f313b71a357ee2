"""Kill the Kings, a solitaire."""

from games.kill_the_kings.game import KillTheKings
