"""Plays the only legal card for people who ask for that, where it gives nothing away."""

from bot.pages.parts import register
from cogs.forced_moves.pages import ForcedMovesPart

register("forced_moves", ForcedMovesPart())
