"""Finding an opponent, on this server or others."""

from bot.pages.parts import register
from cogs.queue.actions import ACROSS
from cogs.queue.pages import QueuePart

register("queue", QueuePart())
