"""Challenges to one person, and best-of matches: asked, accepted or declined, and lapsed."""
