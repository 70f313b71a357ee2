"""Announcements that the bot posts by itself: champions, ends of seasons, weekly tables."""

from cogs.announcements.champions import note_champion
