"""Roles of a server for achievements: finding the people who have earned one, and giving it."""
