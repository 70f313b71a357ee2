"""Plays the only legal card for people who ask for that, if it gives nothing away."""

from bot.pages.parts import register
from cogs.forced_moves.pages import ForcedMovesPart

register("forced_moves", ForcedMovesPart())
