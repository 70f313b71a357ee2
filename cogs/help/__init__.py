"""``/help``: first steps, and the rules of each game."""
