"""Finished matches: their list, step-by-step replays, and playing on from a step."""

from bot.pages.parts import register
from cogs.replays.origins import ALONE_AGAIN, PLAYED_ON, SAME_CARDS, ReplayPart

register("replays", ReplayPart())
