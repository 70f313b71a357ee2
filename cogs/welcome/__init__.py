"""The message that the bot introduces itself with on a new server."""
