"""Leaderboards of a server, of a season, and across servers."""
