"""People who look for an opponent, also on other servers, and are seated together."""

from bot.pages.parts import register
from cogs.queue.pages import QueuePart

register("queue", QueuePart())
