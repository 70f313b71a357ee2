"""``/help``: how to begin, and the rules of each game."""
