"""Importing this reads every catalogue, as the first start of a bot does."""

from bot.base.language import languages

languages()
