"""New champions, the end of a season, a weekly table: what the bot tells a server by itself."""
