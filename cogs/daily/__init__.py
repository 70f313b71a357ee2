"""Daily deals: everybody gets the same cards on the same day, and results are compared."""

from bot.pages.parts import register
from cogs.daily.pages import DailyPart

register("daily", DailyPart())
