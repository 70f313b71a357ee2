"""Discord's face: one cog per game, and those that serve them all."""
