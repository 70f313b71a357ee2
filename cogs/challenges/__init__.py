"""Challenges to one person, and best-of matches: sent, accepted, declined, expired."""

from bot.pages.parts import register
from cogs.challenges.series import CHALLENGE, SeriesPart

register("challenges", SeriesPart())
