"""Announcements that the bot posts by itself: new champions, and the results of a month."""

from cogs.announcements.champions import note_champion
