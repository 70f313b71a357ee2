"""The computer players of Takings, which plays like Kill the Kings."""

from games.kill_the_kings.computers import PLAYERS

__all__ = ["PLAYERS"]
