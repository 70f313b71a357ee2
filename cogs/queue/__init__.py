"""Finding an opponent, also on other servers."""

from bot.pages.parts import register
from cogs.queue.actions import ACROSS
from cogs.queue.pages import QueuePart

register("queue", QueuePart())
