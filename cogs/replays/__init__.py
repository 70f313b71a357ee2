"""Finished matches: their list, the replay step by step, and playing on from a step."""

from bot.pages.parts import register
from cogs.replays.origins import ALONE_AGAIN, PLAYED_ON, SAME_CARDS
from cogs.replays.parts import ReplayPart

register("replays", ReplayPart())
