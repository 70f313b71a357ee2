"""Roles of a server for achievements: who has earned one, and giving it on Discord."""
