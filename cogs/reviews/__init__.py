"""Reviews: the computer's opinion of each decision of a finished match."""

from bot.pages.parts import register
from cogs.reviews.pages import ReviewPart

register("reviews", ReviewPart())

NEEDS = ("replays",)
