"""Takebacks: a move is undone if everybody at the table agrees."""

from bot.pages.parts import register
from cogs.takebacks.pages import TakebackPart

register("takebacks", TakebackPart())
