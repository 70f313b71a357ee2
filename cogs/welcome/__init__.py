"""The message that introduces the bot on a new server."""
